"""The device's side of `core.console`: one class for every board.

A board's `build` hands in what it has: a panel, sources of presses, a store for
the blobs, and what there is of light, sound, gauge and rest.
"""

import os

import framebuf
from micropython import const

from core import console
from core.console import ticks_diff
from firmware import clock
from firmware.buttons import Buttons

_MASK = const((1 << 28) - 1)
_POLL = const(5)  # ms between two looks at the buttons
_NAP = const(80)  # the same in the dark: a press is longer
_DIM_AFTER = const(45000)  # ms without a button
_DARK_AFTER = const(120000)
_GAUGE_EVERY = const(10000)


class DeviceConsole(console.Console):
    """The device that a person holds.

    profile     of the board, without its picture
    buttons     its Buttons
    store       of the blobs
    """

    def __init__(self, profile, panel, sources, store, light=None, sound=None, gauge=None,
                 rest=None):  # fmt: skip
        """panel: of `firmware.drivers`; sources: of `firmware.inputs`; light, gauge,
        rest: of `firmware.power`; sound: PwmSound or I2sSound; what is None the
        board does not have."""
        # Without what only the simulator needs, which is forgotten with the module.
        self.profile = {key: profile[key] for key in profile if key != "picture"}
        self.width = profile["width"]
        self.height = profile["height"]
        self.depth = profile["depth"]
        if self.depth == console.MONO:
            self.buffer = bytearray((self.height + 7) // 8 * self.width)
            kind = framebuf.MONO_VLSB
        else:
            self.buffer = bytearray((self.width + 1) // 2 * self.height)
            kind = framebuf.GS4_HMSB
        self.fb = framebuf.FrameBuffer(self.buffer, self.width, self.height, kind)
        self.buttons = Buttons(profile, sources)
        self.store = store
        self._panel = panel
        self._light = light
        self._sound = sound
        self._gauge = gauge
        self._rest = rest or clock.sleep_ms
        self._brightness = 100
        self._charge = None
        self._lost = 0
        self._dimmed = False
        self._touched = self.ticks()
        self._gauged = self._touched - _GAUGE_EVERY
        self.show(0, 0, self.width, self.height)  # nothing, not what the memory has
        panel.power(True)
        self._shine()

    # -- display ------------------------------------------------------------------

    def set_palette(self, colours):
        self._panel.set_palette(colours)

    def show(self, x, y, w, h):
        self._panel.show(self.buffer, x, y, w, h)

    def backlight(self, percent):
        self._brightness = max(0, min(100, percent))
        self._shine()

    def _shine(self):
        """Light as the player has set it, or a quarter of that."""
        if self._light is not None:
            self._light.set(self._brightness // 4 if self._dimmed else self._brightness)

    # -- buttons and time -------------------------------------------------------------

    def event(self):
        self._look()
        return self.buttons.event()

    def ticks(self):
        return (clock.ticks_ms() - self._lost) & _MASK

    def sleep(self, milliseconds):
        """Let time pass, and look at the buttons meanwhile; in the dark till a press."""
        end = self.ticks() + milliseconds
        self._look()
        left = milliseconds
        while left > 0:
            clock.sleep_ms(min(left, _POLL))
            self._look()
            left = ticks_diff(end, self.ticks())
        if ticks_diff(self.ticks(), self._touched) >= _DARK_AFTER:
            self.doze()

    def _look(self):
        """Look at the buttons, the end of a tone, and how long nobody has played."""
        now = self.ticks()
        if self._sound is not None:
            self._sound.poll(now)
        if self.buttons.poll(now):
            self._touched = now
        dimmed = ticks_diff(now, self._touched) >= _DIM_AFTER
        if dimmed != self._dimmed:
            self._dimmed = dimmed
            self._shine()

    def is_held(self, button, milliseconds):
        """True if a button of the game is down for that long; it does nothing else then."""
        for _ in range(0, milliseconds, _POLL):
            if not self.buttons.is_down(button):
                return False
            clock.sleep_ms(_POLL)
        self.buttons.swallow(self.ticks())
        return True

    def doze(self):
        """Be dark until a button is pressed, which does nothing else.

        For the game that time does not exist: a clock stands still meanwhile.
        """
        if self._sound is not None:
            self._sound.stop()
        if self._light is not None:
            self._light.off()
        self._panel.power(False)
        began = clock.ticks_ms()
        while not self.buttons.raw():
            self._rest(_NAP)
        self._lost = (self._lost + clock.ticks_ms() - began) & _MASK
        self._panel.power(True)
        self._touched = self.ticks()
        self._dimmed = False
        self.buttons.swallow(self._touched)
        self._shine()

    # -- the rest of the seam -------------------------------------------------------------

    def entropy(self):
        return os.urandom(1)[0]

    def read(self, name):
        return self.store.read(name)

    def append(self, name, data):
        self.store.append(name, data)

    def replace(self, name, data):
        self.store.replace(name, data)

    @property
    def has_sound(self):
        """True if the board can sound."""
        return self._sound is not None

    def tone(self, hertz, milliseconds):
        if self._sound is not None:
            self._sound.tone(hertz, milliseconds, self.ticks())

    def battery(self):
        if self._gauge is None:
            return None
        now = self.ticks()
        if ticks_diff(now, self._gauged) >= _GAUGE_EVERY:
            self._gauged = now
            self._charge = self._gauge.percent()
        return self._charge
