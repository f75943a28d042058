"""Ilitek ILI9341: displays of 320x240, on the ODROID-GO and on many modules."""

from firmware.drivers.colour import ColourPanel


class ILI9341(ColourPanel):
    """Its memory has 240 columns and 320 rows, all of them on the glass."""

    MEMORY = (240, 320)
    PROGRAM = (
        b"\x01\x80\x96"  # reset
        b"\xcf\x03\x00\xc1\x30"  # power control B
        b"\xed\x04\x64\x03\x12\x81"  # power on sequence
        b"\xe8\x03\x85\x00\x78"  # driver timing A
        b"\xcb\x05\x39\x2c\x00\x34\x02"  # power control A
        b"\xf7\x01\x20"  # pump ratio
        b"\xea\x02\x00\x00"  # driver timing B
        b"\xc0\x01\x23\xc1\x01\x10"  # power
        b"\xc5\x02\x3e\x28\xc7\x01\x86"  # common voltage
        b"\x3a\x01\x55"  # 16 bits a pixel
        b"\xb1\x02\x00\x18"  # 79 frames a second
        b"\xb6\x03\x08\x82\x27"  # display function
        b"\xf2\x01\x00\x26\x01\x01"  # gamma curve 1
        b"\xe0\x0f\x0f\x31\x2b\x0c\x0e\x08\x4e\xf1\x37\x07\x10\x03\x0e\x09\x00"
        b"\xe1\x0f\x00\x0e\x14\x03\x11\x07\x31\xc1\x48\x08\x0f\x0c\x31\x36\x0f"
    )
