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

    def __init__(self, font, doubled=False):
        """font: a module with HEIGHT, BYTES, CHARS, WIDTHS and DATA.

        doubled     draw at twice the size, with the corners smoothed; the font
                    has one byte a row then
        """
        self._scale = 2 if doubled else 1
        self._source_rows = font.HEIGHT
        self.height = font.HEIGHT * self._scale
        self._bytes = font.BYTES * self._scale
        self._chars = font.CHARS
        self._widths = font.WIDTHS
        self._data = font.DATA
        self._rows = bytearray(self.height * self._bytes)
        self._glyph = framebuf.FrameBuffer(
            self._rows, 8 * self._bytes, self.height, framebuf.MONO_HLSB
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
        total = -_GAP * self._scale
        for char in text:
            total += self._advance(char)
        return max(0, total)

    def _advance(self, char):
        """Pixels from the start of a character to that of the next."""
        width = _BLANK if char == " " else self._widths[self._find(char)]
        return (width + _GAP) * self._scale

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
        if self._scale == 2:
            self._take_doubled(k * self._source_rows)
            return
        rows = self._rows
        data = self._data
        start = k * len(rows)
        for at in range(len(rows)):
            rows[at] = data[start + at]

    def _take_doubled(self, start):
        """The same at twice the size: a stair's corner is filled or cut.

        A pixel becomes four; each of them takes the colour of its two outer
        neighbours where those agree and the two others do not.
        """
        data = self._data
        fb = self._glyph
        fb.fill(0)
        last = self._source_rows - 1
        for y in range(last + 1):
            row = data[start + y]
            above = data[start + y - 1] if y else 0
            below = data[start + y + 1] if y < last else 0
            for x in range(8):
                here, up, down = row >> 7 - x & 1, above >> 7 - x & 1, below >> 7 - x & 1
                left = row >> 8 - x & 1 if x else 0
                right = row >> 6 - x & 1 if x < 7 else 0
                if not (here or up or down or left or right):
                    continue
                stair = up != down and left != right
                fb.pixel(2 * x, 2 * y, up if stair and left == up else here)
                fb.pixel(2 * x + 1, 2 * y, up if stair and right == up else here)
                fb.pixel(2 * x, 2 * y + 1, down if stair and left == down else here)
                fb.pixel(2 * x + 1, 2 * y + 1, down if stair and right == down else here)

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
