"""The players in a strip of two lines above the board.

One of the ways of `status`.
"""

from core.ui import theme
from core.ui.board import KEY
from core.ui.status import Status


class StripStatus(Status):
    """Both players, and what is played for between them."""

    def draw(self):
        app = self._app
        g = self._play.geometry
        app.console.fb.fill_rect(0, 0, g.width, g.status_height, theme.PANEL)
        self._player(self._play.viewer, True)
        self._player(1 - self._play.viewer, False)
        text = self._played_for()
        x = (g.width - app.small.width(text)) // 2
        app.small.draw(app.console.fb, x, 5, text, self._colour_of_length())

    def show(self):
        g = self._play.geometry
        self.draw()
        self._app.console.show(0, 0, g.width, g.status_height)

    def _player(self, player, left):
        """A player's block: checker, name and score, pips or clock under it."""
        app = self._app
        play = self._play
        g = play.geometry
        fb = app.console.fb
        acts = player == play.match.actor
        x = 3 if left else g.width - 3 - g.checker
        fb.blit(play.board.sprite(player), x, (g.status_height - g.checker) // 2, KEY)
        edge = x + g.checker + 4 if left else x - 4
        name = "%s %d" % (self._play.lines.name(player), play.match.score[player])
        self._at_edge(app.small, edge, left, 1, name, theme.WHITE if acts else theme.LIGHT_SHADE)
        below = self._below(player)
        self._at_edge(app.small, edge, left, 11, below, theme.GOLD if acts else theme.GREY)
        if acts:
            fb.fill_rect(0 if left else g.width - 2, 0, 2, g.status_height, theme.GOLD)
