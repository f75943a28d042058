"""The referee: one state machine for dice, moves, cube, resignations, scores.

A person, the bot, a replay and a test all act through `Match.act`; nobody
changes a position by hand.  Every action is accepted, or refused with a reason
that the screens put into the player's words.
"""

from micropython import const

from core import kernels
from core.plays import Plays
from core.position import BAR, CHECKERS, OFF, Position
from core.rules import TOP_CUBE

# Phases.
OPENING = const(0)
TO_ROLL = const(1)
MOVING = const(2)
DOUBLED = const(3)
RESIGNED = const(4)
GAME_OVER = const(5)
MATCH_OVER = const(6)

# Actions; those with an argument say what it is.
ROLL = const(1)  # first die << 3 | second die; opening: player 0's, player 1's
MOVE = const(2)  # source << 3 | die
UNDO = const(3)
DONE = const(4)
DOUBLE = const(5)
TAKE = const(6)
PASS = const(7)
BEAVER = const(8)
RACCOON = const(9)
RESIGN = const(10)  # 1 single, 2 gammon, 3 backgammon
ACCEPT = const(11)
DECLINE = const(12)
NEXT = const(13)
GIVE_UP = const(14)
TIMEOUT = const(15)

# Why an action is refused; the languages have a text for each.
REASONS = (
    "not_now", "bad_action", "bad_dice", "roll_first", "game_over", "match_over",
    "no_move", "all_played", "die_used", "no_checker", "bar_first", "blocked",
    "not_home", "higher_first", "use_both", "use_larger", "play_all",
    "nothing_to_undo", "no_cube", "crawford", "cube_not_yours", "cube_top",
    "dead_cube", "too_late", "answer_first", "no_offer", "no_beaver",
    "no_raccoon", "no_gammon", "resign_again", "no_match", "no_clock",
    "not_your_turn",
)  # fmt: skip

CENTRE = const(-1)
NOBODY = const(-1)


class Match:
    """A match (or a money session) between the players 0 and 1.

    rules       the Rules it is played by
    phase       OPENING ... MATCH_OVER
    turn        the player on roll, NOBODY before the opening roll decides
    actor       the player who has to act now, NOBODY if it is nobody's turn
    position    the Position, seen from the side of `turn`
    score       points of the two players; games: games finished
    crawford    this is the Crawford game
    cube        its value, 1 to 64; cube_owner CENTRE or a player
    dice        the roll, zeros before it
    left        dice still to be played, the larger first; n_left of them
    need        moves that a full play of this roll has, 0 for a dance
    moves       the moves made, source and die by turns; n_moves of them
    legal       bytearray(26): for a source, the bits of the dice that may be
                moved from there now, all of them moves of a full legal play
    offered     what is offered to be lost, 1 to 3
    winner, multiplier, points, ending      of the last game; ending is `off`,
                `pass`, `resign`, `give_up` or `time`
    match_winner    NOBODY until the match is over
    """

    def __init__(self, rules):
        """Start a match by `rules`, waiting for the opening roll."""
        self.rules = rules
        self.score = [0, 0]
        self.games = 0
        self.crawford = False
        self.had_crawford = False
        self.position = Position()
        self.start = Position()
        self._scratch = Position()
        self.plays = Plays()
        self.dice = bytearray(2)
        self.left = bytearray(4)
        self.moves = bytearray(8)
        self.legal = bytearray(26)
        self.match_winner = NOBODY
        self._new_game()

    # -- the two questions ----------------------------------------------

    def may(self, action, arg=0):
        """Return None if the action is allowed now, or the reason why not."""
        if not 0 < action < len(_MAY):
            return "bad_action"
        if self.phase == MATCH_OVER:
            return "match_over"
        if self.phase == GAME_OVER and action != NEXT:
            return "game_over"
        return _MAY[action](self, arg)

    def act(self, action, arg=0):
        """Do the action if it is allowed; returns what `may` says."""
        why = self.may(action, arg)
        if why is None:
            _DO[action](self, arg)
        return why

    def gammons_count(self):
        """True if a gammon is worth more than a single game now."""
        waiting = self.rules.jacoby and not self.rules.length
        return self.rules.gammons and not (waiting and self.cube_owner == CENTRE)

    # -- a game from its start ------------------------------------------

    def _new_game(self):
        """Set the board up and wait for the opening roll."""
        self.phase = OPENING
        self.turn = self.actor = NOBODY
        self.position.start()
        self.cube = 1
        self.cube_owner = CENTRE
        self.ties = 0
        self.doublings = 0
        self.offered = 0
        self.resigned = False
        self.winner = NOBODY
        self.multiplier = self.points = 0
        self.ending = ""
        self._clear_roll()

    def set_up(self, position, turn, one=0, other=0):
        """Put `position` on the board with `turn` to play, or to roll if no dice.

        For a position that was typed in: scores, cube and rules are set by the
        caller before.  Raises ValueError for impossible dice.
        """
        if (one, other) != (0, 0) and not (0 < one < 7 and 0 < other < 7):
            raise ValueError("dice show 1 to 6")
        self.position.copy(position)
        self.turn = self.actor = turn
        self.phase = TO_ROLL
        self.resigned = False
        self._clear_roll()
        if one:
            self._begin_moving(one, other)

    def _clear_roll(self):
        """Take the dice up."""
        self.dice[0] = self.dice[1] = 0
        self.n_left = self.n_moves = self.need = 0
        self._clear_legal()

    def _clear_legal(self):
        for point in range(26):
            self.legal[point] = 0

    # -- dice -------------------------------------------------------------

    def _may_roll(self, arg):
        if self.phase != OPENING and self.phase != TO_ROLL:
            return "answer_first" if self.phase != MOVING else "not_now"
        one, other = arg >> 3, arg & 7
        if not (0 < one < 7 and 0 < other < 7):
            return "bad_dice"

    def _roll(self, arg):
        one, other = arg >> 3, arg & 7
        if self.phase == TO_ROLL:
            self._begin_moving(one, other)
        elif one == other:
            self._tie(one)
        else:
            self.turn = self.actor = 0 if one > other else 1
            self._begin_moving(max(one, other), min(one, other))

    def _tie(self, die):
        """An opening tie: shown, rolled again, and the cube may turn."""
        self.dice[0] = self.dice[1] = die
        automatic = self.rules.cube and not self.rules.length
        if automatic and self.ties < self.rules.auto_doubles and self.cube < TOP_CUBE:
            self.cube *= 2
        self.ties += 1

    def _begin_moving(self, one, other):
        """The dice lie on the board: find what can be played."""
        self.phase = MOVING
        self.dice[0] = one
        self.dice[1] = other
        self.start.copy(self.position)
        self.plays.find(self.position, one, other)
        self.need = self.plays.used
        self.n_moves = 0
        self._refresh()

    # -- moves --------------------------------------------------------------

    def _refresh(self):
        """Work out the dice left and the moves that are legal now."""
        self._refresh_left()
        self._clear_legal()
        if self.n_moves >= self.need:
            return
        self._mark(self.left[0])
        if self.n_left > 1 and self.left[1] != self.left[0]:
            self._mark(self.left[1])

    def _refresh_left(self):
        high, low = self.plays.high, self.plays.low
        left = self.left
        if high == low:
            self.n_left = 4 - self.n_moves
            left[0] = left[1] = left[2] = left[3] = high
        else:
            self.n_left = 2 - self.n_moves
            left[0] = high
            left[1] = low
            if self.n_moves and self.moves[1] == high:
                left[0] = low

    def _mark(self, die):
        """Mark the sources from which `die` leads to a full play."""
        mask = kernels.sources(self.position.cells, die)
        for point in range(1, BAR + 1):
            if mask >> point & 1 and self._leads(point, die):
                self.legal[point] |= 1 << die

    def _leads(self, point, die):
        """True if a full play goes on after this move.

        A double never runs into a dead end, nor does the second of two dice.
        """
        plays = self.plays
        if self.n_moves or plays.high == plays.low:
            return True
        if self.need == 1:
            return die == plays.die(0, 0)
        after = self._scratch
        after.copy(self.position)
        after.move(point, die)
        if after.cells[OFF] == CHECKERS:
            return self._is_result(after)
        return kernels.sources(after.cells, plays.high + plays.low - die) != 0

    def _is_result(self, after):
        """True if some full play ends in the position `after`."""
        return self.plays.index(self.start, after, Position()) >= 0

    def _may_move(self, arg):
        source, die = arg >> 3, arg & 7
        if self.phase != MOVING:
            return "roll_first" if self.phase == TO_ROLL else "not_now"
        if not (0 < source <= BAR and 0 < die < 7):
            return "bad_action"
        if not self.legal[source] >> die & 1:
            return self._why_not(source, die)

    def _why_not(self, source, die):
        """The reason that a move from `source` with `die` is not legal."""
        if self.n_moves >= self.need:
            return "all_played" if self.need else "no_move"
        if die != self.left[0] and die != self.left[min(1, self.n_left - 1)]:
            return "die_used"
        cells = self.position.cells
        if not cells[source]:
            return "no_checker"
        if cells[BAR] and source != BAR:
            return "bar_first"
        if kernels.sources(cells, die) >> source & 1:
            return "use_both" if self.need == 2 else "use_larger"
        if source > die:
            return "blocked"
        return "not_home" if self.position.back(0) > 6 else "higher_first"

    def _move(self, arg):
        source, die = arg >> 3, arg & 7
        self.position.move(source, die)
        self.moves[2 * self.n_moves] = source
        self.moves[2 * self.n_moves + 1] = die
        self.n_moves += 1
        self.resigned = False
        if self.position.cells[OFF] == CHECKERS:
            multiplier = self.position.multiplier(1) if self.gammons_count() else 1
            self._finish(self.turn, multiplier, "off")
        else:
            self._refresh()

    def _may_undo(self, _):
        if self.phase != MOVING:
            return "not_now"
        return None if self.n_moves else "nothing_to_undo"

    def _undo(self, _):
        """Play the turn again from its start, but for the last move."""
        self.n_moves -= 1
        self.position.copy(self.start)
        for step in range(self.n_moves):
            self.position.move(self.moves[2 * step], self.moves[2 * step + 1])
        self._refresh()

    def _may_done(self, _):
        if self.phase != MOVING:
            return "not_now"
        return None if self.n_moves >= self.need else "play_all"

    def _done(self, _):
        """The turn is confirmed; the board turns to the other side."""
        self.position.flip()
        self.turn = self.actor = 1 - self.turn
        self.phase = TO_ROLL
        self.resigned = False
        self._clear_roll()

    # -- cube -----------------------------------------------------------------

    def _may_double(self, _):
        if self.phase != TO_ROLL:
            return "too_late" if self.phase == MOVING else self._unanswered()
        if not self.rules.cube:
            return "no_cube"
        if self.crawford:
            return "crawford"
        if self.cube_owner != CENTRE and self.cube_owner != self.turn:
            return "cube_not_yours"
        if self.cube >= TOP_CUBE:
            return "cube_top"
        length = self.rules.length
        if length and self.score[self.turn] + self.cube >= length:
            return "dead_cube"

    def _unanswered(self):
        return "not_now" if self.phase == OPENING else "answer_first"

    def _double(self, _):
        self.phase = DOUBLED
        self.doublings = 0
        self.actor = 1 - self.turn

    def _may_answer(self, _):
        if self.phase != DOUBLED:
            return "no_offer"

    def _take(self, _):
        self._turn_cube()
        self.phase = TO_ROLL
        self.actor = self.turn

    def _turn_cube(self):
        """The cube goes up and to the side that was doubled first."""
        self.cube *= 2
        self.cube_owner = 1 - self.turn

    def _pass(self, _):
        self._finish(1 - self.actor, 1, "pass")

    def _may_beaver(self, _):
        return self._may_redouble(0, "no_beaver")

    def _may_raccoon(self, _):
        return self._may_redouble(1, "no_raccoon")

    def _may_redouble(self, level, why):
        """Beavers answer a double (level 0), raccoons a beaver (level 1)."""
        if self.phase != DOUBLED:
            return "no_offer"
        allowed = 0 if self.rules.length else self.rules.beavers
        if self.doublings != level or allowed <= level:
            return why
        return "cube_top" if self.cube * 4 > TOP_CUBE else None

    def _redouble(self, _):
        self._turn_cube()
        self.doublings += 1
        self.actor = 1 - self.actor

    # -- giving up --------------------------------------------------------------

    def _may_resign(self, size):
        if self.phase != TO_ROLL and self.phase != MOVING:
            return self._unanswered()
        if not 1 <= size <= 3:
            return "bad_action"
        if size > 1 and not self.gammons_count():
            return "no_gammon"
        return "resign_again" if self.resigned else None

    def _resign(self, size):
        self.offered = size
        self._resume = self.phase
        self.phase = RESIGNED
        self.actor = 1 - self.turn
        if size == 3:
            self._accept(0)

    def _may_reply(self, _):
        if self.phase != RESIGNED:
            return "no_offer"

    def _accept(self, _):
        self._finish(1 - self.turn, self.offered, "resign")

    def _decline(self, _):
        self.phase = self._resume
        self.actor = self.turn
        self.offered = 0
        self.resigned = True

    def _may_give_up(self, _):
        if self.actor == NOBODY:
            return "not_now"
        return None if self.rules.length else "no_match"

    def _give_up(self, _):
        self._lose_match(self.actor, "give_up")

    def _may_timeout(self, _):
        if self.actor == NOBODY:
            return "not_now"
        return None if self.rules.bank else "no_clock"

    def _timeout(self, _):
        self._lose_match(self.actor, "time")

    def _lose_match(self, loser, ending):
        """The match ends here, whatever the score."""
        self.ending = ending
        self.multiplier = self.points = 0
        self.winner = self.match_winner = 1 - loser
        self.phase = MATCH_OVER
        self.actor = NOBODY
        self._clear_legal()

    # -- the end ------------------------------------------------------------------

    def _finish(self, winner, multiplier, ending):
        """Score the game; nothing more is asked of anybody."""
        self.winner = winner
        self.multiplier = multiplier
        self.points = multiplier * self.cube
        self.ending = ending
        self.score[winner] += self.points
        self.games += 1
        self.had_crawford = self.had_crawford or self.crawford
        self.actor = NOBODY
        self.phase = GAME_OVER
        played = self.n_moves
        self._clear_roll()
        self.n_moves = played  # the last play can still be shown
        length = self.rules.length
        if length and self.score[winner] >= length:
            self.phase = MATCH_OVER
            self.match_winner = winner

    def next_crawford(self):
        """True if the game after this score is the Crawford game."""
        length = self.rules.length
        if not self.rules.crawford or length < 2 or self.had_crawford:
            return False
        return max(self.score) == length - 1

    def _may_next(self, _):
        return None if self.phase == GAME_OVER else "not_now"

    def _next(self, _):
        self.crawford = self.next_crawford()
        self._new_game()


# By action number; plain functions, so that a call binds nothing.
_MAY = (
    None, Match._may_roll, Match._may_move, Match._may_undo, Match._may_done,
    Match._may_double, Match._may_answer, Match._may_answer, Match._may_beaver,
    Match._may_raccoon, Match._may_resign, Match._may_reply, Match._may_reply,
    Match._may_next, Match._may_give_up, Match._may_timeout,
)  # fmt: skip

_DO = (
    None, Match._roll, Match._move, Match._undo, Match._done,
    Match._double, Match._take, Match._pass, Match._redouble,
    Match._redouble, Match._resign, Match._accept, Match._decline,
    Match._next, Match._give_up, Match._timeout,
)  # fmt: skip
