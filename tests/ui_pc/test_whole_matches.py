"""A whole match by nothing but the buttons, on every display, alone and for two."""

import pytest
from key_player import KeyPlayer

from core.match import MATCH_OVER
from sim.scenes import DISPLAYS


# Two persons on the two smallest, a person against the bot on all.
CASES = [(size, 1) for size in DISPLAYS] + [(size, 0) for size in DISPLAYS[:2]]


@pytest.mark.parametrize(("size", "opponent"), CASES, ids=str)
def test_a_match_is_played_to_its_end(size, opponent):
    options = {"speed": 0, "opponent": opponent, "length": 1}
    player = KeyPlayer(size=size, seed=8, options=options)
    player.start()
    match = player.app.session.match
    player.play_match()
    assert match.phase == MATCH_OVER and max(match.score) >= 1
