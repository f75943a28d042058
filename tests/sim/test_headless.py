"""Scripted sessions: virtual time, and the pace of the keys."""

import pytest
from devices import LittleGame, headless

from core import console
from core.console import event_code
from sim import script
from sim.headless import Session


def played(keys):
    """The events that the little game saw: (time, event)."""
    device = headless()
    game = LittleGame(device)
    Session(game, device).play(script.parse(keys))
    return game.seen


def test_the_next_key_waits_until_the_game_is_at_rest():
    times = [time for time, event in played("a b") if event >> 4 == console.PRESSED]
    assert times[1] - times[0] >= 100


def test_every_press_is_released():
    assert [event for _, event in played("a")] == [
        event_code(console.PRESSED, console.A),
        event_code(console.RELEASED, console.A),
    ]


def test_hold_keeps_the_button_down_until_it_counts_as_held():
    assert event_code(console.HELD, console.A) in [event for _, event in played("hold:a")]


def test_wait_lets_time_pass_and_no_more():
    device = headless()
    session = Session(LittleGame(device), device)
    session.wait(505)
    assert device.ticks() == 505


def test_two_sessions_of_the_same_keys_are_the_same():
    assert played("a wait:33 b touch:1,2 hold:up") == played("a wait:33 b touch:1,2 hold:up")


def test_a_game_that_never_rests_is_told():
    device = headless()
    game = LittleGame(device)
    game._busy_until = 1 << 29
    with pytest.raises(RuntimeError, match="still busy"):
        Session(game, device).settle()
