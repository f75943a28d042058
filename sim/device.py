"""The picture of a handheld: its body, its buttons and the display in it."""

import pygame

from core import console

BUTTONS = {
    "up": console.UP,
    "down": console.DOWN,
    "left": console.LEFT,
    "right": console.RIGHT,
    "a": console.A,
    "b": console.B,
    "menu": console.MENU,
}

_EDGE = 14
_CAP = (205, 205, 200)
_PRESSED_CAP = (240, 190, 60)
_RIM = (30, 30, 30)
_LETTER = (40, 40, 40)
# Corners of the arrows in a square of side 1.
_ARROWS = {
    "up": ((0.5, 0.2), (0.8, 0.7), (0.2, 0.7)),
    "down": ((0.5, 0.8), (0.8, 0.3), (0.2, 0.3)),
    "left": ((0.2, 0.5), (0.7, 0.2), (0.7, 0.8)),
    "right": ((0.8, 0.5), (0.3, 0.2), (0.3, 0.8)),
}


class Device:
    """Draws a board's `picture` at a whole scale, and finds what lies where."""

    def __init__(self, profile, scale):
        picture = profile["picture"]
        self.scale = scale
        self.size = tuple(scale * n for n in picture["size"])
        self.screen = self._scaled(*picture["screen"], profile["width"], profile["height"])
        self._body = picture["body"]
        self._does = {label: BUTTONS[name] for label, name in profile["buttons"]}
        self._caps = [
            (label, shape, self._scaled(*area)) for label, shape, *area in picture["buttons"]
        ]
        self._font = pygame.font.Font(None, 15 * scale)

    def _scaled(self, x, y, w, h):
        s = self.scale
        return pygame.Rect(s * x, s * y, s * w, s * h)

    def button_at(self, place):
        """The button of the game under a place of the window, or None."""
        for label, _, area in self._caps:
            if area.collidepoint(place):
                return self._does[label]
        return None

    def pixel_at(self, place):
        """The display's pixel under a place of the window, or None."""
        if not self.screen.collidepoint(place):
            return None
        x, y = place[0] - self.screen.x, place[1] - self.screen.y
        return x // self.scale, y // self.scale

    def draw(self, target, display, pressed):
        """Draw all; `display` is its surface, `pressed` the buttons held down."""
        target.fill(_RIM)
        pygame.draw.rect(target, self._body, target.get_rect(), border_radius=_EDGE * self.scale)
        pygame.draw.rect(target, (0, 0, 0), self.screen.inflate(8 * self.scale, 8 * self.scale))
        target.blit(pygame.transform.scale(display, self.screen.size), self.screen)
        for label, shape, area in self._caps:
            self._draw_cap(target, label, shape, area, self._does[label] in pressed)

    def _draw_cap(self, target, label, shape, area, down):
        radius = area.h // 2 if shape == "round" else area.h // 5
        pygame.draw.rect(target, _RIM, area.inflate(4, 4), border_radius=radius + 2)
        pygame.draw.rect(target, _PRESSED_CAP if down else _CAP, area, border_radius=radius)
        if shape in _ARROWS:
            corners = [(area.x + area.w * x, area.y + area.h * y) for x, y in _ARROWS[shape]]
            pygame.draw.polygon(target, _LETTER, corners)
        elif len(label) == 1:
            letter = self._font.render(label, True, _LETTER)
            target.blit(letter, letter.get_rect(center=area.center))


def picture(profile, display, scale):
    """A surface with the device as it lies there, `display` on its screen."""
    pygame.font.init()
    device = Device(profile, scale)
    made = pygame.Surface(device.size, depth=24)
    device.draw(made, display, ())
    return made
