"""The text commands, for scripts, engines and test rigs.

One command is a list of words; its answer is a list of lines.  `__main__` takes
them from its arguments or from standard input.  Whatever is wrong with a
command gives the single line `error: WHY`, and changes nothing.
"""

from core import notation, setup
from core import match as referee
from core.match import CENTRE, GAME_OVER, MATCH_OVER
from core.plays import Plays
from core.position import Position
from core.reasons import reason_text
from core.words import options_of, whole

_WHO = ("me", "opp")
_RESIGN = ("resign_single", "resign_gammon", "resign_backgammon")
_TYPES = ("", "single", "gammon", "backgammon")
# Actions by their number in `core.match`.
NAMES = (
    "", "roll", "move", "undo", "done", "double", "take", "pass", "beaver",
    "raccoon", "resign", "accept", "decline", "next", "give_up", "timeout",
)  # fmt: skip

_TRIAL_ROLL = 3 << 3 | 1  # a `roll` without numbers: any dice do


def answer(words):
    """Return the lines that answer the command `words`.

    Raises ValueError with the reason when the command is no good.
    """
    if not words or words[0] not in _COMMANDS:
        raise ValueError("no such command; there are " + " ".join(sorted(_COMMANDS)))
    function, least, most = _COMMANDS[words[0]]
    if not least < len(words) <= most + 1:
        raise ValueError("%s takes other arguments" % words[0])
    return function(words[1:])


def _roll_of(words):
    """Position and dice of a command that starts with ID D1 D2."""
    position = notation.read_position_id(words[0])
    one, other = whole(words[1], 1, 6, "a die"), whole(words[2], 1, 6, "a die")
    return position, one, other


def _found(position, one, other):
    """The Plays of a roll; none once the game is over."""
    plays = Plays()
    if position.winner() < 0:
        plays.find(position, one, other)
    return plays


def _result_line(position, plays, k, after):
    """`RESULT_ID TEXT` of play `k`."""
    after.copy(position)
    plays.make(k, after)
    text = notation.play_text(position, plays, k)
    return "%s %s" % (notation.position_id(after), text)


def _plays(words):
    position, one, other = _roll_of(words)
    plays = _found(position, one, other)
    if not plays.count:
        return ["%s -" % words[0]]
    after = Position()
    lines = []
    for k in range(plays.count):
        lines.append(_result_line(position, plays, k, after))
    # A blank sorts before every character of an ID, so whole lines will do.
    lines.sort()
    return lines


def _read(words):
    position, one, other = _roll_of(words)
    plays = _found(position, one, other)
    if not plays.count:
        raise ValueError("there is no legal move")
    k = notation.read_play(" ".join(words[3:]), position, plays)
    return [_result_line(position, plays, k, Position())]


def _context(options):
    """The Context of a match= option, or that of money play."""
    if "match" in options:
        return notation.read_match_id(options["match"])
    return notation.Context()


def _best(words):
    position, one, other = _roll_of(words)
    options = options_of(words[3:], ("level", "plies", "match", "n"))
    count = whole(options.get("n", "1"), 1, 9999, "n")
    bot = _bot(options)
    context = _context(options)
    found = position.winner() < 0 and bot.rank(position, one, other, count, context)
    if not found:
        return ["%s - 0" % words[0]]
    after = Position()
    lines = []
    for k, equity in found:
        lines.append("%s %d" % (_result_line(position, bot.plays, k, after), equity))
    return lines


def _bot(options):
    """A Bot of the level asked for, the highest if none is, looking ahead as far as it can."""
    from core.bot import LEVELS, Bot

    top = len(LEVELS)
    level = whole(options.get("level", str(top)), 1, top, "level")
    return Bot(level, whole(options.get("plies", "2"), 0, 2, "plies"))


def _eval(words):
    position = notation.read_position_id(words[0])
    chances, equity = _bot({}).evaluate(position)
    return [" ".join([str(chance) for chance in chances]) + " %d" % equity]


def _cube(words):
    if len(words) == 1:
        position, context = notation.read_xgid(words[0])
    else:
        position = notation.read_position_id(words[0])
        options = options_of(words[1:], ("match",))
        context = _context(options)
    action, reply, equities = _bot({}).cube_action(position, context)
    single, taken, passed = equities
    return ["%s %s %d %d" % (action, reply, single, min(taken, passed))]


def _show(words):
    if len(words) == 1 and ":" in words[0]:
        position, context = notation.read_xgid(words[0])
    else:
        position = notation.read_position_id(words[0])
        context = _context(options_of(words[1:], ("match",)))
    from core.board_text import board_lines

    return [
        "points=" + ",".join([str(count) for count in position.points()]),
        "position=" + notation.position_id(position),
        "match=" + notation.match_id(context),
        "xgid=" + notation.xgid(position, context),
        "pips=%d,%d" % (position.pips(0), position.pips(1)),
    ] + board_lines(position, context)


def _result(words):
    position = notation.read_position_id(words[0])
    options = options_of(words[1:], ("cube", "jacoby"))
    cube = whole(options.get("cube", "1"), 1, 1 << 15, "the cube")
    if cube & cube - 1:
        raise ValueError("the cube shows a power of two")
    jacoby = whole(options.get("jacoby", "0"), 0, 1, "jacoby")
    winner = position.winner()
    if winner < 0:
        raise ValueError("the game is not over")
    multiplier = position.multiplier(1 - winner)
    points = cube * (1 if jacoby and cube == 1 else multiplier)
    return ["%s %d" % (_TYPES[multiplier], points)]


def _referee(words):
    position, context = notation.read_xgid(words[0])
    words = words[1:]
    beavers = None
    if words and words[0].startswith("beavers="):
        beavers = whole(words[0][8:], 0, 99, "beavers")
        words = words[1:]
    if not words:
        raise ValueError("there is no action to judge")
    match = setup.match_of(position, context, beavers)
    for word in words[:-1]:
        why = _act(match, word)
        if why:
            raise ValueError("%s is refused: %s" % (word, why))
    why = _act(match, words[-1])
    return ["refused: " + why] if why else _state_lines(match)


def _act(match, word):
    """Let the referee judge `WHO:ACTION`; returns its reason as a text."""
    who, _, name = word.partition(":")
    if who not in _WHO:
        raise ValueError("%s: an action is me:ACTION or opp:ACTION" % repr(word))
    action, arg = _action_of(match, name)
    why = match.may(action, arg)
    if why is None and match.actor != _WHO.index(who):
        why = "not_your_turn"
    if why is None:
        match.act(action, arg)
        return None
    return reason_text("en", why)


def _action_of(match, name):
    """The action and argument of a written action."""
    if name in _RESIGN:
        return referee.RESIGN, _RESIGN.index(name) + 1
    if name == "roll":
        return referee.ROLL, _TRIAL_ROLL
    if name == "beaver" and match.phase == referee.DOUBLED and match.doublings:
        return referee.RACCOON, 0  # the second of the answers that turn the cube
    if name in ("double", "take", "pass", "beaver", "raccoon", "accept", "decline"):
        return NAMES.index(name), 0
    raise ValueError("there is no action %s" % repr(name))


def _state_lines(match):
    """`ok`, the cube, and the score once the game is over."""
    owner = "centre" if match.cube_owner == CENTRE else _WHO[match.cube_owner]
    lines = ["ok", "cube=%d,%s" % (match.cube, owner)]
    if match.phase == GAME_OVER or match.phase == MATCH_OVER:
        points = [0, 0]
        points[match.winner] = match.points
        over = "match" if match.phase == MATCH_OVER else "game"
        crawford = int(match.phase == GAME_OVER and match.next_crawford())
        lines.append(
            "points=%d,%d score=%d,%d over=%s crawford=%d"
            % (points[0], points[1], match.score[0], match.score[1], over, crawford)
        )
    return lines


def _selfplay(words):
    from core.selfplay import selfplay

    games = whole(words[0], 1, 1000000, "the number of games")
    seed = whole(words[1], 0, (1 << 28) - 1, "the seed")
    options = options_of(words[2:], ("level", "length", "mat"))
    level = options.get("level", "")
    if level:
        level = whole(level, 0, 99, "level")
    length = whole(options.get("length", "0"), 0, 25, "the length")
    return selfplay(games, seed, level, length, options.get("mat"))


# Function, and how many arguments it takes at least and at most.
_COMMANDS = {
    "plays": (_plays, 3, 3),
    "read": (_read, 4, 99),
    "best": (_best, 3, 6),
    "eval": (_eval, 1, 1),
    "cube": (_cube, 1, 2),
    "show": (_show, 1, 2),
    "result": (_result, 1, 3),
    "referee": (_referee, 1, 9999),
    "selfplay": (_selfplay, 2, 5),
}
