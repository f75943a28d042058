"""The players in one line above the board, for displays of 128 pixels or so.

One of the ways of `status`.
"""

from core.ui import theme
from core.ui.status import Status


class LineStatus(Status):
    """Name, score and pips of both players, and the match's length if it fits."""

    def show(self):
        g = self._play.geometry
        self.draw()
        self._app.console.show(0, 0, g.width, g.status_height)

    def draw(self):
        app = self._app
        g = self._play.geometry
        app.console.fb.fill_rect(0, 0, g.width, g.status_height, theme.PANEL)
        face = app.tiny if app.layout.text == 0 else app.small
        ends = []
        for side in (0, 1):
            player = self._play.viewer if side == 0 else 1 - self._play.viewer
            acts = player == self._play.match.actor
            colour = theme.GOLD if acts else theme.LIGHT_SHADE
            text = "%s %d" % (self._play.lines.name(player), self._play.match.score[player])
            below = self._below(player, True)
            text = text + "·" + below if below else text
            self._disc(2 if side == 0 else g.width - 9, player)
            edge = 11 if side == 0 else g.width - 11
            self._at_edge(face, edge, side == 0, (g.status_height - face.height) // 2, text, colour)
            ends.append(edge + (face.width(text) if side == 0 else -face.width(text)))
        text = self._played_for()
        if face.width(text) + 6 < ends[1] - ends[0]:
            x = (ends[0] + ends[1] - face.width(text)) // 2
            y = (g.status_height - face.height) // 2
            face.draw(app.console.fb, x, y, text, self._colour_of_length())
