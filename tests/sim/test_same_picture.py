"""A scripted session gives the same picture on CPython and on MicroPython."""

import pytest
from test_command import ugammon

# The picture is the question here; memory is the budgets' own test.
ROOM = "1M"
KEYS = "a a a wait:1000 a down a hold:b menu down a touch:200,200 wait:3000 a a"


@pytest.mark.parametrize("lang", ["es", "en"])
@pytest.mark.parametrize("seed", [1, 7])
def test_both_interpreters_give_the_same_picture(lang, seed, tmp_path):
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
            KEYS,
            "--shot",
            shot,
        )
        assert done.returncode == 0, done.stderr
        pictures.append(shot.read_bytes())
    assert pictures[0] == pictures[1]
