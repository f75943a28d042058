"""What the OLED controllers share: pages of eight rows, a byte a column.

That is how the game's MONO_VLSB frame lies too, so rectangles go out as they
are, widened to whole pages.  Bytes are copied to one small buffer, in runs of a
power of two, whose views exist beforehand: `show` allocates nothing.
"""

from array import array

from micropython import const

from firmware.drivers import runs

_LONGEST = const(7)  # the longest run is 1 << 7 bytes

_OFF = const(0xAE)
_ON = const(0xAF)
_CONTRAST = const(0x81)
_UPRIGHT = b"\xa1\xc8"
_TURNED = b"\xa0\xc0"


class MonoPanel:
    """A display of one bit a pixel.  A subclass gives MEMORY, `program`, `_send`.

    MEMORY      columns of the controller, however many the glass shows
    """

    MEMORY = 128

    def __init__(self, wires, width, height, rotation=0, column=0):
        """Start the display.

        width, height   pixels; height in whole pages of 8
        rotation        0, or 2 for upside down
        column          of the memory where the glass begins, unturned

        Raises ValueError for what the controller cannot show.
        """
        if rotation & 1 or height & 7 or not 0 <= column <= self.MEMORY - width:
            raise ValueError(
                "no mono display of %dx%d, turned %d, at column %d"
                % (width, height, rotation, column)
            )
        self.width = width
        self.height = height
        self._wires = wires
        self._column = self.MEMORY - width - column if rotation else column
        self._cursor = array("i", bytes(24))
        self._cursor[5] = wires.lead
        self._two = bytearray(wires.lead + 2)
        self._one = bytearray(wires.lead + 1)
        self._band = bytearray(wires.lead + (1 << _LONGEST))
        view = memoryview(self._band)
        self._views = [view[: wires.lead + (1 << k)] for k in range(_LONGEST + 1)]
        wires.reset()
        self._commands(self.program(height) + (_TURNED if rotation else _UPRIGHT))

    def program(self, height):
        """The commands to start with; the display stays dark till `power`."""
        raise NotImplementedError

    def _send(self, frame, x, first, w, pages):
        """Send columns of the pages from `first` on."""
        raise NotImplementedError

    def _commands(self, codes):
        """Send commands from anywhere: they get the free bytes in front."""
        self._wires.commands(bytearray(self._wires.lead) + codes)

    def set_palette(self, colours):
        """There is one colour."""

    def show(self, frame, x, y, w, h):
        """Send a rectangle of a MONO_VLSB frame, widened to pages and clipped."""
        if x < 0:
            w += x
            x = 0
        if y < 0:
            h += y
            y = 0
        w = min(w, self.width - x)
        h = min(h, self.height - y)
        if w > 0 and h > 0:
            first = y >> 3
            self._send(frame, x, first, w, ((y + h + 7) >> 3) - first)

    def _place(self, x, page, w):
        """Put the cursor on a rectangle's corner."""
        cursor = self._cursor
        cursor[0] = page * self.width + x
        cursor[1] = cursor[2] = w
        cursor[3] = self.width - w

    def _stream(self, frame, todo):
        """Send that many bytes from the cursor on, in runs of a power of two."""
        cursor = self._cursor
        k = _LONGEST
        while todo:
            while todo >> k == 0:
                k -= 1
            cursor[4] = 1 << k
            runs.columns(frame, self._band, cursor)
            self._wires.data(self._views[k])
            todo -= 1 << k

    def contrast(self, percent):
        """Set the brightness, 0 to 100; an OLED has no backlight."""
        self._two[-2] = _CONTRAST
        self._two[-1] = percent * 255 // 100
        self._wires.commands(self._two)

    def power(self, on):
        """Switch the display on, or off with its memory kept."""
        self._one[-1] = _ON if on else _OFF
        self._wires.commands(self._one)
