"""Makes a session: a new match from the settings, or the saved one from its log."""

from core import rules as options
from core.journal import Journal
from core.match import MATCH_OVER, Match
from core.replay import rebuild, whole_length
from core.ui.memory import drop
from core.ui.session import BLOB, PERSON, Session


def new_session(console, settings):
    """Start the match that the settings describe."""
    rules = _rules(settings)
    levels = _players(settings)
    session = Session(console, Journal(Match(rules), bytes(levels)), levels)
    session.start()
    return session


def _players(settings):
    """The levels of both players."""
    levels = [PERSON, PERSON]
    if settings.opponent:
        from core.bot import LEVELS

        levels[1 - settings.colour] = min(settings.opponent, len(LEVELS))
    return levels


def _rules(settings):
    """The Rules of the settings."""
    if settings.preset == 1:
        rules = options.money()
        rules.jacoby = bool(settings.jacoby)
        rules.beavers = settings.beavers
        rules.auto_doubles = (0, 1, options.EVERY_TIE)[settings.auto_doubles]
    elif settings.preset == 2:
        rules = options.simple(settings.length or 1)
    else:
        rules = options.match(settings.length or 1)
    if settings.clock:
        rules.use_clock()
    return rules


def saved_session(console):
    """The match to go on with, or None: none is saved, or it is over.

    A log that cannot be read is set aside as `match.bad`, so nothing is lost.
    """
    data = console.read(BLOB)
    if not data:
        return None
    try:
        journal = rebuild(data, True, _set_up)
        levels = _levels(journal.extra)
    except ValueError:
        console.replace(BLOB + ".bad", data)
        console.replace(BLOB, b"")
        return None
    if journal.match.phase == MATCH_OVER:
        return None
    return _restored(console, journal, levels, data)


def _restored(console, journal, levels, data):
    """The session, with the part of its log that could not be read cut off."""
    good = whole_length(data)
    if good < len(data):
        console.replace(BLOB, data[:good])
    return Session(console, journal, levels)


def _levels(extra):
    """Who plays, from the log's head."""
    from core.bot import LEVELS

    if len(extra) < 2 or max(extra[:2]) > len(LEVELS):
        raise ValueError("the log does not say who plays")
    return list(extra[:2])


def session_from(console, settings, text):
    """Start a match in the position of an XGID; its bottom player is player 0.

    The log's head holds who plays and the XGID.  Raises ValueError for a
    position that no match can be in.
    """
    levels = _players(settings)
    extra = bytes(levels) + text.encode()
    session = Session(console, Journal(_set_up(extra), extra), levels)
    session.start()
    return session


def asked_session(console, text):
    """The position of an XGID for the bot to look at: nothing of it is stored.

    Raises ValueError for a position that no match can be in.
    """
    extra = bytes((PERSON, PERSON)) + text.encode()
    return Session(console, Journal(_set_up(extra), extra), [PERSON, PERSON])


def _set_up(extra):
    """The match that a log's head describes, or None for a usual one."""
    if len(extra) <= 2:
        return None
    from core.ids import read_xgid
    from core.setup import match_of

    position, context = read_xgid(extra[2:].decode())
    match = match_of(position, context, None, int(context.turn < 0))
    drop("core.ids", "core.setup")
    return match
