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
