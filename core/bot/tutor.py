"""What a play or a cube action has cost: the bot's judgement of a person's turn.

Borrows a `Bot`, whose search thinks in the same slices as when it plays; the bot
must not be in the middle of a play of its own.  The screens that teach ask here:

    tutor = Tutor(Bot())                # the strongest level, or the opponent itself
    tutor.begin(position, 3, 1, plays, chosen, keep=5, context=context)
    while tutor.step():                 # one slice; buttons and clock go on between
        ...
    tutor.best                          # [(play, equity), ...], best first
    tutor.equity, tutor.loss            # of the chosen play; None without one

    cube = tutor.cube(position, context)
    cube.equities                       # (no double, double and take, double and pass)
    cube.action, cube.reply             # 'nodouble' 'double' 'toogood'; 'take' 'pass'
    cube.doubling_loss(doubled)         # of the side on roll, by what it did
    cube.answer_loss(taken)             # of the other side

Equities and losses are in thousandths of the present stake, in a match with what
gammons count at the score; a loss is 0 or more.  A play is its number in `plays`.
"""


class Tutor:
    """Judges what a person has done.

    best    the best plays and their equities, when `step` has said False
    equity  of the chosen play, None if none was named; loss: what it cost
    """

    def __init__(self, bot):
        self._bot = bot
        self._asked = None
        self.best = []
        self.equity = self.loss = None

    def begin(self, position, one, other, plays, chosen=-1, keep=5, context=None):
        """Start on the roll `one`, `other` from `position`, which stays as it is.

        plays   the `Plays` of this roll; it must not change until the end
        chosen  the play that was made, -1 for none: judged as deep as the best
        """
        self.best = []
        self.equity = self.loss = None
        self._asked = plays, chosen, min(keep, plays.count)
        if plays.count:
            self._bot.consider(position, plays, self._asked[2], chosen, context)

    def step(self):
        """Think one slice; True while there is more to do."""
        plays, chosen, keep = self._asked
        if not plays.count:
            return False
        if self._bot.considering():
            return True
        self.best = self._bot.considered(keep)
        if chosen >= 0:
            self.equity = self._bot.equity_of(chosen)
            self.loss = max(0, self.best[0][1] - self.equity)
        return False

    def cube(self, position, context):
        """Judge the cube before the roll of the side on roll: a `CubeVerdict`."""
        return CubeVerdict(*self._bot.cube_action(position, context))


class CubeVerdict:
    """What the cube actions of a position are worth; see the module."""

    def __init__(self, action, reply, equities):
        self.action, self.reply, self.equities = action, reply, equities

    def doubling_loss(self, doubled):
        """What the side on roll has lost by doubling (True) or not."""
        held, taken, passed = self.equities
        offered = min(taken, passed)
        return max(0, held - offered if doubled else offered - held)

    def answer_loss(self, taken):
        """What the other side has lost by taking (True) or passing."""
        _, take, passed = self.equities
        return max(0, take - passed if taken else passed - take)
