"""bgsage, a second strong engine: judge and opponent beside the bot's teacher.

Its own ply count is one more than gnubg's; here it is gnubg's.  A board is
int8[50] as in `sim.train.boards`.
"""

import numpy as np

from sim.train import boards, teacher


def _seen_by_mover(board):
    """A board after a play as bgsage has it: 26 counts, the mover's positive.

    board   seen by the side that rolls next; [0] of the answer is that side's bar
    """
    rolls, moved = board[: boards.SIDE], board[boards.SIDE :]
    seen = [int(rolls[boards.BAR])]
    seen += [int(moved[k]) - int(rolls[23 - k]) for k in range(24)]
    return seen + [int(moved[boards.BAR])]


def _equities(after, plies):
    """The mover's cubeless equity of boards after its play, all gammons counting."""
    from bgsage.batch import batch_post_move_evaluate

    asked = [{"board": _seen_by_mover(board), "cube_owner": "centered"} for board in after]
    found = batch_post_move_evaluate(asked, eval_level=f"{plies + 1}ply", n_threads=1)
    rows = [one.probs for one in found]
    chances = [
        (p.win, p.gammon_win, p.backgammon_win, p.gammon_loss, p.backgammon_loss) for p in rows
    ]
    return teacher.equity(np.array(chances, np.float32))


def value(board, plies):
    """Equity of the side on roll, finished games included; as `teacher.value`."""
    final = boards.final_equity(board)
    return float(final) if final else -float(_equities([board], plies)[0])


def choose(board, one, other):
    """bgsage's play at 0 plies."""
    out = np.empty((boards.ROOM, boards.CELLS), np.int8)
    n = boards.find_plays(board, one, other, out)
    for k in range(n):
        if boards.final_equity(out[k]):
            return out[k].copy()
    return out[int(np.argmax(_equities(out[:n], 0)))].copy()
