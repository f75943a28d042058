"""The text commands: answers in the documented form, plain words for bad input."""

from cases import each, fail_text, refusal

from core.commands import answer
from core.dice import Dice
from core.ids import fault, position_id, read_position_id

START = "4HPwATDgc/ABMA"
MONEY = "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:12"


def ask(line):
    return answer(line.split())


def test_plays_are_sorted_by_result_with_their_texts():
    assert ask("plays %s 5 6" % START)[:2] == [
        "4HPwATCKT/ABMA 8/3 8/2", "4HPwATDC5+ABMA 13/2",
    ]  # fmt: skip
    assert len(ask("plays %s 3 3" % START)) == 73
    ids = [line.split()[0] for line in ask("plays %s 3 3" % START)]
    assert ids == sorted(ids)


def test_no_legal_move_is_one_line_with_a_dash():
    assert ask("plays 220DAwDcvQcAQA 5 4") == ["220DAwDcvQcAQA -"]
    assert ask("plays 8H3gAwAAAAAAAA 5 4") == ["8H3gAwAAAAAAAA -"]


def test_a_typed_play_is_read_or_refused():
    assert ask("read %s 3 1 6/5 8/5" % START) == ["4HPwATCwZ/ABMA 8/5 6/5"]
    assert "legal" in refusal(ask, "read %s 3 1 8/5" % START)


def test_show_gives_every_form_of_a_position():
    lines = ask("show XGID=---ABBA------------bbaa---:1:1:1:00:4:3:0:9:10")
    assert lines[0].startswith("points=0,0,0,1,2,2,1,")
    assert lines[1:5] == [
        "position=1AYAANoCAAAAAA",
        "match=UQkgATAAIAAE",
        "xgid=XGID=---ABBA------------bbaa---:1:1:1:00:4:3:0:9:10",
        "pips=27,29",
    ]
    assert len(lines) > 15 and "27" in "".join(lines[5:])
    assert ask("show 1AYAANoCAAAAAA match=UQkgATAAIAAE")[:5] == lines[:5]


def test_referee_judges_the_checked_cases():
    for case in each("rules.json"):
        if case["kind"] == "opening_roll" or case["disputed"]:
            continue
        words = ["referee", case["xgid"], "beavers=%d" % case["beavers"]]
        words += ["%s:%s" % (who, action) for who, action in case["actions"]]
        lines = answer(words)
        assert lines[0].startswith("ok" if case["allowed"] else "refused: "), fail_text(case, lines)
        if not case["allowed"]:
            continue
        expected = case["result"]
        if expected["cube"]:
            cube = "cube=%d,%s" % (expected["cube"]["value"], expected["cube"]["owner"])
            assert lines[1] == cube, fail_text(case, lines)
        if expected["game_over"]:
            assert lines[2].startswith(
                "points=%d,%d score=%d,%d over=%s crawford=%d"
                % (
                    expected["points"][0], expected["points"][1],
                    expected["score"][0], expected["score"][1],
                    "match" if expected["match_over"] else "game",
                    expected["next_crawford"] or 0,
                )
            ), fail_text(case, lines)  # fmt: skip


def test_referee_says_whose_turn_it_is_not():
    assert ask("referee %s opp:roll" % MONEY) == ["refused: it is not your turn"]
    assert "me:take is refused" in refusal(ask, "referee %s me:take me:roll" % MONEY)


def test_result_names_and_pays_every_final_position():
    for case in each("scoring.json"):
        if case["jacoby"] and case["cube"]["value"] > 1 and case["cube"]["owner"] == "centre":
            continue  # an automatic double cannot be told to the command
        line = "result %s cube=%d jacoby=%d"
        got = ask(line % (case["position"], case["cube"]["value"], case["jacoby"]))
        assert got == ["%s %d" % (case["result"], case["points_won"])], fail_text(case, got)
    assert "not over" in refusal(ask, "result " + START)


def test_selfplay_gives_the_score():
    assert ask("selfplay 2 7 level=0")[0].startswith("score=")


BAD = (
    "", "fly", "plays", "plays x 1 2", "plays %s 0 2", "plays %s 1 7", "plays %s a b",
    "plays %s 1", "plays %s 1 2 3", "plays %s 1.0 2", "read %s 3 1", "read %s 3 1 8/5/",
    "read %s 3 1 hello", "read %s 3 1 8/5(9)", "read %s 3 1 (2)", "show", "show x", "show %s y",
    "show %s match=x", "show XGID=", "show XGID=:::::::::", "result %s cube=3", "result %s cube=x",
    "result 8H3gAwAAAAAAAA jacoby=2", "referee", "referee %s", "referee XGID me:roll",
    "selfplay", "selfplay 0 1", "selfplay 1 -1", "selfplay 1 1 length=99", "selfplay 1 1 x=1",
    "selfplay 1 1 level=77", "selfplay 1 1 length=1 length=2", "best %s 1 2 level=0",
    "best %s 1 2 n=0", "eval x", "cube x", "cube %s match=zz",
)  # fmt: skip


def test_bad_commands_are_refused_in_plain_words():
    for line in BAD:
        why = refusal(ask, line % START if "%s" in line else line)
        assert why and len(why) > 8, (line, why)


def test_bad_actions_are_refused_in_plain_words():
    for action in ("", "me", "you:roll", "me:", "me:fly", "me:resign", ":roll", "me:roll:roll"):
        assert refusal(answer, ["referee", MONEY, action]), action


def garbled(text, dice):
    """The text with a few characters changed, left out or put in."""
    for _ in range(1 + dice.number(3)):
        at = dice.number(len(text) + 1)
        strange = chr(33 + dice.number(94))
        text = text[:at] + strange + text[at + dice.number(2) :]
    return text


def test_garbled_ids_raise_nothing_but_a_reason():
    dice = Dice(seed=11)
    for _ in range(400):
        for command in ("show ", "referee "):
            line = command + garbled(MONEY, dice) + (" me:double" if command[0] == "r" else "")
            refusal(ask, line)
        refusal(ask, "show " + garbled(START, dice))
        refusal(ask, "show %s match=%s" % (START, garbled("cAkAAAAAAAAE", dice)))
        refusal(ask, "read %s 3 1 %s" % (START, garbled("8/5 6/5", dice)))


def test_ids_that_are_read_give_a_position_that_a_game_can_have():
    dice = Dice(seed=12)
    read = 0
    for _ in range(2000):
        text = "".join([("A", "B", "4", "w", "g", "/")[dice.number(6)] for _ in range(14)])
        try:
            position = read_position_id(text)
        except ValueError:
            continue
        read += 1
        assert fault(position) is None and position_id(position) == text
    assert read < 2000
