"""The seam to the world outside: everything a device gives the game.

`firmware` and `sim` each implement `Console` once.  `core.ui` draws into
`console.fb` and never touches a driver; nothing else in `core` knows it.
"""

from micropython import const

# Buttons.
UP = const(0)
DOWN = const(1)
LEFT = const(2)
RIGHT = const(3)
A = const(4)
B = const(5)
MENU = const(6)

# Kinds of event.  HELD comes once, about half a second after PRESSED; arrows
# come again as PRESSED while they are held.  TOUCH has button 0 for a press
# and 1 for a release, at `touch_x`, `touch_y`.
PRESSED = const(0)
HELD = const(1)
RELEASED = const(2)
TOUCH = const(3)

# Depth of the frame buffer, in bits a pixel.
MONO = const(1)
COLOUR = const(4)

_WRAP = const(1 << 28)


def event_code(kind, button):
    """Return the event number of a `kind` and a `button`."""
    return kind << 4 | button


def ticks_diff(later, earlier):
    """Milliseconds from `earlier` to `later`, right across the counter's wrap.

    Both come from `Console.ticks`, which counts modulo 2**28.
    """
    return ((later - earlier + (_WRAP >> 1)) & (_WRAP - 1)) - (_WRAP >> 1)


class Console:
    """What the game needs of a device.  A subclass fills in every method.

    width, height   pixels of the display as the player holds it
    depth           MONO (framebuf.MONO_VLSB) or COLOUR (framebuf.GS4_HMSB)
    buffer, fb      the frame's bytes and the `framebuf.FrameBuffer` over them
    touch_x, touch_y    where the pointer was at the last TOUCH event
    """

    width = 0
    height = 0
    depth = MONO
    buffer = None
    fb = None
    touch_x = 0
    touch_y = 0

    def set_palette(self, colours):
        """Take 16 colours as 48 bytes, red, green, blue; nothing on mono."""

    def show(self, x, y, w, h):
        """Send the rectangle of the frame buffer to the display."""
        raise NotImplementedError

    def event(self):
        """Return the next event's number (`event_code`), or -1 for none."""
        raise NotImplementedError

    def ticks(self):
        """Milliseconds since some start, modulo 2**28."""
        raise NotImplementedError

    def entropy(self):
        """One random byte, 0 to 255, from the hardware."""
        raise NotImplementedError

    def read(self, name):
        """Return the blob `name` as bytes, or None if there is none."""
        raise NotImplementedError

    def append(self, name, data):
        """Add `data` at the end of the blob `name`; it is made if missing."""
        raise NotImplementedError

    def replace(self, name, data):
        """Set the blob `name` to `data`; after power loss it is old or new."""
        raise NotImplementedError

    def tone(self, hertz, milliseconds):
        """Start a sound and return at once; nothing where there is none."""

    def backlight(self, percent):
        """Set the brightness, 0 to 100; nothing where it cannot be set."""

    def battery(self):
        """Return the charge in percent, or None where it is not known."""
        return None

    def sleep(self, milliseconds):
        """Let time pass; the device may save power meanwhile."""
        raise NotImplementedError
