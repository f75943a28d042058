"""Colours: what each of the sixteen palette entries is for, and their values.

Screens name colours by use, never by value, so that another palette is another
48 bytes.  On a mono display entry 0 is dark and every other one is lit.
"""

from micropython import const

INK = const(0)  # behind everything
FRAME = const(1)  # the board's wood
FRAME_LIGHT = const(2)
FELT = const(3)
POINT_A = const(4)  # points of even number
POINT_B = const(5)
LIGHT = const(6)  # checkers of player 0, and their shade
LIGHT_SHADE = const(7)
DARK = const(8)  # checkers of player 1, and their shade
DARK_SHADE = const(9)
GOLD = const(10)  # the cursor, what is chosen
GREEN = const(11)  # where one may go
WHITE = const(12)
GREY = const(13)
PANEL = const(14)  # behind texts
BLUE = const(15)

CLASSIC = (
    b"\x10\x0c\x0a\x52\x33\x1e\x7c\x52\x30\x1c\x46\x3c"
    b"\xcc\xac\x78\x92\x4e\x2e\xf6\xee\xda\xb4\xa0\x7c"
    b"\xcc\x30\x2a\x74\x14\x18\xff\xcc\x3c\x6c\xe0\x88"
    b"\xff\xff\xff\x90\x88\x80\x26\x1c\x18\x64\xa8\xe8"
)

# Fill and rim of a player's checkers.
FILL = (LIGHT, DARK)
RIM = (LIGHT_SHADE, DARK_SHADE)
