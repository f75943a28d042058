"""Reads the plays that people type.

Part of `notation`, which hands these names on; apart from it because a game
played with buttons needs none of them.  Whatever cannot be read raises ValueError
with a reason in plain words, and changes nothing.
"""

from core.position import BAR, OFF, Position


def read_play(text, position, plays):
    """Return the number of the play that `text` writes.

    plays   Plays found for the position.  A star may be left out; `b` and 25
            stand for the bar, 0 for off; where two plays fit, the one that
            hits less is meant.  Raises ValueError with the reason.
    """
    wanted = _read_parts(text)
    best = -1
    fewest = 99
    for k in range(plays.count):
        hits = _matches(wanted, position, plays, k)
        if 0 <= hits < fewest:
            best, fewest = k, hits
    if best < 0:
        raise ValueError("that is not a legal play of this roll")
    return best


def read_move(text):
    """Return (source, target) of a single move's text, as in `13/7`.

    Raises ValueError with the reason.
    """
    ways = _read_parts(text)
    if len(ways) != 1 or len(ways[0]) != 2:
        raise ValueError("a move is written from/to, as in 13/7")
    return ways[0][0], ways[0][1]


def _read_parts(text):
    """The ways of a play's text: lists of points, one for each checker."""
    ways = []
    for part in text.strip().lower().split():
        count = 1
        if part.endswith(")"):
            part, _, number = part[:-1].partition("(")
            if number not in ("1", "2", "3", "4"):
                raise ValueError("a count in brackets is 1 to 4")
            count = int(number)
        way = [_read_point(name) for name in part.split("/")]
        if len(way) < 2 or sorted(way, reverse=True) != way:
            raise ValueError("a move is written from/to, as in 13/7")
        ways += [way] * count
    if not ways:
        raise ValueError("no move was given")
    return ways


def _read_point(name):
    """The number of a written point; 25 the bar, 0 off."""
    if name.endswith("*"):
        name = name[:-1]
    if name in ("bar", "b"):
        return BAR
    if name in ("off", "o"):
        return OFF
    if name and len(name) < 3 and all("0" <= c <= "9" for c in name):
        if int(name) <= BAR:
            return int(name)
    raise ValueError("there is no point %s" % repr(name))


def _matches(wanted, position, plays, k):
    """Hits of play `k` if its moves can be read as `wanted`, else -1."""
    steps = []
    after = Position()
    after.copy(position)
    hits = 0
    for step in range(plays.used):
        source, die = plays.source(k, step), plays.die(k, step)
        steps.append((source, source - die if source > die else OFF))
        hits += after.move(source, die)
    return hits if _covers(wanted, steps) else -1


def _covers(wanted, steps):
    """True if the moves `steps` are exactly the ways `wanted`, in any order."""
    if not wanted:
        return not steps
    way = wanted[0]
    return _walk(way[0], way[1:], wanted[1:], steps)


def _walk(at, stops, others, steps):
    """Follow one checker from `at` over `stops`, then the other ways."""
    if not stops:
        return _covers(others, steps)
    for k in range(len(steps)):
        source, target = steps[k]
        if source != at or target < stops[0]:
            continue
        rest = steps[:k] + steps[k + 1 :]
        ahead = stops[1:] if target == stops[0] else stops
        if _walk(target, ahead, others, rest):
            return True
    return False
