"""Stored pictures of a few screens: `python tests/ui_pc/golden.py` draws them anew.

Look at what changed before it is committed (`git diff --stat`, then the files).
The keys reach two menus, a roll to be made and a play to be confirmed;
the opponent sees by weights set by hand, so that new nets change no picture.
"""

import sys
from pathlib import Path

FOLDER = Path(__file__).with_name("golden")
SIZES = (
    (72, 40, 1), (128, 64, 1), (128, 128, 4), (160, 128, 4),
    (240, 135, 4), (240, 240, 4), (320, 240, 4), (320, 320, 4),
)  # fmt: skip
CLUB = "a down left left up a "
SCREENS = {
    "menu": "a",
    "options": "a down down a",
    "roll": CLUB + "a a wait:3000 a a",
    "game": CLUB + "a a wait:3000 " + "a a a a a up a wait:1000 " * 4,
}
SEED = 7


def pictures():
    """(name, size, language, keys) of each: the languages take turns."""
    for row, size in enumerate(SIZES):
        for column, (name, keys) in enumerate(SCREENS.items()):
            lang = "es" if (row + column) % 2 else "en"
            yield f"{size[0]}x{size[1]}-{name}-{lang}", size, lang, keys


def draw(size, lang, keys, interpreter="cpython"):
    """The screen after the keys, as a picture."""
    from sim import frame, headless, runtime, script

    if interpreter == "micropython":
        return frame.display_of(runtime.play(size, lang, SEED, keys, "", "1M")).surface
    display = frame.Display(size[0], size[1])
    headless.play(size, lang, SEED, script.parse(keys), display=display)
    return display.surface


def main():
    """Draw them all."""
    from sim import frame

    FOLDER.mkdir(exist_ok=True)
    for name, size, lang, keys in pictures():
        frame.save(draw(size, lang, keys), FOLDER / f"{name}.png")


if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[2]))
    main()
