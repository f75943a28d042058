"""Pimoroni PicoSystem."""

PROFILE = {
    "name": "picosystem",
    "title": "Pimoroni PicoSystem",
    "width": 240,
    "height": 240,
    "depth": 4,
    "controller": "st7789",
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
        ("X", "menu"),
        ("Y", "menu"),
    ),
    "picture": {
        "size": (600, 276),
        "body": (56, 56, 60),
        "corner": 26,
        "screen": (180, 18),
        "marks": (
            ("box", 14, 14, 8, 8, "#26262a", 8),
            ("box", 14, 254, 8, 8, "#26262a", 8),
            ("box", 578, 14, 8, 8, "#26262a", 8),
            ("box", 578, 254, 8, 8, "#26262a", 8),
            ("text", 24, 226, 132, 18, "#b4b4bc", "PicoSystem"),
            ("text", 444, 226, 132, 14, "#8a8a92", "pimoroni"),
        ),
        "caps": {"": "#232327"},
        "buttons": (
            ("Up", "up", 68, 66, 44, 44),
            ("Left", "left", 24, 110, 44, 44),
            ("Right", "right", 112, 110, 44, 44),
            ("Down", "down", 68, 154, 44, 44),
            ("X", "round", 488, 66, 44, 44),
            ("Y", "round", 444, 110, 44, 44),
            ("A", "round", 532, 110, 44, 44),
            ("B", "round", 488, 154, 44, 44),
        ),
    },
}


def build(store):
    """The console of the device itself; `store` keeps its blobs."""
    from firmware import parts
    from firmware.device import DeviceConsole
    from firmware.drivers.st7789 import ST7789

    parts.full_speed()
    wires = parts.spi_wires(0, 62500000, sck=6, mosi=7, dc=9, cs=5, reset=4)
    panel = ST7789(wires, 240, 240, PROFILE["rotation"])
    return DeviceConsole(
        PROFILE,
        panel,
        [parts.keys((23, 20, 22, 21, 18, 19, 17, 16))],
        store,
        light=parts.light(12),
        sound=parts.buzzer(11),
        gauge=parts.gauge(26, 3),
        rest=parts.rest(again=parts.full_speed),
    )
