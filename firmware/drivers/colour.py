"""What the colour controllers share: a window of their memory, RGB565 into it.

The game's frame has 16 colours, four bits a pixel.  It goes out through a table
of both pixels of each byte, in runs of a power of two pixels, so that the views
that are sent exist beforehand: `show` allocates nothing.
"""

from array import array

from micropython import const

from firmware import clock
from firmware.drivers import runs

_SLEEP_IN = const(0x10)
_SLEEP_OUT = const(0x11)
_OFF = const(0x28)
_ON = const(0x29)
_COLUMNS = const(0x2A)
_ROWS = const(0x2B)
_WRITE = const(0x2C)
_MADCTL = const(0x36)

# Bits of MADCTL: rows and columns backwards, exchanged; blue first.
_MY = const(0x80)
_MX = const(0x40)
_MV = const(0x20)
_BGR = const(0x08)
_TURNS = (0, _MX | _MV, _MX | _MY, _MY | _MV)

_LONGEST = const(10)  # the longest run is 1 << 10 pixels
_PAUSE = const(0x80)  # in a program: milliseconds follow the parameters


class ColourPanel:
    """A display of 16-bit colour.  A subclass gives MEMORY and PROGRAM.

    MEMORY      (columns, rows) of the controller, however many the glass shows
    PROGRAM     commands to start with: code, number of parameters, parameters;
                with 0x80 in the number, a byte of milliseconds to wait follows
    """

    MEMORY = (240, 320)
    PROGRAM = b""

    def __init__(self, wires, width, height, rotation=0, corner=(0, 0), bgr=False, mirror=False):
        """Start the display.

        width, height   pixels as the player holds it
        rotation        quarter turns, 0 to 3, of the picture against the memory
        corner          (column, row) of the memory where the glass begins, unturned
        bgr, mirror     the glass has blue first; its columns run backwards

        Raises ValueError for a glass that the memory has no room for.
        """
        self.width = width
        self.height = height
        self._wires = wires
        self._x, self._y = self._corner(width, height, rotation, corner, mirror)
        self._four = bytearray(4)
        self._cursor = array("i", bytes(24))
        self._table = bytearray(1024)
        self._band = bytearray(2 << _LONGEST)
        self._views = [memoryview(self._band)[: 2 << k] for k in range(_LONGEST + 1)]
        self._start(_TURNS[rotation] ^ (_MX if mirror else 0) | (_BGR if bgr else 0))

    def _corner(self, width, height, rotation, corner, mirror):
        """Column and row of the turned memory where the picture begins."""
        if rotation & 1:
            width, height = height, width
        x, y = corner
        right = self.MEMORY[0] - width - x
        below = self.MEMORY[1] - height - y
        if min(x, y, right, below) < 0:
            raise ValueError(
                "display of %dx%d at %d,%d: memory of %dx%d"
                % (width, height, x, y, self.MEMORY[0], self.MEMORY[1])
            )
        if mirror:
            x, right = right, x
        return ((x, y), (y, right), (right, below), (below, x))[rotation]

    def _start(self, madctl):
        """Reset, and send the controller's program; all stays dark till `power`."""
        self._wires.reset()
        program = self.PROGRAM
        at = 0
        while at < len(program):
            end = at + 2 + (program[at + 1] & ~_PAUSE)
            self._wires.command(program[at], program[at + 2 : end])
            if program[at + 1] & _PAUSE:
                clock.sleep_ms(program[end])
                end += 1
            at = end
        self._wires.command(_MADCTL, bytes((madctl,)))

    def set_palette(self, colours):
        """Take 16 colours as 48 bytes, red, green, blue; nothing is sent."""
        for byte in range(256):
            self._enter(4 * byte, colours, 3 * (byte >> 4))
            self._enter(4 * byte + 2, colours, 3 * (byte & 15))

    def _enter(self, at, colours, k):
        """Write a colour to the table: RGB565 as the controllers read it, high byte first."""
        green = colours[k + 1]
        self._table[at] = colours[k] & 0xF8 | green >> 5
        self._table[at + 1] = (green & 0x1C) << 3 | colours[k + 2] >> 3

    def show(self, frame, x, y, w, h):
        """Send a rectangle of the frame, a GS4_HMSB buffer; clipped to the display."""
        if x < 0:
            w += x
            x = 0
        if y < 0:
            h += y
            y = 0
        w = min(w, self.width - x)
        h = min(h, self.height - y)
        if w > 0 and h > 0:
            self._wires.open()
            self._window(x + self._x, y + self._y, w, h)
            self._stream(frame, x, y, w, h)
            self._wires.close()

    def _window(self, x, y, w, h):
        """Have the next pixels written to a rectangle of the memory."""
        self._range(_COLUMNS, x, x + w - 1)
        self._range(_ROWS, y, y + h - 1)
        self._wires.put(_WRITE)

    def _range(self, code, first, last):
        four = self._four
        four[0] = first >> 8
        four[1] = first & 0xFF
        four[2] = last >> 8
        four[3] = last & 0xFF
        self._wires.put(code, four)

    def _stream(self, frame, x, y, w, h):
        """Convert and send the pixels, in runs of a power of two."""
        # Single pixels where the rectangle begins or ends inside a byte.
        single = (x | w) & 1
        run = runs.pixels if single else runs.pairs
        self._place(x, y, w, single)
        write, views = self._wires.write, self._views
        table, band, cursor = self._table, self._band, self._cursor
        todo = w * h
        k = _LONGEST
        while todo:
            while todo >> k == 0:
                k -= 1
            cursor[4] = 1 << k if single else 1 << k >> 1
            run(frame, table, band, cursor)
            write(views[k])
            todo -= 1 << k

    def _place(self, x, y, w, single):
        """Put the cursor on a rectangle's corner, in pixels or in pairs of them."""
        cursor = self._cursor
        stride = (self.width + 1) >> 1
        if single:
            stride <<= 1
        else:
            x >>= 1
            w >>= 1
        cursor[0] = y * stride + x
        cursor[1] = cursor[2] = w
        cursor[3] = stride - w

    def contrast(self, percent):
        """The brightness of such a display is its backlight's."""

    def power(self, on):
        """Switch the display on, or off with its memory kept."""
        if on:
            self._wires.command(_SLEEP_OUT)
            clock.sleep_ms(120)
            self._wires.command(_ON)
        else:
            self._wires.command(_OFF)
            self._wires.command(_SLEEP_IN)
            clock.sleep_ms(5)
