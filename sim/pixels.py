"""How each format of MicroPython's `framebuf` keeps its pixels in bytes.

One class a format, all with the same five functions over a buffer; the drawing
in `sim.framebuf` is written on these alone.  Coordinates are inside the buffer
already: the caller clips.  A row is a sequence of pixel values, `bytes` where
a value fits in one.
"""


class Layout:
    """One format; `bits` a pixel, and rows padded to `align` pixels."""

    bits = 8
    align = 1

    def __init__(self, buffer, stride):
        self.buffer = buffer
        self.stride = -(-stride // self.align) * self.align

    def get(self, x, y):
        """Return the value of one pixel."""
        raise NotImplementedError

    def set(self, x, y, colour):
        """Write one pixel; bits that the format has no room for are lost."""
        raise NotImplementedError

    def fill(self, x, y, w, h, colour):
        """Write the rectangle, `w` and `h` at least 1."""
        for row in range(y, y + h):
            for column in range(x, x + w):
                self.set(column, row, colour)

    def read(self, x, y, n):
        """Return the values of `n` pixels to the right of and with (x, y)."""
        return [self.get(column, y) for column in range(x, x + n)]

    def write(self, x, y, row):
        """Write the values of `row` from (x, y) to the right."""
        for i, colour in enumerate(row):
            self.set(x + i, y, colour)

    @classmethod
    def bytes_needed(cls, width, height, stride):
        """Bytes that the real module asks for: the last row may be short."""
        padded = -(-stride // cls.align) * cls.align
        last = -(-width // cls.align) * cls.align
        return ((height - 1) * padded + last) * cls.bits // 8


class Gray8(Layout):
    """GS8: a byte a pixel."""

    def get(self, x, y):
        return self.buffer[y * self.stride + x]

    def set(self, x, y, colour):
        self.buffer[y * self.stride + x] = colour & 0xFF

    def fill(self, x, y, w, h, colour):
        row = bytes((colour & 0xFF,)) * w
        for start in range(y * self.stride + x, (y + h) * self.stride, self.stride):
            self.buffer[start:start + w] = row

    def read(self, x, y, n):
        start = y * self.stride + x
        return bytes(self.buffer[start:start + n])


class Packed(Layout):
    """Several pixels in a byte, side by side; `first_low`: the left one lowest."""

    first_low = True

    def __init_subclass__(cls):
        per, mask = 8 // cls.bits, (1 << cls.bits) - 1
        order = range(per) if cls.first_low else range(per - 1, -1, -1)
        cls.per, cls.mask, cls.align = per, mask, per
        cls.shifts = [slot * cls.bits for slot in order]
        cls.unpacked = [
            bytes(byte >> shift & mask for shift in cls.shifts) for byte in range(256)
        ]

    def value(self, colour):
        """The bits that `colour` leaves in the buffer."""
        return colour & self.mask

    def get(self, x, y):
        at, slot = divmod(y * self.stride + x, self.per)
        return self.buffer[at] >> self.shifts[slot] & self.mask

    def set(self, x, y, colour):
        at, slot = divmod(y * self.stride + x, self.per)
        shift = self.shifts[slot]
        kept = self.buffer[at] & ~(self.mask << shift)
        self.buffer[at] = kept | self.value(colour) << shift

    def fill(self, x, y, w, h, colour):
        per, buffer = self.per, self.buffer
        value = sum(self.value(colour) << shift for shift in self.shifts)
        first, skip = divmod(x, per)
        last, end = divmod(x + w, per)
        if first == last:
            self._fill_column(first, y, h, self._slots(skip, end), value)
            return
        if skip:
            self._fill_column(first, y, h, self._slots(skip, per), value)
            first += 1
        if end:
            self._fill_column(last, y, h, self._slots(0, end), value)
        middle = bytes((value,)) * (last - first)
        pitch = self.stride // per
        for row in range(y * pitch, (y + h) * pitch, pitch):
            buffer[row + first:row + last] = middle

    def _slots(self, start, end):
        """The mask of a byte's pixels from `start` up to `end`."""
        return sum(self.mask << shift for shift in self.shifts[start:end])

    def _fill_column(self, at, y, h, mask, value):
        """Write the bits of `mask` in byte `at` of `h` rows."""
        buffer, keep, value = self.buffer, ~mask, value & mask
        pitch = self.stride // self.per
        for i in range(y * pitch + at, (y + h) * pitch + at, pitch):
            buffer[i] = buffer[i] & keep | value

    def read(self, x, y, n):
        first = y * self.stride + x
        last = (first + n - 1) // self.per
        skip = first % self.per
        unpacked = self.unpacked
        row = b"".join([unpacked[b] for b in self.buffer[first // self.per:last + 1]])
        return row[skip:skip + n]


class Gray4(Packed):
    """GS4_HMSB: two pixels a byte, the left one in the high half."""

    bits = 4
    first_low = False

    def write(self, x, y, row):
        if x & 1:
            self.set(x, y, row[0])
            x, row = x + 1, row[1:]
        whole = len(row) // 2
        start = (y * self.stride + x) // 2
        pairs = zip(row[0:2 * whole:2], row[1:2 * whole:2])
        self.buffer[start:start + whole] = bytes(
            [(a & 15) << 4 | b & 15 for a, b in pairs]
        )
        if len(row) & 1:
            self.set(x + 2 * whole, y, row[-1])


class Gray2(Packed):
    """GS2_HMSB: four pixels a byte, the left one in the lowest bits."""

    bits = 2


class MonoLeftHigh(Packed):
    """MONO_HLSB: eight pixels a byte, the left one in the highest bit."""

    bits = 1
    first_low = False

    def value(self, colour):
        return 1 if colour else 0


class MonoLeftLow(Packed):
    """MONO_HMSB: eight pixels a byte, the left one in the lowest bit."""

    bits = 1

    def value(self, colour):
        return 1 if colour else 0


class MonoColumns(Layout):
    """MONO_VLSB: a byte is eight pixels downwards, the top one lowest."""

    bits = 1
    _bit_of = [bytes(byte >> bit & 1 for byte in range(256)) for bit in range(8)]

    def get(self, x, y):
        return self.buffer[(y >> 3) * self.stride + x] >> (y & 7) & 1

    def set(self, x, y, colour):
        at = (y >> 3) * self.stride + x
        bit = 1 << (y & 7)
        self.buffer[at] = self.buffer[at] | bit if colour else self.buffer[at] & ~bit

    def fill(self, x, y, w, h, colour):
        bottom = y + h
        while y < bottom:
            top = y & ~7
            mask = (0xFF << (y & 7)) & (0xFF >> max(0, top + 8 - bottom))
            self._fill_byte_row((y >> 3) * self.stride + x, w, mask, colour)
            y = top + 8

    def _fill_byte_row(self, start, w, mask, colour):
        """Set or clear the bits of `mask` in `w` bytes."""
        if mask == 0xFF:
            self.buffer[start:start + w] = bytes((0xFF if colour else 0,)) * w
            return
        old = self.buffer[start:start + w]
        self.buffer[start:start + w] = bytes(
            [b | mask for b in old] if colour else [b & ~mask for b in old]
        )

    def read(self, x, y, n):
        start = (y >> 3) * self.stride + x
        return bytes(self.buffer[start:start + n]).translate(self._bit_of[y & 7])

    def write(self, x, y, row):
        start = (y >> 3) * self.stride + x
        bit = 1 << (y & 7)
        old = self.buffer[start:start + len(row)]
        self.buffer[start:start + len(row)] = bytes(
            [b | bit if colour else b & ~bit for b, colour in zip(old, row)]
        )

    @classmethod
    def bytes_needed(cls, width, height, stride):
        byte_rows = -(-height // 8)
        return (byte_rows - 1) * stride + width


class Colour565(Layout):
    """RGB565: two bytes a pixel, the low one first."""

    bits = 16

    def get(self, x, y):
        at = 2 * (y * self.stride + x)
        return self.buffer[at] | self.buffer[at + 1] << 8

    def set(self, x, y, colour):
        at = 2 * (y * self.stride + x)
        self.buffer[at:at + 2] = (colour & 0xFFFF).to_bytes(2, "little")

    def fill(self, x, y, w, h, colour):
        row = (colour & 0xFFFF).to_bytes(2, "little") * w
        for line in range(y, y + h):
            start = 2 * (line * self.stride + x)
            self.buffer[start:start + 2 * w] = row
