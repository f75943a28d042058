"""Texts for positions and matches: position ID, match ID, XGID.

Reads and writes what GNU Backgammon and eXtreme Gammon write.  Whatever cannot
be read raises ValueError with a reason in plain words, and changes nothing.
Part of `notation`, which hands these names on; apart from it because a game in
play needs none of them, and a board's memory is short.
"""

from micropython import const

from core.context import Context
from core.position import BAR, CHECKERS, SIDE, Position

_DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
_ID_LENGTH = const(14)
_MATCH_ID_LENGTH = const(12)
_POINT_LETTERS = "ABCDEFGHIJKLMNO"
_MAX_EXPONENT = const(15)


# -- position ID ------------------------------------------------------------


def position_id(position):
    """Return the 14 characters of GNU Backgammon's position ID."""
    bits = bytearray(80)
    at = 0
    for base in (SIDE, 0):
        for point in range(1, BAR + 1):
            for _ in range(position.cells[base + point]):
                bits[at] = 1
                at += 1
            at += 1
    return _encode(bits, _ID_LENGTH)


def read_position_id(text):
    """Return the Position of a position ID."""
    bits = _decode(text, _ID_LENGTH, "a position ID")
    position = Position()
    at = 0
    for base in (SIDE, 0):
        for point in range(1, BAR + 1):
            while at < 80 and bits[at]:
                if not position.cells[base]:
                    raise ValueError("a side has more than 15 checkers")
                position.place(1 if base else 0, point, 1)
                at += 1
            at += 1
    if at > 80 or any(bits[at:]):
        raise ValueError("a position ID that holds more than a position")
    return _checked(position)


def _checked(position):
    """The position, if a game can have it."""
    if position.winner() == 0 and position.cells[SIDE] == CHECKERS:
        raise ValueError("there is no checker on the board")
    why = fault(position)
    if why:
        raise ValueError(why)
    return position


def _encode(bits, length):
    """Write bits, lowest first in each byte, as `length` base 64 digits."""
    text = ""
    for digit in range(length):
        value = 0
        for k in range(6):
            # Bytes go in with their lowest bit first, digits highest first.
            at = digit * 6 + k
            at = at - at % 8 + 7 - at % 8
            value = value << 1 | (bits[at] if at < len(bits) else 0)
        text += _DIGITS[value]
    return text


def _decode(text, length, name):
    """Return the bits of `length` base 64 digits, as `_encode` wrote them."""
    if len(text) != length:
        raise ValueError("%s has %d characters, not %d" % (name, length, len(text)))
    bits = bytearray(length * 6 + 8)
    for digit in range(length):
        value = _DIGITS.find(text[digit])
        if value < 0:
            raise ValueError("%s has no character %s" % (name, repr(text[digit])))
        for k in range(6):
            at = digit * 6 + k
            bits[at - at % 8 + 7 - at % 8] = value >> (5 - k) & 1
    return bits[: length * 6 + 7 & ~7]


# -- match ID -----------------------------------------------------------------


def match_id(context):
    """Return GNU Backgammon's match ID, the side on roll as its player 1."""
    bits = bytearray(72)
    owner = 3 if context.owner < 0 else 1 - context.owner
    doubled = context.offer != ""
    dice = sorted(context.dice or (0, 0), reverse=True)
    at = 0
    for value, width in (
        (context.cube, 4), (owner, 2), (1, 1), (context.crawford, 1), (1, 3),
        (0 if doubled or context.resigned else 1, 1), (doubled, 1),
        (context.resigned, 2), (dice[0], 3), (dice[1], 3), (context.length, 15),
        (context.score[1], 15), (context.score[0], 15), (not context.jacoby, 1),
    ):  # fmt: skip
        for k in range(width):
            bits[at + k] = int(value) >> k & 1
        at += width
    return _encode(bits, _MATCH_ID_LENGTH)


def read_match_id(text):
    """Return the Context of a match ID, seen from the side on roll in it."""
    bits = _decode(text, _MATCH_ID_LENGTH, "a match ID")
    fields = []
    at = 0
    for width in (4, 2, 1, 1, 3, 1, 1, 2, 3, 3, 15, 15, 15, 1):
        value = 0
        for k in range(width):
            value |= bits[at + k] << k
        fields.append(value)
        at += width
    if any(bits[at:]):
        raise ValueError("a match ID that holds more than a match")
    return _context_of(fields)


def _context_of(fields):
    """The Context of a match ID's fields, if they make sense."""
    cube, owner, mover, crawford, state, _, doubled, resigned = fields[:8]
    one, other, length = fields[8:11]
    context = Context()
    if state > 1:
        raise ValueError("the match ID is of a game that is over")
    if owner == 2 or one > 6 or other > 6 or (one == 0) != (other == 0):
        raise ValueError("the match ID has an impossible cube or dice")
    context.cube = cube
    context.owner = -1 if owner == 3 else int(owner != mover)
    context.dice = (one, other) if one else None
    context.crawford = bool(crawford)
    context.offer = "D" if doubled else ""
    context.resigned = resigned
    context.length = length
    context.score = [fields[11 + mover], fields[12 - mover]]
    context.jacoby = not length and not fields[13]
    _check_score(context)
    return context


def _check_score(context):
    """Refuse a score that no match in play can have."""
    length = context.length
    if not length:
        if context.crawford:
            raise ValueError("there is no Crawford game in money play")
        return
    if max(context.score) >= length:
        raise ValueError("the score says that the match is over")
    if context.crawford and (length - 1 not in context.score):
        raise ValueError("nobody is one point from winning: no Crawford game")


# -- XGID -----------------------------------------------------------------------


def xgid(position, context):
    """Return the XGID, the larger die first."""
    board = [""] * 26
    mine, theirs = (0, SIDE) if context.turn > 0 else (SIDE, 0)
    for point in range(1, BAR + 1):
        upper = position.cells[mine + point]
        lower = position.cells[theirs + point]
        if upper:
            board[point] = _POINT_LETTERS[upper - 1]
        if lower:
            board[25 - point] = _POINT_LETTERS[lower - 1].lower()
    dice = context.offer or "00"
    if context.dice:
        dice = "%d%d" % (max(context.dice), min(context.dice))
    owner = 0 if context.owner < 0 else context.turn * (1 - 2 * context.owner)
    score = context.score if context.turn > 0 else context.score[::-1]
    rule = int(context.crawford)
    if not context.length:
        rule = int(context.jacoby) + 2 * int(context.beavers > 0)
    return "XGID=%s:%d:%d:%d:%s:%d:%d:%d:%d:%d" % (
        "".join([mark or "-" for mark in board]), context.cube, owner,
        context.turn, dice, score[0], score[1], rule, context.length, context.limit,
    )  # fmt: skip


def read_xgid(text):
    """Return (Position, Context) of an XGID, both from the side on roll.

    The prefix may be missing.  A double that is offered is kept as it is: the
    side on roll is the one that doubled.
    """
    body = text[5:] if text.startswith("XGID=") else text
    fields = body.split(":")
    if len(fields) != 10 or len(fields[0]) != 26:
        raise ValueError("an XGID has 26 characters of position and 9 more fields")
    context = Context()
    if fields[3] not in ("1", "-1"):
        raise ValueError("the turn of the XGID is 1 or -1")
    context.turn = int(fields[3])
    position = _read_board(fields[0], context.turn)
    context.limit = _number(fields[9], "cube limit", 0, _MAX_EXPONENT)
    context.cube = _number(fields[1], "cube", 0, context.limit)
    owner = _number(fields[2], "cube owner", -1, 1) * context.turn
    context.owner = -1 if not owner else int(owner < 0)
    _read_dice(fields[4], context)
    context.length = _number(fields[8], "match length", 0, 32767)
    context.score = [_number(fields[5], "score", 0, 32767)]
    context.score.append(_number(fields[6], "score", 0, 32767))
    if context.turn < 0:
        context.score = context.score[::-1]
    _read_rule(fields[7], context)
    _check_score(context)
    return position, context


def _read_rule(text, context):
    """Crawford in a match; Jacoby and beavers in money play."""
    rule = _number(text, "rules field", 0, 1 if context.length else 3)
    if context.length:
        context.crawford = rule == 1
    else:
        context.jacoby = rule & 1 == 1
        context.beavers = rule >> 1


def _number(text, name, low, high):
    """The integer `text`, which must be from `low` to `high`."""
    digits = text[1:] if text.startswith("-") else text
    if not digits or len(digits) > 6 or not all("0" <= c <= "9" for c in digits):
        raise ValueError("the %s of the XGID is not a number" % name)
    value = int(text)
    if not low <= value <= high:
        raise ValueError("the %s of the XGID is %d to %d" % (name, low, high))
    return value


def _read_dice(text, context):
    """The dice field: 00, two dice, or what was offered."""
    if text in ("D", "B", "R"):
        context.offer = text
    elif len(text) != 2 or not all("0" <= c <= "6" for c in text):
        raise ValueError("the dice of the XGID are two digits from 1 to 6, or 00")
    elif text != "00":
        if "0" in text:
            raise ValueError("the XGID has one die only")
        context.dice = (int(text[0]), int(text[1]))


def _read_board(text, turn):
    """The Position of an XGID's 26 characters, from the side on roll."""
    position = Position()
    for point in range(26):
        letter = text[point]
        if letter == "-":
            continue
        count = _POINT_LETTERS.find(letter.upper()) + 1
        if not count:
            raise ValueError("the XGID has no checkers %s" % repr(letter))
        bottom = letter.upper() == letter
        if point == (0 if bottom else 25):
            raise ValueError("the XGID has a checker on the other side's bar")
        side = int(bottom != (turn > 0))
        if count > position.cells[side * SIDE]:
            raise ValueError("a side has more than 15 checkers")
        position.place(side, point if bottom else 25 - point, count)
    return _checked(position)


# -- what can be a position ----------------------------------------------------


def fault(position):
    """Why this cannot be a position of a game, as a text, or None."""
    cells = position.cells
    for side in (0, SIDE):
        if sum(cells[side + 1 : side + SIDE]) > CHECKERS:
            return "more than 15 checkers"
    for point in range(1, BAR):
        if cells[point] and cells[SIDE + BAR - point]:
            return "both sides on point %d" % point
    return _dead_fault(position)


def _dead_fault(position):
    """Both on the bar against closed boards: nobody could ever move."""
    cells = position.cells
    if not (cells[BAR] and cells[SIDE + BAR]):
        return None
    for point in range(1, 7):
        if cells[point] < 2 or cells[SIDE + point] < 2:
            return None
    return "both sides are shut out for ever"


def from_points(row):
    """Return the Position of the 26 integers `row` (see `Position.points`).

    Raises ValueError with the reason if it is not possible.
    """
    if len(row) != 26 or row[0] < 0 or row[25] > 0:
        raise ValueError("a position has 26 numbers, the bars first and last")
    position = Position()
    for point in range(26):
        count = row[point]
        mine = BAR if point == 0 else point
        if abs(count) > CHECKERS:
            raise ValueError("more than 15 checkers")
        if point == 25:
            _put(position, 1, BAR, -count)
        elif count > 0:
            _put(position, 0, mine, count)
        else:
            _put(position, 1, BAR - point, -count)
    why = fault(position)
    if why:
        raise ValueError(why)
    return position


def _put(position, side, point, count):
    """Place checkers, refusing more than a side has."""
    if count > position.cells[side * SIDE]:
        raise ValueError("more than 15 checkers")
    if count:
        position.place(side, point, count)
