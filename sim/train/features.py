"""What a net sees of a board; the PC's side of the encoder in `core/bot`.

For each side, the one on roll first, 100 base inputs: 24 points of four units
(more than 0, 1, 2 checkers; how many above three), the bar, three units of
checkers off; these always sum to 30 over both sides.  Then, if the net has
them, 10 extra inputs for each side: what a small first layer cannot find by
itself.  All are small integers, so that the device gets the same.
"""

import numpy as np
from numba import njit

from sim.train.boards import BAR, SIDE, back

BASE_SIDE = 100
BASE = 2 * BASE_SIDE
EXTRA_SIDE = 10
FULL = BASE + 2 * EXTRA_SIDE
EXTRAS = (
    "pip lead in eighths",
    "longest prime",
    "rolls that free the rearmost checker, in thirds",
    "fewest rolls that free a checker the other side has behind us, in thirds",
    "rolls of the other side that hit a blot, in thirds",
    "deepest anchor",
    "pips until contact is broken, in eighths",
    "men on the bar times points the other holds at home",
    "rolls that free the men in the other's home, summed, in sixteenths",
    "most advanced anchor",
)


def _escape_table():
    """Rolls of 36 that bring a checker past, by the blocked ones of 12 points ahead."""
    table = np.zeros(4096, np.int8)
    for mask in range(4096):
        for one in range(1, 7):
            for other in range(1, 7):
                table[mask] += _escapes(mask, one, other)
    return table


def _escapes(mask, one, other):
    """True if the roll moves a checker its full length, or past six with doubles."""
    blocked = [bool(mask >> k & 1) for k in range(12)]
    if one != other:
        through = not blocked[one - 1] or not blocked[other - 1]
        return through and not blocked[one + other - 1]
    for k in range(1, 5):
        if k * one <= 12 and blocked[k * one - 1]:
            return False
        if k * one > 6:
            return True
    return False


_ESCAPES = _escape_table()


@njit(cache=True)
def _base(board, base, x, at):
    """The 100 base inputs of the side at `base`, into x[at:]."""
    off = 15
    for i in range(24):
        n = board[base + i]
        off -= n
        for unit in range(3):
            x[at + 4 * i + unit] = n > unit
        x[at + 4 * i + 3] = max(0, n - 3)
    bar = board[base + BAR]
    off -= bar
    x[at + 96] = bar
    x[at + 97] = min(off, 5)
    x[at + 98] = min(max(off - 5, 0), 5)
    x[at + 99] = max(off - 10, 0)


@njit(cache=True)
def _pips(board, base):
    """Pip count of the side at `base`."""
    total = 0
    for i in range(SIDE):
        total += (i + 1) * board[base + i]
    return total


@njit(cache=True)
def _made(board, base):
    """Bit i for each point i of the side that holds two checkers or more."""
    mask = 0
    for i in range(24):
        if board[base + i] >= 2:
            mask |= 1 << i
    return mask


@njit(cache=True)
def _prime(made):
    """Longest run of points in the mask, 6 at most."""
    length = 0
    while made and length < 6:
        made &= made >> 1
        length += 1
    return length


@njit(cache=True)
def _free(made, i, escapes):
    """Rolls that free a checker on its own point i from the other's points `made`."""
    return escapes[(made >> (24 - i)) & 4095]


@njit(cache=True)
def _hits(ahead, blocks, one, other):
    """True if the roll hits a blot.

    ahead   bit k − 1: a hitter stands k pips away
    blocks  bit k − 1: so does a point that it may not touch on the way
    """
    if (ahead >> (one - 1) | ahead >> (other - 1)) & 1:
        return True
    if one != other:
        if not ahead >> (one + other - 1) & 1:
            return False
        return not (blocks >> (one - 1) & 1 and blocks >> (other - 1) & 1)
    for k in range(2, 5):
        if blocks >> ((k - 1) * one - 1) & 1:
            return False
        if ahead >> (k * one - 1) & 1:
            return True
    return False


@njit(cache=True)
def _shots(board, base):
    """Rolls of 36 by which the other side hits a blot of the side at `base`.

    From the bar only the checker there is asked, on its way straight on.
    """
    other = SIDE - base
    hitters = 0
    for i in range(SIDE):
        if board[other + i]:
            hitters |= 1 << i
    if board[other + BAR]:
        hitters = 1 << BAR
    turned = 0
    for i in range(24):
        if board[base + i] >= 2:
            turned |= 1 << (23 - i)
    total = 0
    for high in range(1, 7):
        for low in range(1, high + 1):
            for i in range(24):
                if board[base + i] != 1:
                    continue
                if _hits(hitters >> (24 - i), turned >> (24 - i), high, low):
                    total += 1 if high == low else 2
                    break
    return total


@njit(cache=True)
def _extra(board, base, x, at, escapes):
    """The 10 extra inputs of the side at `base`, into x[at:]; see EXTRAS."""
    other = SIDE - base
    mine, theirs = _made(board, base), _made(board, other)
    rear, their_rear = back(board, base), back(board, other)
    lead = (_pips(board, other) - _pips(board, base)) >> 3
    x[at] = min(15, max(-15, lead))
    x[at + 1] = _prime(mine)
    x[at + 2] = _free(theirs, rear, escapes) // 3
    fewest = 36
    for i in range(15, their_rear + 1):
        fewest = min(fewest, _free(mine, i, escapes))
    x[at + 3] = fewest // 3
    x[at + 4] = _shots(board, base) // 3
    x[at + 5] = x[at + 9] = 0
    mobility = 0
    for i in range(18, SIDE):
        if i < BAR and mine >> i & 1:
            x[at + 5] = 24 - i
            if not x[at + 9]:
                x[at + 9] = 24 - i
        mobility += board[base + i] * _free(theirs, i, escapes)
    beyond = 0
    for i in range(max(0, 23 - their_rear), SIDE):
        beyond += board[base + i] * (i - 22 + their_rear)
    x[at + 6] = min(15, beyond >> 3)
    points = 0
    for i in range(6):
        points += theirs >> i & 1
    x[at + 7] = min(15, board[base + BAR] * points)
    x[at + 8] = min(15, mobility >> 4)


@njit(cache=True)
def _encode(board, x, escapes):
    _base(board, 0, x, 0)
    _base(board, SIDE, x, BASE_SIDE)
    if len(x) > BASE:
        _extra(board, 0, x, BASE, escapes)
        _extra(board, SIDE, x, BASE + EXTRA_SIDE, escapes)


@njit
def encode(board, x):
    """Inputs of `board` into x, int8[BASE] or int8[FULL]."""
    _encode(board, x, _ESCAPES)


@njit
def encode_all(positions, inputs):
    """Inputs of positions int8[n, 50] as a new int8[n, inputs]."""
    out = np.zeros((len(positions), inputs), np.int8)
    for k in range(len(positions)):
        encode(positions[k], out[k])
    return out


def inputs_of(extras):
    """How many inputs a net has, with the extra ones or without."""
    return FULL if extras else BASE
