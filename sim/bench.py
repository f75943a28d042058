"""One command that prints what the core costs: time and memory.

    python -m sim.bench [--rounds N]

Legal plays on CPython and on real MicroPython, beside gym-backgammon and
gnubg-nn in the same run, and the heap that the loaded core takes.  The packages
come with the extra `bench`.
"""

import argparse
import importlib.util
import subprocess
import sys
import time
from pathlib import Path

from sim import runtime
from sim.bench_plays import ROLLS

SCRIPT = Path(__file__).with_name("bench_plays.py")
HEAPS = "32k 36k 40k 42k 44k 48k 56k 64k".split()


def run_cpython(rounds):
    """What `bench_plays` prints on this interpreter, as rows of fields."""
    command = [sys.executable, str(SCRIPT), str(rounds)]
    done = subprocess.run(
        command,
        capture_output=True,
        text=True,
        check=True,
        env={"PYTHONPATH": str(runtime.ROOT), "PATH": ""},
    )
    return rows(done.stdout)


def run_micropython(rounds, directory):
    """The same on MicroPython, with the compiled core in `directory`."""
    done = runtime.run([SCRIPT, rounds], [directory, ".frozen"], "1M", cwd=directory)
    if done.returncode:
        raise runtime.ToolError(done.stdout + done.stderr)
    return rows(done.stdout)


def rows(text):
    """Fields of each line."""
    return [line.split("|") for line in text.splitlines()]


def best_of(rounds, work):
    """The quickest of `rounds` runs of `work`, in microseconds."""
    times = []
    for _ in range(rounds):
        start = time.perf_counter()
        work()
        times.append(time.perf_counter() - start)
    return min(times) * 1e6


def gym_backgammon(rounds):
    """(plays, microseconds) of gym-backgammon for the opening, or None."""
    package = importlib.util.find_spec("gym_backgammon")
    if package is None:
        return None
    file = Path(package.submodule_search_locations[0]) / "envs" / "backgammon.py"
    # Its package imports a window; the rules' file alone does not.
    spec = importlib.util.spec_from_file_location("gym_backgammon_rules", file)
    rules = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(rules)
    board = rules.Backgammon()

    def work():
        return sum(len(board.get_valid_plays(rules.WHITE, (-a, -b))) for a, b in ROLLS)

    return work(), best_of(rounds, work)


def gnubg(rounds):
    """(plays, microseconds) of gnubg-nn for the opening, or None."""
    if importlib.util.find_spec("gnubg_nn") is None:
        return None
    import gnubg_nn

    board = gnubg_nn.board_from_position_id("4HPwATDgc/ABMA")

    def work():
        return sum(len(gnubg_nn.moves(board, a, b)) for a, b in ROLLS)

    return work(), best_of(rounds, work)


def smallest_heap(directory):
    """The least of HEAPS in which the compiled core can be imported."""
    names = "position plays rules dice match clock notation journal".split()
    code = "import " + ", ".join(f"core.{name}" for name in names)
    for heap in HEAPS:
        if not runtime.run(["-c", code], [directory, ".frozen"], heap, cwd=directory).returncode:
            return heap
    return "more than " + HEAPS[-1]


def print_row(who, what, count, spent):
    """One line of the table."""
    print(f"{who:28} {what:22} {count:>6} plays {float(spent) / 1000:9.3f} ms")


def print_times(who, table):
    """The lines of one interpreter; returns its time for the opening."""
    kernel = dict(row for row in table if len(row) == 2)["kernel"]
    for row in table:
        if len(row) == 3:
            print_row(f"core, {who}, {kernel}", *row)
    return float(table[0][2])


def main(words=None):
    """Print the table; returns the exit status."""
    parser = argparse.ArgumentParser(prog="python -m sim.bench", description=__doc__)
    parser.add_argument("--rounds", type=int, default=50)
    rounds = parser.parse_args(words).rounds
    ours = print_times("CPython", run_cpython(rounds))
    with runtime.compiled() as directory:
        table = run_micropython(rounds, directory)
        print_times("MicroPython", table)
        heap = dict(row for row in table if len(row) == 2)["heap"]
        smallest = smallest_heap(directory)
    for name, found in (("gym-backgammon", gym_backgammon(rounds)), ("gnubg-nn", gnubg(rounds))):
        if found is None:
            print(f"{name:28} not installed")
            continue
        print_row(name, "opening, 21 rolls", *found)
        print(f"{'':28} core on CPython takes {ours / found[1]:.2f} of its time")
    print(f"heap kept by the loaded core, 64-bit MicroPython: {heap} bytes")
    print(f"smallest heap tried in which it loads: {smallest}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
