"""The neural net: the same bits by both kernels, damaged files refused."""

import binascii
import io
import struct
from array import array

from cases import refusal

from core import kernels
from core.bot import net, net_plain, tables
from core.bot.net import Net
from core.dice import Dice
from core.plays import Plays
from core.position import Position


def made_up(hidden, seed=1, scale=16 * 256):
    """The file of a net with weights by chance."""
    dice = Dice(seed=seed)
    body = net.MAGIC + struct.pack("<HHI", hidden, 200, scale)
    body += bytes([dice.number(256) for _ in range(200 * hidden)])
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


def test_both_kernels_give_the_same_bits():
    if kernels.NAME != "viper":
        return  # there is one of them here
    from core.bot import net_viper

    for hidden in (16, 64):
        judge = read(made_up(hidden, hidden))
        sums = array("i", (0, 0, 0, 0, 0))
        acc = array("I", bytes(2 * hidden))
        for position in positions(150):
            for first in (0, 26):
                row = (judge._weights, judge._base, tables.TABLES, judge._second)
                net_viper.run(position.cells, first, *row, judge._acc, judge._sums)
                net_plain.run(position.cells, first, *row, acc, sums)
                assert list(acc) == list(judge._acc) and list(sums) == list(judge._sums)


def test_sums_are_those_of_the_signed_weights():
    data = made_up(8)
    judge = read(data)
    position = next(positions(1))
    judge.chances(position.cells, 0, [0] * 5)
    assert list(judge._sums) == by_hand(data, position, 8)


def by_hand(data, position, hidden):
    """The five sums straight from the file's definition."""
    signed = [(byte ^ 128) - 128 for byte in data]
    biases = struct.unpack("<%dh" % hidden, data[12 + 200 * hidden : 12 + 202 * hidden])
    sums = [0] * 5
    for unit in range(hidden):
        total = biases[unit]
        for column, value in net_plain._inputs(position.cells, 0):
            total += value * signed[12 + column * hidden + unit]
        out = tables.TABLES[min(255, max(-256, total)) + 256]
        for o in range(5):
            sums[o] += out * signed[12 + 202 * hidden + o * hidden + unit]
    return sums


def test_inputs_of_a_position_always_add_up_to_30():
    for position in positions(300):
        assert sum([value for _, value in net_plain._inputs(position.cells, 26)]) == 30


def test_chances_are_ordered_and_in_range():
    judge = read(made_up(16))
    out = [0] * 5
    for position in positions(60):
        judge.chances(position.cells, 0, out)
        assert 0 <= out[2] <= out[1] <= out[0] <= 10000
        assert 0 <= out[4] <= out[3] <= 10000 - out[0]


def test_the_tables_are_those_of_the_logistic_function():
    # 1 / (1 + e**-x) for x = 0, 1, -1, 4 and -8, in 1/65536.
    for logit, exact in ((0, 32768), (1024, 47911), (-1024, 17625), (4096, 64357), (-8192, 22)):
        assert abs(tables.chance(logit) - exact) < 6, logit
    assert [tables.TABLES[k] for k in (0, 224, 256, 288, 511)] == [0, 69, 128, 186, 255]


def test_a_damaged_net_is_refused_in_plain_words():
    data = made_up(8)
    for bad in (b"", b"UGN1", b"xxxx" + data[4:], data[:-1], data[:50] + b"!" + data[51:]):
        assert "net" in refusal(read, bad)
