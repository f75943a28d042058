"""A scripted session with no window.  Runs on both interpreters.

Time is virtual: every step of the game moves the clock by what the game asked
for, so that a session gives the same picture on every machine.  On MicroPython
it runs by itself and leaves the frame in a file, which `sim.frame` reads:

    micropython -m sim.headless WIDTH HEIGHT DEPTH LANG SEED DATA OUT CHARGE < KEYS

The keys come that way as an argument has at most 255 characters there.
"""

import sys

from sim import script
from sim.console import HeadlessConsole
from sim.store import FileStore, MemoryStore

# The clock moves by at least and at most this much after a step.
_LEAST = 1
_MOST = 20
# Longer than the time after which a pressed button counts as held.
_HOLD = 700
# Steps that one key may keep the game busy; more is a game that hangs.
_LIMIT = 200000


class Session:
    """A game and the device it runs on, driven by steps of `sim.script`.

    watch   called with the device's time after each step of the game, or None
    """

    def __init__(self, app, device, watch=None):
        self.app = app
        self.device = device
        self.watch = watch

    def play(self, steps):
        """Do all steps, waiting after each for the game to come to rest."""
        self.settle()
        for kind, a, b in steps:
            self._do(kind, a, b)
            self.settle()

    def settle(self):
        """Run until the game neither moves nor thinks, and once more.

        Raises RuntimeError when it never does.
        """
        for _ in range(_LIMIT):
            self._step(_MOST)
            if not self.app.busy:
                self._step(_MOST)
                return
        raise RuntimeError(f"the game is still busy after {_LIMIT} steps")

    def wait(self, milliseconds):
        """Let the game run for a time."""
        end = self.device.ticks() + milliseconds
        while self.device.ticks() < end:
            self._step(end - self.device.ticks())

    def _step(self, at_most):
        wanted = self.app.step()
        if self.watch:
            self.watch(self.device.ticks())
        self.device.sleep(max(_LEAST, min(wanted, at_most, _MOST)))

    def _do(self, kind, a, b):
        if kind == script.WAIT:
            self.wait(a)
        elif kind == script.TOUCH:
            self.device.touch(a, b)
            self.device.touch(a, b, True)
        else:
            self._press(a, kind == script.HOLD)

    def _press(self, button, long):
        self.device.press(button)
        self.wait(_HOLD if long else _LEAST)
        self.device.release(button)


def play(size, lang, seed, steps, data="", display=None, charge=None, watch=None):
    """Play a session; return the console with the last frame.

    size: (width, height, depth); lang: '' for what is set in the game;
    data: a directory for the blobs, '' for memory; charge: of the battery in
    percent, None on mains; watch: of Session.
    """
    from core.ui.app import App

    store = FileStore(data) if data else MemoryStore()
    device = HeadlessConsole(*size, store, seed, display)
    device.charge = charge
    Session(App(device, seed=seed, lang=lang or None), device, watch).play(steps)
    return device


def write_frame(device, path):
    """Write size, palette and frame to a file."""
    with open(path, "wb") as file:
        file.write(b"%d %d %d\n" % (device.width, device.height, device.depth))
        file.write(device.palette)
        file.write(device.buffer)


def main(arguments):
    """Play what the arguments say, as the head of this file has them."""
    width, height, depth, lang, seed, data, out, charge = arguments
    size = int(width), int(height), int(depth)
    charge = int(charge) if charge else None
    write_frame(play(size, lang, int(seed), script.steps(sys.stdin), data, charge=charge), out)


if __name__ == "__main__":
    main(sys.argv[1:])
