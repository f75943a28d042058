"""Times the core's legal plays; runs on CPython and on MicroPython alike.

    micropython sim/bench_plays.py [ROUNDS]

The part of `sim.bench` that both interpreters run.  Prints lines of a name, the
plays counted and the best time of all rounds in microseconds, then the heap
that the core takes.  What it counts is asserted before anything is timed.
"""

import gc
import sys
import time

OPENING = "4HPwATDgc/ABMA"
ROLLS = [(one, other) for one in range(1, 7) for other in range(one, 7)]
WORK = (
    ("opening, 21 rolls", OPENING, ROLLS, 447),
    ("opening, 6 doubles", OPENING, [(d, d) for d in range(1, 7)], 257),
    ("many blots, 1-1", "AABB/T9IKaWUKg", [(1, 1)], 2139),
    ("many blots, 2-2", "/wFBBClQpVRRFQ", [(2, 2)], 2053),
)
LOADED = "position kernels plays rules dice match clock notation journal"


def microseconds():
    """A clock in microseconds, on either interpreter."""
    if hasattr(time, "ticks_us"):
        return time.ticks_us()
    return time.perf_counter_ns() // 1000


def heap_of_core():
    """Bytes that stay allocated after importing the core, or None on CPython."""
    if not hasattr(gc, "mem_alloc"):
        return None
    gc.collect()
    before = gc.mem_alloc()
    for name in LOADED.split():
        __import__("core." + name)
    gc.collect()
    return gc.mem_alloc() - before


def best_time(plays, position, rolls, count, rounds):
    """The quickest of `rounds` times of finding the plays of all `rolls`."""
    best = None
    for _ in range(rounds):
        start = microseconds()
        found = 0
        for one, other in rolls:
            found += plays.find(position, one, other)
        spent = microseconds() - start
        assert found == count, found
        best = spent if best is None else min(best, spent)
    return best


def main(rounds):
    """Print everything."""
    heap = heap_of_core()
    from core import kernels
    from core.notation import read_position_id
    from core.plays import Plays

    plays = Plays()
    for name, text, rolls, count in WORK:
        position = read_position_id(text)
        best = best_time(plays, position, rolls, count, rounds)
        print(f"{name}|{count}|{best}")
    print(f"kernel|{kernels.NAME}")
    print(f"heap|{heap}")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 50)
