"""How the screens are laid out on each class of display: plain data.

`of` picks the first class that a display is large enough for.  Lengths are in
pixels; what is not here is worked out by `geometry` and by the screens.
Dropped once the game has its layout.

text        font of texts: 0 mini, 1 small
large       font of titles: 0 mini, 1 small, 2 large
line        from line to line of a text
margin      between a text and the edge
row         height of a menu's row; card: a menu shows one row at a time
title       height of a menu's title, rule included; 0: it has none
panel       width of a panel beside the board, with the players and the dice
status      height of the strip above the board, with the players; 0: none
message     height of the strip of texts below the board; 0: they are in the panel
frame       width of the board's frame; number: height of the points' numbers
point       width of a point, 0 for as wide as the display allows
bar, tray   their widths; tray 0: what is left
die         size of a die; in_bar: the dice stand in the bar, one below the other
cube        where the cube is: 0 in the tray, 1 on the bar, 2 in the panel
"""

from micropython import const

TRAY = const(0)
BAR = const(1)
PANEL = const(2)

_FIELDS = (
    "text large line margin row card title panel status message frame number"
    " point bar tray die in_bar cube"
).split()

# Width and height from which a class holds, the depth, and the fields in order.
_CLASSES = (
    (320, 240, 4, (1, 2, 13, 8, 23, 0, 46, 0, 21, 35, 4, 9, 0, 24, 0, 28, 0, TRAY)),
    (240, 240, 4, (1, 2, 13, 6, 19, 0, 46, 0, 21, 35, 4, 9, 0, 16, 0, 24, 0, TRAY)),
    (240, 135, 4, (1, 2, 11, 4, 16, 0, 26, 64, 0, 0, 3, 8, 12, 14, 0, 15, 0, BAR)),
    (160, 128, 4, (1, 1, 10, 3, 14, 0, 18, 0, 9, 21, 2, 7, 11, 13, 0, 13, 0, BAR)),
    (128, 128, 4, (0, 1, 8, 3, 11, 0, 16, 0, 9, 18, 2, 7, 9, 11, 0, 11, 0, BAR)),
    (128, 64, 1, (0, 1, 8, 1, 9, 0, 10, 35, 0, 8, 1, 0, 6, 9, 8, 9, 0, PANEL)),
    (72, 40, 1, (0, 1, 8, 1, 8, 1, 0, 0, 0, 7, 0, 0, 5, 9, 3, 7, 1, TRAY)),
)


class Layout:
    """The layout of one display; the fields as attributes."""

    def __init__(self, fields):
        for name, value in zip(_FIELDS, fields):
            setattr(self, name, value)


def of(width, height, depth):
    """The Layout for a display, or None if it is too small for all of them."""
    for least_width, least_height, bits, fields in _CLASSES:
        if width >= least_width and height >= least_height and depth == bits:
            return Layout(fields)
    return None
