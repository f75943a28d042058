"""What the games on this device have come to: the blob `stats`.

Counted when a game ends, loaded for that and for its page alone.  A row for
each opponent, a second person first and then the bot's levels; numbers of four
bytes, low byte first, and two bytes of check sum at the end.
"""

import struct
from array import array

from micropython import const

from core.journal import check

BLOB = "stats"
_VERSION = const(1)
# The columns of a row; the person's view, or player 0's of two.
WON = const(0)
LOST = const(1)
GAMMONS_WON = const(2)
GAMMONS_LOST = const(3)
MATCHES_WON = const(4)
MATCHES_LOST = const(5)
# What the tutor saw: unforced decisions, thousandths of equity lost, blunders.
DECISIONS = const(6)
LOSS = const(7)
BLUNDERS = const(8)
COLUMNS = const(9)
ROWS = const(10)
# After the rows: how often each face of the dice came up.
FACES = const(6)


class Stats:
    """The counts.

    damaged     what was stored could not be read; it was set aside as `stats.bad`
    """

    def __init__(self, console):
        self._console = console
        self.counts = array("I", [0] * (ROWS * COLUMNS + FACES))
        self.damaged = False
        data = console.read(BLOB)
        if not data:
            return
        size = 1 + 4 * len(self.counts)
        if len(data) != size + 2 or data[0] != _VERSION or check(data[:size]) != data[size:]:
            self.damaged = True
            console.replace(BLOB + ".bad", data)
            return
        for k in range(len(self.counts)):
            self.counts[k] = struct.unpack_from("<I", data, 1 + 4 * k)[0]

    def save(self):
        """Keep the counts."""
        data = bytearray(1 + 4 * len(self.counts))
        data[0] = _VERSION
        for k in range(len(self.counts)):
            struct.pack_into("<I", data, 1 + 4 * k, self.counts[k])
        self._console.replace(BLOB, bytes(data) + check(data))

    def get(self, row, column):
        """A count; row 0 is a second person, else the bot's level."""
        return self.counts[row * COLUMNS + column]

    def add(self, row, column, number=1):
        """Count."""
        at = row * COLUMNS + column
        self.counts[at] = min(0xFFFFFFFF, self.counts[at] + number)

    def face(self, face):
        """How often a face of the dice has come up."""
        return self.counts[ROWS * COLUMNS + face - 1]

    def add_dice(self, dice):
        """Count the faces that a Dice by chance has thrown since it was counted last."""
        if dice.seed is None:
            for face in range(1, FACES + 1):
                self.counts[ROWS * COLUMNS + face - 1] += dice.rolled(face)
            dice.forget()

    def game(self, match, row, me):
        """Count a finished game against opponent `row`, as player `me` sees it."""
        lost = int(match.winner != me)
        self.add(row, WON + lost)
        if match.multiplier > 1:
            self.add(row, GAMMONS_WON + lost)
        if match.match_winner >= 0:
            self.add(row, MATCHES_WON + int(match.match_winner != me))


def error_rate(loss, decisions):
    """Equity lost a decision times 500, as players compare it; in hundredths."""
    return loss * 50 // decisions if decisions else 0


def count_game(app, session, tutor):
    """Add the game that has just ended to the statistics; tutor: the Tutor or None."""
    people = session.people()
    if not people:
        return
    counts = Stats(app.console)
    row = max(session.levels)
    counts.game(session.match, row, 0 if people == 2 or not session.levels[0] else 1)
    counts.add_dice(app.dice)
    if tutor:
        tutor.record(counts, row)
    counts.save()
