"""A board on a serial line, through mpremote's raw REPL."""

import binascii
import contextlib

from firmware.flash import FlashError, layout

OLDEST = (1, 23)
# What `sys.implementation._mpy >> 10` says, in MicroPython's py/persistentcode.h.
_MARCHES = {2: "x64", 4: "armv6m", 6: "armv7em", 7: "armv7emsp", 9: "xtensa", 10: "xtensawin"}
_CHUNK = 2048
_NO_SPACE = ("ENOSPC", "Errno 28")
# Runs on the board: all that is installed is done with these three.
_HELPERS = """
import os, sys, gc, binascii
def _size(path):
    try:
        return os.stat(path)[6]
    except OSError:
        return -1
def _crc(path):
    try:
        with open(path, 'rb') as file:
            total = 0
            while True:
                data = file.read(512)
                if not data:
                    return total
                total = binascii.crc32(data, total)
    except OSError:
        return -1
def _clear(path):
    try:
        entries = list(os.ilistdir(path))
    except OSError:
        return
    for entry in entries:
        name = path + '/' + entry[0]
        if entry[1] & 0x4000:
            _clear(name)
        else:
            os.remove(name)
    os.rmdir(path)
"""


def ports():
    """The serial ports that a USB device is behind, by name."""
    from serial.tools.list_ports import comports

    return sorted(port.device for port in comports() if port.vid is not None)


def pick(port):
    """The port to use; raises FlashError if it is not given and there is not just one."""
    if port:
        return port
    found = ports()
    if not found:
        raise FlashError("no device found: connect the board by USB, or give --port")
    if len(found) > 1:
        raise FlashError(f"several devices: give --port, one of {', '.join(found)}")
    return found[0]


class Device:
    """A board that answers as MicroPython does; close it, or use it in `with`.

    version     of its MicroPython, three numbers
    march       its processor as mpy-cross names it; None if that is unknown
    """

    def __init__(self, port):
        """Stop what runs there.  Raises FlashError."""
        from mpremote.transport import TransportError
        from mpremote.transport_serial import SerialTransport

        self._trouble = (TransportError, OSError)
        try:
            self._line = SerialTransport(port, exclusive=False)
        except self._trouble as error:
            raise FlashError(f"no device at {port}: {_line(error)}") from None
        try:
            with contextlib.redirect_stdout(None):  # it prints what it did not expect
                # Restarted without its main.py: all its memory is free.
                self._line.enter_raw_repl(soft_reset=True, timeout_overall=5)
        except self._trouble:
            self._line.close()
            raise FlashError(
                f"{port} does not answer as MicroPython: is it on the board, and awake?"
            ) from None
        implementation, self.version, mpy = self.eval(
            "(lambda i: (i[0], tuple(i[1][:3]), getattr(i, '_mpy', 0)))"
            "(__import__('sys').implementation)"
        )
        self.march = _MARCHES.get(mpy >> 10 & 15)
        if implementation != "micropython" or self.version < OLDEST:
            self.close()
            number = ".".join(str(part) for part in self.version)
            raise FlashError(
                f"wrong firmware: {implementation} {number}; it takes MicroPython 1.23 or later"
            )
        self.do(_HELPERS)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def close(self):
        """Let go of the line."""
        try:
            self._line.close()
        except OSError:
            pass

    def do(self, code):
        """Run code there; raises FlashError with the last line of what it said."""
        try:
            return self._line.exec(code)
        except self._trouble as error:
            text = str(error)
            if any(word in text for word in _NO_SPACE):
                raise FlashError(
                    "the board's flash is full; what was installed is unchanged"
                ) from None
            raise FlashError(f"the board: {_line(error)}") from None

    def eval(self, expression):
        """The value of an expression there."""
        import ast

        return ast.literal_eval(self.do(f"print(repr({expression}))").decode().strip())

    def current(self):
        """The version that is played, or None."""
        if self.eval(f"_size('/{layout.CURRENT}')") < 0:
            return None
        name = self.eval(f"open('/{layout.CURRENT}').read().strip()")
        return name if name in layout.VERSIONS else None

    def space(self):
        """Free bytes of the board's file system."""
        return self.eval("(lambda s: s[0] * s[3])(os.statvfs('/'))")

    def write(self, path, data, tell=None):
        """Write a file and check it; `tell` is called with the bytes of each piece."""
        self.do(f"_f = open({path!r}, 'wb')")
        for at in range(0, len(data), _CHUNK):
            piece = data[at : at + _CHUNK]
            text = binascii.b2a_base64(piece, newline=False)
            self.do(f"_f.write(binascii.a2b_base64({text!r}))")
            if tell:
                tell(len(piece))
        self.do("_f.close()")
        if self.eval(f"_crc({path!r})") != binascii.crc32(data):
            raise FlashError(f"{path} did not arrive as it was sent; try again")

    def replace(self, path, data):
        """Put a file in another's place in one step."""
        self.write(path + ".new", data)
        self.do(f"os.rename({path + '.new'!r}, {path!r})")

    def restart(self):
        """Restart the board, which starts the game."""
        self._line.exit_raw_repl()
        self._line.serial.write(b"\x04")
        self._line.serial.flush()


def install(device, built, tell=None):
    """Copy a version beside the one that is played, then play it; returns its name.

    Until the last step the old version is the one that starts.  Raises FlashError.
    """
    old = device.current()
    new = layout.other(old)
    device.do(f"_clear('/{new}')")
    # A block for each file and folder is what littlefs may take beside the data.
    need = sum(-(-len(data) // 4096) * 4096 for data in built.values())
    if device.space() < need:
        raise FlashError(
            f"the board's flash is full: {need // 1024} KB needed,"
            f" {device.space() // 1024} KB free; what was installed is unchanged"
        )
    for folder in _folders(new, built):
        device.do(f"os.mkdir({folder!r})")
    for path, data in built.items():
        device.write(f"/{new}/{path}", data, tell)
    _keep_main(device)
    device.replace(f"/{layout.CURRENT}", new.encode())
    device.replace("/main.py", layout.MAIN)
    if old:
        device.do(f"_clear('/{old}')")
    return new


def _folders(new, built):
    """The folders of a version, outer ones first."""
    folders = {f"/{new}"}
    for path in built:
        parts = path.split("/")[:-1]
        folders |= {f"/{new}/" + "/".join(parts[:n]) for n in range(1, len(parts) + 1)}
    return sorted(folders)


def _keep_main(device):
    """Keep a `main.py` that is not the game's as `main_before.py`, or the next free name."""
    if device.eval("_size('/main.py')") < 0:
        return
    if device.eval(f"open('/main.py', 'rb').read({len(layout.MARK)})") == layout.MARK:
        return
    name, number = "/main_before.py", 1
    while device.eval(f"_size({name!r})") >= 0:
        if device.eval(f"_crc({name!r}) == _crc('/main.py')"):
            return  # kept by an update that was cut
        number += 1
        name = f"/main_before_{number}.py"
    # Copied: until the game's own is there the owner's is the one that starts.
    device.do(f"_f = open({name!r}, 'wb')\n_f.write(open('/main.py', 'rb').read())\n_f.close()")


def _line(error):
    """The last line of an error's text."""
    lines = [line for line in str(error).splitlines() if line.strip()]
    return lines[-1].strip() if lines else type(error).__name__
