"""Pages to read, and the ones between two turns or two games."""

from core import console
from core import match as referee
from core.ui import theme
from core.ui.screen import Screen

# Keys pressed sooner than this after the page came up are slips, in ms.
_GUARD = 400


class Page(Screen):
    """A screen that waits for A, not too soon."""

    def __init__(self, app):
        super().__init__(app)
        self._since = app.console.ticks()

    def is_early(self):
        """True just after the page came up."""
        return console.ticks_diff(self.app.console.ticks(), self._since) < _GUARD

    def touch(self, x, y):
        self.key(console.A, False)


class HowTo(Page):
    """How to play, a page a paragraph."""

    def __init__(self, app):
        super().__init__(app)
        self._page = 0

    def key(self, button, held):
        if held:
            return
        step = -1 if button in (console.LEFT, console.UP) else 1
        self._page += step
        if button == console.B or not 0 <= self._page < len(self.app.pages()):
            self.app.pop()
        self.app.invalidate()

    def draw(self):
        app = self.app
        app.console.fb.fill(theme.PANEL)
        self.centre(app.large, 14, app.text("how"), theme.GOLD)
        y = 52
        paragraphs = app.pages()
        for line in app.small.wrap(paragraphs[self._page], app.console.width - 40):
            app.small.draw(app.console.fb, 20, y, line, theme.WHITE)
            y += 15
        count = "%d/%d" % (self._page + 1, len(paragraphs))
        self.centre(app.small, app.console.height - 20, count, theme.GREY)


class DiceCounts(Page):
    """How often each face came, and the seed that repeats the dice."""

    def key(self, button, held):
        if not held:
            self.app.pop()

    def draw(self):
        app = self.app
        dice = app.dice
        fb = app.console.fb
        fb.fill(theme.PANEL)
        self.centre(app.large, 14, app.text("dice_counts"), theme.GOLD)
        counts = [dice.rolled(face) for face in range(1, 7)]
        most = max(1, max(counts))
        for k in range(6):
            x = 24 + k * 34
            tall = counts[k] * 90 // most
            fb.fill_rect(x, 160 - tall, 22, tall, theme.GOLD)
            fb.hline(x, 160, 22, theme.GREY)
            count = str(counts[k])
            app.small.draw(fb, x + 11 - app.small.width(count) // 2, 148 - tall, count, theme.WHITE)
            face = str(k + 1)
            app.large.draw(fb, x + 11 - app.large.width(face) // 2, 164, face, theme.LIGHT)
        self.centre(app.small, 192, app.text("rolls_count") % (sum(counts) // 2), theme.WHITE)
        if dice.seed is None:
            self.centre(app.small, 210, app.text("entropy"), theme.GREY)
        else:
            self.centre(app.small, 210, app.text("seed") % dice.seed, theme.GREY)


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
        title = self._play.tell("match_won" if over else "wins", match.winner)
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
        fb.ellipse(middle - 62, y + 6, 8, 8, theme.FILL[0], True)
        fb.ellipse(middle + 62, y + 6, 8, 8, theme.FILL[1], True)
        app.large.draw(fb, middle - 30 - app.large.width(mine) // 2, y, mine, theme.WHITE)
        self.centre(app.large, y, "–", theme.GREY)
        app.large.draw(fb, middle + 30 - app.large.width(theirs) // 2, y, theirs, theme.WHITE)
        if match.rules.length:
            self.centre(app.small, y + 20, app.text("to") % match.rules.length, theme.GREY)


class HandDice(Page):
    """Real dice were thrown: their numbers are entered, and can be changed."""

    overlay = True

    def __init__(self, app, play, done):
        super().__init__(app)
        self._play = play
        self._done = done
        self._faces = [1, 1]
        self._at = 0

    def key(self, button, held):
        if held:
            return
        if button in (console.LEFT, console.RIGHT):
            self._at = 1 - self._at
        elif button in (console.UP, console.DOWN):
            step = 1 if button == console.UP else -1
            self._faces[self._at] = (self._faces[self._at] - 1 + step) % 6 + 1
        elif button == console.A and not self.is_early():
            self.app.pop()
            self._done(self._faces[0] << 3 | self._faces[1])
            return
        self.app.invalidate()

    def touch(self, x, y):
        """A die under the finger goes one up; below them it is done."""
        if 96 <= y < 150:
            self._at = int(x > self.app.console.width // 2)
            self.key(console.UP, False)
        elif y >= 150:
            self.key(console.A, False)

    def draw(self):
        app = self.app
        fb = app.console.fb
        width = app.console.width
        fb.fill_rect(20, 62, width - 40, 112, theme.PANEL)
        fb.rect(20, 62, width - 40, 112, theme.GOLD)
        self.centre(app.small, 74, app.text("enter_dice"), theme.WHITE)
        for k in range(2):
            x = width // 2 - 52 + 60 * k
            if k == self._at:
                fb.rect(x - 3, 95, 50, 50, theme.GOLD)
            self._play.board.draw_die(x, 98, 44, self._faces[k], theme.LIGHT, theme.INK)
        self.centre(app.small, 154, app.text("enter_help"), theme.GREY)
