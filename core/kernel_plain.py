"""Move generation in plain Python: CPython, and MicroPython with no emitter.

The same functions as `kernel_viper`, with the same results in the same order;
`kernels` decides which of the two a platform uses.  Written for CPython's
strengths (comprehensions, tuples), since a board takes the other file.

A play is one word: the source points of its moves in the order they are made,
a byte each, the first lowest, 0 for none.  Bit 7 of the first byte says that
the smaller die is played first.  Sources and dice give everything else.
"""

_LOW_FIRST = 0x80


def sources(cells, die):
    """Bit mask of the points from which one `die` may be played now.

    Asks nothing of the other dice: a move that wastes them is in the mask.
    """
    if cells[25]:
        return 1 << 25 if cells[26 + die] < 2 else 0
    mask = 0
    for point in range(24, die, -1):
        if cells[point] and cells[51 - point + die] < 2:
            mask |= 1 << point
    if any(cells[7:25]):
        return mask
    if cells[die]:
        mask |= 1 << die
    for point in range(6, 0, -1):
        if cells[point]:
            return mask | 1 << point if point < die else mask
    return mask


def find(cells, high, low, out):
    """Write every legal play of a roll to `out`, as many as it holds.

    cells   bytearray(52) of a Position; it is changed and put back
    out     array('I'); each distinct result of the roll has one word in it
    Returns moves << 16 | count: the moves of each play and the plays found,
    which may be more than `out` holds.
    """
    if high == low:
        words, used = _doubles(cells, high)
    else:
        words, used = _pairs(cells, high, low)
    for k in range(min(len(words), len(out))):
        out[k] = words[k]
    return used << 16 | len(words)


def _points(mask):
    """The points of a bit mask, highest first."""
    return [p for p in range(25, 0, -1) if mask >> p & 1]


def _shift(cells, source, target, step):
    """Make (step 1) or take back (step -1) one checker's move, hits apart."""
    cells[source] -= step
    cells[target if target > 0 else 0] += step


def _pairs(cells, high, low):
    """Plays of two different dice."""
    first = sources(cells, high)
    words = []
    if not cells[25] and sum(cells[7:25]) > 1:
        # No entering and no bearing off: the second die's moves hardly change.
        _open_field(cells, high, low, first, words)
    else:
        for i in _points(first):
            _shift(cells, i, i - high, 1)
            mask = _less_chain(cells, i, high, low, first, sources(cells, low))
            words += [i | j << 8 for j in _points(mask)]
            _shift(cells, i, i - high, -1)
        _low_first(cells, high, low, first, words)
    if words:
        return words, 2
    words = _points(first)
    if not words:
        words = [i | _LOW_FIRST for i in _points(sources(cells, low))]
    return words, 1 if words else 0


def _open_field(cells, high, low, first, words):
    """Plays with nobody entering and, after one move, not all at home."""
    second = sources(cells, low)
    for i in _points(first):
        mask = second & ~(1 << i) if cells[i] == 1 else second
        if _lands(cells, i - high, low):
            mask |= 1 << i - high
        mask = _less_chain(cells, i, high, low, first, mask)
        words += [i | j << 8 for j in _points(mask)]
    for i in _points(second):
        j = i - low
        if not _lands(cells, j, high) or first >> j & 1:
            continue
        if not first >> i & 1 or _hits(cells, j, i - high):
            words.append(i | _LOW_FIRST | j << 8)


def _less_chain(cells, i, high, low, first, mask):
    """Take from `mask` the checker that would step into the place left at `i`.

    One checker going all the way, the larger die first, ends the same, unless
    it hits on its way.
    """
    j = i + low
    if j < 26 and first >> j & 1 and cells[51 - j + high] != 1:
        return mask & ~(1 << j)
    return mask


def _lands(cells, source, die):
    """True if a checker on `source` may move by `die`, off the board apart."""
    return source > die and cells[51 - source + die] < 2


def _hits(cells, one, other):
    """True if a lone opposing checker stands on either of two points."""
    return cells[51 - one] == 1 or cells[51 - other] == 1


def _low_first(cells, high, low, first, words):
    """Add the plays that exist only with the smaller die played first."""
    for i in _points(sources(cells, low)):
        _shift(cells, i, i - low, 1)
        for j in _points(sources(cells, high)):
            if not _is_again(cells, i, j, high, low, first):
                words.append(i | _LOW_FIRST | j << 8)
        _shift(cells, i, i - low, -1)


def _is_again(cells, i, j, high, low, first):
    """True if a play with the larger die first has the same result.

    cells   with i already moved by `low`
    first   mask of the larger die's moves at the start of the turn
    """
    if first >> j & 1:
        return True
    if not first >> i & 1:
        return False
    if i <= low and j <= high:
        return True
    middle = i - high
    if j != i - low or middle <= 0 or _hits(cells, j, middle):
        return False
    if middle >= low:
        return True
    return cells[j] == 1 and not any(cells[middle + 1 : j])


def _doubles(cells, die):
    """Plays of a double: sources never rise, so no result comes twice."""
    if cells[25] and cells[26 + die] > 1:
        return [], 0
    levels = [], [], [], [], []
    candidates = [p for p in range(24, 0, -1) if p <= die or cells[51 - p + die] < 2]
    outside = sum(cells[7:26])
    if cells[25]:
        candidates.insert(0, 25)
    _descend(cells, die, candidates, 0, 0, 0, outside, levels)
    for used in (4, 3, 2, 1):
        if levels[used]:
            return levels[used], used
    return [], 0


def _descend(cells, die, candidates, start, depth, word, outside, levels):
    """Play one more checker from `candidates[start:]`, and so on to four."""
    shift = depth * 8
    found = False
    for k in range(start, len(candidates)):
        source = candidates[k]
        if not cells[source]:
            continue
        if source <= die and not _may_leave(cells, source, die, outside):
            continue
        found = True
        if depth == 3:
            levels[4].append(word | source << 24)
        else:
            target = source - die if source > die else 0
            cells[source] -= 1
            cells[target] += 1
            gone = outside - 1 if source > 6 >= target else outside
            _descend(cells, die, candidates, k, depth + 1, word | source << shift, gone, levels)
            cells[source] += 1
            cells[target] -= 1
        if source == 25 and cells[25]:
            break
    if not found and depth:
        levels[depth].append(word)


def _may_leave(cells, source, die, outside):
    """True if a checker may be borne off from `source`, `source` <= `die`."""
    if outside:
        return False
    return source == die or not any(cells[source + 1 : 7])
