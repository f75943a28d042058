"""The last play once more: the checkers travel again from where they stood."""

from core.console import ticks_diff
from core.position import OFF
from core.ui.screen import Screen
from core.ui.shown import last_play
from core.ui.travel import MOVE_TIME, Travel

_STILL = 500  # ms before the first move and after the last


class Repeat(Screen):
    """Plays it again on the board, then gives the board back; any key ends it."""

    busy = True

    def __init__(self, app, play):
        super().__init__(app)
        self._play = play
        self._last = last = last_play(play.match, play.noted)
        self._board = board = play.board
        board.match = last
        board.clear_marks()
        self._travel = Travel(app.console, play.geometry.checker, board.key)
        self._since = app.console.ticks()

    def draw(self):
        self._play.status.draw()
        self._board.draw()
        self._play.lines.draw_message()

    def key(self, button, held):
        if not held:
            self._end()

    def touch(self, x, y):
        self._end()

    def tick(self, now):
        if not self._travel.done:
            self._travel.tick(now)
            if self._travel.done:
                self._land(now)
            return 15
        if ticks_diff(now, self._since) < _STILL:
            return 15
        if self._last.made < self._last.n_moves:
            self._move()
        else:
            self._end()
        return 15

    def _move(self):
        """Send the next checker on its way."""
        last = self._last
        board = self._board
        source, die = last.moves[2 * last.made], last.moves[2 * last.made + 1]
        side = 0 if last.turn == board.viewer else 1
        x, y = board.checker_x(side, source), board.checker_y(side, source)
        last.position.move(source, die)
        last.made += 1
        board.hidden, board.hidden_side = max(OFF, source - die), side
        board.draw()
        board.show_all()
        to_x, to_y = board.checker_x(side, board.hidden), board.checker_y(side, board.hidden, 1)
        time = max(MOVE_TIME[1], MOVE_TIME[self.app.settings.speed])
        self._travel.start(board.sprite(last.turn), x, y, to_x, to_y, time)

    def _land(self, now):
        """The checker has arrived."""
        self._board.hidden = -1
        self._since = now
        self.app.invalidate()

    def _end(self):
        self._travel.finish()
        self._board.hidden = -1
        self._board.match = self._play.match
        self.app.pop()
        self._play.go_on()
