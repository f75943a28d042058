"""What the board screen allocates a frame and a press, on real MicroPython.

Nothing, where no new text is told.  A text has to be made: looked up, filled in,
broken into lines.  How much that may take is measured, on the 64-bit build whose
objects are about twice as large as a board's.
"""

from pathlib import Path

import pytest

from sim import runtime, scenes

SCRIPT = Path(__file__).with_name("garbage_of_frames.py")
HEAP = "8M"
NOTHING = ("idle", "cursor", "travel", "tumble", "move")
# Bytes.  Another die: the hint alone.  A checker that has come to rest, or is
# taken back: the message, the names, the scores and the pips.
TEXTS = {"die": 2560, "landing": 5632, "undo": 6144}


def garbage(size):
    """{what: bytes} as the script prints it; the worst of what it measures twice."""
    path = [runtime.ROOT, ".frozen"]
    done = runtime.run([SCRIPT, *size], path, HEAP, cwd=runtime.ROOT)
    assert done.returncode == 0, done.stdout + done.stderr
    most = {}
    for line in done.stdout.splitlines():
        what, number = line.split()
        most[what] = max(most.get(what, 0), int(number))
    return most


@pytest.mark.parametrize("size", scenes.DISPLAYS, ids=lambda s: f"{s[0]}x{s[1]}")
def test_frames_allocate_nothing_and_presses_only_texts(size):
    most = garbage(size)
    assert sorted(most) == sorted(NOTHING + tuple(TEXTS))
    assert not {what: most[what] for what in NOTHING if most[what]}
    assert not {what: most[what] for what, limit in TEXTS.items() if most[what] > limit}
