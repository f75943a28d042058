"""Pages to read: how to play, and how the dice have fallen."""

from core import console
from core.ui import theme
from core.ui.page import Page

_LINE = 17  # from line to line of a paragraph


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
        paragraphs = app.pages()
        lines = app.small.wrap(paragraphs[self._page], app.console.width - 40)
        y = (app.console.height - _LINE * len(lines)) // 2
        for line in lines:
            app.small.draw(app.console.fb, 20, y, line, theme.WHITE)
            y += _LINE
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
            x = app.console.width // 2 - 96 + k * 34
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
            self.centre(app.small, 210, app.text("the_seed") % dice.seed, theme.GREY)
