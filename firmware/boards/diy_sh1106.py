"""Raspberry Pi Pico with an SH1106 of 128x64 on I2C, as the 1.3 inch modules have it."""

PROFILE = {
    "name": "diy_sh1106",
    "title": "Pico + SH1106 128x64 on I2C",
    "width": 128,
    "height": 64,
    "depth": 1,
    "controller": "sh1106",
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
        "body": (96, 36, 40),
        "corner": 5,
        "screen": (84, 22),
        "marks": (
            ("box", 76, 4, 144, 92, "#1d4f8c", 5),
            ("pins", 120, 6, 56, 8, 4),
            ("box", 251, 25, 34, 34, "#26282c", 4),
            ("box", 221, 53, 34, 34, "#26282c", 4),
            ("text", 76, 102, 144, 15, "#e8e8e2", "SH1106 · I2C"),
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
    from firmware.drivers.sh1106 import SH1106

    panel = SH1106(parts.i2c_wires(0, sda=4, scl=5), 128, 64, PROFILE["rotation"])
    return DeviceConsole(
        PROFILE,
        panel,
        [parts.keys((10, 11, 12, 13, 14, 15, 9))],
        store,
        light=parts.oled_light(panel),
        sound=parts.buzzer(22),
        rest=parts.rest(usb=24),
    )
