"""What the screens allocate in play on MicroPython: nothing for a frame, a text for a press."""

from pathlib import Path

import pytest

from sim import runtime

SCRIPT = Path(__file__).with_name("allocations.py")
# The line that says what A would do is put together anew: bytes of the 64-bit build.
A_TEXT = 160
# A move writes the play so far, and on colour displays the picture that travels.
A_MOVE = 4200


@pytest.fixture(scope="module", params=("72 40 1", "128 64 1", "128 128 4", "240 240 4"))
def measured(request):
    """By what was pressed: (whether the picture changed, bytes of each frame)."""
    arguments = [SCRIPT, *request.param.split()]
    done = runtime.run(arguments, [runtime.ROOT, ".frozen"], "4M")
    assert done.returncode == 0, done.stdout + done.stderr
    rows = [line.split() for line in done.stdout.splitlines()]
    return {name: (changed == "changed", list(map(int, sizes))) for name, changed, *sizes in rows}


def test_a_frame_with_nothing_to_do_allocates_nothing(measured):
    changed, frames = measured["idle"]
    assert not changed and len(frames) == 10 and not any(frames)


def test_a_press_allocates_no_more_than_its_text(measured):
    for name in ("right", "left"):
        changed, (press, *after) = measured[name]
        assert changed and press <= A_TEXT and not any(after)


def test_the_frames_of_a_travelling_checker_allocate_nothing(measured):
    changed, (press, *after) = measured["move"]
    assert changed and press <= A_MOVE and len(after) == 11 and not any(after)
