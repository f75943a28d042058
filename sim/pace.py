"""The clock of the simulated device: it can run faster than a person's, or stand."""

import pygame

SPEEDS = (1, 4, 16)
# What one step of a standing clock lets pass, in milliseconds.
STEP = 20


class Pace:
    """Milliseconds of the device, from those of the PC.

    speed       how many times faster than the PC's
    paused      it stands, but for single steps
    """

    def __init__(self, speed=1, now=pygame.time.get_ticks):
        """speed: to begin with, a whole number; now: the PC's milliseconds."""
        self._now = now
        self.speed = speed
        self.paused = False
        self._passed = 0
        self._since = now()

    def ticks(self):
        """Milliseconds since the start, by this clock."""
        if self.paused:
            return self._passed
        return self._passed + (self._now() - self._since) * self.speed

    def faster(self):
        """The next of the SPEEDS, from the last back to the first."""
        self._keep()
        greater = [speed for speed in SPEEDS if speed > self.speed]
        self.speed = greater[0] if greater else SPEEDS[0]

    def pause(self):
        """Stand, or go on."""
        self._keep()
        self.paused = not self.paused

    def step(self):
        """Stand, after letting a moment pass."""
        self._keep()
        self.paused = True
        self._passed += STEP

    def _keep(self):
        """Count what has passed, before the pace changes."""
        self._passed = self.ticks()
        self._since = self._now()
