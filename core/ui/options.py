"""The settings that hold for every match."""

from core.console import MONO
from core.ui import sounds
from core.ui.menu import Menu

# The settings in order, and the texts that name them.
_FIELDS = "lang speed sound brightness palette home_left confirm turning pips tutor pace"
_NAMES = "language speed sound brightness palette home_side confirm_turn turning pips tutor pace"


class Options(Menu):
    """Settings that hold for every match; each change is heard or seen at once."""

    def __init__(self, app):
        super().__init__(app)
        self.title = app.text("settings")
        self._fields = _FIELDS.split(" ")
        self._names = _NAMES.split(" ")
        if app.console.depth == MONO:
            # There is nothing to colour.
            del self._names[self._fields.index("palette")]
            self._fields.remove("palette")

    def rows(self):
        rows = [(self.app.text(self._names[k]), self._value(k)) for k in range(len(self._fields))]
        return rows + [(self.app.text("back"), None)]

    def _value(self, k):
        """The value of a setting in words."""
        app = self.app
        field = self._fields[k]
        value = getattr(app.settings, field)
        if field == "lang":
            return app.text("this_language")
        if field == "speed":
            return app.part("speeds", value)
        if field == "palette":
            return app.part("palettes", value)
        if field == "pace":
            return app.part("pace_kinds", value)
        if field == "home_left":
            return app.part("sides", value)
        if field == "brightness":
            return "%d %%" % (20 * value + 20)
        return app.text("yes") if value else app.text("no")

    def change(self, row, by):
        if row == len(self._fields):
            return
        app = self.app
        app.settings.step(self._fields[row], by)
        app.settings.save()
        app.use_settings()
        if self._fields[row] == "lang":
            app.load_language()
            self.title = app.text("settings")
        elif self._fields[row] == "sound":
            app.sounds.play(sounds.CUBE)

    def choose(self, row):
        if row == len(self._fields):
            self.app.pop()
        else:
            self.change(row, 1)
