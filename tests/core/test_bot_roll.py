"""Judging all plays of a roll: both kernels alike, and like the net itself."""

import io

from array import array

from test_net import made_up, positions

from core import kernels
from core.bot import roll, roll_plain
from core.bot.roll import Scorer
from core.dice import Dice
from core.plays import Plays
from core.position import Position


def rolls(count, seed=3):
    """(position, its plays) of random games."""
    dice = Dice(seed=seed)
    plays = Plays()
    for position in positions(count, seed):
        thrown = dice.roll()
        if plays.find(position, thrown >> 3, thrown & 7):
            yield position, plays


def test_both_kernels_give_the_same_bits():
    if kernels.NAME != "viper":
        return  # there is one of them here
    ours, theirs = array("i", bytes(4 * 512)), array("i", bytes(4 * 512))
    for hidden, inputs in ((8, 200), (64, 200), (8, 220), (64, 220)):
        scorer = Scorer(io.BytesIO(made_up(hidden, hidden, inputs=inputs)))
        other = roll_plain.prepare(scorer.weights, scorer.base, scorer.second)
        shape = array("i", scorer.shape)
        for position, plays in rolls(60):
            scorer.load(position.cells)
            roll_plain.load(other, position.cells)
            for contact in (1, 0):
                count = min(plays.count, 40)
                found = scorer.score(position.cells, plays, 0, count, contact, ours)
                span, dice = count << 2 | contact, plays.used << 6 | plays.high << 3 | plays.low
                rest = (span, dice, shape, roll.TABLES, theirs)
                assert found == roll_plain.score(other, position.cells, plays.words, *rest)
                assert ours[:count] == theirs[:count] and shape == scorer.shape


def test_a_play_is_judged_as_the_position_it_leads_to():
    scorer = Scorer(io.BytesIO(made_up(16, inputs=220)))
    out, one = array("i", bytes(4 * 512)), array("i", (0,))
    after = Position()
    for position, plays in rolls(120, 9):
        for contact in (1, 0):
            scorer.load(position.cells)
            found = scorer.score(position.cells, plays, 0, plays.count, contact, out)
            skipped = 0
            for k in range(plays.count):
                after.copy(position)
                plays.make(k, after)
                if after.winner() < 0 and int(after.is_contact()) != contact:
                    skipped += 1
                elif k % 8 == 0 or k == (found & 4095) - 1:
                    scorer.look(after.cells, contact, one)
                    assert one[0] == out[k]
            assert found >> 12 == skipped
            if not skipped:
                assert out[(found & 4095) - 1] == max(out[: plays.count])


def test_the_chances_are_those_of_the_net():
    scorer = Scorer(io.BytesIO(made_up(16)))
    one, expected = array("i", (0,)), [0] * 5
    for position in positions(60):
        if position.winner() >= 0:
            continue
        contact = int(position.is_contact())
        scorer.look(position.cells, contact, one)
        scorer.chances(position.cells, contact, expected)
        assert abs(scorer.shape[14] * 10000 // 65536 - expected[0]) < 4


def test_a_finished_game_is_worth_its_points():
    scorer = Scorer(io.BytesIO(made_up(8)))
    out = array("i", (0,))
    position = Position()
    for point, worth in ((4, 1), (3, 2), (20, 3)):
        position.clear()
        if point:
            position.place(1, point, 1)
            position.place(1, 2, 14 if worth > 1 else 13)
        scorer.look(position.cells, 0, out)
        assert out[0] == worth * roll.POINT
