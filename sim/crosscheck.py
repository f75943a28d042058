"""Checks the legal plays of random games against an independent referee.

    python -m sim.crosscheck [GAMES] [--seed N]

Every turn of every game, from the opening to the last checker, the set of
results must be gnubg-nn's.  The workshop's side of the house: nothing in the
game needs it.
"""

import argparse
import sys

import gnubg_nn

from core.dice import Dice
from core.plays import Plays
from core.position import BAR, SIDE, Position


def board_of(position):
    """gnubg-nn's board: the opponent first, then the side on roll."""
    cells = position.cells
    return [list(cells[SIDE + 1 : SIDE + BAR + 1]), list(cells[1 : BAR + 1])]


def their_results(position, one, other):
    """The set of results by gnubg-nn, each a pair of tuples like `board_of`."""
    keys = gnubg_nn.moves(board_of(position), one, other)
    boards = [gnubg_nn.board_from_position_key(key) for key in keys]
    return {(tuple(board[0]), tuple(board[1])) for board in boards}


def our_results(position, plays, one, other):
    """The same by the core; a result that comes twice raises AssertionError."""
    results = set()
    after = Position()
    for k in range(plays.find(position, one, other)):
        after.copy(position)
        plays.make(k, after)
        theirs, mine = board_of(after)
        results.add((tuple(theirs), tuple(mine)))
    assert len(results) == plays.count, "a result comes twice"
    return results


def check_game(dice, plays):
    """Play one random game; returns its turns, raises AssertionError if unlike."""
    position = Position()
    position.start()
    turns = 0
    while position.winner() < 0:
        roll = dice.roll()
        one, other = roll >> 3, roll & 7
        ours = our_results(position, plays, one, other)
        theirs = their_results(position, one, other)
        assert ours == theirs, f"{position.points()} {one}-{other}: {ours ^ theirs}"
        if plays.count:
            choice = dice.number(min(256, plays.count))
            plays.make(choice, position)
        position.flip()
        turns += 1
    return turns


def main(words=None):
    """Run the check; returns the exit status."""
    parser = argparse.ArgumentParser(prog="python -m sim.crosscheck", description=__doc__)
    parser.add_argument("games", type=int, nargs="?", default=2000)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args(words)
    dice = Dice(seed=options.seed)
    plays = Plays()
    turns = sum(check_game(dice, plays) for _ in range(options.games))
    print(f"{options.games} games, {turns} turns: every set of results equals gnubg-nn's")
    return 0


if __name__ == "__main__":
    sys.exit(main())
