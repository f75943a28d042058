"""What the bot thinks of a person's decision: for the hint and for the tutor.

Ranks the plays of the roll on the board and weighs the cube, with the strongest
eye there is, in slices as the bot itself thinks.  It never acts.
"""

from micropython import const

from core import match as referee
from core.context import context_of
from core.position import Position

_PLIES = const(1)  # how far plays are looked ahead, where there are nets
_SLICE = const(8)  # plays weighed by hand in one step
# A decision worth counting: the best and the next action differ by less, in thousandths.
_CLOSE = const(200)


class Adviser:
    """Judges what a person may do or has done.

    best    after `step` is done: the numbers of plays in the match's `plays`,
            best first, and what they are worth in thousandths, as [(play, worth)]
    """

    def __init__(self, bot):
        """bot: a Bot that is not thinking meanwhile; its nets and search are used."""
        self._bot = bot
        self._search = bot.search
        self._scratch = Position()
        self._worths = None
        self.best = []

    # -- plays ------------------------------------------------------------------

    def begin(self, match, count=3):
        """Start ranking the plays of the roll of `match`; `step` until it is done."""
        self._match = match
        self._count = min(count, match.plays.count)
        self._next = 0
        self.best = []
        if self._search:
            self._search.begin(match.start, match.plays, _PLIES, self._count)
        else:
            self._worths = []

    def step(self):
        """Think one slice; True while there is more to do."""
        if self._search:
            if self._search.step():
                return True
            order = self._search.order
            self.best = [(order[k], self.worth(order[k])) for k in range(self._count)]
            return False
        plays = self._match.plays
        end = min(plays.count, self._next + _SLICE)
        for play in range(self._next, end):
            self._worths.append(self._bot.worth_of(self._match.start, plays, play))
        self._next = end
        if end < plays.count:
            return True
        ranked = sorted(range(plays.count), key=lambda play: -self._worths[play])
        self.best = [(play, self._worths[play]) for play in ranked[: self._count]]
        return False

    def worth(self, play):
        """What a play is worth to the mover, in thousandths of the present stake."""
        if self._search:
            return self._search.worth[play] * 1000 >> 20
        return self._worths[play]

    def loss(self):
        """What the play on the board gives away, in thousandths; 0 for the best."""
        match = self._match
        made = match.plays.index(match.start, match.position, self._scratch)
        return max(0, self.best[0][1] - self.worth(made)) if made >= 0 else 0

    # -- the cube -----------------------------------------------------------------

    def cube(self, match):
        """(action, reply, equities) as `Bot.cube_action` for the position on the board."""
        return self._bot.cube_action(match.position, context_of(match))

    def cube_loss(self, match, action):
        """What a cube action gives away, in thousandths, or -1 where nothing was to decide.

        action  ROLL or DOUBLE before a roll, TAKE or PASS after a double
        """
        if action == referee.ROLL or action == referee.DOUBLE:
            if match.may(referee.DOUBLE):
                return -1
            _, _, (held, taken, passed) = self.cube(match)
            doubled = min(taken, passed)
            if action == referee.ROLL and doubled < held - _CLOSE:
                return -1
            return max(0, doubled - held if action == referee.ROLL else held - doubled)
        _, _, (_, taken, passed) = self.cube(match)
        return max(0, taken - passed if action == referee.TAKE else passed - taken)
