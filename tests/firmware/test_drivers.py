"""What the drivers send makes the frame's picture in the controller's memory.

Runs on CPython and on MicroPython.
"""

import sim  # noqa: F401  the stand-in for framebuf

from panels import COLOUR, MONO, Chance, ColourRig, MonoRig, i2c_wires, now, spi_wires

from firmware.drivers.ili9341 import ILI9341
from firmware.drivers.sh1106 import SH1106
from firmware.drivers.ssd1306 import SSD1306
from firmware.drivers.st7789 import ST7789
from firmware.drivers.wires import find_display
from sim.controllers import Fault, machine, mipi, oled

RECTANGLES = 1000


def scribble(rig, chance, colours):
    """Draw something somewhere."""
    x, y = chance.below(rig.width), chance.below(rig.height)
    rig.fb.fill_rect(x, y, 1 + chance.below(23), 1 + chance.below(23), chance.below(colours))
    rig.fb.pixel(chance.below(rig.width), chance.below(rig.height), chance.below(colours))


def show_somewhere(rig, chance):
    """Show a rectangle, now and then one that hangs over the edge; few are large."""
    x, y = chance.below(rig.width + 8) - 8, chance.below(rig.height + 8) - 8
    most = 40 if chance.below(16) == 0 else 12
    rig.show(x, y, chance.below(most), chance.below(most))


def check_rectangles(rig, chance, colours):
    """A whole frame, then many rectangles of it while it changes."""
    for _ in range(200):
        scribble(rig, chance, colours)
    rig.show(0, 0, rig.width, rig.height)
    assert rig.picture() == rig.seen
    for _ in range(RECTANGLES):
        scribble(rig, chance, colours)
        show_somewhere(rig, chance)
    assert rig.picture() == rig.seen


def test_colour_displays_show_the_frame_through_the_palette_in_every_rotation():
    for name in COLOUR:
        for rotation in range(4):
            check_rectangles(ColourRig(name, rotation), Chance(7 + rotation), 16)


def test_mono_displays_show_the_frame_both_ways_up_on_both_buses():
    for name in MONO:
        for rotation in (0, 2):
            for on_i2c in (False, True):
                check_rectangles(MonoRig(name, rotation, on_i2c), Chance(3 + rotation), 2)


def test_a_rectangle_sends_its_pixels_and_no_others():
    rig = ColourRig("square st7789", 0)
    rig.show(17, 3, 31, 5)
    assert rig.model.pixels == 31 * 5
    rig.show(-4, 238, 6, 9)
    assert rig.model.pixels == 31 * 5 + 2 * 2


def test_nothing_is_sent_for_a_rectangle_outside():
    for make in (lambda: ColourRig("gc9107", 0), lambda: MonoRig("sh1106", 0, True)):
        rig = make()
        rig.show(127, 63, 9, 9)
        before = rig.model.bytes
        for area in ((128, 0, 4, 4), (0, 0, 0, 9), (-9, 2, 9, 9), (0, 200, 5, 5), (5, -8, 5, 8)):
            rig.show(*area)
        assert rig.model.bytes == before > 0


def test_a_display_is_dark_until_it_is_switched_on():
    for make in (
        lambda: ColourRig("ili9341", 1),
        lambda: MonoRig("ssd1306", 0, True),
        lambda: MonoRig("sh1106", 0, False),
    ):
        rig = make()
        assert not rig.model.on
        rig.panel.power(True)
        assert rig.model.on
        rig.panel.power(False)
        assert not rig.model.on


def test_the_picture_outlasts_being_switched_off():
    rig = ColourRig("wide st7789", 1)
    rig.fb.fill(5)
    rig.show(0, 0, rig.width, rig.height)
    rig.panel.power(False)
    rig.panel.power(True)
    assert rig.picture() == rig.seen and any(rig.seen)


def test_the_brightness_of_an_oled_is_its_contrast():
    rig = MonoRig("thumby", 0, False)
    rig.panel.contrast(100)
    assert rig.model.contrast == 255
    rig.panel.contrast(20)
    assert rig.model.contrast == 51


def test_panels_are_inverted_and_blue_first_as_the_glass_needs():
    for name, inverted, bgr in (
        ("square st7789", True, False),
        ("ili9341", False, True),
        ("picocalc", True, True),
        ("gc9107", False, False),
    ):
        model = ColourRig(name, 0).model
        assert (model.inverted, model.bgr) == (inverted, bgr)


def test_an_oled_is_found_at_either_address_and_missed_in_words():
    machine.install()
    machine.BOARD.hang_i2c(oled.Ssd1306(now, False), 0, 4, 5, 0x3D)
    i2c = machine.I2C(0, sda=machine.Pin(4), scl=machine.Pin(5))
    assert find_display(i2c) == 0x3D
    machine.BOARD.on_i2c.clear()
    assert "SDA" in str(raised(OSError, find_display, i2c))


def test_glass_that_the_memory_has_no_room_for_is_refused():
    for make in (
        lambda: ST7789(spi_wires(mipi.st7789(now)), 240, 240, 0, (1, 0)),
        lambda: ST7789(spi_wires(mipi.st7789(now)), 320, 240, 0),
        lambda: SSD1306(i2c_wires(oled.Ssd1306(now, False)), 72, 40, 0, 57),
        lambda: SSD1306(i2c_wires(oled.Ssd1306(now, False)), 128, 64, 1),
        lambda: SH1106(i2c_wires(oled.Sh1106(now, False)), 128, 60),
    ):
        assert "display" in str(raised(ValueError, make))


# -- the models do say what is wrong ------------------------------------------------


def raised(kind, function, *arguments):
    """The exception of that kind which the function raises."""
    try:
        function(*arguments)
    except kind as error:
        return error
    raise AssertionError("nothing raised")


def fresh(model):
    """A reset controller on SPI, out of its waits."""
    wires = spi_wires(model)
    wires.reset()
    machine.BOARD.wait(200)
    return wires


def test_a_controller_that_was_not_reset_takes_no_commands():
    assert "before any reset" in str(raised(Fault, spi_wires(mipi.gc9107(now)).command, 0x29))
    wires = spi_wires(oled.Sh1106(now))
    assert "reset" in str(raised(Fault, wires.commands, b"\xaf"))


def test_an_oled_on_spi_without_its_reset_wire_stays_dead():
    wires = spi_wires(oled.Ssd1306(now), reset=None)
    raised(Fault, SSD1306, wires, 128, 64)


def test_a_colour_display_without_a_reset_wire_is_reset_by_command():
    model = mipi.ili9341(now)
    ILI9341(spi_wires(model, reset=None), 320, 240, 3).power(True)
    assert model.on


def test_windows_outside_the_memory_raise():
    for code, last in ((0x2A, 240), (0x2B, 320)):
        wires = fresh(mipi.st7789(now))
        wires.command(code, bytes((0, 0, (last - 1) >> 8, (last - 1) & 0xFF)))
        raised(Fault, wires.command, code, bytes((0, 0, last >> 8, last & 0xFF)))
        raised(Fault, wires.command, code, bytes((0, 9, 0, 8)))
    wires = fresh(mipi.st7789(now))
    wires.command(0x36, b"\x20")
    wires.command(0x2A, bytes((0, 0, 1, 63)))
    wires = fresh(oled.Ssd1306(now))
    wires.commands(b"\x20\x00\x21\x00\x7f")
    raised(Fault, wires.commands, b"\x21\x00\x80")
    raised(Fault, wires.commands, b"\x22\x00\x08")


def test_pixels_in_the_wrong_order_raise():
    wires = fresh(mipi.st7789(now))
    assert "format" in str(raised(Fault, wires.command, 0x2C))
    wires = fresh(mipi.st7789(now))
    raised(Fault, wires.data, b"\x00\x00")
    wires.command(0x3A, b"\x55")
    wires.command(0x2A, bytes((0, 0, 0, 1)))
    wires.command(0x2B, bytes((0, 0, 0, 0)))
    wires.command(0x2C)
    wires.data(bytes(4))
    assert "more pixels" in str(raised(Fault, wires.data, bytes(2)))


def test_half_pixels_and_cut_commands_raise():
    wires = fresh(mipi.ili9488(now))
    wires.command(0x3A, b"\x55")
    wires.command(0x2C)
    wires.data(bytes(3))
    assert "half" in str(raised(Fault, wires.command, 0x29))
    wires = fresh(mipi.ili9488(now))
    wires.command(0x2A, b"\x00\x00")
    assert "too few" in str(raised(Fault, wires.command, 0x29))


def test_a_command_too_soon_after_waking_raises():
    wires = fresh(mipi.ili9341(now))
    wires.command(0x11)
    assert "too soon" in str(raised(Fault, wires.command, 0x29))


def test_an_sh1106_has_no_windows_and_no_column_after_the_last():
    wires = fresh(oled.Sh1106(now))
    raised(Fault, wires.commands, b"\x21")
    wires = fresh(oled.Sh1106(now))
    wires.commands(b"\xb0\x03\x18")
    wires.data(b"\xff")
    raised(Fault, wires.data, b"\xff")


def test_an_oled_lights_only_with_its_pump():
    model = oled.Ssd1306(now)
    wires = fresh(model)
    wires.commands(b"\xaf")
    assert not model.on
    wires.commands(b"\x8d\x14")
    assert model.on
