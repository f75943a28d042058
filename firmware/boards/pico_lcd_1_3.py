"""Raspberry Pi Pico or Pico 2 under a Waveshare Pico-LCD-1.3."""

PROFILE = {
    "name": "pico_lcd_1_3",
    "title": "Pico + Waveshare Pico-LCD-1.3",
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
        ("Centre", "a"),
        ("A", "a"),
        ("B", "b"),
        ("X", "menu"),
        ("Y", "menu"),
    ),
    "picture": {
        "size": (520, 276),
        "body": (24, 62, 120),
        "corner": 12,
        "screen": (140, 18),
        "marks": (
            ("box", 10, 10, 7, 7, "#c9a75a", 7),
            ("box", 10, 259, 7, 7, "#c9a75a", 7),
            ("box", 503, 10, 7, 7, "#c9a75a", 7),
            ("box", 503, 259, 7, 7, "#c9a75a", 7),
            ("box", 4, 74, 124, 124, "#12284a", 10),
            ("box", 425, 17, 58, 58, "#1a1c20", 6),
            ("box", 425, 79, 58, 58, "#1a1c20", 6),
            ("box", 425, 141, 58, 58, "#1a1c20", 6),
            ("box", 425, 203, 58, 58, "#1a1c20", 6),
            ("text", 12, 34, 116, 17, "#dfe6f0", "Waveshare"),
            ("text", 12, 218, 116, 15, "#dfe6f0", "Pico-LCD-1.3"),
        ),
        "caps": {
            "Up": "#3a3e46",
            "Left": "#3a3e46",
            "Right": "#3a3e46",
            "Down": "#3a3e46",
            "Centre": "#8a8f98",
        },
        "buttons": (
            ("Up", "up", 48, 82, 36, 36),
            ("Left", "left", 12, 118, 36, 36),
            ("Centre", "round", 51, 121, 30, 30),
            ("Right", "right", 84, 118, 36, 36),
            ("Down", "down", 48, 154, 36, 36),
            ("A", "round", 432, 24, 44, 44),
            ("B", "round", 432, 86, 44, 44),
            ("X", "round", 432, 148, 44, 44),
            ("Y", "round", 432, 210, 44, 44),
        ),
    },
}


def build(store):
    """The console of the device itself; `store` keeps its blobs."""
    from firmware import parts
    from firmware.device import DeviceConsole
    from firmware.drivers.st7789 import ST7789

    parts.full_speed()
    wires = parts.spi_wires(1, 62500000, sck=10, mosi=11, dc=8, cs=9, reset=12)
    panel = ST7789(wires, 240, 240, PROFILE["rotation"])
    return DeviceConsole(
        PROFILE,
        panel,
        [parts.keys((2, 18, 16, 20, 3, 15, 17, 19, 21))],
        store,
        light=parts.light(13),
        rest=parts.rest(usb=24, again=parts.full_speed),
    )
