"""Every legal play of a roll, found once and kept in one buffer.

Stands on `position` and the kernels; the referee, the bot, the notation and
the text commands all ask here.  A play is a whole turn of up to four moves;
two plays that end in the same position are one play.
"""

import gc
from array import array

from micropython import const

from core import kernels
from core.position import OFF

_FIRST_ROOM = const(512)  # the most met in real games is 487
_LOW_FIRST = const(0x80)


class Plays:
    """The legal plays of one roll.

    count   how many there are, 0 for a dance
    used    moves in each of them, 0 to 4
    words   array('I') of the plays, see `kernel_plain`; grows if it must
    """

    def __init__(self):
        """Make room for the plays of any roll met in practice."""
        self.words = array("I", bytes(4 * _FIRST_ROOM))
        self.count = self.used = 0
        self.high = self.low = 0

    def find(self, position, one, other):
        """Find the plays of the dice `one`, `other` for the side on roll.

        Returns their number.  The position is left as it was.
        """
        self.high = max(one, other)
        self.low = min(one, other)
        found = kernels.find(position.cells, self.high, self.low, self.words)
        if found & 0xFFFF > len(self.words):
            # Only far-fetched positions come here: once, and the room stays.
            gc.collect()
            self.words = array("I", bytes(4 * (found & 0xFFFF)))
            found = kernels.find(position.cells, self.high, self.low, self.words)
        self.count = found & 0xFFFF
        self.used = found >> 16
        return self.count

    def source(self, k, step):
        """Source point of move number `step` of play `k`."""
        return self.words[k] >> (8 * step) & 0x1F

    def die(self, k, step):
        """Die of move number `step` of play `k`."""
        low_first = self.words[k] & _LOW_FIRST != 0
        return self.low if low_first == (step == 0) else self.high

    def make(self, k, position):
        """Play `k` on `position`, hits and all, with the mover still on roll."""
        for step in range(self.used):
            position.move(self.source(k, step), self.die(k, step))

    def index(self, position, result, scratch):
        """Number of the play from `position` to `result`, or -1.

        scratch     a Position to work in
        """
        for k in range(self.count):
            scratch.copy(position)
            self.make(k, scratch)
            if scratch == result:
                return k
        return -1


def target(source, die):
    """Where a move ends: a point, or OFF."""
    return source - die if source > die else OFF
