"""The bot's static player, compiled: a contact net and a race net choose a play.

Both nets are floats or both the integers of the device; the choice is that of
the fast level, without looking ahead.
"""

import numpy as np
from numba import njit

from sim.train import boards, features, net, quantise


def weights_of(path):
    """Weights of a .npz or .bin as the compiled functions take them, floats or integers."""
    if path.suffix == ".bin":
        return quantise.parts(quantise.load(path))
    return net.parts(net.load(path))


def predict(path, positions):
    """Chances float32[n, 5] of boards int8[n, 50] by the net in `path`."""
    weights = weights_of(path)
    x = features.encode_all(positions, len(weights[0]))
    module = quantise if path.suffix == ".bin" else net
    return module.predict(x, *weights)


class Player:
    """Two nets and the buffers for one roll."""

    def __init__(self, contact, race):
        """Load the nets: paths of two .npz or of two .bin, else ValueError."""
        if contact.suffix != race.suffix:
            raise ValueError("one net is of floats, the other of integers")
        self.paths = contact, race
        self.contact, self.race = weights_of(contact), weights_of(race)
        self.values = _values_whole if contact.suffix == ".bin" else _values
        self.plays = np.empty((boards.ROOM, boards.CELLS), np.int8)

    def equities(self, positions):
        """Equity of the side on roll for each of the boards, finished ones too."""
        return self.values(positions, self.contact, self.race)

    def choose(self, board, one, other):
        """The board after the chosen play, seen by the side that rolls next."""
        n = boards.find_plays(board, one, other, self.plays)
        if n == 1:
            return self.plays[0].copy()
        return self.plays[self.equities(self.plays[:n]).argmin()].copy()


@njit
def _values(positions, contact, race):
    """Equities float32[n] by nets of floats."""
    out = np.empty(len(positions), np.float32)
    for k in range(len(positions)):
        board = positions[k]
        final = boards.final_equity(board)
        if final:
            out[k] = final
            continue
        weights = contact if boards.is_contact(board) else race
        x = np.zeros(len(weights[0]), np.int8)
        features.encode(board, x)
        h = np.empty(len(weights[1]), np.float32)
        p = np.empty(5, np.float32)
        net.hidden_layer(x, weights[0], weights[1], h)
        net.output_layer(h, weights[2], weights[3], p)
        out[k] = net.equity(p)
    return out


@njit
def _values_whole(positions, contact, race):
    """Equities float32[n] by nets of integers."""
    out = np.empty(len(positions), np.float32)
    total = np.empty(5, np.int32)
    p = np.empty(5, np.float32)
    for k in range(len(positions)):
        board = positions[k]
        final = boards.final_equity(board)
        if final:
            out[k] = final
            continue
        weights = contact if boards.is_contact(board) else race
        x = np.zeros(len(weights[0]), np.int8)
        features.encode(board, x)
        quantise.sums(x, weights[0], weights[1], weights[2], weights[3], total)
        for c in range(5):
            p[c] = net.sigmoid(total[c] * weights[4])
        out[k] = net.equity(p)
    return out
