"""What reaches the display, and what that costs: a cursor move and a full redraw.

    python -m sim.bench_display [BOARD ...]

Counts come from the real drivers on a stand-in for `machine`; times are worked
out from what was measured on an RP2040 at 125 MHz, for every board, so they are
high for the faster ones.  Bytes include commands, and I2C's addresses.
"""

import argparse
import sys

import sim  # noqa: F401  the stand-in for framebuf, before the screens
from core import console
from core.ids import read_xgid
from core.journal import Journal
from core.setup import match_of
from core.ui.session import Session
from firmware import start
from sim.boardrun import Nobody
from sim.boards import profiles
from sim.controllers import machine
from sim.store import MemoryStore

# Microseconds on an RP2040 at 125 MHz: a call of a pin or a bus, a run of pixels
# through the palette, and what a pixel adds: in the RP2's machine code (cycles by
# `sim.thumb`) where a rectangle begins and ends with a whole byte, and where not;
# in viper, which the others run (measured); a byte copied for an OLED.
_CALL = 20
_RUN = 26
_PAIRED = 0.052
_SINGLE = 0.18
_VIPER = 0.38
_COPY = 0.11
# The same of framebuf: a call, and what each pixel of it adds.
_DRAW = 20
_DRAW_PIXEL = 0.05
_LONGEST_RUN = 1024

_PRESSES = (console.LEFT, console.UP, console.RIGHT, console.LEFT, console.DOWN, console.RIGHT)
_POSITION = "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:5:6"


class Count:
    """What went on between two moments: drawing, and what was sent.

    drawn, drawn_pixels     calls of framebuf, and about what they fill
    shown, pixels           rectangles shown, and their pixels; single, how many of
                            them are of rectangles that begin or end inside a byte
    calls, bytes            of pins and buses, and what went out
    """

    def __init__(self, device):
        self._device = device
        self.drawn = self.drawn_pixels = 0
        self.shown = self.pixels = self.single = 0
        self.calls, self.bytes = -machine.BOARD.calls, -machine.BOARD.sent

    def end(self):
        """Take the figures of the bus; returns the Count."""
        self.calls += machine.BOARD.calls
        self.bytes += machine.BOARD.sent
        return self

    def sending(self, bus_us):
        """Milliseconds to send it; bus_us: of a byte on the bus."""
        runs = self.pixels / _LONGEST_RUN + 4 * self.shown
        bus = self.calls * _CALL + runs * _RUN + self.bytes * bus_us
        return (bus + self._converting()) / 1000

    def _converting(self):
        """Microseconds for the pixels themselves."""
        if self._device.depth != console.COLOUR:
            return self.bytes * _COPY
        if not rp2(self._device.profile["name"]):
            return self.pixels * _VIPER
        return self.single * _SINGLE + (self.pixels - self.single) * _PAIRED

    def drawing(self):
        """Milliseconds to draw it."""
        return (self.drawn * _DRAW + self.drawn_pixels * _DRAW_PIXEL) / 1000


class Watch:
    """A board's game, with what it draws and shows counted."""

    def __init__(self, name):
        machine.install()
        machine.BOARD.hang_i2c(Nobody(), 0, 4, 5, 0x3C)
        self.device = start.open_device(name, MemoryStore())
        self.count = Count(self.device)
        self._watch_show()
        self._watch_drawing()
        self.app = start.start(self.device)
        match = match_of(*read_xgid(_POSITION))
        self.app.session = Session(self.device, Journal(match, bytes((0, 3))), [0, 3])
        self.app.session.start()
        self.app.open_game()
        for _ in range(50):
            self.app.step()

    def _watch_show(self):
        show = self.device.show

        def counted(x, y, w, h):
            self.count.shown += 1
            self.count.pixels += w * h
            self.count.single += w * h if (x | w) & 1 else 0
            show(x, y, w, h)

        self.device.show = counted

    def _watch_drawing(self):
        """Count the calls of the frame's methods, and the pixels that they fill."""
        fb = self.device.fb
        area = {
            "fill": lambda *_: self.device.width * self.device.height,
            "fill_rect": lambda x, y, w, h, c: w * h,
            "hline": lambda x, y, w, c: w,
            "vline": lambda x, y, h, c: h,
            "line": lambda x1, y1, x2, y2, c: max(abs(x1 - x2), abs(y1 - y2)),
            "ellipse": lambda x, y, xr, yr, *_: 3 * xr * yr,
            "blit": lambda source, *_: 300,
            "rect": lambda x, y, w, h, *_: 2 * (w + h),
            "poly": lambda *_: 300,
            "pixel": lambda *_: 1,
        }
        self.device.fb = Counted(fb, area, self)

    def of(self, work):
        """The Count of a piece of work."""
        self.count = Count(self.device)
        work()
        return self.count.end()

    def redraw(self):
        """Everything is drawn and sent again."""
        self.app.invalidate()
        self.app.step()

    def moves(self):
        """The Counts of the presses that move the cursor."""
        for button in _PRESSES:
            count = self.of(lambda b=button: (self.app.screen.key(b, False), self.app.step()))
            if count.shown:
                yield count


class Counted:
    """A frame buffer whose calls are counted."""

    def __init__(self, fb, area, watch):
        self._fb = fb
        self._area = area
        self._watch = watch

    def __getattr__(self, name):
        method = getattr(self._fb, name)
        area = self._area.get(name)
        if area is None:
            return method

        def counted(*arguments):
            count = self._watch.count
            count.drawn += 1
            count.drawn_pixels += area(*arguments)
            return method(*arguments)

        return counted


def bus_us(name):
    """Microseconds of a byte on the bus of a board's display."""
    for part in machine.BOARD.buses:
        if isinstance(part, machine.SPI):
            return 8e6 / min(part.baudrate, machine.BOARD.peripherals / 2 if rp2(name) else 40e6)
    return 9e6 / 400000


def rp2(name):
    """True for boards with an RP2040 or RP2350."""
    return profiles()[name]["march"].startswith("arm")


def table(name):
    """Lines of the table for one board."""
    watch = Watch(name)
    us = bus_us(name)
    moves = list(watch.moves())
    worst = max(moves, key=lambda count: count.sending(us) + count.drawing())
    for what, count in (("full redraw", watch.of(watch.redraw)), ("cursor move", worst)):
        send, draw = count.sending(us), count.drawing()
        yield (
            f"{name:16} {what:12} {count.shown:5} {count.pixels:7} {count.bytes:7} "
            f"{count.calls:6} {count.drawn:6} {send:8.1f} {draw:8.1f} {send + draw:8.1f}"
        )


def main(words=None):
    """Print the table; returns the exit status."""
    parser = argparse.ArgumentParser(prog="python -m sim.bench_display")
    parser.add_argument("boards", nargs="*", metavar="BOARD", help="names; all if none is given")
    names = parser.parse_args(words).boards
    known = sorted(profiles())
    for name in names:
        if name not in known:
            parser.error(f"no board {name!r}; there is {', '.join(known)}")
    print(
        f"{'board':16} {'what':12} {'rects':>5} {'pixels':>7} {'bytes':>7} {'calls':>6} "
        f"{'draws':>6} {'send ms':>8} {'draw ms':>8} {'ms':>8}"
    )
    for name in names or known:
        for line in table(name):
            print(line)
    return 0


if __name__ == "__main__":
    sys.exit(main())
