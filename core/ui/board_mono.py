"""The board in black and white: patterns in place of colours.

Player 0 has solid checkers, player 1 rings.  The cursor is a frame round a
whole point, a target is a cross, other targets and the last play are dots.
"""

import framebuf
from micropython import const

from core.match import CENTRE, DOUBLED, NOBODY
from core.position import BAR, OFF
from core.ui.board import Board

_TALL = const(5)


class MonoBoard(Board):
    """The board on a display with one bit a pixel."""

    key = 0

    def _sprite(self, player):
        """A checker with its corners cut, solid or hollow."""
        size = self.geometry.checker
        data = bytearray((size + 7) // 8 * size)
        sprite = framebuf.FrameBuffer(data, size, size, framebuf.MONO_VLSB)
        sprite.fill_rect(1, 0, size - 2, size, 1)
        sprite.fill_rect(0, 1, size, size - 2, 1)
        if player:
            sprite.fill_rect(1, 1, size - 2, size - 2, 0)
        return sprite

    def draw(self):
        self.fb.fill_rect(0, 0, self.geometry.width, self.geometry.bottom, 0)
        Board.draw(self)

    def _column(self, point):
        g = self.geometry
        x = g.point_x(point)
        low = point <= 12
        # The frame of the cursor stands in the gaps on both sides.
        gap = self._gap(x)
        self.fb.fill_rect(x - gap, g.column_y(low), g.point + gap, g.tall, 0)
        mine, theirs = self.count(0, point), self.count(1, 25 - point)
        if not mine and not theirs:
            self._empty(x, low, point & 1)
        self._stack(x, low, 0 if mine else 1, mine or theirs)
        self._marks(point, x, low, mine or theirs)
        if self.cursor > OFF and self.cursor != point:
            # A neighbour's frame stands in a gap that has just been cleared.
            self._frame(self.cursor, g.point_x(self.cursor), self.cursor <= 12)

    def _empty(self, x, low, odd):
        """An empty point: a tooth at the rim, and a dotted line on every other one."""
        g = self.geometry
        middle = x + g.checker // 2
        edge = g.bottom - 1 if low else g.top
        step = -1 if low else 1
        if g.checker > 4:
            self.fb.hline(middle - 1, edge, 3, 1)
            self.fb.pixel(middle, edge + step, 1)
        else:
            self.fb.hline(x + 1, edge, 2, 1)
            middle = x + 1
        if odd:
            for k in range(2, g.tall * 3 // 4, 2):
                self.fb.pixel(middle, edge + k * step, 1)

    def _stack_number(self, x, y, side, count):
        """The size of a stack in place of its last checkers, a digit below the other."""
        g = self.geometry
        size = 12 if count > 9 else 6
        if y < g.middle:
            y += g.checker - size
        self.fb.fill_rect(x, y, g.checker, size, 0)
        self._digits(x + (g.checker - 3) // 2, y + (y < g.middle) - self._tiny.top, count)

    def _digits(self, x, y, value):
        """A number's digits one below the other; returns y below them."""
        if value > 9:
            y = self._digits(x, y, value // 10)
        self._tiny.number(self.fb, x, y, value % 10, 1)
        return y + 6

    def _marks(self, point, x, low, count):
        bit = 1 << point
        g = self.geometry
        y = g.checker_y(low, min(max(count, 1), _TALL) - 1)
        if point == self.cursor:
            self._frame(point, x, low)
        elif self.targets & bit:
            y = g.checker_y(low, min(count, _TALL - 1))
            self._target(x, y, point == self.aim)
        elif self.marked & bit:
            self._pip_of_last(x, y)

    def _frame(self, point, x, low):
        """A frame round the whole point."""
        g = self.geometry
        if point == BAR:
            self.fb.rect(g.bar - 1, g.middle, g.bar_width + 1, g.bottom - g.middle, 1)
        elif self._gap(x):
            self.fb.rect(x - 1, g.column_y(low), g.checker + 2, g.tall, 1)
        else:
            # Left of it is the tray or nothing: the frame is open there.
            y = g.column_y(low)
            self.fb.hline(x, y, g.checker, 1)
            self.fb.hline(x, y + g.tall - 1, g.checker, 1)
            self.fb.vline(x + g.checker, y, g.tall, 1)

    def _gap(self, x):
        """Pixels left of a column that are free: the first has none where no frame is."""
        g = self.geometry
        return 1 if g.frame or x > g.left else 0

    def _target(self, x, y, aimed):
        """A cross where the checker would land, a dot where another die leads."""
        size = self.geometry.checker
        self.fb.fill_rect(x, y, size, size, 0)
        if not aimed:
            self.fb.fill_rect(x + size // 2 - 1, y + size // 2 - 1, 2, 2, 1)
            return
        self.fb.line(x, y, x + size - 1, y + size - 1, 1)
        self.fb.line(x + size - 1, y, x, y + size - 1, 1)

    def _pip_of_last(self, x, y):
        """A dot on a checker of the other side: it came there just now."""
        middle = self.geometry.checker // 2
        size = 1 if self.geometry.checker > 4 else 2
        lit = self.player(1) == 1
        self.fb.fill_rect(x + middle - (size > 1), y + middle - (size > 1), size, size, lit)

    def _bar(self):
        g = self.geometry
        tall = g.bottom - g.top
        self.fb.fill_rect(g.bar, g.top, g.bar_width - 1, tall, 0)
        if not self.layout.in_bar:
            self.fb.vline(g.bar, g.top, tall, 1)
            self.fb.vline(g.bar + g.bar_width - 2, g.top, tall, 1)
        for side in (0, 1):
            x = g.bar + (g.bar_width - 1 - g.checker) // 2
            count = self.count(side, BAR)
            self._bar_stack(x, side == 0, side, count)
            if side == 0:
                self._marks(BAR, x, True, count)

    def _bar_stack(self, x, low, side, count):
        """Checkers on the bar: one and their number where the dice stand there too."""
        if not self.layout.in_bar or count < 2:
            self._stack(x, low, side, count)
        else:
            g = self.geometry
            y = g.checker_y(low, 0)
            self._stack(g.bar, low, side, 1)
            # A digit is taller than a checker: the texts below would cut it off.
            y -= self._tiny.top + (self._tiny.tall - g.checker if low else 0)
            self._tiny.number(self.fb, g.bar + g.checker + 1, y, count, 1)

    def _tray(self, side):
        """Checkers borne off as lines: whole, or broken for the rings."""
        g = self.geometry
        half = g.middle - g.top
        self.fb.fill_rect(g.tray, g.middle if side == 0 else g.top, g.tray_width, half, 0)
        if g.frame and g.tray_width > 4:
            self.fb.vline(g.tray, g.top, g.bottom - g.top, 1)
        edge = 2 if g.tray_width > 4 else 0
        for index in range(self.count(side, OFF)):
            y = g.bottom - 1 - index if side == 0 else g.top + index
            wide = g.tray_width - edge
            self.fb.hline(g.tray + edge, y, wide, 1)
            if self.player(side) and index & 1:
                self.fb.hline(g.tray + edge + 1, y, wide - 2, 0)
        if side == 0 and self.targets & 1 << OFF:
            self._target(g.tray + edge, g.middle + 1, self.aim == OFF)

    def draw_cube(self):
        match = self.match
        if not self.layout.in_bar:
            Board.draw_cube(self)
        elif match.rules.cube and match.cube_owner != CENTRE and match.phase != DOUBLED:
            self._small_cube()

    def _small_cube(self):
        """The cube's digits one below the other, at its owner's end of the tray."""
        g = self.geometry
        value = self.match.cube
        tall = 6 * len(str(value))
        y = g.middle if self.match.cube_owner == self.viewer else g.middle - tall
        self.fb.fill_rect(g.tray, y, g.tray_width, tall, 0)
        self._digits(g.tray, y - self._tiny.top, value)

    def draw_dice(self, tumbling=-1):
        if not self.layout.in_bar:
            Board.draw_dice(self, tumbling)
            return
        g = self.geometry
        if tumbling < 0:
            self._bar()
        if self.match.phase == DOUBLED:
            self._bar_number(str(2 * self.match.cube))
        elif self.match.dice[0]:
            self._bar_dice(g.bar + 1, g.middle - g.die - 1, tumbling)

    def show_dice(self):
        """Send the strip of the dice, or the bar where they stand in it."""
        if not self.layout.in_bar:
            Board.show_dice(self)
            return
        g = self.geometry
        self.console.show(g.bar, g.top, g.bar_width, g.bottom - g.top)

    def _bar_number(self, text):
        """The offered cube: its digits on a lit field across the bar."""
        g = self.geometry
        y = g.middle - 4 * len(text)
        self.fb.fill_rect(g.bar, y, g.bar_width - 1, 8 * len(text), 1)
        for k in range(len(text)):
            self._tiny.middle(self.fb, g.bar, y + 8 * k, g.bar_width - 1, 8, text[k], 0)

    def _bar_dice(self, x, y, tumbling):
        """Two dice in the bar; for a double one, and how many are left."""
        match = self.match
        double = match.dice[0] == match.dice[1] and tumbling < 0 and match.turn != NOBODY
        for k in range(2):
            face = match.dice[k] if tumbling < 0 else 1 + (tumbling * 5 + k * 3) % 6
            if k and double:
                self._tiny.middle_number(self.fb, x, y, self.geometry.die, 7, match.n_left, 1)
                return
            dim = tumbling < 0 and self._played(k)
            chosen = face == self.die and not dim
            self._player_die(x, y, face, 0, dim, chosen)
            y += self.geometry.die + 2

    def _player_die(self, x, y, face, player, dim, chosen):
        """A die: solid if A plays it, else its rim; a played one has no rim."""
        size = self.geometry.die
        self.draw_die(x, y, size, face, 0 if dim else 1, 1)
        if not chosen and not dim:
            self.fb.fill_rect(x + 1, y + 1, size - 2, size - 2, 0)
        self._pips(x, y, size, face, 0 if chosen else 1)
        if dim:
            self.fb.line(x, y + size // 2, x + size - 1, y + size // 2, 0)

    def redraw(self, point, side=0):
        """Draw a column again; its frame reaches one pixel to the left."""
        g = self.geometry
        if point == BAR or point == OFF:
            Board.redraw(self, point, side)
            return
        self._column(point)
        self.console.show(
            max(0, g.point_x(point) - 1), g.column_y(point <= 12), g.point + 1, g.tall
        )

    def redraw_cursor(self, point):
        """The cursor's frame is as tall as the point."""
        self.redraw(point)

    def _cube(self, x, y, size, value):
        """A lit square with its value."""
        wide = max(size, self._tiny.number_width(value) + 2)
        self.fb.fill_rect(x, y, wide, size, 1)
        self._tiny.middle_number(self.fb, x, y, wide, size, value, 0)
