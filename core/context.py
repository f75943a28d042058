"""What surrounds a position: cube, dice, score, rules, seen from the side on roll.

Between `ids`, which reads and writes it, `setup`, which makes a match of it, and
the bot, which weighs a cube by it.
"""

from core.match import CENTRE


class Context:
    """What surrounds a position, seen from the side on roll.

    cube        exponent of its value; owner: -1 centre, 0 me, 1 the opponent
    dice        (one, other), or None before the roll
    score       [mine, theirs]; length 0 for money
    crawford, jacoby    booleans; beavers: 0, 1 (money only)
    offer       '' or the XGID's letter: D doubled, B beavered, R raccoon
    resigned    0, or what is offered to be lost, 1 to 3
    turn        1 if the side on roll is the XGID's bottom player, else -1
    limit       exponent of the highest cube, as the XGID carries it
    """

    def __init__(self):
        self.cube = 0
        self.owner = -1
        self.dice = None
        self.score = [0, 0]
        self.length = 0
        self.crawford = self.jacoby = False
        self.beavers = 0
        self.offer = ""
        self.resigned = 0
        self.turn = 1
        self.limit = 10


def context_of(match):
    """Return the Context of a Match, seen from the player on roll."""
    context = Context()
    turn = max(0, match.turn)
    cube = match.cube
    while cube > 1:
        cube >>= 1
        context.cube += 1
    if match.cube_owner != CENTRE:
        context.owner = int(match.cube_owner != turn)
    if match.dice[0] and match.turn >= 0:
        context.dice = (match.dice[0], match.dice[1])
    context.score = [match.score[turn], match.score[1 - turn]]
    context.length = match.rules.length
    context.crawford = match.crawford
    context.jacoby = match.rules.jacoby and not match.rules.length
    context.beavers = 0 if match.rules.length else match.rules.beavers
    context.turn = 1 if turn == 0 else -1
    return context
