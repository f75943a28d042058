"""Pixels of a rectangle in viper: what an ESP32 runs.

The same functions as `runs_plain`, where cursor and table are described; the
tests compare them byte for byte.  `runs` decides which file is used.
"""

import micropython


@micropython.viper
def pairs(frame: ptr8, table: ptr32, band: ptr32, cursor: ptr32):
    """Write pixels of whole bytes; units are bytes."""
    count = cursor[4]
    at = cursor[0]
    left = cursor[1]
    to = 0
    while to < count:
        if left == 0:
            at += cursor[3]
            left = cursor[2]
        end = to + left
        if end > count:
            end = count
        left -= end - to
        while to < end:
            band[to] = table[frame[at]]
            to += 1
            at += 1
    cursor[0] = at
    cursor[1] = left


@micropython.viper
def pixels(frame: ptr8, table: ptr16, band: ptr16, cursor: ptr32):
    """Write pixels from anywhere; units are half bytes."""
    count = cursor[4]
    at = cursor[0]
    left = cursor[1]
    to = 0
    while to < count:
        if left == 0:
            at += cursor[3]
            left = cursor[2]
        end = to + left
        if end > count:
            end = count
        left -= end - to
        while to < end:
            byte = frame[at >> 1]
            if at & 1:
                band[to] = table[(byte & 15) << 5]
            else:
                band[to] = table[(byte >> 4) << 5]
            to += 1
            at += 1
    cursor[0] = at
    cursor[1] = left


@micropython.viper
def columns(frame: ptr8, band: ptr8, cursor: ptr32):
    """Copy bytes of a MONO_VLSB frame to `band`."""
    at = cursor[0]
    left = cursor[1]
    to = cursor[5]
    count = to + cursor[4]
    while to < count:
        if left == 0:
            at += cursor[3]
            left = cursor[2]
        band[to] = frame[at]
        to += 1
        at += 1
        left -= 1
    cursor[0] = at
    cursor[1] = left
