"""The game on real hardware: a profile for each board, and what drives it.

Importing `core` first gives CPython, where the tests run too, its `micropython`.
"""

import core  # noqa: F401
