"""What a position is worth, judged by a few weights set by hand.

The bot's eye as long as no net is loaded: integers only, nothing allocated.
Stands on `judge`, and is loaded for the levels that see by it alone.
"""

from array import array

from core.bot.judge import WHOLE, back, finished
from core.position import BAR, SIDE

# Value of holding a point, by its own number (pips' worth, times ten).
_POINT = bytes(
    (0, 4, 14, 26, 34, 38, 30, 26, 14, 8, 6, 2, 2, 2, 4, 4, 6, 8, 12, 10, 26, 30, 16, 8, 4)
)
# Rolls out of 36 that hit a blot at a distance, nothing in between.
_SHOTS = bytes((0, 11, 12, 14, 15, 15, 17, 6, 6, 5, 3, 2, 3, 0, 0, 1, 1, 0, 1, 0, 1, 0, 0, 0, 1))
# Value of the longest run of points held, by its length.
_PRIME = bytes((0, 0, 0, 10, 36, 80, 130))
# 10000 / (1 + e**(-x/16)) for x = 0, 4, 8 ... 96.
_LOGISTIC = array("H", (
    5000, 5622, 6225, 6792, 7311, 7773, 8176, 8520, 8808, 9047, 9241, 9399, 9526,
    9627, 9707, 9770, 9820, 9859, 9890, 9914, 9933, 9948, 9959, 9968, 9975,
))  # fmt: skip


def logistic(x):
    """Chance in ten-thousandths for a lead of `x`; 16 is one unit of log odds."""
    if x < 0:
        return WHOLE - logistic(-x)
    step = x >> 2
    if step >= 24:
        return _LOGISTIC[24]
    low = _LOGISTIC[step]
    return low + (_LOGISTIC[step + 1] - low) * (x & 3) // 4


def chances(cells, out):
    """Write win, gammon, backgammon, lost gammon, lost backgammon to `out`.

    cells   bytearray(52); the side of the first half has played, the other
            side rolls.  out: a list or array of five, ten-thousandths
    """
    mine, theirs = _pips(cells, 0), _pips(cells, SIDE)
    if cells[0] == 15 or cells[SIDE] == 15:
        finished(cells, out)
        return
    if back(cells, 0) + back(cells, SIDE) <= BAR:
        win = logistic(_race_lead(mine, theirs))
        contact = False
    else:
        lead = (theirs - mine) * 10 + _structure(cells, 0) - _structure(cells, SIDE)
        lead -= _danger(cells)
        win = logistic(lead // 20)
        contact = True
    out[0] = min(WHOLE - 1, max(1, win))
    out[1] = out[0] * _gammon(cells, SIDE, 0, contact) // WHOLE
    out[3] = (WHOLE - out[0]) * _gammon(cells, 0, SIDE, contact) // WHOLE
    out[2] = out[1] // 40
    out[4] = out[3] // 40


def _pips(cells, base):
    total = 0
    for point in range(1, 26):
        total += point * cells[base + point]
    return total


def _race_lead(mine, theirs):
    """Lead for `logistic` in a race; being on roll is worth about four pips."""
    width = 8 + (mine + theirs) // 16
    return (theirs - 4 - mine) * 34 // width


def _structure(cells, base):
    """What one side's points, primes, stacks and trapped checkers are worth."""
    other = SIDE - base
    total = 0
    run = best = home = 0
    for point in range(1, 25):
        count = cells[base + point]
        if count > 1:
            total += _POINT[point]
            run += 1
            home += point <= 6
            best = max(best, min(run, 6))
            total -= 6 * max(0, count - 4)
        else:
            run = 0
    ahead = back(cells, other)
    if ahead > 18:
        total += _PRIME[best]
        total += home * home * 3 * cells[other + BAR]
    total += 10 * cells[base]
    total -= 8 * (cells[base + 24] + cells[base + 23])
    return total - 30 * cells[base + BAR]


def _danger(cells):
    """Pips at risk, times ten, on blots that the opponent may hit next."""
    board = 0
    for point in range(1, 7):
        board += cells[SIDE + point] > 1
    total = 0
    for point in range(1, 25):
        if cells[point] == 1:
            rolls = _rolls_that_hit(cells, point)
            total += rolls * (25 - point + 4 + board * board) * 10 // 36
    return total


def _rolls_that_hit(cells, point):
    """About how many rolls of 36 hit my blot on `point`."""
    rolls = 0
    theirs = 25 - point
    for distance in range(1, 25):
        source = theirs + distance
        if source > 25:
            break
        if cells[SIDE + source]:
            rolls += _SHOTS[distance] if rolls == 0 else _SHOTS[distance] // 2
    return min(rolls, 34)


def _gammon(cells, loser, winner, contact):
    """Chance in ten-thousandths that the loser, losing, has borne off nothing."""
    if cells[loser]:
        return 0
    need = 0
    for point in range(7, 26):
        need += (point - 6) * cells[loser + point]
    left = 15 - cells[winner]
    if contact:
        return min(9000, max(400, 1300 + need * 34 + 600 * cells[loser + BAR] - left * 20))
    # Rolls the winner still needs against those that bring the first one off.
    return logistic((need + 4) * 4 - left * 16)
