"""The pixel runs in viper and in plain Python give the same bytes, and allocate nothing.

Runs on CPython, where there is no viper, and on MicroPython.
"""

import gc
import sys
from array import array

import sim  # noqa: F401  the stand-in for framebuf

from panels import COLOUR, PALETTE, Chance

from firmware.drivers import runs, runs_plain
from firmware.drivers.ssd1306 import SSD1306

ON_MICROPYTHON = sys.implementation.name == "micropython"


def cursor_of(chance, half):
    """A rectangle somewhere in a frame of 60 bytes a row and 50 rows; its units."""
    across, rows = (120, 50) if half else (60, 50)
    w, x, y = 1 + chance.below(across // 2), chance.below(across // 2), chance.below(rows // 2)
    cursor = array("i", (y * across + x, w, w, across - w, 0, 3))
    return cursor, w * (1 + chance.below(rows // 2))


def check_same(name, half):
    """A run in pieces of the platform's file and of the plain one, over one frame."""
    chance = Chance(11)
    frame = bytes([chance.below(256) for _ in range(60 * 50)])
    table = bytearray([chance.below(256) for _ in range(1024)])
    for _ in range(60):
        cursor, todo = cursor_of(chance, half)
        other = array("i", cursor)
        while todo > 0:
            cursor[4] = other[4] = min(todo, 1 + chance.below(40))
            todo -= cursor[4]
            bands = bytearray(200), bytearray(200)
            for file, band, at in ((runs, bands[0], cursor), (runs_plain, bands[1], other)):
                if name == "columns":
                    file.columns(frame, band, at)
                else:
                    getattr(file, name)(frame, table, band, at)
            assert bands[0] == bands[1] and list(cursor) == list(other)


def test_pairs_are_the_same_bytes_everywhere():
    check_same("pairs", False)


def test_pixels_are_the_same_bytes_everywhere():
    check_same("pixels", True)


def test_columns_are_the_same_bytes_everywhere():
    check_same("columns", False)


def test_a_pixels_two_halves_come_in_the_frames_order():
    table = bytearray(1024)
    for byte in range(256):
        table[4 * byte : 4 * byte + 4] = bytes((byte >> 4, 0, byte & 15, 0))
    band = bytearray(8)
    runs.pairs(b"\x12\x34", table, band, array("i", (0, 2, 2, 0, 2, 0)))
    assert bytes(band) == bytes((1, 0, 2, 0, 3, 0, 4, 0))
    runs.pixels(b"\x12\x34", table, band, array("i", (1, 3, 3, 0, 3, 0)))
    assert bytes(band[:6]) == bytes((2, 0, 3, 0, 4, 0))


def test_this_platform_uses_the_file_that_it_should():
    assert runs.NAME == ("viper" if ON_MICROPYTHON else "plain")


class Nowhere:
    """Wires that end nowhere."""

    lead = 0

    def __init__(self):
        self.write = self.nothing  # taken once, as a bus's is

    def nothing(self, one=None, two=None):
        """Take anything."""

    reset = command = commands = data = open = put = close = nothing


def test_showing_a_rectangle_allocates_nothing():
    if not ON_MICROPYTHON:
        return
    driver, _, size, corner, bgr, mirror = COLOUR["square st7789"]
    panels = [(driver(Nowhere(), size[0], size[1], 0, corner, bgr, mirror), bytearray(28800)),
              (SSD1306(Nowhere(), 128, 64), bytearray(1024))]  # fmt: skip
    for panel, frame in panels:
        panel.set_palette(PALETTE)
        panel.show(frame, 0, 0, 64, 64)
        gc.collect()
        before = gc.mem_alloc()
        panel.show(frame, 0, 0, 128, 64)
        panel.show(frame, 3, 5, 17, 9)
        assert gc.mem_alloc() == before
