"""Starts the game from an image, as a board does that has nothing else.  Runs on MicroPython.

    micropython start_image.py lfs|rom IMAGE

The display and the buttons are a stand-in; says which file the game came from,
and which screen it showed after a while.
"""

import os
import sys

import vfs

from fileflash import FileFlash
from sim.controllers import machine

_LOOKS = 50
_ROM_MAIN = "import os\nos.chdir('/rom')\nfrom firmware.main import run\nrun()\n"


class Enough(BaseException):
    """The game has run for a while."""


def stop_after(looks):
    """Raise Enough after so many waits of the game."""
    left = [looks]

    def look():
        left[0] -= 1
        if left[0] < 0:
            raise Enough

    machine.BOARD.while_waiting = look


def folder(kind):
    """Where the game lies."""
    if kind == "rom":
        return "/rom"
    with open("/game.txt") as file:
        return "/" + file.read()


def main(kind, image):
    """Mount and start."""
    assert not [name for name in sys.modules if name.split(".")[0] in ("core", "firmware")]
    if kind == "lfs":
        system = vfs.VfsLfs2(FileFlash(image), progsize=256)
    else:
        with open(image, "rb") as file:
            system = vfs.VfsRom(file.read())
    vfs.umount("/")
    vfs.mount(system, "/" if kind == "lfs" else "/rom")
    os.chdir("/" if kind == "lfs" else "/rom")
    # The stand-in takes its places in the image's own modules.
    sys.path[:] = [folder(kind), ".frozen"]
    machine.install()
    stop_after(_LOOKS)
    sys.path[:] = ["", ".frozen"]
    if kind == "lfs":
        with open("main.py") as file:
            code = file.read()
    else:
        code = _ROM_MAIN
    try:
        exec(code, {"__name__": "__main__"})
        print("it ended")
    except Enough:
        import firmware.main
        from core.bot.eyes import has_nets

        print("plays from", os.getcwd(), firmware.main.__file__, "nets", has_nets())


main(*sys.argv[1:])
