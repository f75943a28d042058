"""From floats to the bytes that the device loads, and the integer net itself.

The file, little-endian: b"UGN1", hidden units H and inputs N (uint16 each),
256 × the scale S2 of the output weights (uint32), W1 input by input
(N × H int8), b1 (H int16), W2 (5 × H int8), b2 (5 int32), crc32 of all before
it (uint32).  Base inputs' weights are kept in 32nds, those of the extra inputs
in 128ths; a hidden value is 0 to 255.
"""

import struct
import zlib

import numpy as np
from numba import njit

from sim.train import features, net

MAGIC = b"UGN1"
SCALE = 32  # of a first layer's sum
FINER = 4  # how much finer the extra inputs' weights are kept
TOP = 255  # hidden value that stands for 1
BIAS_LIMIT = 480  # of the first layer, so that the device may pack its sums
_HEAD = struct.Struct("<4sHHI")


def sigmoid_table():
    """Hidden values for sums of −256 to 255 at SCALE, uint8[512]."""
    return (TOP / (1 + np.exp(-(np.arange(512) - 256) / SCALE)) + 0.5).astype(np.uint8)


_TABLE = sigmoid_table()


def quantise(weights, sample):
    """Round a net of floats so that it errs least on `sample`, int8[n, inputs].

    Each weight's rounding error is made good by those still to be rounded, the
    bias last.  Returns a dict of q1 int8, b1 int16, q2 int8, b2 int32, s2 float.
    """
    x = _with_bias(sample)
    w1 = np.vstack([weights["w1"], weights["b1"]]).astype(np.float64)
    scales = np.full(len(w1), SCALE, np.float64)
    scales[features.BASE : -1] *= FINER
    first = _round(x, w1, scales)
    h = _with_bias(_hidden(sample, first))
    # The header holds 256 × S2, so that is the scale that everything uses.
    s2 = min(255, int(127 / abs(weights["w2"]).max() * 256) / 256)
    w2 = np.vstack([weights["w2"].T / TOP, weights["b2"]]).astype(np.float64)
    logits = _with_bias(1 / (1 + np.exp(-x @ w1))) @ np.vstack([w2[:-1] * TOP, w2[-1]])
    w2 += np.linalg.lstsq(h, logits - h @ w2, rcond=1e-6)[0]
    second = _round(h, w2, np.append(np.full(len(w2) - 1, TOP * s2), TOP * s2))
    return {
        "q1": first[:-1].astype(np.int8),
        "b1": first[-1].clip(-BIAS_LIMIT, BIAS_LIMIT).astype(np.int16),
        "q2": second[:-1].T.astype(np.int8),
        "b2": second[-1].astype(np.int32),
        "s2": s2,
    }


def _with_bias(x):
    """The rows of x with a 1 at the end."""
    return np.hstack([x, np.ones((len(x), 1))]).astype(np.float64)


def _hidden(sample, first):
    """Hidden values 0 to 255 of the inputs `sample` by the rounded first layer."""
    base = sample[:, : features.BASE].astype(np.int64) @ first[: features.BASE] + first[-1]
    extra = sample[:, features.BASE :].astype(np.int64) @ first[features.BASE : -1]
    at = base.astype(np.int64) + ((extra.astype(np.int64) + FINER // 2) >> 2) + 256
    return _TABLE[at.clip(0, 511)]


def _round(x, weights, scales):
    """Round weights [n, m] × scales [n] to int8, the last row (the bias) to any integer.

    What a rounded row does wrong on the inputs x [samples, n] is spread over
    the rows after it, by the Cholesky factor of the inverse of their products.
    """
    products = x.T @ x / len(x)
    products += np.diag(np.full(len(products), 1e-3 * np.trace(products) / len(products)))
    spread = np.linalg.cholesky(np.linalg.inv(products)).T
    weights, whole = weights.copy(), np.empty_like(weights)
    for k in range(len(weights)):
        limit = 127 if k < len(weights) - 1 else 2**31 - 1
        whole[k] = np.round(weights[k] * scales[k]).clip(-limit, limit)
        wrong = (weights[k] - whole[k] / scales[k]) / spread[k, k]
        weights[k + 1 :] -= np.outer(spread[k, k + 1 :], wrong)
    return whole


def to_bytes(whole):
    """The file of a net that `quantise` made."""
    inputs, hidden = whole["q1"].shape
    body = _HEAD.pack(MAGIC, hidden, inputs, round(whole["s2"] * 256))
    for name, kind in (("q1", "i1"), ("b1", "<i2"), ("q2", "i1"), ("b2", "<i4")):
        body += whole[name].astype(kind).tobytes()
    return body + struct.pack("<I", zlib.crc32(body))


def from_bytes(data):
    """The net of a file, as `quantise` makes it; ValueError if it is damaged."""
    magic, hidden, inputs, scale = _HEAD.unpack_from(data)
    if magic != MAGIC or zlib.crc32(data[:-4]) != struct.unpack("<I", data[-4:])[0]:
        raise ValueError("not a net, or a damaged one")
    whole, at = {"s2": scale / 256}, _HEAD.size
    shapes = (("q1", "i1", (inputs, hidden)), ("b1", "<i2", (hidden,)))
    shapes += (("q2", "i1", (net.OUTPUTS, hidden)), ("b2", "<i4", (net.OUTPUTS,)))
    for name, kind, shape in shapes:
        size = int(np.prod(shape))
        whole[name] = np.frombuffer(data, kind, size, at).reshape(shape)
        at += whole[name].nbytes
    return whole


def load(path):
    """The net in the file `path`."""
    return from_bytes(path.read_bytes())


def parts(whole):
    """The arrays in the order and width that `sums` takes them."""
    arrays = [whole[name].astype(np.int32) for name in ("q1", "b1", "q2", "b2")]
    return (*arrays, np.float32(1 / (TOP * whole["s2"])))


@njit(cache=True)
def _sums(x, q1, b1, q2, b2, table, out):
    """The five output sums of inputs x into out, in integers as on the device."""
    hidden = len(b1)
    base, extra = b1.copy(), np.zeros(hidden, np.int32)
    for f in range(len(x)):
        if x[f]:
            row = base if f < features.BASE else extra
            for j in range(hidden):
                row[j] += x[f] * q1[f, j]
    out[:] = b2
    for j in range(hidden):
        at = base[j] + ((extra[j] + FINER // 2) >> 2) + 256
        h = np.int32(table[min(511, max(0, at))])
        for c in range(len(out)):
            out[c] += q2[c, j] * h


@njit
def sums(x, q1, b1, q2, b2, out):
    """The five output sums of inputs x into out, int32; logit = sum / (255 × S2)."""
    _sums(x, q1, b1, q2, b2, _TABLE, out)


@njit
def predict(x, q1, b1, q2, b2, unit):
    """Chances float32[n, 5] for inputs int8[n, inputs] by the integer net."""
    out = np.empty((len(x), 5), np.float32)
    total = np.empty(5, np.int32)
    for k in range(len(x)):
        sums(x[k], q1, b1, q2, b2, total)
        for c in range(5):
            out[k, c] = net.sigmoid(total[c] * unit)
    return out
