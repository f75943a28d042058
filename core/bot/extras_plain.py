"""The nets' 20 extra inputs in plain Python; the twin of `extras_viper`.

Ten for each side, the one on roll first, small whole numbers a byte each:

    0  pip lead in eighths, 15 for none
    1  longest prime
    2  rolls that free the rearmost checker, in thirds
    3  fewest rolls that free a checker of the other side behind us, in thirds
    4  rolls of the other side that hit a blot, in thirds
    5  deepest anchor, as far from the point 25
    6  pips until contact is broken, in eighths
    7  men on the bar times points that the other side holds at home
    8  rolls that free the men in the other side's home, summed, in sixteenths
    9  most advanced anchor

`sim/train/features.py` has the same for the PC; a test compares them.
"""

SIZE = 20


def fill(cells, escapes, out, at):
    """Write the extra inputs of `cells` to `out` from `at` on.

    cells   bytearray(52), the second half's side on roll
    escapes `tables.ESCAPES`
    """
    sides = _side(cells, 26), _side(cells, 0)
    _half(cells, 26, sides[0], sides[1], escapes, out, at)
    _half(cells, 0, sides[1], sides[0], escapes, out, at + 10)


def _side(cells, base):
    """(pips, points made, the same seen by the other side, men, rearmost point - 1)."""
    pips = made = turned = men = rear = 0
    for k in range(25):
        count = cells[base + k + 1]
        if count:
            pips += count * (k + 1)
            men |= 1 << k
            rear = k
            if count > 1 and k < 24:
                made |= 1 << k
                turned |= 1 << (23 - k)
    return pips, made, turned, men, rear


def _free(made, k, escapes):
    """Rolls that bring a checker from its point k + 1 past the points `made`."""
    ahead = made >> (24 - k)
    return nibbles(escapes[ahead & 63] & escapes[64 + (ahead >> 6 & 63)])


def nibbles(word):
    """Sum of the seven lower nibbles of a word."""
    word = (word & 0x0F0F0F0F) + (word >> 4 & 0x0F0F0F0F)
    word += word >> 8
    return word + (word >> 16) & 63


def _half(cells, base, mine, theirs, escapes, out, at):
    """The ten inputs of the side at `base`."""
    pips, made, _, _, rear = mine
    their_pips, their_made, _, _, their_rear = theirs
    out[at] = 15 + min(15, max(-15, their_pips - pips >> 3))
    out[at + 1] = _prime(made)
    out[at + 2] = _free(their_made, rear, escapes) // 3
    fewest = 36
    for k in range(15, their_rear + 1):
        fewest = min(fewest, _free(made, k, escapes))
    out[at + 3] = fewest // 3
    out[at + 4] = _shots(cells, base, mine, theirs) // 3
    out[at + 5] = out[at + 9] = mobility = 0
    for k in range(18, 25):
        if made >> k & 1:
            out[at + 5] = 24 - k
            if not out[at + 9]:
                out[at + 9] = 24 - k
        if cells[base + 1 + k]:
            mobility += cells[base + 1 + k] * _free(their_made, k, escapes)
    beyond = 0
    for k in range(max(0, 23 - their_rear), 25):
        beyond += cells[base + 1 + k] * (k - 22 + their_rear)
    out[at + 6] = min(15, beyond >> 3)
    points = 0
    for k in range(6):
        points += their_made >> k & 1
    out[at + 7] = min(15, cells[base + 25] * points)
    out[at + 8] = min(15, mobility >> 4)


def _prime(made):
    """Points of the longest prime, at most 6."""
    length = 0
    while made and length < 6:
        made &= made >> 1
        length += 1
    return length


def _shots(cells, base, mine, theirs):
    """Rolls of 36 by which the other side hits a blot of the side at `base`."""
    hitters = theirs[3]
    if hitters >> 24:
        hitters = 1 << 24  # only the man on the bar is asked
    rolls = 0
    for k in range(24):
        if cells[base + 1 + k] == 1:
            ahead = hitters >> (24 - k)
            if ahead:
                rolls |= _hits(ahead, mine[2] >> (24 - k))
    total = 0
    for k in range(21):
        total += (rolls >> k & 1) * (1 if k < 6 else 2)
    return total


def _hits(ahead, blocks):
    """The rolls that hit a blot: a bit each, the doubles first, then 2-1, 3-1, 3-2 ...

    ahead   bit k - 1: a man who may hit stands k pips away
    blocks  bit k - 1: so does a point where he may not stop on the way
    """
    rolls = 0
    bit = 6
    for high in range(1, 7):
        for low in range(1, high):
            if (ahead >> (high - 1) | ahead >> (low - 1)) & 1:
                rolls |= 1 << bit
            elif ahead >> (high + low - 1) & 1:
                if not blocks >> (high - 1) & blocks >> (low - 1) & 1:
                    rolls |= 1 << bit
            bit += 1
        for steps in range(1, 5):
            if ahead >> (steps * high - 1) & 1:
                rolls |= 1 << (high - 1)
            if blocks >> (steps * high - 1) & 1:
                break
    return rolls
