"""The stand-in for `framebuf` draws what MicroPython's draws."""

import subprocess

import framebuf_replay
import pytest

from sim import framebuf
from sim.runtime import tool

SEEDS = 400


def test_random_drawing_is_the_same_as_on_micropython():
    command = [tool("micropython"), framebuf_replay.__file__, "1", str(SEEDS)]
    real = subprocess.run(command, capture_output=True, text=True, check=True)
    lines = real.stdout.splitlines()
    for seed in range(1, SEEDS + 1):
        stand_in = framebuf_replay.replay(framebuf, seed)
        assert stand_in == lines[: len(stand_in)]
        del lines[: len(stand_in)]
    assert not lines


def test_constants_are_those_of_micropython():
    names = "MONO_VLSB MVLSB RGB565 GS4_HMSB MONO_HLSB MONO_HMSB GS2_HMSB GS8".split()
    script = f"import framebuf as f; print([getattr(f, n) for n in {names}])"
    real = subprocess.run([tool("micropython"), "-c", script], capture_output=True, text=True)
    assert real.stdout.strip() == str([getattr(framebuf, name) for name in names])


@pytest.mark.parametrize("size", [(0, 4), (4, 0), (-1, 4), (70000, 1), (9, 8)])
def test_a_size_that_does_not_fit_is_refused(size):
    with pytest.raises(ValueError):
        framebuf.FrameBuffer(bytearray(64), *size, framebuf.GS8)


def test_the_last_row_needs_no_padding():
    framebuf.FrameBuffer(bytearray(16), 7, 9, framebuf.MONO_VLSB, 9)
    with pytest.raises(ValueError):
        framebuf.FrameBuffer(bytearray(15), 7, 9, framebuf.MONO_VLSB, 9)


def test_an_unknown_format_a_short_stride_and_a_read_only_buffer_are_refused():
    with pytest.raises(ValueError):
        framebuf.FrameBuffer(bytearray(64), 8, 8, 99)
    with pytest.raises(ValueError):
        framebuf.FrameBuffer(bytearray(64), 8, 8, framebuf.GS8, 4)
    with pytest.raises(TypeError):
        framebuf.FrameBuffer(b"12345678", 2, 2, framebuf.GS8)


def test_text_is_refused_as_its_letters_are_not_ours():
    with pytest.raises(NotImplementedError):
        framebuf.FrameBuffer(bytearray(64), 8, 8, framebuf.GS8).text("a", 0, 0)
