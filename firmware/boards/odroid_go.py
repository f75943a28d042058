"""Hardkernel ODROID-GO: ESP32 with an analogue pad."""

PROFILE = {
    "name": "odroid_go",
    "title": "ODROID-GO",
    "width": 320,
    "height": 240,
    "depth": 4,
    "controller": "ili9341",
    "rotation": 3,
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
        ("Volume", "menu"),
        ("Select", "menu"),
        ("Start", "menu"),
    ),
    "picture": {
        "size": (432, 640),
        "body": (226, 226, 220),
        "corner": 34,
        "screen": (56, 40),
        "glass": (24, 18, 384, 302),
        "marks": (
            ("dots", 300, 498, 96, 40, "#9a9a94", 10),
            ("text", 40, 328, 150, 20, "#5c6068", "ODROID-GO"),
        ),
        "caps": {"": "#34373d", "A": "#4a6f96", "B": "#4a6f96"},
        "buttons": (
            ("Up", "up", 78, 366, 40, 40),
            ("Left", "left", 38, 406, 40, 40),
            ("Right", "right", 118, 406, 40, 40),
            ("Down", "down", 78, 446, 40, 40),
            ("A", "round", 346, 386, 54, 54),
            ("B", "round", 272, 426, 54, 54),
            ("Menu", "square", 44, 560, 64, 20),
            ("Volume", "square", 128, 560, 64, 20),
            ("Select", "square", 240, 560, 64, 20),
            ("Start", "square", 324, 560, 64, 20),
        ),
    },
}


def build(store):
    """The console of the device itself; `store` keeps its blobs."""
    from firmware import parts
    from firmware.device import DeviceConsole
    from firmware.drivers.ili9341 import ILI9341
    from firmware.inputs.pad import PadKeys

    wires = parts.spi_wires(2, 40000000, sck=18, mosi=23, dc=21, cs=5)
    panel = ILI9341(wires, 320, 240, PROFILE["rotation"], bgr=True)
    pad = PadKeys(parts.adc(34), parts.adc(35))
    parts.out(25)  # the amplifier
    return DeviceConsole(
        PROFILE,
        panel,
        [pad, parts.keys((32, 33, 13, 0, 27), first=4), parts.keys((39,), first=9, pull=False)],
        store,
        light=parts.light(14),
        sound=parts.buzzer(26, loud=8192),
        gauge=parts.gauge(36, 2),
        rest=parts.rest(),
    )
