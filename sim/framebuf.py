"""Stand-in for MicroPython's `framebuf`, pixel for pixel the same.

The simulator registers it as `framebuf` where the interpreter has none, so
that the screens of `core.ui` draw here as they do on a board.  What it draws
was found by experiment and is held by tests that replay random drawing on
real MicroPython.  `text` is missing on purpose: the game has fonts of its own.
"""

from operator import index

from sim import pixels

MONO_VLSB = MVLSB = 0
RGB565 = 1
GS4_HMSB = 2
MONO_HLSB = 3
MONO_HMSB = 4
GS2_HMSB = 5
GS8 = 6

_LAYOUTS = {
    MONO_VLSB: pixels.MonoColumns,
    RGB565: pixels.Colour565,
    GS4_HMSB: pixels.Gray4,
    MONO_HLSB: pixels.MonoLeftHigh,
    MONO_HMSB: pixels.MonoLeftLow,
    GS2_HMSB: pixels.Gray2,
    GS8: pixels.Gray8,
}

_LARGEST = 0xFFFF
_NO_KEY = -1
# A node of a polygon's edge is kept in 32nds of a pixel.
_FINE = 32


class FrameBuffer:
    """A drawing surface over a writable buffer, as MicroPython documents it.

    Colours are small integers whose meaning the format sets.  Everything is
    clipped to the surface.  Raises ValueError for a size, stride, format or
    buffer that does not fit, TypeError for a buffer that cannot be written.
    """

    def __init__(self, buffer, width, height, format, stride=None):
        if memoryview(buffer).readonly:
            raise TypeError("object with buffer protocol required")
        self._open(buffer, width, height, format, stride)

    @classmethod
    def _from_tuple(cls, parts):
        """A surface to read from, of (buffer, width, height, format[, stride])."""
        if not isinstance(parts, (tuple, list)):
            raise TypeError(f"object {type(parts).__name__!r} isn't a tuple or list")
        if not 4 <= len(parts) <= 5:
            raise ValueError("a source has four or five parts")
        made = cls.__new__(cls)
        made._open(*parts)
        return made

    def _open(self, buffer, width, height, format, stride=None):
        stride = width if stride is None else stride
        if not (1 <= width <= stride <= _LARGEST and 1 <= height <= _LARGEST):
            raise ValueError("size out of range")
        if format not in _LAYOUTS:
            raise ValueError("invalid format")
        layout = _LAYOUTS[format]
        if memoryview(buffer).nbytes < layout.bytes_needed(width, height, stride):
            raise ValueError("buffer too small")
        self._owner = memoryview(buffer).obj
        if not isinstance(buffer, (bytes, bytearray)):
            buffer = memoryview(buffer).cast("B")
        self._w, self._h = width, height
        self._layout = layout(buffer, stride)

    def fill(self, c):
        """Fill the whole surface."""
        self._layout.fill(0, 0, self._w, self._h, c)

    def pixel(self, x, y, c=None):
        """Set a pixel, or return its value when no colour is given."""
        if 0 <= x < self._w and 0 <= y < self._h:
            if c is None:
                return self._layout.get(x, y)
            self._layout.set(x, y, c)
        return None

    def fill_rect(self, x, y, w, h, c):
        """Fill a rectangle."""
        if x < 0:
            w, x = w + x, 0
        if y < 0:
            h, y = h + y, 0
        w, h = min(w, self._w - x), min(h, self._h - y)
        if w > 0 and h > 0:
            self._layout.fill(x, y, w, h, c)

    def hline(self, x, y, w, c):
        """Draw a horizontal line of `w` pixels."""
        self.fill_rect(x, y, w, 1, c)

    def vline(self, x, y, h, c):
        """Draw a vertical line of `h` pixels."""
        self.fill_rect(x, y, 1, h, c)

    def rect(self, x, y, w, h, c, f=False):
        """Draw the outline of a rectangle, or fill it."""
        if f:
            self.fill_rect(x, y, w, h, c)
            return
        self.fill_rect(x, y, w, 1, c)
        self.fill_rect(x, y + h - 1, w, 1, c)
        self.fill_rect(x, y, 1, h, c)
        self.fill_rect(x + w - 1, y, 1, h, c)

    def line(self, x1, y1, x2, y2, c):
        """Draw a line from one pixel to another, both included."""
        step_x, step_y = (1 if x2 > x1 else -1), (1 if y2 > y1 else -1)
        run, rise = abs(x2 - x1), abs(y2 - y1)
        steep = rise > run
        if steep:
            run, rise = rise, run
        error = 2 * rise - run
        for _ in range(run):
            self.pixel(x1, y1, c)
            if error >= 0:
                # One step to the side; a flat line has the error never here.
                x1, y1 = (x1 + step_x, y1) if steep else (x1, y1 + step_y)
                error -= 2 * run
            x1, y1 = (x1, y1 + step_y) if steep else (x1 + step_x, y1)
            error += 2 * rise
        self.pixel(x2, y2, c)

    def ellipse(self, x, y, xr, yr, c, f=False, m=15):
        """Draw an ellipse round (x, y); `m` has a bit for each quadrant.

        Bit 0 is the one at the top right, then against the clock.
        """
        if xr == 0 and yr == 0:
            if m & 15:
                self.pixel(x, y, c)
            return
        for dx, dy in _ellipse_steps(xr, yr):
            if f:
                self._ellipse_bands(x, y, dx, dy, c, m)
            else:
                self._ellipse_dots(x, y, dx, dy, c, m)

    def _ellipse_bands(self, x, y, dx, dy, c, m):
        for bit, left, row in (
            (1, x, y - dy), (2, x - dx, y - dy), (4, x - dx, y + dy), (8, x, y + dy),
        ):
            if m & bit:
                self.fill_rect(left, row, dx + 1, 1, c)

    def _ellipse_dots(self, x, y, dx, dy, c, m):
        for bit, column, row in (
            (1, x + dx, y - dy), (2, x - dx, y - dy), (4, x - dx, y + dy), (8, x + dx, y + dy),
        ):
            if m & bit:
                self.pixel(column, row, c)

    def poly(self, x, y, coords, c, f=False):
        """Draw a closed polygon of an array of x, y pairs, moved by (x, y)."""
        flat = [index(value) for value in memoryview(coords)]
        points = list(zip(flat[0::2], flat[1::2]))
        if not points:
            return
        # Backwards: the rounding on an edge depends on its direction.
        edges = list(zip(points, points[-1:] + points[:-1]))
        if f:
            self._fill_poly(x, y, edges, c)
            return
        for (x1, y1), (x2, y2) in edges:
            self.line(x + x1, y + y1, x + x2, y + y2, c)

    def _fill_poly(self, x, y, edges, c):
        """Fill row by row, between the crossings of a row and the edges."""
        rows = [point[1] for point, _ in edges]
        for row in range(min(rows), max(rows) + 1):
            nodes = []
            for edge in edges:
                self._cross(x, y, edge, row, nodes, c)
            nodes.sort()
            for start, end in zip(nodes[0::2], nodes[1::2]):
                self.fill_rect(x + start, y + row, end - start + 1, 1, c)

    def _cross(self, x, y, edge, row, nodes, c):
        """Add the crossing of `edge`, or draw what it leaves at its bottom."""
        (x1, y1), (x2, y2) = edge
        if (y1 > row) != (y2 > row):
            nodes.append(_crossing(edge, row))
        elif row == max(y1, y2):
            if y1 < y2:
                self.pixel(x + x2, y + y2, c)
            elif y2 < y1:
                self.pixel(x + x1, y + y1, c)
            else:
                self.line(x + x1, y + y1, x + x2, y + y2, c)

    def blit(self, fbuf, x, y, key=_NO_KEY, palette=None):
        """Copy another surface to (x, y), without the pixels of colour `key`.

        The source and `palette`, a surface of height 1 that gives the colour of
        each source value, may also be (buffer, width, height, format[, stride]).
        `key` is compared with the colour after the palette.
        """
        source = fbuf if isinstance(fbuf, FrameBuffer) else self._from_tuple(fbuf)
        if palette is not None and not isinstance(palette, FrameBuffer):
            palette = self._from_tuple(palette)
        from_x, from_y = max(0, -x), max(0, -y)
        w = min(source._w, self._w - x) - from_x
        h = min(source._h, self._h - y) - from_y
        if w <= 0 or h <= 0:
            return
        copy = self._blit_pixels if source._owner is self._owner else self._blit_rows
        copy(source, from_x, from_y, x + from_x, y + from_y, w, h, key, palette)

    def _blit_rows(self, source, from_x, from_y, x, y, w, h, key, palette):
        read, write = source._layout.read, self._layout.write
        # A value that the palette lacks is an error here, chance on a board.
        colours = palette and palette._layout.read(0, 0, palette._w)
        for i in range(h):
            row = read(from_x, from_y + i, w)
            if colours:
                row = [colours[value] for value in row]
            if key >= 0:
                under = self._layout.read(x, y + i, w)
                row = [old if new == key else new for old, new in zip(under, row)]
            write(x, y + i, row)

    def _blit_pixels(self, source, from_x, from_y, x, y, w, h, key, palette):
        """One pixel after the other: a surface copied onto itself may smear."""
        for i in range(h):
            for k in range(w):
                value = source._layout.get(from_x + k, from_y + i)
                if palette is not None:
                    value = palette._layout.get(value, 0)
                if value != key:
                    self._layout.set(x + k, y + i, value)

    def scroll(self, xstep, ystep):
        """Move the picture; what it uncovers keeps its old pixels."""
        if abs(xstep) >= self._w or abs(ystep) >= self._h:
            return
        rows = range(max(0, -ystep), self._h - max(0, ystep))
        n = self._w - abs(xstep)
        for row in reversed(rows) if ystep > 0 else rows:
            kept = self._layout.read(max(0, -xstep), row, n)
            self._layout.write(max(0, xstep), row + ystep, kept)

    def text(self, *args):
        """Refused: MicroPython's letters are not the game's."""
        raise NotImplementedError("framebuf.text: draw with the game's own fonts")


def _crossing(edge, row):
    """The column where a row crosses an edge, rounded as the real one does."""
    (x1, y1), (x2, y2) = edge
    along = _toward_zero(_FINE * (x2 - x1) * (row - y1), y2 - y1)
    return _toward_zero(_FINE * x1 + along + _FINE // 2, _FINE)


def _toward_zero(a, b):
    """Integer division as in C."""
    quotient = abs(a) // abs(b)
    return quotient if (a < 0) == (b < 0) else -quotient


def _ellipse_steps(xr, yr):
    """Offsets of one quadrant: from the side up, then from the top outwards.

    The two halves meet where the outline runs at 45 degrees; each keeps the
    error of the ellipse's equation in integers.
    """
    yield from _ellipse_half(xr, yr)
    for dy, dx in _ellipse_half(yr, xr):
        yield dx, dy


def _ellipse_half(a, b):
    """Steps (along a, along b) from (a, 0) while the second one leads."""
    aa, bb = a * a, b * b
    u, v = a, 0
    shrink, grow = bb * (1 - 2 * a), aa
    error = 0
    while bb * u >= aa * v:
        yield u, v
        v += 1
        error += grow
        grow += 2 * aa
        if 2 * error + shrink > 0:
            u -= 1
            error += shrink
            shrink += 2 * bb
