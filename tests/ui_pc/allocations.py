"""What frames and presses allocate, under MicroPython: a line of bytes a kind of frame.

    micropython allocations.py WIDTH HEIGHT DEPTH
"""

import gc
import sys

from core.ui.app import App
from sim import headless, script
from sim.console import HeadlessConsole
from sim.store import MemoryStore

# A game against the club player, its first play made, our dice thrown.
KEYS = "a down left left up a a a wait:3000 a a wait:3000 a wait:3000"


class Quiet(HeadlessConsole):
    """A device whose events cost nothing once it is quiet: only the game's part is seen."""

    quiet = False
    waiting = -1

    def event(self):
        """The one event that waits."""
        if not self.quiet:
            return super().event()
        event, self.waiting = self.waiting, -1
        return event


def frames(app, device, count):
    """Bytes that each of so many frames allocates."""
    found = [0] * count
    for k in range(count):
        before = gc.mem_alloc()
        app.step()
        found[k] = gc.mem_alloc() - before
        device.sleep(15)
    return found


def pressed(app, device, button, count):
    """Whether a press changed the picture, bytes of its own frame and of those after it."""
    seen = bytes(device.buffer)
    gc.collect()
    gc.disable()
    device.waiting = button  # kind 0: pressed
    found = frames(app, device, count)
    gc.enable()
    return ["changed" if seen != device.buffer else "as_before"] + found


def main(width, height, depth):
    """Print them."""
    device = Quiet(width, height, depth, MemoryStore(), 7, None)
    app = App(device, seed=7, lang="es")
    headless.Session(app, device, None).play(script.parse(KEYS))
    device.quiet = True
    print("idle", *pressed(app, device, -1, 10))
    for name in ("right", "left", "up"):
        print(name, *pressed(app, device, script.NAMES[name], 3))
    print("move", *pressed(app, device, script.NAMES["a"], 12))


main(*[int(word) for word in sys.argv[1:]])
