"""What a page is: a screen that waits for A, but not too soon."""

from core import console
from core.ui.screen import Screen

# Keys pressed sooner than this after the page came up are slips, in ms.
_GUARD = 400


class Page(Screen):
    """A screen that waits for A, not too soon."""

    def __init__(self, app):
        super().__init__(app)
        self._since = app.console.ticks()

    def is_early(self):
        """True just after the page came up."""
        return console.ticks_diff(self.app.console.ticks(), self._since) < _GUARD

    def touch(self, x, y):
        self.key(console.A, False)
