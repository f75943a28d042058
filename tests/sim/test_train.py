"""The workshop's compiled forms agree with the core, and its files hold what was put in."""

import random

import pytest

np = pytest.importorskip("numpy")
pytest.importorskip("numba")

from core.bot import extras_plain  # noqa: E402
from core.bot.tables import ESCAPES  # noqa: E402
from core.plays import Plays  # noqa: E402
from core.position import Position  # noqa: E402
from sim.train import boards, exact, features, fit, net, quantise, store  # noqa: E402


def results_of_core(cells, one, other):
    """The boards after each legal play by the core, turned, as bytes."""
    position, after, plays = Position(), Position(), Plays()
    position.cells[:] = cells
    results = set()
    for k in range(plays.find(position, one, other)):
        after.copy(position)
        plays.make(k, after)
        after.flip()
        results.add(boards.from_cells(after.cells).tobytes())
    return results


def cells_of(board):
    """The 52 cells of a board."""
    mine, theirs = board[:25].tolist(), board[25:].tolist()
    return bytearray([15 - sum(mine), *mine, 15 - sum(theirs), *theirs])


def walk(games, seed):
    """Boards and rolls of random games."""
    rng = random.Random(seed)
    out = np.empty((boards.ROOM, boards.CELLS), np.int8)
    for _ in range(games):
        board = boards.START.copy()
        while not boards.final_equity(board):
            one, other = rng.randint(1, 6), rng.randint(1, 6)
            yield board, one, other
            board = out[rng.randrange(boards.find_plays(board, one, other, out))].copy()


def test_compiled_plays_are_those_of_the_core():
    out = np.empty((boards.ROOM, boards.CELLS), np.int8)
    for board, one, other in walk(4, seed=5):
        n = boards.find_plays(board, one, other, out)
        turned = np.roll(board, 25).tobytes()
        expected = results_of_core(cells_of(board), one, other) or {turned}
        assert {row.tobytes() for row in out[:n]} == expected
        assert n == len(expected)


def test_base_inputs_always_sum_to_thirty():
    x = np.zeros(features.FULL, np.int8)
    for board, _, _ in walk(2, seed=6):
        features.encode(board, x)
        assert x[: features.BASE].sum() == 30


def test_inputs_of_the_turned_board_are_the_halves_swapped():
    x, turned = np.zeros(features.FULL, np.int8), np.zeros(features.FULL, np.int8)
    for board, _, _ in walk(1, seed=7):
        features.encode(board, x)
        features.encode(np.roll(board, 25), turned)
        assert (np.roll(x[:200], 100) == turned[:200]).all()
        assert (np.roll(x[200:], 10) == turned[200:]).all()


def test_extra_inputs_are_those_of_the_device():
    x, out = np.zeros(features.FULL, np.int8), bytearray(extras_plain.SIZE)
    for board, _, _ in walk(12, seed=9):
        features.encode(board, x)
        extras_plain.fill(cells_of(np.roll(board, 25)), ESCAPES, out, 0)
        device = [value - 15 if k % 10 == 0 else value for k, value in enumerate(out)]
        assert device == x[features.BASE :].tolist()


def test_a_direct_shot_counts_eleven_rolls_and_the_combinations():
    board = np.zeros(50, np.int8)
    board[5] = 1  # my blot on my 6 point
    board[25 + 24] = 1  # their man on the bar, 19 pips away
    board[25 + 18 + 6] = 1
    x = np.zeros(features.FULL, np.int8)
    board[49], board[25 + 20] = 0, 1  # two pips behind the blot: 12 rolls
    features.encode(board, x)
    assert x[204] == 12 // 3


def sample_net(hidden=8, inputs=features.FULL):
    """Weights drawn at random and the inputs of some boards."""
    x = features.encode_all(np.array([board for board, _, _ in walk(3, seed=8)]), inputs)
    return net.fresh(inputs, hidden, 1, x), x


def test_rounded_net_says_nearly_the_same():
    weights, x = sample_net()
    whole = quantise.quantise(weights, x)
    difference = net.predict(x, *net.parts(weights)) - quantise.predict(x, *quantise.parts(whole))
    assert abs(difference).max() < 0.02


def test_net_file_holds_every_number():
    weights, x = sample_net(inputs=features.BASE)
    whole = quantise.quantise(weights, x)
    again = quantise.from_bytes(quantise.to_bytes(whole))
    assert again["s2"] == whole["s2"]
    assert all((again[name] == whole[name]).all() for name in ("q1", "b1", "q2", "b2"))


def test_damaged_net_file_is_refused():
    weights, x = sample_net()
    data = bytearray(quantise.to_bytes(quantise.quantise(weights, x)))
    data[100] ^= 1
    with pytest.raises(ValueError):
        quantise.from_bytes(bytes(data))


def test_gradient_step_brings_the_net_to_its_label():
    weights, x = sample_net(hidden=4)
    x = x[:1].repeat(300, 0)
    y = np.tile(np.array([[0.7, 0.2, 0.01, 0.1, 0.0]], np.float32), (300, 1))
    order, weight = np.arange(300), np.ones(300, np.float32)
    net.epoch(x, y, weight, order, *net.parts(weights), (0.5, 0.1), np.float32(3))
    assert abs(net.predict(x[:1], *net.parts(weights)) - y[0]).max() < 0.02


def test_net_learned_on_the_grid_loses_little_in_rounding():
    weights, x = sample_net()
    weights["w1"] = net.to_grid(weights["w1"])
    whole = quantise.quantise(weights, x)
    scale = np.where(np.arange(features.FULL) < features.BASE, 32, 128)[:, None]
    assert (whole["q1"] == weights["w1"] * scale).all()


class Options:
    """What `fit` is told on the command line."""

    kind, hidden, extras, epochs, rate, equity_weight = "contact", 4, False, 3, 0.05, 3.0
    plies, fine, seed, begin, on_grid = [0], [2, 1], 1, None, False


def test_stopped_run_goes_on_where_it_was(tmp_path):
    positions = np.array([board for board, _, _ in walk(3, seed=9)])
    for number in (0, 19):  # the second is held out
        shard = tmp_path / f"contact-001-{number:04}.npz"
        store.write(shard, boards=positions)
        labels = np.full((len(positions), 5), 0.25, np.float32)
        store.write(store.label_path(shard, 0), labels=labels)
    options = Options()
    options.data, options.out = tmp_path, tmp_path / "net.npz"
    whole = fit.Run(options)
    whole.learn()
    expected = whole.weights
    stopped = fit.Run(options)
    stopped.learn(limit=1)
    resumed = fit.Run(options)
    assert len(resumed.curve) == 1
    resumed.learn()
    assert all((resumed.weights[name] == expected[name]).all() for name in expected)


def test_device_gives_the_chances_of_the_compiled_integers():
    assert exact.compare("assets/nets", 400, 3)[0] == 0


def test_another_net_on_the_device_would_be_noticed(monkeypatch):
    device = exact._device
    monkeypatch.setattr(exact, "_device", lambda path, chosen: device(path, chosen[::-1]))
    wrong, compared = exact.compare("assets/nets", 40, 3)
    assert wrong > compared // 2
