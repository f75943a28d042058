"""The page of statistics: what the games against each opponent have come to."""

from core import console
from core.ui import stats, theme
from core.ui.memory import drop_screens
from core.ui.page import Page


class StatsPage(Page):
    """One opponent at a time; the arrows go to the next."""

    def __init__(self, app):
        super().__init__(app)
        self._stats = stats.Stats(app.console)
        drop_screens("stats")
        self._row = self._next_row(app.settings.opponent - 1, 1)

    def _next_row(self, row, by):
        """The next opponent who has been played, or the same again."""
        for _ in range(stats.ROWS):
            row = (row + by) % stats.ROWS
            if self._stats.get(row, stats.WON) or self._stats.get(row, stats.LOST):
                return row
        return row

    def key(self, button, held):
        if held:
            return
        if button == console.LEFT or button == console.UP:
            self._row = self._next_row(self._row, -1)
        elif button == console.RIGHT or button == console.DOWN:
            self._row = self._next_row(self._row, 1)
        else:
            self.app.pop()
        self.app.invalidate()

    def touch(self, x, y):
        self.app.pop()

    def draw(self):
        app = self.app
        top = self.head(app.text("statistics"))
        if self._stats.damaged:
            lines = self.lines_of((app.small, app.text("stats_damaged"), theme.WHITE))
        elif not self._stats.get(self._row, stats.WON) + self._stats.get(self._row, stats.LOST):
            lines = self.lines_of((app.small, app.text("no_games"), theme.WHITE))
        else:
            lines = self._lines()
        self.column(lines, top)

    def _lines(self):
        """The opponent, then pairs of won and lost, then what the tutor saw."""
        app = self.app
        get = self._stats.get
        row = self._row
        name = app.part("levels", row - 1) if row else app.text("two_people")
        lines = [(self.fitting(name), name, theme.GOLD)]
        pairs = (("games", stats.WON), ("gammons", stats.GAMMONS_WON))
        for key, column in pairs + (("matches", stats.MATCHES_WON),):
            text = "%s: %d – %d" % (app.text(key), get(row, column), get(row, column + 1))
            lines.append((app.small, text, theme.WHITE))
        if get(row, stats.DECISIONS):
            rate = stats.error_rate(get(row, stats.LOSS), get(row, stats.DECISIONS))
            text = app.text("error_rate") % (rate // 100, rate // 10 % 10)
            lines.append((app.small, text, theme.WHITE))
            if not app.layout.card:
                text = app.text("blunders") % get(row, stats.BLUNDERS)
                lines.append((app.small, text, theme.WHITE))
        return lines
