"""The game of backgammon for small devices: rules, bot, screens.

Everything in this package is written in the MicroPython subset and imports
nothing but MicroPython's own modules.  On CPython the one module that is
missing there, `micropython`, gets a stand-in here, before any other module of
the package is loaded.
"""

import sys


def _install_micropython_stand_in():
    """Give CPython a `micropython` module with `const` and no-op emitters."""

    class _Stand:
        """Stand-in for the module; the emitters do not exist here on purpose."""

        @staticmethod
        def const(value):
            """Return `value`: MicroPython folds it, CPython just keeps it."""
            return value

    sys.modules["micropython"] = _Stand


if sys.implementation.name != "micropython":
    if "micropython" not in sys.modules:
        _install_micropython_stand_in()
