"""Who plays, the score, the pip counts and the clock, beside or above the board.

What every display shows of it; where it stands is in `status_strip`,
`status_line` and `status_panel`, of which only one is loaded.
"""

from core.match import NOBODY
from core.ui import theme
from core.ui.memory import load


def of(app, play):
    """The Status that the display's layout asks for."""
    layout = app.layout
    if layout.panel:
        kind = load("status_panel PanelStatus")
    elif layout.status:
        kind = load("status_strip StripStatus" if layout.status >= 20 else "status_line LineStatus")
    else:
        kind = Status
    return kind(app, play)


class Status:
    """The players of a match.  This one has no place on the display.

    play    the Play screen that has the match, the names and the viewer
    """

    def __init__(self, app, play):
        self._app = app
        self._play = play

    def draw(self):
        """Draw it."""

    def show(self):
        """Draw it and send it."""

    def summary(self):
        """Score, length and pip counts in one short line, the viewer's first."""
        match = self._play.match
        me = self._play.viewer
        score = "%d–%d %s" % (match.score[me], match.score[1 - me], self._played_for())
        return "%s %s·%s" % (score, self._below(me, True), self._below(1 - me, True))

    def _played_for(self):
        """The match's length, or money, or that it is the Crawford game."""
        match = self._play.match
        if match.crawford:
            return self._app.text("crawford")
        if match.rules.length:
            return self._app.text("to") % match.rules.length
        return self._app.text("money")

    def _colour_of_length(self):
        return theme.BLUE if self._play.match.crawford else theme.GREY

    def _disc(self, x, player, y=1):
        """A small checker."""
        fb = self._app.console.fb
        fb.ellipse(x + 3, y + 3, 3, 3, theme.RIM[player], True)
        fb.ellipse(x + 3, y + 3, 2, 2, theme.FILL[player], True)

    def _at_edge(self, face, edge, left, y, text, colour):
        """Draw a text from an edge to the right, or up to it."""
        face.draw(self._app.console.fb, edge if left else edge - face.width(text), y, text, colour)

    def _below(self, player, short=False):
        """Pip count, or the time left where a clock runs."""
        match = self._play.match
        if match.rules.bank:
            seconds = self._play.session.journal.clock.seconds(player)
            return "%d:%02d" % (seconds // 60, seconds % 60)
        if not self._app.settings.pips:
            return ""
        side = 0 if match.turn == NOBODY or match.turn == player else 1
        pips = match.position.pips(side)
        return str(pips) if short else self._app.text("pip_count") % pips
