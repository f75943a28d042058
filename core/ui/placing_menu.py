"""What is done with a position that is set up: played, asked about, changed, read."""

from micropython import const

from core.ui.menu import Menu

_ENTRIES = "back play_on ask roller dice opponent by_id first_position empty to_menu".split(" ")
ASK = const(2)


class PlacingMenu(Menu):
    """The menu over a position that is set up."""

    def __init__(self, app, placing):
        super().__init__(app)
        self.title = app.text("position")
        self._placing = placing

    def rows(self):
        app = self.app
        placing = self._placing
        rows = []
        for key in _ENTRIES:
            value = None
            if key == "roller":
                value = app.name_of(placing.roller)
            elif key == "dice":
                value = self._dice()
            elif key == "opponent":
                level = app.settings.opponent
                value = app.part("levels", level - 1) if level else app.text("two_people")
            rows.append((app.text(key), value))
        return rows

    def _dice(self):
        """The roll that is set, or that there is none yet."""
        dice = self._placing.dice
        return "%d-%d" % (dice >> 3, dice & 7) if dice else self.app.text("to_roll")

    def change(self, row, by):
        key = _ENTRIES[row]
        if key == "roller":
            self._placing.roller ^= 1
        elif key == "dice":
            self._placing.step_dice(by)
        elif key == "opponent":
            from core.bot import LEVELS

            self.app.settings.step("opponent", by, len(LEVELS))

    def choose(self, row):
        key = _ENTRIES[row]
        if key == "play_on":
            self._ask_to_play()
        elif key == "ask":
            self._ask_bot()
        elif key == "by_id":
            from core.ui.typing import Typing

            self.app.push(Typing(self.app, self._placing))
        elif key == "to_menu":
            self.app.home()
        elif key == "back":
            self.app.pop()
        elif key == "empty":
            self._placing.empty()
            self.app.pop()
        elif key == "first_position":
            self._placing.begin()
            self.app.pop()
        else:
            self.change(row, 1)

    # -- playing on -------------------------------------------------------------------

    def _ask_to_play(self):
        """Play on, after asking whether a match that is not finished may go."""
        if self.app.session is None:
            self._play(1)
            return
        from core.ui.question import Question

        text = self.app.text
        lines = (text("lost"), text("question_start"))
        self.app.push(
            Question(self.app, lines, (text("no"), text("yes")), self._play, self.app.invalidate)
        )

    def _play(self, answer):
        """Start the match in this position, or say that nobody can play it."""
        if not answer:
            return
        from core.ui.start import session_from

        app = self.app
        try:
            app.session = session_from(app.console, app.settings, self._placing.xgid())
        except ValueError:
            self._say_bad()
            return
        app.open_game()

    def _say_bad(self):
        """Nobody can play this position."""
        from core.ui.question import Question

        app = self.app
        lines = (app.text("bad_position"),)
        app.push(Question(app, lines, (app.text("back"),), self._stay, self._stay))

    def _stay(self, answer=0):
        """Back to the menu."""

    # -- asking the bot ---------------------------------------------------------------

    def _ask_bot(self):
        """The best plays of the dice that are set, or the cube action before a roll."""
        from core.ui.start import asked_session

        text = self._placing.xgid()
        try:
            asked_session(self.app.console, text)
        except ValueError:
            self._say_bad()
            return
        self.app.open_answer(text)
