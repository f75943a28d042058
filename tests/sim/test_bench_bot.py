"""The bot's machine code, emulated as on a board, gives the PC's bits, as quickly as said."""

import pytest

pytest.importorskip("unicorn")

from core.bot import extras_plain  # noqa: E402
from core.bot.tables import ESCAPES  # noqa: E402
from sim import bench_bot, runtime, viper  # noqa: E402


def test_the_kernels_of_a_board_judge_as_plain_python_does():
    nets, finder = bench_bot.emulate(4, seed=3)  # compares each play as it goes
    play = nets["reply"].clock
    assert play.count["play"] > 20
    assert play.mean("play", "thumb") < 2500 < play.mean("play", "viper")
    assert finder.rolls == 4


def test_extra_inputs_of_a_board_are_those_of_plain_python():
    (code,) = viper.functions(runtime.ROOT / "core" / "bot" / "extras_viper.py")
    function = viper.Function(code)
    escapes, cells, out = (function.place(b) for b in (ESCAPES, bytes(52), bytes(20)))
    for position, _, _ in bench_bot.list_of(25, seed=5):
        function.uc.mem_write(cells, bytes(position.cells))
        function(cells, escapes, out, 0)
        expected = bytearray(20)
        extras_plain.fill(position.cells, ESCAPES, expected, 0)
        assert bytes(function.uc.mem_read(out, 20)) == expected


def test_the_default_level_answers_in_half_a_second_on_average():
    nets, finder = bench_bot.emulate(4, seed=3)
    rows = bench_bot.work(8, seed=4, plies=1)
    times = [bench_bot.seconds(counts, nets, finder, "thumb") for counts in rows]
    assert len(times) > 4 and 0.02 < sum(times) / len(times) < 0.5
