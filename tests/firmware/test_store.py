"""The storage on real MicroPython and its littlefs, with the power cut everywhere."""

from pathlib import Path

from sim import runtime

RUNNER = runtime.ROOT / "tests" / "run_micropython.py"
HERE = Path(__file__).parent


def test_no_cut_of_the_power_loses_a_match():
    test = HERE / "store_on_flash.py"
    done = runtime.run([RUNNER, test], [runtime.ROOT, ".frozen"], "16M", cwd=runtime.ROOT)
    assert done.returncode == 0, f"\n{done.stdout}{done.stderr}"
