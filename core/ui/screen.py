"""What every screen is, and what most of them are: menus.

The screen on top of the stack gets the buttons and draws; `app` owns the stack.
"""

from core import console
from core.ui import theme


class Screen:
    """One screen.  A subclass fills in what it needs.

    app     the App: its console, types, texts, settings
    busy    something moves or thinks; a scripted session waits for it
    overlay     the screen below is drawn first
    """

    busy = False
    overlay = False

    def __init__(self, app):
        self.app = app

    def opened(self):
        """It has just been put on top."""

    def draw(self):
        """Draw the whole screen; it is sent by the caller."""

    def key(self, button, held):
        """A button was pressed, or (held) is still down after half a second."""

    def touch(self, x, y):
        """The display was touched."""

    def tick(self, now):
        """Time has come to `now`; returns the milliseconds until the next call."""
        return 50

    def centre(self, face, y, text, colour):
        """Draw a text in the middle of the display."""
        x = (self.app.console.width - face.width(text)) // 2
        face.draw(self.app.console.fb, x, y, text, colour)


class Menu(Screen):
    """A title and rows; a row has a name and perhaps a value to change.

    A subclass gives `title`, `rows()`, `choose(row)` and `change(row, by)`.
    """

    title = ""
    row_height = 19
    first = 46

    def __init__(self, app):
        super().__init__(app)
        self.row = 0
        self._top = 0

    def rows(self):
        """Return a list of (name, value or None)."""
        return []

    def choose(self, row):
        """A was pressed on a row."""

    def change(self, row, by):
        """Left or right was pressed on a row."""

    def key(self, button, held):
        if held:
            return
        count = len(self.rows())
        if button == console.UP:
            self.row = (self.row - 1) % count
        elif button == console.DOWN:
            self.row = (self.row + 1) % count
        elif button == console.LEFT or button == console.RIGHT:
            self.change(self.row, 1 if button == console.RIGHT else -1)
        elif button == console.A:
            self.choose(self.row)
        elif button == console.B:
            self.leave()
        self.app.invalidate()

    def leave(self):
        """B was pressed: back to where one came from."""
        self.app.pop()

    def touch(self, x, y):
        row = self._top + (y - self.first) // self.row_height
        rows = self.rows()
        if y < self.first or row >= len(rows):
            return
        self.row = row
        if rows[row][1] is None:
            self.choose(row)
        else:
            self.change(row, 1 if x > self.app.console.width // 2 else -1)
        self.app.invalidate()

    def draw(self):
        fb = self.app.console.fb
        fb.fill(theme.PANEL)
        self.head()
        rows = self.rows()
        room = (self.app.console.height - self.first) // self.row_height
        self._top = max(0, min(self._top, self.row))
        self._top = max(self._top, self.row - room + 1)
        for k in range(self._top, min(len(rows), self._top + room)):
            self._row(self.first + (k - self._top) * self.row_height, rows[k], k == self.row)

    def head(self):
        """The title and a line under it."""
        self.centre(self.app.large, 14, self.title, theme.GOLD)
        width = self.app.console.width
        self.app.console.fb.hline(20, 36, width - 40, theme.FRAME_LIGHT)

    def _row(self, y, row, chosen):
        """One row: the name at the left, the value at the right."""
        name, value = row
        fb = self.app.console.fb
        face = self.app.small
        width = self.app.console.width
        if chosen:
            fb.fill_rect(12, y, width - 24, self.row_height - 2, theme.FRAME)
            fb.rect(12, y, width - 24, self.row_height - 2, theme.FRAME_LIGHT)
        top = y + (self.row_height - 2 - face.height) // 2
        colour = theme.WHITE if chosen else theme.LIGHT_SHADE
        if value is None:
            self.centre(face, top, name, colour)
            return
        face.draw(fb, 20, top, name, colour)
        x = width - 30 - face.width(value)
        face.draw(fb, x, top, value, theme.GOLD if chosen else theme.GREY)
        if chosen:
            face.draw(fb, x - 10, top, "<", theme.GOLD)
            face.draw(fb, width - 25, top, ">", theme.GOLD)
