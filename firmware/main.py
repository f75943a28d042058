"""Starts the game on a board; the file `board.txt` says on which one.

It lies on the board as `main.py`, or another one calls `run`.  A held while the
device is switched on asks for the hardware check.  A match that was not over is
on the display again; what fails is shown, logged and started anew.
"""

import gc
import sys

BOARD = "board.txt"
_HELD = 300  # ms that A has to be down at the start


class NoBoard(ValueError):
    """`board.txt` names no board that is installed; the text says so in both languages."""


def board_name():
    """The name in `board.txt`; raises NoBoard."""
    try:
        with open(BOARD) as file:
            name = file.read().strip()
    except OSError:
        raise NoBoard(
            "%s is missing: write the board's name in it / falta: escribe el nombre de la placa"
            % BOARD
        ) from None
    return name


def load_board(name):
    """The module of a board; raises NoBoard."""
    try:
        return __import__("firmware.boards." + name, None, None, ("PROFILE",))
    except ImportError:
        raise NoBoard(
            "%s: no board '%s' is installed / no hay una placa '%s'" % (BOARD, name, name)
        ) from None


def open_device(name, store=None):
    """The console of a board; `store` None is the board's own file system.

    What only the simulator needs of the profile is dropped.
    """
    module = load_board(name)
    if store is None:
        from firmware.storage import Store

        store = Store()
    device = module.build(store)
    device.profile.pop("picture", None)
    sys.modules.pop(module.__name__, None)
    gc.collect()
    return device


def language(device):
    """The language that the player has set: `es` or `en`."""
    from core.ui.settings import Settings

    return Settings(device).language()


def start(device):
    """Check the hardware if asked to; returns the App, back in the match if there is one."""
    from core import console

    lang = language(device)
    if device.is_held(console.A, _HELD):
        from core.ui.memory import drop
        from firmware import check

        check.run(device, lang)
        del check
        drop("firmware.check", "firmware.notice", "firmware.words_" + lang)
    from core.ui.app import App

    app = App(device)
    if app.session:
        app.open_game()
    return app


def play(app):
    """Let the game run, for ever; tell when storage fails."""
    device = app.console
    fault = None
    while True:
        if device.store.fault != fault:
            fault = device.store.fault
            if fault:
                _tell(app, fault)
        device.sleep(app.step())
        if app.quit:
            app.quit = False
            device.doze()


def _tell(app, fault):
    """Tell what storage lacks, over whatever is on the display."""
    from firmware.notice import tell

    tell(app.console, app.settings.language(), fault)
    app.set_colours()
    app.invalidate()


def fail(device, error):
    """Log an error, show it until A is pressed, and restart the board."""
    from firmware import crash

    crash.log(crash.trace(error))
    try:
        from firmware.notice import texts

        words = texts(language(device))["crash"]
    except Exception:
        words = "error.log. A"
    crash.show(device, error, words)
    import machine

    machine.reset()


def run(store=None):
    """Start the board and play."""
    try:
        device = open_device(board_name(), store)
    except NoBoard as error:
        print(error)
        return
    try:
        play(start(device))
    except Exception as error:
        fail(device, error)


if __name__ == "__main__":
    run()
