"""The tables of the nets' arithmetic: hidden units' values and chances.

Reckoned in whole numbers once, when the nets are first needed: floats differ
between the boards.
"""

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
