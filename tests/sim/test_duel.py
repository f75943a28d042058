"""The bot in a duel plays on MicroPython what the core says it plays."""

import pytest

pytest.importorskip("numba", reason="the workshop's optional packages are not here")
pytest.importorskip("gnubg_nn", reason="there is no gnubg-nn for this Python")


def test_the_device_answers_with_a_legal_play_and_cells_survive_the_way():
    import numpy as np

    from sim.duel import players
    from sim.train import boards

    device = players.Device(1)
    out = np.empty((boards.ROOM, boards.CELLS), np.int8)
    board = boards.START.copy()
    for one, other in ((3, 1), (6, 5), (2, 2), (6, 6)):
        assert list(boards.from_cells(players.cells_of(board))) == list(board)
        after = device(board, one, other)
        n = boards.find_plays(board, one, other, out)
        assert any((out[k] == after).all() for k in range(n))
        board = after
    device.close()


def test_pubeval_and_gnubg_play_legally():
    import numpy as np

    from sim.duel import players
    from sim.train import boards

    out = np.empty((boards.ROOM, boards.CELLS), np.int8)
    n = boards.find_plays(boards.START, 4, 2, out)
    for choose in (players.pubeval, players.gnubg):
        after = choose(boards.START, 4, 2)
        assert any((out[k] == after).all() for k in range(n))


def test_with_the_luck_taken_out_the_same_pairs_tell_far_more():
    from sim.duel import luck, players

    played, sharper = luck.duel(players.pubeval, players.gnubg, 40, 3)[1]
    assert sharper < 0.7 * played


def test_the_luck_of_all_rolls_of_a_position_is_none():
    from sim.duel import luck
    from sim.train import boards

    total = sum(
        luck.luck(boards.START, one, other, False) for one in range(1, 7) for other in range(1, 7)
    )
    assert abs(total) < 1e-6


def test_a_player_by_chance_plays_legally_and_repeats_itself():
    import numpy as np

    from sim.duel import players
    from sim.train import boards

    out = np.empty((boards.ROOM, boards.CELLS), np.int8)
    n = boards.find_plays(boards.START, 6, 4, out)
    one, other = players.Chance(7), players.Chance(7)
    for _ in range(20):
        after = one(boards.START, 6, 4)
        assert any((out[k] == after).all() for k in range(n))
        assert (after == other(boards.START, 6, 4)).all()


def test_a_tie_of_two_cube_actions_counts_for_either():
    from sim.duel import cubes

    # No double, take, pass; whether we double and think it a take.
    judged = [(1.0, 1.9, 1.0), (0.5, 0.6, 1.0), (0.5, 0.4, 1.0), (-0.9, -1.8, 1.0)]
    chosen = [(True, False), (False, True), (True, True), (False, True)]
    result = cubes.Result(judged, chosen)
    assert [round(1000 * loss) for loss in result.lost] == [0, 100, 100, 0]
    assert result.doubles.tolist() == [True, False, False]
    assert result.takes.tolist() == [True, True, True]


def test_bgsage_values_a_finished_game_and_the_start_and_plays_legally():
    pytest.importorskip("bgsage", reason="the second judge is not here")
    import numpy as np

    from sim.duel import sage
    from sim.train import boards

    out = np.empty((boards.ROOM, boards.CELLS), np.int8)
    n = boards.find_plays(boards.START, 3, 1, out)
    after = sage.choose(boards.START, 3, 1)
    assert any((out[k] == after).all() for k in range(n))
    # Who has just made the five point is ahead; who rolls first from the start is, a little.
    assert -0.35 < sage.value(after, 0) < -0.1 < 0 < sage.value(boards.START, 0) < 0.15
    won = boards.START.copy()
    won[boards.SIDE :] = 0  # the side that has just moved has borne off everything
    assert sage.value(won, 0) == boards.final_equity(won) < 0


ANALYSIS = """
Player                                gnubg                     us
Unforced moves                        40                        42
Error total EMG (MWC)                 -0.120 (  -0.800%)       -0.400 (  -2.100%)
Close or actual cube decisions        10                        12
Error total EMG (MWC)                 -0.030 (  -0.300%)       -0.100 (  -0.500%)
"""


def test_errors_are_read_from_gnubgs_analysis_match_by_match():
    from sim.duel import gnubg

    lost = gnubg.overall(ANALYSIS + ANALYSIS.replace("-0.120", "-0.020"))
    assert lost.counts == [50, 50]
    assert [round(x, 6) for x in lost.lost] == [0.15, 0.05]
    mean, error = lost.rate()
    assert abs(mean - 0.002) < 1e-9 and abs(error - 0.0707106 / 100) < 1e-6
    assert gnubg.rating(mean) == "World class" and gnubg.rating(0.0019) == "Supernatural"
    assert gnubg.rating(1) == "Awful!"


def test_gnubg_is_asked_for_its_cube_equities_once():
    from sim.duel import cubes, gnubg

    if not gnubg.command():
        pytest.skip("there is no gnubg here")
    import tempfile
    from pathlib import Path

    code = "XGID=-a-BbBC-A---dE--Ac-e----A-:0:0:1:00:0:0:0:0:10"
    with tempfile.TemporaryDirectory() as directory:
        path = Path(directory) / "judged.json"
        (first,) = cubes.judge([code], path)
        assert abs(first[0] - 0.469) < 0.01 and first[2] == 1
        path.write_text(path.read_text().replace("[", "[5, "))
        assert cubes.judge([code], path)[0][0] == 5
