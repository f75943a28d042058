"""When the game fails: what happened goes to `error.log` and on the display."""

import io
import os
import sys

from core import console

LOG = "error.log"
_LARGEST = 4000  # bytes; a longer log is begun anew
_LETTER = 8  # pixels of framebuf's own letters


def fail(device, error):
    """Log an error, show it until A is pressed, and restart the board."""
    log(trace(error))
    try:
        from firmware.notice import texts
        from firmware.start import language

        words = texts(language(device))["crash"]
    except Exception:  # there may be no memory for it
        words = LOG + ". A"
    show(device, error, words)
    import machine

    machine.reset()


def trace(error):
    """The traceback as text."""
    stream = io.StringIO()
    if hasattr(sys, "print_exception"):
        sys.print_exception(error, stream)
    else:
        import traceback

        traceback.print_exception(error, file=stream)
    return stream.getvalue()


def log(text):
    """Append to the log; a file system that fails is none of its business."""
    try:
        try:
            mode = "a" if os.stat(LOG)[6] < _LARGEST else "w"
        except OSError:
            mode = "a"
        with open(LOG, mode) as file:
            file.write(text + "\n")
    except OSError:
        pass


def show(device, error, words):
    """Show what happened, in letters that need no memory, until A is pressed."""
    text = "Error: %s %s. %s" % (type(error).__name__, error, words)
    device.set_palette(b"\x40\x00\x00" + b"\xff" * 45)
    device.fb.fill(0)
    across = device.width // _LETTER
    for row in range(device.height // _LETTER):
        device.fb.text(text[row * across : (row + 1) * across], 0, row * _LETTER, 1)
    device.show(0, 0, device.width, device.height)
    while device.event() != console.event_code(console.PRESSED, console.A):
        device.sleep(20)
