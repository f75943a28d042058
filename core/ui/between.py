"""The pages between two turns and between two games."""

from core import console
from core import match as referee
from core.ui import theme
from core.ui.board import KEY
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
        fb = app.console.fb
        fb.fill(theme.PANEL)
        middle = app.console.width // 2
        fb.ellipse(middle, 100, 34, 34, theme.RIM[self._player], True)
        fb.ellipse(middle, 100, 30, 30, theme.FILL[self._player], True)
        fb.ellipse(middle, 100, 20, 20, theme.RIM[self._player])
        self.centre(app.small, 40, app.text("hand_over"), theme.WHITE)
        self.centre(app.large, 148, app.part("names", self._player), theme.GOLD)
        self.centre(app.small, 200, app.text("ready"), theme.GREY)


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
        over = match.phase == referee.MATCH_OVER
        self._winner(match.winner)
        title = self._play.lines.tell("match_won" if over else "wins", match.winner)
        face = app.large if app.large.width(title) < app.console.width else app.small
        self.centre(face, 88, title, theme.GOLD)
        self.centre(app.small, 116, self._how(match), theme.WHITE)
        if match.points:
            self.centre(app.small, 132, app.text("points_line") % match.points, theme.WHITE)
        self._score(match)
        if not over and match.next_crawford():
            self.centre(app.small, 196, app.text("crawford_next"), theme.BLUE)
        self.centre(app.small, 218, app.text("new_match" if over else "next_game"), theme.GREY)

    def _winner(self, player):
        fb = self.app.console.fb
        middle = self.app.console.width // 2
        fb.ellipse(middle, 48, 26, 26, theme.GOLD, True)
        fb.ellipse(middle, 48, 23, 23, theme.RIM[player], True)
        fb.ellipse(middle, 48, 19, 19, theme.FILL[player], True)
        fb.ellipse(middle, 48, 12, 12, theme.RIM[player])

    def _how(self, match):
        """How the game ended, in words."""
        text = self.app.text
        size = self.app.part("sizes", match.multiplier)
        if match.ending == "off":
            return text("game") % size if match.rules.gammons else text("game_simple")
        if match.ending == "resign":
            return text("by_resign") % size
        return text("by_" + match.ending)

    def _score(self, match):
        """The score, large, in the players' colours."""
        app = self.app
        fb = app.console.fb
        middle = app.console.width // 2
        mine, theirs = str(match.score[0]), str(match.score[1])
        y = 160
        board = self._play.board
        half = self._play.geometry.checker // 2
        fb.blit(board.sprite(0), middle - 62 - half, y + 9 - half, KEY)
        fb.blit(board.sprite(1), middle + 62 - half, y + 9 - half, KEY)
        app.large.draw(fb, middle - 30 - app.large.width(mine) // 2, y, mine, theme.WHITE)
        self.centre(app.large, y, "–", theme.GREY)
        app.large.draw(fb, middle + 30 - app.large.width(theirs) // 2, y, theirs, theme.WHITE)
        if match.rules.length:
            self.centre(app.small, y + 20, app.text("to") % match.rules.length, theme.GREY)
