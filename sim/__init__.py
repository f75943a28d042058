"""The game on a PC: the handheld in a window, and headless for tests.

Importing the package gives the interpreter a `framebuf` if it has none.
"""

import sys

try:
    import framebuf  # noqa: F401  MicroPython has its own
except ImportError:
    from sim import framebuf

    sys.modules["framebuf"] = framebuf
