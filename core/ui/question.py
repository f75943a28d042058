"""A question over the screen below, for what cannot be taken back."""

from core import console
from core.ui import theme
from core.ui.screen import Screen


class Question(Screen):
    """A question with answers, none of which is chosen to begin with.

    lines       what has happened, and the question
    answers     the texts to choose from
    done        called with the number of the answer
    leave       called when B is pressed; None: it has to be answered
    """

    top = 62
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
        at = (y - self._answers_y()) // 24
        if not 0 <= at < len(self._answers) or y < self._answers_y():
            return
        if at == self._chosen:
            self._answer(at)
        else:
            self._chosen = at
            self.app.invalidate()

    def _answers_y(self):
        return self.top + 16 + 15 * len(self._lines)

    def draw(self):
        fb = self.app.console.fb
        width = self.app.console.width
        height = self._answers_y() + 24 * len(self._answers) + 22 - self.top
        fb.fill_rect(14, self.top, width - 28, height, theme.PANEL)
        fb.rect(14, self.top, width - 28, height, theme.GOLD)
        y = self.top + 10
        for line in self._lines:
            self.centre(self.app.small, y, line, theme.WHITE)
            y += 15
        for k in range(len(self._answers)):
            self._draw_answer(self._answers_y() + 24 * k, k)
        if self._chosen < 0:
            y = self.top + height - 14
            self.centre(self.app.small, y, self.app.text("choose_answer"), theme.GREY)

    def _draw_answer(self, y, k):
        fb = self.app.console.fb
        width = self.app.console.width
        chosen = k == self._chosen
        fb.fill_rect(34, y, width - 68, 20, theme.FRAME_LIGHT if chosen else theme.FRAME)
        if chosen:
            fb.rect(34, y, width - 68, 20, theme.GOLD)
        colour = theme.WHITE if chosen else theme.LIGHT_SHADE
        self.centre(self.app.small, y + (20 - self.app.small.height) // 2, self._answers[k], colour)
