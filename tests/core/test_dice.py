"""Dice: fair by rejection, repeatable by a seed."""

from cases import refusal

from core.dice import Dice


def pairs(dice, count):
    return [dice.roll() for _ in range(count)]


def test_a_seed_repeats_the_session():
    assert pairs(Dice(seed=5), 50) == pairs(Dice(seed=5), 50)
    assert pairs(Dice(seed=5), 50) != pairs(Dice(seed=6), 50)


def test_seeded_dice_are_the_same_on_every_interpreter():
    assert pairs(Dice(seed=2026), 8) == [54, 52, 52, 45, 27, 46, 22, 9]


def test_every_pair_comes_equally_often():
    dice = Dice(seed=1)
    for _ in range(36000):
        dice.roll()
    # 35 degrees of freedom: 66.6 is passed once in a thousand seeds.
    chi = sum([(count - 1000) ** 2 for count in dice.counts]) / 1000
    assert sum(dice.counts) == 36000 and chi < 66.6, chi


def test_a_roll_does_not_foretell_the_next():
    dice = Dice(seed=3)
    table = [0] * 1296
    last = 0
    for _ in range(36 * 1296):
        roll = dice.roll()
        now = (roll >> 3) * 6 + (roll & 7) - 7
        table[last * 36 + now] += 1
        last = now
    chi = sum([(count - 36) ** 2 for count in table]) / 36
    assert chi < 1295 + 3.3 * 51, chi


def test_entropy_outside_a_whole_number_of_pairs_is_thrown_away():
    stream = [255, 252, 253, 35, 254, 36]
    dice = Dice(lambda: stream.pop(0))
    assert dice.roll() == 6 << 3 | 6
    assert dice.roll() == 1 << 3 | 1
    assert stream == []


def test_counts_tell_how_often_a_face_came():
    stream = [0, 1, 35]
    dice = Dice(lambda: stream.pop(0))
    pairs(dice, 3)
    assert [dice.rolled(face) for face in (1, 2, 3, 6)] == [3, 1, 0, 2]


def test_bad_seeds_are_refused():
    assert "seed" in refusal(Dice, None, None)
    assert "seed" in refusal(Dice, None, -1)
    assert "seed" in refusal(Dice, None, 1 << 28)
