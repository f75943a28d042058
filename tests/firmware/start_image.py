"""Starts the game from an image, as a board does that has nothing else.  Runs on MicroPython.

    micropython start_image.py lfs IMAGE
    micropython start_image.py rom IMAGE FLASH

The display and the buttons are a stand-in, and somebody presses them until a game
is over; then every screen that there is gets loaded.  Says which file the game came
from.
"""

import os
import sys

import vfs

from fileflash import FileFlash
from sim import boardrun
from sim.controllers import machine

_BOARD = "pico_lcd_1_3"
_LOOKS = 300000
_ROM_MAIN = "import os\nos.chdir('/rom')\nfrom firmware.main import run\nrun()\n"


class Enough(BaseException):
    """A game has been played, or it takes too long; the argument is who played."""


class Finger:
    """Presses the buttons of the game that has been started."""

    def __init__(self):
        self._left = _LOOKS
        self._apps = []
        self._player = None
        self._watching = False

    def look(self):
        """Called whenever time passes."""
        self._left -= 1
        if self._left < 0:
            raise Enough(None)
        if self._player:
            self._press()
        elif self._apps:
            self._player = boardrun.Player(self._apps[0], boardrun.PINS[_BOARD], 1, 3)
        elif not self._watching and "core.ui.app" in sys.modules:
            self._watching = True
            self._watch(sys.modules["core.ui.app"].App)

    def _press(self):
        try:
            self._player.look()
        except boardrun.Finished:
            raise Enough(self._player) from None

    def _watch(self, kind):
        """Learn which App it is from its next step."""
        step, apps = kind.step, self._apps

        def watched(app):
            apps[:] = [app]
            return step(app)

        kind.step = watched


def load_screens():
    """Load every module of the screens, as the game does by their names."""
    names = [entry[0] for entry in os.ilistdir("core/ui")]
    assert len(names) > 40, names
    for name in names:
        __import__("core.ui." + name[: name.rfind(".")])


def folder(kind):
    """Where the game lies."""
    if kind == "rom":
        return "/rom"
    with open("/game.txt") as file:
        return "/" + file.read()


def main(kind, image, flash=None):
    """Mount and start; a board with a ROM has a flash for its saved games too."""
    # The player brought modules of the PC along: the game has to find its own.
    for name in [name for name in sys.modules if name.split(".")[0] in ("core", "firmware")]:
        del sys.modules[name]
    rom = None
    if kind == "rom":
        with open(image, "rb") as file:
            rom = vfs.VfsRom(file.read())
    system = vfs.VfsLfs2(FileFlash(flash or image), progsize=256)
    vfs.umount("/")
    vfs.mount(system, "/")
    if rom:
        vfs.mount(rom, "/rom")
    os.chdir("/" if kind == "lfs" else "/rom")
    # The stand-in takes its places in the image's own modules.
    sys.path[:] = [folder(kind), ".frozen"]
    machine.install()
    machine.BOARD.while_waiting = Finger().look
    sys.path[:] = ["", ".frozen"]
    if kind == "lfs":
        with open("main.py") as file:
            code = file.read()
    else:
        code = _ROM_MAIN
    try:
        exec(code, {"__name__": "__main__"})
        print("it ended")
    except Enough as end:
        machine.BOARD.while_waiting = None
        assert end.args[0], "the game was not played to its end"
        load_screens()
        import firmware.main
        from core.bot.eyes import has_nets

        print("plays from", os.getcwd(), firmware.main.__file__, "nets", has_nets())


main(*sys.argv[1:])
