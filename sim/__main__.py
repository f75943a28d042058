"""The simulator's command line: `ugammon`, the same as `python -m sim`."""

import argparse
import os
import sys
from pathlib import Path

import pygame

from sim import boards, device, frame, headless, recording, runtime, script, window

# Seeds that `core.dice` takes.
_SEEDS = 1 << 28
_HEADLESS_SEED = 1


class _Parser(argparse.ArgumentParser):
    """Tells of a mistake in one line."""

    def error(self, message):
        self.exit(2, f"ugammon: {message} (ugammon --help)\n")


def main(arguments=None):
    """Run the command; return its exit status, 2 for a mistake in it."""
    parser = _parser()
    options = parser.parse_args(arguments)
    if options.list:
        return _list()
    if not options.headless and _headless_only(options):
        parser.error("--keys, --shot, --picture and --runtime go with --headless")
    if options.headless and (options.speed or options.rotate):
        parser.error("--speed and --rotate go with a window, not with --headless")
    if options.record and options.runtime != "cpython":
        parser.error("--record goes with --runtime cpython")
    try:
        profile = boards.find(options.board)
        data = _directory(options, profile)
    except (ValueError, OSError) as error:
        parser.error(error)
    try:
        (_headless if options.headless else _window)(profile, data, options)
    except (pygame.error, OSError) as error:
        parser.error(error)
    except (runtime.ToolError, window.NoDesktop) as error:
        parser.exit(1, f"ugammon: {error}\n")
    return 0


def _headless_only(options):
    """True if an option is given that a window has no use for."""
    given = options.keys or options.shot or options.picture
    return bool(given) or options.runtime != "cpython"


def _parser():
    parser = _Parser(
        prog="ugammon",
        description="Backgammon as a handheld plays it, in a window.",
        epilog="Keys: arrows, Z or A, X or B, Enter for the menu; F1 shows the others, Esc closes. "
        "The mouse works the drawn buttons, the battery's slider and the board.",
    )
    add = parser.add_argument
    add("--board", default="pico_lcd_1_3", metavar="NAME", help="the device (see --list)")
    add("--list", action="store_true", help="name the boards and their sizes")
    add("--lang", choices=("es", "en"), default="", help="language (as set in the game)")
    add("--scale", type=_scale, metavar="N", help="window pixels a pixel (as the desktop allows)")
    add("--seed", type=_seed, metavar="N", help="fix the dice; else they are the machine's chance")
    add("--speed", type=_speed, metavar="N", help="the device's clock runs N times as fast (1)")
    add("--rotate", type=int, choices=(90, 180, 270), metavar="DEGREES",
        help="turn the device to the right by 90, 180 or 270")
    add("--battery", type=_percent, metavar="N", help="charge in percent (none: on mains)")
    add("--record", metavar="FILE.gif", help="record what the display shows")
    add("--data", metavar="DIR", help="where saved games are kept (your user data)")
    add("--headless", action="store_true", help="no window: play the keys, seed 1 if none is given")
    add("--keys", type=_keys, default="", metavar="KEYS",
        help='with --headless: "a down wait:500 hold:a touch:X,Y"; up down left right a b menu')
    add("--shot", metavar="FILE.png", help="with --headless: save the screen at the end")
    add("--picture", metavar="FILE.png", help="with --headless: save it with the device round it")
    add("--runtime", choices=("cpython", "micropython"), default="cpython",
        help="with --headless: the interpreter that plays")
    add("--heap", type=_heap, default=runtime.BOARD_HEAP, metavar="SIZE",
        help="of MicroPython, in bytes or like 200k (%(default)s)")
    return parser


def _scale(text):
    return _number(text, 1, 16, "a scale")


def _seed(text):
    return _number(text, 0, _SEEDS - 1, "a seed")


def _speed(text):
    return _number(text, 1, 64, "a speed")


def _percent(text):
    return _number(text, 0, 100, "a charge")


def _heap(text):
    _number(text.lower().removesuffix("k").removesuffix("m"), 1, 1 << 31, "a heap")
    return text


def _number(text, low, high, what):
    if not (text.isascii() and text.isdigit() and low <= int(text) <= high):
        raise argparse.ArgumentTypeError(f"{what} is a number from {low} to {high}, not {text!r}")
    return int(text)


def _keys(text):
    try:
        script.parse(text)
    except ValueError as error:
        raise argparse.ArgumentTypeError(error) from None
    return text


def _list():
    playable = boards.playable()
    wide = max(map(len, playable)) + 2
    for name, profile in playable.items():
        print(f"{name:<{wide}}{profile['width']}x{profile['height']}  {profile['title']}")
    return 0


def _headless(profile, data, options):
    size = profile["width"], profile["height"], profile["depth"]
    seed = _HEADLESS_SEED if options.seed is None else options.seed
    session = size, options.lang, seed
    if options.runtime == "micropython":
        played = runtime.play(*session, options.keys, data, options.heap, options.battery)
        display = frame.display_of(played)
    else:
        display = frame.Display(size[0], size[1])
        steps = script.parse(options.keys)
        film = _Film(display, options.record)
        done = headless.play(*session, steps, data, display, options.battery, film.take)
        film.close(done.ticks())
    if options.shot:
        frame.save(display.surface, options.shot)
    if options.picture:
        frame.save(device.picture(profile, display.surface, options.scale or 2), options.picture)


class _Film:
    """The recording of a session with no window, if one is wanted."""

    def __init__(self, display, path):
        self._display = display
        self._recording = recording.Recording(path) if path else None

    def take(self, now):
        if self._recording:
            self._recording.take(self._display.surface, now)

    def close(self, now):
        if self._recording:
            self._recording.close(self._display.surface, now)


def _window(profile, data, options):
    window.run(
        profile, options.lang, options.seed, data, options.record, scale=options.scale,
        turns=(options.rotate or 0) // 90, speed=options.speed or 1, charge=options.battery,
    )


def _directory(options, profile):
    """Where the blobs are kept, made if missing; '' for memory."""
    if not options.data and options.headless:
        return ""
    path = Path(options.data or _user_data() / profile["name"])
    path.mkdir(parents=True, exist_ok=True)
    return str(path)


def _user_data():
    """The directory where this user's programs keep what they save."""
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(home) / "ugammon"


if __name__ == "__main__":
    sys.exit(main())
