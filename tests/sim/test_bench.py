"""The bench counts before it times, and runs on both interpreters."""

from sim import bench, bench_plays, runtime


def test_bench_counts_what_it_times_on_both_interpreters():
    with runtime.compiled() as directory:
        tables = (bench.run_cpython(1), bench.run_micropython(1, directory))
    for table in tables:
        counts = [(row[0], int(row[1])) for row in table if len(row) == 3]
        assert counts == [(name, count) for name, _, _, count in bench_plays.WORK]


def test_bench_knows_what_the_loaded_core_takes():
    with runtime.compiled() as directory:
        assert bench.smallest_heap(directory) in bench.HEAPS
