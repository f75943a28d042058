"""Keeps the heap small and in one piece.

Screens that are not needed for a while are dropped, and loaded again from the
device's storage when they are.  CPython needs none of this but the dropping.
"""

import gc
import sys

_GARBAGE = 8192  # bytes allocated between two collections


def tidy():
    """Collect garbage now, and from now on before the heap breaks into pieces.

    Called before something large is loaded; CPython needs none of it.
    """
    if hasattr(gc, "threshold"):
        gc.collect()
        gc.threshold(_GARBAGE)


def load(words):
    """What `module Name` of this package is, loaded when it is first asked for.

    An import statement would keep both names in memory for screens never seen.
    """
    module, _, kind = words.partition(" ")
    module = "core.ui." + module
    __import__(module)
    return getattr(sys.modules[module], kind)


def drop(*names):
    """Forget modules, so that their memory is free once nobody uses them."""
    for name in names:
        if name in sys.modules:
            package, _, short = name.rpartition(".")
            delattr(sys.modules[package], short)
            del sys.modules[name]
    tidy()


def drop_screens(names):
    """Forget modules of this package, named in one string."""
    drop(*["core.ui." + name for name in names.split(" ")])
