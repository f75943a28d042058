"""The start on a board, its hardware check, and what happens when something fails.

Runs on CPython and on MicroPython.
"""

import os
import sys

import sim  # noqa: F401  the stand-in for framebuf

from panels import Chance
from wiring import BOARDS, Rig

from core.console import A
from firmware import check, crash, main, notice, start
from sim.controllers import machine
from sim.store import MemoryStore

ON_MICROPYTHON = sys.implementation.name == "micropython"


class Stop(Exception):
    """Ends a run that would go on for ever."""


class Fingers:
    """Presses buttons of a board one after another, whenever time passes.

    script  labels; a number is milliseconds of waiting; "A!" holds A
    """

    def __init__(self, rig, script, idle=None):
        self._rig = rig
        self._script = list(script)
        self._until = machine.BOARD.now + 50
        self._finger = None
        self._idle = idle
        machine.BOARD.while_waiting = self

    def __call__(self):
        if machine.BOARD.now < self._until:
            return
        if self._finger is not None:
            self._rig.finger(self._finger, False)
            self._finger = None
            self._until = machine.BOARD.now + 60
        elif self._script:
            self._next(self._script.pop(0))
        else:
            machine.BOARD.while_waiting = None
            raise Stop

    def _next(self, what):
        if isinstance(what, int):
            self._until = machine.BOARD.now + what
            return
        self._finger = what.rstrip("!")
        self._until = machine.BOARD.now + (700 if what.endswith("!") else 40)
        self._rig.finger(self._finger, True)


def stopped(function, *arguments):
    """Run until the fingers have nothing to do; True if they came so far."""
    try:
        function(*arguments)
    except Stop:
        return True
    finally:
        machine.BOARD.while_waiting = None
    return False


def with_files(function):
    """Run a test with a `board.txt` and an `error.log` of its own."""

    def test():
        before = start.BOARD, crash.LOG
        start.BOARD, crash.LOG = ["/tmp/ugammon-test-" + name for name in before]
        remove(start.BOARD)
        remove(crash.LOG)
        try:
            function()
        finally:
            remove(start.BOARD)
            remove(crash.LOG)
            start.BOARD, crash.LOG = before

    return test


def remove(name):
    """Remove a file if it is there."""
    try:
        os.remove(name)
    except OSError:
        pass


def write_board(name):
    with open(start.BOARD, "w") as file:
        file.write(name)


def raised(kind, function, *arguments):
    """The exception of that kind which the function raises."""
    try:
        function(*arguments)
    except kind as error:
        return error
    raise AssertionError("nothing raised")


def settings(lang):
    """The blob of the settings in a language."""
    return bytes((("es", "en").index(lang), 0, 1, 1, 0, 0, 1))


def turned_on(name="pico_lcd_1_3", lang="es", store=None):
    """A board just switched on, with settings."""
    rig = Rig(name, store)
    if store is None:
        rig.store.replace("settings", settings(lang))
    return rig


@with_files
def test_the_boards_name_is_read_from_a_file():
    write_board(" thumby\r\n")
    assert start.board_name() == "thumby"


@with_files
def test_a_missing_or_unknown_board_is_one_line_in_both_languages():
    missing = str(raised(start.NoBoard, start.board_name))
    unknown = str(raised(start.NoBoard, start.load_board, "gameboy"))
    for text in (missing, unknown):
        assert "board.txt" in text and "placa" in text and "\n" not in text
    assert "gameboy" in unknown
    main.run(MemoryStore())


@with_files
def test_a_display_that_does_not_answer_is_in_the_log():
    write_board("diy_ssd1306")
    machine.install()
    assert "SDA" in str(raised(OSError, main.run, MemoryStore()))
    with open(crash.LOG) as file:
        assert "no display answers" in file.read()


def test_every_board_is_found_by_its_name():
    for name in BOARDS:
        assert start.load_board(name).PROFILE["name"] == name


def test_what_only_the_simulator_needs_is_dropped():
    machine.install()
    device = start.open_device("pico_lcd_1_3", MemoryStore())
    assert "picture" not in device.profile and device.profile["buttons"]
    assert "firmware.boards.pico_lcd_1_3" not in sys.modules
    assert "picture" in start.load_board("pico_lcd_1_3").PROFILE


def test_the_board_starts_at_the_title():
    rig = turned_on()
    app = start.start(rig.device)
    assert app.session is None and type(app.screen).__name__ == "Title"


def begun(store=None):
    """A board on which a match has begun."""
    rig = turned_on(store=store)
    app = start.start(rig.device)
    Fingers(rig, ["A", "A", 800, "A", 1500])
    assert stopped(main.play, app)
    assert app.session is not None and type(app.screen).__name__ == "Play"
    return rig, app


def test_a_match_that_was_left_is_there_again_when_it_is_switched_on():
    rig, app = begun()
    before = app.session.match
    rig = turned_on(store=rig.store)
    app = start.start(rig.device)
    Fingers(rig, [100])
    assert stopped(main.play, app)
    assert type(app.screen).__name__ == "Play"
    after = app.session.match
    assert bytes(after.position.cells) == bytes(before.position.cells)
    assert (after.phase, after.turn, list(after.dice)) == (
        before.phase,
        before.turn,
        list(before.dice),
    )


def test_the_press_that_wakes_the_board_changes_nothing_in_the_match():
    rig, app = begun()
    match = app.session.match
    before = (match.phase, match.turn, match.n_moves, bytes(match.position.cells))
    machine.BOARD.pull(24, 0)
    slept = machine.BOARD.sleeps
    Fingers(rig, [125000, "A!", 200])
    assert stopped(main.play, app)
    assert machine.BOARD.sleeps > slept
    assert (match.phase, match.turn, match.n_moves, bytes(match.position.cells)) == before


def check_told(fault):
    """Storage fails: that is told, A goes on, and the next A is the game's."""
    rig = turned_on(lang="en")
    app = start.start(rig.device)
    rig.store.fault = fault
    told = []
    tell = main._tell
    main._tell = lambda app, why: told.append(why) or tell(app, why)
    Fingers(rig, [300, "B", "A", 100, "A", 100])
    try:
        assert stopped(main.play, app)
    finally:
        main._tell = tell
    assert told == [fault]
    assert type(app.screen).__name__ == "SetUp", "the second A reached the game"


def test_storage_that_fails_is_told_once_and_the_game_goes_on():
    for fault in ("full", "absent", "damaged"):
        check_told(fault)


def test_a_held_at_the_start_asks_for_the_hardware_check():
    rig = turned_on()
    rig.finger("A", True)
    asked = []
    run = check.run
    check.run = lambda device, lang: asked.append(lang)
    try:
        start.start(rig.device)
    finally:
        check.run = run
    assert asked == ["es"]


def test_a_pressed_a_moment_asks_for_nothing():
    rig = turned_on()
    Fingers(rig, ["A", 1000])
    assert not rig.device.is_held(A, 300)
    machine.BOARD.while_waiting = None


def checked(name, script, lang):
    """The buttons that a check found missing, after a script of presses."""
    rig = turned_on(name)
    Fingers(rig, script)
    found = []
    assert stopped(lambda: found.append(check.run(rig.device, lang)) or go_on_for_ever())
    return found[0]


def go_on_for_ever():
    while True:
        machine.BOARD.wait(10)


def test_the_check_goes_through_every_page_and_names_the_buttons_it_missed():
    for name, labels in (("pico_lcd_1_3", ("Up", "Down", "Centre", "X", "Y", "B", "Left", "Right")),
                         ("thumby", ("Up", "B!", "Left"))):  # fmt: skip
        script = ["A"] + list(labels) + ["A!", 100, "B", 900, "A", "Left", "A", "A", "A", 100]
        for lang in ("es", "en"):
            missed = checked(name, script, lang)
            pressed = {label.rstrip("!") for label in labels} | {"A"}
            assert pressed | set(missed) == set(BOARDS[name][2]) and not pressed & set(missed)


def test_the_check_plays_notes_and_changes_the_light():
    rig = turned_on("picosystem")
    seen = []
    script = ["A", "A!", 1200, "A", "Left", "Left", 50, "A", "A", "A", 100]
    fingers = Fingers(rig, script)

    def watch():
        seen.append((machine.BOARD.pwm[11].freq(), machine.BOARD.pwm[12].duty))
        fingers()

    machine.BOARD.while_waiting = watch
    assert stopped(lambda: (check.run(rig.device, "en"), go_on_for_ever()))
    assert {523, 659, 784, 1047} <= {hertz for hertz, _ in seen}
    assert len({duty for _, duty in seen if duty}) >= 3


def test_the_checks_corners_have_the_colours_of_its_text():
    rig = turned_on()
    Fingers(rig, [300])
    assert stopped(check.run, rig.device, "es")
    width, height = rig.device.width, rig.device.height
    picture = rig.picture()
    corners = []
    for x, y in ((0, 0), (width - 1, 0), (0, height - 1), (width - 1, height - 1)):
        at = 2 * (y * width + x)
        corners.append(picture[at] << 8 | picture[at + 1])
    assert corners == [0xF800, 0x07E0, 0x001F, 0xFFFF]


def test_every_text_of_the_firmware_fits_every_display_in_both_languages():
    for name in BOARDS:
        rig = Rig(name)
        for lang in ("es", "en"):
            pages = notice.Pages(rig.device, lang)
            for key, text in pages.words.items():
                if key == "crash" or (key == "display" and rig.device.depth == 1):
                    continue
                text = text.replace("%d", "100").replace("%%", "%")
                lines = []
                for part in (text, pages.words["go_on"]):
                    lines += pages.face.wrap(part, rig.device.width - 8)
                assert len(lines) * (pages.face.height + 1) <= rig.device.height, (name, key)
                for line in lines:
                    assert pages.face.width(line) <= rig.device.width, (name, line)
                    assert all(pages.face.has(char) for char in line), (name, line)


def test_both_languages_have_the_same_texts():
    es, en = notice.texts("es"), notice.texts("en")
    assert set(es) == set(en)
    for key in es:
        assert es[key].count("%d") == en[key].count("%d"), key
        assert es[key] and en[key]
    assert all(ord(char) < 128 for char in es["crash"])


@with_files
def test_what_fails_is_logged_and_the_log_does_not_grow_for_ever():
    for k in range(200):
        crash.log("trouble %d" % k + "." * 60)
    with open(crash.LOG) as file:
        text = file.read()
    assert "trouble 199" in text and len(text) < 5000


@with_files
def test_what_fails_is_on_the_display_until_a_is_pressed_then_the_board_restarts():
    if not ON_MICROPYTHON:
        return  # the letters are MicroPython's own
    rig = turned_on()
    rig.device.replace("settings", settings("es"))
    rig.device.fb.fill(3)
    Fingers(rig, ["B", 100, "A", 1000])
    began = machine.BOARD.now
    try:
        raise ZeroDivisionError("seven by nothing")
    except ZeroDivisionError as error:
        raised(machine.Reset, crash.fail, rig.device, error)
    machine.BOARD.while_waiting = None
    assert machine.BOARD.now - began > 200, "B alone does not restart it"
    with open(crash.LOG) as file:
        log = file.read()
    assert "Traceback" in log and "seven by nothing" in log
    assert len(set(rig.device.buffer)) > 2 and any(rig.picture())


@with_files
def test_a_game_that_fails_ends_in_a_restart_not_in_silence():
    if not ON_MICROPYTHON:
        return
    write_board("pico_lcd_1_3")
    rig = turned_on()
    Fingers(rig, [500, "A", 1000])
    play = main.play

    def broken(app):
        raise ValueError("broken")

    main.play = broken
    try:
        machine.install()
        Fingers(rig, [1500, "A", 1000])
        raised(machine.Reset, main.run, MemoryStore())
    finally:
        main.play = play
        machine.BOARD.while_waiting = None


def test_buttons_pressed_at_random_do_no_harm():
    rig = turned_on("diy_ssd1306")
    app = start.start(rig.device)
    chance = Chance(3)
    labels = sorted(rig.pins)
    script = [labels[chance.below(len(labels))] for _ in range(150)]
    Fingers(rig, script + ["A"])
    assert stopped(main.play, app)
