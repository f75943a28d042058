"""How long the bot thinks on an RP2040: `python -m sim.bench_bot`.

The work of a decision is counted on the PC: calls, rolls whose plays are listed,
plays judged by each net.  What each of these costs is counted in cycles on an
emulated Cortex-M0+ (`sim.viper`, `sim.thumb`), which has to give the bits that
the PC gives.  What is not emulated, MicroPython itself, is put in by two figures.
"""

import argparse
import io
import random
import statistics
import sys
from array import array

from core.bot import eyes, roll
from core.bot.net import Net
from core.bot.search import Search
from core.bot.tables import ESCAPES, TABLES
from core.plays import Plays
from core.position import Position
from sim import runtime, thumb, viper
from sim.duel import figures

CLOCK = 125e6  # of an RP2040 as it comes
# Both on the safe side of what emulated firmware took: a call of a function in
# bytecode with what it does besides, and one from viper to viper or Thumb code.
BYTECODE_CALL = 25e-6
VIPER_CALL = 10e-6
NETS = ("contact", "race", "reply")
PACES = ("6@0", "6@1", "6")  # the champion's, as `sim.duel` names them
BOT = runtime.ROOT / "core" / "bot"
SPACE = 80  # words of a work space before its layers


class Clock:
    """Cycles by phase (load, play) and part, and how many plays they were for."""

    def __init__(self):
        self.phase = "load"
        self.cycles = {}
        self.count = {"load": 0, "play": 0}

    def add(self, part, cycles):
        """Count cycles of a part of the present phase."""
        key = self.phase, part
        self.cycles[key] = self.cycles.get(key, 0) + cycles

    def mean(self, phase, part):
        """Cycles of a part for one load or one play."""
        return self.cycles.get((phase, part), 0) / max(1, self.count[phase])

    def seconds(self, phase, leaf):
        """Time for one load or one play, with the leaf in `thumb` or `viper`."""
        parts = ("rest", "extra inputs", leaf)
        calls = 1 if not self.cycles.get((phase, "extra inputs")) else 2
        return sum(self.mean(phase, part) for part in parts) / CLOCK + calls * VIPER_CALL


class Emulated:
    """The kernels of one net on the emulated processor."""

    def __init__(self, name):
        data = (runtime.ROOT / "assets" / "nets" / f"{name}.bin").read_bytes()
        self.plain = roll.Scorer(io.BytesIO(data))
        net = Net(io.BytesIO(data))
        self._weights, self._second = bytes(byte ^ 128 for byte in net.weights), net.second
        self.clock = Clock()
        self._thumb = thumb.Processor(thumb.functions(BOT / "leaf_thumb.py")[0])
        self._viper = viper.Function(viper.functions(BOT / "leaf_viper.py")[0])
        self._extras = viper.Function(viper.functions(BOT / "extras_viper.py")[0])
        self._escapes = self._extras.place(ESCAPES)
        self._boards = self._extras.place(bytes(52)), self._extras.place(bytes(20))
        self._more = 40 if len(net.weights) > 200 * net.hidden else 0
        known = {None: lambda _: self._more, "fill": self._fill, "leaf": self._leaf}
        self._score = viper.Function(viper.functions(BOT / "roll_viper.py")[1], known)
        self._set_up(net)

    def _set_up(self, net):
        """Put into memory what `roll_viper.prepare` and `Scorer` make of a net."""
        words = len(net.base)
        space = array("I", bytes(4 * (SPACE + 6 * words)))
        space[0] = words
        for k in range(words):
            space[SPACE + k] = net.base[k]
            for pair in (1, 3, 5):
                space[SPACE + words * pair + k] = 0x80028002
        self._words = len(space)
        place = self._score.place
        self._net = place(bytes(16))  # stands for the tuple
        empty = place(bytes(52))
        self._score.known.update(_EMPTY=empty, ESCAPES=place(ESCAPES))
        self._score.items[self._net] = [
            0, 0, place(space), place(bytes(52)), place(bytes(40)),
        ]  # fmt: skip
        self._at = [place(bytes(52)), place(bytes(8192)), place(self.plain.shape)]
        self._at += [place(TABLES), place(bytes(8192))]
        memory = self._viper
        self._leaf_at = [memory.place(space), memory.place(self._weights)]
        self._leaf_at += [memory.place(self._second), memory.place(TABLES)]

    def _fill(self, cells, _, values, at):
        """The extra inputs, by their own code."""
        extras, memory = self._extras, self._score.uc
        extras.uc.mem_write(self._boards[0], bytes(memory.mem_read(cells, 52)))
        extras(self._boards[0], self._escapes, self._boards[1], 0)
        memory.mem_write(values + at, bytes(extras.uc.mem_read(self._boards[1], 20)))
        self.clock.add("extra inputs", extras.cycles)
        return 0

    def _leaf(self, space, *_):
        """A net's arithmetic, by both codes: their sums have to be alike."""
        memory = self._score.uc
        words = array("I", bytes(memory.mem_read(space, 4 * self._words)))
        self._viper.uc.mem_write(self._leaf_at[0], bytes(words))
        self._viper(*self._leaf_at)
        self._thumb.call(words, self._weights, bytes(self._second), TABLES)
        sums = bytes(self._viper.uc.mem_read(self._leaf_at[0], 40))
        assert bytes(words)[:40] == sums, "viper and Thumb code differ"
        memory.mem_write(space, bytes(words))
        self.clock.add("viper", self._viper.cycles)
        self.clock.add("thumb", self._thumb.cycles)
        return 0

    def judge(self, cells, plays, contact):
        """Judge the plays of a roll, here and by plain Python: the same worth."""
        most = min(plays.count, 60)
        span, dice = most << 2 | contact, plays.used << 6 | plays.high << 3 | plays.low
        out = array("i", bytes(4 * most))
        self.plain.load(cells)
        found = self.plain.score(cells, plays, 0, most, contact, out)
        memory = self._score.uc
        memory.mem_write(self._at[0], bytes(cells))
        memory.mem_write(self._at[1], bytes(plays.words)[: 4 * most])
        self._run("load", -1, 0, 1)
        skipped = self._run("play", span, dice, most - (found >> 12)) >> 12
        ours = array("i", bytes(memory.mem_read(self._at[4], 4 * most)))
        assert skipped == found >> 12
        assert most == skipped or ours[(found & 4095) - 1] == out[(found & 4095) - 1]

    def _run(self, phase, span, dice, count):
        """Call the kernel for a load or for plays, and count."""
        cells, words, shape, tables, out = self._at
        self.clock.phase = phase
        result = self._score(self._net, cells, words, span, dice, shape, tables, out)
        self.clock.add("rest", self._score.cycles)
        self.clock.count[phase] += count
        return result


class Finder:
    """The listing of a roll's plays on the emulated processor."""

    def __init__(self):
        sources, *both = viper.functions(runtime.ROOT / "core" / "kernel_viper.py")
        self._sources = viper.Function(sources)
        known = {None: lambda _: 512, "sources": self._from}
        self._found = [viper.Function(code, known) for code in both]
        self.cycles = self.calls = self.rolls = 0
        self._cells = self._sources.place(bytes(52))

    def _from(self, cells, die):
        """Where one die may be played, by its own code."""
        board = bytes(self._function.uc.mem_read(cells, 52))
        self._sources.uc.mem_write(self._cells, board)
        result = self._sources(self._cells, die)
        self.cycles += self._sources.cycles
        self.calls += 1
        return result

    def find(self, cells, high, low):
        """List the plays of a roll; returns how many."""
        self._function = function = self._found[high == low]
        function.uc.mem_write(0x20000000, bytes(cells))
        rest = (0x20001000, 512) if high == low else (low, 0x20001000)
        count = function(0x20000000, high, *rest) & 0xFFFF
        self.cycles += function.cycles
        self.rolls += 1
        return count

    def seconds(self):
        """Time for one roll, on average."""
        return (self.cycles / CLOCK + self.calls * VIPER_CALL) / max(1, self.rolls)


def positions(number, seed):
    """(position, dice) of games that the nets play without looking ahead."""
    rng = random.Random(seed)
    search, plays, position = Search(*eyes.NetEye().scorers), Plays(), Position()
    position.start()
    for _ in range(number):
        one, other = rng.randint(1, 6), rng.randint(1, 6)
        if plays.find(position, one, other):
            yield position, one, other
            search.begin(position, plays, 0)
            while search.step():
                pass
            plays.make(search.order[0], position)
        position.flip()
        if position.winner() >= 0:
            position.start()


class Counted:
    """Counts what a search does: loads and plays by net, rolls, calls in bytecode."""

    def __init__(self, scorers):
        self.counts = {}
        for name, scorer in zip(NETS, scorers):
            self._watch(name, scorer)

    def _watch(self, name, scorer):
        """Have a scorer's calls counted."""
        load, score = type(scorer).load, type(scorer).score

        def counted_load(cells):
            self.add((name, "load"))
            load(scorer, cells)

        def counted_score(cells, plays, first, end, contact, out):
            found = score(scorer, cells, plays, first, end, contact, out)
            self.add((name, "play"), end - first - (found >> 12))
            return found

        scorer.load, scorer.score = counted_load, counted_score

    def add(self, what, number=1):
        """Count something."""
        self.counts[what] = self.counts.get(what, 0) + number

    def profile(self, frame, event, _):
        """Called by Python at each call."""
        file = frame.f_code.co_filename
        if event == "call" and "/core/" in file and "plain" not in file:
            self.add("calls")
            if frame.f_code.co_name == "find" and file.endswith("plays.py"):
                self.add("rolls")


def work(number, seed, plies):
    """What each decision at `plies` asked for: a list of counts."""
    scorers = eyes.NetEye().scorers
    counted, rows = Counted(scorers), []
    search, plays = Search(*scorers), Plays()
    for position, one, other in list_of(number, seed):
        if plays.find(position, one, other) < 2:
            continue
        counted.counts = {}
        search.begin(position, plays, plies)
        sys.setprofile(counted.profile)
        while search.step():
            pass
        sys.setprofile(None)
        rows.append(counted.counts)
    for scorer in scorers:
        del scorer.load, scorer.score
    return rows


def list_of(number, seed):
    """The positions, each one its own."""
    found = []
    for position, one, other in positions(number, seed):
        copy = Position()
        copy.copy(position)
        found.append((copy, one, other))
    return found


def emulate(number, seed):
    """(nets, finder) after the rolls of so many positions."""
    nets = {name: Emulated(name) for name in NETS}
    finder, plays = Finder(), Plays()
    for position, one, other in list_of(number, seed):
        plays.find(position, one, other)
        assert finder.find(position.cells, max(one, other), min(one, other)) == plays.count
        contact = int(position.is_contact())
        for name in ("contact", "reply") if contact else ("race",):
            nets[name].judge(position.cells, plays, contact)
    return nets, finder


def seconds(counts, nets, finder, leaf):
    """Time for a decision that asked for `counts`."""
    total = counts.get("calls", 0) * BYTECODE_CALL + counts.get("rolls", 0) * finder.seconds()
    for name, net in nets.items():
        for phase in ("load", "play"):
            total += counts.get((name, phase), 0) * net.clock.seconds(phase, leaf)
    return total


def main(arguments=None):
    """Print cycles a play, then the time a decision takes at each level."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--number", type=int, default=80, help="decisions a pace")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--record", action="store_true", help="keep it for the README's tables")
    args = parser.parse_args(arguments)
    nets, finder = emulate(min(args.number, 60), args.seed)
    print(f"listing the plays of a roll: {finder.cycles / finder.rolls:,.0f} cycles")
    print("cycles a play: the play itself | extra inputs | the net in Thumb code | in viper")
    for name, net in nets.items():
        parts = ("rest", "extra inputs", "thumb", "viper")
        print(f"{name:8}", *(f"{net.clock.mean('play', part):9,.0f}" for part in parts))
    for plies, pace in enumerate(PACES):
        rows = work(args.number, args.seed + 1, plies)
        for leaf in ("thumb", "viper"):
            times = sorted(seconds(counts, nets, finder, leaf) for counts in rows)
            print(
                f"champion, {plies} plies, {leaf}: {statistics.mean(times):.2f} s a decision,"
                f" 95 % within {times[len(times) * 95 // 100]:.2f} s ({len(times)} decisions)"
            )
            if args.record and leaf == "thumb":
                record(pace, times)


def record(pace, times):
    """Keep a pace's times for the README's tables."""
    sheet, command = figures.Sheet(), figures.of_this_run("sim.bench_bot")
    error = statistics.stdev(times) / len(times) ** 0.5
    sheet.record(f"seconds {pace}", statistics.mean(times), error, len(times), command)
    most = times[len(times) * 95 // 100]
    sheet.record(f"seconds {pace} most", most, None, len(times), command)


if __name__ == "__main__":
    main()
