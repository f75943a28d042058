"""Menus: a title and rows, or one row at a time on the smallest displays."""

from core import console
from core.ui import theme
from core.ui.sheet import Sheet


class Menu(Sheet):
    """A title and rows; a row has a name and perhaps a value to change.

    A subclass gives `title`, `rows()`, `choose(row)` and `change(row, by)`, and
    perhaps `summary`, a line above the row where only one is shown.
    """

    title = ""
    summary = ""

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

    def first(self):
        """y of the first row."""
        return self.app.layout.title

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
        row = self._top + (y - self.first()) // self.app.layout.row
        rows = self.rows()
        if y < self.first() or row >= len(rows):
            return
        self.row = row
        if rows[row][1] is None:
            self.choose(row)
        else:
            self.change(row, 1 if x > self.app.console.width // 2 else -1)
        self.app.invalidate()

    # -- drawing ----------------------------------------------------------------

    def draw(self):
        rows = self.rows()
        if self.app.layout.card:
            self.app.console.fb.fill(theme.PANEL)
            self._card(rows[self.row], len(rows))
            return
        self.draw_head()
        self.draw_battery()
        first, height = self.first(), self.app.layout.row
        room = (self.app.console.height - first) // height
        self._top = max(0, min(self._top, self.row))
        self._top = max(self._top, self.row - room + 1)
        last = min(len(rows), self._top + room)
        for k in range(self._top, last):
            self._row(first + (k - self._top) * height, rows[k], k == self.row)
        if last < len(rows):
            self._more(self.app.console.height - 4, 1)
        if self._top:
            self._more(first + 1, -1)

    def draw_head(self):
        """The title and a line under it."""
        self.head(self.title)

    def _more(self, y, down):
        """A small arrow at the right edge: there are more rows that way."""
        fb = self.app.console.fb
        x = self.app.console.width - 4
        for k in range(3):
            fb.hline(x - k, y + (2 - k if down > 0 else k), 2 * k + 1, theme.GOLD)

    def _row(self, y, row, chosen):
        """One row: the name at the left, the value at the right."""
        name, value = row
        app = self.app
        fb = app.console.fb
        face = app.small
        width = app.console.width
        height = app.layout.row - (2 if app.layout.row > 12 else 1)
        side = 12 if app.layout.margin > 5 else 0
        if chosen:
            fb.fill_rect(side, y, width - 2 * side, height, theme.CHOSEN)
            fb.rect(side, y, width - 2 * side, height, theme.FRAME_LIGHT)
        top = y + (height - face.height + 1) // 2
        colour = theme.ON_CHOSEN if chosen else theme.LIGHT_SHADE
        if value is None:
            self.centre(face, top, name, colour)
            return
        side += 8 if side else app.layout.margin + 1
        face.draw(fb, side, top, name, colour)
        arrow = face.width("<")
        x = width - side - 2 * arrow - face.width(value)
        face.draw(fb, x, top, value, theme.VALUE_ON_CHOSEN if chosen else theme.GREY)
        if chosen:
            face.draw(fb, x - 2 * arrow, top, "<", theme.VALUE_ON_CHOSEN)
            face.draw(fb, width - side - arrow, top, ">", theme.VALUE_ON_CHOSEN)

    def _card(self, row, count):
        """The chosen row alone, as large as it can be."""
        if not self.summary and row[1] is None:
            self.draw_battery()
        name, value = row
        app = self.app
        height = app.console.height
        face = app.small if value is not None else self.fitting(name)
        lines = face.wrap(name, app.console.width - 4)
        y = 2 if value is not None else (height - 8 - len(lines) * face.height) // 2 + 2
        if self.summary:
            self.centre(app.small, 0, self.summary, theme.WHITE)
            y = max(y, app.small.height + 2)
        for line in lines:
            self.centre(face, y, line, theme.WHITE)
            y += face.height + 1
        if value is not None:
            face = self.fitting("<  " + value)
            self.centre(face, (y + height - 8 - face.height) // 2, value, theme.GOLD)
            face.draw(app.console.fb, 0, (y + height - 8 - face.height) // 2, "<", theme.GOLD)
            x = app.console.width - face.width(">")
            face.draw(app.console.fb, x, (y + height - 8 - face.height) // 2, ">", theme.GOLD)
        self._where(count)

    def _where(self, count):
        """A dot for each row, and the chosen one larger."""
        fb = self.app.console.fb
        x = (self.app.console.width - 4 * count) // 2
        y = self.app.console.height - 4
        for k in range(count):
            if k == self.row:
                fb.fill_rect(x + 4 * k, y - 1, 3, 3, theme.GOLD)
            else:
                fb.pixel(x + 4 * k + 1, y, theme.GREY)
