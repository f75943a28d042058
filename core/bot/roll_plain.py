"""Scoring the plays of a roll in plain Python: CPython, MicroPython with no emitter.

The same functions as `roll_viper`, with the same bits.  A first layer is one
large integer of 16-bit lanes here, a unit each, so that adding a column of
weights is one addition; a lane that runs below 0 on the way borrows from its
neighbour and gives back when the play's columns are all in.  The extra inputs'
columns have a layer of their own, in quarters of the other's units.
"""

from array import array

from core.bot.extras_plain import SIZE, fill
from core.bot.tables import ESCAPES

_LIFT = 1 << 29  # on the outputs' biases, so that viper meets no negative word
_FIELD = 24  # bits of an output's sum: 128 units of at most 255 * 255
_MASK = (1 << _FIELD) - 1
_LANE = 0x8002  # of the extra inputs' layer at 0, with what rounds a quarter
_NONE = bytes((15, 0, 0, 0, 0, 0, 0, 0, 0, 0) * 2)  # extra inputs of value 0


def lift(weights):
    """Add 128 to every signed byte, in place, so that no sign has to be handled."""
    for k in range(len(weights)):
        weights[k] ^= 0x80


def prepare(weights, base, second):
    """What `load` and `score` take of a net.

    Columns, the layer to start from, the second layer's rows, [3] the layer of
    the position before the play, room for the cells after it; then the extra
    inputs' columns and a 1 in each lane; [7] and [8] their layer and those inputs
    before the play, [9] room for those after it.
    """
    hidden = 2 * len(base)
    columns = [_column(weights, at, hidden) for at in range(0, len(weights), hidden)]
    start = ones = 0
    for k in range(len(base)):
        start |= base[k] << 32 * k
        ones |= 0x10001 << 32 * k
    rows = []
    for k in range(hidden):
        row = 0
        for o in range(5):
            row |= second[5 * k + o] << _FIELD * o
        rows.append(row)
    return [
        columns, start, rows, 0, bytearray(52),
        columns[200:], ones, ones * _LANE, bytearray(SIZE), bytearray(SIZE),
    ]  # fmt: skip


def _column(weights, at, hidden):
    """A column of weights as lanes; a word's bytes 0 and 2 come first."""
    column = 0
    for k in range(hidden):
        byte = at + k - k % 4 + (0, 2, 1, 3)[k % 4]
        column |= weights[byte] << 16 * k
    return column


def load(net, cells):
    """Compute the first layer of a position, from which `score` goes on."""
    total = net[1]
    for cell in range(52):
        if cells[cell]:
            total += _sum(net[0], cell, cells[cell])
    net[3] = total
    if net[5]:
        fill(cells, ESCAPES, net[8], 0)
        net[7] = net[6] * _LANE + _extra(net[5], _NONE, net[8], net[6])


def _extra(columns, old, new, ones):
    """What changed extra inputs add to their layer."""
    total = shift = 0
    for k in range(SIZE):
        value = new[k] - old[k]
        if value:
            total += columns[k] * value
            shift += value
    # Each weight has 128 added: that times the inputs' sum goes off every lane.
    return total - ones * 128 * shift


def _sum(columns, cell, count):
    """What `count` checkers on a cell add to the first layer."""
    at = 100 if cell < 26 else 0
    point = cell % 26
    if point == 0:
        at += 97
        total = columns[at] * min(count, 5)
        if count > 5:
            total += columns[at + 1] * min(count - 5, 5)
        return total + columns[at + 2] * (count - 10) if count > 10 else total
    if point == 25:
        return columns[at + 96] * count
    at += 4 * point - 4
    if count == 1:
        return columns[at]
    total = columns[at] + columns[at + 1] if count else 0
    if count > 2:
        total += columns[at + 2]
    return total + columns[at + 3] * (count - 3) if count > 3 else total


def score(net, cells, plays, span, dice, shape, tables, out):
    """Write what each play is worth to `out`.

    cells   the position before the play, given to `load` too: the mover's half
            first, but the net sees the other side on roll
    plays   array('I') of plays, see `kernel_plain`
    span    first << 14 | end << 2 | 1 for plays that leave contact, 0 for races
    dice    moves a play << 6 | larger die << 3 | smaller die
    shape   array('i'): words of a layer, five biases + 2**29, the logit's factor
            and its limit, the five chances' weights in 1/1024 of a point and
            what all of them at 0 are worth, then room for the chances, and for
            1 + the number of the second best play, 0 if there is none
    tables  bytes: the units' values, then the chances for `_chance`
    out     array('i'): worth to the mover, 2**20 a point; a skipped play's stays
    Returns skipped << 12 | best: how many plays are of the other kind, and
    1 + the number of the best one, 0 if all are.
    """
    after = net[4]
    best = most = second = more = skipped = 0
    for play in range(span >> 14, span >> 2 & 0xFFF):
        for cell in range(52):
            after[cell] = cells[cell]
        _make(after, plays[play], dice)
        if after[0] == 15:
            worth = _finished(after, shape)
        elif _contact(after) != span & 1:
            skipped += 1
            continue
        else:
            worth = _evaluate(net, cells, after, shape, tables)
        out[play] = worth
        if best == 0 or worth > most:
            second, more = best, most
            best, most = play + 1, worth
        elif after[0] < 15 and (second == 0 or worth > more):
            second, more = play + 1, worth
    shape[19] = second
    return skipped << 12 | best


def _make(after, word, dice):
    """Make the moves of a play."""
    die, other = dice >> 3 & 7, dice & 7
    if word & 0x80:
        die, other = other, die
    for k in range(dice >> 6):
        source = word >> 8 * k & 0x1F
        after[source] -= 1
        target = source - die
        die = other
        if target <= 0:
            after[0] += 1
            continue
        after[target] += 1
        if after[51 - target]:
            after[51] += after[51 - target]
            after[51 - target] = 0


def _back(cells, base):
    """Highest point of a side, 0 if it has none on the board."""
    point = 25
    while point and not cells[base + point]:
        point -= 1
    return point


def _contact(cells):
    """1 while the sides still have to pass each other, else 0."""
    return 1 if _back(cells, 0) + _back(cells, 26) > 25 else 0


def _finished(after, shape):
    """Worth of a game that the mover has won."""
    worth = shape[13] << 10
    if after[26] == 0:
        worth += shape[11] << 10
        if _back(after, 26) > 18:
            worth += shape[12] << 10
    return worth


def _evaluate(net, cells, after, shape, tables):
    """Worth of the position `after`, reached from `cells`."""
    layer = net[3]
    for cell in range(52):
        old, new = cells[cell], after[cell]
        if old != new:
            layer += _sum(net[0], cell, new) - _sum(net[0], cell, old)
    extra = net[7]
    if net[5]:
        fill(after, ESCAPES, net[9], 0)
        extra += _extra(net[5], net[8], net[9], net[6])
    size = 4 * shape[0]
    values = _values(layer.to_bytes(size, "little"), extra.to_bytes(size, "little"), tables)
    packed = sum([value * row for value, row in zip(values, net[2])])
    lift = 128 * sum(values)
    for k in range(5):
        total = (packed >> _FIELD * k & _MASK) - lift + shape[1 + k] - _LIFT
        shape[14 + k] = _chance(total, shape, tables)
    worth = shape[13] << 10
    for k in range(3):
        worth -= shape[8 + k] * shape[14 + k] >> 6
    for k in range(3, 5):
        worth += shape[8 + k] * shape[14 + k] >> 6
    return worth


def _values(layer, extra, tables):
    """The hidden units' values, 0 to 255, of the bytes of both layers."""
    lanes = [
        lane + (more >> 2) - 12288 for lane, more in zip(array("H", layer), array("H", extra))
    ]
    return [0 if k <= 0 else tables[k if k < 511 else 511] for k in lanes]


def _chance(total, shape, tables):
    """Chance in 1/65536 for an output's sum."""
    logit = min(abs(total), shape[7]) * shape[6] >> 16
    at = 512 + (logit >> 6) * 2
    low = tables[at] | tables[at + 1] << 8
    high = tables[at + 2] | tables[at + 3] << 8
    chance = low + ((high - low) * (logit & 63) >> 6)
    return 65536 - chance if total < 0 else chance
