"""The controller of the PicoCalc's display, which is sold as an ILI9488.

It is an ST7365P, whose commands are the ILI9488's; unlike that one it takes 16
bits a pixel over SPI.  A real ILI9488 wants 18 there and shows nothing right.
"""

from firmware.drivers.colour import ColourPanel


class ILI9488(ColourPanel):
    """Its memory has 320 columns and 480 rows; the glass is the upper 320."""

    MEMORY = (320, 480)
    PROGRAM = (
        b"\x01\x80\x78"  # reset
        b"\xf0\x01\xc3\xf0\x01\x96"  # the maker's registers open
        b"\x3a\x01\x55"  # 16 bits a pixel
        b"\xb1\x01\xa0"  # frame rate
        b"\xb4\x01\x00"  # inversion by columns
        b"\xb7\x01\xc6"  # entry mode
        b"\xb9\x02\x02\xe0"
        b"\xc0\x02\x80\x06\xc1\x01\x15\xc2\x01\xa7"  # power
        b"\xc5\x01\x04"  # common voltage
        b"\xe8\x08\x40\x8a\x00\x00\x29\x19\xaa\x33"  # driver timing
        b"\xe0\x0e\xf0\x06\x0f\x05\x04\x20\x37\x33\x4c\x37\x13\x14\x2b\x31"  # gamma
        b"\xe1\x0e\xf0\x11\x1b\x11\x0f\x0a\x37\x43\x4c\x37\x13\x13\x2c\x32"
        b"\xf0\x01\x3c\xf0\x01\x69"  # the maker's registers closed
        b"\x21\x00"  # inverted
    )
