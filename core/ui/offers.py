"""The buttons below the board: roll or double, take or pass, accept or decline.

Part of the board screen.  Where an answer costs points no button is lit to
begin with, so that no key pressed too early or too often can give it.
"""

from core import console
from core import match as referee

_SOME_DICE = 9  # to ask whether rolling is allowed

# The actions that have a button, and its text.
_TEXTS = {
    referee.ROLL: "roll",
    referee.DOUBLE: "double",
    referee.TAKE: "take",
    referee.PASS: "pass",
    referee.BEAVER: "beaver",
    referee.RACCOON: "raccoon",
    referee.ACCEPT: "accept",
    referee.DECLINE: "decline",
}


class Offers:
    """What can be chosen now."""

    def __init__(self, play):
        self._play = play
        self._actions = ()

    def ask(self):
        """Say what has happened, and show the buttons of what may be done."""
        play = self._play
        match = play.match
        lines = play.lines
        if match.phase == referee.TO_ROLL:
            self._show(play.told or lines.turn_text(), (referee.ROLL, referee.DOUBLE), 0)
        elif match.phase == referee.DOUBLED:
            told = lines.tell("doubles", match.turn, match.cube * 2)
            answers = (referee.TAKE, referee.PASS, referee.BEAVER, referee.RACCOON)
            self._show(told, answers, -1)
        else:
            size = play.app.part("sizes", match.offered)
            told = lines.tell("resigns", match.turn, size)
            self._show(told, (referee.ACCEPT, referee.DECLINE), -1)

    def _show(self, main, actions, chosen):
        """Show those of the actions that are allowed."""
        play = self._play
        text = play.app.text
        self._actions = [a for a in actions if play.match.may(a, _SOME_DICE) is None]
        play.lines.say(main, "", [text(_TEXTS[a]) for a in self._actions], chosen)

    def key(self, button):
        """The arrows light a button, A presses it."""
        lines = self._play.lines
        if button == console.A:
            if lines.chosen >= 0:
                self._play.decide(self._actions[lines.chosen])
            else:
                lines.say(self._play.app.text("choose_answer"), "", lines.buttons, -1)
        elif button != console.B:
            step = -1 if button == console.LEFT or button == console.UP else 1
            lines.chosen = max(0, min(len(lines.buttons) - 1, lines.chosen + step))
            lines.to_buttons()
            lines.show_message()
