"""The menus before a game: title and match set-up.  Dropped while one is played."""

from micropython import const

from core.ui import theme
from core.ui.memory import load
from core.ui.menu import Menu

_CHAMPION = const(6)  # the only level that looks ahead


class Title(Menu):
    """The first screen."""

    def first(self):
        """y of the first row."""
        return self._head_height()

    def _head_height(self):
        height = self.app.console.height
        return 112 if height >= 240 else max(14, height * 3 // 8)

    def _entries(self):
        """The keys of the rows; the last is the language, with its value."""
        entries = ["play", "settings", "help", "statistics", "dice_counts", "position", "language"]
        return ["continue"] + entries if self.app.session else entries

    def rows(self):
        text = self.app.text
        rows = [(text(key), None) for key in self._entries()[:-1]]
        return rows + [("%s: %s" % (text("language"), text("this_language")), None)]

    def leave(self):
        """There is nothing behind the title; a PC may close the window."""

    def choose(self, row):
        key = self._entries()[row]
        if key == "continue":
            self.app.open_game()
        elif key == "play":
            self.app.push(SetUp(self.app))
        elif key == "language":
            self.change(row, 1)
        else:
            self.app.push_page(key)

    def change(self, row, by):
        if self._entries()[row] == "language":
            self.app.settings.step("lang", by)
            self.app.settings.save()
            self.app.load_language()

    def draw_head(self):
        """The name between two checkers, on two rows of points."""
        fb = self.app.console.fb
        fb.fill(theme.PANEL)
        width = self.app.console.width
        tall = self._head_height()
        top = 14 if tall > 100 else 0
        bottom = tall - 14 if tall > 100 else tall - 2
        if bottom - top > 30:
            self._points(top, bottom, width)
        middle = (top + bottom) // 2
        face = self.app.large
        self.centre(face, middle - face.height // 2 + 1, "ugammon", theme.WHITE)
        half = min(13, (bottom - top) // 2 - 1)
        out = face.width("ugammon") // 2 + half + (8 if width > 130 else 4)
        self._checker(width // 2 - out, middle, half, 0)
        self._checker(width // 2 + out, middle, half, 1)

    def _points(self, top, bottom, width):
        """Two rows of points that face each other."""
        fb = self.app.console.fb
        fb.fill_rect(0, top, width, bottom - top, theme.FELT)
        fb.hline(0, top, width, theme.FRAME_LIGHT)
        fb.hline(0, bottom - 1, width, theme.FRAME_LIGHT)
        tall = (bottom - top - 2) * 26 // 82
        half = 8 if width >= 240 else 5
        for k in range(width // (2 * half) + 1):
            colour = theme.POINT_A if k & 1 else theme.POINT_B
            for row in range(tall):
                reach = (tall - row) * half // tall
                fb.hline((2 * k + 1) * half - reach, top + 1 + row, 2 * reach, colour)
                fb.hline((2 * k + 1) * half - reach, bottom - 2 - row, 2 * reach, colour)

    def _checker(self, x, y, half, player):
        fb = self.app.console.fb
        fb.ellipse(x, y, half, half, theme.INK, True)
        fb.ellipse(x, y, half - 1, half - 1, theme.RIM[player], True)
        if half > 6:
            fb.ellipse(x, y, half - 3, half - 3, theme.FILL[player], True)
            fb.ellipse(x, y, half * 6 // 13, half * 6 // 13, theme.RIM[player])
        else:
            fb.ellipse(x, y, half - 2, half - 2, theme.FILL[player], True)


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
        fields = ["start", "opponent"]
        if s.opponent == _CHAMPION:
            fields.append("pace")
        fields.append("preset")
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
            value = self.app.name_of(s.colour)
        elif field == "length":
            return text("games_length" if s.preset == 2 else "length"), str(s.length)
        elif field == "seed":
            value = str(s.seed)
        elif field in ("beavers", "auto_doubles", "dice", "pace"):
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
        text = self.app.text
        lines = (text("lost"), text("question_start"))
        question = load("question Question")
        self.app.push(question(self.app, lines, (text("no"), text("yes")), self._start, _stay))

    def _start(self, answer):
        """Start the match, if the answer is yes."""
        if not answer:
            return
        app = self.app
        app.settings.save()
        app.session = load("start new_session")(app.console, app.settings)
        if app.settings.dice == 2:
            app.seed_dice(app.settings.seed)
        else:
            app.chance_dice()
        app.open_game()


def _stay():
    """B was pressed: back to the set-up."""
