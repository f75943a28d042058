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
_DIGITS = "0123456789"


class Type:
    """A font, ready to draw.

    height  of a line in pixels; top: rows above a digit; tall: height of a digit
    """

    def __init__(self, font, doubled=False):
        """font: a module with HEIGHT, BYTES, CHARS, WIDTHS and DATA.

        doubled     draw at twice the size, with slanting strokes filled; the font
                    has one byte a row then
        """
        self._scale = 2 if doubled else 1
        self._source_rows = font.HEIGHT
        self.height = font.HEIGHT * self._scale
        self._bytes = font.BYTES * self._scale
        self._chars = font.CHARS
        self._widths = font.WIDTHS
        self._data = font.DATA
        self._measure_digits()
        self._rows = bytearray(self.height * self._bytes)
        self._glyph = framebuf.FrameBuffer(
            self._rows, 8 * self._bytes, self.height, framebuf.MONO_HLSB
        )
        self._inks = bytearray((_TRANSPARENT, 0))
        self._palette = framebuf.FrameBuffer(self._inks, 2, 1, framebuf.GS8)

    def _measure_digits(self):
        """Find the rows that digits and capitals stand on."""
        start = self._find("8") * self._source_rows * (self._bytes // self._scale)
        rows = [k for k in range(self._source_rows) if self._data[start + k]]
        self.top = rows[0] * self._scale
        self.tall = len(rows) * self._scale

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
            x = self._char(fb, x, y, char)
        return x

    def _char(self, fb, x, y, char):
        """Draw one character in the colour that is set; returns x after it."""
        if char != " ":
            self._take(self._find(char))
            fb.blit(self._glyph, x, y, _TRANSPARENT, self._palette)
        return x + self._advance(char)

    def middle(self, fb, x, y, w, h, text, colour):
        """Draw the text in the middle of a rectangle, its digits and capitals centred."""
        x += (w - self.width(text) + 1) // 2
        self.draw(fb, x, y + (h - self.tall + 1) // 2 - self.top, text, colour)

    # Numbers digit by digit: a text of them would be garbage in every frame.

    def number_width(self, value):
        """Width of a number from 0 up, in pixels."""
        width = self._advance(_DIGITS[value % 10])
        return width + (self.number_width(value // 10) if value > 9 else -_GAP * self._scale)

    def number(self, fb, x, y, value, colour):
        """Draw a number from 0 up; returns x after it."""
        if value > 9:
            x = self.number(fb, x, y, value // 10, colour)
        self._inks[1] = colour
        return self._char(fb, x, y, _DIGITS[value % 10])

    def middle_number(self, fb, x, y, w, h, value, colour):
        """Draw a number where `middle` would draw its text."""
        x += (w - self.number_width(value) + 1) // 2
        self.number(fb, x, y + (h - self.tall + 1) // 2 - self.top, value, colour)

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
        """The same at twice the size, with the steps of slanting strokes filled.

        A pixel becomes four.  One that is off lights up towards two lit
        neighbours, if what lies between these is off.
        """
        fb = self._glyph
        fb.fill(0)
        for y in range(self._source_rows):
            for x in range(8):
                if self._bit(start, x, y):
                    fb.fill_rect(2 * x, 2 * y, 2, 2, 1)
                    continue
                for dx in (-1, 1):
                    for dy in (-1, 1):
                        if self._is_step(start, x, y, dx, dy):
                            fb.pixel(2 * x + (dx > 0), 2 * y + (dy > 0), 1)

    def _is_step(self, start, x, y, dx, dy):
        """True if the corner of a pixel towards (dx, dy) belongs to a slanting stroke."""
        if not self._bit(start, x + dx, y) or not self._bit(start, x, y + dy):
            return False
        return not self._bit(start, x + dx, y + dy)

    def _bit(self, start, x, y):
        """A pixel of the glyph at `start`; off outside."""
        if 0 <= x < 8 and 0 <= y < self._source_rows:
            return self._data[start + y] >> 7 - x & 1
        return 0

    def wrap(self, text, width):
        """The text in lines of at most `width` pixels, broken between words."""
        lines = []
        start = 0
        while start <= len(text):
            end = self._line_end(text, start, width)
            lines.append(text[start:end])
            start = end + 1
        return lines

    def _line_end(self, text, start, width):
        """Where the line that begins at `start` ends: at a space, or with the text."""
        room = width + _GAP * self._scale
        end = -1
        for at in range(start, len(text)):
            if text[at] == " ":
                if room < 0 and end >= 0:
                    return end
                end = at
            room -= self._advance(text[at])
        return len(text) if room >= 0 or end < 0 else end
