"""The colour controllers: ST7789, ILI9341, GC9107 and the PicoCalc's ST7365P.

They share the command set of the MIPI alliance, as far as a driver uses it.
"""

from sim.controllers import Fault

_RESET = 0x01
_SLEEP_IN = 0x10
_SLEEP_OUT = 0x11
_INVERT_OFF = 0x20
_INVERT_ON = 0x21
_OFF = 0x28
_ON = 0x29
_COLUMNS = 0x2A
_ROWS = 0x2B
_WRITE = 0x2C
_MADCTL = 0x36
_FORMAT = 0x3A

# How many parameters the standard commands take.
_TAKES = {
    _RESET: 0,
    _SLEEP_IN: 0,
    _SLEEP_OUT: 0,
    0x13: 0,
    _INVERT_OFF: 0,
    _INVERT_ON: 0,
    0x26: 1,
    _OFF: 0,
    _ON: 0,
    _COLUMNS: 4,
    _ROWS: 4,
    0x35: 1,
    _MADCTL: 1,
    _FORMAT: 1,
}
_MY = 0x80
_MX = 0x40
_MV = 0x20
_BGR = 0x08
# Milliseconds without a command after a reset, and after sleep begins or ends.
_AFTER_RESET = 5
_AFTER_SLEEP = 5


class MipiController:
    """One controller; `memory` is (columns, rows).

    on, inverted, bgr   what the last commands said; `on` only out of sleep too
    pixels      how many have been written; bytes, how many bytes came in all
    """

    wires = "spi"

    def __init__(self, memory, clock, more=()):
        """clock: returns milliseconds; more: commands of the maker's own."""
        self.columns, self.rows = memory
        self.gram = bytearray(2 * self.columns * self.rows)
        self.pixels = self.bytes = 0
        self._clock = clock
        self._more = more
        self._reset_done = False
        self._line = 1
        self._begin()

    def _begin(self):
        """What a reset leaves; the memory keeps what it has."""
        self._sleeping, self._lit = True, False
        self.inverted = self.bgr = False
        self._madctl, self._format = 0, 0x66
        self._command, self._taken = None, bytearray()
        self._x = (0, self.columns - 1)
        self._y = (0, self.rows - 1)
        self._quiet_until = self._clock() + _AFTER_RESET

    @property
    def on(self):
        """True while the glass shows the memory."""
        return self._lit and not self._sleeping

    def reset(self, level):
        """The reset wire: low, then high again, resets."""
        if level and not self._line:
            self._begin()
            self._reset_done = True
        self._line = level

    def message(self, data, is_data):
        """Bytes that arrive in one piece, with D/C high for data."""
        if is_data and self._command == _WRITE and not self._taken:
            self._pixels(data, len(data) >> 1)
            if len(data) & 1:
                self.receive(data[-1], is_data)
        else:
            for byte in data:
                self.receive(byte, is_data)

    def receive(self, byte, is_data):
        """A byte arrives, with D/C high for data."""
        self.bytes += 1
        if not self._line:
            raise Fault("a byte while the reset wire is low")
        if is_data:
            self._take(byte)
        else:
            self._finish()
            self._open(byte)

    def _open(self, code):
        """A command begins; those without parameters act at once."""
        if not self._reset_done and code != _RESET:
            raise Fault("command 0x%02x before any reset" % code)
        if self._clock() < self._quiet_until:
            raise Fault("command 0x%02x too soon after a reset or sleep" % code)
        if code != _WRITE and code not in _TAKES and code not in self._more:
            raise Fault("unknown command 0x%02x" % code)
        self._command, self._taken = code, bytearray()
        if code == _WRITE:
            self._aim()
        elif _TAKES.get(code) == 0:
            self._act()

    def _take(self, byte):
        """A parameter, or half a pixel."""
        if self._command is None:
            raise Fault("data 0x%02x without a command" % byte)
        self._taken.append(byte)
        if self._command == _WRITE:
            if len(self._taken) == 2:
                pixel, self._taken = self._taken, bytearray()
                self.bytes -= 2
                self._pixels(pixel, 1)
        elif self._command in _TAKES:
            if len(self._taken) > _TAKES[self._command]:
                raise Fault("too many parameters for 0x%02x" % self._command)
            if len(self._taken) == _TAKES[self._command]:
                self._act()

    def _finish(self):
        """The next command comes: the last one has to be whole."""
        if self._command == _WRITE and self._taken:
            raise Fault("half a pixel")
        if len(self._taken) < _TAKES.get(self._command, 0):
            raise Fault("too few parameters for 0x%02x" % self._command)

    def _act(self):
        code, taken = self._command, self._taken
        if code == _RESET:
            self._begin()
            self._reset_done = True
        elif code in (_SLEEP_IN, _SLEEP_OUT):
            self._sleeping = code == _SLEEP_IN
            self._quiet_until = self._clock() + _AFTER_SLEEP
        elif code in (_OFF, _ON):
            self._lit = code == _ON
        elif code in (_INVERT_OFF, _INVERT_ON):
            self.inverted = code == _INVERT_ON
        elif code == _FORMAT:
            self._format = taken[0]
        elif code == _MADCTL:
            self._madctl = taken[0]
            self.bgr = bool(taken[0] & _BGR)
        elif code in (_COLUMNS, _ROWS):
            self._set_range(code, taken[0] << 8 | taken[1], taken[2] << 8 | taken[3])

    def _set_range(self, code, first, last):
        """Columns or rows of the window, in the turned memory."""
        turned = bool(self._madctl & _MV)
        limit = self.columns if (code == _COLUMNS) != turned else self.rows
        if not first <= last < limit:
            raise Fault("window %d to %d of %d" % (first, last, limit))
        if code == _COLUMNS:
            self._x = first, last
        else:
            self._y = first, last

    def _aim(self):
        """Pixels begin at the window's corner."""
        if self._format & 0x07 != 0x05:
            raise Fault("pixels while the format is 0x%02x" % self._format)
        self._at_x, self._at_y = self._x[0], self._y[0]

    def _pixels(self, data, count):
        """Whole pixels: along each row of the window, then down to the next one."""
        if not self._line:
            raise Fault("a byte while the reset wire is low")
        self.bytes += 2 * count
        self.pixels += count
        k = 0
        while k < count:
            if self._at_y > self._y[1]:
                raise Fault("more pixels than the window has")
            n = min(count - k, self._x[1] + 1 - self._at_x)
            self._row(data, k, n)
            k += n
            self._at_x += n
            if self._at_x > self._x[1]:
                self._at_x, self._at_y = self._x[0], self._at_y + 1

    def _row(self, data, first, n):
        """Store `n` pixels of one row of the window."""
        gram = self.gram
        at = self._address(self._at_x, self._at_y)
        step = self._address(self._at_x + 1, self._at_y) - at
        for k in range(2 * first, 2 * (first + n), 2):
            gram[at] = data[k]
            gram[at + 1] = data[k + 1]
            at += step

    def _address(self, x, y):
        """Where the pixel of the turned memory is stored."""
        column, row = (y, x) if self._madctl & _MV else (x, y)
        if self._madctl & _MX:
            column = self.columns - 1 - column
        if self._madctl & _MY:
            row = self.rows - 1 - row
        return 2 * (row * self.columns + column)

    def picture(self, width, height, rotation=0, corner=(0, 0), mirror=False):
        """What the player sees: two bytes a pixel, row by row.

        The glass begins at `corner` of the memory, its columns run backwards if
        `mirror`, and it is held `rotation` quarter turns round.
        """
        across, down = (height, width) if rotation & 1 else (width, height)

        def address(x, y):
            c, r = (
                (x, y),
                (across - 1 - y, x),
                (across - 1 - x, down - 1 - y),
                (y, down - 1 - x),
            )[rotation]
            c = across - 1 - c if mirror else c
            return 2 * ((corner[1] + r) * self.columns + corner[0] + c)

        gram = self.gram
        seen = bytearray(2 * width * height)
        to = 0
        for y in range(height):
            at = address(0, y)
            step = address(1, y) - at
            for _ in range(width):
                seen[to] = gram[at]
                seen[to + 1] = gram[at + 1]
                to += 2
                at += step
        return seen


def st7789(clock):
    """A controller as the displays of 240x240 and 240x135 have it."""
    makers = (0xB2, 0xB7, 0xBB, 0xC0, 0xC2, 0xC3, 0xC4, 0xC6, 0xD0, 0xE0, 0xE1)
    return MipiController((240, 320), clock, makers)


def ili9341(clock):
    """A controller as the displays of 320x240 have it."""
    makers = (0xB1, 0xB6, 0xC0, 0xC1, 0xC5, 0xC7, 0xCB, 0xCF, 0xE0, 0xE1, 0xE8, 0xEA, 0xED)
    return MipiController((240, 320), clock, makers + (0xF2, 0xF7))


def ili9488(clock):
    """The controller of the PicoCalc."""
    makers = (0xB1, 0xB4, 0xB7, 0xB9, 0xC0, 0xC1, 0xC2, 0xC5, 0xE0, 0xE1, 0xE8, 0xF0)
    return MipiController((320, 480), clock, makers)


def gc9107(clock):
    """The controller of the Thumby Color."""
    makers = (0xA8, 0xAB, 0xAC, 0xB0, 0xB1, 0xB2, 0xB3, 0xB4, 0xB6, 0xB7, 0xB8)
    more = (0xC6, 0xC7, 0xE7, 0xE8, 0xE9, 0xEA, 0xEF, 0xF0, 0xF1, 0xFE)
    return MipiController((128, 160), clock, makers + more)
