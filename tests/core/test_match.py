"""The referee: cube, resignations, scores, moves, undo, the end of a game."""

from cases import each, fail_text

from core import rules
from core.commands import NAMES
from core.match import (
    ACCEPT, BEAVER, CENTRE, DECLINE, DONE, DOUBLE, DOUBLED, GAME_OVER, GIVE_UP,
    MATCH_OVER, MOVE, MOVING, NEXT, OPENING, PASS, RACCOON, RESIGN, ROLL, TAKE,
    TIMEOUT, TO_ROLL, UNDO, Match,
)  # fmt: skip
from core.notation import position_id, read_position_id, read_xgid
from core.setup import match_of

PLAYERS = ("me", "opp")
START = "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:%d:%d:%d:%d:6"


def at(xgid, beavers=None):
    """The match of an XGID."""
    position, context = read_xgid(xgid)
    return match_of(position, context, beavers)


def roll(one, other):
    return one << 3 | other


def move(source, die):
    return source << 3 | die


def do(match, *actions):
    """Do all the actions; returns why the last one is refused, or None."""
    why = None
    for action in actions:
        assert why is None, why
        action, arg = action if isinstance(action, tuple) else (action, 0)
        why = match.act(action, arg)
    return why


def case_action(match, name):
    """Action and argument of a case's action."""
    if name.startswith("resign_"):
        return RESIGN, 1 + ("single", "gammon", "backgammon").index(name[7:])
    if name == "roll":
        return ROLL, roll(3, 1)
    if name == "beaver" and match.doublings:
        return RACCOON, 0
    return NAMES.index(name), 0


def judge(match, who, name):
    """True if the referee lets `who` do the action, which is then done."""
    action, arg = case_action(match, name)
    if match.may(action, arg) or match.actor != PLAYERS.index(who):
        return False
    return match.act(action, arg) is None


def check_result(case, match):
    """The match is as the case says after its actions."""
    expected = case["result"]
    if expected["cube"]:
        owner = "centre" if match.cube_owner == CENTRE else PLAYERS[match.cube_owner]
        assert match.cube == expected["cube"]["value"], fail_text(case, match.cube)
        assert owner == expected["cube"]["owner"], fail_text(case, owner)
    if expected["on_turn"]:
        assert PLAYERS[match.actor] == expected["on_turn"], fail_text(case, match.actor)
    if expected["points"]:
        points = [0, 0]
        points[match.winner] = match.points
        assert points == expected["points"], fail_text(case, points)
        assert match.score == expected["score"], fail_text(case, match.score)
    over = match.phase == GAME_OVER or match.phase == MATCH_OVER
    assert over == expected["game_over"], fail_text(case, match.phase)
    assert (match.phase == MATCH_OVER) == expected["match_over"], fail_text(case, match.phase)
    if expected["next_crawford"] is not None:
        assert match.next_crawford() == expected["next_crawford"], case["id"]


# The two cases that programs differ in and RULES decides against the case.
OWN_RULE = ("ru-012", "ru-048")


def test_checked_cube_and_resignation_cases():
    for case in each("rules.json"):
        if case["kind"] == "opening_roll" or case["id"] in OWN_RULE:
            continue
        match = at(case["xgid"], case["beavers"])
        for who, name in case["actions"][:-1]:
            assert judge(match, who, name), fail_text(case, name)
        who, name = case["actions"][-1]
        assert judge(match, who, name) == case["allowed"], fail_text(case, name)
        if case["allowed"]:
            check_result(case, match)


def test_opening_rolls_of_the_checked_cases():
    for case in each("rules.json", ("opening_roll",)):
        options = rules.money()
        options.auto_doubles = case["automatic_doubles"]
        match = Match(options)
        for one, other in case["rolls"]:
            assert match.phase == OPENING
            assert match.act(ROLL, roll(one, other)) is None
        assert PLAYERS[match.turn] == case["starter"], case["id"]
        assert list(match.dice) == case["plays"], case["id"]
        assert match.cube == case["cube"]["value"] and match.cube_owner == CENTRE


def test_final_positions_pay_by_the_rules():
    for case in each("scoring.json"):
        match = at(case["xgid_before"])
        last = match.position.back(0)
        assert match.act(MOVE, move(last, 6 if match.legal[last] >> 6 & 1 else 5)) is None
        assert match.points == case["points_won"], fail_text(case, match.points)
        assert match.score == case["score_after"], fail_text(case, match.score)
        assert (match.phase == MATCH_OVER) == case["match_over"], case["id"]


def test_cube_stops_at_64():
    match = at("XGID=-b----E-C---eE---c-e----B-:6:1:1:00:0:0:0:0:10")
    assert match.act(DOUBLE) == "cube_top"


def test_gammon_cannot_be_resigned_while_it_counts_single():
    match = at("XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:1:0:10")
    assert match.act(RESIGN, 2) == "no_gammon"
    assert match.act(RESIGN, 1) is None


def test_no_cube_before_the_opening_move():
    match = Match(rules.match(5))
    assert match.act(DOUBLE) == "not_now"
    assert do(match, (ROLL, roll(6, 2)), DOUBLE) == "too_late"


def test_pass_loses_the_stake_before_the_double():
    match = at(START % (0, 0, 0, 5))
    assert do(match, DOUBLE, PASS) is None
    assert match.score == [1, 0] and match.ending == "pass" and match.multiplier == 1


def test_beaver_passed_loses_the_doubled_stake():
    match = at(START % (0, 0, 2, 0), 2)
    assert do(match, DOUBLE, BEAVER, PASS) is None
    assert match.score == [0, 2] and match.points == 2


def test_raccoon_leaves_the_cube_with_the_side_that_beavered():
    match = at(START % (0, 0, 2, 0), 2)
    assert do(match, DOUBLE, BEAVER, RACCOON, TAKE) is None
    assert (match.cube, match.cube_owner, match.actor) == (8, 1, 0)


def test_raccoon_needs_its_option():
    match = at(START % (0, 0, 2, 0), 1)
    assert do(match, DOUBLE, BEAVER, RACCOON) == "no_raccoon"


def test_beaver_is_for_money_play_only():
    match = at(START % (0, 0, 0, 5), 2)
    assert do(match, DOUBLE, BEAVER) == "no_beaver"


def test_resignation_declined_may_be_offered_again_on_a_later_turn_only():
    match = at(START % (0, 0, 0, 5))
    assert do(match, (RESIGN, 1), DECLINE, (RESIGN, 1)) == "resign_again"
    assert do(match, (ROLL, roll(3, 1)), (RESIGN, 1)) == "resign_again"
    assert do(match, (MOVE, move(8, 3)), (MOVE, move(6, 1)), DONE) is None
    assert do(match, (ROLL, roll(3, 1)), (MOVE, move(8, 3)), (MOVE, move(6, 1)), DONE) is None
    assert match.act(RESIGN, 1) is None


def test_resigned_backgammon_is_accepted_at_once():
    match = at(START % (0, 0, 0, 5))
    assert match.act(RESIGN, 3) is None
    assert match.phase == GAME_OVER and match.score == [0, 3]


def test_resignation_is_scored_once():
    match = at(START % (0, 0, 0, 5))
    assert do(match, (RESIGN, 2), ACCEPT) is None
    assert match.act(ACCEPT) == "game_over" and match.score == [0, 2]


def test_simple_preset_has_no_cube_and_no_gammons():
    match = Match(rules.simple(3))
    assert do(match, (ROLL, roll(6, 2)), (MOVE, move(24, 6)), (MOVE, move(13, 2)), DONE) is None
    assert match.act(DOUBLE) == "no_cube"
    assert match.act(RESIGN, 2) == "no_gammon"
    position, _ = read_xgid("XGID=-A---------------------o--:0:0:1:00:0:0:0:0:6")
    match.set_up(position, 0, 6, 5)
    assert match.act(MOVE, move(1, 6)) is None
    assert match.points == 1


def test_crawford_game_is_one_game_only():
    match = Match(rules.match(3))
    match.score = [2, 0]
    match._finish(0, 0, "off")  # a game that changes no score
    assert do(match, NEXT) is None and match.crawford
    match._finish(1, 1, "off")
    assert do(match, NEXT) is None and not match.crawford
    assert match.next_crawford() is False


def test_one_point_match_has_no_cube_and_no_crawford_game():
    match = Match(rules.match(1))
    assert not match.next_crawford() and not match.rules.cube


def test_finished_match_accepts_nothing():
    match = at(START % (4, 0, 1, 5))
    assert do(match, (RESIGN, 1), ACCEPT) is None and match.phase == GAME_OVER
    assert do(match, NEXT, (ROLL, roll(2, 1)), GIVE_UP) is None
    assert match.phase == MATCH_OVER and match.match_winner == 1
    for action in range(1, 16):
        assert match.may(action) == "match_over"


def test_out_of_time_loses_the_match():
    options = rules.match(5)
    match = Match(options)
    assert do(match, (ROLL, roll(2, 1)), TIMEOUT) == "no_clock"
    options.use_clock()
    assert options.bank == 600 and options.delay == 12
    assert match.act(TIMEOUT) is None
    assert match.match_winner == 1 and match.ending == "time"


def test_undo_of_a_hit_brings_bar_blot_and_dice_back():
    match = at("XGID=-b--a-E-C---eE---c-d----B-:0:0:1:42:0:0:0:5:6")
    before = (bytes(match.position.cells), bytes(match.legal), bytes(match.left[:2]))
    assert do(match, (MOVE, move(6, 2))) is None
    assert match.position.points()[25] == -1 and match.n_left == 1
    assert match.act(UNDO) is None
    assert (bytes(match.position.cells), bytes(match.legal), bytes(match.left[:2])) == before
    assert list(match.dice) == [4, 2] and match.n_left == 2
    assert match.act(ROLL, roll(6, 6)) == "not_now"
    assert match.act(UNDO) == "nothing_to_undo"


def test_undo_goes_back_one_checker_at_a_time_until_the_turn_is_confirmed():
    match = at(START.replace(":00:", ":66:") % (0, 0, 0, 5))
    ids = []
    for source in (24, 24, 13, 13):
        ids.append(position_id(match.position))
        assert match.act(MOVE, move(source, 6)) is None
    assert match.act(MOVE, move(13, 6)) == "all_played"
    while ids:
        assert match.act(UNDO) is None
        assert position_id(match.position) == ids.pop()


def test_turn_ends_only_when_it_is_confirmed():
    match = at(START.replace(":00:", ":31:") % (0, 0, 0, 5))
    assert do(match, (MOVE, move(8, 3)), DONE) == "play_all"
    assert do(match, (MOVE, move(6, 1))) is None
    assert match.phase == MOVING and match.actor == 0
    assert do(match, DONE) is None
    assert match.phase == TO_ROLL and match.turn == 1
    assert match.act(UNDO) == "not_now"


def test_dance_waits_to_be_confirmed():
    match = at("XGID=bBBBBBB---A------------aa-:0:0:-1:31:0:0:0:5:6")
    assert match.need == 0 and match.phase == MOVING
    assert match.act(MOVE, move(25, 3)) == "no_move"
    assert match.act(DONE) is None and match.turn == 1


def test_shut_out_side_may_still_double():
    match = at("XGID=bBBBBBB---A------------aa-:0:0:-1:00:0:0:0:5:6")
    assert match.act(DOUBLE) is None and match.phase == DOUBLED


def test_last_checker_off_ends_the_game_at_once():
    match = at("XGID=-A---------------c-e--g---:0:0:1:66:0:0:0:5:6")
    assert match.need == 1
    assert match.act(MOVE, move(1, 6)) is None
    assert match.phase == GAME_OVER and match.n_left == 0 and list(match.dice) == [0, 0]
    for action in range(1, NEXT):
        assert match.may(action) == "game_over"


def reasons(xgid, *moves):
    """Why single moves are refused in a position with dice."""
    match = at(xgid)
    return [match.may(MOVE, move(source, die)) for source, die in moves]


def test_refused_moves_say_why():
    start = START.replace(":00:", ":51:") % (0, 0, 0, 5)
    assert reasons(start, (13, 5), (24, 1), (24, 5), (7, 1), (6, 6), (26, 1)) == [
        None, None, "blocked", "no_checker", "die_used", "bad_action",
    ]  # fmt: skip
    assert reasons("XGID=-b---aE-C---eD---c-d---A-A:0:0:1:51:0:0:0:5:6", (23, 1), (25, 1)) == [
        "bar_first", None,
    ]  # fmt: skip
    home = "XGID=-AA--BB------------bbbbbb-:0:0:1:31:0:0:0:5:6"
    assert reasons(home, (2, 3), (5, 3)) == ["higher_first", None]
    assert reasons("XGID=-AA--BB-A----------bbbbbb-:0:0:1:21:0:0:0:5:6", (2, 2)) == ["not_home"]


def test_moves_that_waste_the_other_die_are_not_offered():
    for case in each("moves.json", ("both_dice", "both_dice_bar", "larger_die", "larger_die_bar")):
        ends = set()
        follow(case, [], ends)
        assert len(ends) == case["n_plays"], fail_text(case, ends)
        for end in ends:
            assert '"%s"' % end in case["legal_text"], fail_text(case, end)


def follow(case, moves, ends):
    """Collect the IDs in which every offered sequence of moves can end."""
    match = Match(rules.match(5))
    match.set_up(read_position_id(case["position"]), 0, case["dice"][0], case["dice"][1])
    assert do(match, *moves) is None
    if match.phase == MATCH_OVER or match.phase == GAME_OVER or match.may(DONE) is None:
        ends.add(position_id(match.position))
        return
    for source in range(1, 26):
        for die in range(1, 7):
            if match.legal[source] >> die & 1:
                follow(case, moves + [(MOVE, move(source, die))], ends)


def test_impossible_dice_are_refused():
    match = Match(rules.match(5))
    for arg in (0, roll(0, 3), roll(7, 1), roll(3, 0)):
        assert match.act(ROLL, arg) == "bad_dice"
    assert match.act(99) == "bad_action" and match.act(0) == "bad_action"
