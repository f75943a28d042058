"""Dice thrown by hand: the numbers are entered."""

from core import console
from core.ui import theme
from core.ui.page import Page


class HandDice(Page):
    """Real dice were thrown: their numbers are entered, and can be changed."""

    overlay = True

    def __init__(self, app, board, done):
        super().__init__(app)
        self._board = board
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
            self._board.draw_die(x, 98, 44, self._faces[k], theme.LIGHT, theme.INK)
        self.centre(app.small, 154, app.text("enter_help"), theme.GREY)
