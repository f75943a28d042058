"""How well nets play: error per decision by the teacher at 2 plies, and duels.

Decisions are unforced turns of quiet games of the teacher with itself, from
seeds that no training position came from; what the teacher says of their plays
is kept, so that the next net is measured at once.
"""

import random

import numpy as np
from tqdm import tqdm, trange

from sim.train import boards, teacher

CANDIDATES = 10  # plays that the judge looks at to find the best one
MARGIN = 0.25  # and by how much the teacher's static value may be worse
_TAKEN = 0.12  # share of turns that become decisions, so that they are spread


class Decisions:
    """A set of decisions and the judge's values, kept in one file.

    rows    list of (board int8[50], one, other)
    bests   the judge's equity of the best play of each
    """

    def __init__(self, path, number, seed, plies=2, judge=teacher.value):
        """Load the set, or make it: `number` decisions from games of `seed`.

        judge   equity of the side on roll by (board, plies)
        """
        self.path, self.plies, self._judge = path, plies, judge
        self.known = {}
        self.changed = 0
        if path.exists():
            with np.load(path) as file:
                keys, values = file["keys"], file["values"]
            self.known = {row.tobytes(): value for row, value in zip(keys, values)}
        self.rows = list(decisions(number, seed))
        bar = tqdm(self.rows, desc="judging the best plays", unit="decision")
        self.bests = [self.best(*row) for row in bar]
        self.save()

    def save(self):
        """Write what the judge has said so far."""
        if self.changed:
            from sim.train import store

            keys = np.array([np.frombuffer(key, np.int8) for key in self.known])
            store.write(self.path, keys=keys, values=np.array(list(self.known.values())))
            self.changed = 0

    def value(self, board):
        """The mover's equity of the board after its play, by the judge."""
        key = board.tobytes()
        if key not in self.known:
            self.known[key] = -self._judge(board, self.plies)
            self.changed += 1
            if self.changed >= 1000:
                self.save()
        return self.known[key]

    def best(self, board, one, other):
        """The judge's equity of the best play."""
        out = np.empty((boards.ROOM, boards.CELLS), np.int8)
        ranking = teacher.ranked(board, one, other, out)
        near = [k for equity, k in ranking[:CANDIDATES] if equity > ranking[0][0] - MARGIN]
        return max(self.value(out[k]) for k in near)

    def errors(self, choose):
        """Equity lost by `choose(board, one, other)` in each decision, in points."""
        lost = [
            max(0.0, best - self.value(choose(*row)))
            for row, best in zip(tqdm(self.rows, desc="judging", leave=False), self.bests)
        ]
        self.save()
        return np.array(lost)

    def contact(self):
        """For each decision, whether it is one with contact."""
        return np.array([boards.is_contact(row[0]) for row in self.rows])


def decisions(number, seed):
    """Yield `number` unforced turns (board, one, other) of the teacher's games."""
    rng = random.Random(f"decisions/{seed}")
    out = np.empty((boards.ROOM, boards.CELLS), np.int8)
    found = 0
    while True:
        board = boards.START.copy()
        while not boards.final_equity(board):
            one, other = rng.randint(1, 6), rng.randint(1, 6)
            ranking = teacher.ranked(board, one, other, out)
            ends = any(boards.final_equity(out[k]) for _, k in ranking)
            if rng.random() < _TAKEN and len(ranking) > 1 and not ends:
                yield board, one, other
                found += 1
                if found == number:
                    return
            board = out[ranking[0][1]].copy()


def teacher_choice(board, one, other):
    """The teacher's own play at 0 plies."""
    out = np.empty((boards.ROOM, boards.CELLS), np.int8)
    return out[teacher.ranked(board, one, other, out)[0][1]].copy()


def mean_and_error(values):
    """The mean of an array and its standard error; (0, 0) of an empty one."""
    if not len(values):
        return 0.0, 0.0
    return values.mean(), values.std() / len(values) ** 0.5


def summary(decisions, lost):
    """Errors from `Decisions.errors` as text: thousandths, with contact and without."""
    contact, lost = decisions.contact(), 1000 * lost

    def text(part):
        mean, error = mean_and_error(part)
        return f"{mean:.2f} ± {error:.2f} ({len(part)})"

    return f"{text(lost)} mEq; contact {text(lost[contact])}, race {text(lost[~contact])}"


def duel(first, second, pairs, seed):
    """Play pairs of games with the same dice and the seats swapped.

    first, second   functions like `Player.choose`
    Returns points per game of `first` and the standard error over pairs.
    """
    points = np.empty(pairs)
    bar = trange(pairs, desc="duel", unit="pair")
    for k in bar:
        dice = f"{seed}/{k}"
        points[k] = (_game(first, second, dice) - _game(second, first, dice)) / 2
        if k % 50 == 49:
            bar.set_postfix_str(f"{points[: k + 1].mean():+.3f}")
    return points.mean(), points.std() / pairs**0.5


def _game(first, second, dice):
    """Points of `first`, which moves first; `dice` seeds the rolls."""
    rng = random.Random(dice)
    one = other = 0
    while one == other:
        one, other = rng.randint(1, 6), rng.randint(1, 6)
    board, players, turn = boards.START.copy(), (first, second), 0
    while True:
        board = players[turn](board, one, other)
        final = boards.final_equity(board)
        if final:
            return -final if turn == 0 else final
        turn = 1 - turn
        one, other = rng.randint(1, 6), rng.randint(1, 6)
