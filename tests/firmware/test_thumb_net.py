"""The nets' arithmetic in the boards' machine code: the bits that the nets' definition gives."""

from array import array

import pytest

from panels import Chance

from core.bot.tables import TABLES
from sim import runtime, thumb

WORD = 0xFFFFFFFF
LAYERS = 80


@pytest.fixture(scope="module")
def processor():
    """It has the one function of the file."""
    (code,) = thumb.functions(runtime.ROOT / "core" / "bot" / "leaf_thumb.py")
    return thumb.Processor(code)


def space_of(chance, words, columns, extras, outputs):
    """A work space as `roll_viper` fills it, by chance."""
    space = array("I", bytes(4 * (LAYERS + 6 * words)))
    space[0], space[1], space[2] = words, columns, extras
    space[3] = chance.below(1 << 31) * 2
    space[10], space[11], space[12] = 4 * LAYERS + 8 * words, 4 * LAYERS + 16 * words, outputs
    for k in range(columns + extras):
        column = chance.below(200) if k < columns else 200 + chance.below(20)
        space[16 + k] = (chance.below(31) - 15 & 0xFFFF) << 16 | column * 2 * words
    for k in range(6 * words):
        space[LAYERS + k] = chance.below(1 << 16) << 16 | chance.below(1 << 16)
    return space


def by_definition(space, weights, second):
    """What `leaf` does, word by word as `leaf_viper` describes it."""
    words = space[0]
    source, target = space[10] // 4, space[11] // 4
    for k in range(2 * words):
        space[target + k] = space[source + k] + (space[3] if k >= words else 0) & WORD
    for number in range(space[1] + space[2]):
        at, value = space[16 + number] & 0xFFFF, space[16 + number] >> 16
        layer = target if number < space[1] else target + words
        for k in range(words):
            byte = at + k // 2 * 4 + k % 2
            lanes = weights[byte] | weights[byte + 2] << 16
            space[layer + k] = space[layer + k] + lanes * (value - (value >> 15 << 16)) & WORD
    if space[12]:
        outputs(space, target, second)


def outputs(space, target, second):
    """The sums; the values themselves take the place of the first layer."""
    words, values = space[0], bytearray()
    for k in range(2 * words):
        lane, more = (space[at + k // 2] >> k % 2 * 16 & 0xFFFF for at in (target, target + words))
        value = lane + (more >> 2) - 12288
        values.append(TABLES[min(511, max(0, value))])
    for o in range(5):
        space[4 + o] = sum(value * second[5 * k + o] for k, value in enumerate(values))
    space[9] = sum(values)
    for k in range(0, len(values), 4):
        space[target + k // 4] = int.from_bytes(values[k : k + 4], "little")


@pytest.mark.parametrize("words", (8, 16, 64))
@pytest.mark.parametrize("go_on", (0, 1))
def test_machine_code_gives_the_nets_own_bits(processor, words, go_on):
    chance = Chance(words)
    weights = bytes(chance.below(256) for _ in range(220 * 2 * words))
    second = bytes(chance.below(256) for _ in range(10 * words))
    for columns, extras in ((0, 0), (1, 0), (5, 8), (0, 20), (30, 20)):
        space = space_of(chance, words, columns, extras, go_on)
        expected = array("I", space)
        by_definition(expected, weights, second)
        assert processor.call(space, weights, second, TABLES) == 0
        assert space == expected


def test_a_leaf_of_the_large_net_takes_a_tenth_of_a_millisecond(processor):
    chance = Chance(1)
    weights, second = bytes(220 * 128), bytes(640)
    space = space_of(chance, 64, 4, 8, 1)
    processor.call(space, weights, second, TABLES)
    assert 15000 < processor.cycles < 19000  # of 125 million a second
