"""The teacher, gnubg-nn, behind the few functions that the workshop needs.

Its traps stay in here: a board is a pair with the side on roll second, and the
lists that `best_move` returns are neither in one view nor right in the bear-off
and crash on a dance, so plays are found by `boards` and only judged by gnubg.
"""

import gnubg_nn
import numpy as np

from sim.train import boards

# win, gammon, backgammon, lost gammon, lost backgammon; plus the constant −1
WEIGHTS = np.array([2, 1, 1, -1, -1], np.float32)


def equity(chances):
    """Cubeless equity in points of the five chances on the last axis."""
    return chances @ WEIGHTS - 1


def judge(board, plies):
    """The five chances of the side on roll; `plies` 0, 1 or 2 as gnubg counts them."""
    mine, theirs = board[: boards.SIDE].tolist(), board[boards.SIDE :].tolist()
    return gnubg_nn.probabilities([theirs, mine], plies)


def value(board, plies):
    """Equity of the side on roll, finished games included."""
    final = boards.final_equity(board)
    if final:
        return float(final)
    win, gammon, backgammon, lost_gammon, lost_backgammon = judge(board, plies)
    return 2 * win - 1 + gammon + backgammon - lost_gammon - lost_backgammon


def ranked(board, one, other, out):
    """Plays of a roll, best first by the teacher at 0 plies.

    out     int8[ROOM, 50], filled as by `boards.find_plays`
    Returns a list of (equity of the mover, index in out).
    """
    n = boards.find_plays(board, one, other, out)
    if n == 1:
        return [(0.0, 0)]
    return sorted(((-value(out[k], 0), k) for k in range(n)), reverse=True)
