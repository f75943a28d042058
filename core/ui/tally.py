"""What a person's decisions in a game have given away; kept through a power cut.

The part of `tutor` that counts.  The blob `tutor` holds one game: a version, the
four counts, for each of the worst decisions its loss and two texts with their
lengths, and two bytes of check sum.  One that is not whole counts as empty.
"""

import struct

from micropython import const

from core.journal import check
from core.ui import stats
from core.ui.session import TALLY

BLUNDER = const(80)  # thousandths: worth a warning
ERROR = const(20)  # worth counting
_WORST = const(3)
_VERSION = const(1)
_COUNTS = "<BHIHH"
_LONGEST = const(255)


class Tally:
    """The counts of this game.

    decisions   unforced ones; loss: thousandths in all; errors, blunders: how many
    worst       [(loss, text of what was played, text of what was better)], worst first
    """

    def __init__(self, console):
        self._console = console
        self._empty()
        data = console.read(TALLY)
        if data and check(data[:-2]) == data[-2:] and data[0] == _VERSION:
            try:
                self._unpack(data)
            except (ValueError, IndexError):
                self._empty()

    def _empty(self):
        self.decisions = self.loss = self.errors = self.blunders = 0
        self.worst = []
        self._kept = True

    def clear(self):
        """A new game begins."""
        self._empty()
        if self._console.read(TALLY):
            self._console.replace(TALLY, b"")

    def count(self, loss, played, better):
        """One more decision."""
        self._kept = False
        self.decisions += 1
        self.loss += loss
        if loss < ERROR:
            return
        self.errors += 1
        self.blunders += loss >= BLUNDER
        self.worst.append((loss, played, better))
        self.worst.sort(reverse=True)
        del self.worst[_WORST:]

    def record(self, counts, row):
        """Add what was counted to the Stats, against opponent `row`."""
        counts.add(row, stats.DECISIONS, self.decisions)
        counts.add(row, stats.LOSS, self.loss)
        counts.add(row, stats.BLUNDERS, self.blunders)

    # -- the blob -------------------------------------------------------------------

    def keep(self):
        """Store what was counted since the last time, once the match's log has it.

        The log comes first: a cut between the two loses a count, never makes two.
        """
        if not self._kept:
            self._kept = True
            data = self._pack()
            self._console.replace(TALLY, data + check(data))

    def _pack(self):
        """The blob without its check sum."""
        data = struct.pack(_COUNTS, _VERSION, self.decisions, self.loss, self.errors, self.blunders)
        for loss, played, better in self.worst:
            data += bytes((loss & 255, loss >> 8 & 255, loss >> 16))
            for text in (played, better):
                text = text.encode()[:_LONGEST]
                data += bytes((len(text),)) + text
        return data

    def _unpack(self, data):
        """Take over the counts of a blob whose check sum is right."""
        if len(data) < struct.calcsize(_COUNTS) + 2:
            raise ValueError
        counts = struct.unpack_from(_COUNTS, data)
        _, self.decisions, self.loss, self.errors, self.blunders = counts
        at = struct.calcsize(_COUNTS)
        while at < len(data) - 2:
            loss = data[at] | data[at + 1] << 8 | data[at + 2] << 16
            middle = at + 4 + data[at + 3]
            end = middle + 1 + data[middle]
            played = str(data[at + 4 : middle], "utf-8")
            self.worst.append((loss, played, str(data[middle + 1 : end], "utf-8")))
            at = end
