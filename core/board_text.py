"""The board as lines of text, for the terminal game and the command `show`.

Pure ASCII, so that any serial terminal shows it.  Numbers and direction are
those of the player who looks at it: home at the bottom right.
"""

from micropython import const

from core.position import BAR, OFF, SIDE

_ROWS = const(5)  # higher stacks show a number
_EDGE = " +%s+----+%s+" % ("-" * 19, "-" * 19)


def board_lines(position, context=None):
    """Return the board as lines, the side on roll as X with its home below."""
    lines = [_numbers(13, 1), _EDGE]
    for row in range(_ROWS):
        lines.append(_line(position, row, 13, 1))
    lines.append(_middle(position, context))
    for row in range(_ROWS - 1, -1, -1):
        lines.append(_line(position, row, 12, -1))
    return lines + [_EDGE, _numbers(12, -1)]


def _numbers(first, step):
    """The points' numbers, six, the bar, six."""
    names = [str(first + step * k) for k in range(12)]
    return ("  " + _cells(names[:6]) + "      " + _cells(names[6:])).rstrip()


def _cells(marks):
    """Six marks, three characters each and one to spare."""
    return "".join(["%3s" % mark for mark in marks]) + " "


def _line(position, row, first, step):
    """One row of checkers, `row` counted from the edge."""
    marks = [_mark(position.at(first + step * k), row) for k in range(12)]
    bar = position.cells[BAR] if step < 0 else -position.cells[SIDE + BAR]
    text = " |%s|%3s |%s|" % (_cells(marks[:6]), _mark(bar, row), _cells(marks[6:]))
    off = position.cells[OFF if step < 0 else SIDE + OFF]
    return text + " %d off" % off if row == 0 and off else text


def _mark(count, row):
    """What row `row` of a stack shows: a checker, the stack's size, or nothing."""
    height = abs(count)
    if row >= height:
        return ""
    if row == _ROWS - 1 and height > _ROWS:
        return str(height)
    return "X" if count > 0 else "O"


def _middle(position, context):
    """The line between the two halves: pip counts, and the cube if turned."""
    text = " |%19s|%4s|%19s|" % ("", "BAR ", "")
    text += " X %d  O %d" % (position.pips(0), position.pips(1))
    if context is not None and (context.cube or context.owner >= 0):
        text += "  cube %d %s" % (1 << context.cube, ("", "X", "O")[context.owner + 1])
    return text.rstrip()
