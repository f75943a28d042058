"""A match being played on this device: its journal, dice, players and log.

Between the screens and the rules: it saves the log at each confirmed turn.
`start` makes it from the settings, or from the log.
"""

from core.match import GAME_OVER, MATCH_OVER, MOVE, NOBODY, UNDO

BLOB = "match"
TALLY = "tutor"  # what the tutor has counted in this game
PERSON = 0
_ADVICE = 1  # plies that hints and warnings look ahead: good enough, and quick


class Session:
    """The running match.

    journal, match
    levels      of the two players: PERSON or the bot's level
    pace        plies that the champion looks ahead
    """

    def __init__(self, console, journal, levels):
        self._console = console
        self.journal = journal
        self.match = journal.match
        self.levels = levels
        self.pace = 1
        self._bot = self._advising = None
        # A game has ended since this was looked at last.
        self.ended = False

    def act(self, action, arg=0):
        """Do an action and keep what has to be kept; returns the reason if refused."""
        why = self.journal.act(action, arg)
        if why is None and self._is_over():
            self.ended = True
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
        # First: what was counted in the old match must never stand beside a new one.
        if self._console.read(TALLY):
            self._console.replace(TALLY, b"")
        self._console.replace(BLOB, self.journal.header())

    def is_bot(self, player):
        """True if a program plays for `player`."""
        return player != NOBODY and self.levels[player] != PERSON

    def people(self):
        """How many persons play."""
        return (self.levels[0] == PERSON) + (self.levels[1] == PERSON)

    def load_bots(self):
        """Load the program that plays, if one does."""
        for player in (0, 1):
            if self.is_bot(player):
                self.bot(player)

    def unload_bots(self):
        """Give the programs' memory back; they are loaded again when they are needed."""
        self._bot = self._advising = None

    def bot(self, player):
        """The program that plays for `player`."""
        if self._bot is None or self._bot.level != self.levels[player]:
            from core.bot import Bot

            self._bot = Bot(self.levels[player], self.pace)
        return self._bot

    def set_pace(self, plies):
        """Have the champion look so many plies ahead from its next decision on."""
        self.pace = plies
        if self._bot:
            self._bot.look_ahead(plies)

    def tutor(self):
        """The bot's Tutor for hints and warnings; it is the champion, a ply ahead."""
        from core.bot import LEVELS, Bot
        from core.bot.tutor import Tutor

        bot = self._bot
        if bot is None or bot.level != len(LEVELS) or bot.plies != _ADVICE:
            bot = self._advising = self._advising or Bot(None, _ADVICE)
        return Tutor(bot)

    def viewer(self, turning):
        """The player from whose side the board is seen."""
        if self.people() == 1:
            return 1 if self.levels[0] else 0
        actor = self.match.actor
        return actor if turning and actor != NOBODY else 0

    def run_clock(self, elapsed):
        """Let `elapsed` ms of the person who has to act go by.

        Returns 1 when another second is to be shown, -1 when the time is over.
        """
        actor = self.match.actor
        if not self.match.rules.bank or actor == NOBODY or self.is_bot(actor):
            return 0
        clock = self.journal.clock
        before = clock.seconds(actor)
        if clock.run(actor, elapsed):
            return -1
        return int(clock.seconds(actor) != before)
