"""All plays of a roll, judged by a net in one call: the bot's working horse.

A play changes a few inputs of the net only, so the first layer is computed once
for the position before it and brought up to date for each play.  The arithmetic
is in `roll_plain` and `roll_viper`, which give the same bits.
"""

from array import array

from micropython import const

from core import kernels
from core.bot.net import Net

if kernels.NAME == "viper":
    from core.bot import roll_viper as kernel
else:
    from core.bot import roll_plain as kernel

POINT = const(1 << 20)  # one point of equity in the worth of a play
_LIFT = const(1 << 29)
_ONE = const(1 << 60)
_E8 = const(3436810567589947213296)  # e**8 and e**(-1/32), in units of `_ONE`
_R32 = const(1117449839007427528)
_BIAS = const(1)
_WEIGHTS = const(8)
_CHANCES = const(14)
_MOST = const(4095)  # plays that fit the kernels' span


def _tables():
    """Hidden units' values by lane, then chances in 1/65536 by sixteenths of a logit.

    Reckoned in whole numbers: floats differ between the boards.
    """
    out = bytearray(512 + 2 * 162)
    power = _E8  # e**(8 - k / 32)
    for k in range(512):
        out[k] = (511 * _ONE + power) // (2 * (_ONE + power))
        power = power * _R32 >> 60
    power = _ONE
    for k in range(162):
        chance = min(65535, (65536 * 2 * _ONE + _ONE + power) // (2 * (_ONE + power)))
        out[512 + 2 * k] = chance & 255
        out[513 + 2 * k] = chance >> 8
        power = power * _R32 >> 60
        power = power * _R32 >> 60
    return bytes(out)


TABLES = _tables()


class Scorer(Net):
    """A net that judges plays."""

    def __init__(self, file):
        """file: open for reading bytes; ValueError as for Net."""
        super().__init__(file)
        self.net = kernel.prepare(self._weights, self._base, self._second)
        self.shape = array("i", bytes(4 * 19))
        self.shape[0] = self.hidden // 2
        for k in range(5):
            self.shape[_BIAS + k] = self._bias[k] + _LIFT
        self.shape[6] = (1024 << 16) // self._unit
        self.shape[7] = 10 * self._unit
        self.money()

    def money(self):
        """Judge by points with all gammons."""
        self.weigh(2048, 1024, 1024, 1024, 1024, 1024)

    def weigh(self, win, gammon, triple, lost_gammon, lost_triple, none):
        """Judge by other stakes, in 1/1024 of a point and none of them negative.

        The first five: what the side on roll gains by winning instead of losing,
        by a gammon more, by a backgammon more, and loses by those of the other;
        none: what the other gets when all chances are 0.
        """
        at = _WEIGHTS
        for value in (win, gammon, triple, lost_gammon, lost_triple, none):
            self.shape[at] = value
            at += 1

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

    def look(self, cells, contact, out):
        """Worth to the first half's side of a position in which the other rolls.

        The chances of the side on roll are in `shape[14:19]` after it.
        """
        kernel.load(self.net, cells)
        span = 1 << 2 | contact
        kernel.score(self.net, cells, _STAY, span, 0, self.shape, TABLES, out)
        return out[0]


_STAY = array("I", (0,))
