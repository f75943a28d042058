"""A net in floats: one hidden layer of sigmoids, five sigmoids out.

Compiled: evaluation of a board and the online gradient step.  Weights are
float32, the first layer a row for each input, so that only the inputs that are
not zero cost anything.
"""

import math

import numpy as np
from numba import njit

from sim.train import features

OUTPUTS = 5
GRID = 32  # steps of the base inputs' weights in one, as the device holds them
EXTRA_GRID = 128
BASE_LIMIT = 127 / GRID  # what int8 holds
EXTRA_LIMIT = 127 / EXTRA_GRID
OUT_LIMIT = 12.0
_EXTRA_RATE = 0.05  # extra inputs are larger, so they learn slower


def fresh(inputs, hidden, seed, sample):
    """Weights to begin with, centred on `sample`, int8[n, inputs].

    Returns a dict of w1 [inputs, hidden], b1 [hidden], w2 [5, hidden], b2 [5].
    """
    rng = np.random.default_rng(seed)
    w1 = rng.normal(0, 0.1, (inputs, hidden)).astype(np.float32)
    w1[features.BASE :] *= 0.3
    b1 = -(sample.astype(np.float32).mean(0) @ w1)
    w2 = rng.normal(0, 0.5 / hidden**0.5, (OUTPUTS, hidden)).astype(np.float32)
    return {"w1": w1, "b1": b1.astype(np.float32), "w2": w2, "b2": np.zeros(OUTPUTS, np.float32)}


def load(path):
    """Weights of a .npz made by `fit`, as by `fresh`."""
    with np.load(path) as file:
        return {name: file[name] for name in ("w1", "b1", "w2", "b2")}


def parts(net):
    """The four arrays in the order that the compiled functions take them."""
    return net["w1"], net["b1"], net["w2"], net["b2"]


@njit(fastmath=True)
def sigmoid(x):
    """1 / (1 + e**−x)."""
    return np.float32(1) / (np.float32(1) + np.float32(math.exp(-x)))


@njit(fastmath=True)
def hidden_layer(x, w1, b1, h):
    """Hidden values of inputs x into h."""
    h[:] = b1
    for f in range(len(x)):
        if x[f]:
            v = np.float32(x[f])
            for j in range(len(h)):
                h[j] += v * w1[f, j]
    for j in range(len(h)):
        h[j] = sigmoid(h[j])


@njit(fastmath=True)
def _hidden_layer_on_grid(x, w1, b1, h):
    """The same as if w1 had been rounded to what the device holds."""
    h[:] = b1
    for f in range(len(x)):
        if x[f]:
            scale = np.float32(GRID if f < features.BASE else EXTRA_GRID)
            v = np.float32(x[f]) / scale
            for j in range(len(h)):
                h[j] += v * np.rint(w1[f, j] * scale)
    for j in range(len(h)):
        h[j] = sigmoid(h[j])


def to_grid(w1):
    """w1 rounded to what the device holds, as a new array."""
    scale = np.full((len(w1), 1), GRID, np.float32)
    scale[features.BASE :] = EXTRA_GRID
    return np.rint(w1 * scale) / scale


@njit(fastmath=True)
def output_layer(h, w2, b2, out):
    """The five chances of hidden values h into out."""
    for c in range(OUTPUTS):
        total = b2[c]
        for j in range(len(h)):
            total += w2[c, j] * h[j]
        out[c] = sigmoid(total)


@njit(fastmath=True)
def equity(p):
    """Cubeless equity of five chances."""
    return 2 * p[0] - 1 + p[1] + p[2] - p[3] - p[4]


@njit
def predict(x, w1, b1, w2, b2):
    """Chances float32[n, 5] for inputs int8[n, inputs]."""
    out = np.empty((len(x), OUTPUTS), np.float32)
    h = np.empty(len(b1), np.float32)
    for k in range(len(x)):
        hidden_layer(x[k], w1, b1, h)
        output_layer(h, w2, b2, out[k])
    return out


@njit(fastmath=True)
def _gradient(p, y, equity_weight, g):
    """Slope of the loss at the five sums into g: cross-entropy plus squared equity error."""
    error = equity_weight * (equity(p) - equity(y))
    for c in range(OUTPUTS):
        sign = np.float32(2 if c == 0 else 1 if c < 3 else -1)
        share = np.float32(1 if c == 0 else 0.5)
        g[c] = share * (p[c] - y[c]) + error * sign * p[c] * (1 - p[c])


@njit(fastmath=True)
def epoch(x, y, weight, order, w1, b1, w2, b2, rates, equity_weight, on_grid=False):
    """Learn every sample once, in `order`, one at a time.

    y       float32[n, 5] labels; weight float32[n] importance of each
    rates   learning rate at the beginning and at the end
    on_grid judge with w1 rounded as the device has it, learn on the unrounded
    """
    hidden = len(b1)
    h, slope = np.empty(hidden, np.float32), np.empty(hidden, np.float32)
    p, g = np.empty(OUTPUTS, np.float32), np.empty(OUTPUTS, np.float32)
    for step in range(len(order)):
        k = order[step]
        rate = np.float32(rates[0] + (rates[1] - rates[0]) * step / len(order)) * weight[k]
        if on_grid:
            _hidden_layer_on_grid(x[k], w1, b1, h)
        else:
            hidden_layer(x[k], w1, b1, h)
        output_layer(h, w2, b2, p)
        _gradient(p, y[k], equity_weight, g)
        slope[:] = 0
        for c in range(OUTPUTS):
            down = rate * g[c]
            b2[c] -= down
            for j in range(hidden):
                slope[j] += g[c] * w2[c, j]
                w2[c, j] = min(OUT_LIMIT, max(-OUT_LIMIT, w2[c, j] - down * h[j]))
        for j in range(hidden):
            slope[j] *= rate * h[j] * (1 - h[j])
            b1[j] -= slope[j]
        for f in range(x.shape[1]):
            if x[k, f]:
                base = f < features.BASE
                limit = np.float32(BASE_LIMIT if base else EXTRA_LIMIT)
                v = np.float32(x[k, f]) * np.float32(1 if base else _EXTRA_RATE)
                for j in range(hidden):
                    w1[f, j] = min(limit, max(-limit, w1[f, j] - v * slope[j]))
