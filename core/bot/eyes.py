"""How the bot sees a position: by weights set by hand, or by trained nets.

Both give the five chances through the same two calls, so that the rest of the
bot need not know which it has.  The nets are files of their own; where there is
none, the levels that need them do not exist.
"""

import gc
import os

from core.bot import judge
from core.bot.judge import WHOLE
from core.position import BAR, OFF, SIDE

_FILES = ("contact.bin", "race.bin", "reply.bin")


def _folder():
    """Where the nets lie: beside the package on a PC, in the root on a board."""
    try:
        root = __file__.replace("\\", "/").rsplit("/", 3)
    except NameError:
        root = ("",)
    return (root[0] + "/" if len(root) > 3 else "") + "assets/nets/"


FOLDER = _folder()


_loaded = []  # the nets, once for all bots


def has_nets():
    """True if all net files are there."""
    try:
        for name in _FILES:
            os.stat(FOLDER + name)
    except OSError:
        return False
    return True


def mirrored(out):
    """Turn the five chances round: they become those of the other side."""
    win, gammon, triple = out[0], out[1], out[2]
    out[0], out[1], out[2] = WHOLE - win, out[3], out[4]
    out[3], out[4] = gammon, triple


class HandEye:
    """Sees by the weights of `hand`."""

    def __init__(self):
        from core.bot import hand

        # (cells, out): chances of the first half's side, which has just played.
        self.played = hand.chances


class NetEye:
    """Sees by two nets, one for contact and one for races.

    scorers     the nets in the order that `Search` takes them, the small one
                that chooses replies last
    """

    def __init__(self):
        """Loads them; raises OSError or ValueError if that cannot be done."""
        if not _loaded:
            from core.bot.roll import Scorer

            for name in _FILES:
                gc.collect()  # the largest piece of memory that anything needs
                with open(FOLDER + name, "rb") as file:
                    _loaded.append(Scorer(file))
        self.scorers = _loaded

    def played(self, cells, out):
        """Chances of the first half's side, which has just played."""
        if cells[OFF] == 15 or cells[SIDE] == 15:
            judge.finished(cells, out)
            return
        race = judge.back(cells, 0) + judge.back(cells, SIDE) <= BAR
        self.scorers[race].chances(cells, 1 - race, out)
        mirrored(out)
        # What has borne off a checker cannot lose a gammon.
        if cells[SIDE]:
            out[1] = out[2] = 0
        if cells[OFF]:
            out[3] = out[4] = 0
