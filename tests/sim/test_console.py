"""The simulated device: buttons, touches, chance, blobs and the display."""

import pytest
from devices import GREEN, RED, headless

from core import console
from core.console import COLOUR, MONO, event_code
from sim.frame import Display
from sim.store import FileStore, MemoryStore

PRESSED_A = event_code(console.PRESSED, console.A)
HELD_A = event_code(console.HELD, console.A)
RELEASED_A = event_code(console.RELEASED, console.A)
PRESSED_UP = event_code(console.PRESSED, console.UP)
HELD_UP = event_code(console.HELD, console.UP)


def events(device):
    """All that waits, in order."""
    return list(iter(device.event, -1))


def test_a_button_that_stays_down_is_held_once():
    device = headless()
    device.press(console.A)
    assert events(device) == [PRESSED_A]
    device.sleep(499)
    assert events(device) == []
    device.sleep(1)
    assert events(device) == [HELD_A]
    device.sleep(5000)
    device.release(console.A)
    assert events(device) == [RELEASED_A]


def test_an_arrow_that_stays_down_comes_again():
    device = headless()
    device.press(console.UP)
    device.sleep(500)
    assert events(device) == [PRESSED_UP, HELD_UP, PRESSED_UP]
    device.sleep(120)
    assert events(device) == [PRESSED_UP]


def test_a_touch_comes_with_its_place():
    device = headless()
    device.touch(3, 4)
    device.touch(5, 6, released=True)
    assert device.event() == event_code(console.TOUCH, 0)
    assert (device.touch_x, device.touch_y) == (3, 4)
    assert device.event() == event_code(console.TOUCH, 1)
    assert (device.touch_x, device.touch_y) == (5, 6)


def test_chance_follows_from_the_seed():
    first, again, other = headless(seed=5), headless(seed=5), headless(seed=6)
    rolls = [first.entropy() for _ in range(100)]
    assert rolls == [again.entropy() for _ in range(100)]
    assert rolls != [other.entropy() for _ in range(100)]
    assert all(0 <= byte <= 255 for byte in rolls)


@pytest.mark.parametrize("kind", ["memory", "files"])
def test_blobs_are_read_appended_and_replaced(kind, tmp_path):
    store = MemoryStore() if kind == "memory" else FileStore(tmp_path)
    assert store.read("game") is None
    store.append("game", b"one")
    store.append("game", bytearray(b"two"))
    assert store.read("game") == b"onetwo"
    store.replace("game", b"new")
    assert store.read("game") == b"new"


def test_the_display_keeps_what_it_was_shown():
    display = Display(16, 16)
    device = headless(COLOUR, display=display)
    device.set_palette(bytes(3) + RED + GREEN + bytes(39))
    device.fb.fill(1)
    device.show(0, 0, 8, 16)
    device.fb.fill(2)
    device.show(3, 3, 1, 1)
    seen = [tuple(display.surface.get_at(place))[:3] for place in ((2, 3), (3, 3), (8, 3))]
    assert seen == [tuple(RED), tuple(GREEN), (0, 0, 0)]


def test_what_is_shown_beyond_the_edge_is_cut_off():
    display = Display(16, 16)
    device = headless(COLOUR, display=display)
    device.set_palette(bytes(3) + RED + bytes(42))
    device.fb.fill(1)
    device.show(-5, -5, 6, 6)
    device.show(15, 15, 100, 100)
    device.show(20, 0, 5, 5)
    red = [(x, y) for x in range(16) for y in range(16) if display.surface.get_at((x, y)).r]
    assert red == [(0, 0), (15, 15)]


def test_a_mono_display_is_black_and_white():
    display = Display(16, 16)
    device = headless(MONO, display=display)
    device.set_palette(RED * 16)
    device.fb.pixel(9, 10, 1)
    device.show(0, 0, 16, 16)
    assert display.surface.get_at((9, 10))[:3] == (255, 255, 255)
    assert display.surface.get_at((9, 9))[:3] == (0, 0, 0)
