"""Paints a handheld from the picture in its profile: `firmware/boards/__init__.py`.

Everything is painted larger and made smaller, so that edges come out smooth.
"""

import pygame

_DESK = (22, 24, 28)
_INK = (30, 30, 32)
_PALE = (232, 232, 226)
_CAP = (205, 205, 200)
_LIT = (250, 196, 70)
_GLASS = (8, 8, 10)
_GOLD = (214, 178, 92)
_CORNER = 14
_TEXT = 13
_SMALLEST_TEXT = 7
_SMOOTH = 3
# Corners of the arrows in a square of side 1.
_ARROWS = {
    "up": ((0.5, 0.28), (0.74, 0.68), (0.26, 0.68)),
    "down": ((0.5, 0.72), (0.74, 0.32), (0.26, 0.32)),
    "left": ((0.28, 0.5), (0.68, 0.26), (0.68, 0.74)),
    "right": ((0.72, 0.5), (0.32, 0.26), (0.32, 0.74)),
}


def device(profile, scale, pressed):
    """A surface with the device at a whole scale, all its buttons pressed or none."""
    picture = profile["picture"]
    brush = _Brush(picture["size"], scale * (_SMOOTH if scale < 3 else 2))
    _paint_body(brush, profile)
    for kind, *rest in picture.get("marks", ()):
        _MARKS[kind](brush, *rest)
    _paint_glass(brush, profile)
    _paint_buttons(brush, picture, pressed)
    size = [scale * side for side in picture["size"]]
    return pygame.transform.smoothscale(brush.surface, size)


class _Brush:
    """Paints shapes given in display pixels on a larger surface."""

    def __init__(self, size, scale):
        self.scale = scale
        self.surface = pygame.Surface([scale * side for side in size], depth=32)
        self.surface.fill(_DESK)

    def box(self, area, colour, corner=0):
        """A rectangle with rounded corners."""
        x, y, w, h = (round(self.scale * n) for n in area)
        radius = round(self.scale * min(corner, area[2] / 2, area[3] / 2))
        pygame.draw.rect(self.surface, colour, (x, y, w, h), border_radius=radius)

    def polygon(self, corners, colour):
        """A filled polygon."""
        pygame.draw.polygon(self.surface, colour, [[self.scale * n for n in c] for c in corners])

    def text(self, text, area, colour, size):
        """A text in the middle of an area, smaller where it is too wide for it."""
        while size > _SMALLEST_TEXT and self._font(size).size(text)[0] > self.scale * area[2]:
            size -= 1
        drawn = self._font(size).render(text, True, colour)
        middle = [self.scale * (area[k] + area[k + 2] / 2) for k in (0, 1)]
        self.surface.blit(drawn, drawn.get_rect(center=middle))

    def _font(self, size):
        return pygame.font.Font(None, round(self.scale * size))


def _shade(colour, by):
    """A colour made lighter (by > 0) or darker, in hundredths."""
    to = 255 if by > 0 else 0
    return tuple(c + (to - c) * abs(by) // 100 for c in tuple(pygame.Color(colour))[:3])


def _on(colour):
    """Ink or paint that can be read on a colour."""
    red, green, blue = tuple(pygame.Color(colour))[:3]
    return _INK if 3 * red + 6 * green + blue > 1400 else _PALE


def _paint_body(brush, profile):
    """The case: an edge in the shade, one in the light, the face."""
    picture = profile["picture"]
    wide, high = picture["size"]
    body, corner = picture["body"], picture.get("corner", _CORNER)
    brush.box((0, 0, wide, high), _shade(body, -45), corner)
    brush.box((1, 1, wide - 2, high - 3), _shade(body, 30), corner - 1)
    brush.box((2, 2, wide - 4, high - 5), body, corner - 2)


def _paint_glass(brush, profile):
    """The black round the display."""
    picture = profile["picture"]
    x, y = picture["screen"]
    own = x - 4, y - 4, profile["width"] + 8, profile["height"] + 8
    glass = picture.get("glass", own)
    brush.box((glass[0] - 1, glass[1] - 1, glass[2] + 2, glass[3] + 2), _shade(_GLASS, 22), 6)
    brush.box(glass, _GLASS, 5)


# -- marks -------------------------------------------------------------------------


def _box(brush, x, y, w, h, colour, corner=0):
    brush.box((x, y, w, h), colour, corner)


def _text(brush, x, y, w, h, colour, text):
    brush.text(text, (x, y, w, h), colour, h)


def _dots(brush, x, y, w, h, colour, pitch):
    """Holes, as of a loudspeaker or a board."""
    size = pitch * 0.45
    for row in range(int(h // pitch)):
        for column in range(int(w // pitch)):
            brush.box((x + column * pitch, y + row * pitch, size, size), colour, size)


def _pins(brush, x, y, w, h, count):
    """A row of pins in a black strip, the longer way."""
    brush.box((x, y, w, h), _INK, 1)
    side = min(w, h) * 0.5
    for k in range(count):
        along = (k + 0.5) / count
        middle = (x + w * along, y + h / 2) if w > h else (x + w / 2, y + h * along)
        brush.box((middle[0] - side / 2, middle[1] - side / 2, side, side), _GOLD, 1)


def _keys(brush, x, y, w, h, colour, names):
    """A row of keys that the game does not use, with their names."""
    names = names.split(" ")
    pitch = (w + 4) / len(names)
    for k, name in enumerate(names):
        area = x + k * pitch, y, pitch - 4, h
        brush.box((area[0], area[1] + 1, area[2], area[3]), _shade(colour, -40), 4)
        brush.box(area, colour, 4)
        faint = _shade(colour, -45) if _on(colour) == _INK else _shade(colour, 45)
        brush.text(name, (area[0] + 2, y, area[2] - 4, h), faint, min(_TEXT, h * 0.7))


_MARKS = {"box": _box, "text": _text, "dots": _dots, "pins": _pins, "keys": _keys}


# -- buttons -------------------------------------------------------------------------


def _paint_buttons(brush, picture, pressed):
    """The cross that four arrows make, then each button."""
    colours = picture.get("caps", {})
    cross = _cross(picture["buttons"])
    if cross:
        colour = colours.get("Up", colours.get("", _CAP))
        for x, y, w, h in cross:
            brush.box((x - 2, y - 2, w + 4, h + 5), _shade(colour, -60), 6)
        for area in cross:
            brush.box(area, colour, 5)
    for label, shape, *area in picture["buttons"]:
        colour = colours.get(label, colours.get("", _CAP))
        flat = cross and shape in _ARROWS
        _paint_cap(brush, label, shape, area, _LIT if pressed else colour, flat)


def _cross(buttons):
    """The two bars of a cross of arrows, or None for keys of another order."""
    at = {shape: pygame.Rect(area) for _, shape, *area in buttons if shape in _ARROWS}
    if len(at) < 4 or at["left"].y != at["right"].y or at["up"].x != at["down"].x:
        return None
    if not at["up"].y < at["left"].y < at["down"].y:
        return None
    return at["up"].union(at["down"]), at["left"].union(at["right"])


def _paint_cap(brush, label, shape, area, colour, flat):
    """One button with its arrow or its name."""
    x, y, w, h = area
    corner = h / 2 if shape == "round" else min(w, h) / 5
    if flat:
        if colour == _LIT:
            brush.box(area, colour, corner)
    else:
        brush.box((x - 1, y - 1, w + 2, h + 4), _shade(colour, -65), corner + 1)
        brush.box(area, _shade(colour, 25), corner)
        brush.box((x + 1, y + 1.5, w - 2, h - 2.5), colour, corner)
    if shape in _ARROWS:
        corners = [(x + w * across, y + h * down) for across, down in _ARROWS[shape]]
        brush.polygon(corners, _on(colour))
    else:
        size = min(_TEXT + h / 8, h * 0.75) if len(label) == 1 else min(_TEXT, h * 0.9)
        brush.text(label, (x + 2, y, w - 4, h), _on(colour), size)
