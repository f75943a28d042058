"""The command line: what it prints, and mistakes told in one line."""

import subprocess
import sys

import pygame
import pytest

from sim import boards, runtime


def ugammon(*arguments):
    """Run the command; return the finished process."""
    command = [sys.executable, "-m", "sim", *map(str, arguments)]
    return subprocess.run(command, capture_output=True, text=True, cwd=runtime.ROOT)


def test_the_list_has_a_board_a_line_with_its_size():
    done = ugammon("--list")
    rows = [line.split()[:2] for line in done.stdout.splitlines()]
    assert done.returncode == 0
    assert ["pico_lcd_1_3", "240x240"] in rows
    assert [row[0] for row in rows] == list(boards.playable())


def test_the_help_names_every_option():
    text = ugammon("--help").stdout
    options = "board lang scale seed headless keys shot picture runtime heap list data"
    for option in (options + " record speed rotate battery").split():
        assert "--" + option in text


@pytest.mark.parametrize(
    "arguments",
    [
        ("--headless", "--keys", "a jump"),
        ("--headless", "--keys", "wait:soon"),
        ("--headless", "--board", "abacus"),
        ("--headless", "--board", "__init__"),
        ("--headless", "--seed", "-1"),
        ("--headless", "--seed", "one"),
        ("--headless", "--seed", "268435456"),
        ("--headless", "--lang", "la"),
        ("--headless", "--runtime", "pypy"),
        ("--headless", "--shot", "/nowhere/to/be/found.png"),
        ("--headless", "--data", "/dev/null/data"),
        ("--headless", "--heap", "big"),
        ("--headless", "--record", "/nowhere/to/be/found.gif"),
        ("--headless", "--record", "film.gif", "--runtime", "micropython"),
        ("--headless", "--speed", "4"),
        ("--headless", "--rotate", "90"),
        ("--headless", "--battery", "101"),
        ("--record", "/nowhere/to/be/found.gif"),
        ("--speed", "0"),
        ("--speed", "fast"),
        ("--rotate", "45"),
        ("--battery", "-1"),
        ("--scale", "0"),
        ("--picture", "only-headless.png"),
        ("--shot", "only-headless.png"),
        ("--keys", "a"),
        ("--runtime", "micropython"),
        ("--unheard-of",),
    ],
    ids=" ".join,
)
def test_a_mistake_is_told_in_one_line_with_status_2(arguments):
    done = ugammon(*arguments)
    assert done.returncode == 2
    assert done.stderr.startswith("ugammon: ") and done.stderr.count("\n") == 1
    assert done.stdout == ""


def test_the_device_is_pictured_with_the_screen_in_it(tmp_path):
    picture = tmp_path / "device.png"
    assert ugammon("--headless", "--scale", 1, "--picture", picture).returncode == 0
    profile = boards.profiles()["pico_lcd_1_3"]
    size = pygame.image.load(picture).get_size()
    assert size == profile["picture"]["size"]
