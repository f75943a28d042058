"""Rebuilds a match from its log.

The other half of `journal`; apart from it because a device needs it once, when
it is switched on.
"""

from core import rules as options
from core.journal import CLOCK, HEAD, LEAD, Journal, check, has_arg
from core.match import Match


def rebuild(data, repair=False, begin=None):
    """Return the Journal of a log, with its match at the last logged action.

    data    bytes: `Journal.header` and every `Journal.chunk` after it
    begin   begin(extra) gives the Match that the owner's bytes describe, or None
            for one that begins with the opening roll
    repair  cut a torn tail off and keep what stands before it; then
            `whole_length` says how many bytes were good
    Raises ValueError with the reason for anything else.
    """
    if data[:4] != LEAD:
        raise ValueError("this is not the log of a match")
    start = HEAD + options.PACKED
    if len(data) < start or len(data) < start + data[4]:
        raise ValueError("the log of the match is cut short in its first line")
    rules = options.unpack(data[HEAD:start])
    extra = bytes(data[start : start + data[4]])
    match = begin(extra) if begin else None
    journal = Journal(match or Match(rules), extra)
    at = start + data[4]
    good = whole_length(data, at)
    if good < len(data) and not repair:
        raise ValueError("the log of the match is damaged at byte %d" % good)
    _replay_chunks(journal, data, at, good)
    return journal


def whole_length(data, at=None):
    """Length of the part of a log, from `at` on, in which every chunk is whole."""
    if at is None:
        at = HEAD + options.PACKED + data[4]
    while at < len(data):
        end = at + 1 + data[at]
        if not data[at] or data[end : end + 2] != check(data[at + 1 : end]):
            break
        at = end + 2
    return at


def _replay_chunks(journal, data, at, good):
    """Act all records between `at` and `good`; they may span chunks."""
    records = bytearray()
    while at < good:
        end = at + 1 + data[at]
        records += data[at + 1 : end]
        at = end + 2
    at = 0
    while at < len(records):
        at += _replay(journal, records, at)
    journal.pending = bytearray()


def _replay(journal, records, at):
    """Act the record at `at`; returns its length."""
    action = records[at]
    length = 5 if action == CLOCK else 2 if has_arg(action) else 1
    if at + length > len(records):
        raise ValueError("the log of the match ends inside an action")
    if action == CLOCK:
        left = journal.clock.left
        left[0] = (records[at + 1] | records[at + 2] << 8) * 1000
        left[1] = (records[at + 3] | records[at + 4] << 8) * 1000
        return length
    why = journal.act(action, records[at + 1] if length == 2 else 0)
    if why:
        raise ValueError("action %d of the log is refused: %s" % (at, why))
    return length
