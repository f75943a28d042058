"""What every screen is.  The screen on top of the stack gets the buttons and draws.

`app` owns the stack; `menu` has what most screens are.
"""

from core.ui import theme


class Screen:
    """One screen.  A subclass fills in what it needs.

    app     the App: its console, layout, types, texts, settings
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

    def lifted(self, x, y):
        """The finger was taken off the display here."""

    def tick(self, now):
        """Time has come to `now`; returns the milliseconds until the next call."""
        return 50

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

    def width_of_texts(self):
        """The width that a paragraph has."""
        margin = self.app.layout.margin
        return self.app.console.width - (40 if margin > 5 else 2 * margin)

    def fitting(self, text, face=None):
        """`face`, or the type of texts where that is too wide."""
        face = face or self.app.large
        return face if face.width(text) <= self.app.console.width - 2 else self.app.small
