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
    "holds": (
        ("B", "menu"),
    ),
    "picture": {
        "size": (296, 124),
        "body": (96, 36, 40),
        "screen": (84, 22),
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
