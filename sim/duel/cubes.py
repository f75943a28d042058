"""Cube decisions against those of GNU Backgammon at 2 plies, money and match.

Positions are turns of quiet games with a cube in the middle or on the side on
roll; what gnubg says of them is kept in a file, so that they are judged once.
Needs Debian's gnubg.
"""

import json
import random
import re
import subprocess

import numpy as np
from tqdm import tqdm

from core.context import Context
from core.ids import read_xgid, xgid
from core.position import Position
from sim.duel import gnubg, players
from sim.train import measure

# A decision is close where so many points, at most, are between doubling and not, or
# between taking and passing.
CLOSE = 0.2
_EQUITIES = (
    re.compile(r"No (?:re)?double\s+([+-]\d+\.\d+)"),
    re.compile(r"(?:Double|Redouble), take\s+([+-]\d+\.\d+)"),
    re.compile(r"(?:Double|Redouble), pass\s+([+-]\d+\.\d+)"),
)
_TIE = 0.0015  # gnubg prints thousandths
_AT_ONCE = 20  # positions given to one gnubg
_LENGTH = 11
_MARK = 77000  # numbers that gnubg prints between two answers


def positions(number, seed, match):
    """XGIDs before a roll, the cube centred or at 2 with the side on roll.

    In a match the score is by chance, and the cube of use to the side on roll.
    """
    rng = random.Random(f"cubes/{seed}/{match}")
    position = Position()
    for board, _, _ in measure.decisions(number, seed):
        position.cells[:] = bytearray(players.cells_of(board))
        context = Context()
        context.cube = context.turn = 1
        context.owner = rng.choice((-1, -1, 0))
        if context.owner < 0:
            context.cube = 0
        if match:
            context.length = _LENGTH
            least = 1 + (1 << context.cube)  # away, so that doubling means something
            context.score = [_LENGTH - rng.randint(least, _LENGTH) for _ in range(2)]
        yield xgid(position, context)


def judge(codes, path):
    """gnubg's equities (no double, take, pass) in points of each XGID, by `path` if known."""
    known = json.loads(path.read_text()) if path.exists() else {}
    todo = [code for code in codes if code not in known]
    for k in tqdm(range(0, len(todo), _AT_ONCE), desc="gnubg's cube", unit=f"{_AT_ONCE} positions"):
        some = todo[k : k + _AT_ONCE]
        known.update(zip(some, _asked(some), strict=True))
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(json.dumps(known))
    return [known[code] for code in codes]


def _asked(codes):
    """Three equities of each XGID, or None where gnubg has no cube decision."""
    lines = [
        "set display off", "set player 0 human", "set player 1 human",
        "set evaluation cubedecision evaluation plies 2",
        "set evaluation cubedecision evaluation cubeful on",
    ]  # fmt: skip
    for number, code in enumerate(codes):
        lines += [f"set xgid {code}", f"set seed {_MARK + number}", "hint"]
    done = subprocess.run(
        [gnubg.command(), "-t", "-q"],
        input="\n".join(lines) + "\n", capture_output=True, text=True, errors="replace",
    )  # fmt: skip
    parts = re.split(rf"[Ss]eed.*?{_MARK // 100}\d\d\D", done.stdout)[1:]
    return [_equities(part) for part in parts]


def _equities(text):
    """The three equities of one answer."""
    found = [pattern.search(text) for pattern in _EQUITIES]
    return [float(one.group(1)) for one in found] if all(found) else None


def ours(bot, code):
    """The bot's action: (does it double, would the other side take)."""
    action, reply, _ = bot.cube_action(*read_xgid(code))
    return action == "double", reply == "take"


class Result:
    """Agreement and loss over the decisions: shares, thousandths, standard errors."""

    def __init__(self, judged, chosen):
        doubles, takes, lost = [], [], []
        for (held, taken, passed), (doubled, took) in zip(judged, chosen):
            better = min(taken, passed) - held
            wrong = _wrong(doubled, better)
            lost.append(abs(better) * wrong)
            if min(abs(better), abs(taken - passed)) < CLOSE:
                doubles.append(not wrong)
                takes.append(not _wrong(took, passed - taken))
        self.doubles, self.takes, self.lost = map(np.array, (doubles, takes, lost))

    def __str__(self):
        lost, error = measure.mean_and_error(1000 * self.lost)
        return (
            f"of close decisions, doubles agree {_share(self.doubles)}, takes"
            f" {_share(self.takes)},"
            f" {lost:.2f} ± {error:.2f} mEq a double decision"
            f" ({len(self.lost)})"
        )


def _wrong(done, better):
    """True if it was not done though it was better, or done though worse; a tie is neither."""
    return abs(better) > _TIE and done != (better > 0)


def _share(agree):
    """A share in per cent, its standard error and its sample."""
    share, error = measure.mean_and_error(agree)
    return f"{100 * share:.1f} ± {100 * error:.1f} % ({len(agree)})"


def compare(bot, number, seed, match, path):
    """The `Result` of a bot over so many positions."""
    codes = list(positions(number, seed, match))
    pairs = [(c, j) for c, j in zip(codes, judge(codes, path)) if j]
    chosen = [ours(bot, code) for code, _ in tqdm(pairs, desc="our cube", leave=False)]
    return Result([j for _, j in pairs], chosen)
