"""gnubg's board lines are understood, and whole games against it go to their end."""

import pytest

from core.bot import Bot
from core.ids import position_id
from sim import fibs

OPENING = "0:-2:0:0:0:0:5:0:3:0:0:0:-5:5:0:0:0:-3:0:-5:0:0:0:0:2:0"


def line(turn, dice=(0, 0), cube=1, may=(1, 1), doubled=0, score=(0, 0), crawford=0):
    """A board line as gnubg 1.07 sends it, from the opening position."""
    words = ["board", "gnubg", "root", 5, *score, OPENING, turn, *dice, *dice, cube, *may]
    words += [doubled, 1, -1, 0, 25, 0, 0, 0, 0, 0, 0, 0, 1 - crawford]
    return ":".join(str(word) for word in words) + "\n\0"


def test_both_sides_see_the_board_from_their_own_end():
    for turn in (1, -1):
        position, _ = fibs.question(line(turn, (3, 1)))
        assert position_id(position) == "4HPwATDgc/ABMA"


def test_score_and_cube_are_those_of_the_side_on_roll():
    context = fibs.question(line(1, cube=2, may=(1, 0), score=(3, 1)))[1]
    assert (context.score, context.cube, context.owner) == ([1, 3], 1, 0)
    context = fibs.question(line(-1, cube=2, may=(1, 0), score=(3, 1)))[1]
    assert (context.score, context.cube, context.owner) == ([3, 1], 1, 1)
    # While a double is answered, the score of the one who answers comes first.
    context = fibs.question(line(1, doubled=1, score=(3, 1)))[1]
    assert context.score == [3, 1] and context.offer == "D"


def test_the_crawford_game_is_seen():
    assert fibs.question(line(1, score=(4, 0), crawford=1))[1].crawford
    assert not fibs.question(line(1, score=(4, 0)))[1].crawford


def test_answers_fit_the_questions():
    bot = Bot(3)
    assert fibs.answer(bot, line(1, (3, 1))) == "8/5 6/5"
    assert fibs.answer(bot, line(-1, (3, 1))) == "8/5 6/5"
    assert fibs.answer(bot, line(1)) == "roll"
    assert fibs.answer(bot, line(1, doubled=1)) == "accept"


def test_what_is_no_board_line_is_refused():
    for text in ("", "hello", "board:a:b", line(1)[:60]):
        with pytest.raises(ValueError, match="board line"):
            fibs.question(text)


def test_matches_against_gnubg_go_to_their_end():
    from sim.duel import gnubg

    if not gnubg.command():
        pytest.skip("there is no gnubg here")
    server, printed = gnubg.play(3, 3, 3, seed=4, timeout=120)
    assert server.error is None and server.decisions > 50
    assert printed.count("has won the match") == 3
    assert "matches won" in gnubg.summary(server, printed)
