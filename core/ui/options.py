"""The settings that hold for every match."""

from core.ui.menu import Menu


class Options(Menu):
    """Settings that hold for every match."""

    _FIELDS = ("lang", "speed", "confirm", "turning", "pips")
    _NAMES = ("language", "speed", "confirm_turn", "turning", "pips")

    def __init__(self, app):
        super().__init__(app)
        self.title = app.text("settings")

    def rows(self):
        text = self.app.text
        s = self.app.settings
        rows = []
        for k in range(len(self._FIELDS)):
            value = getattr(s, self._FIELDS[k])
            if k == 0:
                shown = text("this_language")
            elif k == 1:
                shown = self.app.part("speeds", value)
            else:
                shown = text("yes") if value else text("no")
            rows.append((text(self._NAMES[k]), shown))
        return rows + [(text("back"), None)]

    def change(self, row, by):
        if row == len(self._FIELDS):
            return
        self.app.settings.step(self._FIELDS[row], by)
        self.app.settings.save()
        if row == 0:
            self.app.load_language()
            self.title = self.app.text("settings")

    def choose(self, row):
        if row == len(self._FIELDS):
            self.app.pop()
        else:
            self.change(row, 1)
