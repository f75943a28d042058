"""The board screen: a person's buttons and the bot's thoughts become actions.

It looks at what the referee waits for (`go_on`), shows that, and acts through
the session.  It knows no rule: what is legal it reads from the match.
"""

from micropython import const

from core import console
from core import match as referee
from core.match import DONE, MOVE, NOBODY, ROLL
from core.position import BAR, OFF, SIDE
from core.ui import sounds, status
from core.ui.chooser import Chooser
from core.ui.geometry import NOTHING, Geometry
from core.ui.lines import Lines
from core.ui.memory import drop_screens, load
from core.ui.offers import Offers
from core.ui.screen import Screen
from core.ui.travel import MOVE_TIME, ROLL_TIME, Travel

# What the screen waits for.
BUSY = const(0)  # an animation, or the bot
FIRST = const(1)  # A throws for the start
CHOICE = const(2)  # one of the buttons below the board
CHOOSING = const(3)  # a checker is chosen
CONFIRM = const(4)  # everything is played
NOTE = const(5)  # something was told: A goes on
_TUMBLE = const(60)  # ms between two faces of a tumbling die
_CELEBRATE = const(500)  # ms that the last position stands

# What comes when nothing moves any more.
_NOTHING_MORE = const(0)
_LANDED = const(1)
_AT_REST = const(2)
_RESULT = const(3)


class Play(Screen):
    """The board with everything round it.

    told    what has just happened, shown until a button is pressed
    viewer  the player from whose side the board is seen
    mode    what it waits for: BUSY ... NOTE
    tutor   the Tutor, or None
    noted   the last play, for `repeat`: cells before it, moves, how many, who, dice
    """

    def __init__(self, app, session):
        super().__init__(app)
        self.session = session
        self.match = session.match
        device = app.console
        layout = app.layout
        mirrored = bool(app.settings.home_left)
        self.geometry = Geometry(device.width, device.height, layout, mirrored)
        self.board = app.new_board(self.geometry)
        self.board.match = self.match
        self.lines = Lines(app, self)
        self.status = status.of(app, self)
        self.chooser = Chooser(self)
        self._offers = Offers(self)
        self.told = ""
        self._touch = None
        self.tutor = None
        self._judging = False
        self.noted = bytearray(len(self.match.start.cells) + 12)
        self._travel = Travel(device, self.geometry.checker, self.board.key)
        self._rolling = self._bot_begun = self._carry = self._hits = False
        self._since = self._last = app.console.ticks()
        self._after = _NOTHING_MORE
        self.mode = BUSY
        self._view(session.viewer(app.settings.turning))
        self._shown_to = self.viewer if session.people() == 1 else NOBODY

    def opened(self):
        self.go_on()

    @property
    def busy(self):
        """True while something moves or the bot thinks."""
        return self.mode == BUSY

    # -- drawing ----------------------------------------------------------------

    def draw(self):
        self.status.draw()
        self.board.draw()
        self.lines.draw_message()

    # -- what comes next ----------------------------------------------------------

    def go_on(self):
        """Look at what the referee waits for, and show it."""
        match = self.match
        self.board.hidden = NOTHING
        self.board.clear_marks()
        self.mode = BUSY
        self._bot_begun = self._carry = self._judging = False
        self._use_tutor()
        self._last = self.app.console.ticks()
        if match.phase == referee.GAME_OVER or match.phase == referee.MATCH_OVER:
            self._end()
        elif match.phase == referee.OPENING:
            self._first_roll()
        elif self.session.is_bot(match.actor):
            self.lines.say(self.told, self.app.text("thinking"))
        elif self._has_device(match.actor):
            self._ask()
        self.app.invalidate()

    def _use_tutor(self):
        """Have the tutor if it is set and a person plays."""
        wanted = self.app.settings.tutor and self.session.people()
        if wanted and self.tutor is None:
            self.tutor = load("tutor Tutor")(self.app, self)
        elif wanted:
            self.tutor.keep()
        elif not wanted:
            self.tutor = None

    def _has_device(self, player):
        """True if `player` sees the board; else the device is handed over first."""
        if self.session.people() == 2:
            if self.app.settings.turning and self._shown_to != player:
                hand_over = load("between HandOver")
                self.app.push(hand_over(self.app, player, self._handed_over))
                return False
            self._view(self.session.viewer(self.app.settings.turning))
        return True

    def _view(self, player):
        """Show the board from the side of `player`."""
        self.viewer = self.board.viewer = player

    def _handed_over(self):
        self._shown_to = self.match.actor
        self.go_on()

    def _first_roll(self):
        """The throw for the start, and again after a tie."""
        if self.tutor:
            self.tutor.clear()
        text = self.app.text("press_to_roll_first")
        self.mode = FIRST
        self.lines.say(self.told or text, text if self.told else "")

    def _ask(self):
        """A person has to act: show the last play, and say what is possible."""
        if self.match.phase == referee.MOVING:
            self._ask_move()
            return
        self.board.mark_last()
        self.mode = CHOICE
        self._offers.ask()

    def note(self, text):
        """Tell something that A has to acknowledge before play goes on."""
        self.told = ""
        self.mode = NOTE
        self.lines.say(text, self.app.text("go_on"))
        self.app.invalidate()

    # -- moving -------------------------------------------------------------------

    def _ask_move(self):
        """Choose a checker, confirm, or learn that there is no move."""
        match = self.match
        if match.need == 0:
            self.note(self.lines.tell("no_move", match.turn))
        elif match.n_moves < match.need:
            self.mode = CHOOSING
            self.chooser.begin()
        elif self.app.settings.confirm:
            self.mode = CONFIRM
            self.lines.say(self.chooser.played_text(), self.app.text("confirm"))
        else:
            self._confirm()

    def move(self, source, die):
        """Move a checker and let it travel; the board is as after the move but for it."""
        board = self.board
        side = 0 if self.match.turn == self.viewer else 1
        x, y = board.checker_x(side, source), board.checker_y(side, source)
        theirs = self.match.position.cells[SIDE + BAR]
        self.session.act(MOVE, source << 3 | die)
        self._hits = self.match.position.cells[SIDE + BAR] > theirs
        self.told = ""
        board.clear_marks()
        board.hidden, board.hidden_side = max(OFF, source - die), side
        board.draw()
        board.show_all()
        to_x, to_y = board.checker_x(side, board.hidden), board.checker_y(side, board.hidden, 1)
        sprite = board.sprite(self.match.turn)
        time = MOVE_TIME[self.app.settings.speed]
        self._travel.start(sprite, x, y, to_x, to_y, time)
        self.mode = BUSY
        self._after = _LANDED

    def _landed(self):
        """The checker has arrived."""
        self.app.sounds.play(sounds.HIT if self._hits else sounds.MOVE)
        self.board.hidden = NOTHING
        match = self.match
        if match.phase == referee.MOVING and self.session.is_bot(match.actor):
            self.status.draw()
            self.app.invalidate()
        elif self._carry and match.phase == referee.MOVING and self.chooser.can_carry():
            self.chooser.carry()
        else:
            self.go_on()

    def _confirm(self):
        """End the turn, once the tutor has looked at a person's play."""
        if self.tutor and not self.session.is_bot(self.match.turn) and self.tutor.begin():
            self.mode = BUSY
            self._judging = True
            self.lines.say(self.chooser.played_text(), self.app.text("thinking"))
        else:
            self.confirm_anyway()

    def _judge(self):
        """Let the tutor think one slice, and end the turn if it finds nothing."""
        if not self.tutor.step():
            self._judging = False
            if self.tutor.judge():
                self.confirm_anyway()

    def confirm_anyway(self):
        """End the turn."""
        match = self.match
        if match.need:
            self.told = self.lines.tell("plays", match.turn, self.chooser.played_text())
        else:
            self.told = self.lines.tell("no_move", match.turn)
        self.board.note_last()
        self._note()
        self.session.act(DONE)
        self.go_on()

    def _note(self):
        """Keep the play, so that it can be shown again."""
        match = self.match
        cells = match.start.cells
        at = len(cells)
        self.noted[:at] = cells
        self.noted[at : at + 8] = match.moves
        self.noted[at + 8], self.noted[at + 9] = match.n_moves, match.turn
        self.noted[at + 10 :] = match.dice

    def undo_all(self):
        """Take the whole play back."""
        while self.session.act(referee.UNDO) is None:
            pass
        self.go_on()

    def undo(self):
        """Take the last move back."""
        if self.session.act(referee.UNDO) is None:
            self.go_on()

    # -- dice -----------------------------------------------------------------------

    def _roll(self):
        """Throw the dice, or let the player enter them."""
        if self.app.settings.dice == 1:
            self.app.push(load("hand HandDice")(self.app, self.board, self._rolled))
        else:
            self._rolled(self.app.dice.roll())

    def _rolled(self, roll):
        """The dice fall."""
        match = self.match
        key = "starts" if match.phase == referee.OPENING else "rolls"
        self.board.clear_marks()
        self.session.act(ROLL, roll)
        self.app.sounds.play(sounds.ROLL)
        if match.turn == NOBODY:
            self.told = self.app.text("tie") % match.dice[0]
        else:
            self.told = self.lines.tell(key, match.turn, match.dice[0], match.dice[1])
        self.lines.say(self.told)
        self.app.invalidate()
        self.mode = BUSY
        self._rolling = True
        self._since = self.app.console.ticks()
        self._after = _AT_REST

    def _came_to_rest(self):
        """The dice lie: the bot moves on, a person is asked."""
        match = self.match
        if match.turn != NOBODY and match.need == 0 and self.session.is_bot(match.actor):
            self.note(self.lines.tell("no_move", match.turn))
        else:
            self.go_on()

    # -- actions that are no moves ------------------------------------------------------

    def _bot_acts(self):
        """Let the bot think one slice, and do what it says."""
        bot = self.session.bot(self.match.actor)
        if not self._bot_begun:
            bot.choose(self.match)
            self._bot_begun = True
        code = bot.step()
        if code >= 0:
            self._bot_begun = False
            action, arg = code >> 8, code & 0xFF
            if action == MOVE:
                self.move(arg >> 3, arg & 7)
            else:
                self.do(action, arg)

    def decide(self, action):
        """A person's answer with the cube, which the tutor may ask about first."""
        if not self.tutor or self.tutor.judge_action(action):
            self.do(action)

    def do(self, action, arg=0):
        """Do what a player or the bot has decided, and show it."""
        if action == ROLL:
            self._roll()
        elif action == DONE:
            self._confirm()
        else:
            actor = self.match.actor
            self.session.act(action, arg)
            if action == referee.DOUBLE or action == referee.BEAVER or action == referee.RACCOON:
                self.app.sounds.play(sounds.CUBE)
            self.told = ""
            if action == referee.TAKE or action == referee.DECLINE:
                key = "taken" if action == referee.TAKE else "declined"
                self.told = self.lines.tell(key, actor)
            if self.told and self.session.is_bot(actor):
                self.note(self.told)
            else:
                self.go_on()

    def _end(self):
        """The game is over: the last position stands a moment, then the result."""
        if self.session.ended:
            self.session.ended = False
            load("stats count_game")(self.app, self.session, self.tutor)
            if not self.tutor:
                drop_screens("stats")
        self._since = self.app.console.ticks()
        self.told = ""
        self._after = _RESULT
        lost = self.session.is_bot(self.match.winner)
        self.app.sounds.play(sounds.LOST if lost else sounds.WON)
        self.lines.say(self.lines.tell("wins", self.match.winner))

    def _show_end(self):
        """Show how one has played, if the tutor has looked, then the result."""
        self.mode = NOTE
        if self.session.people() == 2:
            self._shown_to = NOBODY
        if self.tutor and self.tutor.decisions:
            self.app.push(load("tutor Report")(self.app, self.tutor, self._show_result))
        else:
            self._show_result()

    def _show_result(self):
        self.app.push(load("between GameEnd")(self.app, self))

    # -- time ------------------------------------------------------------------------------

    def tick(self, now):
        self._run_clock(now)
        if self.mode != BUSY:
            self.lines.tick(now)
            return 50
        if not self._travel.done:
            self._travel.tick(now)
            return 15
        if self._rolling:
            return self._tumble(now)
        if self._after:
            return self._come_after(now)
        if self._judging:
            self._judge()
            return 0
        if self.session.is_bot(self.match.actor):
            self._bot_acts()
            return 0
        return 50

    def _come_after(self, now):
        """An animation has ended: do what was to come after it."""
        after = self._after
        if after == _RESULT and console.ticks_diff(now, self._since) < _CELEBRATE:
            return 30
        self._after = _NOTHING_MORE
        if after == _LANDED:
            self._landed()
        elif after == _AT_REST:
            self._came_to_rest()
        else:
            self._show_end()
        return 5

    def _tumble(self, now):
        """Dice that roll show one face after another."""
        spent = console.ticks_diff(now, self._since)
        self._rolling = spent < ROLL_TIME[self.app.settings.speed]
        self.board.draw_dice(spent // _TUMBLE if self._rolling else -1)
        self.board.show_dice()
        return 20

    def _skip(self):
        """Any key ends an animation."""
        self._travel.finish()
        if self._rolling:
            self._rolling = False
            self.board.draw_dice()
            self.board.show_dice()

    def _run_clock(self, now):
        """Let the time of the person who has to act go by."""
        elapsed = console.ticks_diff(now, self._last)
        self._last = now
        shown = self.session.run_clock(elapsed)
        if shown < 0:
            self.do(referee.TIMEOUT)
        elif shown:
            self.status.show()

    # -- buttons ---------------------------------------------------------------------------

    def key(self, button, held):
        if held:
            if button == console.A:
                self._hold()
        elif self.mode == BUSY and (self._after or button != console.MENU):
            self._skip()
        elif button == console.MENU:
            self.app.push(load("pause Pause")(self.app, self))
        elif self.mode == CHOICE:
            self._offers.key(button)
        elif self.mode == CHOOSING:
            self.chooser.key(button)
        elif button == console.A:
            self._acknowledge()
        elif button == console.B and self.mode == CONFIRM:
            self.undo()

    def _hold(self):
        """A stays down: the checker that has just moved goes on as far as it can."""
        self._carry = self._after == _LANDED
        if self.mode == CHOOSING and self.chooser.can_carry():
            self._carry = True
            self.chooser.carry()

    def _acknowledge(self):
        """A was pressed where there is nothing to choose."""
        if self.mode == FIRST:
            self._roll()
        elif self.match.phase == referee.MOVING and self.match.n_moves >= self.match.need:
            self._confirm()
        else:
            self.go_on()

    # -- touches -----------------------------------------------------------------------------

    def touch(self, x, y):
        if self._touch is None:
            self._touch = load("touch Touch")(self)
        self._touch.down(x, y)

    def lifted(self, x, y):
        if self._touch:
            self._touch.up(x, y)
