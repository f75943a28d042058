"""The board screen: a person's buttons and the bot's thoughts become actions.

It looks at what the referee waits for (`go_on`), shows that, and acts through
the session.  It knows no rule: what is legal it reads from the match.
"""

from micropython import const

from core import console
from core import match as referee
from core.match import DONE, MOVE, NOBODY, ROLL
from core.notation import steps_text
from core.position import BAR, OFF
from core.ui.board import Board
from core.ui.geometry import NOTHING, Geometry
from core.ui.lines import Lines
from core.ui.screen import Question, Screen
from core.ui.travel import MOVE_TIME, ROLL_TIME, Travel

# What the screen waits for.
_BUSY = const(0)  # an animation, or the bot
_FIRST = const(1)  # A throws for the start
_ROLL = const(2)  # roll or double
_MOVE = const(3)  # a checker is chosen
_CONFIRM = const(4)  # everything is played
_NOTE = const(5)  # something was told: A goes on
_TUMBLE = const(60)  # ms between two faces of a tumbling die
_CELEBRATE = const(500)  # ms that the last position stands


class Play(Screen):
    """The board with everything round it."""

    def __init__(self, app, session):
        super().__init__(app)
        self.session = session
        self.match = session.match
        self.geometry = Geometry(app.console.width, app.console.height)
        self.board = Board(app.console, self.geometry, app.tiny, app.small)
        self.board.match = self.match
        self.lines = Lines(app, self)
        self._travel = Travel(app.console, self.geometry.checker)
        self._rolling = False
        self._since = self._last = app.console.ticks()
        self._after = None
        self._cursor = NOTHING
        self._low_die = False
        self._told = ""
        self._mode = _BUSY
        self.viewer = session.viewer(app.settings.turning)
        self._shown_to = self.viewer if session.people() == 1 else NOBODY
        self._set_viewer()
        self._bot_begun = False

    def opened(self):
        self.go_on()

    @property
    def busy(self):
        """True while something moves or the bot thinks."""
        return self._mode == _BUSY

    def name(self, player):
        """What a player is called on the screen."""
        if self.session.people() == 2:
            return self.app.part("names", player)
        return self.app.text("bot" if self.session.is_bot(player) else "you")

    def tell(self, key, player, *values):
        """A text about a player; the one person against the bot is spoken to."""
        if self.session.people() == 1 and not self.session.is_bot(player):
            text = self.app.text(key + "_you")
            return text % values if values else text
        return self.app.text(key) % ((self.name(player),) + values)

    def _set_viewer(self):
        self.board.viewer = self.viewer

    # -- drawing ----------------------------------------------------------------

    def draw(self):
        self.lines.draw_status()
        self.board.draw()
        self.lines.draw_message()

    # -- what comes next ----------------------------------------------------------

    def go_on(self):
        """Look at what the referee waits for, and show it."""
        match = self.match
        self.board.hidden = NOTHING
        self._clear_marks()
        self._mode = _BUSY
        self._bot_begun = False
        if match.phase == referee.GAME_OVER or match.phase == referee.MATCH_OVER:
            self._end()
        elif match.phase == referee.OPENING:
            self._wait(_FIRST, self._told or self.app.text("press_to_roll_first"))
        elif self.session.is_bot(match.actor):
            self.lines.say(self._told or self.app.text("thinking"))
        elif self._has_device(match.actor):
            self._ask()
        self.app.invalidate()

    def _has_device(self, player):
        """True if `player` sees the board; else the device is handed over first."""
        if self.session.people() < 2 or not self.app.settings.turning:
            return True
        if self._shown_to == player:
            return True
        from core.ui.pages import HandOver

        self.app.push(HandOver(self.app, player, self._handed_over))
        return False

    def _handed_over(self):
        self._shown_to = self.viewer = self.match.actor
        self._set_viewer()
        self._last = self.app.console.ticks()
        self.go_on()

    def _ask(self):
        """A person has to act: say what is possible."""
        match = self.match
        text = self.app.text
        if match.phase == referee.TO_ROLL:
            buttons = [text("roll")]
            if match.may(referee.DOUBLE) is None:
                buttons.append(text("double"))
            self.lines.say(self._told or self._turn_text(), "", buttons)
            self._mode = _ROLL
        elif match.phase == referee.MOVING:
            self._ask_move()
        elif match.phase == referee.DOUBLED:
            self._ask_take()
        else:
            self._ask_accept()

    def _turn_text(self):
        if self.session.people() == 2:
            return self.app.text("turn_of") % self.name(self.match.turn)
        return self.app.text("your_turn")

    def _wait(self, mode, main, hint=""):
        """Wait for a press in the given mode."""
        self._mode = mode
        self._since = self.app.console.ticks()
        if mode == _FIRST and self._told:
            hint = self.app.text("press_to_roll_first")
        self.lines.say(main, hint)

    def note(self, text):
        """Tell something that A has to acknowledge before play goes on."""
        self._told = ""
        self._wait(_NOTE, text, self.app.text("go_on"))

    # -- moving -------------------------------------------------------------------

    def _ask_move(self):
        """Choose a checker, confirm, or learn that there is no move."""
        match = self.match
        text = self.app.text
        if match.need == 0:
            self.note(self.tell("no_move", match.turn))
        elif match.n_moves >= match.need:
            if not self.app.settings.confirm:
                self._confirm()
                return
            self._mode = _CONFIRM
            self._since = self.app.console.ticks()
            self.lines.say(self._played_text(), text("confirm"))
        else:
            self._mode = _MOVE
            self._mark_sources()
            self._say_move()

    def _say_move(self):
        """What A would do now."""
        text = self.app.text
        die = self._die()
        main = text("forced") if self._is_forced() else self._turn_text()
        if self.match.n_moves:
            main = self._played_text()
        both = self._other_die(die)
        hint = text("choose_other" if both else "choose") % die
        if self.match.n_moves:
            hint = hint + "   " + text("undo_hint")
        self.lines.say(main, hint)

    def _is_forced(self):
        return self.match.plays.count == 1 and not self.match.n_moves

    def _mark_sources(self):
        """Mark what can be moved, and put the cursor on one of them."""
        match = self.match
        sources = 0
        for point in range(1, BAR + 1):
            if match.legal[point]:
                sources |= 1 << point
        self.board.sources = sources
        if self._cursor < 0 or not sources >> self._cursor & 1:
            self._cursor = BAR
            while not sources >> self._cursor & 1:
                self._cursor -= 1
        self._place_cursor()

    def _place_cursor(self):
        """Show the cursor and where its checker may go."""
        match = self.match
        targets = 0
        mask = match.legal[self._cursor]
        for die in range(1, 7):
            if mask >> die & 1:
                targets |= 1 << max(OFF, self._cursor - die)
        self.board.cursor = self._cursor
        self.board.targets = targets

    def _clear_marks(self):
        board = self.board
        board.sources = board.targets = board.marked = 0
        board.cursor = NOTHING

    def _die(self):
        """The die that A plays from the cursor: the larger, or the other."""
        mask = self.match.legal[self._cursor]
        low = high = 0
        for die in range(1, 7):
            if mask >> die & 1:
                high = die
                low = low or die
        return low if self._low_die else high

    def _other_die(self, die):
        """True if another die may be played from the cursor as well."""
        return self.match.legal[self._cursor] & ~(1 << die) != 0

    def _played_text(self):
        """The moves made in this turn, in the usual notation."""
        match = self.match
        steps = []
        for step in range(match.n_moves):
            source, die = match.moves[2 * step], match.moves[2 * step + 1]
            steps.append((source, max(OFF, source - die)))
        return steps_text(match.start, steps)

    def _move(self, source, die):
        """Move a checker; False if the referee refuses, which is then said."""
        match = self.match
        mover = match.turn
        target = max(OFF, source - die)
        side = 0 if mover == self.viewer else 1
        start = self._place(side, source, -1)
        why = self.session.act(MOVE, source << 3 | die)
        if why:
            self.lines.say(self.app.reason(why), self.lines.hint)
            return False
        self._low_die = False
        self._cursor = target if target else self._cursor
        self._set_out(side, source, target, start)
        return True

    def _place(self, side, point, extra):
        """(x, y) of the top checker of a side's own point, plus `extra` ones."""
        g = self.geometry
        seen = point if side == 0 or point in (BAR, OFF) else 25 - point
        low = g.is_low(seen, side)
        index = min(4, max(0, self.board.count(side, point) + extra))
        y = g.checker_y(low, index) if point else g.middle + (20 if side == 0 else -34)
        return g.point_x(seen), y

    def _set_out(self, side, source, target, start):
        """Let the checker travel; the board is as after the move but for it."""
        board = self.board
        self._clear_marks()
        board.hidden, board.hidden_side = target, side
        self.board.draw()
        board.show_all()
        end = self._place(side, target, 0)
        sprite = board.sprite(board.player(side))
        speed = self.app.settings.speed
        self._travel.start(sprite, start[0], start[1], end[0], end[1], MOVE_TIME[speed])
        self._mode = _BUSY
        self._after = self._landed

    def _landed(self):
        """The checker has arrived."""
        self.board.hidden = NOTHING
        self.lines.draw_status()
        if self.match.phase != referee.MOVING or not self.session.is_bot(self.match.actor):
            self.go_on()
        else:
            self.app.invalidate()

    def _confirm(self):
        """End the turn."""
        if self.match.need == 0:
            self._told = self.tell("no_move", self.match.turn)
        else:
            self._told = self.tell("plays", self.match.turn, self._played_text())
        self.session.act(DONE)
        self.go_on()

    def undo(self):
        """Take the last move back."""
        if self.session.act(referee.UNDO) is None:
            self.go_on()

    # -- dice -----------------------------------------------------------------------

    def _roll(self):
        """Throw the dice, or let the player enter them."""
        if self.app.settings.hand:
            from core.ui.pages import HandDice

            self.app.push(HandDice(self.app, self, self._rolled))
        else:
            self._rolled(self.app.dice.roll())

    def _rolled(self, roll):
        """The dice fall."""
        opening = self.match.phase == referee.OPENING
        self.session.act(ROLL, roll)
        match = self.match
        if match.turn == NOBODY:
            self._told = self.app.text("tie") % match.dice[0]
        elif opening:
            self._told = self.tell("starts", match.turn, match.dice[0], match.dice[1])
        else:
            self._told = self.tell("rolls", match.turn, match.dice[0], match.dice[1])
        self.lines.say(self._told)
        self._mode = _BUSY
        self._rolling = True
        self._since = self.app.console.ticks()
        self._after = self._came_to_rest

    def _came_to_rest(self):
        """The dice lie: the bot moves on, a person is asked."""
        match = self.match
        if match.turn != NOBODY and self.session.is_bot(match.actor) and match.need == 0:
            self.note(self.tell("no_move", match.turn))
            self.app.invalidate()
            return
        self.go_on()

    # -- the bot ----------------------------------------------------------------------

    def _bot_acts(self):
        """Let the bot think one slice, and do what it says."""
        match = self.match
        bot = self.session.bot(match.actor)
        if not self._bot_begun:
            bot.choose(match)
            self._bot_begun = True
        code = bot.step()
        if code < 0:
            return
        self._bot_begun = False
        action, arg = code >> 8, code & 0xFF
        if action == ROLL:
            self._roll()
        elif action == MOVE:
            self._move(arg >> 3, arg & 7)
        elif action == DONE:
            self._confirm()
        else:
            self._bot_says(action, arg)

    def _bot_says(self, action, arg):
        """A cube action or a resignation of the bot's."""
        match = self.match
        player = match.actor
        self.session.act(action, arg)
        if action == referee.TAKE:
            self.note(self.tell("taken", player))
        elif action == referee.DECLINE:
            self.note(self.tell("declined", player))
        elif action in (referee.BEAVER, referee.RACCOON):
            self._told = self.tell("doubles_to", player, match.cube * 2)
            self.go_on()
        else:
            self.go_on()
        self.app.invalidate()

    # -- questions ----------------------------------------------------------------------

    def _ask_take(self):
        """A double lies on the table."""
        app = self.app
        match = self.match
        self._actions = [referee.TAKE, referee.PASS]
        answers = [app.text("take"), app.text("pass")]
        for action, key in ((referee.BEAVER, "beaver"), (referee.RACCOON, "raccoon")):
            if match.may(action) is None:
                self._actions.append(action)
                answers.append(app.text(key))
        doubles = self.tell("doubles_to", 1 - match.actor, match.cube * 2)
        lines = [doubles, app.text("question_take")]
        self._mode = _NOTE
        self.lines.say(lines[0])
        app.push(Question(app, lines, answers, self._answered))

    def _answered(self, answer):
        """Do the action that the answer stands for."""
        self._told = ""
        self.session.act(self._actions[answer])
        self.go_on()

    def _ask_accept(self):
        """The other side wants to give the game up."""
        app = self.app
        match = self.match
        self._actions = [referee.ACCEPT, referee.DECLINE]
        size = app.part("sizes", match.offered)
        lines = [self.tell("resigns", match.turn, size), app.text("question_accept")]
        answers = [app.text("accept"), app.text("decline")]
        self._mode = _NOTE
        self.lines.say(lines[0])
        app.push(Question(app, lines, answers, self._answered))

    def ask_resign(self):
        """The player wants to give the game up: as what?"""
        app = self.app
        answers = []
        for size in (1, 2, 3):
            if self.match.may(referee.RESIGN, size) is None:
                answers.append(app.part("sizes", size))
        app.push(Question(app, [app.text("question_resign")], answers, self._resigned, self.go_on))

    def _resigned(self, answer):
        self.session.act(referee.RESIGN, answer + 1)
        self.go_on()

    def _end(self):
        """The game is over: the last position stands a moment, then the result."""
        self._mode = _BUSY
        self._since = self.app.console.ticks()
        self._told = ""
        self._after = self._show_end
        self.lines.say(self.tell("wins", self.match.winner))

    def _show_end(self):
        from core.ui.pages import GameEnd

        self._shown_to = NOBODY if self.session.people() == 2 else self.viewer
        self._mode = _NOTE
        self.app.push(GameEnd(self.app, self))

    # -- time ------------------------------------------------------------------------------

    def tick(self, now):
        self._run_clock(now)
        if self._mode != _BUSY:
            return 50
        if not self._travel.done:
            self._travel.tick(now)
            if self._travel.done:
                self._finish()
            return 15
        if self._rolling:
            return self._tumble(now)
        if self._after:
            over = self.match.phase >= referee.GAME_OVER
            if over and console.ticks_diff(now, self._since) < _CELEBRATE:
                return 30
            self._finish()
            return 5
        if self.session.is_bot(self.match.actor):
            self._bot_acts()
            return 0
        return 50

    def _finish(self):
        """An animation has ended: do what was to come after it."""
        after = self._after
        self._after = None
        if after:
            after()

    def _tumble(self, now):
        """Dice that roll show one face after another."""
        spent = console.ticks_diff(now, self._since)
        over = spent >= ROLL_TIME[self.app.settings.speed]
        self.board.draw_dice(-1 if over else spent // _TUMBLE)
        self.board.show_dice()
        if over:
            self._rolling = False
            self._finish()
        return 20

    def _skip(self):
        """Any key ends an animation."""
        if not self._travel.done:
            self._travel.finish()
            self._finish()
        elif self._rolling:
            self._since -= 100000

    def _run_clock(self, now):
        """Let the time of the person who has to act go by."""
        elapsed = console.ticks_diff(now, self._last)
        self._last = now
        match = self.match
        if not match.rules.bank or match.actor == NOBODY or self.session.is_bot(match.actor):
            return
        clock = self.session.journal.clock
        before = clock.seconds(match.actor)
        if clock.run(match.actor, elapsed):
            self.session.act(referee.TIMEOUT)
            self.go_on()
        elif clock.seconds(match.actor) != before:
            self.lines.show_status()

    # -- buttons ---------------------------------------------------------------------------

    def key(self, button, held):
        if button == console.MENU:
            if not held and self._mode != _BUSY:
                from core.ui.pause import Pause

                self.app.push(Pause(self.app, self))
            return
        if self._mode == _BUSY:
            if not held:
                self._skip()
            return
        if self._mode == _MOVE:
            self._key_move(button, held)
        elif not held:
            self._key_else(button)

    def _key_else(self, button):
        """Every mode but that of choosing a checker."""
        if self._mode == _ROLL:
            self._key_roll(button)
        elif self._mode == _CONFIRM:
            if button == console.A:
                self._confirm()
            elif button == console.B:
                self.undo()
        elif button == console.A:
            if self._mode == _FIRST:
                self._roll()
            elif self.match.phase == referee.MOVING and self.match.need == 0:
                self._confirm()
            else:
                self.go_on()

    def _key_roll(self, button):
        """Roll, or double: the button that is lit."""
        lines = self.lines
        if button == console.A:
            if lines.chosen:
                self._double()
            else:
                self._roll()
        elif button in (console.LEFT, console.RIGHT) and len(lines.buttons) > 1:
            lines.chosen = 1 - lines.chosen
            lines.show_message()

    def _double(self):
        self._told = ""
        self.session.act(referee.DOUBLE)
        self.go_on()

    def _key_move(self, button, held):
        if button == console.A:
            # A that stays down goes on with the checker that has just moved.
            if not held or self.match.n_moves:
                self._move(self._cursor, self._die())
        elif held:
            return
        elif button == console.B:
            if self.match.n_moves:
                self.undo()
            else:
                self._low_die = not self._low_die
                self._say_move()
        else:
            self._go(button)

    def _go(self, button):
        """Move the cursor to the nearest checker that can move in a direction."""
        best, nearest = NOTHING, 1 << 20
        x, y = self._centre_of(self._cursor)
        for point in range(1, BAR + 1):
            if not self.board.sources >> point & 1 or point == self._cursor:
                continue
            other_x, other_y = self._centre_of(point)
            dx, dy = other_x - x, other_y - y
            away = _distance(button, dx, dy)
            if 0 <= away < nearest:
                best, nearest = point, away
        if best != NOTHING:
            self._set_cursor(best)

    def _centre_of(self, point):
        """Where a column stands, for the arrows: x, and 0 above or 1 below."""
        g = self.geometry
        return g.point_x(point) + g.column_width(point) // 2, int(g.is_low(point))

    def _set_cursor(self, point):
        """Put the cursor on a point, drawing only what changes."""
        board = self.board
        old = 1 << self._cursor | board.targets
        self._cursor = point
        self._low_die = False
        self._place_cursor()
        changed = old | 1 << point | board.targets
        for column in range(OFF, BAR + 1):
            if changed >> column & 1:
                board.redraw(column)
        self._say_move()

    # -- touches -----------------------------------------------------------------------------

    def touch(self, x, y):
        if self._mode == _BUSY:
            self._skip()
        elif self._mode == _ROLL:
            button = self.lines.button_at(x, y)
            if button >= 0:
                self.lines.chosen = button
                self._key_roll(console.A)
        elif self._mode == _CONFIRM:
            # Below the board confirms; the board itself is for looking.
            if y >= self.geometry.message:
                left = x < self.geometry.width // 2
                self._key_else(console.A if left else console.B)
        elif self._mode == _MOVE:
            self._touch_move(x, y)
        else:
            self._key_else(console.A)

    def _touch_move(self, x, y):
        """A target moves the chosen checker there; a source is chosen, then moved."""
        g = self.geometry
        point = g.point_at(x, y)
        if point == NOTHING:
            if y >= g.message:
                self._key_move(console.B, False)
            return
        if self.board.targets >> point & 1:
            self._move(self._cursor, self._die_to(point))
        elif point == self._cursor:
            self._move(point, self._die())
        elif self.board.sources >> point & 1:
            self._set_cursor(point)
        elif self.match.position.cells[point]:
            die = self.match.left[0]
            why = self.match.may(MOVE, point << 3 | die)
            self.lines.say(self.app.reason(why), self.lines.hint)

    def _die_to(self, target):
        """The die that brings the chosen checker to `target`."""
        mask = self.match.legal[self._cursor]
        for die in range(6, 0, -1):
            if mask >> die & 1 and max(OFF, self._cursor - die) == target:
                return die
        return 0


def _distance(button, dx, dy):
    """How far something lies in the direction of an arrow, or -1 if it does not."""
    if button == console.LEFT and dx < 0:
        return -dx + 400 * abs(dy)
    if button == console.RIGHT and dx > 0:
        return dx + 400 * abs(dy)
    if button == console.UP and dy < 0 or button == console.DOWN and dy > 0:
        return abs(dx)
    return -1
