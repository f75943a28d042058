"""The storage on littlefs, in a flash chip that loses its power.  Runs on MicroPython.

    micropython tests/run_micropython.py tests/firmware/store_on_flash.py

Each test of a cut does one thing that a player does, again and again on a copy
of the same flash, with the power lost after the first, the second, ... operation
of the chip, whole and torn, until it is done without a loss.
"""

import os

import vfs

from core.dice import Dice
from core.journal import Journal
from core.match import DONE, GAME_OVER, MATCH_OVER, MOVING, NEXT, ROLL, Match
from core.replay import rebuild
from core import rules as options
from core.selfplay import RandomPlayer, act_once
from core.ui.session import Session
from core.ui.settings import Settings
from core.ui.start import saved_session
from firmware.storage import ABSENT, DAMAGED, FULL, Store
from sim.ramflash import BLOCK, BrokenFlash, RamFlash

BLOCKS = 24
ROOT = "/flash"
MOST = 200  # operations that no action of a player takes


class Power:
    """A device: the file system on a chip, mounted, and a store on it."""

    def __init__(self, flash, fresh=False):
        if fresh:
            vfs.VfsLfs2.mkfs(flash, progsize=256)
        # As the rp2 port mounts its flash (ports/rp2/modules/_boot.py).
        vfs.mount(vfs.VfsLfs2(flash, progsize=256), ROOT)
        self.store = Store(ROOT + "/save")

    def off(self):
        vfs.umount(ROOT)


def new_match(length=3):
    """A match whose log goes to the store that it is given later."""
    return Journal(Match(options.match(length)), b"\x00\x00")


def play_until(session, dice, stop):
    """Any legal actions, saved as a session saves them, until `stop(match)`."""
    players = (RandomPlayer(dice), RandomPlayer(dice))
    match = session.match
    while not stop(match):
        if match.phase == GAME_OVER:
            assert session.act(NEXT) is None
            continue
        code = next_code(session.journal, players, dice)
        assert session.act(code >> 8, code & 255) is None


def next_code(journal, players, dice):
    """What the player on turn does, not done yet."""
    seen = Seen(journal)
    act_once(seen, players, dice)
    return seen.code


class Seen:
    """Stands for a journal: keeps the action instead of doing it."""

    def __init__(self, journal):
        self.match = journal.match
        self.code = 0

    def act(self, action, arg=0):
        self.code = action << 8 | arg


def prepared(seed, stop, length=3):
    """A flash with a saved match played until `stop`; and its log."""
    flash = RamFlash(BLOCKS)
    power = Power(flash, True)
    Settings(power.store).save()
    session = Session(power.store, new_match(length), [0, 0])
    session.start()
    play_until(session, Dice(seed=seed), stop)
    session.save()
    log = power.store.read("match")
    power.off()
    return flash.data, log


def cut_everywhere(data, act, check):
    """Do `act(store)` with the power cut after each operation; `check(store)` after each.

    Returns how many operations it takes.
    """
    for torn in (False, True):
        for after in range(MOST):
            flash = RamFlash(BLOCKS, bytearray(data))
            power = Power(flash)
            flash.cut(after, torn)
            start = flash.operations
            act(power.store)
            done = flash.operations - start
            power.off()
            assert flash.twice == 0
            # A copy: what of the past is still in memory does not reach it.
            power = Power(RamFlash(BLOCKS, bytearray(flash.data)))
            check(power.store, after)
            again(power)
            if done <= after:
                break
        else:
            raise AssertionError("it never ends")
    return done


def again(power):
    """After the cut the store still takes what it is given, over another start."""
    flash_store = power.store
    held = flash_store.read("match")
    flash_store.append("match", b"")
    flash_store.replace("note", b"still here")
    assert flash_store.fault is None, flash_store.fault
    fresh = Store(ROOT + "/save")
    assert fresh.read("note") == b"still here" and fresh.read("match") == held
    power.off()


def outcome(store):
    """What a start of the game finds: the log as it then goes on."""
    session = saved_session(store)
    log = store.read("match")
    return log, session


# -- the cuts -------------------------------------------------------------------


def cut_while_acting(seed, stop, then, length=3):
    """Play until `stop`, then cut the power everywhere in the actions `then`."""
    data, before = prepared(seed, stop, length)
    logs = [before]
    whole = Recorder(before, logs)
    then(Session(whole, rebuild(before), [0, 0]))

    def act(store):
        then(Session(store, rebuild(store.read("match")), [0, 0]))

    found = set()

    def check(store, after):
        log, session = outcome(store)
        assert log in logs, "cut %d: another match" % after
        found.add(logs.index(log))
        over = rebuild(log).match.phase == MATCH_OVER
        assert (session is None) == over
        if session:
            assert session.match.position.cells == rebuild(log).match.position.cells

    operations = cut_everywhere(data, act, check)
    assert operations and found == set(range(len(logs))), (operations, found, len(logs))
    return before


class Recorder:
    """A store in memory that keeps every state of the log."""

    def __init__(self, log, logs):
        self._log = log
        self._logs = logs

    def append(self, name, data):
        self._log += data
        self._logs.append(self._log)


def is_moving(turns):
    """True once so many rolls have been moved: a turn waits for its confirmation."""
    left = [turns]

    def stop(match):
        if match.phase == MOVING and match.n_moves >= match.need:
            left[0] -= 1
        return left[0] < 0

    return stop


def confirm(session):
    assert session.act(DONE) is None


def test_a_confirmed_turn_is_saved_or_not_at_every_cut():
    for turns in (0, 1, 7, 40):
        cut_while_acting(turns + 3, is_moving(turns), confirm)


def test_a_roll_and_a_turn_are_saved_in_order():
    def play(session):
        confirm(session)
        assert session.act(ROLL, 3 << 3 | 1) is None

    for turns in (2, 15):
        cut_while_acting(turns + 5, is_moving(turns), play)


def test_a_log_longer_than_a_block_survives_every_cut():
    log = cut_while_acting(11, is_moving(400), confirm, 25)
    assert len(log) > BLOCK


def test_the_end_of_a_match_is_saved_or_not_at_every_cut():
    def end(session):
        play_until(session, Dice(seed=1), lambda match: match.phase == MATCH_OVER)

    cut_while_acting(21, last_action_of(21, 1), end, 1)


def last_action_of(seed, length):
    """True just before the action that ends the match of that seed."""
    left = [0]

    def count(match):
        left[0] += 1
        return match.phase == MATCH_OVER

    play_until(Session(Recorder(b"", []), new_match(length), [0, 0]), Dice(seed=seed), count)
    left[0] -= 1

    def stop(match):
        left[0] -= 1
        return left[0] <= 0

    return stop


def test_a_new_match_takes_the_place_of_the_old_one_in_one_step():
    data, before = prepared(5, is_moving(20))
    head = new_match(5).header()
    found = set()

    def start(store):
        Session(store, new_match(5), [0, 0]).start()

    def check(store, after):
        log, session = outcome(store)
        assert log in (before, head), "cut %d: neither match" % after
        assert session is not None
        found.add(log == head)

    cut_everywhere(data, start, check)
    assert found == {False, True}


def test_a_change_of_the_settings_is_saved_or_not_at_every_cut():
    data, _ = prepared(5, is_moving(2))
    found = set()

    def change(store):
        settings = Settings(store)
        settings.length = 13
        settings.pips = 0
        settings.save()

    def check(store, after):
        settings = Settings(store)
        assert (settings.length, settings.pips) in ((5, 1), (13, 0)), "cut %d" % after
        found.add(settings.length)

    cut_everywhere(data, change, check)
    assert found == {5, 13}


def test_a_second_cut_while_the_first_is_mended_loses_nothing():
    data, before = prepared(5, is_moving(12))
    logs = [before]
    confirm(Session(Recorder(before, logs), rebuild(before), [0, 0]))

    def act(store):
        confirm(Session(store, rebuild(store.read("match")), [0, 0]))

    for first in range(1, 8):
        flash = RamFlash(BLOCKS, bytearray(data))
        power = Power(flash)
        flash.cut(first, True)
        act(power.store)
        power.off()

        def mend(store):
            session = saved_session(store)
            if store.read("match") == before:
                confirm(session)

        def check(store, after, first=first):
            log, session = outcome(store)
            assert log in logs and session is not None, (first, after)

        cut_everywhere(flash.data, mend, check)


# -- a file system that is full, broken or not there ------------------------------


def fill_small():
    """Fill the rest with files of one block."""
    k = 0
    try:
        while True:
            with open(ROOT + "/filler%d" % k, "wb") as file:
                file.write(bytes(700))
            k += 1
    except OSError:
        return None


def test_a_match_goes_on_in_memory_when_the_flash_is_full():
    power = Power(RamFlash(BLOCKS), True)
    session = Session(power.store, new_match(9), [0, 0])
    session.start()
    dice = Dice(seed=8)
    play_until(session, dice, is_moving(60))
    fill_small()
    play_until(session, dice, lambda match: power.store.fault is not None)
    assert power.store.fault == FULL
    held = power.store.read("match")
    play_until(session, dice, is_moving(5))
    log = power.store.read("match")
    assert log[: len(held)] == held and len(log) > len(held)
    same = rebuild(log).match.position.cells == session.match.position.cells
    assert same or session.match.n_moves
    # What the flash holds can be read and is the match as it was.
    old = Store(ROOT + "/save").read("match")
    assert old and log[: len(old)] == old
    rebuild(old)
    power.off()


def test_what_was_in_memory_is_written_when_there_is_space_again():
    power = Power(RamFlash(BLOCKS), True)
    fill_small()
    power.store.replace("match", b"a" * 3000)
    assert power.store.fault == FULL
    for name in os.listdir(ROOT):
        if name.startswith("filler"):
            os.remove(ROOT + "/" + name)
    power.store.append("match", b"b")
    assert power.store.fault is None
    assert Store(ROOT + "/save").read("match") == b"a" * 3000 + b"b"
    power.off()


def test_the_game_starts_without_a_file_system():
    store = Store("/nowhere/save")
    assert store.fault == ABSENT
    assert store.read("match") is None and saved_session(store) is None
    Settings(store).save()
    session = Session(store, new_match(), [0, 0])
    session.start()
    play_until(session, Dice(seed=3), is_moving(4))
    assert rebuild(store.read("match")).match.turn == session.match.turn
    assert Settings(store).length == 5 and store.fault == ABSENT


def test_the_game_goes_on_when_the_flash_fails():
    flash = BrokenFlash(BLOCKS)
    power = Power(flash, True)
    session = Session(power.store, new_match(9), [0, 0])
    session.start()
    dice = Dice(seed=8)
    play_until(session, dice, is_moving(6))
    written = power.store.read("match")
    flash.broken = True
    play_until(session, dice, is_moving(6))
    assert power.store.fault == DAMAGED
    log = power.store.read("match")
    assert log[: len(written)] == written and len(log) > len(written)
    power.off()
    after = Power(RamFlash(BLOCKS, bytearray(flash.data)))
    assert after.store.read("match") == written
    after.off()


# -- damaged files ------------------------------------------------------------------


def damage(name, at=-1):
    """Change one byte of a file."""
    with open(name, "rb") as file:
        data = bytearray(file.read())
    data[at] ^= 1
    with open(name, "wb") as file:
        file.write(data)


def test_damaged_settings_are_those_from_before():
    power = Power(RamFlash(BLOCKS), True)
    for length in (7, 9):
        settings = Settings(power.store)
        settings.length = length
        settings.save()
    damage(ROOT + "/save/settings")
    store = Store(ROOT + "/save")
    assert Settings(store).length == 7 and store.fault == DAMAGED
    # And so again at the next start, with nothing more to complain of.
    store = Store(ROOT + "/save")
    assert Settings(store).length == 7 and store.fault is None
    power.off()


def test_a_match_with_a_damaged_head_is_set_aside():
    power = Power(RamFlash(BLOCKS), True)
    session = Session(power.store, new_match(), [0, 0])
    session.start()
    play_until(session, Dice(seed=3), is_moving(4))
    damage(ROOT + "/save/match", 12)
    with open(ROOT + "/save/match", "rb") as file:
        damaged = file.read()
    store = Store(ROOT + "/save")
    assert saved_session(store) is None and store.fault == DAMAGED
    with open(ROOT + "/save/match.bad", "rb") as file:
        assert file.read() == damaged
    power.off()


def test_a_match_with_a_damaged_tail_goes_on_from_before_it():
    power = Power(RamFlash(BLOCKS), True)
    session = Session(power.store, new_match(), [0, 0])
    session.start()
    play_until(session, Dice(seed=3), is_moving(4))
    session.save()
    whole = power.store.read("match")
    damage(ROOT + "/save/match")
    store = Store(ROOT + "/save")
    assert saved_session(store) is not None
    log = store.read("match")
    assert whole[: len(log)] == log and 0 < len(whole) - len(log) < 20
    power.off()


def test_appending_to_what_is_not_there_makes_it():
    power = Power(RamFlash(BLOCKS), True)
    power.store.append("match", b"one")
    power.store.append("match", b"two")
    assert Store(ROOT + "/save").read("match") == b"onetwo"
    power.off()
