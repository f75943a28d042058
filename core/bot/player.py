"""The bot's decisions: which play, whether to double, take, resign.

Uses `judge` for what a position is worth and `cube` for what that means with a
cube on the table.  Thinks in slices of a fixed number of candidates, never by
the time, so that a session repeats itself on every machine.
"""

from array import array

from micropython import const

from core import match as referee
from core.bot import cube, judge
from core.bot.eyes import HandEye, NetEye, has_nets, mirrored
from core.bot.judge import WHOLE
from core.match import DONE, MOVE, ROLL
from core.plays import Plays
from core.position import Position
from core.context import context_of

# The first three see by weights set by hand; where there are nets, three more see
# by those.  Noise in thousandths of equity makes the plays of most of them worse.
LEVELS = ("novice", "casual", "club")
if has_nets():
    LEVELS += ("expert", "master", "champion")
_NOISE = (900, 480, 0, 210, 90, 0)
_BY_NETS = const(4)  # the first level that does
_DEEPEST = const(2)  # plies that the champion may look ahead
_ROLLS = const(21)
_SLICE = const(16)  # candidates judged in one step
_ROLLS_A_SLICE = const(4)
_HALF = const(18)  # rounds a sum over 36 rolls
_NEARLY = const(60)  # what is hoped for in vain when a resignation is declined


class Bot:
    """A player.  `choose` what to do, then `step` until it says so.

    level   1 (weakest) to len(LEVELS), the strongest if it is left out
    plies   0 to 2 that the champion looks ahead; the others do not look ahead
    """

    def __init__(self, level=None, plies=_DEEPEST):
        if level is None:
            level = len(LEVELS)
        if not 1 <= level <= len(LEVELS):
            raise ValueError("the level is 1 to %d" % len(LEVELS))
        self.level = level
        self.look_ahead(plies)
        self._search = None
        if level < _BY_NETS:
            self._eye = HandEye()
        else:
            from core.bot.search import Search

            self._eye = NetEye()
            self._search = Search(*self._eye.scorers)
            if _NOISE[level - 1]:
                self._search.noise = self._noise
        self._match = None
        self._after = Position()
        self._chances = array("i", (0, 0, 0, 0, 0))
        self.plays = None  # of the last `rank`
        self._best = self._worth = 0
        self._next = -1
        self._ahead = 0  # rolls looked at for the cube
        self._sums = array("i", (0, 0, 0, 0, 0))  # of the chances after them
        self._considered = ()  # worth of all plays of a roll judged without nets

    def look_ahead(self, plies):
        """Look so many plies ahead from the next decision on, if it is the champion."""
        if not 0 <= plies <= _DEEPEST:
            raise ValueError("plies is 0 to %d" % _DEEPEST)
        self.plies = plies if self.level > _BY_NETS + 1 else 0

    # -- the two calls of whoever lets it play -----------------------------

    def choose(self, match):
        """Start thinking about what `match.actor` has to do."""
        fresh = match is not self._match or not match.n_moves
        self._match = match
        self._ahead = 0
        if match.phase == referee.MOVING and fresh:
            self._next = 0
            self._best = -1
            if self._search and match.need:
                self._search.stakes(cube.stakes(context_of(match)))
                self._search.begin(match.start, match.plays, self.plies)

    def step(self):
        """Think one slice; returns -1, or action << 8 | argument.

        For a roll the argument is 0: the dice are thrown by whoever asks.
        """
        match = self._match
        if match.phase == referee.TO_ROLL:
            return self._before_roll(match)
        if match.phase == referee.DOUBLED:
            return self._answer_double(match)
        if match.phase == referee.RESIGNED:
            return self._answer_resignation(match)
        if match.n_moves >= match.need:
            return DONE << 8
        if self._think(match):
            return -1
        return (
            MOVE << 8
            | match.plays.source(self._best, match.n_moves) << 3
            | match.plays.die(self._best, match.n_moves)
        )

    # -- plays ------------------------------------------------------------------

    def _think(self, match):
        """Judge the next slice of candidates; True while some are left."""
        plays = match.plays
        if self._search and self._best < 0 and plays.count > 1:
            if self._search.step():
                return True
            self._best = self._search.order[0]
            return False
        if plays.count == 1 or self._search:
            self._best = max(0, self._best)
            return False
        end = min(plays.count, self._next + _SLICE)
        while self._next < end and plays.count > 1:
            worth = self._worth_of(match.start, plays, self._next)
            if self._best < 0 or worth > self._worth:
                self._best, self._worth = self._next, worth
            self._next += 1
        return end < plays.count and plays.count > 1

    def _worth_of(self, start, plays, k):
        """Equity of play `k` to the mover, with the level's noise."""
        after = self._after
        after.copy(start)
        plays.make(k, after)
        self._eye.played(after.cells, self._chances)
        return judge.equity(self._chances) + self._noise(after.cells)

    def _noise(self, cells):
        """A made-up error of this level, the same for the same position."""
        size = _NOISE[self.level - 1]
        if not size:
            return 0
        mix = 7 * self.level
        for count in cells:
            mix = mix * 31 + count & 0xFFFF
        # Small enough a factor for the whole numbers that MicroPython needs no memory for.
        return (mix * 16381 >> 4 & 0xFFF) * size >> 12

    def rank(self, position, one, other, count, context=None):
        """The best `count` plays: (number in a Plays of this roll, equity).

        Best first; equity in thousandths, as it is without the cube.  With the
        `context` of a match the nets weigh gammons as they count at its score.
        """
        if self.plays is None:
            self.plays = Plays()
        plays = self.plays
        if not plays.find(position, one, other):
            return []
        if self._search:
            return self._searched(position, plays, count, context)
        found = [(-self._worth_of(position, plays, k), k) for k in range(plays.count)]
        found.sort()
        return [(k, -worth) for worth, k in found[:count]]

    def _searched(self, position, plays, count, context):
        """The same by the nets, looked ahead as far as the level does."""
        search = self._search
        count = min(count, plays.count)
        search.stakes(context and cube.stakes(context))
        search.begin(position, plays, self.plies, count)
        while search.step():
            pass
        return self._found(count)

    def _found(self, count):
        """The best `count` plays of the search."""
        order = self._search.order
        count = min(count, self._search.n_order)
        return [(order[k], self.equity_of(order[k])) for k in range(count)]

    # -- a roll judged in slices, for the tutor ------------------------------------

    def consider(self, position, plays, keep, also=-1, context=None):
        """Start to judge the plays of a roll; see `Search.begin` for `also`."""
        self._considered = []
        if self._search:
            self._search.stakes(context and cube.stakes(context))
            self._search.begin(position, plays, self.plies, keep, also)
        else:
            self._considered = [self._worth_of(position, plays, k) for k in range(plays.count)]

    def considering(self):
        """Think one slice; True while there is more to do."""
        return self._search is not None and self._search.step()

    def considered(self, count):
        """The best `count` plays as `rank` gives them."""
        if self._search:
            return self._found(count)
        found = [(-worth, k) for k, worth in enumerate(self._considered)]
        found.sort()
        return [(k, -worth) for worth, k in found[:count]]

    def equity_of(self, play):
        """Equity of a play, as deep as it has been judged."""
        if self._search:
            return self._search.worth[play] * 1000 >> 20
        return self._considered[play]

    def evaluate(self, position):
        """([win, gammon, backgammon, lost gammon, lost backgammon], equity).

        Of the side on roll, before it rolls; ten-thousandths and thousandths.
        """
        self._look(position)
        return list(self._chances), judge.equity(self._chances)

    def _look(self, position):
        """Put the chances of the side on roll into `_chances`."""
        after = self._after
        after.copy(position)
        after.flip()
        self._eye.played(after.cells, self._chances)
        mirrored(self._chances)

    # -- the cube ---------------------------------------------------------------

    def _weigh(self, position, context, rolls):
        """Go on with the chances for a cube decision by `rolls` rolls; True when they are there.

        Who looks ahead with plays looks one ply ahead, the others at the position itself.
        """
        chances, sums = self._chances, self._sums
        if not self.plies:
            self._look(position)
            self._doubt()
            return True
        if not self._ahead:
            self._search.stakes(cube.stakes(context))
            for k in range(5):
                sums[k] = _HALF
        while rolls and self._ahead < _ROLLS:
            share = self._search.answer(position, self._ahead, self._after)
            self._eye.played(self._after.cells, chances)
            for k in range(5):
                sums[k] += share * chances[k]
            self._ahead += 1
            rolls -= 1
        if self._ahead < _ROLLS:
            return False
        self._ahead = 0
        for k in range(5):
            chances[k] = sums[k] // 36
        return True

    def _doubt(self):
        """Bring the chances nearer to even: weights set by hand err on both sides."""
        if self.level >= _BY_NETS:
            return
        chances = self._chances
        chances[0] = WHOLE // 2 + (chances[0] - WHOLE // 2) * 4 // 5
        for won, share in ((1, chances[0]), (3, WHOLE - chances[0])):
            chances[won] = min(chances[won], share)

    def cube_action(self, position, context):
        """(`nodouble` | `double` | `toogood`, `take` | `pass`, equities).

        equities: no double, double and take, double and pass, in thousandths
        of the present stake.
        """
        self._ahead = 0
        self._weigh(position, context, _ROLLS)
        return self._cube_action(context)

    def _cube_action(self, context):
        """The same from the chances that are there."""
        if context.length:
            equities = cube.match_equities(self._chances, context)
        else:
            centred = context.owner < 0
            equities = cube.money_equities(self._chances, context.jacoby, centred)
            if context.beavers and equities[1] < 0:
                equities = equities[0], 2 * equities[1], equities[2]  # they would beaver
        action, reply = cube.decide(equities)
        return action, reply, equities

    def _before_roll(self, match):
        """Double, resign, or roll."""
        if match.may(referee.DOUBLE) is None:
            context = context_of(match)
            if not self._weigh(match.position, context, _ROLLS_A_SLICE):
                return -1
            if self._cube_action(context)[0] == "double":
                return referee.DOUBLE << 8
        size = self._lost(match)
        if size and match.may(referee.RESIGN, size) is None:
            return referee.RESIGN << 8 | size
        return ROLL << 8

    def _lost(self, match):
        """What is lost for certain: 1 or 2, or 0 while there is hope.

        Only races: nothing there can turn round the last few checkers.
        """
        position = match.position
        cells = position.cells
        theirs = 15 - cells[26]
        if position.is_contact() or theirs > 4 or position.back(1) > 3:
            return 0
        turns = (theirs + 3) // 4
        # Even the largest doubles each turn do not bring everything off.
        if (15 - cells[0] + 3) // 4 <= turns or position.pips(0) <= 24 * turns:
            return 0
        if cells[0] or not match.gammons_count():
            return 1
        return 0

    def _answer_double(self, match):
        """Take or pass; beaver or raccoon when the doubler is behind."""
        context = context_of(match)
        if not self._weigh(match.position, context, _ROLLS_A_SLICE):
            return -1
        if context.length:
            equities = cube.match_equities(self._chances, context)
        else:
            equities = cube.money_equities(self._chances, False, False)
        taken = equities[1]
        if match.actor == match.turn:
            # A beaver on the table: the doubler's own side of the same scale.
            if taken > 0 and match.may(referee.RACCOON) is None:
                return referee.RACCOON << 8
            return (referee.TAKE if taken > -1000 else referee.PASS) << 8
        if taken < 0 and match.may(referee.BEAVER) is None:
            return referee.BEAVER << 8
        return (referee.TAKE if taken <= 1000 else referee.PASS) << 8

    def _answer_resignation(self, match):
        """Accept what is at least what playing on would bring."""
        self._look(match.position)
        hope = -judge.equity(self._chances)
        if not match.gammons_count():
            hope = WHOLE // 10 - 2 * self._chances[0] // 10
        enough = match.offered * 1000 >= hope - _NEARLY
        return (referee.ACCEPT if enough else referee.DECLINE) << 8
