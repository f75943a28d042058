"""M5Stack Cardputer: ESP32-S3, a wide display and a keyboard."""

PROFILE = {
    "name": "cardputer",
    "title": "M5Stack Cardputer",
    "width": 240,
    "height": 135,
    "depth": 4,
    "controller": "st7789",
    "rotation": 1,
    "march": "xtensawin",
    "tried": False,
    "buttons": (
        (";", "up"),
        (".", "down"),
        (",", "left"),
        ("/", "right"),
        ("Enter", "a"),
        ("Space", "a"),
        ("Back", "b"),
        ("Esc", "menu"),
        ("G0", "menu"),
    ),
    "picture": {
        "size": (576, 372),
        "body": (236, 236, 230),
        "corner": 18,
        "screen": (116, 34),
        "glass": (100, 20, 272, 164),
        "marks": (
            ("text", 392, 54, 168, 30, "#e07a2c", "M5"),
            ("text", 392, 84, 168, 17, "#55585e", "Cardputer"),
            ("dots", 440, 120, 78, 52, "#b4b4ae", 9),
            ("keys", 22, 206, 528, 34, "#c4c5c2", "` 1 2 3 4 5 6 7 8 9 0 _ = Del"),
            ("keys", 22, 244, 528, 34, "#c4c5c2", "Tab Q W E R T Y U I O P [ ] \\"),
            ("keys", 22, 282, 528, 34, "#c4c5c2", "Fn Shift A S D F G H J K L ; ' OK"),
            ("keys", 22, 320, 528, 34, "#c4c5c2", "Ctrl Opt Alt Z X C V B N M , . / _"),
        ),
        "caps": {"": "#4a4e55", "G0": "#e07a2c"},
        "buttons": (
            (";", "up", 440, 282, 34, 34),
            (",", "left", 402, 320, 34, 34),
            ("/", "right", 478, 320, 34, 34),
            (".", "down", 440, 320, 34, 34),
            ("Enter", "square", 516, 282, 34, 34),
            ("Space", "square", 516, 320, 34, 34),
            ("Back", "square", 516, 206, 34, 34),
            ("Esc", "square", 22, 206, 34, 34),
            ("G0", "square", 440, 6, 48, 12),
        ),
    },
}


def build(store):
    """The console of the device itself; `store` keeps its blobs."""
    from machine import I2S, Pin

    from firmware import parts
    from firmware.device import DeviceConsole
    from firmware.drivers.st7789 import ST7789
    from firmware.inputs.matrix import MatrixKeys
    from firmware.sound_i2s import RATE, I2sSound

    def speaker():
        form = {"mode": I2S.TX, "bits": 16, "format": I2S.MONO, "rate": RATE, "ibuf": 2000}
        return I2S(1, sck=Pin(41), ws=Pin(43), sd=Pin(42), **form)

    wires = parts.spi_wires(2, 40000000, sck=36, mosi=35, dc=34, cs=37, reset=33)
    panel = ST7789(wires, 240, 135, PROFILE["rotation"], corner=(52, 40))
    columns = [Pin(n, Pin.IN, Pin.PULL_UP) for n in (13, 15, 3, 4, 5, 6, 7)]
    # ; . , / Enter Space Back Esc
    places = ((1, 5), (0, 5), (4, 5), (4, 6), (1, 6), (0, 6), (3, 6), (7, 0))
    matrix = MatrixKeys([parts.out(n) for n in (8, 9, 11)], columns, places)
    return DeviceConsole(
        PROFILE,
        panel,
        [matrix, parts.keys((0,), first=8)],
        store,
        light=parts.light(38),
        sound=I2sSound(speaker),
        gauge=parts.gauge(10, 2),
        rest=parts.rest(),
    )
