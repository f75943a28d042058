"""The tutor's losses, stakes at a score, and searches that are disturbed."""

from core.bot import Bot, cube
from core.bot.tutor import CubeVerdict, Tutor
from core.context import Context
from core.ids import read_position_id, read_xgid
from core.plays import Plays

START = "4HPwATDgc/ABMA"


def judged(bot, chosen, one, other, between=None):
    """(tutor, plays) after a roll from the start, `between` called after each slice."""
    position, plays = read_position_id(START), Plays()
    plays.find(position, one, other)
    tutor = Tutor(bot)
    tutor.begin(position, one, other, plays, chosen % plays.count, 3)
    while tutor.step():
        if between:
            between(position)
    return tutor, plays


def test_the_best_play_costs_nothing_and_a_bad_one_what_it_is_worse():
    for level in (3, 5):
        bot = Bot(min(level, Bot().level))
        tutor, plays = judged(bot, -1, 3, 1)
        best, equity = tutor.best[0]
        assert tutor.loss == max(0, equity - tutor.equity)
        tutor, _ = judged(bot, best, 3, 1)
        assert (tutor.loss, tutor.equity) == (0, equity)
        losses = [judged(bot, k, 3, 1)[0].loss for k in range(plays.count)]
        assert losses.count(0) >= 1 and max(losses) > 100


def test_an_evaluation_between_two_slices_changes_nothing():
    bot = Bot(min(6, Bot().level))
    race = read_position_id("1AYAANoCAAAAAA")
    other = Bot(min(5, Bot().level))

    def disturb(position):
        bot.evaluate(race)
        other.evaluate(position)

    quiet, _ = judged(bot, 4, 4, 2)
    disturbed, _ = judged(bot, 4, 4, 2, disturb)
    assert quiet.best == disturbed.best and quiet.equity == disturbed.equity


def test_gammons_weigh_what_they_bring_at_the_score():
    context = Context()
    context.length, context.score = 5, [4, 4]
    assert cube.stakes(context) == ((2048, 0, 0, 0, 0, 1024),) * 2
    context.score, context.crawford = [3, 4], True
    mine, theirs = cube.stakes(context)
    assert mine[1] == 2048 and mine[2:5] == (0, 0, 0)
    assert theirs == (2048, 0, 0, 2048, 0, 1024)
    context.length = 0
    assert cube.stakes(context) is None


def test_cube_losses_are_against_the_better_action():
    verdict = CubeVerdict("double", "take", (400, 700, 1000))
    assert (verdict.doubling_loss(True), verdict.doubling_loss(False)) == (0, 300)
    assert (verdict.answer_loss(True), verdict.answer_loss(False)) == (0, 300)
    verdict = CubeVerdict("toogood", "pass", (1100, 1300, 1000))
    assert (verdict.doubling_loss(True), verdict.doubling_loss(False)) == (100, 0)
    assert (verdict.answer_loss(True), verdict.answer_loss(False)) == (300, 0)


def test_a_double_that_would_be_beavered_costs_twice():
    position, context = read_xgid("XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:6")
    position.cells[6] -= 2
    position.cells[25] += 2
    context.beavers = 0
    alone = Bot().cube_action(position, context)[2]
    context.beavers = 1
    assert alone[1] < 0 and Bot().cube_action(position, context)[2][1] == 2 * alone[1]
