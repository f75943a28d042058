"""The board played by its buttons: what players complain of elsewhere."""

import copy

import pytest
from key_player import KeyPlayer

from core import console
from core import match as referee
from core.ids import read_xgid
from core.journal import Journal
from core.setup import match_of
from core.ui import play as board
from core.ui import theme
from core.ui.session import BLOB, Session

START = "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:5:6"
BOT = (0, 3)
PEOPLE = (0, 0)


def at(xgid, levels=BOT, **options):
    """A device on which the match of an XGID is being played."""
    player = KeyPlayer(seed=5, options={"speed": 0, **options})
    match = match_of(*read_xgid(xgid))
    player.app.session = Session(player.device, Journal(match, bytes(levels)), list(levels))
    player.app.session.start()
    player.app.open_game()
    player.session.settle()
    return player


def match_on(player):
    return player.app.session.match


def test_turn_is_undone_and_kept_until_it_is_confirmed():
    player = at(START.replace(":00:", ":31:"))
    match = match_on(player)
    before = bytes(match.position.cells)
    player.press("a a")
    assert match.n_moves == 2 and player.app.screen.mode == board.CONFIRM
    player.press("up down left right")
    assert match.n_moves == 2, "the arrows confirm nothing"
    player.press("b b")
    assert bytes(match.position.cells) == before and list(match.dice) == [3, 1]


def test_undo_of_a_hit_brings_everything_back_without_a_new_roll():
    player = at("XGID=-b--a-E-C---eE---c-d----B-:0:0:1:42:0:0:0:5:6")
    match = match_on(player)
    before = (bytes(match.position.cells), bytes(match.dice), bytes(match.legal))
    rolls = sum(player.app.dice.counts)
    player.press("down")
    assert player.app.screen.chooser.cursor == 6
    player.press("b a")  # the other die: 6/4*
    assert match.position.points()[25] == -1
    player.press("b")
    assert (bytes(match.position.cells), bytes(match.dice), bytes(match.legal)) == before
    assert sum(player.app.dice.counts) == rolls


def test_a_double_is_answered_only_after_a_choice():
    player = at(START.replace(":1:00:", ":1:D:"), levels=(3, 0))
    assert player.app.screen.lines.chosen == -1
    player.press("a a a b hold:a")
    assert match_on(player).phase == referee.DOUBLED
    player.press("left a")
    assert match_on(player).cube == 2 and match_on(player).cube_owner == 1


def test_passing_needs_the_second_answer_to_be_chosen():
    player = at(START.replace(":1:00:", ":1:D:"), levels=(3, 0))
    player.press("right right a")
    assert match_on(player).ending == "pass" and match_on(player).score == [1, 0]


def test_doubling_is_never_what_a_lone_press_does():
    player = at(START)
    player.press("a")
    assert match_on(player).cube == 1 and match_on(player).phase == referee.MOVING


def test_doubling_by_direction_and_press():
    player = at(START)
    player.press("right a")
    assert match_on(player).cube == 2 or match_on(player).ending == "pass"


def test_resignation_is_asked_for_and_counts_once():
    player = at(START)
    player.press("menu down a")
    assert player.name == "Question"
    player.press("a a")
    assert match_on(player).phase == referee.TO_ROLL, "nothing is chosen to begin with"
    player.press("down a wait:900")
    assert match_on(player).score == [0, 1] and player.name == "GameEnd"


def test_giving_up_the_match_starts_on_no():
    player = at(START)
    player.press("menu down down a")
    player.press("down a")
    assert match_on(player).phase == referee.TO_ROLL
    player.press("menu down down a down down a wait:900")
    assert match_on(player).match_winner == 1


def test_nothing_is_asked_after_the_last_checker():
    player = at("XGID=-A---------------c-e--g---:0:0:1:66:0:0:0:5:6")
    player.press("a wait:900")
    assert player.name == "GameEnd"
    assert list(match_on(player).dice) == [0, 0] and match_on(player).points == 2


def test_the_result_does_not_go_away_on_the_press_that_ended_the_game():
    player = at("XGID=-A---------------c-e--g---:0:0:1:66:0:0:0:5:6")
    player.press("a a a")
    assert player.name == "GameEnd"
    player.press("wait:500 a")
    assert match_on(player).phase == referee.OPENING


def test_only_play_is_named_as_such():
    player = at("XGID=------------------------oA:0:0:1:61:0:0:0:5:6")
    assert match_on(player).plays.count == 1
    assert player.app.screen.lines.main == player.app.text("forced")


def test_a_dance_is_told_and_waits():
    player = at("XGID=bBBBBBB---A------------aa-:0:0:-1:31:0:0:0:5:6", levels=(0, 3))
    screen = player.app.screen
    assert screen.lines.main == player.app.text("no_move_you")
    assert match_on(player).turn == 0
    player.press("a")
    assert match_on(player).turn == 1 or match_on(player).phase != referee.MOVING


def test_the_bots_dance_is_told_and_waits():
    player = at("XGID=bBBBBBB---A------------aa-:0:0:-1:31:0:0:0:5:6", levels=(3, 0), dice=1)
    # It is the bot's turn with dice that cannot be played.
    text = player.app.screen.lines.main
    assert text == player.app.text("no_move") % player.app.text("bot")


@pytest.mark.parametrize("viewer", (0, 1))
def test_each_player_sees_the_own_home_below_and_to_the_right(viewer):
    player = at(START.replace(":1:00:", ":1:31:") if viewer == 0 else START, levels=PEOPLE)
    if viewer == 1:
        player.press("wait:500 a a a a a a a a")
        while match_on(player).turn == 0 or player.name != "HandOver":
            player.act()
    player.press("wait:500 a")
    screen = player.app.screen
    assert screen.viewer == match_on(player).turn == viewer
    # The most of the five on the own six point stand there whoever looks.
    assert colour_of_checker(player, 6) == theme.FILL[viewer]
    assert colour_of_checker(player, 19) == theme.FILL[1 - viewer]
    g = screen.geometry
    assert g.point_x(1) > g.point_x(6) > g.point_x(7) and g.is_low(1) and not g.is_low(24)


def colour_of_checker(player, point):
    """Palette entry in the middle of the first checker of a point, as it is shown."""
    g = player.app.screen.geometry
    half = g.checker // 2
    y = g.checker_y(g.is_low(point), 0)
    return player.device.fb.pixel(g.point_x(point) + half, y + half)


def test_the_person_with_the_red_checkers_sees_them_at_the_bottom_right():
    player = at(START.replace(":1:00:", ":1:D:"), levels=(3, 0))
    assert colour_of_checker(player, 6) == theme.DARK
    assert colour_of_checker(player, 24) == theme.DARK
    assert colour_of_checker(player, 1) == theme.LIGHT


def test_the_board_stays_as_it_is_if_that_is_set():
    player = at(START.replace(":00:", ":31:"), levels=PEOPLE, turning=0)
    player.press("a a a a")
    assert player.name == "Play" and match_on(player).turn == 1
    assert colour_of_checker(player, 6) == theme.LIGHT
    player.press("a")
    assert match_on(player).n_moves == 1


def test_the_bots_last_play_is_marked_and_told():
    player = at(START.replace(":1:00:", ":1:31:"), levels=(3, 0))
    screen = player.app.screen
    assert screen.told == "La máquina: 8/5 6/5" and screen.board.marked == 1 << 20
    player.press("a")
    assert screen.board.marked == 0


def test_holding_a_double_takes_the_checker_until_a_point_is_closed():
    player = at("XGID=------E----------c------D-:0:0:1:22:0:0:0:5:6")
    while player.app.screen.chooser.cursor != 24:
        player.press("right" if player.chance(2) else "up")
    player.press("hold:a")
    match = match_on(player)
    assert [match.moves[2 * k] for k in range(match.n_moves)] == [24, 22, 20, 18]


def test_holding_stops_where_a_point_is_closed():
    player = at("XGID=------E-----------c-----D-:0:0:1:22:0:0:0:5:6")
    while player.app.screen.chooser.cursor != 24:
        player.press("right" if player.chance(2) else "up")
    player.press("hold:a")
    match = match_on(player)
    assert [match.moves[2 * k] for k in range(match.n_moves)] == [24, 22]


def test_the_menu_opens_while_the_bot_thinks_and_the_bot_goes_on_after_it():
    player = KeyPlayer(seed=5, options={"speed": 0})
    # A double has more plays than the bot judges in one slice.
    match = match_of(*read_xgid(START.replace(":00:", ":11:")))
    player.app.session = Session(player.device, Journal(match, bytes((3, 0))), [3, 0])
    player.app.open_game()
    player.app.step()
    assert player.app.busy and match.n_moves == 0
    player.device.press(console.MENU)
    player.app.step()
    assert player.name == "Pause" and not player.app.busy
    player.press("b")
    assert player.name == "Play" and match.turn == 1 and match.phase == referee.TO_ROLL


def test_a_second_match_is_started_only_after_a_question():
    player = KeyPlayer(seed=2, options={"speed": 0})
    player.press("a a a")
    first = player.app.session
    player.press("menu up a")
    assert player.name == "Title"
    player.press("down a a")
    assert player.name == "Question"
    player.press("a a b")
    assert player.name == "SetUp" and player.app.session is first
    player.press("a up a")
    assert player.app.session is first, "the first answer is no"
    player.press("a down down a")
    assert player.name == "Play" and player.app.session is not first


def test_a_seed_that_is_set_repeats_the_dice():
    rolls = []
    for _ in range(2):
        player = KeyPlayer(seed=len(rolls), options={"speed": 0, "dice": 2, "seed": 77})
        player.press("a a a")
        rolls.append(bytes(match_on(player).dice))
        assert player.app.dice.seed == 77
    assert rolls[0] == rolls[1]


def test_the_cube_lies_at_its_owners_side():
    places = []
    for owner in (1, -1):
        player = at(START.replace(":0:0:1:00:", ":1:%d:1:00:" % owner))
        g = player.app.screen.geometry
        lit = [
            y for y in range(g.top, g.bottom)
            if player.device.fb.pixel(g.tray + 4, y) == theme.WHITE
        ]  # fmt: skip
        places.append(min(lit) > g.middle)
    assert places == [True, False]


def test_a_touch_has_to_choose_an_answer_before_it_gives_it():
    player = at(START.replace(":1:00:", ":1:D:"), levels=(3, 0))
    g = player.app.screen.geometry
    answer = f"touch:{g.width // 4},{g.message + g.message_height - 8}"
    player.press(answer)
    assert match_on(player).phase == referee.DOUBLED and player.app.screen.lines.chosen == 0
    player.press(answer)
    assert match_on(player).cube == 2


def test_the_device_changes_hands_behind_a_screen():
    player = at(START.replace(":00:", ":31:"), levels=PEOPLE)
    assert player.name == "HandOver"
    player.press("b up down left right menu")
    assert player.name == "HandOver", "only A, and not too soon, goes on"
    player.press("wait:500 a a a a")
    assert player.name == "HandOver" and match_on(player).turn == 1


def resumed(player):
    """The device switched off and on again, on a copy of its storage."""
    store = copy.deepcopy(player.store)
    return KeyPlayer(seed=99, store=store, options={"speed": 0})


def state(match):
    """What has to be the same after a power cut at a confirmed moment."""
    return (
        bytes(match.start.cells if match.phase == referee.MOVING else match.position.cells),
        bytes(match.dice), match.phase, match.turn, match.actor, match.score, match.cube,
        match.cube_owner, match.offered,
    )  # fmt: skip


@pytest.mark.parametrize("levels", [BOT, PEOPLE])
def test_power_may_fail_in_every_state(levels):
    player = KeyPlayer(seed=3, options={"speed": 0, "opponent": levels[1], "length": 2})
    player.start()
    for k in range(260):
        if player.name == "Title":
            break
        player.act()
        if k % 4 or player.app.session is None:
            continue
        match = match_on(player)
        again = resumed(player)
        if match.phase == referee.MATCH_OVER:
            assert again.app.session is None
            continue
        assert state(match_on(again)) == state(match)
        again.press("a")  # continue
        again.act()


def test_a_finished_match_does_not_come_back():
    player = KeyPlayer(seed=1, options={"speed": 0, "length": 1})
    player.start()
    player.play_match()
    assert player.app.session is None
    assert resumed(player).app.session is None


def test_a_broken_log_is_set_aside_and_the_game_starts():
    player = KeyPlayer(seed=1, options={"speed": 0})
    player.store.replace(BLOB, b"rubbish that is no log")
    again = resumed(player)
    assert again.app.session is None and again.name == "Title"
    assert again.store.read(BLOB + ".bad") == b"rubbish that is no log"


def test_a_torn_log_goes_on_from_its_last_whole_part():
    player = KeyPlayer(seed=1, options={"speed": 0})
    player.start()
    for _ in range(60):
        player.act()
    whole = player.store.read(BLOB)
    player.store.replace(BLOB, whole + b"\x07\x01\x02")
    again = resumed(player)
    assert state(match_on(again)) == state(match_on(player))
    assert again.store.read(BLOB) == whole


def test_broken_settings_fall_back_to_the_usual_ones():
    player = KeyPlayer(seed=1)
    player.store.replace("settings", b"\xff" * 40)
    again = KeyPlayer(seed=1, store=player.store, lang=None)
    assert again.app.settings.language() == "es" and again.app.settings.length == 5


def test_the_champions_pace_is_asked_for_only_where_the_champion_plays():
    player = KeyPlayer(options={"opponent": 5})
    player.press("a")
    assert [text for text, _ in player.app.screen.rows()][2] == "Modo"
    player.press("down right")
    assert player.app.screen.rows()[1:3] == [("Rival", "Campeón"), ("Piensa", "Normal")]
    player.press("down right")
    assert player.app.screen.rows()[2] == ("Piensa", "A fondo") and player.app.settings.pace == 2


def test_the_champion_thinks_at_another_pace_from_its_next_decision_on():
    player = KeyPlayer(options={"opponent": 6, "speed": 0, "pace": 0})
    player.start()
    session = player.app.session
    bot = session.bot(1 - player.app.settings.colour)
    assert bot.plies == 0
    player.app.settings.pace = 2
    player.app.use_settings()
    assert bot.plies == 2 and session.tutor() and bot.plies == 2


def test_settings_survive_a_restart():
    player = KeyPlayer(seed=1)
    player.press("down a right")
    assert player.app.settings.language() == "en"
    again = KeyPlayer(seed=1, store=player.store, lang=None)
    assert again.app.settings.language() == "en"


def test_dice_by_hand_are_entered_and_can_be_changed():
    player = at(START, dice=1)
    player.press("a")
    assert player.name == "HandDice"
    player.press("up up down right down wait:500 a")
    assert list(match_on(player).dice) == [2, 6]


def test_time_runs_out_only_while_the_player_has_the_board():
    player = KeyPlayer(seed=4, options={"speed": 0, "length": 1, "clock": 1, "opponent": 0})
    player.start()
    player.press("a")
    match = match_on(player)
    assert player.name == "HandOver"
    player.press("wait:200000")
    clock = player.app.session.journal.clock
    assert clock.seconds(0) == clock.seconds(1) == 120
    player.press("a")
    actor = match.actor
    player.press("wait:14000")
    assert clock.seconds(actor) in (117, 118)
    player.press("wait:120000")
    assert match.ending == "time" and match.match_winner == 1 - actor


def test_a_touch_plays_the_checker_and_its_target():
    player = at(START.replace(":00:", ":31:"))
    g = player.app.screen.geometry
    x, y = g.point_x(8) + 5, g.bottom - 10
    player.press(f"touch:{x},{y}")
    if match_on(player).n_moves == 0:
        x = g.point_x(5) + 5
        player.press(f"touch:{x},{y}")
    assert match_on(player).n_moves == 1 and match_on(player).moves[0] == 8


def test_a_touch_on_a_checker_that_cannot_move_says_why():
    player = at(START.replace(":00:", ":55:"))
    g = player.app.screen.geometry
    player.press(f"touch:{g.point_x(24) + 5},{g.top + 5}")
    assert player.app.screen.lines.main == player.app.reason("blocked")


def test_holding_the_button_goes_on_with_the_same_checker():
    player = at(START.replace(":00:", ":65:"))
    for _ in range(8):
        if player.app.screen.chooser.cursor == 24:
            break
        player.press("right up")
    player.press("hold:a")
    assert list(match_on(player).moves[:4]) == [24, 6, 18, 5]


@pytest.mark.parametrize("seed", (1, 2))
@pytest.mark.parametrize(
    "options",
    [
        {"length": 2},
        {"length": 2, "opponent": 0},
        {"length": 2, "preset": 2, "colour": 1},
        {"length": 1, "opponent": 0, "dice": 1, "turning": 0, "clock": 1, "confirm": 0},
        {"length": 1, "speed": 2, "lang": 1},
    ],
    ids=lambda options: "-".join(options),
)
def test_whole_matches_are_played_with_keys_alone(seed, options):
    player = KeyPlayer(seed=seed, options={"speed": 0, **options})
    player.start()
    match = player.play_match()
    assert match.phase == referee.MATCH_OVER and player.app.session is None


def test_a_checker_is_dragged_to_its_target():
    player = at(START.replace(":00:", ":31:"))
    g = player.app.screen.geometry
    player.device.touch(g.point_x(8) + 5, g.bottom - 5)
    player.session.settle()
    assert match_on(player).n_moves == 0, "the finger is still down"
    player.device.touch(g.point_x(5) + 5, g.bottom - 5, True)
    player.session.settle()
    assert list(match_on(player).moves[:2]) == [8, 3]


def test_a_checker_dropped_where_it_cannot_go_stays():
    player = at(START.replace(":00:", ":31:"))
    g = player.app.screen.geometry
    player.device.touch(g.point_x(8) + 5, g.bottom - 5)
    player.device.touch(g.point_x(2) + 5, g.bottom - 5, True)
    player.session.settle()
    assert match_on(player).n_moves == 0 and player.app.screen.chooser.cursor == 8


def test_an_answer_that_was_lit_is_not_lit_any_more_after_a_look_at_the_menu():
    player = at(START.replace(":1:00:", ":1:D:"), levels=(3, 0))
    player.press("right")
    assert player.app.screen.lines.chosen == 0
    player.press("menu b")
    assert player.app.screen.lines.chosen == -1 and player.app.screen.lines.buttons
    player.press("a a a")
    assert match_on(player).phase == referee.DOUBLED
