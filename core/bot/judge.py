"""What chances are worth, and those of a game that is over.

Under all eyes of the bot: integers only, nothing allocated.  Everything is seen
by the side that has just played; the opponent rolls next.
"""

from micropython import const

from core.position import SIDE

# Chances are in ten-thousandths, equities in thousandths.
WHOLE = const(10000)


def equity(out):
    """Cubeless equity in thousandths of the five chances."""
    return (2 * out[0] - WHOLE + out[1] + out[2] - out[3] - out[4]) // 10


def finished(cells, out):
    """Write the chances of a game that is over to `out`; see `hand.chances`."""
    won = cells[0] == 15
    loser = SIDE if won else 0
    gammon = cells[loser] == 0
    for k in range(5):
        out[k] = 0
    if won:
        out[0] = WHOLE
    if gammon:
        out[1 if won else 3] = WHOLE
        if back(cells, loser) > 18:
            out[2 if won else 4] = WHOLE


def back(cells, base):
    """Highest point of one half's side, 25 the bar, 0 for none."""
    point = 25
    while point and not cells[base + point]:
        point -= 1
    return point
