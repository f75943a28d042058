"""Raspberry Pi Pico with an SSD1306 of 128x64 on SPI: seven wires, the faster one."""

PROFILE = {
    "name": "diy_ssd1306_spi",
    "title": "Pico + SSD1306 128x64 on SPI",
    "width": 128,
    "height": 64,
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
        ("Menu", "menu"),
    ),
    "holds": (("B", "menu"),),
    "picture": {
        "size": (296, 124),
        "body": (28, 60, 100),
        "corner": 5,
        "screen": (84, 22),
        "marks": (
            ("box", 76, 4, 144, 92, "#22252b", 5),
            ("pins", 99, 6, 98, 8, 7),
            ("box", 251, 25, 34, 34, "#26282c", 4),
            ("box", 221, 53, 34, 34, "#26282c", 4),
            ("text", 76, 102, 144, 15, "#e8e8e2", "SSD1306 · SPI"),
        ),
        "caps": {"": "#3b3e44", "A": "#c8473c", "B": "#d8b13a", "Menu": "#8c9096"},
        "buttons": (
            ("Up", "up", 26, 28, 20, 20),
            ("Left", "left", 6, 48, 20, 20),
            ("Right", "right", 46, 48, 20, 20),
            ("Down", "down", 26, 68, 20, 20),
            ("A", "round", 256, 30, 24, 24),
            ("B", "round", 226, 58, 24, 24),
            ("Menu", "square", 240, 100, 28, 12),
        ),
    },
}


def build(store):
    """The console of the device itself; `store` keeps its blobs."""
    from firmware import parts
    from firmware.device import DeviceConsole
    from firmware.drivers.ssd1306 import SSD1306

    wires = parts.spi_wires(0, 8000000, sck=18, mosi=19, dc=20, cs=17, reset=21)
    panel = SSD1306(wires, 128, 64, PROFILE["rotation"])
    return DeviceConsole(
        PROFILE,
        panel,
        [parts.keys((10, 11, 12, 13, 14, 15, 9))],
        store,
        light=parts.oled_light(panel),
        sound=parts.buzzer(22),
        rest=parts.rest(usb=24),
    )
