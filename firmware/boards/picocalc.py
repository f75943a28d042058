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
        "corner": 22,
        "screen": (60, 44),
        "glass": (46, 26, 348, 350),
        "marks": (
            ("text", 250, 382, 158, 16, "#c8ccd2", "PicoCalc"),
            ("keys", 228, 404, 180, 26, "#17191c", "F2 F3 F4 F5"),
            ("keys", 180, 442, 228, 28, "#17191c", "Tab Caps Del Brk"),
            ("keys", 180, 482, 228, 28, "#17191c", "Home End Ins ~"),
            ("keys", 74, 528, 334, 28, "#17191c", "/ \\ ` - = [ ] ; '"),
            ("keys", 34, 566, 334, 28, "#17191c", "1 2 3 4 5 6 7 8 9 0"),
            ("keys", 34, 602, 334, 28, "#17191c", "Q W E R T Y U I O P"),
            ("keys", 34, 638, 334, 28, "#17191c", "A S D F G H J K L"),
            ("keys", 34, 672, 374, 28, "#17191c", "Shift Z X C V B N M , ."),
            ("keys", 34, 706, 108, 30, "#17191c", "Ctrl Alt"),
            ("keys", 300, 706, 108, 30, "#17191c", "? Shift"),
        ),
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
