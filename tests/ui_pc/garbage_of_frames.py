"""Prints what frames and presses on the board screen allocate, in bytes.

    micropython garbage_of_frames.py WIDTH HEIGHT DEPTH

A line each: what was measured, the most that one frame took.  Everything has
happened once before it is measured.
"""

import gc
import sys

import sim  # noqa: F401  the stand-in for framebuf, where there is none
from core import console as seam
from core.ui import play as board
from sim import scenes
from sim.console import HeadlessConsole

ROLLED = "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:3:2:0:5:6"
TO_ROLL = ROLLED.replace(":31:", ":00:")
FRAME = 20  # ms


class Quiet(HeadlessConsole):
    """A device that itself allocates nothing; `pressed` is the button that comes next."""

    pressed = -1

    def event(self):
        button, self.pressed = self.pressed, -1
        return button

    def tone(self, hertz, milliseconds):
        """Nothing sounds here."""


def frame(app):
    """One slice of the game; returns the bytes that it allocated."""
    before = gc.mem_alloc()
    app.step()
    return gc.mem_alloc() - before


def frames(app, number):
    """The most that one of the next frames takes."""
    most = 0
    for _ in range(number):
        app.console.sleep(FRAME)
        most = max(most, frame(app))
    return most


def press(app, button):
    """What the frame of a press takes."""
    app.console.sleep(FRAME)
    app.console.pressed = button
    return frame(app)


def rest(app):
    """Run until nothing moves; returns the most that a frame took."""
    most = 0
    while app.busy:
        most = max(most, frames(app, 1))
    return most


def idle(app):
    """Frames in which nothing happens."""
    frames(app, 3)
    print("idle", frames(app, 20))


def cursor(app):
    """The cursor goes between two checkers with the same dice; another die is chosen."""
    press(app, seam.DOWN)
    for _ in range(2):
        there, back = press(app, seam.LEFT), press(app, seam.RIGHT)
        if app.screen.chooser.cursor != 6:
            raise RuntimeError("the cursor should be back")
    print("cursor", max(there, back))
    for _ in range(2):
        press(app, seam.B)
    print("die", max([press(app, seam.B) for _ in range(2)]))


def travel(app):
    """A checker travels, and is taken back."""
    most = 0
    for _ in range(3):
        first = press(app, seam.A)
        most = frames(app, 5)
        if app.screen.mode != board.BUSY:
            raise RuntimeError("it should still travel")
        landing = rest(app)
        undo = press(app, seam.B)
        rest(app)
    print("travel", most)
    print("move", first)
    print("landing", landing)
    print("undo", undo)


def tumble(app):
    """The dice tumble."""
    press(app, seam.A)
    frames(app, 3)
    most = frames(app, 5)
    if app.screen.mode != board.BUSY:
        raise RuntimeError("they should still tumble")
    print("tumble", most)


def main(size):
    """Measure one display."""
    for xgid in (ROLLED, TO_ROLL):
        scene = ("", xgid, (0, 0), "", {"speed": 2, "turning": 0})
        app, _, _ = scenes.device(size, scene, "es", Quiet)
        gc.collect()
        gc.disable()
        idle(app)
        if xgid == ROLLED:
            cursor(app)
            travel(app)
        else:
            tumble(app)
        gc.enable()


if __name__ == "__main__":
    main([int(number) for number in sys.argv[1:]])
