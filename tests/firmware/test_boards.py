"""Every board's `build`: its display shows the frame, its buttons do what they say.

Runs on CPython and on MicroPython.
"""

import gc
import sys

import sim  # noqa: F401  the stand-in for framebuf

from panels import HIGH, LOW, PALETTE, Chance
from wiring import BOARDS, Rig

from core.console import A, B, COLOUR, HELD, MENU, PRESSED, RELEASED
from firmware.buttons import Buttons
from firmware.inputs.pins import PinKeys
from sim.controllers import machine


def scribble(device):
    """Something on every part of the frame."""
    chance = Chance(5)
    for _ in range(150):
        x, y = chance.below(device.width), chance.below(device.height)
        device.fb.fill_rect(x, y, 1 + chance.below(23), 1 + chance.below(23), chance.below(16))


def as_sent(device):
    """The frame as the model keeps it."""
    if device.depth != COLOUR:
        return device.buffer
    seen = bytearray()
    for y in range(device.height):
        for x in range(device.width):
            colour = device.fb.pixel(x, y)
            seen.append(HIGH[colour])
            seen.append(LOW[colour])
    return seen


def test_the_display_of_every_board_shows_the_frame_upright():
    for name in BOARDS:
        rig = Rig(name)
        rig.device.set_palette(PALETTE)
        scribble(rig.device)
        rig.device.show(0, 0, rig.device.width, rig.device.height)
        assert rig.picture() == as_sent(rig.device), name
        assert any(rig.device.buffer) and rig.model.on, name


def test_the_display_is_cleared_before_it_lights():
    for name in BOARDS:
        assert not any(Rig(name).picture()), name


def test_every_button_with_a_pin_does_what_its_label_says():
    for name in BOARDS:
        rig = Rig(name)
        held = dict(rig.profile.get("holds", ()))
        for label in rig.pins:
            rig.finger(label, True)
            first = rig.events(50)
            rig.finger(label, False)
            then = rig.events(50)
            does = rig.does(label)
            assert first + then == [(PRESSED, does), (RELEASED, does)], (name, label)
            assert (first == []) == (label in held), (name, label)


def test_every_button_of_a_profile_has_a_pin_or_a_test_of_its_own():
    elsewhere = {"odroid_go": 4, "picocalc": 9, "cardputer": 8}
    for name in BOARDS:
        labels = {label for label, _ in Rig(name).profile["buttons"]}
        assert len(labels) == len(BOARDS[name][2]) + elsewhere.get(name, 0), name


def test_a_button_that_does_more_when_held_acts_once():
    rig = Rig("thumby")
    rig.finger("B", True)
    assert rig.events(700) == [(PRESSED, MENU), (RELEASED, MENU)]
    rig.finger("B", False)
    assert rig.events(100) == []


def test_the_analogue_pad_gives_four_directions():
    rig = Rig("odroid_go")
    for k in range(4):
        pin, value = ((35, 65535), (35, 30000), (34, 65535), (34, 30000))[k]
        machine.BOARD.analogue[pin] = value
        assert rig.events(50) == [(PRESSED, k)]
        machine.BOARD.analogue[pin] = 200
        assert rig.events(50) == [(RELEASED, k)]


def test_the_keyboard_behind_i2c_gives_the_buttons_of_its_keys():
    rig = Rig("picocalc")
    codes = (0xB5, 0xB6, 0xB4, 0xB7, 0x0A, 0x20, 0x08, 0xB1, 0x81)
    for k in range(len(codes)):
        does = rig.does(rig.profile["buttons"][k][0])
        rig.keyboard.keys = [(1, codes[k])]
        assert rig.events(60) == [(PRESSED, does)]
        rig.keyboard.keys = [(2, codes[k]), (3, codes[k]), (1, 0x71), (3, 0x71)]
        assert rig.events(60) == [(RELEASED, does)]


def test_a_keyboard_that_does_not_answer_is_a_keyboard_at_rest():
    rig = Rig("picocalc")
    machine.BOARD.on_i2c.clear()
    assert rig.events(100) == [] and rig.device.battery() is None
    rig.device.backlight(50)


class Matrix:
    """The Cardputer's keys: a column reads low while a pressed key's row is chosen."""

    def __init__(self):
        self.down = None

    def level(self, number):
        """What a column's pin reads."""
        row = sum([machine.BOARD.pins[pin].driven << k for k, pin in enumerate((8, 9, 11))])
        columns = (13, 15, 3, 4, 5, 6, 7)
        return 0 if self.down and (row, number) == (self.down[0], columns[self.down[1]]) else 1


def test_the_key_matrix_gives_the_buttons_of_its_keys():
    rig = Rig("cardputer")
    keys = Matrix()
    machine.BOARD.sensed = dict.fromkeys((13, 15, 3, 4, 5, 6, 7), keys)
    # Codes of the maker's keyboard: ten times the column from the last, and the row.
    codes = {";": 11, ".": 10, ",": 14, "/": 4, "Enter": 1, "Space": 0, "Back": 3, "Esc": 67}
    for label in codes:
        keys.down = codes[label] % 10, 6 - codes[label] // 10
        assert rig.events(60) == [(PRESSED, rig.does(label))], label
        keys.down = None
        assert rig.events(60) == [(RELEASED, rig.does(label))], label


def test_the_backlight_is_never_out_while_the_game_runs():
    for name in BOARDS:
        rig = Rig(name)
        levels = []
        for percent in (0, 50, 100):
            rig.device.backlight(percent)
            levels.append(brightness(rig))
        assert levels[0] > 0, name
        assert levels == sorted(levels), name


def brightness(rig):
    """How bright the display is, of whatever scale the board has."""
    if rig.profile["name"] == "picocalc":
        return rig.keyboard.light
    if rig.profile["name"] == "thumby_color":
        return machine.BOARD.pins[7].driven
    return rig.model.contrast if rig.light is None else machine.BOARD.pwm[rig.light].duty


def test_a_tone_ends_by_itself_and_nothing_waits_for_it():
    for name in BOARDS:
        rig = Rig(name)
        if rig.speaker is None:
            continue
        before = machine.BOARD.now
        rig.device.tone(440, 100)
        pwm = machine.BOARD.pwm[rig.speaker]
        assert machine.BOARD.now == before and pwm.freq() == 440 and 0 < pwm.duty <= 32768, name
        rig.events(90)
        assert pwm.duty, name
        rig.events(20)
        assert not pwm.duty, name


def test_the_cardputers_speaker_repeats_whole_waves():
    rig = Rig("cardputer")
    rig.device.tone(1000, 100)
    speaker = machine.BOARD.speakers[0]
    wave = machine.BOARD.sounds[-1]
    assert speaker.form["rate"] == 8000 and len(wave) % 16 == 0
    assert wave[:16] == wave[16:32] and wave[:8] != wave[8:16]
    speaker.drain()
    assert len(machine.BOARD.sounds) == 2
    rig.events(110)
    assert not machine.BOARD.speakers


def test_batteries_are_measured_in_percent():
    cells = (
        ("picosystem", 26, 21845, 27472),
        ("odroid_go", 36, 32768, 41500),
        ("stickc_plus2", 38, 32768, 41500),
    )
    for name, pin, empty, full in cells:
        charges = []
        for level in (0, empty, (empty + full) // 2, full, 65535):
            rig = Rig(name)
            machine.BOARD.analogue[pin] = level
            charges.append(rig.device.battery())
        assert charges[0] == 0 and charges[1] <= 1, (name, charges)
        assert 45 <= charges[2] <= 55 and charges[3] >= 97 and charges[4] == 100, (name, charges)
    assert Rig("picocalc").device.battery() == 77
    assert Rig("pico_lcd_1_3").device.battery() is None


def test_an_rp2s_display_gets_half_the_processors_clock():
    Rig("pico_lcd_1_3")
    assert machine.BOARD.peripherals == 125000000


def test_the_clocks_are_set_up_again_after_a_light_sleep():
    rig = Rig("picosystem")
    rig.finger("A", False)

    def watch():
        if machine.BOARD.sleeps == 3:
            rig.finger("A", True)

    machine.BOARD.while_waiting = watch
    rig.device.doze()
    machine.BOARD.while_waiting = None
    assert machine.BOARD.sleeps == 3 and machine.BOARD.peripherals == 125000000


def test_a_button_that_bounces_is_pressed_once():
    rig = Rig("pico_lcd_1_3")
    seen = []
    for level in (0, None, 0, None, 0):
        machine.BOARD.pull(15, level)
        seen += rig.events(5)
    seen += rig.events(60)
    assert seen == [(PRESSED, A)]


def test_a_button_acts_at_once():
    rig = Rig("pico_lcd_1_3")
    rig.finger("A", True)
    assert rig.device.event() == PRESSED << 4 | A


def test_held_comes_once_and_arrows_repeat():
    rig = Rig("pico_lcd_1_3")
    rig.finger("B", True)
    assert rig.events(2000) == [(PRESSED, B), (HELD, B)]
    rig.finger("B", False)
    assert rig.events(50) == [(RELEASED, B)]
    rig.finger("Up", True)
    seen = rig.events(1000)
    assert seen.count((HELD, 0)) == 1 and seen.count((PRESSED, 0)) == 6
    assert seen.index((HELD, 0)) == 1


def test_looking_at_the_buttons_allocates_nothing():
    if sys.implementation.name != "micropython":
        return
    level = bytearray((1,))
    profile = Rig("thumby").profile
    buttons = Buttons(profile, [PinKeys([lambda: level[0]] * len(profile["buttons"]))])
    gc.collect()
    before = gc.mem_alloc()
    events = 0
    for now in range(0, 20000, 5):
        level[0] = now // 800 & 1
        buttons.poll(now)
        while buttons.event() >= 0:
            events += 1
    assert gc.mem_alloc() == before and events > 100


def test_two_buttons_at_once_are_two_buttons():
    rig = Rig("pico_lcd_1_3")
    rig.finger("A", True)
    rig.finger("Up", True)
    assert sorted(rig.events(50)) == [(PRESSED, 0), (PRESSED, A)]


def test_nobody_playing_dims_then_darkens_and_any_press_brings_it_back_doing_nothing():
    rig = Rig("pico_lcd_1_3")
    rig.device.backlight(100)
    bright = brightness(rig)
    rig.device.sleep(50000)
    dim = brightness(rig)
    assert 0 < dim < bright and rig.model.on
    asleep = []

    def watch():
        asleep.append((brightness(rig), rig.model.on))
        if machine.BOARD.sleeps == 5:
            rig.finger("A", True)

    machine.BOARD.pull(24, 0)  # on its battery
    machine.BOARD.while_waiting = watch
    rig.device.sleep(69000)
    started = rig.device.ticks()
    assert (0, False) not in asleep
    rig.device.sleep(1000)
    machine.BOARD.while_waiting = None
    assert machine.BOARD.sleeps == 5 and (0, False) in asleep
    assert rig.device.ticks() - started < 1500, "the game's clock stood still"
    assert brightness(rig) == bright and rig.model.on
    assert rig.events(800) == [], "the press that wakes does nothing"
    rig.finger("A", False)
    assert rig.events(50) == []
    rig.finger("A", True)
    assert rig.events(50) == [(PRESSED, A)]


def test_usb_power_keeps_the_processor_awake():
    rig = Rig("pico_lcd_1_3")
    machine.BOARD.pull(24, 1)
    count = [0]

    def watch():
        count[0] += 1
        if count[0] == 20:
            rig.finger("B", True)

    machine.BOARD.while_waiting = watch
    rig.device.doze()
    machine.BOARD.while_waiting = None
    assert machine.BOARD.sleeps == 0 and count[0] >= 20


def test_the_picocalcs_keys_are_read_after_a_long_sleep_too():
    rig = Rig("picocalc")
    machine.BOARD.pull(24, 0)

    def watch():
        if machine.BOARD.sleeps == 500:
            rig.keyboard.keys = [(1, 0x0A), (3, 0x0A)]

    machine.BOARD.while_waiting = watch
    rig.events(30)
    rig.device.doze()
    machine.BOARD.while_waiting = None
    rig.events(100)
    rig.keyboard.keys = [(1, 0x0A)]
    assert rig.events(60) == [(PRESSED, A)]


def test_blobs_go_to_the_store():
    rig = Rig("thumby")
    rig.device.replace("a", b"one")
    rig.device.append("a", b"two")
    assert rig.store.read("a") == rig.device.read("a") == b"onetwo"
    assert rig.device.read("b") is None
