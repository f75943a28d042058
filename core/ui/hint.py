"""The hint: the best plays and what the others give away, or the right cube action."""

from core import match as referee
from core.context import context_of
from core.notation import play_text
from core.ui import theme
from core.ui.page import Page, points

_PLAYS = 3


class Hint(Page):
    """Thinks in slices, then shows what is best; any button leaves.

    play    what asks: has the match, the session whose bot answers, and `go_on`
    """

    def __init__(self, app, play):
        super().__init__(app)
        self._play = play
        self._title = app.text("hint")
        self._tutor = play.session.tutor()
        match = play.match
        self._thinking = match.phase == referee.MOVING
        if self._thinking:
            one, other = match.dice
            context = context_of(match)
            self._tutor.begin(match.start, one, other, match.plays, -1, _PLAYS, context)

    @property
    def busy(self):
        """True while it thinks."""
        return self._thinking

    def key(self, button, held):
        if not held:
            self.app.pop()
            self._play.go_on()

    def tick(self, now):
        if not self._thinking:
            return 50
        self._thinking = self._tutor.step()
        if not self._thinking:
            self.app.invalidate()
        return 0

    def draw(self):
        app = self.app
        top = self.head(self._title)
        if self._thinking:
            lines = self.lines_of((app.small, app.text("thinking"), theme.WHITE))
        elif self._play.match.phase == referee.MOVING:
            lines = self._plays()
        else:
            lines = self._cube()
        self.column(lines, top)

    def _plays(self):
        """The best plays; the first with its worth, the others with what they lose."""
        match = self._play.match
        if not self._tutor.best:
            text = self.app.text("no_move") % self.app.name_of(match.turn)
            return self.lines_of((self.app.small, text, theme.WHITE))
        lines = []
        best = self._tutor.best[0][1]
        for play, worth in self._tutor.best:
            text = play_text(match.start, match.plays, play)
            number = points(self.app, worth if not lines else worth - best)
            colour = theme.WHITE if lines else theme.GOLD
            lines += self.lines_of((self.app.small, "%s  %s" % (text, number), colour))
        return lines

    def _cube(self):
        """What the cube is worth turned and not, and what is right."""
        app = self.app
        match = self._play.match
        cube = self._tutor.cube(match.position, context_of(match))
        equities = cube.equities
        if match.phase == referee.DOUBLED:
            right = app.text(cube.reply)
            lines = [("take", -equities[1]), ("pass", -equities[2])]
        else:
            right = app.text(cube.action)
            lines = [("nodouble", equities[0]), ("double_take", equities[1])]
            lines.append(("double_pass", equities[2]))
            if app.layout.card:
                lines[1:] = [("double", min(equities[1:]))]
        shown = [(app.small, right, theme.GOLD)]
        for key, worth in lines:
            shown.append((app.small, "%s  %s" % (app.text(key), points(app, worth)), theme.WHITE))
        return self.lines_of(*shown)
