"""A person who plays with nothing but the buttons, for whole games in tests.

Looks at what stands on the screen, presses keys, and keeps them as a script
that `ugammon --keys` can play again.
"""

import sim  # noqa: F401  the stand-in for framebuf, before the screens
from core.ui import play as board
from sim import script
from sim.console import HeadlessConsole
from sim.headless import Session
from sim.store import MemoryStore


class KeyPlayer:
    """Plays on a device without a window.

    keys    everything pressed so far, as a script
    """

    def __init__(self, size=(240, 240, 4), lang="es", seed=1, store=None, options=None):
        from core.ui.app import App

        self.store = store or MemoryStore()
        self.device = HeadlessConsole(*size, self.store, seed)
        # A level without nets: the quickest, and the same with nets or without.
        options = {"opponent": 3, **(options or {})}
        self.app = App(self.device, seed=seed, lang=lang, options=options)
        self.session = Session(self.app, self.device)
        self.session.settle()
        self.keys = []
        self._luck = seed

    def press(self, keys):
        """Press keys of a script, and let the game come to rest."""
        self.keys.append(keys)
        for step in script.parse(keys):
            self.session.play([step])

    def chance(self, below):
        """A repeatable number below `below`."""
        self._luck = (self._luck * 1103515245 + 12345) & 0x7FFFFFFF
        return (self._luck >> 12) % below

    @property
    def name(self):
        """Name of the screen on top."""
        return type(self.app.screen).__name__

    def start(self):
        """From the title into a new match with the settings as they are."""
        self.press("down a a" if self.app.session else "a a")

    def act(self):
        """Do whatever the screen waits for."""
        if self.name == "Question":
            self.press("down a" if self.chance(3) else "up a")
        elif self.name in ("HandOver", "GameEnd"):
            self.press("wait:500 a")
        elif self.name == "HandDice":
            self.press("up right up up wait:500 a")
        else:
            self._on_board()

    def _on_board(self):
        """Roll, move somewhere, now and then undo, confirm."""
        mode = self.app.screen.mode
        if mode == board.CHOOSING:
            self.press(
                ("left", "right", "up", "down", "b", "a", "a", "a", "hold:a")[self.chance(9)]
            )
        elif mode == board.CONFIRM:
            self.press("b" if not self.chance(8) else "a")
        elif mode == board.CHOICE:
            self._choose()
        else:
            self.press("a")

    def _choose(self):
        """Press one of the buttons below the board, that which is lit if one is."""
        if self.app.screen.lines.chosen >= 0:
            self.press("a" if self.chance(10) else "right a")
        else:
            self.press("left a" if self.chance(3) else "right right a")

    def play_match(self, most=20000):
        """Play until the title is there again; returns the Match.

        Raises AssertionError if it takes more than `most` presses.
        """
        match = self.app.session.match
        for _ in range(most):
            if self.name == "Title":
                return match
            self.act()
        raise AssertionError(f"no end after {most} presses")
