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
        "screen": (180, 18),
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
