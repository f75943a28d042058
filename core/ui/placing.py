"""A position is set up: checkers are placed with two buttons, then it is played on.

A adds a checker of player 0 where the cursor is, B one of player 1; after the
last one the point is empty again.  The menu button asks what comes next.
"""

from core import console
from core.position import BAR, OFF, SIDE
from core.rules import match as match_rules
from core.ui import theme
from core.ui.geometry import NOTHING, Geometry
from core.ui.sheet import Sheet
from core.ui.shown import Shown


class Placing(Sheet):
    """The board, a cursor on any point, and a line that says what the buttons do.

    shown   the Shown that is set up, from the side of player 0
    roller  the player to play; dice: 0 to roll, else first die << 3 | second
    """

    def __init__(self, app):
        super().__init__(app)
        device, layout = app.console, app.layout
        self.shown = Shown(match_rules(1))
        self.geometry = Geometry(device.width, device.height, layout, bool(app.settings.home_left))
        self.board = app.new_board(self.geometry)
        self.board.match = self.shown
        self.board.viewer = 0
        self.board.cursor = 6
        self.shown.position.start()
        self.roller = self.dice = 0

    # -- drawing --------------------------------------------------------------------

    def draw(self):
        app = self.app
        fb = app.console.fb
        g = self.geometry
        fb.fill(theme.PANEL)
        self.board.draw()
        if g.status_height:
            self.centre(app.small, max(0, (g.status_height - 9) // 2), self._left(), theme.WHITE)
        self._help()

    def _left(self):
        """How many checkers of each side are not on the board."""
        cells = self.shown.position.cells
        name = self.app.name_of
        return "%s %d   %s %d" % (name(0), cells[OFF], name(1), cells[SIDE + OFF])

    def _help(self):
        """What the buttons do: below the board, or in the panel beside it."""
        app = self.app
        g = self.geometry
        buttons = app.text("placing") % (app.name_of(0), app.name_of(1))
        menu = app.text("placing_menu")
        if not g.panel_width:
            room = max(1, g.message_height // app.layout.line)
            if app.small.width(menu) > g.message_width:
                menu = self._left()
            self._lines(0, g.message, [buttons, menu][-room:])
            return
        lines = self._left().split("   ") + buttons.split("   ")
        if g.message_x:
            lines += app.small.wrap(menu, g.message_width - 2 * app.layout.margin)
        else:
            self._lines(0, g.message, [menu])
        self._lines(g.panel, 8, lines)

    def _lines(self, x, y, lines):
        """Lines one below the other."""
        for line in lines:
            self.app.small.draw(
                self.app.console.fb, x + self.app.layout.margin, y, line, theme.WHITE
            )
            y += self.app.layout.line

    # -- buttons --------------------------------------------------------------------

    def key(self, button, held):
        if held:
            return
        if button == console.MENU:
            self.open_menu()
        elif button == console.A or button == console.B:
            self.add(int(button == console.B))
        else:
            self._go(button)
        self.app.invalidate()

    def open_menu(self, xgid=""):
        """Ask what comes next; with an XGID, after the bot was asked about it."""
        from core.ui.placing_menu import ASK, PlacingMenu

        menu = PlacingMenu(self.app, self)
        if xgid:
            self.read(xgid)
            menu.row = ASK
        self.app.push(menu)

    def _go(self, button):
        """To the nearest point, or the bar, in a direction."""
        best, nearest = NOTHING, 1 << 20
        for point in range(1, BAR + 1):
            away = self.geometry.distance(button, self.board.cursor, point)
            if point != self.board.cursor and 0 <= away < nearest:
                best, nearest = point, away
        if best != NOTHING:
            self.board.cursor = best

    def touch(self, x, y):
        """A point is chosen, and chosen again gets a checker of player 0."""
        point = self.geometry.point_at(x, y)
        if point in (NOTHING, OFF):
            self.key(console.MENU, False)
        elif point == self.board.cursor:
            self.add(0)
        else:
            self.board.cursor = point
        self.app.invalidate()

    def add(self, side):
        """One more checker of a side under the cursor; none after the last."""
        cells = self.shown.position.cells
        point = self.board.cursor
        if point == BAR:
            mine, theirs = side * SIDE + BAR, -1
        else:
            mine = side * SIDE + (25 - point if side else point)
            theirs = (1 - side) * SIDE + (point if side else 25 - point)
        if theirs >= 0 and cells[theirs]:
            cells[(1 - side) * SIDE + OFF] += cells[theirs]
            cells[theirs] = 0
        if cells[side * SIDE + OFF]:
            cells[side * SIDE + OFF] -= 1
            cells[mine] += 1
        else:
            cells[side * SIDE + OFF] = cells[mine]
            cells[mine] = 0

    # -- what the menu does -----------------------------------------------------------

    def empty(self):
        """Take every checker off."""
        self.shown.position.clear()

    def begin(self):
        """Set the first position up."""
        self.shown.position.start()

    def step_dice(self, by):
        """The next roll of 21, or none."""
        rolls = [0] + [a << 3 | b for a in range(1, 7) for b in range(1, a + 1)]
        self.dice = rolls[(rolls.index(self.dice) + by) % len(rolls)]

    def read(self, text):
        """Take over an XGID or a position ID; raises ValueError for neither."""
        from core.ids import read_position_id, read_xgid

        if ":" not in text:
            self.shown.position.copy(read_position_id(text))
            return
        position, context = read_xgid(text)
        self.roller = int(context.turn < 0)
        if self.roller:
            position.flip()
        self.shown.position.copy(position)
        dice = context.dice
        self.dice = max(dice) << 3 | min(dice) if dice else 0

    def xgid(self):
        """The XGID of what is set up, by the settings of a match."""
        from core.context import Context
        from core.ids import xgid
        from core.position import Position

        settings = self.app.settings
        context = Context()
        context.turn = -1 if self.roller else 1
        context.length = 0 if settings.preset == 1 else settings.length or 1
        context.jacoby = bool(settings.jacoby) and not context.length
        context.beavers = int(settings.beavers > 0) if not context.length else 0
        context.dice = (self.dice >> 3, self.dice & 7) if self.dice else None
        position = Position()
        position.copy(self.shown.position)
        if self.roller:
            position.flip()
        return xgid(position, context)
