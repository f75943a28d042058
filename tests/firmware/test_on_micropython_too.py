"""The firmware's tests once more on real MicroPython, from source and compiled."""

from pathlib import Path

import pytest

from sim import runtime

RUNNER = runtime.ROOT / "tests" / "run_micropython.py"
HERE = Path(__file__).parent
FILES = ("test_drivers", "test_runs", "test_boards", "test_main")
HEAP = "16M"


MODELS = ("sim/controllers/mipi", "sim/controllers/oled")


@pytest.fixture(scope="module")
def compiled(board_code):
    """A directory with all that the tests need, compiled."""
    names = MODELS + ("tests/firmware/panels", "tests/firmware/wiring")
    for name in names + tuple(f"tests/firmware/{name}" for name in FILES):
        runtime.compile_module(runtime.ROOT / f"{name}.py", board_code / f"{name}.mpy")
    return board_code


def check(done):
    """Fail with what the runner printed, unless every test passed."""
    assert done.returncode == 0, f"\n{done.stdout}{done.stderr}"


# The drivers take the longest, and their kernels are in `test_runs`.
@pytest.mark.parametrize("name", FILES[1:])
def test_firmware_from_source(name):
    path = [runtime.ROOT, ".frozen"]
    check(runtime.run([RUNNER, HERE / f"{name}.py"], path, HEAP, cwd=runtime.ROOT))


@pytest.mark.parametrize("name", FILES)
def test_firmware_compiled(name, compiled):
    test = compiled / "tests" / "firmware" / f"{name}.mpy"
    check(runtime.run([RUNNER, test], [compiled, ".frozen"], HEAP, cwd=compiled))
