"""Any ESP32 with an ILI9341 of 320x240 and seven buttons: to be wired, and to be copied."""

PROFILE = {
    "name": "esp32_ili9341",
    "title": "ESP32 + ILI9341 320x240",
    "width": 320,
    "height": 240,
    "depth": 4,
    "controller": "ili9341",
    "rotation": 1,
    "march": "xtensawin",
    "tried": False,
    "buttons": (
        ("Up", "up"),
        ("Down", "down"),
        ("Left", "left"),
        ("Right", "right"),
        ("A", "a"),
        ("B", "b"),
        ("Menu", "menu"),
    ),
    "picture": {
        "size": (640, 280),
        "body": (30, 30, 34),
        "corner": 6,
        "screen": (160, 20),
        "marks": (
            ("box", 149, 6, 344, 268, "#9a2c2c", 6),
            ("pins", 150, 54, 6, 172, 14),
            ("text", 14, 30, 126, 16, "#d8d8d2", "ESP32"),
            ("text", 500, 30, 128, 16, "#d8d8d2", "ILI9341"),
        ),
        "caps": {"": "#50545c", "A": "#c8473c", "B": "#d8b13a", "Menu": "#8c9096"},
        "buttons": (
            ("Up", "up", 61, 77, 42, 42),
            ("Left", "left", 19, 119, 42, 42),
            ("Right", "right", 103, 119, 42, 42),
            ("Down", "down", 61, 161, 42, 42),
            ("A", "round", 566, 84, 50, 50),
            ("B", "round", 510, 140, 50, 50),
            ("Menu", "square", 532, 220, 64, 20),
        ),
    },
}


def build(store):
    """The console of the device itself; `store` keeps its blobs."""
    from firmware import parts
    from firmware.device import DeviceConsole
    from firmware.drivers.ili9341 import ILI9341

    wires = parts.spi_wires(2, 40000000, sck=18, mosi=23, dc=21, cs=5, reset=22)
    panel = ILI9341(wires, 320, 240, PROFILE["rotation"], bgr=True, mirror=True)
    return DeviceConsole(
        PROFILE,
        panel,
        [parts.keys((32, 33, 25, 26, 27, 13, 4))],
        store,
        light=parts.light(14),
        sound=parts.buzzer(15),
        rest=parts.rest(),
    )
