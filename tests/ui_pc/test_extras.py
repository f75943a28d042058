"""What stands beside the game: statistics, positions set up, hint, tutor, the last play again."""

import copy

import pytest
from key_player import KeyPlayer

from core.ids import read_xgid
from core.journal import Journal
from core.notation import play_text
from core.position import Position
from core.setup import match_of
from core.ui import stats
from core.ui.session import Session
from sim.scenes import DISPLAYS

START = "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:5:10"
ROLLED = START.replace(":00:", ":31:")
LAST = "XGID=-A---------------c-e--g---:0:0:1:66:0:0:0:1:10"
TITLE_ROWS = "play settings help statistics dice_counts position".split()


def at(xgid, levels=(0, 3), **options):
    """A player at a position; levels 0 are persons."""
    player = KeyPlayer(seed=5, options={"speed": 0, **options})
    session = Session(
        player.device, Journal(match_of(*read_xgid(xgid)), bytes(levels)), list(levels)
    )
    player.app.session = session
    session.start()
    player.app.open_game()
    player.session.settle()
    return player


def from_title(name, **options):
    """A player who has opened a row of the title."""
    player = KeyPlayer(seed=5, options={"speed": 0, **options})
    player.press("down " * TITLE_ROWS.index(name) + "a")
    return player


def switched_on_again(player):
    """The same device after a restart."""
    return KeyPlayer(seed=9, store=copy.deepcopy(player.store), options={"speed": 0})


# -- statistics ------------------------------------------------------------------


def test_a_game_that_ends_is_counted_once_with_its_match():
    player = at(LAST)
    player.press("a wait:900")
    for _ in range(2):
        counts = stats.Stats(player.device)
        assert [counts.get(3, k) for k in range(6)] == [1, 0, 1, 0, 1, 0]
        player = switched_on_again(player)


def test_statistics_that_cannot_be_read_are_set_aside():
    player = KeyPlayer()
    player.device.replace("stats", b"\x01torn")
    counts = stats.Stats(player.device)
    assert counts.damaged and player.device.read("stats.bad") == b"\x01torn"
    counts.add(0, stats.WON)
    counts.save()
    again = stats.Stats(player.device)
    assert not again.damaged and again.get(0, stats.WON) == 1


def test_the_error_rate_is_equity_lost_a_decision_times_500():
    assert stats.error_rate(1000, 100) == 500  # 0.010 a decision: 5.00
    assert stats.error_rate(0, 0) == 0


# -- a position set up -------------------------------------------------------------


def test_checkers_are_placed_one_by_one_and_taken_off_after_the_last():
    player = from_title("position")
    placing = player.app.screen
    placing.empty()
    for _ in range(15):
        player.press("a")
    assert placing.shown.position.cells[placing.board.cursor] == 15
    player.press("a")
    assert placing.shown.position.cells[placing.board.cursor] == 0


def test_the_other_sides_checker_takes_the_place_of_ones_own():
    player = from_title("position")
    placing = player.app.screen
    at_cursor = placing.board.cursor
    player.press("b")
    cells = placing.shown.position.cells
    assert cells[at_cursor] == 0 and cells[26 + 25 - at_cursor] == 1 or cells[26] == 0


def test_a_position_that_is_set_up_is_played_on_and_survives_a_restart():
    player = from_title("position")
    player.app.screen.read("XGID=-a-B--E-B-a-dDB--b-bcb----:0:0:1:62:0:0:0:1:10")
    player.press("menu down a")
    match = player.app.session.match
    assert player.name == "Play" and tuple(match.dice) == (6, 2)
    again = switched_on_again(player).app.session.match
    assert again.position == match.position and tuple(again.dice) == (6, 2)


def test_an_id_that_is_no_good_is_told_and_nothing_changes():
    player = from_title("position")
    player.press("menu up up up up a")
    assert player.name == "Typing"
    before = bytes(player.app.screen._placing.shown.position.cells)
    player.press("b b b a")
    assert player.name == "Typing" and player.app.screen._bad
    assert bytes(player.app.screen._placing.shown.position.cells) == before


def test_an_xgid_of_the_other_side_on_roll_keeps_who_is_who():
    player = from_title("position")
    placing = player.app.screen
    xgid = "XGID=-a-B--E-B-a-dDB--b-bcb----:0:0:-1:00:0:0:0:1:10"
    placing.read(xgid)
    assert placing.roller == 1 and placing.xgid().split(":")[0] == xgid.split(":")[0]


# -- asking the bot about it -----------------------------------------------------------


@pytest.mark.parametrize("size", DISPLAYS, ids=lambda s: f"{s[0]}x{s[1]}")
@pytest.mark.parametrize("lang", ["es", "en"])
def test_the_bot_is_asked_about_a_position_and_nothing_is_stored(size, lang):
    player = KeyPlayer(size, lang, seed=5, options={"speed": 0})
    player.press("down " * TITLE_ROWS.index("position") + "a menu")
    player.press("down down down down right right right right up up a wait:3000")
    assert player.name == "Asked" and player.app.screen._play.match.dice == bytes((3, 1))
    best = player.app.screen._tutor.best
    position = Position()
    position.start()
    plays = player.app.screen._play.match.plays
    assert len(best) == 3 and play_text(position, plays, best[0][0]) == "8/5 6/5"
    player.press("a")
    assert player.name == "PlacingMenu"
    player.press("down down left left left left up up a wait:1000")
    assert player.name == "Asked" and not player.app.screen._play.match.dice[0]
    player.press("b")
    assert player.name == "PlacingMenu" and player.app.session is None
    assert not player.store.read("match")


def test_the_bot_is_asked_for_the_player_who_is_to_play():
    player = from_title("position")
    player.app.screen.read("XGID=-a-B--E-B-a-dDB--b-bcb----:0:0:-1:62:0:0:0:1:10")
    player.press("menu down down a wait:3000")
    match = player.app.screen._play.match
    assert player.name == "Asked" and match.turn == 1 and player.app.screen._tutor.best


def test_a_position_that_nobody_can_play_is_told_when_the_bot_is_asked():
    player = from_title("position")
    player.app.screen.empty()
    player.press("menu down down a")
    assert player.name == "Question"
    player.press("down a")
    assert player.name == "PlacingMenu"


def test_a_hint_where_there_is_no_move_says_so():
    player = at("XGID=bBBBBBB---A------------aa-:1:-1:-1:31:1:3:0:5:6")
    player.press("menu")
    names = player.app.screen._entries()
    player.press("down " * names.index("hint") + "a wait:500")
    assert player.name == "Hint" and not player.app.screen._tutor.best
    player.press("a")
    assert player.name == "Play"


# -- hint and tutor -----------------------------------------------------------------


def test_the_hint_names_the_best_play_first():
    player = at(ROLLED)
    player.press("menu")
    names = player.app.screen._entries()
    player.press("down " * names.index("hint") + "a wait:3000")
    assert player.name == "Hint"
    best = player.app.screen._tutor.best
    assert len(best) == 3 and best[0][1] >= best[1][1] >= best[2][1]
    player.press("a")
    assert player.name == "Play"


def blundering(player):
    """Play 24/23 24/21 with a 3-1 from the start: away with both back checkers."""
    session = player.app.session
    for arg in (24 << 3 | 1, 24 << 3 | 3):
        assert session.act(2, arg) is None
    player.app.screen.go_on()
    player.press("a wait:3000")


def test_a_blunder_is_asked_about_before_it_stands():
    player = at(ROLLED, tutor=1)
    blundering(player)
    assert player.name == "Question"
    player.press("down a")
    assert player.app.session.match.n_moves == 0 and player.name == "Play"
    blundering(player)
    player.press("up up a")
    assert player.app.session.match.turn == 1 or player.app.session.match.n_moves == 0


def test_the_best_play_is_not_asked_about():
    player = at(ROLLED, tutor=1)
    session = player.app.session
    for arg in (8 << 3 | 3, 6 << 3 | 1):
        assert session.act(2, arg) is None
    player.app.screen.go_on()
    player.press("a wait:3000")
    assert player.name == "Play" and player.app.screen.tutor.decisions >= 1
    assert player.app.screen.tutor.blunders == 0


# -- the last play again ---------------------------------------------------------------


def test_the_last_play_is_shown_again_and_nothing_has_changed():
    player = at(ROLLED)
    player.press("a a a wait:3000")
    match = player.app.session.match
    before = bytes(match.position.cells), match.phase, match.turn
    player.press("menu")
    names = player.app.screen._entries()
    player.press("down " * names.index("repeat") + "a wait:4000")
    assert player.name == "Play" and player.app.screen.board.match is match
    assert before == (bytes(match.position.cells), match.phase, match.turn)
