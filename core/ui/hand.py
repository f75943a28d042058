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

    def _box(self):
        """(top, height, size of a die) of the box."""
        app = self.app
        die = min(44, app.console.height // 3)
        height = min(app.console.height, die + 10 + 3 * (app.small.height + 6))
        return (app.console.height - height) // 2, height, die

    def touch(self, x, y):
        """A die under the finger goes one up; below them it is done."""
        top, height, die = self._box()
        dice = top + self.app.small.height + 8
        if dice <= y < dice + die + 6:
            self._at = int(x > self.app.console.width // 2)
            self.key(console.UP, False)
        elif y >= dice:
            self.key(console.A, False)

    def draw(self):
        app = self.app
        fb = app.console.fb
        width = app.console.width
        top, height, die = self._box()
        side = 20 if width >= 240 else 0
        fb.fill_rect(side, top, width - 2 * side, height, theme.PANEL)
        if height < app.console.height:
            fb.rect(side, top, width - 2 * side, height, theme.GOLD)
        roomy = app.console.height >= 100
        title = app.text("enter_dice")
        if app.small.width(title) > width:
            title = app.text("dice")
        self.centre(app.small, top + (8 if roomy else 1), title, theme.WHITE)
        y = top + app.small.height + (16 if roomy else 5)
        for k in range(2):
            x = width // 2 - die - 8 + (die + 16) * k
            if k == self._at:
                fb.rect(x - 3, y - 3, die + 6, die + 6, theme.GOLD)
            self._board.draw_die(x, y, die, self._faces[k], theme.LIGHT, theme.INK)
        text = app.text("enter_help")
        if app.small.width(text) > width:
            text = text.split("   ")[1]
        y = top + height - app.small.height - (8 if roomy else 0)
        self.centre(app.small, y, text, theme.GREY)
