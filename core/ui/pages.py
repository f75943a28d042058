"""Pages to read: how to play, and how the dice have fallen."""

from core import console
from core.ui import theme
from core.ui.page import Page


class HowTo(Page):
    """How to play: paragraphs, cut into as many pages as the display needs."""

    def __init__(self, app):
        super().__init__(app)
        self._paragraph = 0
        self._part = 0

    def key(self, button, held):
        if held:
            return
        if button == console.B:
            self.app.pop()
        elif button in (console.LEFT, console.UP):
            self._back()
        else:
            self._on()
        self.app.invalidate()

    def _on(self):
        """To the next part, the next paragraph, or out."""
        self._part += 1
        if self._part >= self._parts():
            self._part = 0
            self._paragraph += 1
        if self._paragraph == len(self.app.pages()):
            self.app.pop()

    def _back(self):
        if self._part:
            self._part -= 1
        elif self._paragraph:
            self._paragraph -= 1
            self._part = self._parts() - 1
        else:
            self.app.pop()

    def _lines(self):
        """The lines of the paragraph."""
        return self.app.small.wrap(self.app.pages()[self._paragraph], self.width_of_texts())

    def _pitch(self):
        """From line to line."""
        return 17 if self.app.console.height >= 240 else self.app.layout.line

    def _room(self):
        """How many lines there is room for; the page's number stands below them."""
        app = self.app
        return (app.console.height - app.layout.title - app.small.height - 1) // self._pitch()

    def _parts(self):
        """Into how many pages the paragraph is cut."""
        return -(-len(self._lines()) // self._room())

    def draw(self):
        if self._paragraph >= len(self.app.pages()):
            return
        app = self.app
        top = self.head(app.text("how"))
        room = self._room()
        lines = self._lines()
        shown = lines[self._part * room : (self._part + 1) * room]
        bottom = app.console.height - app.small.height - 1
        spare = bottom - top - len(shown) * self._pitch()
        y = top + (spare // 2 if len(lines) <= room else 0)
        x = (app.console.width - self.width_of_texts()) // 2
        for line in shown:
            app.small.draw(app.console.fb, x, y, line, theme.WHITE)
            y += self._pitch()
        count = "%d/%d" % (self._paragraph + 1, len(app.pages()))
        if self._part + 1 < self._parts():
            count += " …"
        self.centre(app.small, bottom + (1 if app.small.height < 10 else -8), count, theme.GREY)


class DiceCounts(Page):
    """How often each face came, and the seed that repeats the dice."""

    def key(self, button, held):
        if not held:
            self.app.pop()

    def draw(self):
        app = self.app
        dice = app.dice
        top = self.head(app.text("dice_counts"))
        rolls = app.text("rolls_count") % (sum([dice.rolled(f) for f in range(1, 7)]) // 2)
        seed = app.text("entropy")
        if dice.seed is not None:
            seed = app.text("the_seed") % dice.seed
        lines = [(rolls, theme.WHITE), (seed, theme.GREY)]
        if app.layout.card:
            lines = [(rolls, theme.WHITE)]
        pitch = app.layout.line + (4 if app.console.height >= 240 else 0)
        bottom = app.console.height - pitch * len(lines) - (12 if app.layout.margin > 5 else 0)
        self._bars(top, bottom)
        for k in range(len(lines)):
            self.centre(app.small, bottom + pitch * k, lines[k][0], lines[k][1])

    def _bars(self, top, bottom):
        """A bar for each face, its count above and the face below."""
        app = self.app
        fb = app.console.fb
        counts = [app.dice.rolled(face) for face in range(1, 7)]
        most = max(1, max(counts))
        face = app.large if app.console.height >= 200 else app.small
        base = bottom - face.height - 3
        room = base - top - app.small.height - 2
        pitch = min(34, app.console.width // 6)
        left = (app.console.width - 6 * pitch) // 2
        for k in range(6):
            x = left + k * pitch + pitch // 2
            wide = pitch * 2 // 3
            tall = counts[k] * room // most
            fb.fill_rect(x - wide // 2, base - tall, wide, tall, theme.GOLD)
            fb.hline(x - wide // 2, base, wide, theme.GREY)
            text = str(counts[k])
            y = base - tall - app.small.height - 1
            app.small.draw(fb, x - app.small.width(text) // 2, y, text, theme.WHITE)
            text = str(k + 1)
            face.draw(fb, x - face.width(text) // 2, base + 2, text, theme.LIGHT)
