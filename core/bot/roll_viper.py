"""Scoring the plays of a roll in viper; bit for bit that of `roll_plain`."""
# ruff: noqa: F821

from array import array

import micropython


@micropython.viper
def lift(weights):
    """Add 128 to every signed byte, in place."""
    byte = ptr8(weights)
    end = int(byte) + int(len(weights))
    while int(byte) < end:
        byte[0] ^= 0x80
        byte = ptr8(int(byte) + 1)


def prepare(weights, base, second):
    """What `load` and `score` take of a net: its own buffers, and a workspace.

    The workspace holds the first layer of the position before the play, that
    after it, and 13 words for the cells after it.
    """
    return weights, base, second, array("I", bytes(8 * len(base) + 52))


def load(net, cells):
    """Compute the first layer of a position, from which `score` goes on."""
    _load(cells, net[0], net[1], net[3])


def score(net, cells, plays, span, dice, shape, tables, out):
    """Write what each play is worth to `out`; see `roll_plain.score`."""
    return _score(cells, plays, span, dice, net[0], net[2], net[3], shape, tables, out)


@micropython.viper
def _load(cells: ptr8, weights: ptr8, base, acc: ptr32):
    """The first layer of `cells`, the second half on roll, to the workspace."""
    words = int(len(base))
    start = ptr32(base)
    k = 0
    while k < words:
        acc[k] = start[k]
        k += 1
    width = words << 1
    side = 26
    column = int(weights)
    while True:
        point = 1
        # Points 1 to 24, then the bar as 25, then the checkers off as 26 to 28.
        while point < 29:
            if point < 26:
                count = cells[side + point]
            else:
                count = cells[side] - 5 * (point - 26)
                if count > 5:
                    count = 5
            unit = 3
            if point < 25:
                unit = 0
            while unit < 4:
                value = count
                if point < 25:
                    if unit < 3:
                        if count > unit:
                            value = 1
                        else:
                            value = 0
                    else:
                        value = count - 3
                if value > 0:
                    weight = ptr32(column)
                    k = 0
                    j = 0
                    while k < words:
                        four = weight[j]
                        acc[k] += (four & 0xFF00FF) * value
                        acc[k + 1] += (four >> 8 & 0xFF00FF) * value
                        k += 2
                        j += 1
                column += width
                unit += 1
            point += 1
        if side == 0:
            break
        side = 0


@micropython.viper
def _score(
    cells: ptr32,
    plays: ptr32,
    span: int,
    dice: int,
    weights: ptr8,
    second: ptr8,
    work: ptr32,
    shape: ptr32,
    tables: ptr8,
    out: ptr32,
) -> int:
    """Play, evaluate and take back each play of the span."""
    words = shape[0]
    width = words << 1
    before = ptr8(cells)
    lanes = ptr16(int(work) + (words << 2))
    after4 = ptr32(int(work) + (words << 3))
    after = ptr8(after4)
    chances = ptr16(int(tables) + 512)
    play = span >> 14
    last = span >> 2 & 0xFFF
    used = dice >> 6
    best = 0
    most = 0
    skipped = 0
    while play < last:
        k = 0
        while k < 13:
            after4[k] = cells[k]
            k += 1
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
        ahead = 25
        while ahead and after[26 + ahead] == 0:
            ahead -= 1
        worth = 0
        if after[0] == 15:
            # Over: the sure points of the side that has lost.
            worth = shape[13] << 10
            if after[26] == 0:
                worth += shape[11] << 10
                if ahead > 18:
                    worth += shape[12] << 10
        else:
            k = 25
            while after[k] == 0:
                k -= 1
            contact = 0
            if k + ahead > 25:
                contact = 1
            if contact != span & 1:
                skipped += 1
                play += 1
                continue
            k = 0
            acc = ptr32(lanes)
            while k < words:
                acc[k] = work[k]
                k += 1
            cell = 0
            while cell < 52:
                if cell & 3 == 0:
                    k = cell >> 2
                    while k < 13 and after4[k] == cells[k]:
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
                    at = int(weights) + column * width
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
                            weight = ptr32(at)
                            k = 0
                            j = 0
                            while k < words:
                                four = weight[j]
                                acc[k] += (four & 0xFF00FF) * value
                                acc[k + 1] += (four >> 8 & 0xFF00FF) * value
                                k += 2
                                j += 1
                        at += width
                        unit += 1
                cell += 1
            s0 = shape[1]
            s1 = shape[2]
            s2 = shape[3]
            s3 = shape[4]
            s4 = shape[5]
            total = 0
            k = 0
            row = second
            while k < width:
                j = lanes[k] - 4096
                if j > 511:
                    j = 511
                if j > 0:
                    value = tables[j]
                    total += value
                    s0 += value * row[0]
                    s1 += value * row[1]
                    s2 += value * row[2]
                    s3 += value * row[3]
                    s4 += value * row[4]
                row = ptr8(int(row) + 5)
                k += 1
            total <<= 7
            shape[14] = s0 - total
            shape[15] = s1 - total
            shape[16] = s2 - total
            shape[17] = s3 - total
            shape[18] = s4 - total
            k = 14
            while k < 19:
                # Biases come 2**29 too high, so that no word here is negative.
                j = shape[k] - 0x20000000
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
            best = play + 1
            most = worth
        play += 1
    return skipped << 12 | best
