"""Drivers on their models, for the tests: every controller as boards have it."""

import framebuf

from firmware.drivers.gc9107 import GC9107
from firmware.drivers.ili9341 import ILI9341
from firmware.drivers.ili9488 import ILI9488
from firmware.drivers.sh1106 import SH1106
from firmware.drivers.ssd1306 import SSD1306
from firmware.drivers.st7789 import ST7789
from firmware.drivers.wires import I2cWires, SpiWires
from sim.controllers import machine, mipi, oled

PALETTE = bytes((37 * k * k + 11 * k) & 0xFF for k in range(48))

# The palette as RGB565, high and low bytes.
HIGH = [PALETTE[3 * k] & 0xF8 | PALETTE[3 * k + 1] >> 5 for k in range(16)]
LOW = [(PALETTE[3 * k + 1] >> 2 & 7) << 5 | PALETTE[3 * k + 2] >> 3 for k in range(16)]

# Name: driver, model, (width, height) unturned, corner, blue first, mirrored.
COLOUR = {
    "square st7789": (ST7789, mipi.st7789, (240, 240), (0, 0), False, False),
    "wide st7789": (ST7789, mipi.st7789, (135, 240), (52, 40), False, False),
    "ili9341": (ILI9341, mipi.ili9341, (240, 320), (0, 0), True, True),
    "unmirrored ili9341": (ILI9341, mipi.ili9341, (240, 320), (0, 0), True, False),
    "picocalc": (ILI9488, mipi.ili9488, (320, 320), (0, 0), True, True),
    "gc9107": (GC9107, mipi.gc9107, (128, 128), (0, 0), False, False),
    "corner st7789": (ST7789, mipi.st7789, (101, 57), (3, 200), False, True),
}
# Name: driver, model, (width, height), column.
MONO = {
    "ssd1306": (SSD1306, oled.Ssd1306, (128, 64), 0),
    "low ssd1306": (SSD1306, oled.Ssd1306, (128, 32), 0),
    "thumby": (SSD1306, oled.Ssd1306, (72, 40), 28),
    "sh1106": (SH1106, oled.Sh1106, (128, 64), 2),
}


class Chance:
    """Numbers that are the same on every interpreter."""

    def __init__(self, seed):
        self._state = seed

    def below(self, limit):
        """From 0 to limit - 1."""
        self._state = (self._state * 1103515245 + 12345) & 0x3FFFFFFF
        return (self._state >> 8) % limit


def now():
    """The time on the board of the tests."""
    return machine.BOARD.now


def spi_wires(model, reset=12):
    """A controller on SPI 1 with DC 8, CS 9 and RST 12 (None: no such wire)."""
    machine.install()
    machine.BOARD.hang_spi(model, 1, 10, 11, 8, 9, reset)
    spi = machine.SPI(1, 40000000, sck=machine.Pin(10), mosi=machine.Pin(11))
    dc, cs = machine.Pin(8, machine.Pin.OUT), machine.Pin(9, machine.Pin.OUT)
    wire = None if reset is None else machine.Pin(reset, machine.Pin.OUT)
    return SpiWires(spi, dc, cs, wire)


def i2c_wires(model):
    """A controller on I2C 0 at 0x3C."""
    machine.install()
    machine.BOARD.hang_i2c(model, 0, 4, 5, 0x3C)
    return I2cWires(machine.I2C(0, sda=machine.Pin(4), scl=machine.Pin(5)), 0x3C)


class ColourRig:
    """A colour driver on its model, the frame, and what ought to be seen."""

    def __init__(self, name, rotation):
        driver, model, size, self._corner, bgr, self._mirror = COLOUR[name]
        self.width, self.height = size[rotation & 1], size[~rotation & 1]
        self._rotation = rotation
        self.model = model(now)
        self.panel = driver(
            spi_wires(self.model),
            self.width,
            self.height,
            rotation,
            self._corner,
            bgr,
            self._mirror,
        )
        self.panel.set_palette(PALETTE)
        self.frame = bytearray((self.width + 1) // 2 * self.height)
        self.fb = framebuf.FrameBuffer(self.frame, self.width, self.height, framebuf.GS4_HMSB)
        self.seen = bytearray(2 * self.width * self.height)

    def show(self, x, y, w, h):
        """Show a rectangle, and note what ought to be seen there."""
        self.panel.show(self.frame, x, y, w, h)
        pixel, seen = self.fb.pixel, self.seen
        right = min(self.width, x + w)
        for row in range(max(0, y), min(self.height, y + h)):
            at = 2 * (row * self.width + max(0, x))
            for column in range(max(0, x), right):
                colour = pixel(column, row)
                seen[at] = HIGH[colour]
                seen[at + 1] = LOW[colour]
                at += 2

    def picture(self):
        """What the model shows."""
        return self.model.picture(
            self.width, self.height, self._rotation, self._corner, self._mirror
        )


class MonoRig:
    """A mono driver on its model, the frame, and what ought to be seen."""

    def __init__(self, name, rotation, on_i2c):
        driver, model, (self.width, self.height), self._column = MONO[name]
        self.model = model(now, needs_reset=not on_i2c)
        wires = i2c_wires(self.model) if on_i2c else spi_wires(self.model)
        self.panel = driver(wires, self.width, self.height, rotation, self._column)
        self._rotation = rotation
        self.frame = bytearray(self.width * self.height // 8)
        self.fb = framebuf.FrameBuffer(self.frame, self.width, self.height, framebuf.MONO_VLSB)
        self.seen = bytearray(len(self.frame))

    def show(self, x, y, w, h):
        """Show a rectangle; whole pages ought to be seen."""
        self.panel.show(self.frame, x, y, w, h)
        for page in range(self.height // 8):
            if page * 8 < y + h and (page + 1) * 8 > y and h > 0:
                for column in range(max(0, x), min(self.width, x + w)):
                    self.seen[page * self.width + column] = self.frame[page * self.width + column]

    def picture(self):
        """What the model shows, to a player who holds it as the driver thinks."""
        seen = self.model.picture(self.width, self.height, self._column)
        return turned(seen) if self._rotation else seen


def turned(frame):
    """A MONO_VLSB frame upside down: bytes and bits the other way round."""
    made = bytearray()
    for byte in reversed(frame):
        back = 0
        for bit in range(8):
            back |= (byte >> bit & 1) << (7 - bit)
        made.append(back)
    return made
