"""Games on a board that is only wires: `firmware.main` on a stand-in for `machine`.

Somebody presses the board's buttons, by pulling their pins low, and plays whole
matches against the program; the display's bytes go nowhere.  Runs by itself on
MicroPython, in the heap that a board has, and says how much memory was left:

    micropython -m sim.boardrun BOARD GAMES LEVEL SPEED SEED DATA

`sim.boardgames` compiles what that needs and starts it.
"""

import gc
import sys

from core.ui.settings import BLOB
from core.ui.memory import drop
from firmware import main as firmware
from sim.controllers import machine

# Pins of up, down, left, right, A, B and menu (B again: it is menu when held).
PINS = {
    "pico_lcd_1_3": (2, 18, 16, 20, 15, 17, 19),
    "picosystem": (23, 20, 22, 21, 18, 19, 17),
    "thumby_color": (1, 3, 0, 2, 21, 25, 26),
    "esp32_ili9341": (32, 33, 25, 26, 27, 13, 4),
    "thumby": (4, 6, 3, 5, 27, 24, 24),
    "diy_ssd1306": (10, 11, 12, 13, 14, 15, 9),
    "diy_ssd1306_spi": (10, 11, 12, 13, 14, 15, 9),
    "diy_sh1106": (10, 11, 12, 13, 14, 15, 9),
}
_I2C = ("diy_ssd1306", "diy_sh1106")
_DOWN = 30  # ms that a finger stays on a button
_UP = 60
_SLOW = 450  # ms before a press on a page that guards against slips
_STUCK = 100000  # looks without a press

_UP_KEY, _DOWN_KEY, _LEFT_KEY, _RIGHT_KEY, _A, _B = range(6)


class Finished(Exception):
    """The last game is over."""


class _Chance:
    """Dice that are the same in every run of a seed."""

    def __init__(self, seed):
        self._state = seed * 2654435761 + 1 & 0xFFFFFFFF

    def byte(self):
        """The next one, 0 to 255."""
        self._state = (self._state * 1664525 + 1013904223) & 0xFFFFFFFF
        return self._state >> 24


class Nobody:
    """An OLED on I2C that takes everything."""

    def i2c_message(self, data):
        """Forget it."""


class Player:
    """Somebody with a finger on the buttons; `look` is called whenever time passes.

    games, presses  how many so far
    least           bytes of memory that were free at the worst moment after a game
    """

    def __init__(self, app, pins, games, seed):
        self._app = app
        self._pins = pins
        self._luck = seed
        self._todo = []
        self._finger = -1
        self._next = 0
        self._looks = 0
        self._last = games
        self._in_game = False
        self.games = self.presses = 0
        self.least = 1 << 30

    def chance(self, below):
        """A repeatable number below `below`."""
        self._luck = (self._luck * 1103515245 + 12345) & 0x3FFFFFFF
        return (self._luck >> 12) % below

    def look(self):
        """Press or let go of a button if it is time."""
        now = machine.BOARD.now
        self._looks += 1
        if now < self._next:
            return
        if self._finger >= 0:
            machine.BOARD.pull(self._finger, None)
            self._finger = -1
            self._next = now + _UP
        elif not self._app.busy:
            if not self._todo:
                self._decide()
            self._press(now)
        elif self._looks > _STUCK:
            raise RuntimeError("nothing to press for %d looks" % _STUCK)

    def _press(self, now):
        key = self._todo.pop(0)
        if key < 0:
            self._next = now + _SLOW
            return
        self._finger = self._pins[key]
        machine.BOARD.pull(self._finger, 0)
        self._next = now + _DOWN
        self._looks = 0
        self.presses += 1

    def _decide(self):
        """What to press on the screen that is there."""
        name = type(self._app.screen).__name__
        if name == "GameEnd":
            self._todo = [-1, _A]
            self._count()
            return
        self._in_game = name == "Play"
        if name == "Title":
            self._todo = [_DOWN_KEY, _A, _A] if self._app.session else [_A, _A]
        elif name == "Question":
            self._todo = [_DOWN_KEY, _A]
        elif name == "Play":
            self._todo = self._on_board(self._app.screen)
        else:
            self._todo = [_B]

    def _count(self):
        """A game is over, if this is the first look at its end."""
        if not self._in_game:
            return
        self._in_game = False
        self.games += 1
        gc.collect()
        if hasattr(gc, "mem_free"):
            self.least = min(self.least, gc.mem_free())
        if self.games % 50 == 0:
            print(self.games, "games,", self.least, "bytes free")
        if self.games == self._last:
            raise Finished

    def _on_board(self, screen):
        from core.ui import play

        if screen.mode == play.CHOOSING:
            way = self.chance(8)
            return [way] if way < _A else [_A]
        if screen.mode == play.CONFIRM:
            return [_A] if self.chance(8) else [_B]
        if screen.mode == play.CHOICE:
            if screen.lines.chosen >= 0:
                return [_A]
            return [_LEFT_KEY, _A] if self.chance(3) else [_RIGHT_KEY, _RIGHT_KEY, _A]
        return [_A]


def settings(level, speed):
    """The blob of the settings: Spanish, against a level, at a speed of animation."""
    return bytes((0, speed, 1, 1, 0, 0, level))


def run(board, games, level, speed, seed, store):
    """Play that many games on a board; returns the Player."""
    machine.install()
    if board in _I2C:
        machine.BOARD.hang_i2c(Nobody(), 0, 4, 5, 0x3C)
    store.replace(BLOB, settings(level, speed))
    from firmware import start

    device = start.open_device(board, store)
    device.entropy = _Chance(seed).byte
    app = start.start(device)
    del start
    drop("firmware.start")
    player = Player(app, PINS[board], games, seed)
    machine.BOARD.while_waiting = player.look
    try:
        firmware.play(app)
    except Finished:
        pass
    finally:
        machine.BOARD.while_waiting = None
    return player


def main(arguments):
    """Play what the arguments say; prints the figures."""
    board, games, level, speed, seed, data = arguments
    from firmware.storage import Store

    store = Store(data)
    player = run(board, int(games), int(level), int(speed), int(seed), store)
    print("%s: %d games, %d presses" % (board, player.games, player.presses))
    print("%d bytes free after the tightest game" % player.least)


if __name__ == "__main__":
    main(sys.argv[1:])
