"""All plays of a roll, judged by a net in one call: the bot's working horse.

A play changes a few inputs of the net only, so the first layer is computed once
for the position before it and brought up to date for each play.  The arithmetic
is in `roll_plain` and `roll_viper`, which give the same bits.
"""

from array import array

from micropython import const

from core import kernels
from core.bot.net import Net
from core.bot.tables import TABLES

if kernels.NAME == "viper":
    from core.bot import roll_viper as kernel
else:
    from core.bot import roll_plain as kernel

POINT = const(1 << 20)  # one point of equity in the worth of a play
_LIFT = const(1 << 29)
_BIAS = const(1)
_WEIGHTS = const(8)
_CHANCES = const(14)
_SECOND = const(19)
_MOST = const(4095)  # plays that fit the kernels' span


_STAY = array("I", (0,))  # a play of no moves

_MONEY = (2048, 1024, 1024, 1024, 1024, 1024)

# The nets are shared, and so are the positions loaded into them: [0] is who loaded
# them last, so that a search knows when it has to load its own again.
USER = [None]


class Scorer(Net):
    """A net that judges plays."""

    def __init__(self, file):
        """file: open for reading bytes; ValueError as for Net."""
        super().__init__(file)
        kernel.lift(self.weights)
        self.net = kernel.prepare(self.weights, self.base, self.second)
        self.shape = array("i", bytes(4 * 20))
        self.shape[0] = self.hidden // 2
        for k in range(5):
            self.shape[_BIAS + k] = self.bias[k] + _LIFT
        self.shape[6] = (1024 << 16) // self.unit
        self.shape[7] = 10 * self.unit
        self._worth = array("i", (0,))
        self.money()

    def money(self):
        """Judge by points with all gammons."""
        self.weigh(_MONEY)

    def weigh(self, gains):
        """Judge by other stakes: six, in 1/1024 of a point and none of them negative.

        The first five: what the side on roll gains by winning instead of losing,
        by a gammon more, by a backgammon more, and loses by those of the other;
        the last: what the other gets when all chances are 0.
        """
        shape = self.shape
        for k in range(6):
            shape[_WEIGHTS + k] = gains[k]

    def load(self, cells):
        """Take up a position, the mover's half first."""
        kernel.load(self.net, cells)

    def score(self, cells, plays, first, end, contact, out):
        """Judge the plays first to end - 1 of a `Plays` from the loaded position.

        Writes their worth to the mover to `out`; returns skipped << 12 | best,
        as the kernel does.
        """
        span = first << 14 | min(end, _MOST) << 2 | contact
        dice = plays.used << 6 | plays.high << 3 | plays.low
        shape = self.shape
        return kernel.score(self.net, cells, plays.words, span, dice, shape, TABLES, out)

    def runner_up(self):
        """The second best play of the last `score`, -1 if there is none."""
        return self.shape[_SECOND] - 1

    def look(self, cells, contact, out):
        """Worth to the first half's side, to `out`, of a position; the other rolls."""
        USER[0] = None
        kernel.load(self.net, cells)
        span = 1 << 2 | contact
        kernel.score(self.net, cells, _STAY, span, 0, self.shape, TABLES, out)

    def chances(self, cells, contact, out):
        """Write the five chances of the second half's side, on roll, to `out`.

        Ten-thousandths: win, gammon, backgammon, lost gammon, lost backgammon.
        """
        self.look(cells, contact, self._worth)
        for k in range(5):
            out[k] = (self.shape[_CHANCES + k] * 10000 + 32768) >> 16
        out[1] = min(out[1], out[0])
        out[2] = min(out[2], out[1])
        out[3] = min(out[3], 10000 - out[0])
        out[4] = min(out[4], out[3])
