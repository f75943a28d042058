"""What the window shows: the device, turned and enlarged, and the strip below it.

Places of the window are turned into places of the device here and nowhere else.
"""

import pygame

from sim import words
from sim.device import Device

_LARGEST_SCALE = 4
# The part of the desktop that the window may take, in eighths.
_DESKTOP = 7
_STRIP = 24
_DESK = (22, 24, 28)
_TEXT = (190, 192, 196)
_KEY = (240, 200, 90)
_TROUGH = (60, 63, 70)
_GOOD, _LOW, _MAINS = (96, 190, 110), (214, 84, 66), (120, 150, 190)
_LOW_CHARGE = 20
_HELP_FONTS = (30, 26, 22, 18, 16, 14)


def fitting_scale(size):
    """The largest scale that leaves the window some desktop round it."""
    desktop = pygame.display.get_desktop_sizes()[0]
    fits = min(_DESKTOP * side // (8 * own) for side, own in zip(desktop, size))
    return max(1, min(_LARGEST_SCALE, fits))


class View:
    """The device on the window.

    device      the Device, at the scale that fits the window
    turns       quarter turns to the right
    target      the window's surface
    """

    def __init__(self, profile, scale, turns):
        """scale: None for what the desktop allows."""
        self._profile = profile
        self.turns = turns
        self._font = pygame.font.Font(None, 18)
        scale = scale or fitting_scale(self._turned(profile["picture"]["size"]))
        self._set_device(scale)
        wide, high = self._turned(self.device.size)
        pygame.display.set_mode((wide, high + _STRIP), pygame.RESIZABLE)
        self.fit(scale)

    def _turned(self, size):
        return tuple(size) if self.turns % 2 == 0 else (size[1], size[0])

    def _set_device(self, scale):
        self.device = Device(self._profile, scale)
        self._canvas = pygame.Surface(self.device.size)

    def fit(self, scale=None):
        """Place the device in the middle of the window as it is now.

        scale: None for the largest whole one that fits.
        """
        self.target = pygame.display.get_surface()
        wide, high = self.target.get_size()
        own = self._turned(self._profile["picture"]["size"])
        scale = scale or max(1, min(wide // own[0], (high - _STRIP) // own[1]))
        if scale != self.device.scale:
            self._set_device(scale)
        area = pygame.Rect((0, 0), self._turned(self.device.size))
        area.center = wide // 2, (high - _STRIP) // 2
        area.top = max(0, area.top)
        self.area = area
        self.strip = pygame.Rect(0, high - _STRIP, wide, _STRIP)

    # -- places -------------------------------------------------------------------

    def place(self, at):
        """The place of the device under a place of the window."""
        x, y = at[0] - self.area.x, at[1] - self.area.y
        wide, high = self.area.size
        for _ in range(self.turns):
            x, y, wide, high = y, wide - 1 - x, high, wide
        return x, y

    def on_window(self, at):
        """The place of the window over a place of the device: the way back."""
        x, y = at
        wide, high = self.device.size
        for _ in range(self.turns):
            x, y, wide, high = high - 1 - y, x, high, wide
        return x + self.area.x, y + self.area.y

    def _trough(self):
        """Where the battery's slider runs."""
        side = min(60, self.strip.w // 4)
        return pygame.Rect(side, self.strip.y + 8, self.strip.w - 2 * side, 8)

    def charge_at(self, at):
        """What the slider is set to there: percent, None for mains; -1 outside the strip."""
        if not self.strip.collidepoint(at):
            return -1
        trough = self._trough()
        if at[0] < trough.x - 8:
            return None
        return max(0, min(100, round(100 * (at[0] - trough.x) / trough.w)))

    # -- drawing --------------------------------------------------------------------

    def draw(self, picture, pressed, drag=None):
        """Draw the device; drag: (a piece of the display, its middle on the device)."""
        self.device.draw(self._canvas, picture, pressed)
        if drag:
            piece, middle = drag
            self._canvas.blit(piece, piece.get_rect(center=middle))
        shown = self._canvas
        if self.turns:
            shown = pygame.transform.rotate(shown, -90 * self.turns)
        self.target.fill(_DESK)
        self.target.blit(shown, self.area)

    def draw_strip(self, charge, lang):
        """The battery's slider; charge: percent, or None on mains."""
        font = self._font
        pygame.draw.rect(self.target, _DESK, self.strip)
        trough = self._trough()
        pygame.draw.rect(self.target, _TROUGH, trough, border_radius=4)
        colour = _MAINS if charge is None else _LOW if charge <= _LOW_CHARGE else _GOOD
        full = trough.copy()
        full.w = trough.w * (100 if charge is None else charge) // 100
        pygame.draw.rect(self.target, colour, full, border_radius=4)
        pygame.draw.circle(self.target, _TEXT, (full.right, full.centery), 7)
        mains = font.render(words.text(lang, "mains"), True, _MAINS if charge is None else _TEXT)
        self.target.blit(mains, mains.get_rect(center=(trough.x // 2 - 2, trough.centery)))
        if charge is not None:
            value = font.render(f"{charge} %", True, _TEXT)
            right = (trough.right + self.strip.right) // 2 + 4
            self.target.blit(value, value.get_rect(center=(right, trough.centery)))

    def draw_help(self, rows):
        """The keys over everything, in the largest letters that fit."""
        shade = pygame.Surface(self.target.get_size(), pygame.SRCALPHA)
        shade.fill((10, 12, 16, 225))
        self.target.blit(shade, (0, 0))
        wide, high = self.target.get_size()
        fonts = [pygame.font.Font(None, size) for size in _HELP_FONTS]
        tables = [_table(font, rows, under) for under in (False, True) for font in fonts]
        fits = (t for t in tables if t.get_width() < wide and t.get_height() < high)
        table = next(fits, tables[-1])
        self.target.blit(table, table.get_rect(center=(wide // 2, high // 2)))


def _table(font, rows, under):
    """The keys, what they do beside them or under them."""
    line = font.get_linesize()
    indent = line // 2 if under else max(font.size(key)[0] for key, _ in rows) + line
    step = 2 * line if under else line
    wide = indent + max(font.size(does)[0] for _, does in rows)
    table = pygame.Surface((wide, step * len(rows)), pygame.SRCALPHA)
    for k, (key, does) in enumerate(rows):
        table.blit(font.render(key, True, _KEY), (0, k * step))
        table.blit(font.render(does, True, _TEXT), (indent, k * step + (line if under else 0)))
    return table
