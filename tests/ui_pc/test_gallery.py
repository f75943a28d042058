"""Every text of every screen is inside its display and apart from every other text."""

import pytest

import sim  # noqa: F401  the stand-in for framebuf, before the screens
from core.ui.type import Type
from sim import scenes

# Pixels by which two texts' boxes may meet: accents and tails have room of their own.
TOUCH = 2


def ink(face, x, y, text):
    """The box of what a text lights: digits' and capitals' height, its width."""
    return x, y + face.top, x + face.width(text), y + face.top + face.tall


def overlap(one, other):
    """True if two boxes share more than their edges."""
    wide = min(one[2], other[2]) - max(one[0], other[0])
    tall = min(one[3], other[3]) - max(one[1], other[1])
    return wide > 0 and tall > TOUCH


class Recorder:
    """Notes every text that is drawn, while the whole screen is drawn once more."""

    def __init__(self, monkeypatch):
        self.drawn = []
        draw = Type.draw

        def noted(face, fb, x, y, text, colour):
            if text.strip():
                self.drawn.append((ink(face, x, y, text), text))
            return draw(face, fb, x, y, text, colour)

        monkeypatch.setattr(Type, "draw", noted)

    def screen(self, app):
        """The texts of the screen on top."""
        self.drawn.clear()
        app.screen.draw()
        return list(self.drawn)


@pytest.mark.parametrize("lang", scenes.LANGUAGES)
@pytest.mark.parametrize("size", scenes.DISPLAYS, ids=lambda s: f"{s[0]}x{s[1]}")
def test_no_text_is_cut_off_or_covers_another(size, lang, monkeypatch):
    recorder = Recorder(monkeypatch)
    faults = []
    for scene in scenes.SCENES:
        app, console, _ = scenes.device(size, scene, lang)
        texts = recorder.screen(app)
        for k, (box, text) in enumerate(texts):
            if box[0] < 0 or box[1] < 0 or box[2] > console.width or box[3] > console.height:
                faults.append((scene[0], text, box))
            for other, again in texts[:k]:
                if overlap(box, other) and (box, text) != (other, again):
                    faults.append((scene[0], text, again))
    assert not faults


@pytest.mark.parametrize("size", [(72, 40, 1), (128, 64, 1)], ids=lambda s: f"{s[0]}x{s[1]}")
def test_on_mono_both_sides_checkers_differ_in_a_third_of_their_pixels(size):
    scene = next(s for s in scenes.SCENES if s[0] == "choosing")
    app, _, _ = scenes.device(size, scene, "es")
    board = app.screen.board
    side = board.geometry.checker
    light, dark = (
        [board.sprite(player).pixel(x, y) for y in range(side) for x in range(side)]
        for player in (0, 1)
    )
    differ = sum(a != b for a, b in zip(light, dark))
    assert 3 * differ >= side * side - 4


@pytest.mark.parametrize("size", [(72, 40, 1), (128, 64, 1)], ids=lambda s: f"{s[0]}x{s[1]}")
def test_on_mono_every_state_of_a_point_looks_different(size):
    scene = next(s for s in scenes.SCENES if s[0] == "choosing")
    app, console, _ = scenes.device(size, scene, "es")
    board = app.screen.board
    g = board.geometry
    seen = set()
    for state in ("plain", "cursor", "target", "aim", "last"):
        board.clear_marks()
        if state == "cursor":
            board.cursor = 17
        elif state in ("target", "aim"):
            board.targets = 1 << 17
            board.aim = 17 if state == "aim" else -1
        elif state == "last":
            board.marked = 1 << 17
        board.draw()
        x, y = g.point_x(17) - 1, g.column_y(False)
        box = [(i, j) for j in range(y, y + g.tall) for i in range(x, x + g.point + 1)]
        seen.add(bytes(console.fb.pixel(i, j) for i, j in box))
    assert len(seen) == 5
