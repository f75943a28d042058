"""Images of a file system with the game in it: littlefs, UF2, ROMFS."""

import contextlib
import struct
import tempfile
from pathlib import Path

from firmware.flash import FlashError, layout

BLOCK = 4096
_XIP = 0x10000000
# UF2 family, offset and size of the file system that stock MicroPython has
# (ports/rp2/boards/RPI_PICO and RPI_PICO2, mpconfigboard.h), by processor.
PICO = {
    "armv6m": (0xE48BFF56, 0xA0000, 1408 * 1024),
    "armv7emsp": (0xE48BFF59, 0x100000, 3072 * 1024),
}
_SIZE = PICO["armv6m"][2]
_PAGE = 256
_DISK_2_0 = 0x00020000  # the oldest that every MicroPython with littlefs 2 mounts


def littlefs(built, size=_SIZE):
    """The bytes of a littlefs of `size` bytes with the game; raises FlashError if it is full."""
    from littlefs import LittleFS, LittleFSError

    fs = LittleFS(
        block_size=BLOCK,
        block_count=size // BLOCK,
        prog_size=_PAGE,
        read_size=32,
        lookahead_size=32,
        disk_version=_DISK_2_0,
    )
    try:
        for path, data in layout.whole(built).items():
            fs.makedirs(path.rpartition("/")[0] or "/", exist_ok=True)
            with fs.open(path, "wb") as file:
                file.write(data)
    except LittleFSError as error:
        raise FlashError(f"the game does not fit in {size // 1024} KB: {error}") from None
    return bytes(fs.context.buffer)


def uf2(built, march):
    """A UF2 with the whole file system of a Pico or Pico 2.

    Every block is in it: an old one that stayed could be newer to littlefs.
    """
    if march not in PICO:
        raise FlashError(f"a UF2 is for a Pico or a Pico 2, not for {march}")
    family, offset, size = PICO[march]
    return uf2_blocks(littlefs(built, size), _XIP + offset, family)


def uf2_blocks(data, address, family):
    """`data` as UF2 blocks of 256 bytes from `address` on."""
    pages = len(data) // _PAGE
    out = bytearray()
    for page in range(pages):
        at = page * _PAGE
        # Magic numbers, flag 'family is given', and sizes: the UF2 specification.
        out += struct.pack(
            "<8I", 0x0A324655, 0x9E5D5157, 0x2000, address + at, _PAGE, page, pages, family
        )
        out += data[at : at + _PAGE] + bytes(476 - _PAGE) + struct.pack("<I", 0x0AB16F30)
    return bytes(out)


def romfs(built):
    """A ROMFS image with the game, to be mounted as `/rom`."""
    from mpremote.romfs import make_romfs

    with tempfile.TemporaryDirectory(prefix="ugammon-") as directory:
        for path, data in built.items():
            target = Path(directory) / path
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(data)
        with contextlib.redirect_stdout(None):  # it lists the files
            return bytes(make_romfs(directory + "/", mpy_cross=None))
