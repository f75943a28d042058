"""Sitronix ST7789: most small square and wide colour displays."""

from firmware.drivers.colour import ColourPanel


class ST7789(ColourPanel):
    """Its memory has 240 columns and 320 rows; the glass is often a part of it.

    Such glass is driven inverted, which the program undoes.
    """

    MEMORY = (240, 320)
    PROGRAM = (
        b"\x01\x80\x96"  # reset
        b"\x3a\x01\x55"  # 16 bits a pixel
        b"\xb2\x05\x0c\x0c\x00\x33\x33"  # porches
        b"\xb7\x01\x35"  # gate voltages
        b"\xbb\x01\x1f"  # common voltage
        b"\xc0\x01\x2c"  # LCM control
        b"\xc2\x01\x01"  # VDV and VRH by command
        b"\xc3\x01\x12"  # VRH
        b"\xc4\x01\x20"  # VDV
        b"\xc6\x01\x0f"  # 60 frames a second
        b"\xd0\x02\xa4\xa1"  # power
        b"\xe0\x0e\xd0\x08\x11\x08\x0c\x15\x39\x33\x50\x36\x13\x14\x29\x2d"  # gamma
        b"\xe1\x0e\xd0\x08\x10\x08\x06\x06\x39\x44\x51\x0b\x16\x14\x2f\x31"
        b"\x21\x00"  # inverted
        b"\x13\x00"  # the whole display
    )
