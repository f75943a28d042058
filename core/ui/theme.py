"""Colours: what each of the sixteen palette entries is for, and their values.

Screens name colours by use, never by value, so that another palette is another
48 bytes.  A mono display has two values: `use` sets which uses are lit there.
"""

from micropython import const

INK = const(0)  # behind everything
FRAME = const(1)  # the board's wood
FRAME_LIGHT = const(2)
FELT = const(3)
POINT_A = const(4)  # points of odd number
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

# Fill and rim of a player's checkers.
FILL = (LIGHT, DARK)
RIM = (LIGHT_SHADE, DARK_SHADE)
# What is written on a player's checkers and dice.
ON_FILL = (INK, WHITE)
# A row or a button that is chosen, and what is written on it.
CHOSEN, ON_CHOSEN, VALUE_ON_CHOSEN = FRAME, WHITE, GOLD
BUTTON, ON_BUTTON = FRAME_LIGHT, WHITE

_NAMES = (
    "INK", "FRAME", "FRAME_LIGHT", "FELT", "POINT_A", "POINT_B", "LIGHT", "LIGHT_SHADE",
    "DARK", "DARK_SHADE", "GOLD", "GREEN", "WHITE", "GREY", "PANEL", "BLUE",
)  # fmt: skip
# Lit on a mono display, a bit each: all but INK, FRAME, FELT, DARK and PANEL.
_LIT = const(0b1011_1110_1111_0100)


def use(mono):
    """Set the names above for a mono display or a colour one."""
    here = globals()
    for k in range(16):
        here[_NAMES[k]] = _LIT >> k & 1 if mono else k
    here["FILL"] = (here["LIGHT"], here["DARK"])
    here["RIM"] = (here["LIGHT_SHADE"], here["DARK_SHADE"])
    here["ON_FILL"] = (here["INK"], here["WHITE"])
    here["CHOSEN"] = 1 if mono else here["FRAME"]
    here["ON_CHOSEN"] = 0 if mono else here["WHITE"]
    here["VALUE_ON_CHOSEN"] = 0 if mono else here["GOLD"]
    here["BUTTON"] = 1 if mono else here["FRAME_LIGHT"]
    here["ON_BUTTON"] = 0 if mono else here["WHITE"]


# Palettes in the order of the setting: red and white, cyan and pink, blue and
# orange for eyes that do not tell red from green, and high contrast.
PALETTES = (
    b"\x10\x0c\x0a\x52\x33\x1e\x7c\x52\x30\x1c\x46\x3c"
    b"\xcc\xac\x78\x92\x4e\x2e\xf6\xee\xda\xb4\xa0\x7c"
    b"\xcc\x30\x2a\x74\x14\x18\xff\xcc\x3c\x6c\xe0\x88"
    b"\xff\xff\xff\x90\x88\x80\x26\x1c\x18\x64\xa8\xe8",
    b"\x08\x08\x14\x24\x24\x48\x3c\x3c\x74\x12\x14\x30"
    b"\x5c\x4c\x94\x32\x38\x6c\x4c\xe4\xf0\x1c\x94\xac"
    b"\xf0\x50\xa4\x98\x20\x68\xff\xe0\x60\x70\xf0\x90"
    b"\xff\xff\xff\x8c\x8c\xa8\x14\x14\x28\x78\xb0\xff",
    b"\x0c\x0c\x10\x3c\x3c\x44\x60\x60\x6c\x28\x30\x38"
    b"\xa0\xa4\xac\x5c\x64\x70\x40\x9c\xf4\x10\x58\xa8"
    b"\xf4\x9c\x20\xa4\x58\x00\xff\xff\x70\xe8\xf4\xff"
    b"\xff\xff\xff\x98\x98\xa0\x18\x18\x1e\xb8\xd8\xff",
    b"\x00\x00\x00\x30\x30\x30\x70\x70\x70\x00\x00\x00"
    b"\xa0\xa0\xa0\x50\x50\x50\xff\xff\xff\xc0\xc0\xc0"
    b"\x00\x00\x00\xff\xff\xff\xff\xff\x00\x00\xff\x00"
    b"\xff\xff\xff\xc0\xc0\xc0\x00\x00\x00\x00\xc0\xff",
)  # fmt: skip
