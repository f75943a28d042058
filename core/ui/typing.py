"""An ID is typed with the buttons: an XGID or a position ID.

Up and down change the character, right goes on, left back; B rubs out, A reads
what stands there.
"""

from core import console
from core.ui import theme
from core.ui.page import Page

_CHARACTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-:=+/"
_LONGEST = 80


class Typing(Page):
    """The text, its current character marked, and what the buttons do.

    placing     has `read(text)`, which takes the ID over or raises ValueError
    """

    def __init__(self, app, placing):
        super().__init__(app)
        self._placing = placing
        self._text = list(placing.xgid())
        self._at = 5
        self._bad = False

    def key(self, button, held):
        if held:
            return
        self._bad = False
        if button == console.UP or button == console.DOWN:
            self._turn(1 if button == console.UP else -1)
        elif button == console.LEFT:
            self._at = max(0, self._at - 1)
        elif button == console.RIGHT:
            self._right()
        elif button == console.B:
            self._rub_out()
        elif button == console.A:
            self._read()
        else:
            self.app.pop()
        self.app.invalidate()

    def touch(self, x, y):
        self.key(console.A, False)

    def _turn(self, by):
        """The next character of the alphabet at this place."""
        at = _CHARACTERS.find(self._text[self._at])
        self._text[self._at] = _CHARACTERS[(at + by) % len(_CHARACTERS)]

    def _right(self):
        """The next place; a new one at the end."""
        if self._at + 1 == len(self._text) and self._at + 1 < _LONGEST:
            self._text.append("A")
        self._at = min(len(self._text) - 1, self._at + 1)

    def _rub_out(self):
        """Take the character away; the last one is left standing."""
        if len(self._text) > 1:
            self._text.pop(self._at)
            self._at = min(self._at, len(self._text) - 1)

    def _read(self):
        """Take the ID over and show the position, or say that it is none."""
        try:
            self._placing.read("".join(self._text))
        except ValueError:
            self._bad = True
            return
        self.app.pop()
        self.app.pop()

    def draw(self):
        app = self.app
        top = self.head(app.text("by_id")) + 2
        fb = app.console.fb
        face = app.small
        x = left = app.layout.margin + 1
        right = app.console.width - left
        y = top
        for k in range(len(self._text)):
            char = self._text[k]
            wide = face.width(char)
            if x + wide > right:
                x = left
                y += app.layout.line
            if k == self._at:
                fb.fill_rect(x - 1, y - 1, wide + 2, face.height + 1, theme.CHOSEN)
            face.draw(fb, x, y, char, theme.ON_CHOSEN if k == self._at else theme.WHITE)
            x += wide + 1
        y += app.layout.line + 1
        told = app.text("bad_id") if self._bad else app.text("typing_help")
        for line in face.wrap(told, right - left):
            if y + face.height <= app.console.height:
                face.draw(fb, left, y, line, theme.GOLD if self._bad else theme.GREY)
            y += app.layout.line
