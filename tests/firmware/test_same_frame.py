"""What a player sees is the whole frame, though the game sends parts of it.

A game on every board, by its buttons; at each rest the controller's memory is
compared with the frame that the game has drawn.
"""

import sim  # noqa: F401  the stand-in for framebuf

import pytest
from wiring import BOARDS, Rig

from firmware import start
from sim.boardrun import PINS, Player, settings
from sim.controllers import machine

KEYS = 20


class Watched(Player):
    """A player who compares before pressing; `rests` is how often."""

    def __init__(self, rig, app, pins):
        super().__init__(app, pins, 99, 5)
        self.rests = 0
        self._rig = rig

    def _press(self, now):
        assert self._rig.picture() == seen(self._rig.device, self._rig.colours)
        self.rests += 1
        super()._press(now)


def seen(device, colours):
    """The frame as the controller's memory ought to have it."""
    if device.depth == 1:
        return device.buffer
    words = []
    for k in range(0, 48, 3):
        red, green, blue = colours[k : k + 3]
        words.append(bytes((red & 0xF8 | green >> 5, (green & 0x1C) << 3 | blue >> 3)))
    pixels = []
    for byte in device.buffer:
        pixels += (words[byte >> 4], words[byte & 15])
    return b"".join(pixels)


@pytest.mark.parametrize("name", ("pico_lcd_1_3", "thumby_color", "thumby", "diy_sh1106"))
def test_the_display_never_lags_behind_the_frame(name):
    rig = Rig(name)
    rig.store.replace("settings", settings(3, 2))
    rig.colours = None
    set_palette = rig.device.set_palette

    def noted(colours):
        rig.colours = bytes(colours)
        set_palette(colours)

    rig.device.set_palette = noted
    app = start.start(rig.device)
    player = Watched(rig, app, PINS[name])
    machine.BOARD.while_waiting = player.look
    while player.rests < KEYS:
        rig.device.sleep(app.step())
    machine.BOARD.while_waiting = None
    assert app.session is not None and name in BOARDS
