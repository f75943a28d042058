"""The one place that decides which kernel file this platform uses.

`find` and `sources` come from `kernel_viper` where MicroPython's native
emitter can load it, else from `kernel_plain`; both give the same bits.
"""

import sys

NAME = "plain"

if sys.implementation.name == "micropython":
    try:
        from core.kernel_viper import find, sources

        NAME = "viper"
    except (SyntaxError, ValueError, ImportError, NotImplementedError):
        # No native emitter for a source file, or none for its .mpy's processor.
        from core.kernel_plain import find, sources
else:
    from core.kernel_plain import find, sources

__all__ = ("NAME", "find", "sources")
