"""The window: keys and mouse reach the game, the device is drawn."""

import pygame
import pytest

from core import console
from core.console import event_code
from sim import boards
from sim.device import BUTTONS
from sim.window import Window, play

PROFILES = boards.profiles()


@pytest.fixture(params=sorted(PROFILES))
def window(request, tmp_path):
    """A window of each board at scale 2."""
    pygame.init()
    yield Window(PROFILES[request.param], tmp_path, 2)
    pygame.quit()


def post(kind, **what):
    pygame.event.post(pygame.event.Event(kind, **what))


def press_and_release(window, down, up, **what):
    """The events of the game that a press and a release give."""
    post(down, **what)
    post(up, **what)
    window.take_events()
    return list(iter(window.console.event, -1))


def both(button):
    return [event_code(console.PRESSED, button), event_code(console.RELEASED, button)]


@pytest.mark.parametrize(
    ("key", "button"),
    [
        (pygame.K_UP, console.UP),
        (pygame.K_z, console.A),
        (pygame.K_a, console.A),
        (pygame.K_x, console.B),
        (pygame.K_b, console.B),
        (pygame.K_RETURN, console.MENU),
    ],
)
def test_a_key_is_a_button(window, key, button):
    assert press_and_release(window, pygame.KEYDOWN, pygame.KEYUP, key=key) == both(button)


def test_two_keys_of_one_button_press_it_once(window):
    post(pygame.KEYDOWN, key=pygame.K_z)
    post(pygame.KEYDOWN, key=pygame.K_a)
    post(pygame.KEYUP, key=pygame.K_z)
    window.take_events()
    assert list(iter(window.console.event, -1)) == both(console.A)[:1]


def test_every_drawn_button_can_be_clicked(window):
    profile = window.profile
    does = dict(profile["buttons"])
    for label, _, x, y, w, h in profile["picture"]["buttons"]:
        place = 2 * x + w, 2 * y + h
        got = press_and_release(
            window, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, pos=place, button=1
        )
        assert got == both(BUTTONS[does[label]]), label


def test_a_click_on_the_display_is_a_touch_of_its_pixel(window):
    x, y = window.device.screen.topleft
    got = press_and_release(
        window, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, pos=(x + 21, y + 14), button=1
    )
    assert got == [event_code(console.TOUCH, 0), event_code(console.TOUCH, 1)]
    assert (window.console.touch_x, window.console.touch_y) == (10, 7)


def test_a_pressed_button_looks_pressed(window):
    window.draw()
    before = pygame.image.tobytes(window.target, "RGB")
    post(pygame.KEYDOWN, key=pygame.K_z)
    window.take_events()
    window.draw()
    assert pygame.image.tobytes(window.target, "RGB") != before


def test_escape_and_the_window_s_cross_end_the_game(window):
    class Patient:
        quit = False

        def step(self):
            return 1

    post(pygame.KEYDOWN, key=pygame.K_ESCAPE)
    play(window, Patient())
    assert not window.open
    window.open = True
    post(pygame.QUIT)
    play(window, Patient())
    assert not window.open


# -- what only a window has: on one board --------------------------------------------


@pytest.fixture
def opened(tmp_path):
    """Opens windows of one board with options."""

    def opening(board="thumby_color", **options):
        pygame.init()
        return Window(PROFILES[board], tmp_path, **{"scale": 1, **options})

    yield opening
    pygame.quit()


def key(window, key, letter=""):
    """A key goes down and up, and the window takes it."""
    post(pygame.KEYDOWN, key=key, unicode=letter)
    post(pygame.KEYUP, key=key)
    window.take_events()


def pixels(window):
    window.draw()
    return pygame.image.tobytes(window.target, "RGB")


@pytest.mark.parametrize("turns", [0, 1, 2, 3])
def test_places_are_found_however_the_device_is_turned(opened, turns):
    window = opened(turns=turns, scale=2)
    view = window.view
    wide, high = view.device.size
    for place in ((0, 0), (5, 9), (wide - 1, high - 1), (wide - 1, 0)):
        assert view.place(view.on_window(place)) == place
        assert view.area.collidepoint(view.on_window(place))
    # What is drawn at a place is found there.
    window.display.surface.fill((1, 250, 3))
    window.draw()
    at = view.on_window(view.device.screen.center)
    assert tuple(window.target.get_at(at))[:3] == (1, 250, 3)


def test_a_device_that_is_turned_has_the_window_turned(opened):
    size = opened(turns=0).view.area.size
    assert opened(turns=1).view.area.size == size[::-1]


def test_a_turned_button_can_be_clicked(opened):
    window = opened(turns=1)
    _, _, x, y, w, h = next(b for b in window.profile["picture"]["buttons"] if b[0] == "A")
    at = window.view.on_window((x + w // 2, y + h // 2))
    down, up = pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP
    assert press_and_release(window, down, up, pos=at, button=1) == both(console.A)


@pytest.mark.parametrize(("size", "scale"), [((700, 400), 2), ((679, 900), 1), ((40, 40), 1)])
def test_a_window_of_another_size_keeps_a_whole_scale(opened, size, scale):
    window = opened()
    pygame.display.set_mode(size, pygame.RESIZABLE)
    post(pygame.VIDEORESIZE, size=size, w=size[0], h=size[1])
    window.take_events()
    assert window.device.scale == scale
    window.draw()


def test_only_the_clicked_one_of_two_buttons_lights_up(opened):
    window = opened("pico_lcd_1_3")
    areas = {label: pygame.Rect(area) for label, _, *area in window.profile["picture"]["buttons"]}
    before = pixels(window)
    post(pygame.MOUSEBUTTONDOWN, pos=areas["Y"].center, button=1)
    window.take_events()
    after = pixels(window)
    changed = [
        label for label, area in areas.items()
        if _part(before, window, area) != _part(after, window, area)
    ]  # fmt: skip
    assert changed == ["Y"]


def _part(data, window, area):
    whole = pygame.image.frombytes(data, window.target.get_size(), "RGB")
    return pygame.image.tobytes(whole.subsurface(area), "RGB")


def test_a_button_with_two_uses_does_the_second_when_it_is_held(opened):
    window = opened("stickc_plus2")
    areas = {label: pygame.Rect(area) for label, _, *area in window.profile["picture"]["buttons"]}
    now = 7
    window.console.hand = lambda: now
    post(pygame.MOUSEBUTTONDOWN, pos=areas["C"].center, button=1)
    window.take_events()
    assert window.console.event() == -1
    now += 500
    window.take_events()
    assert window.console.event() == event_code(console.PRESSED, console.MENU)
    post(pygame.MOUSEBUTTONUP, pos=areas["C"].center, button=1)
    window.take_events()
    assert list(iter(window.console.event, -1)) == [event_code(console.RELEASED, console.MENU)]


def test_tab_p_and_f10_change_the_pace_and_the_caption_says_so(opened):
    window = opened()
    key(window, pygame.K_TAB)
    window.draw()
    assert window.pace.speed == 4 and "×4" in pygame.display.get_caption()[0]
    key(window, pygame.K_p)
    window.draw()
    assert window.pace.paused and "paused" in pygame.display.get_caption()[0]
    before = window.console.ticks()
    key(window, pygame.K_F10)
    assert window.console.ticks() - before == 20


class Counting:
    """A game that counts its steps, and closes the window when asked."""

    quit = False

    def __init__(self, window, until):
        self.window, self.until, self.steps = window, until, 0

    def step(self):
        self.steps += 1
        return 0


def test_the_game_stands_while_it_is_paused(opened):
    window = opened()
    game = Counting(window, 0)
    window.pace.pause()
    drawn = window.draw
    left = iter(range(5))

    def draw():
        drawn()
        window.open = next(left, None) is not None

    window.draw = draw
    play(window, game)
    # Once, to draw itself as it stands.
    assert game.steps == 1


def test_a_fast_clock_does_not_make_a_short_press_a_long_one(opened):
    window = opened(speed=64)
    window.console.press(console.A)
    pygame.time.wait(40)
    assert window.console.ticks() > 2000
    assert list(iter(window.console.event, -1)) == both(console.A)[:1]


def test_the_caption_names_the_seed(opened):
    opened(seed=123).draw()
    assert "seed 123" in pygame.display.get_caption()[0]


def test_chance_follows_from_the_seed_of_the_window(opened):
    rolls = [[opened(seed=s).console.entropy() for _ in range(1)] for s in (1, 1)]
    assert rolls[0] == rolls[1]
    seen = {tuple(opened(seed=s).console.entropy() for _ in range(8)) for s in range(5)}
    assert len(seen) == 5


def test_every_new_match_of_a_seeded_window_begins_with_the_same_dice(opened):
    from core.ui.start import new_session
    from sim.seeded import SeededApp

    window = opened(seed=9)
    app = SeededApp(window.console, 9, "en")
    rolls = []
    for _ in range(2):
        app.session = new_session(app.console, app.settings)
        app.open_game()
        rolls.append([app.dice.roll() for _ in range(20)])
        # Going on with a match leaves its dice as they are.
        app.open_game()
        rolls[-1].append(app.dice.roll())
    assert rolls[0] == rolls[1] and app.dice.seed == 9
    assert len(set(rolls[0])) > 5


def test_f6_and_f7_empty_and_fill_the_battery(opened):
    window = opened()
    assert window.console.battery() is None
    key(window, pygame.K_F6)
    assert window.console.battery() == 100
    for _ in range(12):
        key(window, pygame.K_F6)
    assert window.console.battery() == 0
    for _ in range(11):
        key(window, pygame.K_F7)
    assert window.console.battery() is None


def test_the_slider_below_the_device_sets_the_battery(opened):
    window = opened(charge=70)
    assert window.console.battery() == 70
    strip = window.view.strip
    post(pygame.MOUSEBUTTONDOWN, pos=strip.center, button=1)
    window.take_events()
    assert window.console.battery() == 50
    post(pygame.MOUSEMOTION, pos=(strip.right - 1, 0), rel=(1, 0), buttons=(1, 0, 0))
    post(pygame.MOUSEMOTION, pos=strip.midright, rel=(1, 0), buttons=(1, 0, 0))
    post(pygame.MOUSEMOTION, pos=(strip.right - 1, strip.y + 2), rel=(1, 0), buttons=(1, 0, 0))
    window.take_events()
    assert window.console.battery() == 100
    post(pygame.MOUSEMOTION, pos=(strip.x + 2, strip.y + 2), rel=(1, 0), buttons=(1, 0, 0))
    post(pygame.MOUSEBUTTONUP, pos=strip.midleft, button=1)
    window.take_events()
    assert window.console.battery() is None


@pytest.mark.parametrize("lang", ["es", "en"])
def test_the_keys_are_told_in_the_player_s_language(opened, lang, capsys):
    from sim.seeded import SeededApp

    window = opened()
    window.app = SeededApp(window.console, 1, lang)
    before = pixels(window)
    key(window, pygame.K_SLASH, "?")
    assert ("esta ayuda" if lang == "es" else "this help") in capsys.readouterr().out
    assert pixels(window) != before
    # Any key takes the help away, and does nothing else.
    key(window, pygame.K_z)
    assert pixels(window) == before
    assert window.console.event() == -1


def test_both_languages_tell_of_the_same_keys():
    from sim import words

    spanish, english = (words._TEXTS[lang] for lang in ("es", "en"))
    assert set(spanish) == set(english)
    named = [
        [word for key, _ in texts["help"] for word in key.split(", ") if word in SAME]
        for texts in (spanish, english)
    ]
    assert named[0] == named[1] and set(named[0]) == SAME


SAME = {"Z", "A", "X", "B", "Tab", "P", "F10", "F6", "F7", "F9", "F12", "F1", "?", "Esc"}


def test_f9_records_and_f12_takes_a_picture(opened, tmp_path, monkeypatch, capsys):
    from PIL import Image

    monkeypatch.chdir(tmp_path)
    window = opened()
    key(window, pygame.K_F12)
    key(window, pygame.K_F9)
    window.draw()
    assert "recording" in pygame.display.get_caption()[0]
    window.display.surface.fill((200, 30, 40))
    key(window, pygame.K_F9)
    shot, film = capsys.readouterr().out.split()
    assert pygame.image.load(shot).get_size() == (128, 128)
    with Image.open(film) as picture:
        picture.seek(picture.n_frames - 1)
        assert picture.convert("RGB").getpixel((0, 0)) == (200, 30, 40)


def test_what_the_mouse_drags_goes_with_it(opened):
    window = opened("pico_lcd_1_3")
    screen = window.device.screen
    window.display.surface.fill((0, 0, 0))
    window.display.surface.fill((250, 10, 10), (40, 40, 30, 30))
    before = pixels(window)
    post(pygame.MOUSEBUTTONDOWN, pos=(screen.x + 55, screen.y + 55), button=1)
    window.take_events()
    assert pixels(window) == before
    post(pygame.MOUSEMOTION, pos=(screen.x + 55, screen.y + 55), rel=(0, 0), buttons=(1, 0, 0))
    there = screen.x + 150, screen.y + 120
    post(pygame.MOUSEMOTION, pos=there, rel=(95, 65), buttons=(1, 0, 0))
    window.take_events()
    window.draw()
    seen = tuple(window.target.get_at(there))
    assert seen[0] > 100 > seen[1]
    post(pygame.MOUSEBUTTONUP, pos=there, button=1)
    window.take_events()
    assert pixels(window) == before
    assert list(iter(window.console.event, -1)) == [
        event_code(console.TOUCH, 0),
        event_code(console.TOUCH, 1),
    ]
    assert (window.console.touch_x, window.console.touch_y) == (150, 120)


@pytest.mark.parametrize("name", sorted(PROFILES))
def test_a_profile_is_whole(name):
    profile = PROFILES[name]
    labels = [label for label, _ in profile["buttons"]]
    drawn = [button[0] for button in profile["picture"]["buttons"]]
    assert profile["name"] == name
    assert sorted(labels) == sorted(drawn) and len(set(labels)) == len(labels)
    held = profile.get("holds", ())
    assert {label for label, _ in held} <= set(labels)
    reached = {does for _, does in (*profile["buttons"], *held)}
    # With three buttons one goes round: every list wraps at its end.
    spare = {"up", "left"} if len(labels) < 6 else set()
    assert set(BUTTONS) - spare <= reached <= set(BUTTONS)
    assert profile["depth"] in (console.MONO, console.COLOUR)


@pytest.mark.parametrize("name", sorted(PROFILES))
def test_the_picture_of_a_device_has_room_for_its_parts(name):
    profile = PROFILES[name]
    picture = profile["picture"]
    body = pygame.Rect((0, 0), picture["size"])
    parts = [pygame.Rect(area) for _, _, *area in picture["buttons"]]
    parts.append(pygame.Rect(*picture["screen"], profile["width"], profile["height"]))
    for part in parts:
        assert body.contains(part)
        assert part.collidelistall(parts) == [parts.index(part)]
