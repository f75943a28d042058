"""Duels with the luck of the dice taken out, as gnubg-nn at 0 plies sees it.

What a roll brings beyond the average of its 36 is luck, and its sum over a game
is on average zero; without it far fewer games give the same error bar.
"""

import random

import gnubg_nn
import numpy as np
from tqdm import trange

from sim.train import boards, teacher


def value(board, one, other):
    """Equity to the side on roll once it has played the dice as gnubg-nn does."""
    mine, theirs = board[: boards.SIDE].tolist(), board[boards.SIDE :].tolist()
    key = gnubg_nn.best_move([theirs, mine], one, other, n=0, b=1)[1]
    theirs, mine = gnubg_nn.board_from_position_key(key)
    return -teacher.value(np.array(list(mine) + list(theirs), np.int8), 0)


def luck(board, one, other, opening):
    """What this roll is worth beyond the average; an opening roll is no double."""
    total = weight = rolled = 0
    for high in range(1, 7):
        for low in range(1, high if opening else high + 1):
            worth = value(board, high, low)
            share = 1 if high == low else 2
            total += share * worth
            weight += share
            if (high, low) == (max(one, other), min(one, other)):
                rolled = worth
    return rolled - total / weight


def game(first, second, dice):
    """(points, points less luck) of `first`, which moves first."""
    rng = random.Random(dice)
    one = other = 0
    while one == other:
        one, other = rng.randint(1, 6), rng.randint(1, 6)
    board, players, turn = boards.START.copy(), (first, second), 0
    chance, opening = 0.0, True
    while True:
        chance += luck(board, one, other, opening) * (1 if turn == 0 else -1)
        opening = False
        board = players[turn](board, one, other)
        final = boards.final_equity(board)
        if final:
            points = -final if turn == 0 else final
            return points, points - chance
        turn = 1 - turn
        one, other = rng.randint(1, 6), rng.randint(1, 6)


def duel(first, second, pairs, seed):
    """Play pairs of games with the same dice and the seats swapped.

    Returns points per game of `first`, and the standard error over pairs, twice:
    as played, and with the luck taken out.
    """
    rows = np.empty((pairs, 2))
    bar = trange(pairs, desc="duel", unit="pair")
    for k in bar:
        one = np.array(game(first, second, f"{seed}/{k}"))
        other = np.array(game(second, first, f"{seed}/{k}"))
        rows[k] = (one - other) / 2
        if k % 10 == 9:
            bar.set_postfix_str(f"{rows[: k + 1, 1].mean():+.3f}")
    return rows.mean(0), rows.std(0) / pairs**0.5
