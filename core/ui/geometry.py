"""Where everything on the board stands, worked out from the display's size.

Numbers only, computed once; `board` draws by them and a touch is looked up in
them.  Points are numbered as the viewer sees them: home at the bottom right.
"""

from micropython import const

from core import console
from core.position import BAR, OFF

NOTHING = const(-1)


class Geometry:
    """The board's layout on a display of `width` x `height` pixels.

    point       width of a point; checker: diameter of a checker
    tall        height of a column; die: size of a die between the columns
    top, bottom     edges of the playing area (the frame with numbers is outside)
    left, right     x of the two halves; bar, tray: x of the bar and of the tray
    bar_width, tray_width, frame
    status, message     y of the lines above and below the board
    """

    def __init__(self, width, height):
        self.width = width
        self.height = height
        self.frame = 4
        self.number = 9  # height of the frame where the points' numbers stand
        self.status = 0
        self.status_height = 21
        self.message_height = 35
        self.message = height - self.message_height
        self.point = (width - 3 * self.frame - 16) // 13
        self.bar_width = 16
        self.left = self.frame
        self.bar = self.left + 6 * self.point
        self.right = self.bar + self.bar_width
        self.tray = self.right + 6 * self.point + self.frame
        self.tray_width = width - self.frame - self.tray
        self.top = self.status_height + self.number
        self.bottom = self.message - self.number
        self.middle = (self.top + self.bottom) // 2
        self.checker = self.point - 1 | 1
        # From checker to checker; five of them leave room for the dice.
        room = self.middle - self.top - 12 - self.checker
        self.step = min(self.checker + 1, room // 4)
        self.tall = 4 * self.step + self.checker + 1
        self.die = min(24, 2 * (self.middle - self.top - self.tall) - 4)

    def point_x(self, point):
        """Left edge of the column of a point, the bar (25) or the tray (0)."""
        if point == BAR:
            return self.bar
        if point == OFF:
            return self.tray
        column = (point - 1) % 12
        if point <= 12:
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

    def point_at(self, x, y):
        """The point under a touch; BAR, OFF, or NOTHING outside the board."""
        if not self.top - self.number <= y < self.bottom + self.number:
            return NOTHING
        if self.bar <= x < self.right:
            return BAR
        if x >= self.tray:
            return OFF
        if self.left <= x < self.bar:
            column = (x - self.left) // self.point
        elif self.right <= x < self.tray - self.frame:
            column = 6 + (x - self.right) // self.point
        else:
            return NOTHING
        return 12 - column if y >= self.middle else 13 + column
