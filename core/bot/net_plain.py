"""The neural net's arithmetic in plain Python: CPython, MicroPython with no emitter.

The same function as `net_viper`, with the same bits; `kernels` decides which of
the two is used.

A net is a layer of hidden units over 200 inputs and five outputs.  The inputs
are the two sides' checkers, the side on roll first: for each of its points four
units (more than 0, 1, 2 checkers, and how many above 3), the bar, and the
checkers off in three groups of five.  They always add up to 30, so that weights
can be kept with 128 added to each, two to a word, and no sign has to be handled.
"""


def run(cells, first, weights, base, table, second, acc, out):
    """Evaluate a position.

    cells   bytearray(52) of a Position; first: 0 or 26, the half on roll
    weights bytearray, a column of hidden units for each input, plus 128 each
    base    array('I') of two 16-bit lanes a word, what the units start from
    table   512 bytes: a unit's value by its lane, the middle at 4096 + 256
    second  bytearray, five weights for each unit, plus 128 each
    acc     array('I') like base; out: array('i') of five, the sums
    """
    hidden = 2 * len(base)
    lanes = [0] * hidden
    for k in range(len(base)):
        lanes[2 * k] = base[k] & 0xFFFF
        lanes[2 * k + 1] = base[k] >> 16
    for column, count in _inputs(cells, first):
        at = column * hidden
        row = weights[at : at + hidden]
        # A word's bytes 0 and 2 go to the first two lanes, 1 and 3 to the next.
        for k in range(0, hidden, 4):
            lanes[k] += count * row[k]
            lanes[k + 1] += count * row[k + 2]
            lanes[k + 2] += count * row[k + 1]
            lanes[k + 3] += count * row[k + 3]
    for k in range(len(base)):
        acc[k] = lanes[2 * k] | lanes[2 * k + 1] << 16
    _outputs(lanes, table, second, out)


def _inputs(cells, first):
    """(column, value) of every input that is not 0."""
    found = []
    for half in range(2):
        side = first if half == 0 else 26 - first
        at = half * 100
        for point in range(1, 25):
            count = cells[side + point]
            for unit in range(min(count, 3)):
                found.append((at + (point - 1) * 4 + unit, 1))
            if count > 3:
                found.append((at + (point - 1) * 4 + 3, count - 3))
        if cells[side + 25]:
            found.append((at + 96, cells[side + 25]))
        off = cells[side]
        for group in range(3):
            if off > 5 * group:
                found.append((at + 97 + group, min(5, off - 5 * group)))
    return found


def _outputs(lanes, table, second, out):
    """The five sums over the hidden units' values."""
    sums = [0, 0, 0, 0, 0]
    total = 0
    for k in range(len(lanes)):
        at = min(511, max(0, lanes[k] - 4096))
        value = table[at]
        total += value
        for o in range(5):
            sums[o] += value * second[5 * k + o]
    for o in range(5):
        out[o] = sums[o] - 128 * total
