"""The menus before a game: title and match set-up.  Dropped while one is played."""

from core.ui import theme
from core.ui.screen import Menu


class Title(Menu):
    """The first screen."""

    first = 112
    overlay = False

    def rows(self):
        text = self.app.text
        names = [(text("continue"), None)] if self.app.session else []
        return names + [
            (text("play"), None),
            (text("settings"), None),
            (text("how"), None),
            (text("dice_counts"), None),
            ("%s: %s" % (text("language"), text("this_language")), None),
        ]

    def leave(self):
        """There is nothing behind the title; a PC may close the window."""

    def choose(self, row):
        if not self.app.session:
            row += 1
        if row == 0:
            self.app.open_game()
        elif row == 1:
            self.app.push(SetUp(self.app))
        elif row == 2:
            from core.ui.options import Options

            self.app.push(Options(self.app))
        elif row == 3:
            from core.ui.pages import HowTo

            self.app.push(HowTo(self.app))
        elif row == 4:
            from core.ui.pages import DiceCounts

            self.app.push(DiceCounts(self.app))
        else:
            self.change(row - (not self.app.session), 1)

    def change(self, row, by):
        if row != len(self.rows()) - 1:
            return
        self.app.settings.step("lang", by)
        self.app.settings.save()
        self.app.load_language()

    def head(self):
        """The name between two rows of checkers."""
        fb = self.app.console.fb
        width = self.app.console.width
        fb.fill_rect(0, 14, width, 84, theme.FELT)
        fb.hline(0, 14, width, theme.FRAME_LIGHT)
        fb.hline(0, 97, width, theme.FRAME_LIGHT)
        for k in range(width // 16):
            colour = theme.POINT_A if k & 1 else theme.POINT_B
            for row in range(26):
                half = (26 - row) * 8 // 26
                fb.hline(k * 16 + 8 - half, 15 + row, 2 * half, colour)
                fb.hline(k * 16 + 8 - half, 96 - row, 2 * half, colour)
        self._checker(44, 56, 0)
        self._checker(width - 44, 56, 1)
        self.centre(self.app.large, 50, "ugammon", theme.WHITE)

    def _checker(self, x, y, player):
        fb = self.app.console.fb
        fb.ellipse(x, y, 13, 13, theme.INK, True)
        fb.ellipse(x, y, 12, 12, theme.RIM[player], True)
        fb.ellipse(x, y, 10, 10, theme.FILL[player], True)
        fb.ellipse(x, y, 6, 6, theme.RIM[player])


class SetUp(Menu):
    """What is played, against whom."""

    def __init__(self, app):
        super().__init__(app)
        self.title = app.text("play")
        self.row = 0
        from core.bot import LEVELS

        self._levels = len(LEVELS)
        app.settings.opponent = min(app.settings.opponent, self._levels)

    def _fields(self):
        """The names of the settings that the rows show."""
        s = self.app.settings
        fields = ["start", "opponent", "preset"]
        if s.opponent:
            fields.append("colour")
        if s.preset == 1:
            fields += ["jacoby", "beavers", "auto_doubles"]
        else:
            fields.append("length")
        fields += ["clock", "dice"]
        return fields + ["seed"] if s.dice == 2 else fields

    def rows(self):
        return [self._field_row(field) for field in self._fields()]

    def _field_row(self, field):
        text = self.app.text
        s = self.app.settings
        if field == "start":
            return text("start"), None
        if field == "opponent":
            value = text("two_people")
            if s.opponent:
                value = self.app.part("levels", s.opponent - 1)
        elif field == "preset":
            value = self.app.part("presets", s.preset)
        elif field == "colour":
            value = self.app.part("colours", s.colour)
        elif field == "length":
            return text("games_length" if s.preset == 2 else "length"), str(s.length)
        elif field == "seed":
            value = str(s.seed)
        elif field in ("beavers", "auto_doubles", "dice"):
            value = self.app.part(field + "_kinds", getattr(s, field))
        else:
            value = text("yes") if getattr(s, field) else text("no")
        return text(field), value

    def change(self, row, by):
        field = self._fields()[row]
        s = self.app.settings
        if field == "length":
            s.length = (s.length - 1 + by) % 25 + 1
        elif field != "start":
            s.step(field, by, self._levels if field == "opponent" else None)

    def choose(self, row):
        if self._fields()[row] != "start":
            self.change(row, 1)
            return
        if self.app.session is None:
            self._start(1)
            return
        from core.ui.question import Question

        text = self.app.text
        lines = (text("lost"), text("question_start"))
        self.app.push(Question(self.app, lines, (text("no"), text("yes")), self._start, _stay))

    def _start(self, answer):
        """Start the match, if the answer is yes."""
        if not answer:
            return
        from core.ui.start import new_session

        app = self.app
        app.settings.save()
        app.session = new_session(app.console, app.settings)
        if app.settings.dice == 2:
            app.seed_dice(app.settings.seed)
        app.open_game()


def _stay():
    """B was pressed: back to the set-up."""
