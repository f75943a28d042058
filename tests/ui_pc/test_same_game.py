"""A whole game by keys gives the same pictures on CPython and on MicroPython."""

import subprocess
import sys
from pathlib import Path

import pytest
from key_player import KeyPlayer

from sim import runtime

# A game on 240x240 in colour, without nets, its log in memory.
HEAP = "190k"
SCRIPT = Path(__file__).with_name("pictures_of_keys.py")


def keys_of_a_match(lang, seed, size):
    """The tokens that play a match to one point, animations and all."""
    player = KeyPlayer(size=size, lang=lang, seed=seed)
    player.press("a down down down down left left left left up up up up a")
    match = player.app.session.match
    assert match.rules.length == 1
    player.play_match()
    return " ".join(player.keys).split()


def on_cpython(arguments):
    """The check sums of the pictures on this interpreter."""
    done = subprocess.run(
        [sys.executable, SCRIPT, *arguments], capture_output=True, text=True,
        env={"PYTHONPATH": str(runtime.ROOT), "SDL_VIDEODRIVER": "dummy"},
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    return done.stdout.split()


def on_micropython(arguments):
    """The same on MicroPython, compiled, in the heap of a board."""
    with runtime.compiled() as directory:
        for name in ("__init__", "console", "headless", "script", "store"):
            target = Path(directory) / "sim" / f"{name}.mpy"
            runtime.compile_module(runtime.ROOT / "sim" / f"{name}.py", target)
        path = [directory, ".frozen"]
        done = runtime.run([SCRIPT, *arguments], path, HEAP, cwd=directory)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout.split()


GAMES = [("es", 4, (240, 240, 4)), ("en", 6, (72, 40, 1)), ("es", 7, (128, 64, 1))]


@pytest.mark.parametrize(("lang", "seed", "size"), GAMES)
def test_every_picture_of_a_game_is_the_same(lang, seed, size, tmp_path):
    keys = keys_of_a_match(lang, seed, size)
    file = tmp_path / "keys"
    file.write_text("\n".join(keys) + "\n")
    ours = on_cpython([lang, str(seed), str(file), *map(str, size)])
    theirs = on_micropython([lang, str(seed), str(file), *map(str, size)])
    assert len(ours) == len(keys) > 80 and ours == theirs
