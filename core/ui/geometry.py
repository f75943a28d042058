"""Where everything on the board stands, worked out from the display's size.

Numbers only, computed once; `board` draws by them and a touch is looked up in
them.  Points are numbered as the viewer sees them: home at the bottom, at the
right or, mirrored, at the left.
"""

from micropython import const

from core import console
from core.position import BAR, OFF

NOTHING = const(-1)


class Geometry:
    """The board's layout on a display of `width` x `height` pixels.

    width       of the board; the panel, if there is one, is at its right
    panel       x of the panel; panel_width, 0 for none
    point       width of a point; checker: diameter of a checker
    step        from checker to checker; tall: height of a column
    top, bottom     edges of the playing area (the frame with numbers is outside)
    left, right     x of the two halves; bar, tray: x of the bar and of the tray
    bar_width, tray_width, frame, number, die
    status_height   of the strip above the board
    message, message_x, message_width, message_height   the place of the texts
    """

    def __init__(self, width, height, layout, mirrored=False):
        """layout: a `layouts.Layout`; mirrored: home and tray at the left."""
        self.mirrored = mirrored
        self.panel_width = layout.panel
        self.panel = self.width = width - layout.panel
        self.frame = frame = layout.frame
        self.number = layout.number
        self.status_height = layout.status
        self._place_message(width, height, layout)
        self.bar_width = layout.bar
        self.point = layout.point or (self.width - 3 * frame - layout.bar) // 13
        self._place_columns(layout)
        self._place_rows(height, layout)

    def _place_message(self, width, height, layout):
        """The texts below the board, or between the two players of the panel."""
        if layout.message:
            self.message_x, self.message_width = 0, width
            self.message, self.message_height = height - layout.message, layout.message
        else:
            self.message_x, self.message_width = self.panel, layout.panel
            self.message, self.message_height = 26, height - 52

    def _place_columns(self, layout):
        """The two halves, the bar and the tray."""
        frame = self.frame
        halves = 12 * self.point + self.bar_width
        self.tray_width = layout.tray or self.width - 3 * frame - halves
        self.left = frame + (self.tray_width + frame if self.mirrored else 0)
        self.bar = self.left + 6 * self.point
        self.right = self.bar + self.bar_width
        self.tray = frame if self.mirrored else self.right + 6 * self.point + frame

    def _place_rows(self, height, layout):
        """The columns' height, the step of a stack, and the dice between."""
        self.top = self.status_height + self.number
        self.bottom = height - layout.message - self.number
        self.middle = (self.top + self.bottom) // 2
        half = self.middle - self.top
        self.checker = self.point - 1 | 1 if self.point > 5 else self.point - 1
        # Room for the dice between the columns, unless they stand in the bar.
        room = half if layout.in_bar else half - layout.die // 2 - 1
        self.step = min(self.checker + (self.checker > 5), (room - self.checker) // 4)
        self.tall = min(room, 4 * self.step + self.checker + 1)
        self.die = layout.die

    def point_x(self, point):
        """Left edge of the column of a point, the bar (25) or the tray (0)."""
        if point == BAR:
            return self.bar
        if point == OFF:
            return self.tray
        column = (point - 1) % 12
        if (point <= 12) != self.mirrored:
            column = 11 - column
        return (self.left if column < 6 else self.right - 6 * self.point) + column * self.point

    def is_low(self, point, side=0):
        """True if the column stands in the lower half; side 1 has bar and tray above."""
        if point == BAR or point == OFF:
            return side == 0
        return point <= 12

    def distance(self, button, point, other):
        """How far `other` lies from `point` in the direction of an arrow, or -1.

        Columns of the same half come first for left and right.
        """
        dx = self.point_x(other) - self.point_x(point)
        dy = int(self.is_low(other)) - int(self.is_low(point))
        if button == console.LEFT and dx < 0 or button == console.RIGHT and dx > 0:
            return abs(dx) + 2 * self.width * abs(dy)
        if button == console.UP and dy < 0 or button == console.DOWN and dy > 0:
            return abs(dx)
        return -1

    def checker_y(self, low, index):
        """Top edge of the checker number `index` of a column."""
        if low:
            return self.bottom - self.checker - index * self.step
        return self.top + index * self.step

    def column_y(self, low):
        """Top edge of a column."""
        return self.bottom - self.tall if low else self.top

    def dice_x(self, mine, count):
        """Left edge of `count` dice on the viewer's half of the board or the other's."""
        half = self.right if mine != self.mirrored else self.left
        return half + 3 * self.point - count * (self.die + self.die // 8) // 2

    def point_at(self, x, y):
        """The point under a touch; BAR, OFF, or NOTHING outside the board."""
        if not self.top - self.number <= y < self.bottom + self.number or x >= self.width:
            return NOTHING
        if self.bar <= x < self.right:
            return BAR
        if self.tray <= x < self.tray + self.tray_width:
            return OFF
        low = y >= self.middle
        for column in range(12):
            point = column + (1 if low else 13)
            if self.point_x(point) <= x < self.point_x(point) + self.point:
                return point
        return NOTHING
