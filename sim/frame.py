"""Frames as pictures: what the display shows, and PNG files of it.

The display keeps what it was sent, as a real one does: a change of the frame
or of the palette that is never shown stays unseen.
"""

import pygame

from core import console
from sim import pixels


class Display:
    """The display of a device; `surface` is the picture on it."""

    def __init__(self, width, height):
        self.surface = pygame.Surface((width, height), depth=24)

    def update(self, frame, x, y, w, h):
        """Take the rectangle of `frame`, a console or a `Frame`, clipped."""
        area = pygame.Rect(x, y, w, h).clip(self.surface.get_rect())
        if area.w <= 0 or area.h <= 0:
            return
        rows = [_layout(frame).read(area.x, row, area.w) for row in range(area.y, area.bottom)]
        picture = pygame.image.frombuffer(b"".join(rows), area.size, "P")
        picture.set_palette(_colours(frame.palette))
        self.surface.blit(picture, area)


class Frame:
    """A frame from a file that `sim.headless` wrote."""

    def __init__(self, path):
        with open(path, "rb") as file:
            self.width, self.height, self.depth = map(int, file.readline().split())
            self.palette = file.read(48)
            self.buffer = file.read()


def display_of(frame):
    """A display that shows all of a frame."""
    display = Display(frame.width, frame.height)
    display.update(frame, 0, 0, frame.width, frame.height)
    return display


def save(surface, path):
    """Write a picture as a PNG file, whatever the file's name ends in."""
    with open(path, "wb") as file:
        pygame.image.save(surface, file, "picture.png")


def _layout(frame):
    kind = pixels.MonoColumns if frame.depth == console.MONO else pixels.Gray4
    return kind(frame.buffer, frame.width)


def _colours(palette):
    """The palette as pygame wants it; it has always 256."""
    used = [tuple(palette[i:i + 3]) for i in range(0, 48, 3)]
    return used + [(0, 0, 0)] * 240
