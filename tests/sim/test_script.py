"""The words of a key script."""

import pytest

from core import console
from sim import script


def test_words_become_steps():
    assert script.parse("a Down hold:menu touch:12,200 wait:500") == [
        (script.PRESS, console.A, 0),
        (script.PRESS, console.DOWN, 0),
        (script.HOLD, console.MENU, 0),
        (script.TOUCH, 12, 200),
        (script.WAIT, 500, 0),
    ]


def test_no_words_are_no_steps():
    assert script.parse("  \n ") == []


@pytest.mark.parametrize(
    "word",
    [
        "q",
        "hold",
        "hold:",
        "hold:q",
        "wait",
        "wait:",
        "wait:-1",
        "wait:1.5",
        "wait:\u0663",
        "touch:1",
        "touch:1,",
        "touch:,1",
        "touch:1,2,3",
        "a:",
        ":a",
        "a:b",
    ],
)
def test_a_bad_word_is_named(word):
    with pytest.raises(ValueError, match="unknown key '"):
        script.parse("a " + word)
