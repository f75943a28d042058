"""TinyCircuits Thumby."""

PROFILE = {
    "name": "thumby",
    "title": "TinyCircuits Thumby",
    "width": 72,
    "height": 40,
    "depth": 1,
    "controller": "ssd1306",
    "rotation": 0,
    "march": "armv6m",
    "tried": False,
    "buttons": (
        ("Up", "up"),
        ("Down", "down"),
        ("Left", "left"),
        ("Right", "right"),
        ("A", "a"),
        ("B", "b"),
    ),
    "holds": (("B", "menu"),),
    "picture": {
        "size": (132, 212),
        "body": (112, 114, 122),
        "corner": 14,
        "screen": (30, 26),
        "glass": (20, 14, 92, 64),
        "marks": (
            ("text", 16, 82, 100, 15, "#d2d6dc", "Thumby"),
            ("dots", 84, 180, 36, 16, "#2a2c31", 6),
        ),
        "caps": {"": "#222429"},
        "buttons": (
            ("Up", "up", 29, 103, 18, 18),
            ("Left", "left", 11, 121, 18, 18),
            ("Right", "right", 47, 121, 18, 18),
            ("Down", "down", 29, 139, 18, 18),
            ("A", "round", 102, 112, 20, 20),
            ("B", "round", 80, 134, 20, 20),
        ),
    },
}


def build(store):
    """The console of the device itself; `store` keeps its blobs."""
    from firmware import parts
    from firmware.device import DeviceConsole
    from firmware.drivers.ssd1306 import SSD1306

    wires = parts.spi_wires(0, 10000000, sck=18, mosi=19, dc=17, cs=16, reset=20)
    panel = SSD1306(wires, 72, 40, PROFILE["rotation"], column=28)
    return DeviceConsole(
        PROFILE,
        panel,
        [parts.keys((4, 6, 3, 5, 27, 24))],
        store,
        light=parts.oled_light(panel),
        sound=parts.buzzer(28),
        rest=parts.rest(usb=26),
    )
