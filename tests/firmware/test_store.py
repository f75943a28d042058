"""The storage on real MicroPython and its littlefs, with the power cut everywhere."""

from pathlib import Path

from sim import runtime

RUNNER = runtime.ROOT / "tests" / "run_micropython.py"
HERE = Path(__file__).parent


def test_no_cut_of_the_power_loses_a_match():
    test = HERE / "store_on_flash.py"
    done = runtime.run([RUNNER, test], [runtime.ROOT, ".frozen"], "16M", cwd=runtime.ROOT)
    assert done.returncode == 0, f"\n{done.stdout}{done.stderr}"


def test_the_bench_counts_the_erases_of_a_match():
    words = ["-m", "sim.bench_flash", "2"]
    done = runtime.run(words, [runtime.ROOT, ".frozen"], "16M", cwd=runtime.ROOT)
    assert done.returncode == 0, done.stderr
    lines = done.stdout.splitlines()
    erases = [int(line.split(", ")[2].split()[0]) for line in lines[:2]]
    assert lines[2].startswith(f"{sum(erases) // 2} erases a match")
    assert 0 < sum(erases) < 1000
