"""Draws the board: points, checkers, bar, tray, cube, dice.

Reads a match, never changes it.  Everything is drawn for a viewer, one of the
two players, whose home is at the bottom right and whose numbers stand on the
frame.  Each part can be redrawn alone, which keeps what is sent small.
"""

import framebuf
from micropython import const

from core.match import CENTRE, DOUBLED, NOBODY
from core.position import BAR, CHECKERS, OFF, SIDE
from core.ui import theme

KEY = const(3)  # theme.FELT, which no checker has in it
_TALL = const(5)  # higher stacks show a number
# Where the cube is, as in `layouts`.
_CUBE_TRAY = const(0)
_CUBE_BAR = const(1)
_CUBE_PANEL = const(2)


class Board:
    """The board of one match on one console.

    match, viewer       what is shown and for whom; set before drawing
    hidden              a point of the viewer with one checker fewer, or -1:
                        the checker that travels just now
    sources, targets    bit masks of points to be marked
    cursor              the point under the cursor, or -1
    die, aim            the die that A plays from there, and where it leads
    marked              bit mask of points where the last play ended
    """

    key = KEY

    def __init__(self, console, geometry, layout, number_type, small_type):
        self.console = console
        self.layout = layout
        self.fb = console.fb
        self.geometry = geometry
        self._tiny = number_type
        self._small = small_type
        self.match = None
        self.viewer = 0
        self._last = 0  # where the last play ended, in the other side's points
        self.clear_marks()
        self.hidden = self.hidden_side = -1
        self._sprites = (self._sprite(0), self._sprite(1))

    # -- marks ------------------------------------------------------------------

    def clear_marks(self):
        """Mark nothing."""
        self.sources = self.targets = self.marked = self.die = 0
        self.cursor = self.aim = -1

    def note_last(self):
        """Keep where the checkers of the turn that ends now have come to."""
        match = self.match
        self._last = 0
        self._mover = match.turn
        for step in range(match.n_moves):
            source = match.moves[2 * step]
            self._last &= ~(1 << source)
            self._last |= 1 << max(OFF, source - match.moves[2 * step + 1])

    def mark_last(self):
        """Mark the other side's last play."""
        if self._last and self._mover != self.viewer:
            for point in range(1, 25):
                if self._last >> point & 1:
                    self.marked |= 1 << 25 - point

    # -- what stands where ----------------------------------------------------

    def count(self, side, point):
        """Checkers of the viewer (side 0) or the other (1) on their own point."""
        base = SIDE if self._swapped() != (side == 1) else 0
        number = self.match.position.cells[base + point]
        if self.hidden == point and self.hidden_side == side:
            number -= 1
        return number

    def _swapped(self):
        """True if the position is seen from the other side than the viewer's."""
        turn = self.match.turn
        return turn != NOBODY and turn != self.viewer

    def player(self, side):
        """The player whom the viewer sees as side 0 or 1."""
        return self.viewer if side == 0 else 1 - self.viewer

    def checker_x(self, side, point):
        """Left edge of the checkers on a side's own point."""
        g = self.geometry
        x = g.point_x(self._seen(side, point))
        return x + (g.bar_width - g.checker) // 2 if point == BAR else x

    def checker_y(self, side, point, lift=0):
        """Top edge of the top checker of a side's own point, `lift` places higher."""
        g = self.geometry
        if point == OFF:
            return g.middle + (g.checker if side == 0 else -2 * g.checker)
        index = min(_TALL, max(1, self.count(side, point) + lift)) - 1
        return g.checker_y(g.is_low(self._seen(side, point), side), index)

    def _seen(self, side, point):
        """A side's own point as the viewer counts."""
        return point if side == 0 or point == BAR or point == OFF else 25 - point

    # -- the whole ----------------------------------------------------------------

    def draw(self):
        """Draw everything but the lines of text and the dice."""
        g = self.geometry
        fb = self.fb
        y = g.top - g.number
        fb.fill_rect(0, y, g.width, g.bottom + g.number - y, theme.FRAME)
        fb.hline(0, y, g.width, theme.FRAME_LIGHT)
        fb.hline(0, g.bottom + g.number - 1, g.width, theme.INK)
        for point in range(1, 25):
            self._number(point)
            self._column(point)
        self._bar()
        self._tray(0)
        self._tray(1)
        self.draw_cube()
        self.draw_dice()

    def show_all(self):
        """Send the whole board to the display."""
        g = self.geometry
        y = g.top - g.number
        self.console.show(0, y, g.width, g.bottom + g.number - y)

    def redraw(self, point, side=0):
        """Draw one column again and send it: a point, or a side's bar or tray."""
        g = self.geometry
        if point == BAR:
            self._bar()
            if self.layout.in_bar:
                self.draw_dice()
            if self.layout.cube == _CUBE_BAR:
                self.draw_cube()
            self.console.show(g.bar, g.top, g.bar_width, g.bottom - g.top)
        elif point == OFF:
            self._tray(side)
            if self.layout.cube == _CUBE_TRAY:
                self.draw_cube()
            self.console.show(g.tray, g.top, g.tray_width, g.bottom - g.top)
        else:
            self._column(point)
            self._number(point)
            y = g.column_y(True) if point <= 12 else g.top - g.number
            self.console.show(g.point_x(point), y, g.point, g.tall + g.number)

    def redraw_marks(self, point):
        """Draw a column again and send only where its marks stand."""
        if point == BAR or point == OFF:
            self.redraw(point)
            return
        g = self.geometry
        self._column(point)
        count = self.count(0, point) or self.count(1, 25 - point)
        low = point <= 12
        one = g.checker_y(low, max(0, min(count, _TALL) - 1))
        other = g.checker_y(low, min(count, _TALL - 1))
        y = min(one, other)
        self.console.show(g.point_x(point), y, g.point, abs(one - other) + g.checker)

    def redraw_cursor(self, point):
        """The same for a point that the cursor leaves or comes to: its number too."""
        self.redraw_marks(point)
        g = self.geometry
        if g.number and point != BAR and point != OFF:
            self._number(point)
            y = g.bottom if point <= 12 else g.top - g.number
            self.console.show(g.point_x(point), y, g.point, g.number)

    def _number(self, point):
        """The point's number on the frame, lit under the cursor."""
        g = self.geometry
        if not g.number:
            return
        x = g.point_x(point)
        y = g.bottom + 1 if point <= 12 else g.top - g.number + 1
        self.fb.fill_rect(x, y, g.point, g.number - 2, theme.FRAME)
        x += (g.point - self._tiny.number_width(point)) // 2
        colour = theme.GOLD if point == self.cursor else theme.POINT_A
        self._tiny.number(self.fb, x, y, point, colour)

    # -- columns ------------------------------------------------------------------

    def _column(self, point):
        """A point with its checkers and marks."""
        g = self.geometry
        x = g.point_x(point)
        low = point <= 12
        self.fb.fill_rect(x, g.column_y(low), g.point, g.tall, theme.FELT)
        self._triangle(x, low, theme.POINT_A if point & 1 else theme.POINT_B)
        mine, theirs = self.count(0, point), self.count(1, 25 - point)
        side = 0 if mine else 1
        count = mine or theirs
        self._stack(x, low, side, count)
        self._marks(point, x, low, count)

    def _triangle(self, x, low, colour):
        """The point itself: rows that grow narrower towards the middle."""
        g = self.geometry
        tall = g.tall - (4 if g.tall > 50 else 1)
        for k in range(g.point):
            # Columns from the rim to the centre line reach further and further.
            reach = tall * (2 * min(k, g.point - 1 - k) + 1) // g.point
            y = g.bottom - reach if low else g.top
            self.fb.vline(x + k, y, reach, colour)

    def _stack(self, x, low, side, count):
        """Up to five checkers, and the number of a higher stack."""
        g = self.geometry
        for index in range(min(count, _TALL)):
            self.fb.blit(self._sprites[self.player(side)], x, g.checker_y(low, index), self.key)
        if count > _TALL:
            self._stack_number(x, g.checker_y(low, _TALL - 1), side, count)

    def _stack_number(self, x, y, side, count):
        """The size of a stack, on its last checker."""
        g = self.geometry
        face = self._small if g.checker > 12 else self._tiny
        colour = theme.ON_FILL[self.player(side)]
        face.middle_number(self.fb, x, y, g.checker, g.checker, count, colour)

    def _marks(self, point, x, low, count):
        """Cursor, source, target, and where the last play ended."""
        bit = 1 << point
        if not (self.sources | self.targets | self.marked) & bit and point != self.cursor:
            return
        g = self.geometry
        top = min(max(count, 1), _TALL) - 1
        y = g.checker_y(low, top)
        if point == self.cursor:
            self._ring(x, y, theme.GOLD, 2)
            if count <= _TALL:
                self._dot(x, y, theme.GOLD)
        elif self.targets & bit:
            y = g.checker_y(low, min(count, _TALL - 1))
            self._ring(x, y, theme.GREEN, 2 if point == self.aim else 1)
            if point == self.aim:
                self._dot(x, y, theme.GREEN)
        elif self.sources & bit:
            self._ring(x, y, theme.GOLD, 1)
        elif self.marked & bit:
            self._dot(x, y, theme.BLUE)

    def _ring(self, x, y, colour, thick):
        """A ring round a checker's place."""
        middle = self.geometry.checker // 2
        for k in range(thick):
            self.fb.ellipse(x + middle, y + middle, middle - k, middle - k, colour)

    def _dot(self, x, y, colour):
        middle = self.geometry.checker // 2
        size = 3 if middle > 6 else middle // 2
        self.fb.ellipse(x + middle, y + middle, size, size, colour, True)

    def _bar(self):
        """The bar with both sides' checkers."""
        g = self.geometry
        self.fb.fill_rect(g.bar, g.top, g.bar_width, g.bottom - g.top, theme.FRAME)
        self.fb.vline(g.bar, g.top, g.bottom - g.top, theme.INK)
        self.fb.vline(g.bar + g.bar_width - 1, g.top, g.bottom - g.top, theme.INK)
        for side in range(2):
            count = self.count(side, BAR)
            low = side == 0
            x = g.bar + (g.bar_width - g.checker) // 2
            self._stack(x, low, side, count)
            if side == 0:
                self._marks(BAR, x, low, count)

    def _tray(self, side):
        """Checkers borne off, as slim bars, and a mark where one may go off."""
        g = self.geometry
        half = g.middle - g.top
        y = g.middle if side == 0 else g.top
        self.fb.fill_rect(g.tray, y, g.tray_width, half, theme.INK)
        colour = theme.FILL[self.player(side)]
        rim = theme.RIM[self.player(side)]
        pitch = min(3, (half - 2) // CHECKERS)
        edge = 2 if g.tray_width > 8 else 1
        for index in range(self.count(side, OFF)):
            top = g.bottom - pitch - pitch * index if side == 0 else g.top + 1 + pitch * index
            self.fb.hline(g.tray + edge, top, g.tray_width - 2 * edge, colour)
            if pitch > 1:
                self.fb.hline(g.tray + edge, top + 1, g.tray_width - 2 * edge, rim)
        if side == 0 and self.targets & 1 << OFF:
            self.fb.rect(g.tray, g.middle, g.tray_width, half, theme.GREEN)
            self.fb.rect(g.tray + 1, g.middle + 1, g.tray_width - 2, half - 2, theme.GREEN)

    # -- cube and dice -------------------------------------------------------------

    def draw_cube(self):
        """The cube in the tray: in the middle, or at its owner's side of it."""
        match = self.match
        if not match.rules.cube or match.crawford or match.phase == DOUBLED:
            return
        g = self.geometry
        half = g.middle - g.top
        if self.layout.cube == _CUBE_PANEL:
            self._lying_cube(g.panel + 2, 9, 0)
        elif self.layout.cube == _CUBE_BAR:
            size = g.bar_width - 2
            self._lying_cube(g.bar + 1, size, half - size // 2 - 2 * g.checker - 3)
        else:
            size = g.tray_width - 4
            # As far to the owner's side as the checkers borne off leave room.
            self._lying_cube(g.tray + 2, size, half - 3 * CHECKERS - size // 2 - 4)

    def _lying_cube(self, x, size, reach):
        """The cube in the middle, or `reach` from it on its owner's side."""
        match = self.match
        y = self.geometry.middle - size // 2
        if match.cube_owner != CENTRE:
            y += reach if match.cube_owner == self.viewer else -reach
        centred = match.cube_owner == CENTRE and match.cube == 1
        self._cube(x, y, size, 64 if centred else match.cube)

    def _cube(self, x, y, size, value):
        """The cube with its value up."""
        self.fb.fill_rect(x, y, size, size, theme.WHITE)
        face = self._tiny
        if size >= 12:
            self.fb.rect(x, y, size, size, theme.GREY)
            if self._small.number_width(value) < size - 3:
                face = self._small
        face.middle_number(self.fb, x, y, size, size, value, theme.INK)

    def _offered_cube(self, y):
        """The cube between the columns, turned, on the side that has to answer."""
        g = self.geometry
        x = g.dice_x(self.match.actor == self.viewer, 1)
        self._cube(x, y, g.die, 2 * self.match.cube)

    def draw_dice(self, tumbling=-1):
        """The dice between the columns: the roller's half, played ones dimmed.

        tumbling    a number that changes while the dice roll, or -1
        """
        g = self.geometry
        y = g.top + g.tall
        self.fb.fill_rect(g.left, y, 6 * g.point, 2 * (g.middle - y), theme.FELT)
        self.fb.fill_rect(g.right, y, 6 * g.point, 2 * (g.middle - y), theme.FELT)
        match = self.match
        y = g.middle - g.die // 2
        if match.phase == DOUBLED:
            self._offered_cube(y)
        elif match.dice[0] and match.turn != NOBODY:
            self._rolled_dice(y, tumbling)
        elif match.dice[0]:
            self._opening_dice(y)

    def show_dice(self):
        """Send the strip of the dice."""
        g = self.geometry
        y = g.top + g.tall
        wide = 12 * g.point + g.bar_width
        self.console.show(g.left, y, wide, max(1, 2 * (g.middle - y)))

    def _rolled_dice(self, y, tumbling):
        """Two dice, or the four moves of a double, on the roller's side."""
        g = self.geometry
        match = self.match
        double = match.dice[0] == match.dice[1] and tumbling < 0
        count = 4 if double else 2
        wide = g.die + g.die // 8
        x = g.dice_x(match.turn == self.viewer, count)
        for k in range(count):
            face = match.dice[k & 1]
            if tumbling >= 0:
                face = 1 + (tumbling * 5 + k * 3) % 6
            dim = tumbling < 0 and self._played(k)
            chosen = face == self.die and not dim and not (double and k)
            if chosen and self._room_for_frames():
                self._frame_die(x + k * wide, y)
            self._player_die(x + k * wide, y, face, match.turn, dim, chosen)

    def _room_for_frames(self):
        """True if a die's frame fits between the columns; else the die itself is gold."""
        g = self.geometry
        return g.die > 12 and 2 * (g.middle - g.top - g.tall) >= g.die + 4

    def _frame_die(self, x, y):
        """A frame round the die that A plays."""
        size = self.geometry.die
        self.fb.rect(x - 1, y - 2, size + 2, size + 4, theme.GOLD)
        self.fb.rect(x - 2, y - 1, size + 4, size + 2, theme.GOLD)

    def _played(self, k):
        """True if die number `k` is played, or cannot be."""
        match = self.match
        if match.need and match.n_moves >= match.need:
            return True
        if match.dice[0] == match.dice[1]:
            return k >= match.n_left
        for step in range(match.n_left):
            if match.left[step] == match.dice[k]:
                return False
        return True

    def _opening_dice(self, y):
        """One die on each side, as they were thrown: a tie."""
        for k in range(2):
            x = self.geometry.dice_x(k == self.viewer, 1)
            self._player_die(x, y, self.match.dice[k], k, False, False)

    def _player_die(self, x, y, face, player, dim, chosen):
        """A die in a player's colours; small dice have no frame when chosen but a colour."""
        colour = theme.FRAME if dim else theme.FILL[player]
        pips = theme.GREY if dim else theme.ON_FILL[player]
        if chosen and not self._room_for_frames():
            colour, pips = theme.GOLD, theme.INK
        self.draw_die(x, y, self.geometry.die, face, colour, pips)

    def draw_die(self, x, y, size, face, colour, pips):
        """One die of `size` pixels; face 0 is blank."""
        fb = self.fb
        fb.fill_rect(x + 1, y, size - 2, size, colour)
        fb.fill_rect(x, y + 1, size, size - 2, colour)
        self._pips(x, y, size, face, pips)

    def _pips(self, x, y, size, face, colour):
        third = size // 4
        centre = size // 2
        for row in range(3):
            for column in range(3):
                if _PIPS[face] >> (row * 3 + column) & 1:
                    across = x + centre + (column - 1) * third
                    self._pip(across, y + centre + (row - 1) * third, size // 14, colour)

    def _pip(self, x, y, half, colour):
        if half > 1:
            self.fb.ellipse(x, y, half, half, colour, True)
        elif self.geometry.die > 15 or half:
            self.fb.fill_rect(x - 1, y - 1, 3, 3, colour)
        elif self.geometry.die > 9:
            self.fb.fill_rect(x - (x > 0), y - 1, 2, 2, colour)
        else:
            self.fb.pixel(x, y, colour)

    # -- sprites -------------------------------------------------------------------

    def _sprite(self, player):
        """A checker, drawn once: rim, face and an inner ring."""
        size = self.geometry.checker
        data = bytearray((size + 1) // 2 * size)
        sprite = framebuf.FrameBuffer(data, size, size, framebuf.GS4_HMSB)
        sprite.fill(KEY)
        middle = size // 2
        sprite.ellipse(middle, middle, middle, middle, theme.INK, True)
        sprite.ellipse(middle, middle, middle - 1, middle - 1, theme.RIM[player], True)
        if size < 11:
            sprite.ellipse(middle, middle, middle - 2, middle - 2, theme.FILL[player], True)
            return sprite
        sprite.ellipse(middle, middle, middle - 2, middle - 2, theme.FILL[player], True)
        if size > 12:
            sprite.ellipse(middle, middle, middle - 4, middle - 4, theme.RIM[player])
        return sprite

    def sprite(self, player):
        """The picture of a player's checker."""
        return self._sprites[player]


# Pips of each face, a bit each, rows from the top left.
_PIPS = (0, 0x010, 0x101, 0x111, 0x145, 0x155, 0x16D)
