"""A recording read back: the very colours, and the times as they were played."""

import pygame
import pytest
from PIL import Image
from test_command import ugammon

from sim.recording import Recording

COLOURS = [(30 + 13 * k, 255 - 15 * k, 17 * k % 251) for k in range(16)]


def drawn(k, size=(240, 4)):
    """Picture number `k`: all colours, in another place each time."""
    surface = pygame.Surface(size, depth=24)
    for at, colour in enumerate(COLOURS):
        surface.fill(colour, ((15 * (at + k)) % 240, 0, 15, 4))
    return surface


def read_back(path):
    """[(milliseconds, RGB bytes)] of a GIF."""
    with Image.open(path) as film:
        found = []
        for k in range(film.n_frames):
            film.seek(k)
            found.append((film.info["duration"], film.convert("RGB").tobytes()))
        return found


def recorded(path, times, end):
    film = Recording(path)
    for k, now in enumerate(times):
        film.take(drawn(k), now)
    film.close(drawn(len(times) - 1), end)
    return read_back(path)


def test_the_colours_are_those_of_the_display(tmp_path):
    frames = recorded(tmp_path / "film.gif", [0, 100, 200], 300)
    assert [pixels for _, pixels in frames] == [
        pygame.image.tobytes(drawn(k), "RGB") for k in range(3)
    ]


def test_each_picture_stands_as_long_as_it_was_played(tmp_path):
    times = [0, 44, 93, 137, 1000]
    frames = recorded(tmp_path / "film.gif", times, 1200)
    # In hundredths of a second, which is all that a GIF can say.
    assert [ms for ms, _ in frames[:-1]] == [40, 50, 40, 870]


def test_rounding_never_adds_up(tmp_path):
    times = [k * 47 for k in range(100)]
    frames = recorded(tmp_path / "film.gif", times, times[-1])
    assert sum(ms for ms, _ in frames[:-1]) == times[-1] // 10 * 10


def test_what_stays_the_same_is_one_picture(tmp_path):
    film = Recording(tmp_path / "film.gif")
    for now in range(0, 500, 50):
        film.take(drawn(0), now)
    film.close(drawn(0), 500)
    assert len(read_back(tmp_path / "film.gif")) == 1


def test_a_recording_ends_with_what_is_shown_last(tmp_path):
    film = Recording(tmp_path / "film.gif")
    film.take(drawn(0), 0)
    film.take(drawn(1), 10)
    film.close(drawn(2), 20)
    assert read_back(tmp_path / "film.gif")[-1][1] == pygame.image.tobytes(drawn(2), "RGB")


def test_a_small_display_is_enlarged_pixel_by_pixel(tmp_path):
    film = Recording(tmp_path / "film.gif")
    small = drawn(0, (72, 40))
    film.close(small, 0)
    with Image.open(tmp_path / "film.gif") as picture:
        assert picture.size == (288, 160)
        pixels = picture.convert("RGB")
        for x, y in ((0, 0), (3, 3), (287, 159), (130, 7)):
            assert pixels.getpixel((x, y)) == tuple(small.get_at((x // 4, y // 4)))[:3]


@pytest.mark.parametrize("board", ["pico_lcd_1_3", "thumby"])
def test_a_session_with_no_window_is_recorded_to_its_last_picture(board, tmp_path):
    film, shot = tmp_path / "film.gif", tmp_path / "shot.png"
    keys = "a a a wait:1000 a a a wait:1000"
    done = ugammon("--headless", "--board", board, "--keys", keys, "--record", film, "--shot", shot)
    assert done.returncode == 0, done.stderr
    frames = read_back(film)
    assert len(frames) > 5 and sum(ms for ms, _ in frames) > 2000
    with Image.open(shot) as last:
        times = 240 // last.width + (240 % last.width > 0)
        wide = last.convert("RGB").resize((last.width * times, last.height * times), 0)
        assert frames[-1][1] == wide.tobytes()
