"""ClockworkPi PicoCalc: a Pico, a square display and a keyboard behind I2C."""

PROFILE = {
    "name": "picocalc",
    "title": "ClockworkPi PicoCalc",
    "width": 320,
    "height": 320,
    "depth": 4,
    "controller": "ili9488",
    "rotation": 0,
    "march": "armv6m",
    "tried": False,
    "buttons": (
        ("Up", "up"),
        ("Down", "down"),
        ("Left", "left"),
        ("Right", "right"),
        ("Enter", "a"),
        ("Space", "a"),
        ("Back", "b"),
        ("Esc", "menu"),
        ("F1", "menu"),
    ),
    "picture": {
        "size": (440, 760),
        "body": (40, 42, 46),
        "screen": (60, 44),
        "buttons": (
            ("Up", "up", 70, 404, 34, 34),
            ("Left", "left", 34, 440, 34, 34),
            ("Right", "right", 106, 440, 34, 34),
            ("Down", "down", 70, 476, 34, 34),
            ("F1", "square", 180, 404, 44, 26),
            ("Esc", "square", 34, 528, 36, 28),
            ("Back", "square", 372, 566, 36, 28),
            ("Enter", "square", 372, 602, 36, 64),
            ("Space", "square", 146, 706, 150, 30),
        ),
    },
}


def build(store):
    """The console of the device itself; `store` keeps its blobs."""
    from machine import I2C, Pin

    from firmware import parts
    from firmware.device import DeviceConsole
    from firmware.drivers.ili9488 import ILI9488
    from firmware.inputs.southbridge import Southbridge

    parts.full_speed()
    wires = parts.spi_wires(1, 40000000, sck=10, mosi=11, dc=14, cs=13, reset=15)
    panel = ILI9488(wires, 320, 320, PROFILE["rotation"], bgr=True, mirror=True)
    # Up, down, left, right, Enter, Space, Back, Esc, F1.
    codes = b"\xb5\xb6\xb4\xb7\x0a\x20\x08\xb1\x81"
    south = Southbridge(I2C(1, sda=Pin(6), scl=Pin(7), freq=10000), codes)
    return DeviceConsole(
        PROFILE,
        panel,
        [south],
        store,
        light=south,
        sound=parts.buzzer(26),
        gauge=south,
        rest=parts.rest(usb=24, again=parts.full_speed),
    )
