"""The menu of a game that goes on."""

from core import match as referee
from core.ui.question import Question
from core.ui.memory import load
from core.ui.menu import Menu


class Pause(Menu):
    """The menu of a game that goes on; what is not allowed now is left out."""

    def __init__(self, app, play):
        super().__init__(app)
        self.title = app.text("pause")
        self._play = play
        self.summary = play.status.summary()

    def _entries(self):
        match = self._play.match
        entries = ["back"]
        mine = not self._play.session.is_bot(match.actor)
        if mine and match.may(referee.UNDO) is None:
            entries.append("undo")
        if mine and match.may(referee.RESIGN, 1) is None:
            entries.append("resign")
        if mine and match.may(referee.GIVE_UP) is None:
            entries.append("give_up")
        if mine and match.phase in (referee.TO_ROLL, referee.MOVING, referee.DOUBLED):
            entries.append("hint")
        if any(self._play.noted):
            entries.append("repeat")
        return entries + ["settings", "help", "dice_counts", "to_menu"]

    def rows(self):
        return [(self.app.text(name), None) for name in self._entries()]

    def leave(self):
        self.app.pop()
        self._play.go_on()

    def choose(self, row):
        name = self._entries()[row]
        if name == "back":
            self.leave()
        elif name == "undo":
            self.leave()
            self._play.undo()
        elif name == "resign":
            self._ask_resign()
        elif name == "give_up":
            self._ask_give_up()
        elif name == "to_menu":
            self.app.home()
        elif name == "repeat":
            self._repeat()
        elif name == "hint":
            self._hint()
        else:
            self.app.push_page(name)

    def _hint(self):
        """What is best now."""
        self.app.pop()
        self.app.push(load("hint Hint")(self.app, self._play))

    def _repeat(self):
        """Show the last play again."""
        self.app.pop()
        self.app.push(load("repeat Repeat")(self.app, self._play))

    def _ask_give_up(self):
        app = self.app
        app.pop()
        answers = [app.text("no"), app.text("yes")]
        app.push(
            Question(app, [app.text("question_give_up")], answers, self._given_up, self._play.go_on)
        )

    def _given_up(self, answer):
        if answer:
            self._play.do(referee.GIVE_UP)
        else:
            self._play.go_on()

    def _ask_resign(self):
        """Give the game up: as what?"""
        app = self.app
        app.pop()
        match = self._play.match
        answers = [
            app.part("sizes", size) for size in (1, 2, 3)
            if match.may(referee.RESIGN, size) is None
        ]  # fmt: skip
        lines = [app.text("question_resign")]
        app.push(Question(app, lines, answers, self._resigned, self._play.go_on))

    def _resigned(self, answer):
        self._play.do(referee.RESIGN, answer + 1)
