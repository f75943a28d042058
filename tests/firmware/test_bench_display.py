"""The bench of the displays counts what the drivers send."""

import subprocess
import sys

from sim import bench_display, runtime


def test_a_full_redraw_sends_every_pixel_once():
    for name, pixels, least in (("picosystem", 240 * 240, 115200), ("thumby", 72 * 40, 360)):
        watch = bench_display.Watch(name)
        count = watch.of(watch.redraw)
        assert (count.shown, count.pixels) == (1, pixels)
        assert least < count.bytes < least + 60, "the pixels and a few commands"
        assert count.calls > 0 and count.drawn > 50


def test_a_cursor_move_sends_less_than_everything():
    watch = bench_display.Watch("picosystem")
    counts = list(watch.moves())
    assert len(counts) >= 3
    for count in counts:
        assert 0 < count.pixels < 240 * 240 // 2
        assert 2 * count.pixels < count.bytes < 2 * count.pixels + 20 * count.shown


def test_a_full_frame_of_240x240_is_sent_in_45_milliseconds():
    watch = bench_display.Watch("pico_lcd_1_3")
    assert watch.of(watch.redraw).sending(bench_display.bus_us("pico_lcd_1_3")) < 45


def test_the_command_prints_two_lines_a_board():
    command = [sys.executable, "-m", "sim.bench_display", "thumby", "diy_sh1106"]
    done = subprocess.run(command, capture_output=True, text=True, cwd=runtime.ROOT)
    assert done.returncode == 0, done.stderr
    lines = done.stdout.splitlines()
    assert [line.split()[0] for line in lines[1:]] == ["thumby"] * 2 + ["diy_sh1106"] * 2


def test_an_unknown_board_is_named_in_one_line():
    command = [sys.executable, "-m", "sim.bench_display", "gameboy"]
    done = subprocess.run(command, capture_output=True, text=True, cwd=runtime.ROOT)
    assert done.returncode == 2 and "gameboy" in done.stderr.splitlines()[-1]
