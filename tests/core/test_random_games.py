"""Random games, every action of the referee among them, keep the board whole."""

from core import rules
from core.dice import Dice
from core.journal import Journal
from core.match import GAME_OVER, MATCH_OVER, MOVING, NEXT, Match
from core.selfplay import RandomPlayer, act_once, selfplay


def check_board(position):
    """Fifteen checkers a side, and no point held by both."""
    cells = position.cells
    assert sum(cells[:26]) == 15 and sum(cells[26:]) == 15
    for point in range(1, 25):
        assert not (cells[point] and cells[51 - point]), point


def check_turn(match):
    """While a turn is unfinished there is a move; afterwards there is none."""
    if match.phase == MOVING:
        more = match.n_moves < match.need
        assert more == (sum(match.legal) > 0)
        assert match.n_left >= match.need - match.n_moves


def play_checked(options, seed):
    """A match of random actions, the board looked at after each."""
    dice = Dice(seed=seed)
    journal = Journal(Match(options))
    match = journal.match
    players = [RandomPlayer(dice)] * 2
    while match.phase != MATCH_OVER and match.games < 12:
        if match.phase == GAME_OVER:
            assert match.winner in (0, 1) and match.points > 0
            journal.act(NEXT)
        else:
            act_once(journal, players, dice)
        check_board(match.position)
        check_turn(match)
        journal.pending = bytearray()
    return match


def test_random_matches_end_with_a_winner():
    for seed in range(6):
        match = play_checked(rules.match(3), seed)
        assert match.score[match.match_winner] >= 3


def test_random_money_games_with_every_option():
    for seed in range(4):
        options = rules.money()
        options.beavers = 2
        options.auto_doubles = 1
        assert play_checked(options, 100 + seed).games == 12


def test_selfplay_repeats_with_its_seed():
    assert selfplay(3, 1, 0) == selfplay(3, 1, 0)
    assert selfplay(2, 1, 0, 3)[0].startswith("score=")
