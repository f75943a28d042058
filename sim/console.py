"""The simulator's side of `core.console`.  Runs on both interpreters.

`SimConsole` has what the window and a scripted session share: the frame, the
palette, the queue of events and the blobs.  `HeadlessConsole` adds a clock that
only the session moves and chance that a seed fixes.
"""

import framebuf

from core import console

_TICKS_MASK = (1 << 28) - 1
# A mono display's two colours, until somebody sets others.
_INK = b"\x00\x00\x00\xff\xff\xff" + bytes(42)

# A button that stays down counts as held after this many milliseconds.
HELD_AFTER = 500
_REPEAT_EVERY = 120
_NEVER = 1 << 27


class SimConsole(console.Console):
    """A device of the given size; `store` keeps its blobs.

    palette     the 48 bytes last set
    display     told of every rectangle shown: display.update(console, x, y, w, h)
    charge      of the battery in percent, None on mains
    """

    charge = None

    def __init__(self, width, height, depth, store, display=None):
        self.width = width
        self.height = height
        self.depth = depth
        if depth == console.MONO:
            self.buffer = bytearray((height + 7) // 8 * width)
            kind = framebuf.MONO_VLSB
        else:
            self.buffer = bytearray((width + 1) // 2 * height)
            kind = framebuf.GS4_HMSB
        self.fb = framebuf.FrameBuffer(self.buffer, width, height, kind)
        self.palette = bytearray(_INK)
        self.display = display
        self._store = store
        self._events = []
        self._touches = []
        # When a button went down, and after how many ms it speaks again.
        self._down = {}
        self._next = {}

    def set_palette(self, colours):
        if self.depth != console.MONO:
            self.palette[:] = colours

    def show(self, x, y, w, h):
        if self.display is not None:
            self.display.update(self, x, y, w, h)

    def battery(self):
        return self.charge

    def hand(self):
        """Milliseconds by which a button counts as held: the device's own."""
        return self.ticks()

    def press(self, button):
        """A button goes down."""
        self._down[button] = self.hand()
        self._next[button] = HELD_AFTER
        self._events.append(console.event_code(console.PRESSED, button))

    def release(self, button):
        """A button comes up again."""
        if self._down.pop(button, None) is not None:
            self._events.append(console.event_code(console.RELEASED, button))

    def _held(self):
        """Queue what buttons do while they stay down: HELD once, arrows again."""
        now = self.hand()
        for button, since in self._down.items():
            if console.ticks_diff(now, since) < self._next[button]:
                continue
            if self._next[button] == HELD_AFTER:
                self._events.append(console.event_code(console.HELD, button))
            if button <= console.RIGHT:
                self._events.append(console.event_code(console.PRESSED, button))
                self._next[button] += _REPEAT_EVERY
            else:
                self._next[button] = _NEVER

    def touch(self, x, y, released=False):
        """Queue a touch of the display."""
        self._events.append(console.event_code(console.TOUCH, 1 if released else 0))
        self._touches.append((x, y))

    def event(self):
        self._held()
        if not self._events:
            return -1
        event = self._events.pop(0)
        if event >> 4 == console.TOUCH:
            self.touch_x, self.touch_y = self._touches.pop(0)
        return event

    def read(self, name):
        return self._store.read(name)

    def append(self, name, data):
        self._store.append(name, data)

    def replace(self, name, data):
        self._store.replace(name, data)


class HeadlessConsole(SimConsole):
    """A device with nobody before it: the same on every run and interpreter."""

    def __init__(self, width, height, depth, store, seed, display=None):
        super().__init__(width, height, depth, store, display)
        self._now = 0
        self._chance = (seed * 2654435761 + 1) & 0xFFFFFFFF

    def ticks(self):
        return self._now

    def sleep(self, milliseconds):
        self._now = (self._now + milliseconds) & _TICKS_MASK

    def entropy(self):
        self._chance = (self._chance * 1664525 + 1013904223) & 0xFFFFFFFF
        return self._chance >> 24
