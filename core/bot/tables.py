"""The tables of the nets: hidden units' values, chances, rolls that escape.

Reckoned in whole numbers once, when the nets are first needed: floats differ
between the boards.
"""

from array import array

from micropython import const

_ONE = const(1 << 60)
_E8 = const(3436810567589947213296)  # e**8 and e**(-1/32), in units of `_ONE`
_R32 = const(1117449839007427528)


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


def _escapes():
    """What rolls can do, in three parts of 64, each by six points a bit each.

    Rolls of 36 that bring a checker past 12 points, by those of the six next to
    it that are blocked: nibbles of how many get through to a point among these,
    then to each of the six behind them if it is free.  By those of the six behind
    that are blocked: the nibbles that count.  Last the rolls that have one of the
    dice: a bit each, six doubles first, then 2-1, 3-1, 3-2 ...
    """
    out = array("I", bytes(4 * 192))
    for near in range(64):
        word = 0
        for high in range(1, 7):
            for low in range(1, high):
                total = high + low
                if (near >> (high - 1) | near >> (low - 1)) & 1:
                    out[128 + near] |= 32 << (high - 1) * (high - 2) // 2 + low
                if near >> (high - 1) & near >> (low - 1) & 1:
                    continue  # neither die can be played first
                if total > 6:
                    word += 2 << 4 * (total - 6)
                elif not near >> (total - 1) & 1:
                    word += 2
            stop = high
            while high > 1 and stop < 7 and not near >> (stop - 1) & 1:
                stop += high
            if stop > 6:
                word += 1 << 4 * (stop - 6)
        out[near] = word
        word = 15
        for k in range(6):
            if not near >> k & 1:
                word |= 240 << 4 * k
        out[64 + near] = word
        out[128 + near] |= near
    return out


ESCAPES = _escapes()
