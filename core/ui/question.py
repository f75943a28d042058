"""A question over the screen below, for what cannot be taken back."""

from core import console
from core.ui import theme
from core.ui.sheet import Sheet


class Question(Sheet):
    """A question with answers, none of which is chosen to begin with.

    lines       what has happened, and the question
    answers     the texts to choose from
    done        called with the number of the answer
    leave       called when B is pressed; None: it has to be answered
    """

    overlay = True

    def __init__(self, app, lines, answers, done, leave=None):
        super().__init__(app)
        self._lines = lines
        self._answers = answers
        self._done = done
        self._leave = leave
        self._chosen = -1

    def key(self, button, held):
        if held:
            return
        count = len(self._answers)
        if button == console.UP or button == console.LEFT:
            self._chosen = (self._chosen - 1) % count if self._chosen >= 0 else 0
        elif button == console.DOWN or button == console.RIGHT:
            self._chosen = (self._chosen + 1) % count
        elif button == console.A and self._chosen >= 0:
            self._answer(self._chosen)
            return
        elif button == console.B and self._leave:
            self.app.pop()
            self._leave()
            return
        self.app.invalidate()

    def _answer(self, number):
        self.app.pop()
        self._done(number)

    def touch(self, x, y):
        """The first touch chooses, a second on the same answer gives it."""
        first, pitch = self._answers_y(), self._pitch()
        at = (y - first) // pitch
        if not 0 <= at < len(self._answers) or y < first:
            return
        if at == self._chosen:
            self._answer(at)
        else:
            self._chosen = at
            self.app.invalidate()

    # -- where it stands ------------------------------------------------------------

    def _roomy(self):
        return self.app.console.height >= 200

    def _pitch(self):
        """From answer to answer."""
        return 24 if self._roomy() else self.app.layout.row + 1

    def _wrapped(self):
        """The lines of text as they fit the box."""
        wide = self.app.console.width - (40 if self._roomy() else 4)
        return [part for line in self._lines for part in self.app.small.wrap(line, wide)]

    def _line(self):
        return 15 if self._roomy() else self.app.layout.line

    def _height(self):
        """Of the box, with the line that tells how to choose if there is room."""
        height = self._line() * len(self._wrapped()) + self._pitch() * len(self._answers)
        return min(self.app.console.height, height + (38 if self._roomy() else 4))

    def _top(self):
        return (self.app.console.height - self._height()) // 2

    def _answers_y(self):
        padding = 16 if self._roomy() else 2
        return self._top() + padding + self._line() * len(self._wrapped())

    # -- drawing ----------------------------------------------------------------------

    def draw(self):
        if self.app.layout.card:
            self._draw_card()
            return
        app = self.app
        fb = app.console.fb
        side = 14 if self._roomy() else 0
        width = app.console.width - 2 * side
        top, height = self._top(), self._height()
        fb.fill_rect(side, top, width, height, theme.PANEL)
        if height < app.console.height:
            fb.rect(side, top, width, height, theme.GOLD)
        y = top + (10 if self._roomy() else 1)
        for line in self._wrapped():
            self.centre(app.small, y, line, theme.WHITE)
            y += self._line()
        for k in range(len(self._answers)):
            self._draw_answer(self._answers_y() + self._pitch() * k, k)
        if self._chosen < 0 and self._roomy():
            self.centre(app.small, top + height - 14, app.text("choose_answer"), theme.GREY)

    def _draw_card(self):
        """The question, and one answer between two arrows."""
        app = self.app
        fb = app.console.fb
        fb.fill(theme.PANEL)
        bottom = app.console.height - app.small.height
        lines = self._wrapped()
        y = max(0, (bottom - len(lines) * app.layout.line) // 2)
        for line in lines:
            self.centre(app.small, y, line, theme.WHITE)
            y += app.layout.line
        answer = app.text("choose_short") if self._chosen < 0 else self._answers[self._chosen]
        self.centre(app.small, bottom, answer, theme.GOLD)
        app.small.draw(fb, 0, bottom, "<", theme.GOLD)
        x = app.console.width - app.small.width(">")
        app.small.draw(fb, x, bottom, ">", theme.GOLD)

    def _draw_answer(self, y, k):
        app = self.app
        fb = app.console.fb
        side = 34 if self._roomy() else 3
        width = app.console.width - 2 * side
        height = self._pitch() - (4 if self._roomy() else 1)
        chosen = k == self._chosen
        fb.fill_rect(side, y, width, height, theme.BUTTON if chosen else theme.FRAME)
        if chosen and self._roomy():
            fb.rect(side, y, width, height, theme.GOLD)
        colour = theme.ON_BUTTON if chosen else theme.LIGHT_SHADE
        self.centre(app.small, y + (height - app.small.height + 1) // 2, self._answers[k], colour)
