"""What screens of text are made with: titles, centred lines, the battery.

Apart from `screen`, for the board does without.
"""

from core.ui import theme
from core.ui.screen import Screen


class Sheet(Screen):
    """A screen that shows more text than pictures."""

    def centre(self, face, y, text, colour):
        """Draw a text in the middle of the display."""
        x = (self.app.console.width - face.width(text)) // 2
        face.draw(self.app.console.fb, x, y, text, colour)

    def head(self, title):
        """Clear the display, draw a title if there is room for one; return the y below."""
        app = self.app
        fb = app.console.fb
        fb.fill(theme.PANEL)
        height = app.layout.title
        if not height:
            return 0
        width = app.console.width
        face = app.large if app.large.width(title) <= width - 4 else app.small
        if face.height + 3 > height:
            face = app.small
        if height > 30:
            self.centre(face, 14, title, theme.GOLD)
            fb.hline(20, 36, width - 40, theme.FRAME_LIGHT)
        else:
            self.centre(face, max(0, (height - 3 - face.height) // 2), title, theme.GOLD)
            fb.hline(0, height - 2, width, theme.FRAME_LIGHT)
        return height

    def draw_battery(self):
        """The charge at the top right, red when it is low; nothing where it is not known."""
        charge = self.app.console.battery()
        if charge is None:
            return
        fb = self.app.console.fb
        x = self.app.console.width - 14
        fb.fill_rect(x - 1, 0, 15, 8, theme.PANEL)
        fb.rect(x, 1, 11, 6, theme.LIGHT_SHADE)
        fb.vline(x + 11, 3, 2, theme.LIGHT_SHADE)
        colour = theme.DARK if charge <= 15 and self.app.console.depth > 1 else theme.GREEN
        fb.fill_rect(x + 2, 3, max(1, min(7, charge * 7 // 95)), 2, colour)

    def width_of_texts(self):
        """The width that a paragraph has."""
        margin = self.app.layout.margin
        return self.app.console.width - (40 if margin > 5 else 2 * margin)

    def fitting(self, text, face=None):
        """`face`, or the type of texts where that is too wide."""
        face = face or self.app.large
        return face if face.width(text) <= self.app.console.width - 2 else self.app.small
