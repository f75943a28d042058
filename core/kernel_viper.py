"""Move generation in viper: boards, and the unix build, where they can load it.

The same functions as `kernel_plain`, word for word the same plays in the same
order (the tests compare them).  `kernels` decides which of the two is used.
"""

import micropython


@micropython.viper
def sources(cells: ptr8, die: int) -> int:
    """Bit mask of the points from which one `die` may be played now."""
    if cells[25]:
        if cells[26 + die] < 2:
            return 1 << 25
        return 0
    mask = 0
    outside = 0
    point = 24
    while point > die:
        if cells[point]:
            if cells[51 - point + die] < 2:
                mask |= 1 << point
        point -= 1
    point = 24
    while point > 6:
        outside |= cells[point]
        point -= 1
    if outside:
        return mask
    if cells[die]:
        mask |= 1 << die
    while point:
        if cells[point]:
            if point < die:
                mask |= 1 << point
            return mask
        point -= 1
    return mask


def find(cells, high, low, out):
    """Write every legal play of a roll to `out`, as many as it holds.

    Returns moves << 16 | count, as `kernel_plain.find` describes.
    """
    if high == low:
        return _doubles(cells, high, out, len(out))
    return _pairs(cells, high, low, out)


@micropython.viper
def _pairs(board, high: int, low: int, out) -> int:
    """Plays of two different dice; the loops of `kernel_plain._pairs`."""
    cells = ptr8(board)
    words = ptr32(out)
    room = int(len(out))
    first = int(sources(board, high))
    count = 0
    i = 25
    while i:
        if first >> i & 1:
            target = i - high
            if target < 0:
                target = 0
            cells[i] -= 1
            cells[target] += 1
            mask = int(sources(board, low))
            cells[i] += 1
            cells[target] -= 1
            j = i + low
            if j < 26:
                if first >> j & 1:
                    if cells[51 - j + high] != 1:
                        mask &= ~(1 << j)
            j = 25
            while j:
                if mask >> j & 1:
                    if count < room:
                        words[count] = i | j << 8
                    count += 1
                j -= 1
        i -= 1
    second = int(sources(board, low))
    i = 25
    while i:
        if second >> i & 1:
            target = i - low
            if target < 0:
                target = 0
            cells[i] -= 1
            cells[target] += 1
            mask = int(sources(board, high)) & ~first
            j = 25
            while mask and j:
                if mask >> j & 1:
                    again = 0
                    middle = i - high
                    if first >> i & 1:
                        if i <= low and j <= high:
                            again = 1
                        elif j == i - low and middle > 0:
                            if cells[51 - j] != 1 and cells[51 - middle] != 1:
                                again = 1
                                if middle < low:
                                    if cells[j] != 1:
                                        again = 0
                                    k = middle + 1
                                    while k < j:
                                        if cells[k]:
                                            again = 0
                                        k += 1
                    if again == 0:
                        if count < room:
                            words[count] = i | 0x80 | j << 8
                        count += 1
                j -= 1
            cells[i] += 1
            cells[target] -= 1
        i -= 1
    if count:
        return 2 << 16 | count
    flag = 0
    if first == 0:
        first = second
        flag = 0x80
    i = 25
    while i:
        if first >> i & 1:
            if count < room:
                words[count] = i | flag
            count += 1
        i -= 1
    if count:
        return 1 << 16 | count
    return 0


@micropython.viper
def _doubles(cells: ptr8, die: int, words: ptr32, room: int) -> int:
    """Plays of a double: a search in depth with sources that never rise."""
    depth = 0
    used = 0
    count = 0
    word = 0
    found = 0
    source = 25
    while True:
        while source:
            if cells[source]:
                target = source - die
                if target > 0:
                    if cells[51 - target] < 2:
                        break
                else:
                    limit = 6
                    if target < 0:
                        limit = source
                    k = 25
                    while k > limit:
                        if cells[k]:
                            break
                        k -= 1
                    if k == limit:
                        break
                if source == 25:
                    source = 1
            source -= 1
        bits = depth << 3
        word &= (1 << bits) - 1
        leaf = -1
        if source:
            found |= 1 << depth
            word |= source << bits
            if depth == 3:
                leaf = 4
            else:
                target = source - die
                if target < 0:
                    target = 0
                cells[source] -= 1
                cells[target] += 1
                depth += 1
                found &= ~(1 << depth)
                continue
        else:
            if depth == 0:
                break
            if found >> depth & 1 == 0:
                leaf = depth
        if leaf > used:
            used = leaf
            count = 0
        if leaf == used:
            if count < room:
                words[count] = word
            count += 1
        if source == 0:
            depth -= 1
            source = word >> (depth << 3) & 0x1F
            target = source - die
            if target < 0:
                target = 0
            cells[source] += 1
            cells[target] -= 1
        if source == 25 and cells[25]:
            source = 0
        else:
            source -= 1
    return used << 16 | count
