"""Looking ahead: a play is worth what is left after the other side's best replies.

At 0 plies the nets judge the positions after the plays; at 1 ply the other
side's 21 rolls are played and those positions judged; at 2 plies our own 21
rolls after each of them.  Inside, a small net chooses the replies and the large
one judges the last position.  Thinks in slices of a fixed amount of work, and
allocates nothing for a position.
"""

from array import array

from micropython import const

from core.bot.roll import USER
from core.plays import Plays
from core.position import Position

_LOW_FIRST = const(0x80)
_SLICE = const(16)  # plays judged between two stops
_ROLLS = const(21)
_ALL = const(36)
_KEEP = (8, 4)  # candidates that are looked at 1 ply and 2 plies ahead
_NEAR = (200 << 10, 90 << 10)
_CLOSE = const(100 << 10)  # to the best play of a roll: the large net is asked about both
_LATER = const(7)  # rolls looked at between two stops
# The dice of the 21 rolls.
_HIGH = bytes((1, 2, 2, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 5, 6, 6, 6, 6, 6, 6))
_LOW = bytes((1, 1, 2, 1, 2, 3, 1, 2, 3, 4, 1, 2, 3, 4, 5, 1, 2, 3, 4, 5, 6))


class Search:
    """Finds the best play of a roll.

    worth   array('i'), by play: 2**20 a point, to the mover; plays that have
            been looked at further ahead come before all others in `order`
    order   the best plays found so far, best first; n_order of them
    near    for 1 and 2 plies: how much worse than the best, 2**20 a point, a play
            may look and still be looked at so far ahead
    noise   called for the cells after each play, gives thousandths that make it look
            better than it is; for those who do not look ahead.  None: none
    """

    def __init__(self, contact, race, reply=None):
        """contact, race, reply: Scorers; without `reply`, contact takes its part."""
        self._contact = contact
        self._race = race
        self._reply = reply or contact
        self._scorers = contact, race, self._reply
        self.worth = array("i", bytes(4 * 256))
        self.order = array("H", bytes(2 * _KEEP[0] + 2))
        self.n_order = 0
        self.near = _NEAR
        self.noise = None
        self._out = array("i", bytes(4 * 256))
        self._plays = Plays()
        self._start = Position()
        self._after = Position()  # a candidate, the other side to roll
        self._later = Position()  # a reply to it, ours to roll
        self._answers = array("I", bytes(4 * _ROLLS))
        self._meets = self._race_loaded = False  # of the position last taken up
        self._gains = self._given = self._from = None
        self._plies = self._keep = self._ply = self._play = 0
        self._also = self._side = 0  # see `begin` and `_look_from`
        self._count = self._candidate = 0  # of the plays looked further ahead at
        self._roll = self._reply_roll = 0  # the other side's roll, the one after it
        self._total = self._sum = 0  # over the rolls of each of the two

    def stakes(self, gains):
        """Play for `gains`, or for points with all gammons (None).

        gains   two rows of six for `Scorer.weigh`: the mover on roll, then the
                other side
        """
        self._gains = gains

    def _on_roll(self, side):
        """The side that rolls next in the positions judged from here on: 0 mine."""
        for scorer in self._scorers:
            if self._gains:
                scorer.weigh(self._gains[side])
            else:
                scorer.money()

    def begin(self, position, plays, plies, keep=1, also=-1):
        """Start on the plays of a roll from `position`, `plies` 0 to 2.

        plays   the roll's `Plays`, not empty; keep: plays wanted in `order`
        also    a play that is judged as deep as the best, be it ever so bad
        """
        self._start.copy(position)
        self._given = plays
        self._plies = plies
        if plays.count > len(self.worth):
            self.worth = array("i", bytes(4 * plays.count))
        self._also = also
        self._keep = max(keep, _KEEP[0]) if plies else keep
        if self._keep >= len(self.order):
            self.order = array("H", bytes(2 * self._keep + 2))
        self.n_order = self._ply = self._play = 0
        USER[0] = None

    def step(self):
        """Think one slice; True while there is more to do."""
        if USER[0] is not self:
            self._resume()
        if self._ply == 0:
            return self._static()
        for _ in range(_LATER):
            if self._ply == 2 and self._roll < 0:
                return self._answer()
            if not self._one_roll():
                return False
        return True

    def _resume(self):
        """Load the nets again after somebody else has used them, or at first."""
        USER[0] = self
        if self._ply == 0:
            self._on_roll(1)
        elif self._ply == 1 or self._roll >= 0:
            self._take_up(self._from, self._side)

    def answer(self, position, roll, after):
        """Put the position after the best play of a roll, 0 to 20, into `after`.

        Returns how many of the 36 rolls it is; a search under way goes on all the same.
        """
        USER[0] = None
        self._take_up(position, 1)
        best = self._best(position, roll)
        after.copy(position)
        if self._plays.count:
            self._plays.make(best, after)
        return 1 if _HIGH[roll] == _LOW[roll] else 2

    # -- the stages of one decision -----------------------------------------

    def _static(self):
        """Judge the next plays without looking ahead."""
        plays = self._given
        first = self._play
        self._play = end = min(first + _SLICE, plays.count)
        self._load(self._start, self._contact)
        self._score(self._start, plays, first, end, self._contact, self.worth)
        if self.noise:
            self._blur(first, end)
        if end < plays.count:
            return True
        self._pick(plays.count, self._keep)
        return self._next_ply()

    def _blur(self, first, end):
        """Make plays look better than they are."""
        after = self._after
        for play in range(first, end):
            after.copy(self._start)
            self._given.make(play, after)
            self.worth[play] += (self.noise(after.cells) << 20) // 1000

    def _next_ply(self):
        """Go one ply further with the plays that are good enough, if there are two."""
        self._ply += 1
        self._candidate = -1
        if self._ply > self._plies:
            return False
        self._count = self._near(self._ply)
        return self._count > 1 and self._next_candidate()

    def _next_candidate(self):
        """Turn to the next play; False when there is nothing more to look at."""
        self._candidate += 1
        if self._candidate == self._count:
            self._sort(self._count)
            return self._next_ply()
        self._after.copy(self._start)
        self._given.make(self.order[self._candidate], self._after)
        if self._after.winner() >= 0:
            return self._next_candidate()  # judged exactly already
        self._after.flip()
        self._total = self._sum = self._reply_roll = 0
        self._roll = -1
        if self._ply == 1:
            self._look_from(self._after, 0)
        return True

    def _one_roll(self):
        """One more roll of those after the position looked from."""
        self._take_best(self._from, self._reply_roll)
        self._reply_roll += 1
        if self._reply_roll < _ROLLS:
            return True
        if self._ply == 1:
            self.worth[self.order[self._candidate]] = -self._sum // _ALL
            return self._next_candidate()
        self._add(self._sum // _ALL)
        return self._next_answer()

    def _add(self, value):
        """Count what follows on the other side's roll number `_roll`."""
        self._total += value * (1 if _HIGH[self._roll] == _LOW[self._roll] else 2)

    def _next_answer(self):
        """Turn to the other side's next roll, its best reply played."""
        self._roll += 1
        while self._roll < _ROLLS:
            later = self._later
            later.copy(self._after)
            _make(later, self._answers[self._roll], _HIGH[self._roll], _LOW[self._roll])
            if later.winner() < 0:
                later.flip()
                self._look_from(later, 1)
                return True
            self._add(-self._exact(later))
            self._roll += 1
        self.worth[self.order[self._candidate]] = self._total // _ALL
        return self._next_candidate()

    def _pick(self, count, keep):
        """Put the best `keep` plays into `order`."""
        for play in range(count):
            self._insert(play, min(keep, len(self.order)))

    def _insert(self, play, room):
        """Put one play in its place in `order`, if it is good enough."""
        order, worth = self.order, self.worth
        k = self.n_order
        if k == room:
            if worth[play] <= worth[order[k - 1]]:
                return
            k -= 1
        else:
            self.n_order += 1
        while k and worth[order[k - 1]] < worth[play]:
            order[k] = order[k - 1]
            k -= 1
        order[k] = play

    def _near(self, ply):
        """How many of `order` are good enough to be looked at `ply` plies ahead."""
        limit = self.worth[self.order[0]] - self.near[ply - 1]
        most = min(self._count if ply > 1 else self.n_order, _KEEP[ply - 1])
        count = 0
        while count < most:
            if self.worth[self.order[count]] < limit:
                break
            count += 1
        return count if self._also < 0 else self._with_also(count)

    def _with_also(self, count):
        """Put the play that must be judged among the first `count`, or behind them."""
        order, k = self.order, 0
        while k < self.n_order and order[k] != self._also:
            k += 1
        if k < count:
            return count
        if k == self.n_order:
            self.n_order += 1
        while k > count:
            order[k] = order[k - 1]
            k -= 1
        order[count] = self._also
        return count + 1

    def _sort(self, count):
        """Sort the first `count` of `order` by what they are worth now."""
        total = self.n_order
        self.n_order = 0
        for k in range(count):
            self._insert(self.order[k], count)
        self.n_order = total

    # -- judging ----------------------------------------------------------------

    def _load(self, position, scorer):
        """Take up the position before the plays to be judged."""
        self._race_loaded = False
        self._meets = position.is_contact()
        if self._meets:
            scorer.load(position.cells)

    def _score(self, position, plays, first, end, scorer, out):
        """Judge plays by `scorer` or the race net; returns the best one.

        A dance is one play of no moves.
        """
        found = (end - first) << 12
        if self._meets:
            found = scorer.score(position.cells, plays, first, end, 1, out)
        if not found >> 12:
            return (found & 0xFFF) - 1
        if not self._race_loaded:
            self._race.load(position.cells)
            self._race_loaded = True
        best = (found & 0xFFF) - 1
        other = (self._race.score(position.cells, plays, first, end, 0, out) & 0xFFF) - 1
        if best < 0 or other >= 0 and out[other] > out[best]:
            return other
        return best

    def _look_from(self, position, side):
        """Begin with the 21 rolls of `position`; `side` rolls after them."""
        self._from, self._side = position, side
        self._sum = self._reply_roll = 0
        self._take_up(position, side)

    def _take_up(self, position, side):
        """Load a position whose rolls are looked at; `side` rolls after them."""
        self._on_roll(side)
        self._load(position, self._contact)
        if self._meets and self._reply is not self._contact:
            self._reply.load(position.cells)

    def _take_best(self, position, roll):
        """Add the best play of a roll, as the large net sees it, to `_sum`."""
        best = self._best(position, roll)
        self._sum += self._out[best] * (1 if _HIGH[roll] == _LOW[roll] else 2)

    def _exact(self, position):
        """What a game that the other side has won in `position` is worth to it."""
        multiplier = position.multiplier(1)
        if not self._gains:
            return multiplier << 20
        gains = self._gains[0]
        value = gains[5] << 10
        if multiplier > 1:
            value += gains[3] << 10
        if multiplier > 2:
            value += gains[4] << 10
        return value

    def _best(self, position, roll):
        """The best play of a roll, a number in `_plays`; its worth is in `_out`.

        The small net chooses two, and of these the large one.
        """
        plays = self._plays
        count = max(1, plays.find(position, _HIGH[roll], _LOW[roll]))
        if count > len(self._out):
            self._out = array("i", bytes(4 * count))
        reply, out = self._reply, self._out
        best = self._score(position, plays, 0, count, reply, out)
        if reply is self._contact:
            return best
        second = reply.runner_up() if self._meets and count > 1 else -1
        if second == best or second >= 0 and out[second] < out[best] - _CLOSE:
            second = -1
        self._score(position, plays, best, best + 1, self._contact, out)
        if second >= 0:
            self._score(position, plays, second, second + 1, self._contact, out)
            if out[second] > out[best]:
                return second
        return best

    def _answer(self):
        """Find the other side's best reply to each roll; turn to the first roll."""
        self._take_up(self._after, 0)
        plays = self._plays
        for roll in range(_ROLLS):
            best = self._best(self._after, roll)
            self._answers[roll] = plays.words[best] if plays.used else 0
        return self._next_answer()


def _make(position, word, high, low):
    """Make the moves of a play, a word as in `Plays`."""
    die, other = high, low
    if word & _LOW_FIRST:
        die, other = low, high
    while word:
        position.move(word & 0x1F, die)
        die = other
        word >>= 8
