"""Animations over the board: a checker that travels, dice that tumble.

Each knows only how far it is at a time in milliseconds; what lies under the
traveller is kept and put back, so that the board need not be drawn again.
"""

import framebuf
from core.console import MONO, ticks_diff

# Length of one checker's way and of a roll, in ms, by the speed that is set.
MOVE_TIME = (0, 110, 260)
ROLL_TIME = (0, 200, 500)


class Travel:
    """One checker on its way across the display.

    done    True once it has arrived and the display is as before
    """

    def __init__(self, console, size, key):
        """size: width and height of the pictures that will travel; key: what is clear in them."""
        self._console = console
        self._size = size
        self._key = key
        mono = console.depth == MONO
        data = bytearray((size + 7) // 8 * size if mono else (size + 1) // 2 * size)
        kind = framebuf.MONO_VLSB if mono else framebuf.GS4_HMSB
        self._under = framebuf.FrameBuffer(data, size, size, kind)
        self.done = True

    def start(self, sprite, x, y, to_x, to_y, time):
        """Set out from (x, y); `time` ms long, 0 to be there at once."""
        self._sprite = sprite
        self._x, self._y = x, y
        self._dx, self._dy = to_x - x, to_y - y
        self._time = time
        self._since = self._console.ticks()
        self._shown = False
        self.done = time == 0

    def tick(self, now):
        """Move on to the place of the time `now`."""
        if self.done:
            return
        spent = ticks_diff(now, self._since)
        self._lift()
        if spent >= self._time:
            self.done = True
            return
        # Slow at both ends: 3t^2 - 2t^3 in 1024ths.
        t = spent * 1024 // self._time
        t = t * t * (3072 - 2 * t) >> 20
        self._put(self._x + (self._dx * t >> 10), self._y + (self._dy * t >> 10))

    def _put(self, x, y):
        self._at_x, self._at_y = x, y
        self._under.blit(self._console.fb, -x, -y)
        self._console.fb.blit(self._sprite, x, y, self._key)
        self._console.show(x, y, self._size, self._size)
        self._shown = True

    def _lift(self):
        """Take the checker up again and show what lay under it."""
        if self._shown:
            self._console.fb.blit(self._under, self._at_x, self._at_y)
            self._console.show(self._at_x, self._at_y, self._size, self._size)
            self._shown = False

    def finish(self):
        """Be there at once."""
        self._lift()
        self.done = True
