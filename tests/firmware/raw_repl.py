"""A board's raw REPL, which the unix build lacks: real MicroPython over a littlefs.

    micropython raw_repl.py IMAGE [VERSION]

Speaks the protocol of MicroPython's shared/runtime/pyexec.c on standard input and
output, as far as a PC's tool uses it.  VERSION: what it says it is, as 1.19.0.
A soft reset outside the raw REPL ends it: the test starts `start_image` then.
"""

import io
import os
import sys

import vfs

from fileflash import FileFlash

_ASK = "__import__('sys').implementation"
_BANNER = b"raw REPL; CTRL-B to exit\r\n"


def main(image, version=None):
    """Serve until a soft reset."""
    flash = FileFlash(image)
    vfs.umount("/")
    vfs.mount(vfs.VfsLfs2(flash, progsize=256), "/")
    os.chdir("/")
    sys.path[:] = ["", ".frozen", "/lib"]  # as boards have it
    claim = version and "('micropython', (%s), '')" % version.replace(".", ",")
    scope = {"__name__": "__main__"}
    code = b""
    raw = False
    while True:
        byte = sys.stdin.buffer.read(1)
        if not byte:
            return
        if byte == b"\x01":
            raw, code = True, b""
            say(_BANNER + b">")
        elif byte == b"\x02":
            raw = False
            say(b"\r\n>>> ")
        elif byte == b"\x03":
            code = b""
        elif byte == b"\x05" and raw and not code:
            sys.stdin.buffer.read(2)
            say(b"R\x00")
        elif byte == b"\x04":
            if not raw:
                say(b"soft reboot\r\n")
                return
            say(b"OK")
            if not code:
                scope = {"__name__": "__main__"}
                say(b"\r\nMPY: soft reboot\r\n" + _BANNER + b">")
                continue
            execute(code.decode(), scope, claim)
            code = b""
            flash.ioctl(3, 0)
            say(b"\x04>")
        elif raw:
            code += byte


def execute(text, scope, claim):
    """Run code; what it raises follows its output."""
    error = b""
    try:
        if claim:
            text = text.replace(_ASK, claim)
        exec(text, scope)
    except Exception as trouble:
        out = io.StringIO()
        sys.print_exception(trouble, out)
        error = out.getvalue().encode()
    say(b"\x04" + error)


def say(data):
    """Send."""
    sys.stdout.buffer.write(data)


main(*sys.argv[1:])
