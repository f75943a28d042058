"""The command `ugammon-flash`: `ugammon-flash --help` says what it does."""

import argparse
import sys
from pathlib import Path

from firmware.flash import FlashError, files, images
from firmware.flash.device import Device, install, pick

OK = 0
FAILED = 1


def main(words=None):
    """Do what the arguments say; returns the exit status."""
    given = _parser().parse_args(words)
    try:
        if given.list:
            return _list()
        if not given.board:
            raise FlashError("which board? --board NAME, one of those that --list shows")
        profile = files.find(given.board)
        if given.uf2 or given.littlefs or given.romfs:
            return _images(given, given.march or profile["march"])
        return _flash(given)
    except FlashError as error:
        print(f"ugammon-flash: {error}", file=sys.stderr)
    except KeyboardInterrupt:
        print("\nugammon-flash: stopped; what was installed is unchanged", file=sys.stderr)
    return FAILED


def _parser():
    parser = argparse.ArgumentParser(
        prog="ugammon-flash", description="Install the game on a board, or build an image of it."
    )
    parser.add_argument("--board", metavar="NAME", help="which board it is")
    parser.add_argument("--list", action="store_true", help="the boards, one a line")
    parser.add_argument("--port", help="serial port; the one USB device if absent")
    parser.add_argument("--dry-run", action="store_true", help="look at the board, change nothing")
    parser.add_argument("--march", help="another processor: armv7emsp for a Pico 2 (images only)")
    parser.add_argument("--uf2", metavar="FILE", help="write a UF2 of a Pico's file system")
    parser.add_argument("--littlefs", metavar="FILE", help="write a littlefs image of that size")
    parser.add_argument("--romfs", metavar="FILE", help="write a ROMFS image")
    return parser


def _list():
    for name, profile in files.profiles().items():
        size = f"{profile['width']}x{profile['height']}"
        print(f"{name:<16} {size:<8} {profile['march']:<10} {profile['title']}")
    return OK


def _images(given, march):
    """Write the images that are asked for."""
    built = _built(given.board, march)
    wanted = (
        (given.uf2, lambda: images.uf2(built, march)),
        (given.littlefs, lambda: images.littlefs(built)),
        (given.romfs, lambda: images.romfs(built)),
    )
    for name, make in wanted:
        if name:
            data = make()
            try:
                Path(name).write_bytes(data)
            except OSError as error:
                raise FlashError(f"{name} cannot be written: {error.strerror}") from None
            print(f"{name}: {len(data)} bytes")
    return OK


def _flash(given):
    """Install on the board at the port."""
    port = pick(given.port)
    with Device(port) as device:
        version = ".".join(str(part) for part in device.version)
        print(f"{port}: MicroPython {version}, {device.march}")
        files.check_march(given.board, device.march)
        built = _built(given.board, device.march)
        total = sum(len(data) for data in built.values())
        if given.dry_run:
            for path, data in built.items():
                print(f"{len(data):>7} {path}")
            print(
                f"{len(built)} files, {total} bytes; {device.space()} bytes free; nothing changed"
            )
            device.restart()
            return OK
        with _bar(total, "copy", unit="B", unit_scale=True) as bar:
            install(device, built, bar.update)
        device.restart()
    print("installed and checked; the game starts")
    return OK


def _built(board, march):
    count = len(files.sources(board, march))
    with _bar(count, "compile") as bar:
        return files.build(board, march, lambda _: bar.update(1))


def _bar(total, what, **options):
    from tqdm import tqdm

    # None: no bar where nobody looks on.
    return tqdm(total=total, desc=what, disable=None, leave=False, **options)


if __name__ == "__main__":
    sys.exit(main())
