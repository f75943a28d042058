"""The boards' machine code writes the same bytes as plain Python, and is as quick as said."""

from array import array

import pytest
import sim  # noqa: F401  the stand-in for framebuf

from panels import Chance

from firmware.drivers import runs_plain
from sim import runtime, thumb

SOURCE = runtime.ROOT / "firmware" / "drivers" / "runs_thumb.py"
NAMES = ("pairs", "pixels", "columns")


@pytest.fixture(scope="module")
def processors():
    """A processor for each function."""
    return {name: thumb.Processor(code) for name, code in zip(NAMES, thumb.functions(SOURCE))}


def call(function, name, frame, table, band, cursor):
    if name == "columns":
        return function(frame, band, cursor)
    return function(frame, table, band, cursor)


@pytest.mark.parametrize("name", NAMES)
def test_machine_code_writes_what_plain_python_writes(processors, name):
    chance = Chance(29)
    across = 120 if name == "pixels" else 60
    frame = bytes(chance.below(256) for _ in range(60 * 50))
    table = bytes(chance.below(256) for _ in range(1024))
    for _ in range(50):
        w, x, y = 1 + chance.below(across // 2), chance.below(across // 2), chance.below(25)
        cursor = array("i", (y * across + x, w, w, across - w, 0, chance.below(4)))
        todo = w * (1 + chance.below(25))
        while todo > 0:
            cursor[4] = min(todo, 1 + chance.below(60))
            todo -= cursor[4]
            other = array("i", cursor)
            ours, theirs = bytearray(300), bytearray(300)
            returned = call(processors[name].call, name, frame, table, ours, cursor)
            call(getattr(runs_plain, name), name, frame, table, theirs, other)
            assert ours == theirs and cursor == other and returned == 0


def test_a_full_frame_goes_through_the_palette_in_four_milliseconds(processors):
    cycles = 0
    cursor = array("i", (0, 120, 120, 0, 512, 0))
    for _ in range(57600 // 1024):
        band = bytearray(2048)
        processors["pairs"].call(bytes(28800), bytes(1024), band, cursor)
        cycles += processors["pairs"].cycles
    assert 5 * 56000 < cycles < 7 * 57600
    assert cycles / 125e6 < 0.004


def test_every_function_of_the_file_is_found():
    assert len(thumb.functions(SOURCE)) == len(NAMES)
