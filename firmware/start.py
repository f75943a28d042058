"""From power on to the running game.  Dropped once it runs."""

from core.ui.memory import drop

BOARD = "board.txt"
_HELD = 300  # ms that A has to be down at the start


class NoBoard(ValueError):
    """`board.txt` names no board that is installed; the text says so in both languages."""


def board_name():
    """The name in `board.txt`; raises NoBoard."""
    try:
        with open(BOARD) as file:
            return file.read().strip()
    except OSError:
        raise NoBoard(
            "%s is missing: write the board's name in it / falta: escribe el nombre de la placa"
            % BOARD
        ) from None


def load_board(name):
    """The module of a board; raises NoBoard."""
    try:
        return __import__("firmware.boards." + name, None, None, ("PROFILE",))
    except ImportError:
        raise NoBoard(
            "%s: no board '%s' is installed / no hay una placa '%s'" % (BOARD, name, name)
        ) from None


def open_device(name, store=None):
    """The console of a board; `store` None is the board's own file system."""
    module = load_board(name)
    if store is None:
        from firmware.storage import Store

        store = Store()
    device = module.build(store)
    del module
    drop("firmware.boards." + name, "firmware.parts")
    return device


def language(device):
    """The language that the player has set: `es` or `en`."""
    from core.ui.settings import Settings

    return Settings(device).language()


def start(device):
    """Check the hardware if asked to; returns the App, back in the match if there is one."""
    from core import console

    if device.is_held(console.A, _HELD):
        _check(device)
    from core.ui.app import App

    app = App(device)
    if app.session:
        app.open_game()
    return app


def _check(device):
    from firmware import check

    lang = language(device)
    check.run(device, lang)
    del check
    drop("firmware.check", "firmware.notice", "firmware.words_" + lang)
