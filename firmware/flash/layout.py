"""How versions of the game lie on a board.

A version is a folder, `game_a` or `game_b`; `game.txt` names the one that is
played and is replaced in one step.  `main.py` goes into that folder and starts
the game.  The saved match, in `/save`, belongs to neither.
"""

VERSIONS = ("game_a", "game_b")
CURRENT = "game.txt"
MARK = b"# ugammon:"  # begins every `main.py` of the game
MAIN = MARK + b""" plays the version that game.txt names
import os, sys
with open("/game.txt") as file:
    os.chdir("/" + file.read().strip())
sys.path.insert(0, os.getcwd())
from firmware.main import run
run()
"""


def other(version):
    """The folder for a new version beside the one that is played (or None)."""
    return VERSIONS[1] if version == VERSIONS[0] else VERSIONS[0]


def whole(built, version=VERSIONS[0]):
    """All files of a fresh file system, by path."""
    files = {f"{version}/{path}": data for path, data in built.items()}
    files[CURRENT] = version.encode()
    files["main.py"] = MAIN
    return files
