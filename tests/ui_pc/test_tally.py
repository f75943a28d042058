"""What the tutor has counted survives a power cut, and never costs a match."""

import copy

import pytest
from key_player import KeyPlayer
from test_extras import ROLLED, blundering

from core.journal import check
from core.match import GAME_OVER, TO_ROLL
from core.ui.session import BLOB, TALLY
from core.ui.start import session_from
from core.ui.tally import Tally

TUTOR = {"speed": 0, "tutor": 1}


class Watched:
    """A player's store that keeps what would be there after a cut behind each write."""

    def __init__(self, store):
        self.store = store
        self.cuts = []
        self.read = store.read
        self.fault = None

    def append(self, name, data):
        self.store.append(name, data)
        self.cuts.append(copy.deepcopy(self.store))

    def replace(self, name, data):
        self.store.replace(name, data)
        self.cuts.append(copy.deepcopy(self.store))


def at(xgid):
    """A player in the middle of a match that a restart finds again."""
    player = KeyPlayer(seed=5, options=TUTOR)
    player.app.session = session_from(player.device, player.app.settings, xgid)
    player.app.open_game()
    player.session.settle()
    return player


def blundered():
    """A player whose blunder stands, after the bot's answer."""
    player = at(ROLLED)
    blundering(player)
    player.press("down down a wait:3000")
    assert player.app.screen.tutor.blunders == 1
    return player


def counts(tally):
    """All that is counted."""
    return tally.decisions, tally.loss, tally.errors, tally.blunders, tally.worst


def question(match):
    """What a person is asked to decide."""
    return bytes(match.start.cells), bytes(match.dice), match.phase, match.cube


def switched_on(store):
    """The device after a cut, with the match that was left on the screen."""
    player = KeyPlayer(seed=9, store=copy.deepcopy(store), options=TUTOR)
    assert player.app.session is not None
    player.press("a")
    assert player.name == "Play"
    return player


def test_the_tally_is_the_same_after_a_restart():
    player = blundered()
    before = counts(player.app.screen.tutor)
    assert before[0] == 1 and len(before[4]) == 1
    assert counts(switched_on(player.store).app.screen.tutor) == before


def test_the_tally_is_the_same_after_a_visit_to_the_title():
    player = blundered()
    before = counts(player.app.screen.tutor)
    player.press("menu up a a")
    assert player.name == "Play" and counts(player.app.screen.tutor) == before


def test_a_cut_after_any_write_loses_one_decision_at_most_and_counts_none_twice():
    player = blundered()
    # The store stays; only its writes are watched from now on.
    watched = player.device._store = Watched(player.store)
    play = player.app.screen
    before = first = play.tutor.decisions
    while play.match.phase < GAME_OVER and play.tutor.decisions < first + 4:
        cuts = len(watched.cuts)
        asked = question(play.match)
        player.act()
        for store in watched.cuts[cuts:]:
            again = switched_on(store).app.screen
            found = again.tutor.decisions
            assert before <= found <= play.tutor.decisions <= before + 1
            if question(again.match) == asked:
                assert found == before, "it has to be decided again"
        before = play.tutor.decisions
    assert before == first + 4


@pytest.mark.parametrize("byte", range(0, 33, 4))
def test_a_torn_or_changed_blob_is_ignored_and_the_match_stays(byte):
    player = blundered()
    whole = player.store.read(TALLY)
    log = player.store.read(BLOB)
    changed = bytearray(whole)
    changed[byte] ^= 0x40
    for blob in (whole[:byte], bytes(changed), b"\x01" * byte):
        player.store.replace(TALLY, blob)
        again = switched_on(player.store)
        assert counts(again.app.screen.tutor) == (0, 0, 0, 0, [])
        assert again.store.read(BLOB).startswith(log)


@pytest.mark.parametrize("data", [b"\x01", b"\x01" * 5, b"\x01" + bytes(10) + b"\x05\x00\x00\xff"])
def test_a_blob_of_the_right_check_sum_and_the_wrong_shape_is_ignored(data):
    player = KeyPlayer()
    player.store.replace(TALLY, data + check(data))
    assert counts(Tally(player.device)) == (0, 0, 0, 0, [])


def test_a_new_match_does_not_take_over_the_tally_of_the_last():
    player = blundered()
    player.press("menu up a")
    assert player.store.read(TALLY)
    player.press("down a a down down a")
    assert player.name == "Play"
    assert player.app.session is not None and not player.store.read(TALLY)


def test_a_double_that_is_a_blunder_may_be_insisted_on():
    # The other side is nearly home.
    player = at("XGID=------------EEE-------beb-:0:0:1:00:0:0:0:5:10")
    match = player.app.session.match
    assert match.phase == TO_ROLL and match.cube == 1
    player.press("right right a")
    assert player.name == "Question" and match.cube == 1
    player.press("down down a wait:500")
    assert match.cube == 2 and player.app.screen.tutor.blunders == 1
