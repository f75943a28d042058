"""Cube decisions from the five chances: money and match, live and dead cubes.

Janowski's model: between the equity of a dead cube and that of a perfectly live
one, here nearly three quarters of the way to the live one.  In a match the same
chances are weighed with a table of the chances to win the match from a score.
"""

from micropython import const

from core.bot import met
from core.bot.judge import WHOLE

_LIVE = const(72)  # of a hundred: how far a real cube is from dead to live


def money_equities(chances, jacoby, centred):
    """(no double, double and take, double and pass) in thousandths.

    chances     the five of the side on roll
    jacoby      gammons count only after a double; centred: the cube is nobody's
    """
    win = chances[0]
    if jacoby and centred:
        held = _cubeful(win, 1000, 1000, True, True)
    else:
        won, lost = _sizes(chances)
        held = _cubeful(win, won, lost, True, centred)
    won, lost = _sizes(chances)
    taken = 2 * _cubeful(win, won, lost, False, False)
    return held, taken, 1000


def _sizes(chances):
    """Average points of a game won and of one lost, in thousandths."""
    win, gammon, triple, lost_gammon, lost_triple = chances
    won = 1000 + (gammon + triple) * 1000 // max(1, win)
    lost = 1000 + (lost_gammon + lost_triple) * 1000 // max(1, WHOLE - win)
    return won, lost


def _cubeful(win, won, lost, mine, centred):
    """Equity with a cube of 1 that is mine, theirs (mine False) or centred."""
    dead = (win * won - (WHOLE - win) * lost) // WHOLE
    take = WHOLE * (lost - 500) // (won + lost + 500)
    cash = WHOLE * (lost + 1000) // (won + lost + 500)
    if mine and win >= cash:
        live = _between(win, cash, 1000, WHOLE, won)  # it may be too good to double
    elif win < take and (centred or not mine):
        live = _between(win, 0, -lost, take, -1000)
    elif centred:
        live = _between(win, take, -1000, cash, 1000)
    elif mine:
        live = _between(win, 0, -lost, cash, 1000)
    else:
        live = _between(win, take, -1000, WHOLE, won)
    return (dead * (100 - _LIVE) + live * _LIVE) // 100


def _between(win, low, at_low, high, at_high):
    """The straight line from (low, at_low) to (high, at_high), cut at its ends."""
    if win <= low:
        return at_low
    if win >= high:
        return at_high
    return at_low + (at_high - at_low) * (win - low) // (high - low)


class _Score:
    """Chances to win the match from a score, by what a game brings.

    mine, theirs    points to go; later: no Crawford game has been played yet
    """

    def __init__(self, chances, context):
        self._chances = chances
        self.mine = context.length - context.score[0]
        self.theirs = context.length - context.score[1]
        self._later = not context.crawford and 1 not in (self.mine, self.theirs)

    def up(self, points):
        """After winning `points`."""
        return met.chance(self.mine - points, self.theirs, self._later)

    def down(self, points):
        """After losing `points`."""
        return met.chance(self.mine, self.theirs - points, self._later)

    def ends(self, stake):
        """(after losing, after winning) a game played out at `stake`, on average."""
        win, gammon, triple, lost_gammon, lost_triple = self._chances
        lose = max(1, WHOLE - win)
        win = max(1, win)
        won = (win - gammon) * self.up(stake) + (gammon - triple) * self.up(2 * stake)
        won += triple * self.up(3 * stake)
        lost = (lose - lost_gammon) * self.down(stake)
        lost += (lost_gammon - lost_triple) * self.down(2 * stake)
        lost += lost_triple * self.down(3 * stake)
        return lost // lose, won // win


def stakes(context):
    """What a game is worth in a match, for `Search.stakes`; None in money play.

    The side on roll's row of six, then the other side's, in 1/1024 of what the
    stake on the table is worth, from the chances to win the match.
    """
    if not context.length:
        return None
    score = _Score(None, context)
    stake = 1 << context.cube
    up = [score.up(k * stake) for k in (1, 2, 3)]
    down = [score.down(k * stake) for k in (1, 2, 3)]
    whole = max(1, up[0] - down[0])
    won = _share(up[1] - up[0], whole), _share(up[2] - up[1], whole)
    lost = _share(down[0] - down[1], whole), _share(down[1] - down[2], whole)
    return (2048,) + won + lost + (1024,), (2048,) + lost + won + (1024,)


def _share(part, whole):
    """A difference in 1/2048 of `whole`, small enough for the nets' words."""
    return max(0, min(8191, part * 2048 // whole))


def match_equities(chances, context):
    """The three equities of a cube decision at a match score, in thousandths.

    They are chances to win the match, stretched so that winning the stake is
    1000 and losing it -1000, as in money play.
    """
    score = _Score(chances, context)
    win = chances[0]
    stake = 1 << context.cube
    up, down = score.up(stake), score.down(stake)
    lost, won = score.ends(2 * stake)
    taken = _mixed(win, lost, won, _their_cube(score, win, 2 * stake))
    lost, won = score.ends(stake)
    low = _take_point(score, stake, True) if context.owner < 0 else 0
    cash = max(low + 1, WHOLE - _take_point(score, stake, False))
    if win >= cash:
        live = _between(win, cash, up, WHOLE, max(up, won))
    elif win < low:
        live = _between(win, 0, lost, low, down)
    else:
        live = _between(win, low, down if low else lost, cash, up)
    held = _mixed(win, lost, won, live)
    middle, half = (up + down) // 2, max(1, (up - down) // 2)
    return tuple([(chance - middle) * 1000 // half for chance in (held, taken, up)])


def _mixed(win, lost, won, live):
    """Between the value of a dead cube and that of a live one (None: it is dead)."""
    dead = lost + (won - lost) * win // WHOLE
    return dead if live is None else (dead * (100 - _LIVE) + live * _LIVE) // 100


def _their_cube(score, win, stake):
    """Live value with the opponent's cube at `stake`, or None if it is dead."""
    if score.theirs <= stake:
        return None
    down = score.down(stake)
    low = _take_point(score, stake, True)
    lost, won = score.ends(stake)
    if win < low:
        return _between(win, 0, lost, low, down)
    return _between(win, low, down, WHOLE, won)


def _take_point(score, stake, mine):
    """Chance, of ten thousand, that one needs to take a double of `stake`: mine or theirs.

    A cube that can be turned again is worth something to who takes it: the chance
    at which the other would have to pass it then is as good as a win.
    """
    lost, won = score.ends(2 * stake)
    if mine:
        gain, top = score.down(stake) - lost, score.up(2 * stake) - lost
        again = score.mine > 2 * stake
    else:
        gain, top = won - score.up(stake), won - score.down(2 * stake)
        again = score.theirs > 2 * stake
    if not again:
        return max(0, min(WHOLE, WHOLE * gain // max(1, won - lost)))
    cash = WHOLE - _take_point(score, 2 * stake, not mine)
    return max(0, min(WHOLE, cash * gain // max(1, top)))


def decide(equities):
    """(`nodouble`, `double` or `toogood`; `take` or `pass`) of the equities."""
    held, taken, passed = equities
    reply = "take" if taken <= passed else "pass"
    if held > passed and min(taken, passed) < held:
        return "toogood", reply
    return ("double" if min(taken, passed) > held else "nodouble"), reply
