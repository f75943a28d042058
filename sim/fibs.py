"""gnubg's board lines, as it sends them to an external player, and the bot's answers.

The part of `external` that runs on both interpreters: `sim.duel` has it under
MicroPython, where the bot is many times faster.
"""

from core import match as referee
from core.context import Context
from core.notation import steps_text
from core.position import OFF, Position
from core.setup import match_of

_FIELDS = 53  # of a board line, the word `board` included
_POINTS = 6  # where the 26 points begin: the bars at both ends
_TURN, _DICE, _CUBE, _MAY, _DOUBLED = 32, 33, 37, 38, 40
_ANSWERS = {
    referee.ROLL: "roll",
    referee.DOUBLE: "double",
    referee.TAKE: "accept",
    referee.PASS: "reject",
    referee.BEAVER: "beaver",
}


def question(line):
    """(Position, Context) of a board line, both seen from the side on roll.

    gnubg's player 1 has the positive counts and moves from 24 to 1.  A double
    on the table is in the context: it is the other side that is asked then.
    Raises ValueError for anything else.
    """
    words = line.strip("\0\r\n").split(":")
    if words[0] != "board" or len(words) != _FIELDS:
        raise ValueError(f"this is no board line: {line!r}")
    fields = words[:3] + [int(word) for word in words[3:]]
    sign = 1 if fields[_TURN] > 0 else -1
    return _position(fields, sign), _context(fields, sign)


def _position(fields, sign):
    """The position, for the side whose counts have this sign."""
    position = Position()
    for i in range(26):
        count = fields[_POINTS + i]
        if count:
            side = 0 if count * sign > 0 else 1
            # The negative side counts its points from the other end.
            position.place(side, i if count > 0 else 25 - i, abs(count))
    return position


def _context(fields, sign):
    """Score, cube and dice, for the side whose counts have this sign."""
    context = Context()
    context.length = fields[3]
    # The score of gnubg's player 0 comes first, but not while a double is answered.
    ours = (sign > 0) != bool(fields[_DOUBLED])
    context.score = [fields[5], fields[4]] if ours else [fields[4], fields[5]]
    while 2 << context.cube <= fields[_CUBE]:
        context.cube += 1
    may = fields[_MAY : _MAY + 2]
    if may[0] != may[1]:
        owner = 1 if may[0] else -1
        context.owner = 0 if owner == sign else 1
    context.crawford = _is_crawford(fields)
    if fields[_DOUBLED]:
        context.offer = "D"
    elif fields[_DICE]:
        context.dice = (fields[_DICE], fields[_DICE + 1])
    return context


def _is_crawford(fields):
    """True in the Crawford game: the last field is 0 there, and 1 otherwise."""
    return bool(fields[3]) and not fields[52]


def answer(bot, line, jacoby=True):
    """The line that answers gnubg's board line.

    jacoby  whether money games are played by that rule: the line does not say
    """
    position, context = question(line)
    context.jacoby = jacoby and not context.length
    match = match_of(position, context)
    if match.phase == referee.MOVING:
        return _play(bot, match)
    action, arg = _decide(bot, match)
    return f"resign {arg}" if action == referee.RESIGN else _ANSWERS[action]


def _decide(bot, match):
    """(action, argument) of the bot."""
    bot.choose(match)
    code = bot.step()
    while code < 0:
        code = bot.step()
    return code >> 8, code & 0xFF


def _play(bot, match):
    """The text of the play of the dice in the match."""
    start = Position()
    start.copy(match.position)
    steps = []
    while match.phase == referee.MOVING and match.n_moves < match.need:
        action, arg = _decide(bot, match)
        source, die = arg >> 3, arg & 7
        steps.append((source, max(OFF, source - die)))
        match.act(action, arg)
    return steps_text(start, steps)


class Answers:
    """The answers to one client's lines, one after another.

    jacoby  whether money games are played by that rule: the line does not say
    """

    def __init__(self, bot, jacoby=True):
        self._bot = bot
        self._jacoby = jacoby
        self._side = None  # gnubg's player number that we are, once it is known

    def __call__(self, line):
        """The line that answers a board line; ValueError for anything else."""
        beaver = self._is_beaver(line)
        # Whoever doubled for good reasons plays on.
        reply = "accept" if beaver else answer(self._bot, line, self._jacoby)
        words = line.split(":")
        if words[_DOUBLED] == "0":
            self._side = int(int(words[_TURN]) > 0)
        return reply

    def _is_beaver(self, line):
        """True if our own double has been turned on: doubled, and we are on roll."""
        words = line.split(":")
        if self._side is None or len(words) != _FIELDS:
            return False
        return words[_DOUBLED] != "0" and self._side == int(int(words[_TURN]) > 0)
