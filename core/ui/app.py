"""The game on a device: what `sim` and `firmware` run.

Owns the console, the types, the language, the settings and the stack of
screens.  Its `step` is one slice of everything; it never blocks.
"""

import gc

from core import console as seam
from core.dice import Dice
from core.ui import font_small, font_tiny, theme
from core.ui.languages import LANGUAGES, Texts
from core.ui.settings import Settings
from core.ui.type import Type

_GARBAGE = 8192  # bytes allocated between two collections


def supports(width, height, depth):
    """True if the screens are laid out for such a display."""
    return depth == seam.COLOUR and (width, height) == (240, 240)


def tidy():
    """Collect garbage now, and from now on before the heap breaks into pieces.

    Called before something large is loaded; CPython needs none of it.
    """
    if hasattr(gc, "threshold"):
        gc.collect()
        gc.threshold(_GARBAGE)


class App:
    """The running game.

    console     the device
    busy        something moves or thinks; a scripted session waits for it
    quit        the player wants to leave, which means something on a PC only
    session     the match that goes on, or None
    dice        the Dice of this run; their seed can be shown
    """

    def __init__(self, console, seed=None, lang=None, options=None):
        """seed: of the dice, None for the device's chance; lang: `es` or `en`,
        None for what the player has set; options: settings by name."""
        tidy()
        self.console = console
        self.quit = False
        self.tiny = Type(font_tiny)
        self.small = Type(font_small)
        self.large = Type(font_small, True)
        self.settings = Settings(console)
        for name in options or ():
            setattr(self.settings, name, options[name])
        if lang:
            self.settings.lang = LANGUAGES.index(lang)
        self._texts = Texts(self.settings.language())
        self.dice = Dice(console.entropy, seed)
        self.session = None
        self._stack = []
        self._stale = True
        console.set_palette(theme.CLASSIC)
        self._open()

    def _open(self):
        """The title, and the match that was left, if there is one."""
        tidy()
        from core.ui.menus import Title
        from core.ui.session import saved_session

        self.session = saved_session(self.console)
        self.push(Title(self))

    # -- languages --------------------------------------------------------------

    def load_language(self):
        """Load the texts of the language that is set."""
        self._texts.load(self.settings.language())

    def text(self, key):
        """The text of a key in the player's language."""
        return self._texts.text(key)

    def part(self, key, number):
        """Part `number` of a key that has a list."""
        return self._texts.part(key, number)

    def pages(self):
        """The pages of how to play."""
        return self._texts.pages()

    def reason(self, why):
        """The referee's reason in the player's language."""
        from core.reasons import reason_text

        return reason_text(self.settings.language(), why)

    # -- the stack ----------------------------------------------------------------

    @property
    def busy(self):
        """True while something moves or thinks."""
        return self._stale or self._stack[-1].busy

    @property
    def screen(self):
        """The screen on top."""
        return self._stack[-1]

    def push(self, screen):
        """Put a screen on top."""
        self._stack.append(screen)
        self.invalidate()

    def pop(self):
        """Take the top screen off; the last one stays."""
        if len(self._stack) > 1:
            self._stack.pop()
        self.invalidate()

    def home(self):
        """Back to the title, whatever is open."""
        while len(self._stack) > 1:
            self._stack.pop()
        self.invalidate()

    def invalidate(self):
        """Have everything drawn again."""
        self._stale = True

    # -- one slice --------------------------------------------------------------

    def step(self):
        """Take the events, let the top screen go on, draw what changed.

        Returns the milliseconds that may pass until the next call.
        """
        self._take_events()
        wait = self._stack[-1].tick(self.console.ticks())
        if self._stale:
            self._draw()
        return wait

    def _take_events(self):
        console = self.console
        event = console.event()
        while event >= 0:
            kind, button = event >> 4, event & 15
            if kind == seam.TOUCH:
                if button == 0:
                    self._stack[-1].touch(console.touch_x, console.touch_y)
            elif kind != seam.RELEASED:
                self._stack[-1].key(button, kind == seam.HELD)
            event = console.event()

    def _draw(self):
        """Draw the top screen, over the one below if it is an overlay."""
        self._stale = False
        first = len(self._stack) - 1
        while first and self._stack[first].overlay:
            first -= 1
        for k in range(first, len(self._stack)):
            self._stack[k].draw()
        self.console.show(0, 0, self.console.width, self.console.height)
