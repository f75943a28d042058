"""The game fits in the memory that it promises, on the 64-bit MicroPython.

Code as `.mpy`; the figures are the design's budgets for that build.
"""

from pathlib import Path

import pytest

from sim import runtime

LOADED = "44k"
TERMINAL = "112k"
TERMINAL_WITH_NETS = "160k"
SCREEN = "180k"
# What the scripted session itself takes, about 15k, is in it.
SCREEN_WITH_NETS = "244k"

# What a game in play loads, without its bot and its screens.
GAME = "position plays rules dice match clock notation journal console".split()


@pytest.fixture(scope="module")
def compiled():
    """A directory with core compiled."""
    with runtime.compiled() as directory:
        yield Path(directory)


def run(arguments, compiled, heap, typed=""):
    """What MicroPython prints; the working directory holds no sources."""
    done = runtime.run(arguments, [compiled, ".frozen"], heap, cwd=compiled, input=typed)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_what_is_measured_is_the_compiled_code(compiled):
    printed = run(["-c", "import core\nprint(core.__file__)"], compiled, None)
    assert printed.strip().endswith(".mpy")


def test_the_game_loads_in_its_heap(compiled):
    imports = "".join(f"import core.{name}\n" for name in GAME)
    assert run(["-c", imports + "print('loaded')"], compiled, LOADED) == "loaded\n"


def test_selfplay_plays_matches_in_its_heap(compiled):
    assert run(["-m", "core", "selfplay", "3", "7", "length=3", "level=3"], compiled, TERMINAL)


def test_the_terminal_game_runs_in_its_heap(compiled):
    words = "play lang=es preset=match length=1 opponent=1 seed=4".split()
    printed = run(["-m", "core", *words], compiled, TERMINAL, "?\n8/4\n\n?\n")
    assert printed.count("Jugada") >= 2 and "Hasta la próxima" in printed


def test_the_nets_play_in_their_heap(compiled):
    for level in (4, 6):
        words = f"best 4HPwATDgc/ABMA 3 1 level={level}".split()
        assert run(["-m", "core", *words], compiled, TERMINAL_WITH_NETS)
    words = "play lang=es preset=match length=1 opponent=5 seed=4".split()
    printed = run(["-m", "core", *words], compiled, TERMINAL_WITH_NETS, "13/8 6/5\n\n\n")
    assert "Programa juega" in printed and "Hasta la próxima" in printed


def game_at_level(level):
    """Keys that start a match against a level and play on: the usual one is 6."""
    start = ["a", "down"] + ["left"] * (6 - level) + ["up", "a"]
    return " ".join(start + ["a"] * 40 + ["up a"] + ["a"] * 40)


def test_a_game_on_the_screen_runs_in_its_heap():
    runtime.play((240, 240, 4), "es", 3, game_at_level(3), "", SCREEN)


def test_a_game_on_the_screen_against_the_nets_runs_in_its_heap():
    runtime.play((240, 240, 4), "es", 3, game_at_level(6), "", SCREEN_WITH_NETS)
