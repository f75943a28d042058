"""What every screen is.  The screen on top of the stack gets the buttons and draws.

`app` owns the stack; `sheet` has what screens of text are made with.
"""


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
