"""The players of a duel: functions of a board and two dice, as in `sim.train.measure`.

A board is int8[50] as in `sim.train.boards`; the answer is the board after the
play, seen by the side that rolls next.
"""

import random

import gnubg_nn
import numpy as np

from core.bot import Bot
from sim.duel import sage
from sim.duel.process import Process
from sim.train import boards, teacher

LEVELS_HELP = (
    "gnubg, bgsage, pubeval, random, or a level of the bot by its number;"
    " 6@1 is the champion looking one ply ahead"
)


class Device:
    """The bot at a level, or level@plies, under MicroPython."""

    def __init__(self, level):
        self._process = Process(level)
        self.close = self._process.close

    def __call__(self, board, one, other):
        """The board after the play that it chooses."""
        line = "".join(f"{count:x}" for count in cells_of(board))
        answer = self._process.ask(f"{line}{one}{other}")
        turned = answer[26:] + answer[:26]
        return boards.from_cells([int(digit, 16) for digit in turned])


def bot(name):
    """The bot of a name, level or level@plies, in this process."""
    return Bot(*[int(number) for number in name.split("@")])


def cells_of(board):
    """The 52 cells of a `core.position.Position` of a board."""
    cells = []
    for base in (0, boards.SIDE):
        side = [int(count) for count in board[base : base + boards.SIDE]]
        cells += [15 - sum(side), *side]
    return cells


def pubeval(board, one, other):
    """The play of Tesauro's pubeval, the public yardstick."""
    mine, theirs = board[: boards.SIDE].tolist(), board[boards.SIDE :].tolist()
    moves = gnubg_nn.pub_best_move([theirs, mine], one, other)
    for source, target in zip(moves[::2], moves[1::2]):
        mine[source] -= 1
        if target < 0:
            continue
        if theirs[23 - target] == 1:
            theirs[23 - target] = 0
            theirs[24] += 1
        mine[target] += 1
    return np.array(theirs + mine, np.int8)


def gnubg(board, one, other):
    """gnubg-nn's play at 0 plies."""
    out = np.empty((boards.ROOM, boards.CELLS), np.int8)
    return out[teacher.ranked(board, one, other, out)[0][1]].copy()


class Chance:
    """Any legal play, all alike; the same ones for the same seed."""

    def __init__(self, seed=1):
        self._rng = random.Random(seed)
        self._out = np.empty((boards.ROOM, boards.CELLS), np.int8)

    def __call__(self, board, one, other):
        """The board after the play that chance chose."""
        n = boards.find_plays(board, one, other, self._out)
        return self._out[self._rng.randrange(n)].copy()


def player(name):
    """The player of a name: see `LEVELS_HELP`."""
    if name == "random":
        return Chance()
    if name in ("gnubg", "pubeval"):
        return gnubg if name == "gnubg" else pubeval
    if name == "bgsage":
        return sage.choose
    return Device(name)
