"""The game in a window, with the picture of the handheld round it."""

import os
import random
import time

import pygame

from core import console
from sim import words
from sim.console import HELD_AFTER, SimConsole
from sim.device import BUTTONS
from sim.frame import Display, save
from sim.pace import Pace
from sim.recording import Recording
from sim.sound import Buzzer
from sim.store import FileStore
from sim.view import View

KEYS = {
    pygame.K_UP: console.UP,
    pygame.K_DOWN: console.DOWN,
    pygame.K_LEFT: console.LEFT,
    pygame.K_RIGHT: console.RIGHT,
    pygame.K_z: console.A,
    pygame.K_a: console.A,
    pygame.K_SPACE: console.A,
    pygame.K_x: console.B,
    pygame.K_b: console.B,
    pygame.K_BACKSPACE: console.B,
    pygame.K_RETURN: console.MENU,
    pygame.K_KP_ENTER: console.MENU,
}

_TICKS_MASK = (1 << 28) - 1
_FRAME_MS = 16
_CHARGE_STEP = 10
# The window has as many pixels as it says, whatever the desktop enlarges.
_SDL = {"SDL_WINDOWS_DPI_AWARENESS": "permonitorv2"}
# The piece of the display that follows a drag, as a part of its width.
_DRAGGED = 12
_SEE_THROUGH = 170


class NoDesktop(RuntimeError):
    """There is nowhere to open a window."""


class WindowConsole(SimConsole):
    """The device that a person holds: time, chance and sound of the PC.

    pace    its clock; what the person's fingers do is timed by the PC's
    """

    def __init__(self, profile, data, display, pace=None, seed=None):
        """seed: of what chance the device has, None for the PC's."""
        size = profile["width"], profile["height"], profile["depth"]
        super().__init__(*size, FileStore(data), display)
        self.pace = pace or Pace()
        self._buzzer = Buzzer()
        self._chance = random.SystemRandom() if seed is None else random.Random(seed)
        self.brightness = 100

    def ticks(self):
        return self.pace.ticks() & _TICKS_MASK

    def hand(self):
        return pygame.time.get_ticks() & _TICKS_MASK

    def entropy(self):
        return self._chance.randrange(256)

    def tone(self, hertz, milliseconds):
        self._buzzer.play(hertz, milliseconds)

    def backlight(self, percent):
        self.brightness = percent

    def sleep(self, milliseconds):
        pygame.time.wait(milliseconds)


class Window:
    """The window, what it shows and what the person does in it.

    app     the game, once it runs; its language is the window's
    open    False once the person has closed it
    """

    def __init__(self, profile, data, scale=None, turns=0, speed=1, seed=None, charge=None):
        """scale: None for what the desktop allows; turns: quarter turns to the right;
        charge: of the battery in percent, None for mains."""
        self.profile = profile
        self.view = View(profile, scale, turns)
        self.display = Display(profile["width"], profile["height"])
        self.pace = Pace(speed)
        self.console = WindowConsole(profile, data, self.display, self.pace, seed)
        self.console.charge = charge
        self.app = None
        self.open = True
        self.recording = None
        self._seed = seed
        self._helping = False
        self._pressed = {}
        self._holds = dict(profile.get("holds", ()))
        self._clicked = None
        self._clicked_at = None
        self._sliding = False
        self._drag = None
        self._commands = {
            pygame.K_ESCAPE: self._escape,
            pygame.K_F1: self._help,
            pygame.K_F6: lambda: self._charge(-_CHARGE_STEP),
            pygame.K_F7: lambda: self._charge(_CHARGE_STEP),
            pygame.K_F9: self.record,
            pygame.K_F10: self.pace.step,
            pygame.K_F12: self._picture,
            pygame.K_TAB: self.pace.faster,
            pygame.K_p: self.pace.pause,
        }

    @property
    def device(self):
        """The Device that is drawn."""
        return self.view.device

    @property
    def target(self):
        """The window's surface."""
        return self.view.target

    @property
    def lang(self):
        """The player's language."""
        return self.app.settings.language() if self.app else "en"

    # -- events -------------------------------------------------------------------

    def take_events(self):
        """Hand all that happened to the game."""
        for event in pygame.event.get():
            self._take(event)
        self._stay()

    def _take(self, event):
        if event.type == pygame.QUIT:
            self.open = False
        elif event.type == pygame.KEYDOWN:
            self._key(event.key, getattr(event, "unicode", ""))
        elif event.type == pygame.KEYUP:
            self._release(event.key)
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self._click(event.pos)
        elif event.type == pygame.MOUSEMOTION:
            self._move(event.pos)
        elif event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            self._unclick(event.pos)
        elif event.type == pygame.VIDEORESIZE:
            self.view.fit()

    # -- keys ---------------------------------------------------------------------

    def _key(self, key, letter):
        if letter == "?":
            key = pygame.K_F1
        if self._helping:
            self._helping = False
        elif key in self._commands:
            self._commands[key]()
        elif key in KEYS:
            self._press(key, KEYS[key])

    def _escape(self):
        self.open = False

    def _help(self):
        """The keys, in the window and on the terminal."""
        self._helping = True
        print("\n".join(words.help_lines(self.lang)), flush=True)

    def _charge(self, by):
        """More or less in the battery; beyond full is the mains."""
        charge = self.console.charge
        charge = by + (100 + _CHARGE_STEP if charge is None else charge)
        self.console.charge = None if charge > 100 else max(0, charge)

    def _picture(self):
        """A picture of the display."""
        path = time.strftime("ugammon-%Y%m%d-%H%M%S.png")
        save(self.display.surface, path)
        print(path, flush=True)

    def record(self, path=None):
        """Begin to record, or end it."""
        if self.recording:
            self.end_recording()
        else:
            self.recording = Recording(path or time.strftime("ugammon-%Y%m%d-%H%M%S.gif"))
            self.film()

    def film(self):
        """Have what is shown in the recording, if there is one."""
        if self.recording:
            self.recording.take(self._shown(), self.pace.ticks())

    def end_recording(self):
        """Write the recording, if there is one, and say where."""
        if self.recording:
            recording, self.recording = self.recording, None
            recording.close(self._shown(), self.pace.ticks())
            print(recording.path, flush=True)

    # -- buttons ------------------------------------------------------------------

    def _press(self, source, button):
        """A key or the mouse holds a button; two on one button press it once."""
        if button not in self._pressed.values():
            self.console.press(button)
        self._pressed[source] = button

    def _release(self, source):
        button = self._pressed.pop(source, None)
        if button is not None and button not in self._pressed.values():
            self.console.release(button)

    # -- mouse --------------------------------------------------------------------

    def _click(self, at):
        place = self.view.place(at)
        label = self.device.label_at(place)
        pixel = self.device.pixel_at(place)
        if self._helping:
            self._helping = False
        elif label is not None:
            self._push(label)
        elif pixel is not None:
            self._drag = Drag(self.display.surface, pixel, self.device.scale)
            self.console.touch(*pixel)
        else:
            self._sliding = True
            self._slide(at)

    def _push(self, label):
        """The mouse goes down on a button; one that holding changes acts later."""
        self._clicked = label
        if label in self._holds:
            self._clicked_at = self.console.hand()
        else:
            self._press("mouse", self.device.does(label))

    def _stay(self):
        """The mouse stays down on a button: it may do what it does when held."""
        since = self._clicked_at
        if since is not None and console.ticks_diff(self.console.hand(), since) >= HELD_AFTER:
            self._clicked_at = None
            self._press("mouse", BUTTONS[self._holds[self._clicked]])

    def _move(self, at):
        if self._sliding:
            self._slide(at)
        elif self._drag:
            self._drag.to(self.view.place(at))

    def _slide(self, at):
        charge = self.view.charge_at(at)
        if charge != -1:
            self.console.charge = charge

    def _unclick(self, at):
        if self._clicked_at is not None:
            self._press("mouse", self.device.does(self._clicked))
        self._release("mouse")
        self._clicked = self._clicked_at = None
        self._sliding = False
        if self._drag:
            pixel = self.device.pixel_at(self.view.place(at)) or self._drag.pixel
            self._drag = None
            self.console.touch(*pixel, released=True)

    # -- drawing ------------------------------------------------------------------

    def _shown(self):
        """The display as bright as it is set."""
        picture = self.display.surface
        if self.console.brightness < 100:
            picture = picture.copy()
            level = 255 * max(0, self.console.brightness) // 100
            picture.fill((level, level, level), special_flags=pygame.BLEND_MULT)
        return picture

    def draw(self):
        """Show the device as it is now."""
        lit = self.device.lit(self._pressed.values(), (self._clicked,))
        self.view.draw(self._shown(), lit, self._drag and self._drag.shown())
        self.view.draw_strip(self.console.charge, self.lang)
        if self._helping:
            self.view.draw_help(words.text(self.lang, "help"))
        self._entitle()
        pygame.display.flip()

    def _entitle(self):
        """Say in the caption what cannot be seen."""
        parts = ["ugammon", self.profile["title"]]
        if self._seed is not None:
            parts.append(words.text(self.lang, "seed").format(self._seed))
        if self.pace.speed != 1:
            parts.append(f"×{self.pace.speed}")
        if self.pace.paused:
            parts.append(words.text(self.lang, "paused"))
        if self.recording:
            parts.append("● " + words.text(self.lang, "recording"))
        parts.append("F1 ?")
        caption = " · ".join(parts)
        if pygame.display.get_caption()[0] != caption:
            pygame.display.set_caption(caption)


class Drag:
    """What the mouse has picked up from the display.

    pixel   of the display where it did
    """

    def __init__(self, surface, pixel, scale):
        self.pixel = pixel
        self._middle = None
        size = max(7, min(surface.get_size()) // _DRAGGED)
        piece = pygame.Surface((size, size), pygame.SRCALPHA)
        piece.blit(surface, (size // 2 - pixel[0], size // 2 - pixel[1]))
        self._piece = pygame.transform.scale(_round(piece), (scale * size, scale * size))
        self._near = scale * size // 3
        self._from = None

    def to(self, place):
        """The mouse has come to a place of the device."""
        self._from = self._from or place
        far = max(abs(a - b) for a, b in zip(place, self._from))
        if self._middle or far > self._near:
            self._middle = place

    def shown(self):
        """(piece, its middle on the device), or None while it has not moved."""
        return self._middle and (self._piece, self._middle)


def _round(piece):
    """The disc of a square, as checkers are, to be seen through."""
    disc = pygame.Surface(piece.get_size(), pygame.SRCALPHA)
    pygame.draw.ellipse(disc, (255, 255, 255, _SEE_THROUGH), disc.get_rect())
    disc.blit(piece, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return disc


def _need_a_desktop():
    """SDL draws into nothing where there is no desktop, unless asked to."""
    if pygame.display.get_driver() == "offscreen" and "SDL_VIDEODRIVER" not in os.environ:
        raise NoDesktop("no desktop to open a window on; ugammon --headless needs none")


def play(window, app):
    """Run the game until the person leaves it."""
    drawn = -_FRAME_MS
    stood = None
    while window.open and not app.quit:
        window.take_events()
        wait = _FRAME_MS
        # Where the clock stands the game does, too.
        if stood != window.pace.ticks() or not window.pace.paused:
            stood = window.pace.ticks()
            wait = app.step() // window.pace.speed
            window.film()
        now = pygame.time.get_ticks()
        if now - drawn >= _FRAME_MS:
            window.draw()
            drawn = now
        if wait > 0:
            pygame.time.wait(min(wait, _FRAME_MS))


def run(profile, lang, seed, data, record=None, **options):
    """Open the window, play until the person leaves, close it.

    record: the file of a recording that begins at once; options: of Window.
    """
    from sim.seeded import SeededApp

    for name, value in _SDL.items():
        os.environ.setdefault(name, value)
    pygame.init()
    try:
        _need_a_desktop()
        window = Window(profile, data, seed=seed, **options)
        window.app = SeededApp(window.console, seed=seed, lang=lang or None)
        if record:
            window.record(record)
        try:
            play(window, window.app)
        except KeyboardInterrupt:
            pass
        finally:
            window.end_recording()
    finally:
        pygame.quit()
