"""Boards as small arrays and the legal plays of a roll, compiled for speed.

A board is int8[50]: [0..24] the checkers of the side on roll by its own point
minus one, 24 being its bar, [25..49] the same for the other side in its own
numbering.  Checkers borne off are those that are missing from fifteen.  The
rules are those of `core.plays`, which the tests compare; this is the form that
a compiler makes fast.
"""

import numpy as np
from numba import njit

SIDE = 25
BAR = 24
CELLS = 50
ROOM = 2048  # plays of one roll; the most met in real games is 487
_TABLE = 8192  # slots of the table that finds plays with the same result

START = np.zeros(CELLS, np.int8)
for _base in (0, SIDE):
    START[_base + 23], START[_base + 12], START[_base + 7], START[_base + 5] = 2, 5, 3, 5


def from_cells(cells):
    """Board of the 52 cells of a `core.position.Position`, the same side on roll."""
    return np.array(list(cells[1:26]) + list(cells[27:52]), np.int8)


@njit(cache=True)
def back(board, base):
    """Index of the rearmost checker of the side at `base` (0 or SIDE), -1 for none."""
    for i in range(BAR, -1, -1):
        if board[base + i]:
            return i
    return -1


@njit(cache=True)
def is_contact(board):
    """True while any checker still has to pass one of the other side's."""
    return back(board, 0) + back(board, SIDE) > 22


@njit(cache=True)
def count(board, base):
    """Checkers of the side at `base` that are still to be borne off."""
    total = 0
    for i in range(SIDE):
        total += board[base + i]
    return total


@njit(cache=True)
def final_equity(board):
    """Points the side on roll gets in a finished game, 0 if the game goes on.

    Only the other side, which has just played, can have borne off its last.
    """
    if count(board, SIDE):
        return 0
    if count(board, 0) < 15:
        return -1
    return -3 if back(board, 0) > 17 else -2


@njit(cache=True)
def _may_move(board, source, die, rear):
    """True if the side on roll may move one checker; `rear` is its `back`."""
    target = source - die
    if target >= 0:
        return board[SIDE + 23 - target] < 2
    return rear < 6 and (target == -1 or source == rear)


@njit(cache=True)
def _move(board, source, die):
    """Move one checker of the side on roll, hitting what is there."""
    board[source] -= 1
    target = source - die
    if target < 0:
        return
    board[target] += 1
    if board[SIDE + 23 - target]:
        board[SIDE + 23 - target] = 0
        board[SIDE + BAR] += 1


@njit(cache=True)
def _hash(board):
    """A number that is the same for the same board."""
    value = np.uint32(2166136261)
    for i in range(CELLS):
        value = np.uint32((value ^ np.uint32(board[i])) * np.uint32(16777619))
    return value


@njit(cache=True)
def _add(board, out, n, table):
    """Append `board` to out[:n] unless it is there; returns the new n."""
    slot = _hash(board) % np.uint32(_TABLE)
    while table[slot] >= 0:
        if (out[table[slot]] == board).all():
            return n
        slot = (slot + np.uint32(1)) % np.uint32(_TABLE)
    if n < ROOM:
        out[n] = board
        table[slot] = n
        n += 1
    return n


@njit(cache=True)
def _search(board, dice, length, out, table, best, n):
    """All ways to play dice[:length] in this order; keeps the longest.

    best    int64[2]: most moves and, among those, most pips of dice so far
    Returns how many results out holds now.
    """
    boards = np.empty((5, CELLS), np.int8)
    source = np.empty(5, np.int64)  # next source to try on this level
    moved = np.zeros(5, np.bool_)
    boards[0] = board
    source[0] = BAR
    depth = 0
    pips = 0
    while depth >= 0:
        here = boards[depth]
        found = False
        if depth < length:
            rear = back(here, 0)
            low = BAR if here[BAR] else 0
            i = source[depth]
            while i >= low and not found:
                if here[i] and _may_move(here, i, dice[depth], rear):
                    found = True
                else:
                    i -= 1
        if found:
            moved[depth] = True
            source[depth] = i - 1
            boards[depth + 1] = here
            _move(boards[depth + 1], i, dice[depth])
            pips += dice[depth]
            depth += 1
            # Of equal dice, the order of the sources does not matter.
            source[depth] = i if length == 4 else BAR
            moved[depth] = False
            continue
        if not moved[depth]:
            if depth > best[0] or (depth == best[0] and pips > best[1]):
                best[0], best[1] = depth, pips
                n = 0
                table[:] = -1
            if depth == best[0] and pips == best[1]:
                n = _add(here, out, n, table)
        depth -= 1
        if depth >= 0:
            pips -= dice[depth]
    return n


@njit(cache=True)
def find_plays(board, one, other, out):
    """Boards after each legal play, seen by the side that rolls next.

    out     int8[ROOM, 50] that takes them
    Returns their number; for a dance it is 1, the board turned.
    """
    table = np.full(_TABLE, -1, np.int32)
    best = np.full(2, -1, np.int64)
    dice = np.empty(4, np.int64)
    dice[:] = one
    if one == other:
        n = _search(board, dice, 4, out, table, best, 0)
    else:
        dice[1] = other
        n = _search(board, dice, 2, out, table, best, 0)
        dice[0], dice[1] = other, one
        n = _search(board, dice, 2, out, table, best, n)
    for k in range(n):
        for i in range(SIDE):
            out[k, i], out[k, SIDE + i] = out[k, SIDE + i], out[k, i]
    return n
