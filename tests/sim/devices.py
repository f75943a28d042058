"""What the tests of the simulator play with: a small game and its device."""

from core.console import COLOUR
from sim.console import HeadlessConsole
from sim.store import MemoryStore

RED, GREEN = bytes((255, 0, 0)), bytes((0, 255, 0))


class LittleGame:
    """Records its events; a press of a button keeps it busy for 100 ms."""

    quit = False

    def __init__(self, console):
        self.console = console
        self.seen = []
        self._busy_until = 0

    @property
    def busy(self):
        return self.console.ticks() < self._busy_until

    def step(self):
        event = self.console.event()
        while event >= 0:
            self.seen.append((self.console.ticks(), event))
            if event >> 4 == 0:
                self._busy_until = self.console.ticks() + 100
            event = self.console.event()
        return 10


def headless(depth=COLOUR, seed=1, display=None):
    """A device of 16x16 with a clock that only the test moves."""
    return HeadlessConsole(16, 16, depth, MemoryStore(), seed, display)
