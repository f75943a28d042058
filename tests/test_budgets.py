"""The game fits in the memory that it promises, on the 64-bit MicroPython.

Code as `.mpy`; the figures are the design's budgets for that build.
"""

import subprocess
from pathlib import Path

import pytest

from sim import runtime

LOADED = 44 * 1024
SELFPLAY = "112k"

# What a game in play loads, without its bot and its screens.
GAME = "position plays rules dice match clock notation journal console".split()


@pytest.fixture(scope="module")
def compiled():
    """A directory with core compiled."""
    with runtime.compiled() as directory:
        yield Path(directory)


def run(arguments, compiled, heap):
    done = runtime.run(arguments, [compiled, ".frozen"], heap, stdin=subprocess.DEVNULL)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_the_game_loaded(compiled):
    measure = "gc.collect()\nprint(gc.mem_alloc())\n"
    imports = "".join(f"import core.{name}\n" for name in GAME)
    printed = run(["-c", "import gc\n" + measure + imports + measure], compiled, None)
    before, after = map(int, printed.split())
    assert after - before <= LOADED


def test_selfplay_plays_a_match(compiled):
    assert run(["-m", "core", "selfplay", "3", "7"], compiled, SELFPLAY)


def test_a_game_on_the_screen():
    keys = " ".join(["a"] * 40 + ["up a"] + ["a"] * 40)
    runtime.play((240, 240, 4), "es", 3, keys, "", runtime.BOARD_HEAP)
