"""Positions: both sides' numbering, pip counts, ends of games."""

from cases import each, fail_text, refusal

from core.notation import read_position_id
from core.ids import from_points
from core.position import Position


def test_start_has_167_pips_each_and_is_the_same_for_both():
    position = Position()
    position.start()
    assert (position.pips(0), position.pips(1)) == (167, 167)
    before = bytes(position.cells)
    position.flip()
    assert bytes(position.cells) == before


def test_flipping_renumbers_every_checker():
    position = from_points([1, 2] + [0] * 16 + [-3] + [0] * 6 + [-2])
    position.flip()
    assert position.points() == [2] + [0] * 6 + [3] + [0] * 16 + [-2] + [-1]


def test_a_hit_sends_the_lone_checker_to_the_bar():
    position = read_position_id("4Dn4ADHgc/ABMA")
    assert position.move(6, 2)
    assert position.at(4) == 1 and position.points()[25] == -1


def test_final_positions_are_scored_by_the_losers_checkers():
    for case in each("scoring.json"):
        position = read_position_id(case["position"])
        assert position.winner() == 0, case["id"]
        multiplier = position.multiplier(1)
        if case["jacoby"] and case["cube"]["owner"] == "centre":
            continue  # how the board counts is the board's, what it pays the rules'
        assert multiplier == case["multiplier"], fail_text(case, multiplier)


def test_contact_ends_when_no_checker_has_to_pass_another():
    assert read_position_id("4HPwATDgc/ABMA").is_contact()
    assert not read_position_id("2D3HAQDgnTMHAA").is_contact()


def test_impossible_positions_are_refused():
    assert "15" in refusal(from_points, [0, 16] + [0] * 24)
    assert "26" in refusal(from_points, [0] * 25)
    assert "26" in refusal(from_points, [-1] + [0] * 25)
    shut = [1] + [2] * 6 + [0] * 12 + [-2] * 6 + [-1]
    assert "ever" in refusal(from_points, shut)
