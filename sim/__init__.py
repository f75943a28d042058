"""The game on a PC: the handheld in a window, and headless for tests.

Importing the package gives the interpreter a `framebuf` if it has none.
"""

import sys

try:
    import framebuf  # noqa: F401  MicroPython has its own
except ImportError:
    import os

    from sim import framebuf

    # pygame greets on the terminal unless told not to.
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

    sys.modules["framebuf"] = framebuf
