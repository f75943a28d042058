"""The core's legal plays against an independent referee, on a sample of games."""

import pytest

pytest.importorskip("gnubg_nn", reason="the referee is not to be had here")

from sim import crosscheck  # noqa: E402


def test_random_games_have_the_referees_legal_plays(capsys):
    assert crosscheck.main(["40", "--seed", "77"]) == 0
    assert "40 games" in capsys.readouterr().out


def test_a_wrong_play_would_be_noticed(monkeypatch):
    monkeypatch.setattr(crosscheck, "their_results", lambda *_: set())
    with pytest.raises(AssertionError):
        crosscheck.main(["1"])
