"""Move texts, position IDs, match IDs and XGIDs, both ways."""

from cases import each, fail_text, refusal

from core import notation
from core.notation import position_id, read_position_id
from core.plays import Plays
from core.ids import from_points
from core.position import Position

_plays = Plays()


def test_plays_are_written_as_gnubg_writes_them():
    count = 0
    for case in each("notation.json"):
        if not case["kind"].startswith("write"):
            continue
        position = from_points(case["points"])
        _plays.find(position, case["dice"][0], case["dice"][1])
        result = read_position_id(case["result"])
        k = _plays.index(position, result, Position())
        got = notation.play_text(position, _plays, k)
        assert got == case["text"], fail_text(case, got)
        assert notation.read_play(got, position, _plays) == k, fail_text(case, got)
        count += 1
    assert count == 45


def read_result(case):
    """The ID that the typed text of a case leads to, or None if refused."""
    position = read_position_id(case["position"])
    _plays.find(position, case["dice"][0], case["dice"][1])
    try:
        k = notation.read_play(case["text"], position, _plays)
    except ValueError:
        return None
    _plays.make(k, position)
    return position_id(position)


def test_typed_plays_are_read_or_refused():
    for case in each("notation.json", ("read_must", "read_never")):
        got = read_result(case)
        assert got == case["result"], fail_text(case, got)


def test_loosely_typed_plays_mean_the_expected_play_if_they_are_read():
    for case in each("notation.json", ("read_may",)):
        got = read_result(case)
        assert got in (None, case["result"]), fail_text(case, got)


def test_position_ids_round_trip():
    for case in each("ids.json", ("position_id",)):
        position = read_position_id(case["id_text"])
        assert position.points() == case["points"], fail_text(case, position.points())
        assert position_id(position) == case["id_text"]
        cells = position.cells
        assert [cells[0], cells[26]] == case["off"], case["id"]
        assert [position.pips(0), position.pips(1)] == case["pips"], case["id"]
        position.flip()
        assert position_id(position) == case["id_other_side"]


def test_xgids_round_trip_to_the_usual_form():
    for case in each("ids.json", ("xgid",)):
        position, context = notation.read_xgid(case["id_text"])
        assert position_id(position) == case["position"], case["id"]
        assert notation.xgid(position, context) == case["canonical"], case["id"]
        assert context.score == case["score"], case["id"]
        assert list(context.dice or ()) == (case["dice"] or []), case["id"]
        assert 1 << context.cube == case["cube"]["value"], case["id"]
        owner = ("centre", "on_roll", "opponent")[context.owner + 1]
        assert owner == case["cube"]["owner"], case["id"]
        assert context.offer == (case["cube_code"] or ""), case["id"]
        assert context.turn == (1 if case["on_roll"] == "bottom" else -1), case["id"]
        assert context.length == case["match_length"], case["id"]
        assert context.crawford == case["crawford"], case["id"]
        assert context.jacoby == case["jacoby"], case["id"]
        assert (context.beavers > 0) == case["beavers"], case["id"]
        assert 1 << context.limit == case["cube_limit"], case["id"]


def test_match_ids_are_gnubgs_and_round_trip():
    for case in each("ids.json", ("xgid",)):
        if "gnubg_match_id" not in case:
            continue
        context = notation.read_xgid(case["id_text"])[1]
        text = notation.match_id(context)
        assert text == case["gnubg_match_id"], fail_text(case, text)
        again = notation.read_match_id(text)
        assert notation.match_id(again) == text, case["id"]
        assert again.score == context.score and again.length == context.length


def test_match_id_seen_by_player_0_has_that_sides_score_first():
    # cube 2 owned by player 0, who is on roll at 2-4 in a match to 7
    context = notation.read_match_id("QQnqACAAIAAE")
    bits = notation.match_id(context)
    assert notation.read_match_id(bits).score == context.score


def test_bad_ids_are_refused_in_plain_words():
    for case in each("ids.json"):
        reader = {
            "position_id_invalid": read_position_id,
            "xgid_invalid": notation.read_xgid,
        }.get(case["kind"])
        if reader:
            why = refusal(reader, case["id_text"])
            assert why and len(why) > 10, fail_text(case, why)


def test_bad_match_ids_are_refused():
    for text in ("", "cAkAAAAAAAA", "cAkAAAAAAAAAE", "cAk AAAAAAAE", "//////////AE"):
        assert refusal(notation.read_match_id, text), text
