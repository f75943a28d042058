"""Plays keys and prints a check sum of the picture after each; on both interpreters.

    micropython pictures_of_keys.py LANG SEED FILE WIDTH HEIGHT DEPTH

FILE has a token of `sim.script` on each line, so that a small heap can read it.
"""

import binascii
import sys

import sim  # noqa: F401  the stand-in for framebuf, where there is none
from core.ui.app import App
from sim import script
from sim.console import HeadlessConsole
from sim.headless import Session
from sim.store import MemoryStore


def main(lang, seed, path, size):
    """Play the file's keys; print a line for each."""
    device = HeadlessConsole(*size, MemoryStore(), seed)
    session = Session(App(device, seed=seed, lang=lang, options={"opponent": 3}), device)
    with open(path) as keys:
        for token in keys:
            session.play(script.parse(token))
            print(binascii.crc32(device.buffer))


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), sys.argv[3], [int(side) for side in sys.argv[4:]])
