"""What the makers of the boards have wired to which pin, for the tests of `build`."""

from firmware.buttons import NAMES
from sim.controllers import machine, mipi, oled
from sim.store import MemoryStore

_LOW = {"Up": 10, "Down": 11, "Left": 12, "Right": 13, "A": 14, "B": 15, "Menu": 9}

# Name: the display's model; its SPI (bus, sck, mosi, dc, cs, reset) or I2C (bus, sda,
# scl); buttons by pins; pins of backlight and speaker; corner and mirror of the glass.
BOARDS = {
    "pico_lcd_1_3": (
        mipi.st7789, (1, 10, 11, 8, 9, 12),
        {"Up": 2, "Down": 18, "Left": 16, "Right": 20, "Centre": 3, "A": 15, "B": 17, "X": 19,
         "Y": 21}, 13, None, (0, 0), False,
    ),
    "picosystem": (
        mipi.st7789, (0, 6, 7, 9, 5, 4),
        {"Up": 23, "Down": 20, "Left": 22, "Right": 21, "A": 18, "B": 19, "X": 17, "Y": 16},
        12, 11, (0, 0), False,
    ),
    "thumby_color": (
        mipi.gc9107, (0, 18, 19, 16, 17, 4),
        {"Up": 1, "Down": 3, "Left": 0, "Right": 2, "A": 21, "B": 25, "LB": 6, "RB": 22,
         "Menu": 26}, None, 23, (0, 0), False,
    ),
    "odroid_go": (
        mipi.ili9341, (2, 18, 23, 21, 5, None),
        {"A": 32, "B": 33, "Menu": 13, "Volume": 0, "Select": 27, "Start": 39},
        14, 26, (0, 0), False,
    ),
    "esp32_ili9341": (
        mipi.ili9341, (2, 18, 23, 21, 5, 22),
        {"Up": 32, "Down": 33, "Left": 25, "Right": 26, "A": 27, "B": 13, "Menu": 4},
        14, 15, (0, 0), True,
    ),
    "picocalc": (mipi.ili9488, (1, 10, 11, 14, 13, 15), {}, None, 26, (0, 0), True),
    "cardputer": (mipi.st7789, (2, 36, 35, 34, 37, 33), {"G0": 0}, 38, None, (52, 40), False),
    "stickc_plus2": (
        mipi.st7789, (1, 13, 15, 14, 5, 12), {"A": 37, "B": 39, "C": 35}, 27, 2, (52, 40), False,
    ),
    "diy_ssd1306": (oled.Ssd1306, (0, 4, 5), _LOW, None, 22, 0, False),
    "diy_sh1106": (oled.Sh1106, (0, 4, 5), _LOW, None, 22, 2, False),
    "diy_ssd1306_spi": (oled.Ssd1306, (0, 18, 19, 20, 17, 21), _LOW, None, 22, 0, False),
    "thumby": (
        oled.Ssd1306, (0, 18, 19, 17, 16, 20),
        {"Up": 4, "Down": 6, "Left": 3, "Right": 5, "A": 27, "B": 24}, None, 28, 28, False,
    ),
}  # fmt: skip


def now():
    """The time on the board of the tests."""
    return machine.BOARD.now


class Keyboard:
    """The PicoCalc's second processor.

    keys    (state, code) that wait to be read
    light   as it was last set, 0 to 255
    """

    def __init__(self):
        self.keys = []
        self.light = None
        self.charge = 77
        self._register = 0

    def i2c_message(self, data):
        """A register is chosen, or written."""
        self._register = data[0]
        if data[0] == 0x85:
            self.light = data[1]

    def answer(self, buffer):
        """The two bytes of the register."""
        if self._register == 0x09:
            buffer[:] = bytes(self.keys.pop(0)) if self.keys else b"\x00\x00"
        elif self._register == 0x0B:
            buffer[:] = bytes((0x0B, self.charge | 0x80))


class Rig:
    """A board's console on a model of its display, and fingers on its buttons."""

    def __init__(self, name, store=None):
        make, wires, self.pins, self.light, self.speaker, self.corner, self.mirror = BOARDS[name]
        machine.install()
        on_i2c = len(wires) == 3
        self.model = make(now, False) if on_i2c else make(now)
        if on_i2c:
            machine.BOARD.hang_i2c(self.model, *wires, 0x3C)
        else:
            machine.BOARD.hang_spi(self.model, *wires)
        self.keyboard = Keyboard()
        machine.BOARD.hang_i2c(self.keyboard, 1, 6, 7, 0x1F)
        module = __import__("firmware.boards." + name, None, None, ("PROFILE",))
        self.profile = module.PROFILE
        self.store = store or MemoryStore()
        self.device = module.build(self.store)

    def finger(self, label, down):
        """Put a finger on a button that has a pin of its own, or take it off."""
        machine.BOARD.pull(self.pins[label], 0 if down else None)

    def events(self, milliseconds):
        """What happens in a time, as (kind, button)."""
        seen = []
        for _ in range(milliseconds // 5):
            machine.BOARD.wait(5)
            event = self.device.event()
            while event >= 0:
                seen.append((event >> 4, event & 15))
                event = self.device.event()
        return seen

    def does(self, label):
        """The number of the game's button that a label has."""
        return NAMES.index(dict(self.profile["buttons"])[label])

    def picture(self):
        """What the player sees: two bytes a pixel, or a MONO_VLSB frame."""
        width, height = self.profile["width"], self.profile["height"]
        if self.profile["depth"] == 1:
            return self.model.picture(width, height, self.corner)
        rotation = self.profile["rotation"]
        return self.model.picture(width, height, rotation, self.corner, self.mirror)
