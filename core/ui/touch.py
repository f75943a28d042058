"""Touches of the board screen: the mouse on a PC, a finger where a display feels it.

Loaded at the first touch, as most devices never have one.
"""

from core import console
from core.position import OFF
from core.ui.geometry import NOTHING
from core.ui.play import BUSY, CHOICE, CHOOSING, CONFIRM


class Touch:
    """What touches of the Play screen do.

    A target moves the cursor's checker there; a source is chosen.  A tap on the
    cursor's checker moves it when the finger is lifted: it may also be dragged to
    a target.
    """

    def __init__(self, play):
        self._play = play
        self._chooser = play.chooser
        self._tapped = False

    def down(self, x, y):
        """The display was touched."""
        play = self._play
        g = play.geometry
        if play.mode == BUSY:
            play.key(console.A, False)
        elif y < g.status_height:
            play.key(console.MENU, False)
        elif play.mode == CHOICE:
            self._button(x, y)
        elif play.mode == CHOOSING:
            self._choose(x, y)
        elif play.mode != CONFIRM:
            play.key(console.A, False)
        elif y >= g.message:
            # Below the board; the board itself is for looking.
            play.key(console.A if x < g.width // 2 else console.B, False)

    def up(self, x, y):
        """The finger was lifted: from the cursor's checker to a target it is a move."""
        if self._play.mode != CHOOSING:
            return
        chooser = self._chooser
        point = self._play.geometry.point_at(x, y)
        tapped, self._tapped = self._tapped, False
        if point == chooser.cursor:
            if tapped:
                chooser.move(chooser.die())
        elif point != NOTHING and self._play.board.targets >> point & 1:
            chooser.move(self._die_to(point))

    def _choose(self, x, y):
        """A touch while a checker is chosen."""
        chooser, board = self._chooser, self._play.board
        g = self._play.geometry
        point = g.point_at(x, y)
        self._tapped = point == chooser.cursor
        if point == NOTHING:
            if y >= g.message:
                chooser.key(console.A if x < g.width // 2 else console.B)
        elif board.targets >> point & 1:
            chooser.move(self._die_to(point))
        elif board.sources >> point & 1:
            if not self._tapped:
                chooser.choose(point)
        elif self._play.match.position.cells[point]:
            chooser.refuse(point, self._play.match.left[0])

    def _die_to(self, target):
        """The die that brings the cursor's checker to `target`."""
        cursor = self._chooser.cursor
        mask = self._play.match.legal[cursor]
        for die in range(6, 0, -1):
            if mask >> die & 1 and max(OFF, cursor - die) == target:
                return die
        return 0

    def _button(self, x, y):
        """The first touch lights a button, the next one presses it."""
        lines = self._play.lines
        button = self._button_at(x, y)
        if button >= 0 and button == lines.chosen:
            self._play.key(console.A, False)
        elif button >= 0:
            lines.chosen = button
            lines.show_message()

    def _button_at(self, x, y):
        """Number of the button under a touch, or -1."""
        g, lines = self._play.geometry, self._play.lines
        end = g.message + g.message_height
        top = end - lines.buttons_height()
        if not lines.buttons or x < g.message_x or not top <= y < end:
            return -1
        last = len(lines.buttons) - 1
        if lines.is_stacked():
            return min(last, (y - top) // lines.button_pitch())
        return min(last, (x - g.message_x) // (lines.button_width() + 1))
