"""Learning: online gradient descent over the labelled positions.

After every epoch the weights, the errors so far and the next epoch's number
are written, so that a stopped run goes on; the learning curve is drawn beside.
"""

import json
from datetime import date
from pathlib import Path

import numpy as np
from tqdm import trange

from sim.train import features, net, store, teacher


class Run:
    """One training run, resumable after each epoch.

    options     the command's arguments: data, kind, hidden, extras, epochs,
                rate, equity_weight, on_grid, plies, fine, seed, begin, out (.npz)
    """

    def __init__(self, options):
        self.options = options
        self.x, self.y, self.weight = self._samples(held_out=False)
        self.x_held, self.y_held, _ = self._samples(held_out=True)
        self.curve = []
        self.weights = self._resumed() or self._first()

    def _samples(self, held_out):
        o = self.options
        positions, labels, weight = store.load(o.data, o.kind, o.plies, tuple(o.fine), held_out)
        return features.encode_all(positions, features.inputs_of(o.extras)), labels, weight

    def _state(self):
        return self.options.out.with_suffix(".state.npz")

    def _resumed(self):
        """Weights of a stopped run with the same shape, or None."""
        if not self._state().exists():
            return None
        with np.load(self._state()) as file:
            self.curve = json.loads(str(file["curve"]))
        return net.load(self._state())

    def _first(self):
        """Weights of the net to begin with, or drawn ones."""
        if self.options.begin:
            return net.load(self.options.begin)
        inputs = self.x.shape[1]
        return net.fresh(inputs, self.options.hidden, self.options.seed, self.x[:20000])

    def rate(self, progress):
        """Learning rate after `progress` 0 to 1 of the run: half a cosine."""
        return self.options.rate * (0.5 * (1 + np.cos(np.pi * progress)) + 0.002)

    def error(self):
        """Mean absolute and root mean square equity error on the held-out positions."""
        difference = teacher.equity(net.predict(self.x_held, *net.parts(self._judged())))
        difference -= teacher.equity(self.y_held)
        return float(abs(difference).mean()), float((difference**2).mean() ** 0.5)

    def _judged(self):
        """The weights as they are judged: rounded if they are learned so."""
        if not self.options.on_grid:
            return self.weights
        return {**self.weights, "w1": net.to_grid(self.weights["w1"])}

    def learn(self, limit=None):
        """Run the epochs that are left, or `limit` of them; returns the last (mean, rms) error."""
        epochs = self.options.epochs
        done = len(self.curve)
        end = epochs if limit is None else min(epochs, done + limit)
        bar = trange(done, end, initial=done, total=epochs, desc=self.options.out.stem)
        for k in bar:
            order = np.random.default_rng((self.options.seed, k)).permutation(len(self.x))
            rates = self.rate(k / epochs), self.rate((k + 1) / epochs)
            net.epoch(
                self.x, self.y, self.weight, order, *net.parts(self.weights), rates,
                np.float32(self.options.equity_weight), self.options.on_grid,
            )  # fmt: skip
            self.curve.append(self.error())
            bar.set_postfix_str("mean {:.4f} rms {:.4f}".format(*self.curve[-1]))
            store.write(self._state(), curve=json.dumps(self.curve), **self.weights)
        if end == epochs:
            self._finish()
        return self.curve[-1]

    def _made(self):
        """How this net came about, for the data sheet: JSON."""
        told = vars(self.options).items()
        made = {k: v.name if isinstance(v, Path) else str(v) for k, v in told if k != "job"}
        made["positions"], made["date"] = len(self.x), date.today().isoformat()
        return json.dumps(made)

    def _finish(self):
        """Write the net and its curve, and forget the state."""
        store.write(
            self.options.out, curve=json.dumps(self.curve), made=self._made(), **self.weights
        )
        draw(self.curve, self.options.out.with_suffix(".png"))
        self._state().unlink(missing_ok=True)


def draw(curve, path):
    """Draw the errors of each epoch to the picture `path`."""
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(figsize=(6, 4))
    axes.semilogy(range(1, len(curve) + 1), curve, label=("mean", "root mean square"))
    axes.set(xlabel="epoch", ylabel="equity error, held out", title=path.stem)
    axes.grid(which="both", alpha=0.3)
    axes.legend()
    figure.savefig(path, dpi=100, bbox_inches="tight")
    pyplot.close(figure)
