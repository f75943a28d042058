"""The core's tests once more, on real MicroPython.

Each file of tests/core runs there from source, and again as a board has it:
core and tests compiled to `.mpy`.  The cases that the tests read take more
memory than a board has; the budgets of the game itself have tests of their own.
"""

from pathlib import Path

import pytest

from sim import runtime

RUNNER = runtime.ROOT / "tests" / "run_micropython.py"
FILES = sorted((runtime.ROOT / "tests" / "core").glob("test_*.py"))
HEAP = "16M"


@pytest.fixture(scope="session")
def compiled():
    """A directory with core and the core's tests compiled, and their cases."""
    with runtime.compiled(("core", "tests/core")) as directory:
        cases = Path("tests", "cases")
        Path(directory, cases).symlink_to(runtime.ROOT / cases)
        yield Path(directory)


def check(done):
    """Fail with what the runner printed, unless every test passed."""
    assert done.returncode == 0, f"\n{done.stdout}{done.stderr}"


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_core_from_source(file):
    path = [runtime.ROOT, ".frozen"]
    check(runtime.run([RUNNER, file], path, HEAP, cwd=runtime.ROOT))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_core_compiled(file, compiled):
    test = compiled / "tests" / "core" / f"{file.stem}.mpy"
    check(runtime.run([RUNNER, test], [compiled, ".frozen"], HEAP))


def test_what_runs_compiled_is_not_the_source(compiled):
    words = ["-c", "import core.match\nprint(core.match.__file__)"]
    done = runtime.run(words, [compiled, ".frozen"], HEAP)
    assert done.stdout.strip().endswith(".mpy")


def test_the_runner_reports_a_failing_test(tmp_path):
    (tmp_path / "test_two.py").write_text(
        "def test_right():\n    pass\n\n\ndef test_wrong():\n    assert 1 == 2, 'sum'\n"
    )
    done = runtime.run([RUNNER, tmp_path], [runtime.ROOT, ".frozen"])
    assert done.returncode == 1
    assert "FAIL test_two.test_wrong" in done.stdout and "AssertionError: sum" in done.stdout
    assert done.stdout.endswith("1 passed, 1 failed\n")
