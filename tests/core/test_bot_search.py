"""Looking ahead in slices finds what plain recursion finds."""

import io
from array import array

from test_net import made_up, positions

from core.bot.roll import Scorer
from core.bot.search import Search
from core.ids import read_position_id
from core.plays import Plays
from core.position import Position

START = "4HPwATDgc/ABMA"
# Few checkers and few plays: in contact, about to part, and apart.
SHORT = ("ewAAAN0AAAAAAA", "bQAACAAAgAEAAA", "CwAAMAAAAAAAAA", "AwAAYAAAAAAAAA")


def nets():
    """A large net, a race net and a small one, of weights by chance."""
    return [Scorer(io.BytesIO(made_up(h, s))) for h, s in ((16, 1), (8, 2), (8, 3))]


def worth(scorers, small, position):
    """Worth to the side that has just played, first half, by the right net."""
    contact, race, reply = scorers
    scorer = (reply if small else contact) if position.is_contact() else race
    out = array("i", (0,))
    scorer.look(position.cells, int(position.is_contact()), out)
    return out[0]


def best_after(scorers, position, high, low):
    """The position after the play that the small net likes best."""
    plays, found, most = Plays(), None, 0
    for k in range(max(1, plays.find(position, high, low))):
        after = Position()
        after.copy(position)
        plays.make(k, after)
        value = worth(scorers, True, after)
        if found is None or value > most:
            found, most = after, value
    return found


def expected(scorers, after, plies):
    """Worth of a play to its side, `plies` ahead, by plain recursion."""
    if plies == 0 or after.winner() >= 0:
        return worth(scorers, False, after)
    flipped = Position()
    flipped.copy(after)
    flipped.flip()
    total = 0
    for high in range(1, 7):
        for low in range(1, high + 1):
            reply = best_after(scorers, flipped, high, low)
            value = expected(scorers, reply, plies - 1)
            total += value * (1 if high == low else 2)
    return -total // 36


def search(position, one, other, plies, keep=1):
    """A Search that has finished, and its plays."""
    plays = Plays()
    plays.find(position, one, other)
    found = Search(*nets())
    found.near = (8 << 20, 8 << 20)  # all of them: such nets know nothing
    found.begin(position, plays, plies, keep)
    slices = 1
    while found.step():
        slices += 1
    return found, plays, slices


def check(text, one, other, plies):
    """Compare the best play's worth with plain recursion."""
    position = read_position_id(text)
    found, plays, _ = search(position, one, other, plies)
    best = found.order[0]
    after = Position()
    after.copy(position)
    plays.make(best, after)
    if plays.count > 1:
        exact = expected(nets(), after, plies)
        # Sums are cut to whole numbers in another order two plies ahead.
        assert abs(found.worth[best] - exact) <= (2 if plies == 2 else 0), (text, plies)


def test_no_ply_ahead_is_the_nets_own_judgement():
    check(START, 3, 1, 0)
    check(START, 6, 5, 0)


def test_one_ply_ahead_is_the_average_of_the_best_replies():
    for text in SHORT:
        check(text, 2, 1, 1)


def test_two_plies_ahead_go_on_from_the_best_replies():
    for text in SHORT[2:]:
        check(text, 2, 1, 2)


def test_the_best_plays_come_in_order():
    position = read_position_id(START)
    found, plays, slices = search(position, 1, 1, 0, 10)
    values = [found.worth[found.order[k]] for k in range(found.n_order)]
    assert found.n_order == 10 and values == sorted(values, reverse=True)
    assert values[0] == max(found.worth[: plays.count])
    assert slices == (plays.count + 15) // 16


def test_a_search_may_be_used_again():
    position = read_position_id(START)
    found, plays, _ = search(position, 3, 1, 0)
    first = found.order[0], found.worth[found.order[0]]
    other = Plays()
    for place in positions(5):
        if other.find(place, 4, 2):
            found.begin(place, other, 1)
            while found.step():
                pass
    found.begin(position, plays, 0)
    while found.step():
        pass
    assert first == (found.order[0], found.worth[found.order[0]])


def test_stakes_change_what_is_worth_most():
    position = read_position_id(START)
    found, plays, _ = search(position, 3, 1, 0)
    plain = found.worth[found.order[0]]
    found.stakes(((2048, 0, 0, 0, 0, 1024), (2048, 0, 0, 0, 0, 1024)))
    found.begin(position, plays, 0)
    while found.step():
        pass
    assert found.worth[found.order[0]] != plain
    found.stakes(None)
    found.begin(position, plays, 0)
    while found.step():
        pass
    assert found.worth[found.order[0]] == plain


def test_a_search_allocates_nothing_for_a_position():
    import gc

    if not hasattr(gc, "mem_alloc"):
        return  # only MicroPython counts
    from core import kernels
    from core.bot import Bot

    bot = Bot()
    if kernels.NAME != "viper" or bot.level < 5:
        return
    position, plays = read_position_id("4HPwATDgc/ABMA"), Plays()
    plays.find(position, 3, 1)
    grown = []
    for _ in range(2):
        bot.consider(position, plays, 3)
        gc.collect()
        gc.disable()
        before = gc.mem_alloc()
        slices = 0
        while bot.considering():
            slices += 1
        grown.append(gc.mem_alloc() - before)
        gc.enable()
    assert slices > 5
    assert grown[1] == 0, grown
