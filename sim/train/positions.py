"""Positions worth learning: noisy self-play of the teacher at 0 plies.

Most games begin as games do; the others from a drawn theme, so that backgames,
blitzes, containment and bear-offs against contact are met often enough.  What
is kept is the board after a play, the way the bot will judge it, and now and
then another play of the same roll, since choosing is telling these apart.
"""

import random

import numpy as np
from tqdm import tqdm

from sim.train import boards, store, teacher

NOISE = (0.03, 0.1, 0.25)  # chance of a play other than the best; drawn for a game
WILD = 0.01  # chance of any play at all
NEAR = 6  # a noisy play is one of so many best
SIBLING = 0.7  # chance that another play of the roll is kept too
THEMED = 0.25  # share of games that begin from a theme
RACE = 0.5  # share of race positions that is kept
SHIFTED = 4  # checkers of each side that are moved at most before a race is played on

# A theme: for the side on roll and the other, (lowest, highest own point, checkers).
# Checkers that are named nowhere have been borne off; 25 is the bar.
THEMES = (
    # backgame: two points deep in the other's home, the rest building a board
    (((19, 24, 5), (1, 8, 7), (4, 14, 3)), ((1, 10, 9), (5, 14, 6))),
    # blitz: men on the bar and split in a home that is being made
    (((1, 7, 8), (6, 13, 5), (22, 24, 2)), ((25, 25, 1), (20, 24, 3), (6, 13, 9), (1, 8, 2))),
    # containment: a closed or nearly closed board, one or two men behind it
    (((1, 7, 12), (5, 12, 3)), ((20, 25, 2), (1, 6, 6))),
    (((1, 7, 12), (5, 18, 3)), ((25, 25, 1), (1, 5, 3))),
    # bear-off against an anchor or a man on the bar
    (((1, 6, 11),), ((20, 24, 3), (1, 8, 12))),
    (((1, 5, 7),), ((25, 25, 1), (18, 24, 2), (1, 7, 12))),
    # prime against prime
    (((3, 9, 10), (22, 24, 2), (6, 13, 3)), ((3, 9, 10), (22, 24, 2), (6, 13, 3))),
    # holding games
    (((18, 21, 2), (6, 13, 8), (3, 8, 5)), ((18, 22, 2), (6, 13, 8), (1, 8, 5))),
    # anything
    (((1, 25, 8), (1, 10, 7)), ((1, 25, 8), (1, 10, 7))),
)


def themed(rng):
    """A board drawn from a theme, seats drawn too."""
    board = np.zeros(boards.CELLS, np.int8)
    sides = [0, boards.SIDE]
    rng.shuffle(sides)
    for base, zones in zip(sides, rng.choice(THEMES)):
        for low, high, number in zones:
            _fill(rng, board, base, (low - 1, high - 1), number)
    return board


def _fill(rng, board, base, zone, number):
    """Put `number` checkers on free points of `zone`, more often in pairs."""
    for _ in range(100):
        if not number:
            return
        i = rng.randint(*zone)
        other = boards.SIDE - base + 23 - i
        if i < boards.BAR and board[other]:
            continue
        count = min(number, rng.choice((1, 2, 2, 3)))
        board[base + i] += count
        number -= count


def first_board(rng):
    """Where a game begins."""
    while rng.random() < THEMED:
        board = themed(rng)
        if boards.is_contact(board) and boards.count(board, 0):
            return board
    return boards.START


class Block:
    """One block of positions, the same for the same seed and number.

    Gathers contact and race boards until there are enough of the former.
    """

    race = RACE

    def __init__(self, seed, number):
        self.rng = random.Random(f"{seed}/{number}")
        self.seen = set()
        self.kept = {kind: [] for kind in store.KINDS}
        self.plays = np.empty((boards.ROOM, boards.CELLS), np.int8)

    def gather(self, size):
        """Play games until there are `size` contact positions."""
        while len(self.kept["contact"]) < size:
            self._game()
        return self.kept

    def _game(self):
        board = self._first()
        noise = self.rng.choice(NOISE)
        while True:
            one, other = self.rng.randint(1, 6), self.rng.randint(1, 6)
            ranking = teacher.ranked(board, one, other, self.plays)
            chosen = self._choose(ranking, noise)
            self._keep(self.plays[chosen])
            if len(ranking) > 1 and self.rng.random() < SIBLING:
                self._keep(self.plays[self.rng.choice(ranking[:NEAR])[1]])
            board = self.plays[chosen].copy()
            if boards.final_equity(board):
                return

    def _first(self):
        """Where one of the games begins."""
        return first_board(self.rng).copy()

    def _choose(self, ranking, noise):
        """Index of the play made: the best, a near one, seldom any."""
        drawn = self.rng.random()
        if drawn < WILD:
            return self.rng.choice(ranking)[1]
        if drawn < WILD + noise:
            return self.rng.choice(ranking[:NEAR])[1]
        return ranking[0][1]

    def _keep(self, board):
        """Take `board` up unless it is known or finished."""
        key = board.tobytes()
        if key in self.seen or boards.final_equity(board):
            return
        self.seen.add(key)
        kind = "contact" if boards.is_contact(board) else "race"
        if kind == "contact" or self.rng.random() < self.race:
            self.kept[kind].append(board.copy())


class Races(Block):
    """A block of races alone: known ones, disturbed a little and played on.

    known   race boards int8[n, 50] to begin from
    """

    race = 1

    def __init__(self, seed, number, known):
        super().__init__(f"races/{seed}", number)
        self.known = known

    def gather(self, size):
        """Play races until there are `size` positions."""
        while len(self.kept["race"]) < size:
            self._game()
        return {"race": self.kept["race"][:size]}

    def _first(self):
        """A known race, some of its checkers on other points."""
        while True:
            board = self.known[self.rng.randrange(len(self.known))].copy()
            for base in (0, boards.SIDE):
                for _ in range(self.rng.randint(0, SHIFTED)):
                    _shift(self.rng, board, base)
            if not boards.is_contact(board):
                return board


def _shift(rng, board, base):
    """Move one checker of a side to a near point of its own."""
    i = rng.choice([i for i in range(boards.BAR) if board[base + i]])
    target = min(max(i + rng.randint(-4, 4), 0), boards.BAR - 1)
    board[base + i] -= 1
    board[base + target] += 1


def run(data, seed, blocks, races=False):
    """Write the blocks 0 to `blocks` − 1 of `seed` that are missing.

    races   blocks of races alone, begun from those that are there already
    """
    kinds = ("race",) if races else store.KINDS
    known = None
    if races:
        known = np.concatenate([store.boards_of(path) for path in store.shards(data, "race", 1)])
    for number in tqdm(range(blocks), desc="blocks of positions", unit="block"):
        paths = {kind: data / f"{kind}-{seed:03}-{number:04}.npz" for kind in kinds}
        if all(path.exists() for path in paths.values()):
            continue
        block = Races(seed, number, known) if races else Block(seed, number)
        kept = block.gather(store.SHARD)
        for kind, path in paths.items():
            store.write(path, boards=np.array(kept[kind], np.int8).reshape(-1, boards.CELLS))
