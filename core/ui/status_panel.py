"""The players in a panel beside the board, one at either end.

One of the ways of `status`.
"""

from core.ui import theme
from core.ui.status import Status


class PanelStatus(Status):
    """Name, score and pips of a player at each end of the panel."""

    def draw(self):
        g = self._play.geometry
        if g.number:
            self._in_panel(self._play.viewer, g.message + g.message_height)
        else:
            self._in_panel(self._play.viewer, g.message - 16)
            self._length_in_panel()
        self._in_panel(1 - self._play.viewer, 0)

    def show(self):
        g = self._play.geometry
        self.draw()
        self._app.console.show(g.panel, 0, g.panel_width, self._app.console.height)

    def _in_panel(self, player, y):
        """A player's block in the panel: name, then score and pips."""
        app = self._app
        g = self._play.geometry
        fb = app.console.fb
        face = app.small
        acts = player == self._play.match.actor
        pitch = face.height + (2 if face.height > 7 else 1)
        x, width = g.panel, g.panel_width
        # Up to where the texts begin, so that nothing of an older screen is left between.
        fb.fill_rect(x, y, width, max(2 * pitch, g.message if g.number else 0), theme.PANEL)
        if acts:
            fb.fill_rect(x, y, width, pitch, theme.CHOSEN)
        name = self._play.lines.name(player)
        indent = 8
        if face.height > 7:
            indent = 13
            self._disc(x + 3, player, y + 2)
        else:
            self._mono_disc(x + 1, y + 1, player, acts)
        ink = theme.ON_CHOSEN if acts else theme.LIGHT_SHADE
        face.draw(fb, x + indent, y + (face.height > 7), name, ink)
        score = str(self._play.match.score[player])
        face.draw(fb, x + 3, y + pitch, score, theme.WHITE)
        below = self._below(player, True)
        left = x + width - 2 - face.width(below)
        face.draw(fb, left, y + pitch, below, theme.GOLD if acts else theme.GREY)

    def _mono_disc(self, x, y, player, acts):
        """A small checker, on a dark field where the player's row is lit."""
        fb = self._app.console.fb
        if acts:
            fb.fill_rect(x - 1, y - 1, 7, 8, 0)
        fb.blit(self._play.board.sprite(player), x, y, 0)

    def _length_in_panel(self):
        """The match's length beside the cube."""
        g = self._play.geometry
        face = self._app.small
        fb = self._app.console.fb
        end = 2 * face.height + 2
        fb.fill_rect(g.panel, end, g.panel_width, g.message - end - 16, theme.PANEL)
        text = self._played_for()
        x = g.panel + g.panel_width - face.width(text) - 1
        face.middle(fb, x, g.middle - 5, face.width(text), 9, text, self._colour_of_length())
        self._play.board.draw_cube()
