"""What the tests on MicroPython share: the code compiled as for a board, once."""

from pathlib import Path

import pytest

from sim import boardgames


@pytest.fixture(scope="session")
def board_code():
    """A directory with all that a board has, and the stand-in for one."""
    with boardgames.compiled() as directory:
        yield Path(directory)
