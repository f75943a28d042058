"""The bot's answer about a position that is set up, for a roll or the cube.

Shown in place of the menus, as the bot takes the heap that these have; then
they come back as they were.
"""

from core.ui.hint import Hint
from core.ui.start import asked_session


class Asked(Hint):
    """A Hint about an XGID.

    text    the XGID; placing opens with it again
    """

    def __init__(self, app, text):
        self.session = asked_session(app.console, text)
        self.match = match = self.session.match
        self._text = text
        super().__init__(app, self)
        asked = "%d-%d" % tuple(match.dice) if match.dice[0] else app.text("to_roll")
        self._title = "%s: %s" % (app.name_of(match.turn), asked)

    def go_on(self):
        """It has been read."""
        self.app.open_placing(self._text)
