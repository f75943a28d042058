"""A person's choice of a checker: the cursor and the die that A plays.

Part of the board screen.  The cursor visits only checkers that can move; what
is legal is read from the match, and `play` makes the move.
"""

from core import console
from core.match import MOVE
from core.notation import turn_text
from core.position import BAR, OFF
from core.ui import sounds
from core.ui.geometry import NOTHING


class Chooser:
    """Cursor and die.

    cursor      the point it stands on, or NOTHING
    low_die     A plays the smaller of the two dice
    """

    def __init__(self, play):
        self._play = play
        self._board = play.board
        self._match = play.match
        self.cursor = NOTHING
        self.low_die = False
        self._main = ""  # what has happened, as the message says it
        self._said = 0  # the die and what else its hint names
        self._last = NOTHING  # where the last move of this turn ended

    # -- what is shown ------------------------------------------------------------

    def begin(self):
        """Mark what can be moved, put the cursor on one of them, and say so."""
        match = self._match
        sources = 0
        for point in range(1, BAR + 1):
            if match.legal[point]:
                sources |= 1 << point
        self._board.sources = sources
        if self.cursor < 0 or not sources >> self.cursor & 1:
            self.cursor = BAR
            while not sources >> self.cursor & 1:
                self.cursor -= 1
        self._place()
        self._said = 0
        self._main = self.played_text() if match.n_moves else self._turn_text()
        self._say()

    def _place(self):
        """Show the cursor, where its checker may go, and the die that A plays."""
        board = self._board
        mask = self._match.legal[self.cursor]
        targets = 0
        for die in range(1, 7):
            if mask >> die & 1:
                targets |= 1 << max(OFF, self.cursor - die)
        board.cursor = self.cursor
        board.targets = targets
        board.die = self.die()
        board.aim = max(OFF, self.cursor - board.die)

    def _say(self):
        """What A and B would do now; nothing is made where the same stands there."""
        moved = self._match.n_moves
        die = self.die()
        other = not moved and self._match.legal[self.cursor] & ~(1 << die) != 0
        if self._said == die << 1 | other:
            return
        self._said = die << 1 | other
        play = self._play
        text = play.app.text
        hint = text("choose") % die
        if moved:
            hint += "   " + text("undo_hint")
        elif other:
            hint += "   " + text("other_die")
        play.lines.say(self._main, hint)

    def _turn_text(self):
        if self._match.plays.count == 1:
            return self._play.app.text("forced")
        return self._play.told or self._play.lines.turn_text()

    def played_text(self):
        """The moves made in this turn, in the usual notation."""
        return turn_text(self._match)

    # -- moving ---------------------------------------------------------------------

    def die(self):
        """The die that A plays from the cursor: the larger, or the other."""
        mask = self._match.legal[self.cursor]
        low = high = 0
        for die in range(1, 7):
            if mask >> die & 1:
                high = die
                low = low or die
        return low if self.low_die else high

    def move(self, die):
        """Move the cursor's checker."""
        source = self.cursor
        self._last = max(OFF, source - die)
        if self._last:
            self.cursor = self._last
        self.low_die = False
        self._play.move(source, die)

    def can_carry(self):
        """True if the checker that has just moved can move on."""
        return self._last > OFF and self._match.n_moves and self._match.legal[self._last]

    def carry(self):
        """Move the checker that has just moved once more."""
        self.cursor = self._last
        self.move(self.die())

    # -- buttons ----------------------------------------------------------------------

    def key(self, button):
        """A button was pressed."""
        if button == console.A:
            self.move(self.die())
        elif button != console.B:
            self._go(button)
        elif self._match.n_moves:
            self._play.undo()
        elif self._match.legal[self.cursor] & ~(1 << self.die()):
            self.low_die = not self.low_die
            self._set(self.cursor)
        else:
            self.refuse(self.cursor, self._other_die())

    def _other_die(self):
        """The die of this roll that A would not play."""
        dice = self._match.dice
        return dice[0] if dice[0] != self.die() else dice[1]

    def _go(self, button):
        """Move the cursor to the nearest checker that can move in a direction."""
        best, nearest = NOTHING, 1 << 20
        board = self._board
        for point in range(1, BAR + 1):
            if board.sources >> point & 1:
                away = board.geometry.distance(button, self.cursor, point)
                if 0 <= away < nearest:
                    best, nearest = point, away
        if best != NOTHING:
            self.choose(best)

    def choose(self, point):
        """Put the cursor on another point; A plays the larger die again."""
        self.low_die = False
        self._set(point)

    def _set(self, point):
        """Put the cursor on a point, drawing only what changes."""
        board = self._board
        ends = 1 << self.cursor | 1 << point
        changed = ends | board.targets
        die = board.die
        self.cursor = point
        self._place()
        changed |= board.targets
        for column in range(OFF, BAR + 1):
            if ends >> column & 1:
                board.redraw_cursor(column)
            elif changed >> column & 1:
                board.redraw_marks(column)
        if board.die != die:
            board.draw_dice()
            board.show_dice()
        self._say()

    def refuse(self, point, die):
        """Say why a die cannot be moved from a point."""
        play = self._play
        why = self._match.may(MOVE, point << 3 | die)
        if why:
            self._said = 0
            play.app.sounds.play(sounds.REFUSED)
            play.lines.say(play.app.reason(why), play.lines.hint)
