"""Pixels of a rectangle, one after another, in plain Python.

The same functions as `runs_viper`, with the same bytes.  A `cursor` goes
through the rectangle row by row, `array("i")` of

    0   where the next unit is in the frame
    1   units left in its row
    2   units of a whole row of the rectangle
    3   units from a row's end to the next row's start
    4   units to write, one or more
    5   where in the band `columns` begins

and each call takes it on by what it has written.  `table` has, for each byte of
a GS4_HMSB frame, its two pixels as the controller wants them: 4 bytes.
"""


def pairs(frame, table, band, cursor):
    """Write pixels of whole bytes; units are bytes."""
    to = 0
    for _ in range(cursor[4]):
        at = 4 * frame[_next(cursor)]
        for k in range(4):
            band[to + k] = table[at + k]
        to += 4


def pixels(frame, table, band, cursor):
    """Write pixels from anywhere; units are half bytes."""
    to = 0
    for _ in range(cursor[4]):
        at = _next(cursor)
        byte = frame[at >> 1]
        at = 4 * (byte & 0x0F if at & 1 else byte >> 4) << 4
        band[to] = table[at]
        band[to + 1] = table[at + 1]
        to += 2


def columns(frame, band, cursor):
    """Copy bytes of a MONO_VLSB frame to `band`."""
    for k in range(cursor[5], cursor[5] + cursor[4]):
        band[k] = frame[_next(cursor)]


def _next(cursor):
    """Where the next unit is; the cursor goes one on."""
    if cursor[1] == 0:
        cursor[0] += cursor[3]
        cursor[1] = cursor[2]
    at = cursor[0]
    cursor[0] = at + 1
    cursor[1] -= 1
    return at
