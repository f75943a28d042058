"""The neural net's arithmetic in viper; bit for bit that of `net_plain`."""

import micropython


@micropython.viper
def run(
    cells: ptr8, first: int, weights: ptr8, base, table: ptr8, second: ptr8, acc: ptr32, out: ptr32
):
    """Evaluate a position; the arguments are those of `net_plain.run`."""
    words = int(len(base))
    start = ptr32(base)
    k = 0
    while k < words:
        acc[k] = start[k]
        k += 1
    width = words << 1
    half = 0
    side = first
    column = int(weights)
    while half < 2:
        point = 1
        # Points 1 to 24, then the bar as 25, then the checkers off as 26 to 28.
        while point < 29:
            if point < 26:
                count = cells[side + point]
            else:
                count = cells[side] - 5 * (point - 26)
                if count > 5:
                    count = 5
            unit = 0
            units = 1
            if point < 25:
                units = 4
            while unit < units:
                value = count
                if units == 4:
                    value = 1
                    if unit == 3:
                        value = count - 3
                    if count <= unit:
                        value = 0
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
        side = 26 - first
        half += 1
    lanes = ptr16(acc)
    s0 = 0
    s1 = 0
    s2 = 0
    s3 = 0
    s4 = 0
    total = 0
    k = 0
    j = 0
    while k < width:
        at = lanes[k] - 4096
        if at < 0:
            at = 0
        if at > 511:
            at = 511
        value = table[at]
        total += value
        s0 += value * second[j]
        s1 += value * second[j + 1]
        s2 += value * second[j + 2]
        s3 += value * second[j + 3]
        s4 += value * second[j + 4]
        k += 1
        j += 5
    total <<= 7
    out[0] = s0 - total
    out[1] = s1 - total
    out[2] = s2 - total
    out[3] = s3 - total
    out[4] = s4 - total
