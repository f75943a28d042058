"""Cube decisions from the five chances: money and match, live and dead cubes.

Janowski's model: between the equity of a dead cube and that of a perfectly live
one, here two thirds of the way to the live one.  In a match the same chances are
weighed with a formula for the chance to win the match from a score.
"""

from micropython import const

from core.bot.judge import WHOLE, logistic

_LIVE = const(68)  # of a hundred: how far a real cube is from dead to live


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
    if centred:
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


def match_chance(mine, theirs, crawford):
    """Chance in ten-thousandths to win a match with so many points to go.

    A formula in place of a table, a few hundredths wrong at the worst.
    crawford    the next game is the Crawford game, or one before it
    """
    if mine <= 0:
        return WHOLE
    if theirs <= 0:
        return 0
    if not crawford and (mine == 1 or theirs == 1):
        return _after_crawford(mine, theirs)
    return logistic((theirs - mine) * 48 // (mine + theirs + 4) * 2)


def _after_crawford(mine, theirs):
    """After the Crawford game the trailer doubles at once, in every game."""
    if mine == theirs:
        return WHOLE // 2
    games = max(mine, theirs)
    chance = WHOLE // 2
    for _ in range((games - 1) // 2):
        chance = chance * 62 // 100
    return chance if mine > theirs else WHOLE - chance


def match_equities(chances, context):
    """The three equities of a cube decision at a match score, in thousandths.

    They are chances to win the match, stretched so that winning the stake is
    1000 and losing it -1000, as in money play.  The cube is treated as dead
    where the doubled stake wins the match, as half alive elsewhere.
    """
    stake = 1 << context.cube
    mine = context.length - context.score[0]
    theirs = context.length - context.score[1]
    later = not context.crawford and 1 not in (mine, theirs)
    up = match_chance(mine - stake, theirs, later)
    down = match_chance(mine, theirs - stake, later)
    held = _match_value(chances, mine, theirs, stake, later)
    taken = _match_value(chances, mine, theirs, 2 * stake, later)
    if theirs > 2 * stake:
        # The taker's cube is worth something: a tenth of what the take risks.
        taken -= (taken - match_chance(mine, theirs - 2 * stake, later)) // 20
    middle, half = (up + down) // 2, max(1, (up - down) // 2)
    return tuple([(chance - middle) * 1000 // half for chance in (held, taken, up)])


def _match_value(chances, mine, theirs, stake, later):
    """Chance to win the match if the game is played out at `stake`."""
    win, gammon, triple, lost_gammon, lost_triple = chances
    total = 0
    for share, size in ((win - gammon, 1), (gammon - triple, 2), (triple, 3)):
        total += share * match_chance(mine - size * stake, theirs, later)
    lose = WHOLE - win
    for share, size in ((lose - lost_gammon, 1), (lost_gammon - lost_triple, 2), (lost_triple, 3)):
        total += share * match_chance(mine, theirs - size * stake, later)
    return total // WHOLE


def decide(equities):
    """(`nodouble`, `double` or `toogood`; `take` or `pass`) of the equities."""
    held, taken, passed = equities
    reply = "take" if taken <= passed else "pass"
    if held > passed and min(taken, passed) < held:
        return "toogood", reply
    return ("double" if min(taken, passed) > held else "nodouble"), reply
