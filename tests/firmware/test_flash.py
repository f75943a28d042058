"""`ugammon-flash` against real MicroPython over a pseudo-terminal, and its images."""

import json
import os
import pty
import subprocess
import tty
from contextlib import contextmanager
from pathlib import Path

import pytest

from firmware.flash import FlashError, files, images, layout, lists
from firmware.flash.__main__ import main
from firmware.flash.device import Device, install, pick
from sim import runtime

HERE = Path(__file__).parent
BOARD = "pico_lcd_1_3"
SIZE = 1408 * 1024
HEAP = "2M"


@pytest.fixture(scope="module")
def built():
    """The files of a board, for the PC's own processor."""
    return files.build(BOARD, "x64")


def started(kind, *images):
    """What a board with this image says once a game has been played on it."""
    done = runtime.run(
        [HERE / "start_image.py", kind, *images], [HERE, runtime.ROOT, ".frozen"], HEAP
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout.strip().splitlines()[-1]


@contextmanager
def board(image, version=None):
    """Real MicroPython with that flash, behind a pseudo-terminal; gives the port's name."""
    ours, theirs = pty.openpty()
    tty.setraw(theirs)
    tty.setraw(ours)
    words = [runtime.tool("micropython"), "-X", f"heapsize={HEAP}", str(HERE / "raw_repl.py")]
    words += [str(image)] + ([version] if version else [])
    process = subprocess.Popen(
        words, stdin=ours, stdout=ours, env={"MICROPYPATH": f"{HERE}:.frozen"}
    )
    try:
        yield os.ttyname(theirs), process
        process.wait(10)
    finally:
        process.kill()
        process.wait()
        os.close(ours)
        os.close(theirs)


def empty(path, size=SIZE):
    """A fresh file system, as a board has after MicroPython was put on it."""
    from littlefs import LittleFS

    fs = LittleFS(block_size=4096, block_count=size // 4096, prog_size=256, disk_version=0x20000)
    path.write_bytes(bytes(fs.context.buffer))
    return path


def listed(path):
    """The files of an image by their paths, read by littlefs-python."""
    from littlefs import LittleFS

    data = path.read_bytes()
    fs = LittleFS(block_size=4096, block_count=len(data) // 4096, prog_size=256, mount=False)
    fs.context.buffer = bytearray(data)
    fs.mount()
    found = {}
    for folder, _, names in fs.walk("/"):
        for name in names:
            whole = f"{folder.rstrip('/')}/{name}"
            with fs.open(whole, "rb") as file:
                found[whole[1:]] = file.read()
    return found


# -- images ---------------------------------------------------------------------------


def test_a_game_is_played_from_the_littlefs_image(built, tmp_path):
    image = tmp_path / "image"
    image.write_bytes(images.littlefs(built))
    assert listed(image) == layout.whole(built)
    assert started("lfs", image) == "plays from /game_a /game_a/firmware/main.mpy nets True"


def test_a_game_is_played_from_the_romfs_image(built, tmp_path):
    image = tmp_path / "image"
    image.write_bytes(images.romfs(built))
    assert started("rom", image, empty(tmp_path / "flash")).startswith("plays from /rom ")


@pytest.mark.parametrize(("march", "start"), [("armv6m", 0x100A0000), ("armv7emsp", 0x10100000)])
def test_the_uf2_is_the_whole_file_system_where_stock_micropython_has_it(march, start, built):
    blocks = images.uf2(built, march)
    found = bytearray()
    for at in range(0, len(blocks), 512):
        word = [int.from_bytes(blocks[at + k : at + k + 4], "little") for k in range(0, 32, 4)]
        assert word[:3] == [0x0A324655, 0x9E5D5157, 0x2000]
        assert word[3] == start + len(found) and word[4] == 256
        assert word[5:7] == [at // 512, len(blocks) // 512]
        assert blocks[at + 508 : at + 512] == bytes.fromhex("306fb10a")
        found += blocks[at + 32 : at + 288]
    assert found == images.littlefs(built, images.PICO[march][2])
    assert start - 0x10000000 + len(found) in (2 << 20, 4 << 20)


def test_an_image_that_is_too_small_is_refused(built):
    with pytest.raises(FlashError, match="does not fit in 64 KB"):
        images.littlefs(built, 64 * 1024)


def test_a_board_gets_its_own_driver_and_no_other(built):
    names = {Path(path).stem for path in built if path.startswith("firmware/")}
    assert "st7789" in names and BOARD in names
    assert not names & {"ssd1306", "ili9341", "thumby", "sound_i2s"}
    assert not any(path.startswith("firmware/flash") for path in built)


# -- lists ------------------------------------------------------------------------------


def test_manifest_and_package_name_every_module():
    wanted = {
        path.relative_to(runtime.ROOT).as_posix()
        for package in ("core", "firmware")
        for path in runtime.modules(package)
    }
    frozen = set()
    manifest = (runtime.ROOT / "firmware" / "manifest.py").read_text()

    def package(name, files, base_path):
        assert base_path == ".."
        frozen.update(f"{name}/{file}" for file in files)

    exec(manifest, {"package": package})
    assert frozen == wanted
    urls = json.loads((runtime.ROOT / "firmware" / "package.json").read_text())["urls"]
    nets = {f"assets/nets/{name}" for name in files.NETS}
    assert {target for target, _ in urls} == wanted | nets
    for target, url in urls:
        assert (runtime.ROOT / "firmware" / url).resolve() == runtime.ROOT / target


def test_the_lists_are_as_the_command_writes_them():
    for name, text in lists.texts().items():
        assert (runtime.ROOT / "firmware" / name).read_text() == text


# -- the board ----------------------------------------------------------------------------


def test_a_fresh_board_is_flashed_and_plays(tmp_path, capsys):
    image = empty(tmp_path / "image")
    with board(image) as (port, _):
        assert main(["--board", BOARD, "--port", port]) == 0, capsys.readouterr().err
    assert started("lfs", image) == "plays from /game_a /game_a/firmware/main.mpy nets True"
    assert listed(image)["game_a/board.txt"].decode() == BOARD


def test_an_interrupted_copy_leaves_the_old_version_playable(built, tmp_path):
    image = tmp_path / "image"
    image.write_bytes(images.littlefs(built))
    for pieces in (1, 60):
        with board(image) as (port, process):
            left = [pieces]

            def pull(_, left=left, process=process):
                left[0] -= 1
                if not left[0]:
                    process.kill()
                    process.wait()
                    raise KeyboardInterrupt

            with Device(port) as device, pytest.raises(KeyboardInterrupt):
                install(device, built, pull)
        assert started("lfs", image).startswith("plays from /game_a ")
    with board(image) as (port, _):
        assert main(["--board", BOARD, "--port", port]) == 0
    assert started("lfs", image).startswith("plays from /game_b ")
    assert not any(path.startswith("game_a") for path in listed(image))


class Cut(BaseException):
    """The plug was pulled."""


def cut_before(device, process, steps):
    """Kill the board when it is told to do its next thing after so many."""
    do = device.do

    def doing(code):
        steps[0] -= 1
        if steps[0] < 0:
            process.kill()
            process.wait()
            raise Cut
        return do(code)

    device.do = doing


def test_whenever_an_update_is_cut_the_old_version_starts_or_the_new_one(tmp_path):
    old, new = ({"firmware/main.mpy": text * 900, "board.txt": b"x"} for text in (b"old", b"new"))
    image, seen, n = tmp_path / "image", [], 0
    while "done" not in seen:
        image.write_bytes(images.littlefs(old))
        with board(image) as (port, process), Device(port) as device:
            cut_before(device, process, [n])
            try:
                install(device, new)
                seen.append("done")
            except Cut:
                n += 1
            process.kill()
        found = listed(image)
        version = found["game.txt"].decode()
        played = {path: found.get(f"{version}/{path}") for path in old}
        assert played in (old, new), n
        assert found["main.py"] == layout.MAIN
        seen.append(played == new)
    assert n > 20 and seen.count(True) > 3 and seen == sorted(seen, key=lambda x: x is not False)


def test_a_main_py_of_the_boards_owner_is_kept_and_none_is_lost(tmp_path):
    image = empty(tmp_path / "image")
    for mine in (b"print('mine')", b"print('another')"):
        with board(image) as (port, process), Device(port) as device:
            device.write("/main.py", mine)
            for _ in range(2):
                install(device, {"board.txt": b"x"})
            process.kill()
    found = listed(image)
    assert found["main_before.py"] == b"print('mine')"
    assert found["main_before_2.py"] == b"print('another')" and "main_before_3.py" not in found
    assert found["main.py"] == layout.MAIN


def test_a_file_that_does_not_arrive_as_sent_is_told_and_the_old_version_stays(tmp_path):
    image = tmp_path / "image"
    image.write_bytes(images.littlefs({"board.txt": b"old"}))
    with board(image) as (port, process), Device(port) as device:
        do = device.do
        device.do = lambda code: do(code.replace("bmV3", "bmV4"))  # a bit is turned on the way
        with pytest.raises(FlashError, match="/game_b/board.txt did not arrive as it was sent"):
            install(device, {"board.txt": b"new"})
        process.kill()
    found = listed(image)
    assert found["game.txt"] == b"game_a" and found["game_a/board.txt"] == b"old"


def test_a_dry_run_changes_nothing(tmp_path, capsys):
    image = empty(tmp_path / "image")
    before = image.read_bytes()
    with board(image) as (port, _):
        assert main(["--board", BOARD, "--port", port, "--dry-run"]) == 0
    assert image.read_bytes() == before
    assert "nothing changed" in capsys.readouterr().out


def refused(words, capsys):
    """The one line that a refused command says."""
    assert main(words) == 1
    lines = capsys.readouterr().err.strip().splitlines()
    assert len(lines) == 1 and lines[0].startswith("ugammon-flash: ")
    return lines[0]


def test_an_unknown_board_is_one_line(capsys):
    assert "no board 'gameboy'; there is cardputer" in refused(["--board", "gameboy"], capsys)


def test_no_device_is_one_line(capsys):
    words = ["--board", BOARD, "--port", "/dev/nothing"]
    assert "no device at /dev/nothing" in refused(words, capsys)


class Port:
    """A serial port as pyserial lists it; `vid` None: no USB device is behind it."""

    def __init__(self, device, vid=0x2E8A):
        self.device, self.vid = device, vid


def test_of_several_devices_one_has_to_be_named(monkeypatch, capsys):
    from serial.tools import list_ports

    there = [Port("/dev/ttyB"), Port("/dev/ttyS0", None), Port("/dev/ttyA")]
    monkeypatch.setattr(list_ports, "comports", lambda: there)
    line = refused(["--board", BOARD], capsys)
    assert line.endswith("several devices: give --port, one of /dev/ttyA, /dev/ttyB")
    del there[2]
    assert pick(None) == "/dev/ttyB"
    del there[0]
    assert "no device found: connect the board" in refused(["--board", BOARD], capsys)


def test_an_old_firmware_is_one_line(tmp_path, capsys):
    with board(empty(tmp_path / "image"), "1.19.0") as (port, process):
        line = refused(["--board", BOARD, "--port", port], capsys)
        process.kill()
    assert "wrong firmware: micropython 1.19.0" in line


def test_a_full_flash_is_one_line_and_changes_nothing(built, tmp_path, capsys):
    image = empty(tmp_path / "image", 128 * 1024)
    before = listed(image)
    with board(image) as (port, process):
        line = refused(["--board", BOARD, "--port", port], capsys)
        process.kill()
    assert "flash is full" in line
    assert listed(image) == before
