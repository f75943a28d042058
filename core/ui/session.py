"""A match being played on this device: its journal, dice, players and log.

Between the screens and the rules: it is made from the settings, saves the log
at each confirmed turn, and comes back from it.
"""

from core import rules as options
from core.journal import Journal
from core.replay import rebuild
from core.match import GAME_OVER, MATCH_OVER, MOVE, NOBODY, UNDO, Match

BLOB = "match"
PERSON = 0


class Session:
    """The running match.

    journal, match
    levels      of the two players: PERSON or the bot's level
    """

    def __init__(self, console, journal, levels):
        self._console = console
        self.journal = journal
        self.match = journal.match
        self.levels = levels
        self._bot = None

    def act(self, action, arg=0):
        """Do an action and keep what has to be kept; returns the reason if refused."""
        why = self.journal.act(action, arg)
        if why is None and (self._is_over() or (action != MOVE and action != UNDO)):
            self.save()
        return why

    def _is_over(self):
        return self.match.phase == GAME_OVER or self.match.phase == MATCH_OVER

    def save(self):
        """Append what happened since the last time to the log."""
        chunk = self.journal.chunk()
        if chunk:
            self._console.append(BLOB, chunk)

    def start(self):
        """Write the head of a new log, which takes the place of the old one."""
        self._console.replace(BLOB, self.journal.header())

    def is_bot(self, player):
        """True if a program plays for `player`."""
        return player != NOBODY and self.levels[player] != PERSON

    def people(self):
        """How many persons play."""
        return (self.levels[0] == PERSON) + (self.levels[1] == PERSON)

    def bot(self, player):
        """The program that plays for `player`."""
        if self._bot is None or self._bot.level != self.levels[player]:
            from core.bot import Bot

            self._bot = Bot(self.levels[player])
        return self._bot

    def viewer(self, turning):
        """The player from whose side the board is seen."""
        if self.people() == 1:
            return 1 if self.levels[0] else 0
        actor = self.match.actor
        return actor if turning and actor != NOBODY else 0


def new_session(console, settings):
    """Start the match that the settings describe."""
    rules = _rules(settings)
    level = settings.opponent
    levels = [PERSON, PERSON]
    if level:
        from core.bot import LEVELS

        levels[1 - settings.colour] = min(level, len(LEVELS))
    session = Session(console, Journal(Match(rules), bytes(levels)), levels)
    session.start()
    return session


def _rules(settings):
    """The Rules of the settings."""
    if settings.preset == 1:
        rules = options.money()
        rules.jacoby = bool(settings.jacoby)
        rules.beavers = settings.beavers
        rules.auto_doubles = (0, 1, options.EVERY_TIE)[settings.auto_doubles]
    elif settings.preset == 2:
        rules = options.simple(settings.length or 1)
    else:
        rules = options.match(settings.length or 1)
    if settings.clock:
        rules.use_clock()
    return rules


def saved_session(console):
    """The match to go on with, or None: none is saved, or it is over.

    A log that cannot be read is set aside as `match.bad`, so nothing is lost.
    """
    data = console.read(BLOB)
    if not data:
        return None
    try:
        journal = rebuild(data, repair=True)
        levels = _levels(journal.extra)
    except ValueError:
        console.replace(BLOB + ".bad", data)
        console.replace(BLOB, b"")
        return None
    if journal.match.phase == MATCH_OVER:
        return None
    return _restored(console, journal, levels, data)


def _restored(console, journal, levels, data):
    """The session, with the part of its log that could not be read cut off."""
    from core.replay import whole_length

    good = whole_length(data)
    if good < len(data):
        console.replace(BLOB, data[:good])
    return Session(console, journal, levels)


def _levels(extra):
    """Who plays, from the log's head."""
    from core.bot import LEVELS

    if len(extra) != 2 or max(extra) > len(LEVELS):
        raise ValueError("the log does not say who plays")
    return list(extra)
