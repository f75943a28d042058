"""From what is down to the events of the console seam: debounce, hold, repeat.

A button acts at once and is then deaf for some milliseconds, in which its
contacts bounce.  Nothing is allocated after the start.
"""

from array import array

from micropython import const

from core import console
from core.console import event_code, ticks_diff

NAMES = ("up", "down", "left", "right", "a", "b", "menu")

_BOUNCE = const(20)  # ms
_HELD_AFTER = const(500)
_REPEAT_EVERY = const(120)
_NEVER = const(1 << 27)
_NOTHING = const(255)
_ROOM = const(16)


class Buttons:
    """The buttons of a board; `poll` looks at them, `event` tells what happened.

    down    the buttons that are down now, a bit each in the profile's order
    """

    def __init__(self, profile, sources):
        """profile: of the board; sources: of `firmware.inputs`."""
        buttons = profile["buttons"]
        holds = dict(profile.get("holds", ()))
        self._sources = sources
        self._does = bytes([NAMES.index(does) for _, does in buttons])
        self._long = bytes(
            [NAMES.index(holds[label]) if label in holds else _NOTHING for label, _ in buttons]
        )
        self._changed = array("i", [-_BOUNCE] * len(buttons))
        self._next = array("i", [_NEVER] * len(buttons))
        self._queue = bytearray(_ROOM)
        self._first = self._count = 0
        self._deaf = 0
        self.down = 0

    def raw(self):
        """What the sources say: the buttons that are down, a bit each."""
        down = 0
        for source in self._sources:
            down |= source.read()
        return down

    def is_down(self, button):
        """True if a button of the game is down, by what the sources say."""
        down = self.raw()
        for k in range(len(self._does)):
            if down >> k & 1 and self._does[k] == button:
                return True
        return False

    def swallow(self, now):
        """Whatever is down now does nothing until it has been up."""
        self._deaf = self.down = self.raw()
        for k in range(len(self._next)):
            self._next[k] = _NEVER
            self._changed[k] = now
        self._count = 0

    def poll(self, now):
        """Look at the buttons at the time `now`; returns what is down, a bit each."""
        changed = self.raw() ^ self.down
        k = 0
        while changed:
            if changed & 1 and ticks_diff(now, self._changed[k]) >= _BOUNCE:
                self._changed[k] = now
                self.down ^= 1 << k
                self._turn(k)
            changed >>= 1
            k += 1
        down = self.down & ~self._deaf
        k = 0
        while down:
            if down & 1 and ticks_diff(now, self._changed[k]) >= self._next[k]:
                self._stay(k)
            down >>= 1
            k += 1
        return self.down

    def _turn(self, k):
        """A button went down or came up."""
        if self.down >> k & 1:
            self._next[k] = _HELD_AFTER
            if self._long[k] == _NOTHING:
                self._put(console.PRESSED, self._does[k])
        elif self._deaf >> k & 1:
            self._deaf &= ~(1 << k)
        elif self._long[k] == _NOTHING:
            self._put(console.RELEASED, self._does[k])
        elif self._next[k] != _NEVER:
            # It was short: now it may act.
            self._put(console.PRESSED, self._does[k])
            self._put(console.RELEASED, self._does[k])

    def _stay(self, k):
        """A button stays down: HELD once, arrows again, or what it does when held."""
        if self._long[k] != _NOTHING:
            self._put(console.PRESSED, self._long[k])
            self._put(console.RELEASED, self._long[k])
            self._next[k] = _NEVER
            return
        if self._next[k] == _HELD_AFTER:
            self._put(console.HELD, self._does[k])
        if self._does[k] <= console.RIGHT:
            self._put(console.PRESSED, self._does[k])
            self._next[k] += _REPEAT_EVERY
        else:
            self._next[k] = _NEVER

    def _put(self, kind, button):
        """Queue an event; what does not fit is lost."""
        if self._count < _ROOM:
            self._queue[(self._first + self._count) % _ROOM] = event_code(kind, button)
            self._count += 1

    def event(self):
        """The next event's number, or -1."""
        if not self._count:
            return -1
        code = self._queue[self._first]
        self._first = (self._first + 1) % _ROOM
        self._count -= 1
        return code
