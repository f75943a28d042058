"""The log of a match: every accepted action, in the order it was accepted.

Sits between the players and the referee.  The log is what is saved; `replay`
rebuilds a match from it, move for move, by acting it all again.

A log is a header (LEAD, the length of what the owner adds, the rules, the
owner's bytes) and chunks.  A chunk is its length, that many bytes of records,
and a check sum of 16 bits; a record is an action's number and, for some, its
argument.
"""

import binascii

from micropython import const

from core.clock import Clock
from core.match import MOVE, RESIGN, ROLL

LEAD = b"UGJ1"
HEAD = const(5)  # LEAD and one length
CLOCK = const(16)  # record: seconds left of both players, two bytes each
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
            if has_arg(action):
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
            records += bytes((CLOCK,)) + self._clock_bytes()
        framed = b""
        for at in range(0, len(records), _LONGEST):
            framed += frame(records[at : at + _LONGEST])
        return framed

    def _clock_bytes(self):
        """Seconds left, low byte first, player 0 and 1."""
        one, other = self.clock.seconds(0), self.clock.seconds(1)
        return bytes((one & 255, one >> 8, other & 255, other >> 8))


def has_arg(action):
    """True if the action's record has an argument."""
    return action == ROLL or action == MOVE or action == RESIGN


def frame(records):
    """One chunk that holds the records."""
    return bytes((len(records),)) + records + check(records)


def check(records):
    """Sixteen bits of the CRC-32 of some records, low byte first."""
    total = binascii.crc32(records)
    return bytes((total & 255, total >> 8 & 255))
