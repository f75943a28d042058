"""The neural net: chances as its file defines them, damaged files refused."""

import binascii
import io
import struct

from cases import refusal

from core.bot import extras_plain, net, tables
from core.bot.net import Net
from core.bot.roll import Scorer
from core.dice import Dice
from core.plays import Plays
from core.position import Position


def made_up(hidden, seed=1, scale=16 * 256, inputs=200):
    """The file of a net with weights by chance."""
    dice = Dice(seed=seed)
    body = net.MAGIC + struct.pack("<HHI", hidden, inputs, scale)
    body += bytes([dice.number(256) for _ in range(inputs * hidden)])
    for _ in range(hidden):
        body += struct.pack("<h", dice.number(256) + dice.number(256) - 256)
    body += bytes([(dice.number(256) - 127) & 255 for _ in range(5 * hidden)])
    body += struct.pack("<5i", 100, -3000, -9000, 40, 7)
    return body + struct.pack("<I", binascii.crc32(body))


def read(data):
    """The net of a file's bytes."""
    return Net(io.BytesIO(data))


def positions(count, seed=3):
    """Positions of random games."""
    dice = Dice(seed=seed)
    plays = Plays()
    position = Position()
    position.start()
    for _ in range(count):
        roll = dice.roll()
        if plays.find(position, roll >> 3, roll & 7):
            plays.make(dice.number(min(256, plays.count)), position)
        position.flip()
        if position.winner() >= 0:
            position.start()
        yield position


def inputs(cells, first):
    """(column, value) of every input that is not 0."""
    found = []
    for half in range(2):
        side = first if half == 0 else 26 - first
        at = half * 100
        for point in range(1, 25):
            count = cells[side + point]
            for unit in range(min(count, 3)):
                found.append((at + (point - 1) * 4 + unit, 1))
            if count > 3:
                found.append((at + (point - 1) * 4 + 3, count - 3))
        if cells[side + 25]:
            found.append((at + 96, cells[side + 25]))
        off = cells[side]
        for group in range(3):
            if off > 5 * group:
                found.append((at + 97 + group, min(5, off - 5 * group)))
    return found


def more_inputs(cells):
    """The values of the 20 extra inputs, the second half's side on roll."""
    out = bytearray(20)
    extras_plain.fill(cells, tables.ESCAPES, out, 0)
    return [value - 15 if k % 10 == 0 else value for k, value in enumerate(out)]


def by_hand(data, position, hidden, first, columns=200):
    """The five sums straight from the file's definition."""
    signed = [(byte ^ 128) - 128 for byte in data]
    after = 12 + columns * hidden
    biases = struct.unpack("<%dh" % hidden, data[after : after + 2 * hidden])
    sums = [0] * 5
    for unit in range(hidden):
        total = biases[unit]
        for column, value in inputs(position.cells, first):
            total += value * signed[12 + column * hidden + unit]
        if columns > 200:
            more = 0
            for k, value in enumerate(more_inputs(position.cells)):
                more += value * signed[12 + (200 + k) * hidden + unit]
            total += more + 2 >> 2
        out = tables.TABLES[min(255, max(-256, total)) + 256]
        for o in range(5):
            sums[o] += out * signed[after + 2 * hidden + o * hidden + unit]
    return sums


def test_inputs_of_a_position_always_add_up_to_30():
    for position in positions(300):
        assert sum([value for _, value in inputs(position.cells, 26)]) == 30


def test_chances_are_those_of_the_files_definition():
    for columns in (200, 220):
        data = made_up(8, inputs=columns)
        scorer = Scorer(io.BytesIO(data))
        out = [0] * 5
        biases = struct.unpack("<5i", data[-24:-4])
        for position in positions(40):
            if position.winner() >= 0 or not position.is_contact():
                continue
            scorer.chances(position.cells, 1, out)
            sums = by_hand(data, position, 8, 26, columns)
            win = (sums[0] + biases[0]) / (255 * 16)
            assert abs(out[0] - 10000 / (1 + 2.718281828 ** -max(-10, min(10, win)))) < 12


def test_chances_are_ordered_and_in_range():
    scorer = Scorer(io.BytesIO(made_up(16)))
    out = [0] * 5
    for position in positions(60):
        if position.winner() < 0:
            scorer.chances(position.cells, int(position.is_contact()), out)
            assert 0 <= out[2] <= out[1] <= out[0] <= 10000
            assert 0 <= out[4] <= out[3] <= 10000 - out[0]


def test_the_tables_are_those_of_the_logistic_function():
    table = tables.TABLES
    assert [table[k] for k in (0, 224, 256, 288, 511)] == [0, 69, 128, 186, 255]
    # 1 / (1 + e**-x) for x = 0, 1 and 4, in 1/65536, at sixteenths.
    for at, exact in ((0, 32768), (16, 47911), (64, 64357)):
        assert abs((table[512 + 2 * at] | table[513 + 2 * at] << 8) - exact) < 3, at


def test_a_damaged_net_is_refused_in_plain_words():
    data = made_up(8)
    for bad in (b"", b"UGN1", b"xxxx" + data[4:], data[:-1], data[:50] + b"!" + data[51:]):
        assert "net" in refusal(read, bad)
