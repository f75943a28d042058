"""The game against itself: two players that are programs, no screen.

Used by the text command `selfplay`, by duels and by the tests that play
thousands of games.  A program is a player here if it has the two methods of
`core.bot.Bot`: `choose(match)`, and `step()` until it names an action.
"""

from core import match as referee
from core import rules as options
from core.dice import Dice
from core.journal import Journal
from core.match import GAME_OVER, MATCH_OVER, NEXT, OPENING, ROLL, Match

RANDOM = 0  # the level that plays at random, for tests


class RandomPlayer:
    """Any legal action, cube, resignations and undo among them."""

    def __init__(self, dice):
        """dice: a `Dice`, whose `number` decides."""
        self._dice = dice
        self._match = None

    def choose(self, match):
        """Take a look at the match: the next `step` acts in it."""
        self._match = match

    def step(self):
        """Return an allowed action << 8 | its argument."""
        if self._match.phase == referee.MOVING:
            return self._moving(self._match)
        while True:
            action = self._any(self._match.phase)
            arg = 1 + self._dice.number(3) if action == referee.RESIGN else 0
            if action == ROLL or self._match.may(action, arg) is None:
                return action << 8 | arg

    def _any(self, phase):
        """An action of the phase, likely ones more often."""
        if phase == referee.DOUBLED:
            return referee.TAKE + self._dice.number(4)
        if phase == referee.RESIGNED:
            return referee.ACCEPT + self._dice.number(2)
        luck = self._dice.number(64)
        if luck == 0:
            return referee.RESIGN
        return referee.DOUBLE if luck < 4 else ROLL

    def _moving(self, match):
        """A legal move, now and then an undo, in the end the confirmation."""
        if match.n_moves >= match.need:
            return referee.DONE << 8
        if match.n_moves and not self._dice.number(32):
            return referee.UNDO << 8
        while True:
            source = 1 + self._dice.number(25)
            die = 1 + self._dice.number(6)
            if match.legal[source] >> die & 1:
                return referee.MOVE << 8 | source << 3 | die


def act_once(journal, players, dice):
    """Let whoever has to act do one action; raises ValueError if refused."""
    match = journal.match
    if match.phase == OPENING:
        code = ROLL << 8 | dice.roll()
    else:
        player = players[match.actor]
        player.choose(match)
        code = player.step()
        while code < 0:
            code = player.step()
        if code >> 8 == ROLL:
            code = ROLL << 8 | dice.roll()
    why = journal.act(code >> 8, code & 0xFF)
    if why:
        raise ValueError("action %d is refused: %s" % (code >> 8, why))


def play_game(journal, players, dice, writer=None):
    """Play one game to its end; `writer` is told of every action."""
    match = journal.match
    while match.phase != GAME_OVER and match.phase != MATCH_OVER:
        act_once(journal, players, dice)
        if writer:
            writer.note(journal)
        journal.pending = bytearray()


def play_match(rules, players, dice, games=0, writer=None):
    """Play a whole match, or `games` games of a money session.

    Returns the finished Match.
    """
    journal = Journal(Match(rules))
    match = journal.match
    while True:
        play_game(journal, players, dice, writer)
        if match.phase == MATCH_OVER or match.games == games:
            return match
        journal.act(NEXT)


def _player(level, dice):
    """The program that plays at `level`; '' for the best that need not look ahead."""
    if level == RANDOM:
        return RandomPlayer(dice)
    from core.bot import LEVELS, Bot

    if level == "":
        return Bot(None, 0)  # games in seconds, not minutes
    if level > len(LEVELS):
        raise ValueError("level is a whole number from 0 to %d" % len(LEVELS))
    return Bot(level)


def selfplay(games, seed, level="", length=0, mat=None):
    """Play `games` money games, or matches to `length`; returns the score's lines.

    level   0 random ... the bot's highest, '' the best that does not look ahead
    mat     name of the match file to write, or None; such a file holds one
            match, so with more of them each gets a number in its name
    """
    dice = Dice(seed=seed)
    players = (_player(level, dice), _player(level, dice))
    if not length:
        match = _recorded(options.money(), players, dice, games, mat)
        return ["score=%d,%d games=%d" % (match.score[0], match.score[1], match.games)]
    won = [0, 0]
    played = 0
    for number in range(1, games + 1):
        name = mat if games == 1 else _numbered(mat, number)
        match = _recorded(options.match(length), players, dice, 0, name)
        won[match.match_winner] += 1
        played += match.games
    return ["score=%d,%d matches=%d games=%d" % (won[0], won[1], games, played)]


def _numbered(name, number):
    """`match.mat` becomes `match-2.mat`."""
    if not name:
        return name
    stem, dot, end = name.rpartition(".")
    return "%s-%d.%s" % (stem, number, end) if dot else "%s-%d" % (name, number)


def _recorded(rules, players, dice, games, name):
    """Play a match or session, and write it to the file `name` if there is one."""
    if not name:
        return play_match(rules, players, dice, games)
    from core.mat import MatWriter

    with open(name, "w") as file:
        return play_match(rules, players, dice, games, MatWriter(file))
