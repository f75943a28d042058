"""M5Stack M5StickC Plus2: ESP32, a wide display and three buttons."""

PROFILE = {
    "name": "stickc_plus2",
    "title": "M5StickC Plus2",
    "width": 240,
    "height": 135,
    "depth": 4,
    "controller": "st7789",
    "rotation": 1,
    "march": "xtensawin",
    "tried": False,
    "buttons": (
        ("A", "a"),
        ("B", "right"),
        ("C", "b"),
    ),
    "holds": (
        ("B", "down"),
        ("C", "menu"),
    ),
    "picture": {
        "size": (452, 196),
        "body": (228, 104, 32),
        "corner": 20,
        "screen": (60, 31),
        "glass": (22, 22, 300, 152),
        "marks": (
            ("box", 36, 44, 8, 8, "#5a1414", 8),
            ("text", 332, 30, 96, 18, "#fff4ea", "M5StickC"),
            ("text", 332, 148, 96, 15, "#fff4ea", "Plus2"),
        ),
        "caps": {"A": "#f2f2ee", "": "#8c3c10"},
        "buttons": (
            ("A", "square", 340, 58, 72, 80),
            ("B", "square", 188, 4, 64, 14),
            ("C", "square", 84, 178, 64, 14),
        ),
    },
}


def build(store):
    """The console of the device itself; `store` keeps its blobs."""
    from firmware import parts
    from firmware.device import DeviceConsole
    from firmware.drivers.st7789 import ST7789

    parts.out(4)  # or it switches itself off
    wires = parts.spi_wires(1, 40000000, sck=13, mosi=15, dc=14, cs=5, reset=12)
    panel = ST7789(wires, 240, 135, PROFILE["rotation"], corner=(52, 40))
    return DeviceConsole(
        PROFILE,
        panel,
        [parts.keys((37, 39, 35), pull=False)],
        store,
        light=parts.light(27),
        sound=parts.buzzer(2),
        gauge=parts.gauge(38, 2),
        rest=parts.rest(),
    )
