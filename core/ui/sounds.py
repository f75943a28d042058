"""Sounds: short runs of notes, played one after another while the game goes on.

The App's `step` lets them go on; the console plays one note at a time.
"""

from micropython import const

from core.console import ticks_diff

# A note is two bytes: its pitch in units of 10 Hz (0: silence), its length in ms.
_SOON = const(10)
ROLL = b"\xa0\x0c\x00\x28\x8c\x0c\x00\x28\xb4\x0c\x00\x32\x96\x0f"
MOVE = b"\x5a\x12"
HIT = b"\x2a\x28\x16\x5a"
CUBE = b"\x42\x50\x58\x78"
REFUSED = b"\x12\x46"
WON = b"\x34\x78\x42\x78\x4e\x78\x69\xfa"
LOST = b"\x27\xa0\x21\xa0\x1a\xfa"


class Sounds:
    """What sounds now.

    on      the player wants to hear it
    """

    def __init__(self, console):
        self._console = console
        self.on = True
        self._notes = b""
        self._at = self._since = 0

    def play(self, notes):
        """Start a run of notes, in place of one that still sounds."""
        if self.on:
            self._notes = notes
            self._at = 0
            self._start()

    def tick(self, now, wait):
        """Start the next note if the last one is over; returns `wait` or less, in ms."""
        if self._at >= len(self._notes):
            return wait
        if ticks_diff(now, self._since) >= self._notes[self._at + 1]:
            self._at += 2
            self._start()
        return min(wait, _SOON)

    def _start(self):
        if self._at < len(self._notes):
            self._since = self._console.ticks()
            pitch = 10 * self._notes[self._at]
            if pitch:
                self._console.tone(pitch, self._notes[self._at + 1])
