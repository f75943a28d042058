"""A scripted session gives the same picture on CPython and on MicroPython."""

import pytest
from test_command import ugammon

# The picture is the question here; memory is the budgets' own test.
ROOM = "1M"
MENUS = "a a a wait:1000 a down a hold:b menu down a touch:200,200 wait:3000 a a"
GAME = "a a a a a up a " * 40


@pytest.mark.parametrize("lang", ["es", "en"])
@pytest.mark.parametrize(("keys", "seed"), [(MENUS, 1), (GAME, 8)], ids=["menus", "game"])
def test_both_interpreters_give_the_same_picture(lang, keys, seed, tmp_path):
    pictures = []
    for interpreter in ("cpython", "micropython"):
        shot = tmp_path / f"{interpreter}.png"
        done = ugammon(
            "--headless",
            "--runtime",
            interpreter,
            "--heap",
            ROOM,
            "--lang",
            lang,
            "--seed",
            seed,
            "--keys",
            keys,
            "--shot",
            shot,
        )
        assert done.returncode == 0, done.stderr
        pictures.append(shot.read_bytes())
    assert pictures[0] == pictures[1]
