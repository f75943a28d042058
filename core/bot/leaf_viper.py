"""A net's arithmetic in viper: its first layer brought up to date, its outputs.

The twin of `leaf_thumb`, for boards that have no Thumb code.  A layer is words
of two 16-bit lanes; the base inputs' layer and that of the extra ones follow
each other.  The work space, in words:

    0       words of a layer
    1, 2    columns to add to the first and to the second of the two layers
    3       what to add to every word of the second
    4 - 8   the outputs' sums, 128 too high for each unit's value
    9       sum of the values
    10, 11  layers to begin with and layers to write, as bytes from here
    12      1 to go on to the outputs
    16 -    the columns: byte in the weights, value << 16
    80 -    the layers
"""
# ruff: noqa: F821

import micropython


@micropython.viper
def leaf(space: ptr32, weights: ptr8, second: ptr8, tables: ptr8):
    """Add columns to a pair of layers; then the outputs' sums, if word 12 says so."""
    words = space[0]
    source = ptr32(int(space) + space[10])
    target = ptr32(int(space) + space[11])
    k = 0
    while k < words:
        target[k] = source[k]
        k += 1
    lift = space[3]
    while k < words << 1:
        target[k] = source[k] + lift
        k += 1
    column = ptr32(int(space) + 64)
    layer = target
    part = 1
    while part < 3:
        left = space[part]
        while left:
            four = column[0]
            value = (four >> 16 & 0xFFFF ^ 0x8000) - 0x8000
            weight = ptr32(int(weights) + (four & 0xFFFF))
            k = 0
            j = 0
            while k < words:
                four = weight[j]
                layer[k] += (four & 0xFF00FF) * value
                layer[k + 1] += (four >> 8 & 0xFF00FF) * value
                k += 2
                j += 1
            column = ptr32(int(column) + 4)
            left -= 1
        layer = ptr32(int(target) + (words << 2))
        part += 1
    if not space[12]:
        return
    lanes = ptr16(target)
    extra = ptr16(layer)
    s0 = s1 = s2 = s3 = s4 = total = 0
    k = 0
    while k < words << 1:
        # 4096 for a sum of 0, 8192 for one of the extra inputs, in quarters.
        value = lanes[k] + (extra[k] >> 2) - 12288
        if value > 0:
            if value > 511:
                value = 511
            value = tables[value]
            total += value
            s0 += value * second[0]
            s1 += value * second[1]
            s2 += value * second[2]
            s3 += value * second[3]
            s4 += value * second[4]
        second = ptr8(int(second) + 5)
        k += 1
    space[4] = s0
    space[5] = s1
    space[6] = s2
    space[7] = s3
    space[8] = s4
    space[9] = total
