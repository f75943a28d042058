"""The game fits in the memory that it promises, on the 64-bit MicroPython.

Code as `.mpy`; the figures are the design's budgets for that build.
"""

import subprocess
from pathlib import Path

import pytest

from sim import runtime

LOADED = 44 * 1024
SELFPLAY = "112k"

# What is not the game itself: the bot, the screens and the text programs.
APART = {"bot", "ui", "__main__", "board_text", "commands", "selfplay", "setup", "terminal"}


@pytest.fixture(scope="module")
def compiled():
    """A directory with core compiled."""
    with runtime.compiled() as directory:
        yield Path(directory)


def game():
    """The modules of the game itself."""
    for source in filter(runtime.loads_here, runtime.modules("core")):
        parts = source.relative_to(runtime.ROOT).with_suffix("").parts
        if not APART & set(parts):
            yield ".".join(part for part in parts if part != "__init__")


def run(arguments, compiled, heap):
    done = runtime.run(arguments, [compiled, ".frozen"], heap, stdin=subprocess.DEVNULL)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_the_game_loaded(compiled):
    measure = "gc.collect()\nprint(gc.mem_alloc())\n"
    imports = "".join(f"import {name}\n" for name in game())
    printed = run(["-c", "import gc\n" + measure + imports + measure], compiled, None)
    before, after = map(int, printed.split())
    assert after - before <= LOADED


def test_selfplay_plays_a_match(compiled):
    assert run(["-m", "core", "selfplay", "3", "7"], compiled, SELFPLAY)
