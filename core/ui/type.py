"""Draws texts in the pixel fonts.

A font is one of the built modules `font_NAME`.  Every glyph goes through one
small frame buffer that is made once, so that a text allocates nothing.
"""

import framebuf
from micropython import const

_TRANSPARENT = const(255)
_FIRST = const(32)
_GAP = const(1)  # between two glyphs
_BLANK = const(3)  # width of a space


class Type:
    """A font, ready to draw.

    height  of a line in pixels
    """

    def __init__(self, font):
        """font: a module with HEIGHT, BYTES, CHARS, WIDTHS and DATA."""
        self.height = font.HEIGHT
        self._bytes = font.BYTES
        self._chars = font.CHARS
        self._widths = font.WIDTHS
        self._data = font.DATA
        self._rows = bytearray(font.HEIGHT * font.BYTES)
        self._glyph = framebuf.FrameBuffer(
            self._rows, 8 * font.BYTES, font.HEIGHT, framebuf.MONO_HLSB
        )
        self._inks = bytearray((_TRANSPARENT, 0))
        self._palette = framebuf.FrameBuffer(self._inks, 2, 1, framebuf.GS8)

    def _find(self, char):
        """Number of a character's glyph; that of `?` (or the first) if it has none."""
        k = self._chars.find(char)
        return k if k >= 0 else max(0, self._chars.find("?"))

    def has(self, char):
        """True if the font has a glyph for the character."""
        return char == " " or char in self._chars

    def width(self, text):
        """Width of the text in pixels."""
        total = -_GAP
        for char in text:
            total += self._advance(char)
        return max(0, total)

    def _advance(self, char):
        """Pixels from the start of a character to that of the next."""
        if char == " ":
            return _BLANK * self._bytes + _GAP
        return self._widths[self._find(char)] + _GAP

    def draw(self, fb, x, y, text, colour):
        """Draw the text with its top left corner at (x, y); returns x after it."""
        self._inks[1] = colour
        for char in text:
            if char != " ":
                self._take(self._find(char))
                fb.blit(self._glyph, x, y, _TRANSPARENT, self._palette)
            x += self._advance(char)
        return x

    def _take(self, k):
        """Copy the rows of glyph `k` to the frame buffer of one glyph."""
        rows = self._rows
        data = self._data
        start = k * len(rows)
        for at in range(len(rows)):
            rows[at] = data[start + at]

    def wrap(self, text, width):
        """The text in lines of at most `width` pixels, broken between words."""
        lines = [""]
        for word in text.split(" "):
            longer = lines[-1] + " " + word if lines[-1] else word
            if self.width(longer) <= width:
                lines[-1] = longer
            else:
                lines.append(word)
        return lines
