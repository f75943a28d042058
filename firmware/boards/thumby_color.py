"""TinyCircuits Thumby Color."""

PROFILE = {
    "name": "thumby_color",
    "title": "TinyCircuits Thumby Color",
    "width": 128,
    "height": 128,
    "depth": 4,
    "controller": "gc9107",
    "rotation": 0,
    "march": "armv7emsp",
    "tried": False,
    "buttons": (
        ("Up", "up"),
        ("Down", "down"),
        ("Left", "left"),
        ("Right", "right"),
        ("A", "a"),
        ("B", "b"),
        ("LB", "b"),
        ("RB", "a"),
        ("Menu", "menu"),
    ),
    "picture": {
        "size": (340, 180),
        "body": (70, 72, 80),
        "corner": 22,
        "screen": (106, 30),
        "glass": (100, 22, 140, 142),
        "marks": (
            ("text", 8, 150, 92, 13, "#c6cad2", "Thumby Color"),
            ("dots", 22, 24, 60, 18, "#34363d", 6),
        ),
        "caps": {"": "#25272d", "A": "#b8486a", "B": "#4a78b8", "Menu": "#4a4d55"},
        "buttons": (
            ("Up", "up", 39, 55, 26, 26),
            ("Left", "left", 13, 81, 26, 26),
            ("Right", "right", 65, 81, 26, 26),
            ("Down", "down", 39, 107, 26, 26),
            ("A", "round", 296, 64, 30, 30),
            ("B", "round", 256, 92, 30, 30),
            ("LB", "square", 12, 4, 56, 14),
            ("RB", "square", 272, 4, 56, 14),
            ("Menu", "square", 284, 146, 34, 14),
        ),
    },
}


def build(store):
    """The console of the device itself; `store` keeps its blobs."""
    from firmware import parts
    from firmware.device import DeviceConsole
    from firmware.drivers.gc9107 import GC9107
    from firmware.power import PinLight

    parts.full_speed()
    wires = parts.spi_wires(0, 62500000, sck=18, mosi=19, dc=16, cs=17, reset=4)
    panel = GC9107(wires, 128, 128, PROFILE["rotation"])
    parts.out(20)  # the amplifier
    return DeviceConsole(
        PROFILE,
        panel,
        [parts.keys((1, 3, 0, 2, 21, 25, 6, 22, 26))],
        store,
        # The speaker's pin has the same PWM: the light is on or off.
        light=PinLight(parts.out(7, 0)),
        sound=parts.buzzer(23),
        gauge=parts.gauge(29, 2),
        rest=parts.rest(again=parts.full_speed),
    )
