"""Scripted keys: what `--keys` says, as steps.  Runs on both interpreters.

`up down left right a b menu` press and release a button, `hold:a` keeps it
down for long, `touch:120,80` touches the display, `wait:500` lets time pass.
"""

import io

from core import console

NAMES = {
    "up": console.UP,
    "down": console.DOWN,
    "left": console.LEFT,
    "right": console.RIGHT,
    "a": console.A,
    "b": console.B,
    "menu": console.MENU,
}

# Kinds of step: (PRESS, button, 0) (HOLD, button, 0) (TOUCH, x, y) (WAIT, ms, 0)
PRESS = 0
HOLD = 1
TOUCH = 2
WAIT = 3


def parse(text):
    """Return the steps of a script; raises ValueError that names a bad word."""
    return list(steps(io.StringIO(text)))


def steps(stream):
    """Yield the steps as they are read: a long script takes no memory."""
    word = ""
    while True:
        character = stream.read(1)
        if character and not character.isspace():
            word += character.lower()
            continue
        if word:
            yield _step(word)
            word = ""
        if not character:
            return


def _step(word):
    kind, colon, rest = word.partition(":")
    if not colon and word in NAMES:
        return PRESS, NAMES[word], 0
    if kind == "hold" and rest in NAMES:
        return HOLD, NAMES[rest], 0
    if kind == "wait":
        return WAIT, _number(rest, word), 0
    if kind == "touch":
        x, _, y = rest.partition(",")
        return TOUCH, _number(x, word), _number(y, word)
    raise _unknown(word)


def _number(text, word):
    # Digits alone: int() takes more, and not the same on both interpreters.
    if not text or any(c not in "0123456789" for c in text):
        raise _unknown(word)
    return int(text)


def _unknown(word):
    keys = " ".join(sorted(NAMES))
    return ValueError(f"unknown key '{word}': use {keys} hold:KEY touch:X,Y wait:MS")
