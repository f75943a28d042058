"""The game on a device: what `sim` and `firmware` run.

Owns the console, the types, the language, the settings and the stack of
screens.  Its `step` is one slice of everything; it never blocks.
"""

from core import console as seam
from core.dice import Dice
from core.ui import theme
from core.ui.languages import LANGUAGES, Texts
from core.ui.memory import drop, drop_screens, load, tidy
from core.ui.settings import Settings
from core.ui.sounds import Sounds
from core.ui.type import Type


# Screens that are dropped when the title or the board opens.
_OF_A_GAME = (
    "play pause between hand page sheet menu question options pages learn lines chooser offers"
    " repeat shown hint asked tutor tally touch stats placing placing_menu typing"
    " status status_strip status_line status_panel board board_mono travel geometry"
)
_OF_THE_MENUS = (
    "menus menu page sheet options pages question start learn stats_page"
    " placing placing_menu typing shown hint"
)
# What the rows of the menus open; see `load`.
_PAGES = (
    "settings:options Options;help:learn Learn;statistics:stats_page StatsPage;"
    "position:placing Placing;dice_counts:pages DiceCounts;"
)


def supports(width, height, depth):
    """True if the screens are laid out for such a display."""
    return _layout(width, height, depth) is not None


def _layout(width, height, depth):
    """The Layout of a display or None; the table is dropped again."""
    from core.ui import layouts

    found = layouts.of(width, height, depth)
    drop("core.ui.layouts")
    return found


def _face(number):
    """The Type of a layout's number of a font."""
    if number == 0:
        from core.ui import font_mini

        return Type(font_mini)
    from core.ui import font_small

    return Type(font_small, number == 2)


class App:
    """The running game.

    console     the device
    layout      how the screens are laid out on its display
    sounds      what is heard
    small, large, tiny      types of texts, of titles and of the points' numbers
    busy        something moves or thinks; a scripted session waits for it
    quit        the player wants to leave, which means something on a PC only
    session     the match that goes on, or None
    dice        the Dice of this run; their seed can be shown
    """

    def __init__(self, console, seed=None, lang=None, options=None):
        """seed: of the dice, None for the device's chance; lang: `es` or `en`,
        None for what the player has set; options: settings by name.

        Raises ValueError for a display that no layout fits."""
        tidy()
        self.console = console
        self.quit = False
        self.layout = _layout(console.width, console.height, console.depth)
        if self.layout is None:
            raise ValueError("no layout for %dx%d" % (console.width, console.height))
        self._load_faces()
        self.settings = Settings(console)
        self.sounds = Sounds(console)
        for name in options or ():
            setattr(self.settings, name, options[name])
        if lang:
            self.settings.lang = LANGUAGES.index(lang)
        self._texts = Texts(self.settings.language())
        self._seed = seed
        self.dice = Dice(console.entropy, seed)
        self.session = None
        self._stack = []
        self._stale = True
        theme.use(console.depth == seam.MONO)
        self.use_settings()
        self._next = None
        self._asked = ""
        self._restore()
        self._open_title()

    def _load_faces(self):
        layout = self.layout
        self.small = _face(layout.text)
        self.large = self.small if layout.large == layout.text else _face(layout.large)
        if layout.text == 0:
            self.tiny = self.small
        else:
            from core.ui import font_tiny

            self.tiny = Type(font_tiny)

    def use_settings(self):
        """Give the device the colours, the brightness and the sound that are set."""
        settings = self.settings
        self.console.set_palette(theme.PALETTES[settings.palette])
        self.console.backlight(20 * settings.brightness + 20)
        self.sounds.on = bool(settings.sound)
        if self.session:
            self.session.set_pace(settings.pace)

    def new_board(self, geometry):
        """A Board for this display; only the kind that it needs is loaded."""
        console = self.console
        kind = load("board_mono MonoBoard" if console.depth == seam.MONO else "board Board")
        return kind(console, geometry, self.layout, self.tiny, self.small)

    def name_of(self, player):
        """What a player's checkers are called: the palette's colours."""
        palette = 3 if self.console.depth == seam.MONO else self.settings.palette
        return self.part("names", 2 * palette + player)

    def _restore(self):
        """The match that was left, if there is one."""
        tidy()
        from core.ui.start import saved_session

        self.session = saved_session(self.console)
        drop("core.ui.start", "core.replay")

    def seed_dice(self, seed):
        """Throw dice from now on that a seed repeats."""
        self.dice = Dice(None, seed)

    def chance_dice(self):
        """Throw dice by the device's chance again, or by the seed of this run."""
        if self.dice.seed != self._seed:
            self.dice = Dice(self.console.entropy, self._seed)

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

    def pages(self, kind):
        """The paragraphs of `how`, `tips` or `questions`."""
        return self._texts.pages(kind)

    def reason(self, why):
        """The referee's reason in the player's language."""
        from core.reasons import reason_text

        lang = self.settings.language()
        told = reason_text(lang, why)
        drop("core.reasons_" + lang)
        return told

    # -- the stack ----------------------------------------------------------------

    @property
    def busy(self):
        """True while something moves or thinks."""
        return self._stale or self._next is not None or self._stack[-1].busy

    @property
    def screen(self):
        """The screen on top."""
        return self._stack[-1]

    def push(self, screen):
        """Put a screen on top."""
        self._stack.append(screen)
        self.invalidate()
        screen.opened()

    def push_page(self, key):
        """Put the screen that a menu's row of this key opens on top."""
        start = _PAGES.find(key + ":") + len(key) + 1
        self.push(load(_PAGES[start : _PAGES.find(";", start)])(self))

    def pop(self):
        """Take the top screen off; the last one stays."""
        if len(self._stack) > 1:
            self._stack.pop()
        self.invalidate()

    def home(self):
        """Back to the title, whatever is open, at the next step."""
        self._next = self._open_title

    def open_game(self):
        """Show the running match, in place of the menus, at the next step."""
        self._next = self._open_board

    def _open_title(self):
        self._stack = []
        drop_screens(_OF_A_GAME)
        self.push(load("menus Title")(self))

    def _open_board(self):
        self._stack = []
        drop_screens(_OF_THE_MENUS)
        drop("core.replay", "core.setup")
        # What needs the largest pieces of the heap comes first.
        self.session.set_pace(self.settings.pace)
        self.session.load_bots()
        kind = load("play Play")
        tidy()
        self.push(kind(self, self.session))

    def open_answer(self, xgid):
        """Have the bot look at a position, in place of the menus, at the next step."""
        self._asked = xgid
        self._next = self._open_answer

    def open_placing(self, xgid):
        """Set the position up again that the bot was asked about, at the next step."""
        self._asked = xgid
        self._next = self._open_placing

    def _open_answer(self):
        self._stack = []
        drop_screens(_OF_A_GAME)
        drop_screens(_OF_THE_MENUS)
        if self.session:
            self.session.unload_bots()
        kind = load("asked Asked")
        tidy()
        self.push(kind(self, self._asked))

    def _open_placing(self):
        self._open_title()
        self.push_page("position")
        self.screen.open_menu(self._asked)

    def invalidate(self):
        """Have everything drawn again."""
        self._stale = True

    # -- one slice --------------------------------------------------------------

    def step(self):
        """Take the events, let the top screen go on, draw what changed.

        Returns the milliseconds that may pass until the next call.
        """
        self._take_events()
        if self._next:
            # Not earlier: the screen that asked for it has to be gone.
            change, self._next = self._next, None
            change()
        now = self.console.ticks()
        wait = self.sounds.tick(now, self._stack[-1].tick(now))
        if self._stale:
            self._draw()
        return wait

    def _take_events(self):
        console = self.console
        event = console.event()
        while event >= 0:
            kind, button = event >> 4, event & 15
            if kind == seam.TOUCH:
                x, y = console.touch_x, console.touch_y
                if button == 0:
                    self._stack[-1].touch(x, y)
                else:
                    self._stack[-1].lifted(x, y)
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
