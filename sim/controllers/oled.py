"""The OLED controllers: SSD1306, which fills windows, and SH1106, which does not."""

from sim.controllers import Fault

# Parameters of the commands that both have, and of those that are one's own.
_BOTH = {0x81: 1, 0xA8: 1, 0xD3: 1, 0xD5: 1, 0xD9: 1, 0xDA: 1, 0xDB: 1}
_WINDOWS = {0x20: 1, 0x21: 2, 0x22: 2, 0x8D: 1, 0xAD: 1}
_PUMP = {0xAD: 1}
_SINGLE = (0xA4, 0xA5, 0xA6, 0xA7, 0xAE, 0xAF, 0xE3)


class Oled:
    """What both share: pages of eight rows, commands with parameters, I2C.

    bytes       how many came in all
    contrast    as it was last set
    """

    columns = 128
    takes = {}

    def __init__(self, clock, needs_reset=True):
        """needs_reset: SPI modules have the wire; those on I2C reset themselves."""
        self.gram = bytearray(self.columns * 8)
        self.bytes = 0
        self._ready = not needs_reset
        self._line = 1
        self._begin()

    def _begin(self):
        self._lit = self._pumped = False
        self._backwards, self._upwards = True, True
        self.contrast = 0x7F
        self.inverted = False
        self._rows = 64
        self._pending = bytearray()
        self._page = self._column = 0

    @property
    def on(self):
        """True while the glass shows the memory."""
        return self._lit and self._pumped

    def reset(self, level):
        """The reset wire: low, then high again, resets."""
        if level and not self._line:
            self._begin()
            self._ready = True
        self._line = level

    def message(self, data, is_data):
        """Bytes that arrive over SPI, with D/C high for data."""
        for byte in data:
            self.receive(byte, is_data)

    def i2c_message(self, data):
        """An I2C message after its address: control bytes say what follows."""
        k = 0
        while k < len(data):
            control = data[k]
            if control & 0x3F:
                raise Fault("control byte 0x%02x" % control)
            end = k + 2 if control & 0x80 else len(data)
            for byte in data[k + 1 : end]:
                self.receive(byte, control & 0x40)
            k = end

    def receive(self, byte, is_data):
        """A byte arrives, with D/C high for data."""
        self.bytes += 1
        if not self._ready or not self._line:
            raise Fault("byte 0x%02x before the reset is over" % byte)
        if is_data:
            if self._pending:
                raise Fault("data inside command 0x%02x" % self._pending[0])
            self._write(byte)
        else:
            self._pending.append(byte)
            code = self._pending[0]
            if len(self._pending) > self._length(code):
                self._pending, parameters = bytearray(), bytes(self._pending[1:])
                self._act(code, parameters)

    def _length(self, code):
        """How many parameters a command takes."""
        if code in _BOTH:
            return _BOTH[code]
        return self.takes.get(code, 0)

    def _act(self, code, parameters):
        if code == 0x81:
            self.contrast = parameters[0]
        elif code in (0xA0, 0xA1):
            self._backwards = code == 0xA0
        elif code in (0xC0, 0xC8):
            self._upwards = code == 0xC0
        elif code in (0xA6, 0xA7):
            self.inverted = code == 0xA7
        elif code in (0xAE, 0xAF):
            self._lit = code == 0xAF
        elif code == 0xA8:
            self._rows = parameters[0] + 1
        elif code in _BOTH or code in _SINGLE or 0x40 <= code <= 0x7F:
            self._need_zero_shift(code, parameters)
        else:
            self._own(code, parameters)

    def _need_zero_shift(self, code, parameters):
        """The picture begins at the first row, or all would be shifted."""
        if code == 0xD3 and parameters[0] or 0x40 < code <= 0x7F:
            raise Fault("the picture is shifted by 0x%02x" % code)

    def _store(self, byte):
        """A byte at the pointer; columns are wired to the glass either way round."""
        column = self.columns - 1 - self._column if self._backwards else self._column
        self.gram[self._page * self.columns + column] = byte

    def picture(self, width, height, column=0):
        """What is seen upright where `column` is the glass's first: MONO_VLSB bytes.

        On modules the glass hangs upside down, so it is upright with rows upwards
        and columns backwards undone (0xC8 and 0xA1).
        """
        seen = bytearray(width * height // 8)
        for y in range(height):
            row = self._rows - 1 - y if self._upwards else y
            for x in range(width):
                bit = self.gram[(row >> 3) * self.columns + column + x] >> (row & 7) & 1
                seen[(y >> 3) * width + x] |= bit << (y & 7)
        return seen


class Ssd1306(Oled):
    """128 columns, and windows that are filled row by row."""

    columns = 128
    takes = _WINDOWS

    def _begin(self):
        super()._begin()
        self._mode = 2
        self._span = (0, 127)
        self._pages = (0, 7)

    def _own(self, code, parameters):
        if code == 0x20:
            self._mode = parameters[0] & 3
        elif code == 0x21:
            self._span = self._range(parameters, 128)
            self._column = self._span[0]
        elif code == 0x22:
            self._pages = self._range(parameters, 8)
            self._page = self._pages[0]
        elif code == 0x8D:
            self._pumped = parameters[0] & 4 == 4
        elif code != 0xAD:
            raise Fault("unknown command 0x%02x" % code)

    def _range(self, parameters, limit):
        if self._mode != 0:
            raise Fault("a window without horizontal addressing")
        first, last = parameters
        if not first <= last < limit:
            raise Fault("window %d to %d of %d" % (first, last, limit))
        return first, last

    def _write(self, byte):
        """Store, and go on to the next column, then to the next page."""
        if self._mode != 0:
            raise Fault("data without horizontal addressing")
        self._store(byte)
        self._column += 1
        if self._column > self._span[1]:
            self._column = self._span[0]
            self._page += 1
            if self._page > self._pages[1]:
                self._page = self._pages[0]


class Sh1106(Oled):
    """132 columns; a page at a time, from a column on."""

    columns = 132
    takes = _PUMP

    def _own(self, code, parameters):
        if code < 0x10:
            self._column = self._column & 0xF0 | code
        elif code < 0x20:
            self._column = self._column & 0x0F | (code & 15) << 4
        elif 0xB0 <= code <= 0xB7:
            self._page = code & 7
        elif code == 0xAD:
            self._pumped = parameters[0] == 0x8B
        elif not 0x30 <= code <= 0x33:
            raise Fault("unknown command 0x%02x" % code)

    def _write(self, byte):
        """Store; the pointer does not leave its page."""
        if self._column >= self.columns:
            raise Fault("data after the last column")
        self._store(byte)
        self._column += 1
