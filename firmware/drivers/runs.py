"""The one place that decides which file of pixel runs this platform uses."""

import sys

try:
    # An RP2's machine code: other processors load no such file.
    from firmware.drivers.runs_thumb import columns, pairs, pixels

    NAME = "thumb"
except (SyntaxError, ValueError, ImportError, AttributeError, NameError):
    try:
        if sys.implementation.name != "micropython":
            raise ImportError
        from firmware.drivers.runs_viper import columns, pairs, pixels

        NAME = "viper"
    except (SyntaxError, ValueError, ImportError, NotImplementedError):
        # No native emitter for a source file, or none for its .mpy's processor.
        from firmware.drivers.runs_plain import columns, pairs, pixels

        NAME = "plain"

__all__ = ("NAME", "columns", "pairs", "pixels")
