"""Every legal play of a roll, once: the checked positions and the counts."""

from cases import each, fail_text

from core.notation import position_id, read_position_id
from core.plays import Plays
from core.ids import from_points
from core.position import Position

_plays = Plays()
_after = Position()


def result_ids(position, one, other):
    """Sorted IDs of the positions after each play."""
    ids = []
    for k in range(_plays.find(position, one, other)):
        _after.copy(position)
        _plays.make(k, _after)
        ids.append(position_id(_after))
    ids.sort()
    return ids


def same_results(position, legal):
    """True if the plays found end in exactly the IDs of the text `legal`.

    Every ID in it takes 17 characters; each must be met once.
    """
    met = bytearray(_plays.count)
    for k in range(_plays.count):
        _after.copy(position)
        _plays.make(k, _after)
        at = legal.find('"%s"' % position_id(_after))
        if at < 0 or met[at // 17]:
            return False
        met[at // 17] = 1
    return len(legal) == max(0, 17 * _plays.count - 1)


def test_checked_positions_have_exactly_their_legal_plays():
    count = 0
    for case in each("moves.json"):
        position = from_points(case["points"])
        assert position_id(position) == case["position"]
        _plays.find(position, case["dice"][0], case["dice"][1])
        assert _plays.count == case["n_plays"], fail_text(case, _plays.count)
        assert _plays.used == case["n_dice_used"], fail_text(case, _plays.used)
        assert same_results(position, case["legal_text"]), case["id"]
        count += 1
    assert count == 193


def test_order_of_the_dice_has_no_meaning():
    position = read_position_id("4HPwATDgc/ABMA")
    assert result_ids(position, 3, 1) == result_ids(position, 1, 3)


def test_finding_plays_leaves_the_position_as_it_was():
    position = read_position_id("220DAwDcvQcAQA")
    before = bytes(position.cells)
    for one in range(1, 7):
        for other in range(1, 7):
            _plays.find(position, one, other)
            assert bytes(position.cells) == before


def test_counts_of_every_roll():
    for case in each("perft.json", ("perft1",)):
        position = from_points(case["points"])
        total = 0
        for roll, count in case["counts"].items():
            got = len(set(result_ids(position, int(roll[0]), int(roll[1]))))
            assert got == count == _plays.count, fail_text(case, (roll, got))
            assert _plays.used == case["n_dice"][roll], fail_text(case, roll)
            total += got
        assert total == case["total"]


def replies(position, plays):
    """Results over all 21 rolls of the side that is now on roll."""
    if position.winner() >= 0:
        return 0
    total = 0
    for one in range(1, 7):
        for other in range(one, 7):
            total += plays.find(position, one, other)
    return total


def test_counts_of_two_rolls_in_a_row():
    plays = Plays()
    after = Position()
    for case in each("perft.json", ("perft2",)):
        position = from_points(case["points"])
        for roll, count in case["per_first_roll"].items():
            _plays.find(position, int(roll[0]), int(roll[1]))
            got = 0
            for k in range(max(1, _plays.count)):
                after.copy(position)
                if _plays.count:
                    _plays.make(k, after)
                after.flip()
                got += replies(after, plays)
            assert got == count, fail_text(case, (roll, got))
