"""Whole games on real MicroPython, in a board's heap, by the board's buttons.

    python -m sim.boardgames [--board NAME] [--games N] [--level N] [--heap SIZE]

The code is compiled as for a board, the nets are loaded, the display is a
stand-in.  Prints how many games were played and how much memory was left, every
50 games too; ends with status 1 and MicroPython's words when it fails.
"""

import argparse
import subprocess
import sys
from pathlib import Path

from sim import runtime
from sim.boardrun import PINS
from sim.boards import profiles

# What a game takes on a 64-bit build, in colour and on mono: 24k of it are the
# stand-ins and the player, which a board does not have.
HEAPS = {4: "310k", 1: "285k"}
_MODULES = ("__init__", "boardrun", "store", "controllers/__init__", "controllers/machine")


def compiled():
    """A temporary directory with all that a board has, and the stand-in for one."""
    made = runtime.compiled(("core", "firmware"))
    for name in _MODULES:
        source = runtime.ROOT / "sim" / f"{name}.py"
        runtime.compile_module(source, Path(made.name) / "sim" / f"{name}.mpy")
    return made


def play(directory, board, games, level, heap=None, speed=0, seed=1, tell=None):
    """Play on a board; returns what MicroPython printed.

    `directory` is one of `compiled`; `heap` None is the board's; `tell` gets each
    line as it comes.  Raises ToolError with the interpreter's words when it fails.
    """
    data = Path(directory) / "blobs"
    data.mkdir(exist_ok=True)
    heap = heap or HEAPS[profiles()[board]["depth"]]
    words = [board, games, level, speed, seed, data]
    command = [runtime.tool("micropython"), "-X", f"heapsize={heap}", "-m", "sim.boardrun"]
    running = subprocess.Popen(
        command + [str(word) for word in words],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        cwd=directory,
        env={"MICROPYPATH": f"{directory}:.frozen"},
    )
    lines = []
    for line in running.stdout:
        lines.append(line)
        if tell:
            tell(line)
    if running.wait():
        raise runtime.ToolError("".join(lines))
    return "".join(lines)


def main(words=None):
    """Play what the arguments say; returns the exit status."""
    parser = argparse.ArgumentParser(prog="python -m sim.boardgames")
    parser.add_argument("--board", choices=sorted(PINS), default="pico_lcd_1_3")
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--level", type=int, default=4, help="of the program, 1 to 6 (4)")
    parser.add_argument("--heap", help="as micropython -X heapsize= takes it; the board's")
    parser.add_argument("--speed", type=int, default=0, help="of animations, 0 none to 2 (0)")
    parser.add_argument("--seed", type=int, default=1, help="of the presses (1)")
    given = parser.parse_args(words)
    with compiled() as directory:
        try:
            play(
                directory, given.board, given.games, given.level, given.heap, given.speed,
                given.seed, lambda line: print(line, end="", flush=True),
            )  # fmt: skip
        except runtime.ToolError:
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
