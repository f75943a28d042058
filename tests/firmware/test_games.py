"""Whole games by a board's buttons, on real MicroPython in the heap they take.

The figures are what the game, the firmware and the stand-ins take together;
stand-ins and the player are about 24k of them.
"""

import subprocess
import sys

import pytest

from sim import boardgames, runtime


@pytest.mark.parametrize(
    ("board", "games", "level", "speed"),
    [("pico_lcd_1_3", 2, 6, 0), ("thumby", 2, 4, 2)],
)
def test_games_are_played_to_their_end_in_the_heap(board_code, board, games, level, speed):
    printed = boardgames.play(board_code, board, games, level, speed=speed)
    assert printed.startswith(f"{board}: {games} games, ")
    assert int(printed.split()[3]) > 100, "games played out, not passed"


def test_a_heap_that_is_too_small_is_told(board_code):
    with pytest.raises(runtime.ToolError, match="MemoryError"):
        boardgames.play(board_code, "pico_lcd_1_3", 1, 4, heap="150k")


def test_the_command_names_the_boards_it_can_play_on():
    command = [sys.executable, "-m", "sim.boardgames", "--board", "gameboy"]
    done = subprocess.run(command, capture_output=True, text=True, cwd=runtime.ROOT)
    assert done.returncode == 2 and "thumby" in done.stderr
