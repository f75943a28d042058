"""The game in a window, with the picture of the handheld round it."""

import os
import time

import pygame

from core import console
from sim.console import SimConsole
from sim.device import Device
from sim.frame import Display, save
from sim.sound import Buzzer
from sim.store import FileStore

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
_LARGEST_SCALE = 4
# The part of the desktop that the window may take, in eighths.
_DESKTOP = 7


class NoDesktop(RuntimeError):
    """There is nowhere to open a window."""


class WindowConsole(SimConsole):
    """The device that a person holds: real time, real chance, sound."""

    def __init__(self, profile, data, display):
        size = profile["width"], profile["height"], profile["depth"]
        super().__init__(*size, FileStore(data), display)
        self._buzzer = Buzzer()
        self.brightness = 100

    def ticks(self):
        return pygame.time.get_ticks() & _TICKS_MASK

    def entropy(self):
        return os.urandom(1)[0]

    def tone(self, hertz, milliseconds):
        self._buzzer.play(hertz, milliseconds)

    def backlight(self, percent):
        self.brightness = percent

    def sleep(self, milliseconds):
        pygame.time.wait(milliseconds)


class Window:
    """The window, what it shows and what the person does in it."""

    def __init__(self, profile, data, scale):
        self.profile = profile
        self.device = Device(profile, scale or _fitting_scale(profile["picture"]["size"]))
        self.target = pygame.display.set_mode(self.device.size)
        pygame.display.set_caption("ugammon · " + profile["title"])
        self.display = Display(profile["width"], profile["height"])
        self.console = WindowConsole(profile, data, self.display)
        self.open = True
        self._pressed = {}
        self._touching = False

    def take_events(self):
        """Hand all that happened to the game."""
        for event in pygame.event.get():
            self._take(event)

    def _take(self, event):
        if event.type == pygame.QUIT:
            self.open = False
        elif event.type == pygame.KEYDOWN:
            self._key(event.key)
        elif event.type == pygame.KEYUP:
            self._release(event.key)
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self._click(event.pos)
        elif event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            self._unclick(event.pos)

    def _key(self, key):
        if key == pygame.K_ESCAPE:
            self.open = False
        elif key == pygame.K_F12:
            save(self.display.surface, time.strftime("ugammon-%Y%m%d-%H%M%S.png"))
        elif key in KEYS:
            self._press(key, KEYS[key])

    def _press(self, source, button):
        """A key or the mouse holds a button; two on one button press it once."""
        if button not in self._pressed.values():
            self.console.press(button)
        self._pressed[source] = button

    def _release(self, source):
        button = self._pressed.pop(source, None)
        if button is not None and button not in self._pressed.values():
            self.console.release(button)

    def _click(self, place):
        button = self.device.button_at(place)
        pixel = self.device.pixel_at(place)
        if button is not None:
            self._press("mouse", button)
        elif pixel is not None:
            self._touching = True
            self.console.touch(*pixel)

    def _unclick(self, place):
        self._release("mouse")
        if self._touching:
            self._touching = False
            x, y = self.device.pixel_at(place) or (self.console.touch_x, self.console.touch_y)
            self.console.touch(x, y, released=True)

    def draw(self):
        """Show the device as it is now."""
        picture = self.display.surface
        if self.console.brightness < 100:
            picture = picture.copy()
            level = 255 * max(0, self.console.brightness) // 100
            picture.fill((level, level, level), special_flags=pygame.BLEND_MULT)
        self.device.draw(self.target, picture, self._pressed.values())
        pygame.display.flip()


def _fitting_scale(size):
    """The largest scale that leaves the window some desktop round it."""
    desktop = pygame.display.get_desktop_sizes()[0]
    fits = min(_DESKTOP * side // (8 * own) for side, own in zip(desktop, size))
    return max(1, min(_LARGEST_SCALE, fits))


def _need_a_desktop():
    """SDL draws into nothing where there is no desktop, unless asked to."""
    if pygame.display.get_driver() == "offscreen" and "SDL_VIDEODRIVER" not in os.environ:
        raise NoDesktop("no desktop to open a window on; ugammon --headless needs none")


def play(window, app):
    """Run the game until the person leaves it."""
    drawn = -_FRAME_MS
    while window.open and not app.quit:
        window.take_events()
        wait = app.step()
        now = pygame.time.get_ticks()
        if now - drawn >= _FRAME_MS:
            window.draw()
            drawn = now
        if wait > 0:
            pygame.time.wait(min(wait, _FRAME_MS))


def run(profile, lang, seed, data, scale=None):
    """Open the window, play until the person leaves, close it."""
    from core.ui.app import App

    pygame.init()
    try:
        _need_a_desktop()
        window = Window(profile, data, scale)
        play(window, App(window.console, seed=seed, lang=lang or None))
    finally:
        pygame.quit()
