"""The handheld round the display: where its parts lie, and which are pressed.

`paint` draws the pictures; here they are put together.
"""

import pygame

from core import console
from sim import paint

BUTTONS = {
    "up": console.UP,
    "down": console.DOWN,
    "left": console.LEFT,
    "right": console.RIGHT,
    "a": console.A,
    "b": console.B,
    "menu": console.MENU,
}


class Device:
    """Draws a board's `picture` at a whole scale, and finds what lies where."""

    def __init__(self, profile, scale):
        self._profile = profile
        picture = profile["picture"]
        self.scale = scale
        self.size = tuple(scale * n for n in picture["size"])
        self.screen = self._scaled(*picture["screen"], profile["width"], profile["height"])
        self._does = {label: BUTTONS[name] for label, name in profile["buttons"]}
        self._caps = [(label, self._scaled(*area)) for label, _, *area in picture["buttons"]]
        self._pictures = None

    def _scaled(self, x, y, w, h):
        s = self.scale
        return pygame.Rect(s * x, s * y, s * w, s * h)

    def label_at(self, place):
        """The label of the button under a place of the device, or None."""
        for label, area in self._caps:
            if area.collidepoint(place):
                return label
        return None

    def does(self, label):
        """The button of the game that a label is."""
        return self._does[label]

    def pixel_at(self, place):
        """The display's pixel under a place of the device, or None."""
        if not self.screen.collidepoint(place):
            return None
        x, y = place[0] - self.screen.x, place[1] - self.screen.y
        return x // self.scale, y // self.scale

    def draw(self, target, display, pressed):
        """Draw all; `display` is its surface, `pressed` what `lit` returns."""
        if self._pictures is None:
            self._pictures = [paint.device(self._profile, self.scale, down) for down in (0, 1)]
        at_rest, all_pressed = self._pictures
        target.blit(at_rest, (0, 0))
        target.blit(pygame.transform.scale(display, self.screen.size), self.screen)
        for label, area in self._caps:
            if label in pressed:
                target.blit(all_pressed, area, area)

    def lit(self, buttons, labels=()):
        """The labels that light up: those pressed, and the first of each button."""
        shown = set(labels)
        for button in buttons:
            named = [label for label, _ in self._profile["buttons"] if self._does[label] == button]
            if not shown.intersection(named):
                shown.update(named[:1])
        return shown


def picture(profile, display, scale):
    """A surface with the device as it lies there, `display` on its screen."""
    pygame.font.init()
    device = Device(profile, scale)
    made = pygame.Surface(device.size, depth=24)
    device.draw(made, display, ())
    return made
