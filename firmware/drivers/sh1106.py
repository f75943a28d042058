"""Sino Wealth SH1106: OLEDs of 128x64, mostly those of 1.3 inches."""

from firmware.drivers.mono import MonoPanel


class SH1106(MonoPanel):
    """Its memory has 132 columns, of which the glass shows the middle 128.

    It has no windows: each page starts with its own address.
    """

    MEMORY = 132

    def __init__(self, wires, width, height, rotation=0, column=2):
        self._three = bytearray(wires.lead + 3)
        super().__init__(wires, width, height, rotation, column)

    def program(self, height):
        """Off, clock, rows, the voltage pump, voltages."""
        return (
            b"\xae\xd5\x80" + bytes((0xA8, height - 1)) + b"\xd3\x00\x40"
            b"\xad\x8b\xda\x12\x81\x80\xd9\x22\xdb\x35\xa4\xa6"
        )

    def _send(self, frame, x, first, w, pages):
        self._place(x, first, w)
        for page in range(first, first + pages):
            self._address(page, self._column + x)
            self._stream(frame, w)

    def _address(self, page, column):
        three = self._three
        three[-3] = 0xB0 | page
        three[-2] = column & 0x0F
        three[-1] = 0x10 | column >> 4
        self._wires.commands(three)
