"""One position: who has how many checkers where, seen from the side on roll.

The lowest layer of the house; everything else stands on it.  Both sides are
kept the same way, each in its own numbering, so that turning the board is
swapping two halves and no rule has to be written twice.
"""

from micropython import const

# A side's half of the cells: the index is that side's own point number.
OFF = const(0)
BAR = const(25)
SIDE = const(26)  # length of one half; the opponent's point p is cell SIDE + p
CELLS = const(52)
CHECKERS = const(15)

_START = ((24, 2), (13, 5), (8, 3), (6, 5))


class Position:
    """Checkers of both sides.

    cells   bytearray(52): cells[p] are the own checkers on the own point p
            (25 the bar, 0 borne off), cells[26 + p] the opponent's on the
            opponent's own point p.  My point p is the opponent's 25 - p.
    """

    def __init__(self):
        """Start with no checker placed, which counts as all borne off."""
        self.cells = bytearray(CELLS)
        self.clear()

    def clear(self):
        """Take every checker from the board: all count as borne off."""
        cells = self.cells
        for i in range(CELLS):
            cells[i] = 0
        cells[OFF] = cells[SIDE] = CHECKERS

    def start(self):
        """Set up the first position of a game."""
        self.clear()
        for point, count in _START:
            self.place(0, point, count)
            self.place(1, point, count)

    def place(self, side, point, count):
        """Move `count` checkers of `side` (0 mine) from off to its `point`."""
        self.cells[side * SIDE] -= count
        self.cells[side * SIDE + point] += count

    def copy(self, other):
        """Become equal to the position `other`."""
        cells = self.cells
        source = other.cells
        for i in range(CELLS):
            cells[i] = source[i]

    def flip(self):
        """Turn the board: the opponent becomes the side on roll."""
        cells = self.cells
        for i in range(SIDE):
            cells[i], cells[SIDE + i] = cells[SIDE + i], cells[i]

    def __eq__(self, other):
        return self.cells == other.cells

    def __hash__(self):
        return hash(bytes(self.cells))

    def at(self, point):
        """Checkers on my `point` 1 to 24: positive mine, negative theirs."""
        return self.cells[point] - self.cells[SIDE + BAR - point]

    def pips(self, side):
        """Pip count of `side`, 0 mine, 1 the opponent's (a bar checker is 25)."""
        total = 0
        base = side * SIDE
        for point in range(1, BAR + 1):
            total += point * self.cells[base + point]
        return total

    def back(self, side):
        """Highest own point with a checker of `side`, 25 the bar, 0 for none."""
        base = side * SIDE
        for point in range(BAR, 0, -1):
            if self.cells[base + point]:
                return point
        return OFF

    def is_contact(self):
        """True while any checker of one side still has to pass the other."""
        return self.back(0) + self.back(1) > BAR

    def move(self, source, die):
        """Move one own checker; True if it hit.  Legality is not asked here."""
        cells = self.cells
        cells[source] -= 1
        target = source - die
        if target <= OFF:
            cells[OFF] += 1
            return False
        cells[target] += 1
        if not cells[SIDE + BAR - target]:
            return False
        cells[SIDE + BAR] += cells[SIDE + BAR - target]
        cells[SIDE + BAR - target] = 0
        return True

    def winner(self):
        """0 if I have borne off all, 1 if the opponent has, -1 if nobody."""
        if self.cells[OFF] == CHECKERS:
            return 0
        return 1 if self.cells[SIDE] == CHECKERS else -1

    def multiplier(self, loser):
        """1 single, 2 gammon, 3 backgammon, by the checkers of `loser`.

        A backgammon needs a checker in the winner's home or on the bar: the
        loser's own points 19 to 25.
        """
        base = loser * SIDE
        if self.cells[base]:
            return 1
        return 3 if self.back(loser) > 18 else 2

    def points(self):
        """The 26 integers of the exchange format, as a new list.

        [0] my bar, [1..24] positive mine and negative the opponent's,
        [25] minus the opponent's bar.
        """
        row = [self.cells[BAR]]
        for point in range(1, BAR):
            row.append(self.at(point))
        row.append(-self.cells[SIDE + BAR])
        return row
