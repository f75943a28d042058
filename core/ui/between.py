"""The pages between two turns and between two games."""

from core import console
from core import match as referee
from core.ui import theme
from core.ui.page import Page


class HandOver(Page):
    """The device goes to the other player; nothing of the board can be touched."""

    def __init__(self, app, player, done):
        super().__init__(app)
        self._player = player
        self._done = done

    def key(self, button, held):
        if button == console.A and not held and not self.is_early():
            self.app.pop()
            self._done()

    def draw(self):
        app = self.app
        app.console.fb.fill(theme.PANEL)
        height = app.console.height
        name = app.name_of(self._player)
        if height < 100:
            lines = self.lines_of(
                (app.small, app.text("hand_over"), theme.WHITE),
                (app.large, name, theme.GOLD),
                (app.small, app.text("ready"), theme.GREY),
            )
            self.column(lines)
            return
        y = height * 5 // 12
        self.checker(app.console.width // 2, y, height // 7, self._player)
        self.column([(app.small, app.text("hand_over"), theme.WHITE)], 0, y - height // 7)
        below = [(app.large, name, theme.GOLD), (app.small, app.text("ready"), theme.GREY)]
        self.column(below, y + height // 7)


class GameEnd(Page):
    """Who has won what; then the next game, or the menu after a match."""

    def __init__(self, app, play):
        super().__init__(app)
        self._play = play

    def key(self, button, held):
        if button != console.A or held or self.is_early():
            return
        match = self._play.match
        if match.phase == referee.MATCH_OVER:
            self.app.session = None
            self.app.home()
            return
        self._play.session.act(referee.NEXT)
        self.app.pop()
        self._play.go_on()

    def draw(self):
        app = self.app
        match = self._play.match
        app.console.fb.fill(theme.PANEL)
        height = app.console.height
        lines = self._lines(match)
        if height < 100:
            self.column(self.lines_of(*lines))
            return
        radius = height // 9
        self.checker(app.console.width // 2, radius + height // 24, radius, match.winner, True)
        self.column(self.lines_of(*lines), 2 * radius + height // 24)

    def _lines(self, match):
        """What is told, as (face, text, colour)."""
        app = self.app
        text = app.text
        over = match.phase == referee.MATCH_OVER
        title = self._play.lines.tell("match_won" if over else "wins", match.winner)
        lines = [
            (self.fitting(title), title, theme.GOLD),
            (app.small, self._how(match), theme.WHITE),
        ]
        if match.points and not app.layout.card:
            lines.append((app.small, text("points_line") % match.points, theme.WHITE))
        lines.append((app.large, self._score(match), theme.WHITE))
        if match.rules.length and not app.layout.card:
            lines.append((app.small, text("to") % match.rules.length, theme.GREY))
        if not over and match.next_crawford():
            lines.append((app.small, text("crawford_next"), theme.BLUE))
        lines.append((app.small, text("new_match" if over else "next_game"), theme.GREY))
        return lines

    def _score(self, match):
        """The score with both names."""
        name = self._play.lines.name
        values = name(0), match.score[0], match.score[1], name(1)
        line = "%s %d – %d %s" % values
        if self.app.large.width(line) < self.app.console.width - 4:
            return line
        return "%d – %d" % (match.score[0], match.score[1])

    def _how(self, match):
        """How the game ended, in words."""
        text = self.app.text
        size = self.app.part("sizes", match.multiplier)
        if match.ending == "off":
            return text("game") % size if match.rules.gammons else text("game_simple")
        if match.ending == "resign":
            return text("by_resign") % size
        return text("by_" + match.ending)
