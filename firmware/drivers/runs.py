"""The one place that decides which file of pixel runs this platform uses."""

import sys

NAME = "plain"

if sys.implementation.name == "micropython":
    try:
        from firmware.drivers.runs_viper import columns, pairs, pixels

        NAME = "viper"
    except (SyntaxError, ValueError, ImportError, NotImplementedError):
        # No native emitter for a source file, or none for its .mpy's processor.
        from firmware.drivers.runs_plain import columns, pairs, pixels
else:
    from firmware.drivers.runs_plain import columns, pairs, pixels

__all__ = ("NAME", "columns", "pairs", "pixels")
