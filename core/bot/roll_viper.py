"""Scoring the plays of a roll in viper; bit for bit that of `roll_plain`.

What a play changes is found out here; the arithmetic on the net's layers is in
`leaf_thumb` or `leaf_viper`, which has the work space's words.
"""
# ruff: noqa: F821

from array import array

import micropython

from core.bot.extras_viper import SIZE, fill
from core.bot.tables import ESCAPES

try:
    # An RP2's machine code: other processors load no such file.
    from core.bot.leaf_thumb import leaf
except (SyntaxError, ValueError, ImportError, AttributeError, NameError):
    from core.bot.leaf_viper import leaf

_EMPTY = array("I", bytes(52))  # no checker at all


@micropython.viper
def lift(weights):
    """Add 128 to every signed byte, in place."""
    byte = ptr8(weights)
    end = int(byte) + int(len(weights))
    while int(byte) < end:
        byte[0] ^= 0x80
        byte = ptr8(int(byte) + 1)


def prepare(weights, base, second):
    """What `load` and `score` take of a net: its own buffers, and a work space.

    The space holds the layers to start from, those of the position before the
    play and those after it; then there are room for the cells after it and for
    the extra inputs before and after it, if the net has them.
    """
    words = len(base)
    space = array("I", bytes(4 * (80 + 6 * words)))
    space[0] = words
    for k in range(words):
        space[80 + k] = base[k]
        for pair in (1, 3, 5):
            # Two lanes of the extra inputs' layer, at 0 and with what rounds them.
            space[80 + words * pair + k] = 0x80028002
    extras = len(weights) > 400 * words
    return weights, second, space, bytearray(52), bytearray(2 * SIZE if extras else 0)


def load(net, cells):
    """Compute the first layer of a position, from which `score` goes on."""
    _score(net, cells, _EMPTY, -1, 0, _EMPTY, _EMPTY, _EMPTY)


def score(net, cells, plays, span, dice, shape, tables, out):
    """Write what each play is worth to `out`; see `roll_plain.score`."""
    return _score(net, cells, plays, span, dice, shape, tables, out)


@micropython.viper
def _score(
    net, cells: ptr32, plays: ptr32, span: int, dice: int, shape: ptr32, tables, out: ptr32
) -> int:
    """Play, evaluate and take back each play of the span; -1 loads the position instead."""
    space = ptr32(net[2])
    words = space[0]
    width = words << 1
    before4 = cells
    after4 = ptr32(net[3])
    after = ptr8(after4)
    values = ptr8(net[4])
    extras = int(len(net[4])) >> 1
    chances = ptr16(int(ptr8(tables)) + 512)
    play = span >> 14
    last = span >> 2 & 0xFFF
    used = dice >> 6
    best = 0
    most = 0
    second = 0
    more = 0
    skipped = 0
    space[10] = 320 + (words << 3)
    space[11] = 320 + (words << 4)
    space[12] = 1
    if span < 0:
        before4 = ptr32(_EMPTY)
        space[10] = 320
        space[11] = 320 + (words << 3)
        space[12] = 0
        play = 0
        last = 1
    before = ptr8(before4)
    rear = 25
    while rear and before[rear] == 0:
        rear -= 1
    their_rear = 25
    while their_rear and before[26 + their_rear] == 0:
        their_rear -= 1
    while play < last:
        k = 0
        while k < 13:
            after4[k] = cells[k]
            k += 1
        if span >= 0:
            word = plays[play]
            die = dice >> 3 & 7
            other = dice & 7
            if word & 0x80:
                k = die
                die = other
                other = k
            k = 0
            while k < used:
                source = word >> (k << 3) & 0x1F
                after[source] -= 1
                source -= die
                if source <= 0:
                    after[0] += 1
                else:
                    after[source] += 1
                    source = 51 - source
                    if after[source]:
                        after[51] += after[source]
                        after[source] = 0
                die = other
                k += 1
            # Of the other side none moves back but to the bar; of ours none does.
            ahead = 25
            if not after[51]:
                ahead = their_rear
                while ahead and after[26 + ahead] == 0:
                    ahead -= 1
            if after[0] == 15:
                # Over: the sure points of the side that has lost.
                worth = shape[13] << 10
                if after[26] == 0:
                    worth += shape[11] << 10
                    if ahead > 18:
                        worth += shape[12] << 10
                out[play] = worth
                if best == 0 or worth > most:
                    second = best
                    more = most
                    best = play + 1
                    most = worth
                play += 1
                continue
            k = rear
            while after[k] == 0:
                k -= 1
            contact = 0
            if k + ahead > 25:
                contact = 1
            if contact != span & 1:
                skipped += 1
                play += 1
                continue
        # The columns that have to be added: byte in the weights, value << 16.
        count = 16
        cell = 0
        while cell < 52:
            if cell & 3 == 0:
                k = cell >> 2
                while k < 13 and after4[k] == before4[k]:
                    k += 1
                    cell += 4
                if cell == 52:
                    break
            old = before[cell]
            new = after[cell]
            if old != new:
                point = cell
                column = 100
                if cell > 25:
                    point -= 26
                    column = 0
                unit = 0
                units = 4
                if point == 0:
                    units = 3
                    column += 97
                elif point == 25:
                    units = 1
                    column += 96
                else:
                    column += (point - 1) << 2
                at = column * width
                while unit < units:
                    if units == 4:
                        value = 0
                        if unit < 3:
                            if new > unit:
                                value = 1
                            if old > unit:
                                value -= 1
                        else:
                            if new > 3:
                                value = new - 3
                            if old > 3:
                                value -= old - 3
                    elif units == 1:
                        value = new - old
                    else:
                        value = new - 5 * unit
                        if value > 5:
                            value = 5
                        if value < 0:
                            value = 0
                        k = old - 5 * unit
                        if k > 5:
                            k = 5
                        if k > 0:
                            value -= k
                    if value:
                        space[count] = at | value << 16
                        count += 1
                    at += width
                    unit += 1
            cell += 1
        space[1] = count - 16
        if extras:
            at = extras
            if span < 0:
                at = 0
            fill(net[3], ESCAPES, net[4], at)
            k = 0
            total = 0
            column = 200 * width
            while k < extras:
                value = values[at + k] - values[k]
                if at == 0:
                    value = values[k]
                    if k == 0 or k == 10:
                        value -= 15
                if value:
                    space[count] = column | value << 16
                    count += 1
                    total += value
                column += width
                k += 1
            # Each weight has 128 added, which these inputs' sum takes away again.
            space[3] = 0 - total * 0x800080
        space[2] = count - 16 - space[1]
        leaf(net[2], net[0], net[1], tables)
        if span < 0:
            return 0
        total = space[9] << 7
        k = 14
        while k < 19:
            # Biases come 2**29 too high, so that no word here is negative.
            j = space[k - 10] - total + shape[k - 13] - 0x20000000
            value = j
            if j < 0:
                j = 0 - j
            if j > shape[7]:
                j = shape[7]
            j = j * shape[6] >> 16
            unit = j >> 6
            old = chances[unit]
            j = old + ((chances[unit + 1] - old) * (j & 63) >> 6)
            if value < 0:
                j = 65536 - j
            shape[k] = j
            k += 1
        worth = shape[13] << 10
        worth -= shape[8] * shape[14] >> 6
        worth -= shape[9] * shape[15] >> 6
        worth -= shape[10] * shape[16] >> 6
        worth += shape[11] * shape[17] >> 6
        worth += shape[12] * shape[18] >> 6
        out[play] = worth
        if best == 0 or worth > most:
            second = best
            more = most
            best = play + 1
            most = worth
        elif second == 0 or worth > more:
            second = play + 1
            more = worth
        play += 1
    shape[19] = second
    return skipped << 12 | best
