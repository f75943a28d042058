"""Solomon SSD1306: OLEDs of 128x64, 128x32 and the 72x40 of the Thumby."""

from micropython import const

from firmware.drivers.mono import MonoPanel

_COLUMNS = const(0x21)
_PAGES = const(0x22)


class SSD1306(MonoPanel):
    """Its memory has 128 columns and 8 pages, and fills a window by itself."""

    MEMORY = 128

    def __init__(self, wires, width, height, rotation=0, column=0):
        self._six = bytearray(wires.lead + 6)
        super().__init__(wires, width, height, rotation, column)

    def program(self, height):
        """Off, clock, rows, charge pump, windows filled row by row, voltages."""
        pins = 0x02 if height == 32 else 0x12
        # The last one but two chooses the small OLED's own current reference.
        reference = b"\xad\x30" if self.width == 72 else b""
        return (
            b"\xae\xd5\x80" + bytes((0xA8, height - 1, 0xDA, pins)) + b"\xd3\x00\x40"
            b"\x8d\x14\x20\x00\x81\xcf\xd9\xf1\xdb\x20" + reference + b"\xa4\xa6"
        )

    def _send(self, frame, x, first, w, pages):
        six = self._six
        at = self._wires.lead
        six[at] = _COLUMNS
        six[at + 1] = self._column + x
        six[at + 2] = self._column + x + w - 1
        six[at + 3] = _PAGES
        six[at + 4] = first
        six[at + 5] = first + pages - 1
        self._wires.commands(six)
        self._place(x, first, w)
        self._stream(frame, w * pages)
