"""The boards that the simulator can show: the profiles that the screens fit."""

import importlib
import pkgutil

import firmware.boards


def profiles():
    """Every board's profile by its name."""
    names = sorted(m.name for m in pkgutil.iter_modules(firmware.boards.__path__))
    return {n: importlib.import_module(f"firmware.boards.{n}").PROFILE for n in names}


def playable():
    """The profiles whose display `core.ui` has screens for."""
    from core.ui.app import supports

    return {
        name: profile
        for name, profile in profiles().items()
        if supports(profile["width"], profile["height"], profile["depth"])
    }


def find(name):
    """Return the profile of a board; raises ValueError that names the others."""
    known = playable()
    if name not in known:
        raise ValueError(f"no board {name!r}; there is {', '.join(known)}")
    return known[name]
