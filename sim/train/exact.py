"""The device's arithmetic against the PC's: the same bits for positions of random games.

The PC's path is the compiled one that nets are chosen by (`quantise.sums`); the
device's is `core.bot.roll` as MicroPython runs it.
"""

import os
import random
import subprocess
from pathlib import Path

import numpy as np

from core.bot.tables import TABLES
from sim import runtime
from sim.train import boards, features, quantise


def compare(folder, number, seed):
    """(positions with other chances, positions compared) for the nets of a folder."""
    kinds = {True: [], False: []}
    for board in _games(seed):
        kinds[bool(boards.is_contact(board))].append(board)
        if sum(map(len, kinds.values())) == number:
            break
    wrong = compared = 0
    for name, contact in (("contact", True), ("race", False), ("reply", True)):
        path = Path(folder).resolve() / f"{name}.bin"
        chosen = kinds[contact]
        if not chosen:
            continue
        wrong += sum(
            one != other
            for one, other in zip(_pc(path, chosen), _device(path, chosen), strict=True)
        )
        compared += len(chosen)
    return wrong, compared


def _games(seed):
    """Positions of games of random plays, none of them over."""
    rng = random.Random(f"exact/{seed}")
    out = np.empty((boards.ROOM, boards.CELLS), np.int8)
    while True:
        board = boards.START.copy()
        while not boards.final_equity(board):
            yield board
            count = boards.find_plays(board, rng.randint(1, 6), rng.randint(1, 6), out)
            board = out[rng.randrange(count)].copy()


def _pc(path, chosen):
    """Five chances in 1/65536 of each board, by the compiled integers."""
    whole = quantise.load(path)
    parts = quantise.parts(whole)[:4]
    # As `core.bot.roll` has it: a logit of 1 in the sums, and the factor made of it.
    unit = 255 * round(whole["s2"] * 256) // 256
    out = np.empty(5, np.int32)
    for inputs in features.encode_all(np.array(chosen), len(whole["q1"])):
        quantise.sums(inputs, *parts, out)
        yield tuple(_chance(int(total), unit) for total in out)


def _chance(total, unit):
    """Chance in 1/65536 of an output's sum, between two entries of the table."""
    logit = min(abs(total), 10 * unit) * ((1024 << 16) // unit) >> 16
    table = np.frombuffer(TABLES, "<u2", offset=512)
    low, high = int(table[logit >> 6]), int(table[(logit >> 6) + 1])
    chance = low + ((high - low) * (logit & 63) >> 6)
    return 65536 - chance if total < 0 else chance


def _device(path, chosen):
    """The same by the device's code under MicroPython."""
    lines = []
    for board in chosen:
        mine, theirs = board[: boards.SIDE].tolist(), board[boards.SIDE :].tolist()
        cells = [15 - sum(theirs), *theirs, 15 - sum(mine), *mine]
        lines.append("".join(f"{count:x}" for count in cells))
    done = subprocess.run(
        [
            runtime.tool("micropython"),
            "-X",
            "heapsize=4M",
            str(Path(__file__).with_name("exact_device.py")),
            str(path),
        ],
        input="\n".join(lines) + "\n",
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "MICROPYPATH": f"{runtime.ROOT}:.frozen"},
        cwd=runtime.ROOT,
    )
    return [tuple(map(int, line.split())) for line in done.stdout.splitlines()]
