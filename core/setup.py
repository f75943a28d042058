"""A match that begins in a position somebody typed in, not at the opening roll.

Between `notation`, which reads IDs, and `match`, which plays on.  The side on
roll in the ID becomes player 0.
"""

from core import rules as options
from core.match import CENTRE, DOUBLE, Match


def match_of(position, context, beavers=None):
    """Return the Match of a Position and its Context, ready to go on.

    beavers     answers in a row that may turn the cube, as in `Rules`; None:
                as the context says
    Raises ValueError for what no match can be.
    """
    match = Match(_rules_of(context, beavers))
    match.score = list(context.score)
    match.crawford = context.crawford
    match.had_crawford = _is_past_crawford(context)
    match.cube = 1 << context.cube
    match.cube_owner = CENTRE if context.owner < 0 else context.owner
    if position.winner() >= 0:
        raise ValueError("in this position the game is over")
    one, other = context.dice or (0, 0)
    match.set_up(position, 0, one, other)
    if context.offer:
        _offer(match, context)
    return match


def _offer(match, context):
    """Put the double of the side on roll on the table."""
    if context.offer != "D":
        raise ValueError("a beaver on the table cannot be set up")
    why = match.act(DOUBLE)
    if why:
        raise ValueError("the double in the ID is not allowed: %s" % why)


def _rules_of(context, beavers):
    """Rules as the context has them."""
    rules = options.Rules(context.length)
    rules.jacoby = context.jacoby
    rules.beavers = min(2, context.beavers if beavers is None else beavers)
    return rules


def _is_past_crawford(context):
    """True if somebody is a point from winning, and this is not that game."""
    if not context.length or context.crawford:
        return False
    return max(context.score) == context.length - 1
