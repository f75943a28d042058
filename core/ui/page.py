"""What a page is: a screen to read that waits for A, but not too soon."""

from core import console
from core.ui import theme
from core.ui.sheet import Sheet

# Keys pressed sooner than this after the page came up are slips, in ms.
_GUARD = 400


class Page(Sheet):
    """A screen that waits for A, not too soon."""

    def __init__(self, app):
        super().__init__(app)
        self._since = app.console.ticks()

    def is_early(self):
        """True just after the page came up."""
        return console.ticks_diff(self.app.console.ticks(), self._since) < _GUARD

    def touch(self, x, y):
        self.key(console.A, False)

    def lines_of(self, *texts):
        """(face, text, colour) for each text, wrapped to the display; "" leaves a gap."""
        lines = []
        for face, text, colour in texts:
            for line in face.wrap(text, self.app.console.width - 4):
                lines.append((face, line, colour))
        return lines

    def column(self, lines, top=0, bottom=0):
        """Draw lines centred one below the other between `top` and `bottom`.

        They move apart where there is room, and closer where there is little.
        """
        room = (bottom or self.app.console.height) - top
        used = sum([line[0].height for line in lines])
        gap = max(0, min(8, (room - used) // (len(lines) + 1)))
        y = top + max(0, (room - used - gap * (len(lines) - 1)) // 2)
        for face, text, colour in lines:
            self.centre(face, y, text, colour)
            y += face.height + gap

    def checker(self, x, y, radius, player, lit=False):
        """A player's checker as a picture, with a golden rim if `lit`."""
        fb = self.app.console.fb
        if lit:
            fb.ellipse(x, y, radius, radius, theme.GOLD, True)
            radius -= 3
        fb.ellipse(x, y, radius, radius, theme.RIM[player], True)
        fb.ellipse(x, y, radius * 5 // 6, radius * 5 // 6, theme.FILL[player], True)
        if radius > 8:
            fb.ellipse(x, y, radius * 3 // 5, radius * 3 // 5, theme.RIM[player])


def points(app, thousandths):
    """Points with a sign, two decimals and the language's own comma: +0,12."""
    size = (abs(thousandths) + 5) // 10
    sign = "-" if thousandths < 0 else "+"
    return "%s%d%s%02d" % (sign, size // 100, app.text("comma"), size % 100)
