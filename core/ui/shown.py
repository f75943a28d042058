"""A position that is shown without a match: what the board reads of a Match."""

from core.match import CENTRE, MOVING, TO_ROLL
from core.position import Position

_NO_MOVES = b""


class Shown:
    """What `board` and `status` ask of a match.

    position    seen from the side of player `turn`
    made        moves of a play that have been shown
    """

    def __init__(self, rules, turn=0):
        self.position = Position()
        self.rules = rules
        self.score = (0, 0)
        self.turn = self.actor = turn
        self.phase = TO_ROLL
        self.dice = self.moves = self.left = _NO_MOVES + b"\0\0"
        self.need = self.n_moves = self.n_left = self.made = 0
        self.cube, self.cube_owner = 1, CENTRE
        self.crawford = False


def last_play(match, noted):
    """The Shown of the last play; noted: as the board screen keeps it."""
    cells = len(match.position.cells)
    shown = Shown(match.rules, noted[cells + 9])
    shown.position.cells[:] = noted[:cells]
    shown.moves = noted[cells : cells + 8]
    shown.need = shown.n_moves = noted[cells + 8]
    shown.dice = noted[cells + 10 : cells + 12]
    shown.phase = MOVING
    shown.score, shown.crawford = match.score, match.crawford
    shown.cube, shown.cube_owner = match.cube, match.cube_owner
    return shown
