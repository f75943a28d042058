"""The log of a match: every accepted action, in the order it was accepted.

Sits between the players and the referee.  The log is what is saved; a match is
rebuilt from it move for move by acting it all again.

A log is a header (LEAD, the length of what the owner adds, the rules, the
owner's bytes) and chunks.  A chunk is its length, that many bytes of records,
and a check sum of 16 bits; a record is an action's number and, for some, its
argument.
"""

import binascii

from micropython import const

from core import rules as options
from core.clock import Clock
from core.match import MOVE, RESIGN, ROLL, Match

LEAD = b"UGJ1"
_HEAD = const(5)  # LEAD and one length
_CLOCK = const(16)  # record: seconds left of both players, two bytes each
_LONGEST = const(250)


class Journal:
    """A match that keeps its log.

    match       the Match; act through the journal, never past it
    clock       the Clock; its state is logged at each chunk
    pending     bytearray of the records that no chunk holds yet
    extra       bytes of the owner's, kept in the header (who plays, seed)
    """

    def __init__(self, match, extra=b""):
        """Start the log of a new match.  `extra` has at most 255 bytes."""
        self.match = match
        self.extra = extra
        self.clock = Clock(match.rules)
        self.pending = bytearray()

    def act(self, action, arg=0):
        """Do the action; returns None, or the reason why it is refused."""
        why = self.match.act(action, arg)
        if why is None:
            self.pending.append(action)
            if _has_arg(action):
                self.pending.append(arg)
        return why

    def header(self):
        """Return the bytes that a log starts with."""
        return LEAD + bytes((len(self.extra),)) + self.match.rules.pack() + self.extra

    def chunk(self):
        """Return the pending records as chunks to append to the log.

        Call it when a turn is confirmed; it is empty if nothing happened.
        """
        records = bytes(self.pending)
        self.pending = bytearray()
        if records and self.match.rules.bank:
            records += bytes((_CLOCK,)) + self._clock_bytes()
        framed = b""
        for at in range(0, len(records), _LONGEST):
            framed += _frame(records[at : at + _LONGEST])
        return framed

    def _clock_bytes(self):
        """Seconds left, low byte first, player 0 and 1."""
        one, other = self.clock.seconds(0), self.clock.seconds(1)
        return bytes((one & 255, one >> 8, other & 255, other >> 8))


def _has_arg(action):
    return action == ROLL or action == MOVE or action == RESIGN


def _frame(records):
    return bytes((len(records),)) + records + _check(records)


def _check(records):
    """Sixteen bits of the CRC-32, low byte first."""
    total = binascii.crc32(records)
    return bytes((total & 255, total >> 8 & 255))


def rebuild(data, repair=False):
    """Return the Journal of a log, with its match at the last logged action.

    data    bytes: `Journal.header` and every `Journal.chunk` after it
    repair  cut a torn tail off and keep what stands before it; then
            `whole_length` says how many bytes were good
    Raises ValueError with the reason for anything else.
    """
    if data[:4] != LEAD:
        raise ValueError("this is not the log of a match")
    start = _HEAD + options.PACKED
    if len(data) < start or len(data) < start + data[4]:
        raise ValueError("the log of the match is cut short in its first line")
    rules = options.unpack(data[_HEAD:start])
    journal = Journal(Match(rules), bytes(data[start : start + data[4]]))
    at = start + data[4]
    good = whole_length(data, at)
    if good < len(data) and not repair:
        raise ValueError("the log of the match is damaged at byte %d" % good)
    _replay_chunks(journal, data, at, good)
    return journal


def whole_length(data, at=None):
    """Length of the part of a log, from `at` on, in which every chunk is whole."""
    if at is None:
        at = _HEAD + options.PACKED + data[4]
    while at < len(data):
        end = at + 1 + data[at]
        if not data[at] or data[end : end + 2] != _check(data[at + 1 : end]):
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
    length = 5 if action == _CLOCK else 2 if _has_arg(action) else 1
    if at + length > len(records):
        raise ValueError("the log of the match ends inside an action")
    if action == _CLOCK:
        left = journal.clock.left
        left[0] = (records[at + 1] | records[at + 2] << 8) * 1000
        left[1] = (records[at + 3] | records[at + 4] << 8) * 1000
        return length
    why = journal.act(action, records[at + 1] if length == 2 else 0)
    if why:
        raise ValueError("action %d of the log is refused: %s" % (at, why))
    return length
