"""Where positions and labels lie: many small files, so that any job can stop.

A shard is one .npz of a few thousand positions under the data directory:

    NAME.npz        boards int8[n, 50], side on roll first (see `boards`)
    NAME.plyP.npz   labels float32[n, 5] by the teacher at P plies

Files are written under another name and renamed, so a shard is whole or not
there; a job that is started again goes on with what is missing.
"""

import os
from pathlib import Path

import numpy as np

SHARD = 4000
KINDS = ("contact", "race")


def default_dir():
    """The data directory if none is named."""
    return Path.home() / ".cache" / "ugammon"


def write(path, **arrays):
    """Write `arrays` to `path` (.npz) whole, or not at all."""
    path.parent.mkdir(parents=True, exist_ok=True)
    temporary = path.with_name(f".{os.getpid()}-{path.name}")
    np.savez_compressed(temporary, **arrays)
    temporary.rename(path)


def shards(data, kind, seed=None):
    """Paths of the position shards of `kind`, of one seed or of all, in order."""
    pattern = f"{kind}-*.npz" if seed is None else f"{kind}-{seed:03}-*.npz"
    return sorted(path for path in Path(data).glob(pattern) if ".ply" not in path.name)


def label_path(shard, plies):
    """Path of the labels of `shard` at `plies`."""
    return shard.with_name(f"{shard.stem}.ply{plies:.0f}.npz")


def boards_of(shard):
    """The boards of one shard, int8[n, 50]."""
    with np.load(shard) as file:
        return file["boards"]


def labels_of(shard, plies):
    """The labels of `shard` at `plies`, float32[n, 5], or None if there are none yet."""
    path = label_path(shard, plies)
    if not path.exists():
        return None
    with np.load(path) as file:
        return file["labels"]


def is_held_out(shard):
    """True for every twentieth shard: measured on, never learned."""
    return int(shard.stem.rsplit("-", 1)[1]) % 20 == 19


def target_of(shard, plies, fine):
    """What to learn of a shard: labels float32[n, 5] and their importance.

    plies   the labels at these plies, those there are averaged, importance 1, unless
    fine    (ply, importance): labels at this ply take their place where they are
    Returns (None, 0) if there is no label at all.
    """
    best = labels_of(shard, fine[0])
    if best is not None:
        return best, fine[1]
    found = [label for label in (labels_of(shard, ply) for ply in plies) if label is not None]
    if not found:
        return None, 0
    return np.mean(found, 0, dtype=np.float32), 1


def load(data, kind, plies, fine=(2, 1), held_out=False):
    """Boards int8[n, 50], labels float32[n, 5] and importance float32[n] of `kind`.

    Of the shards to learn from, or of the held-out ones; see `target_of`.
    """
    rows = []
    for shard in shards(data, kind):
        if is_held_out(shard) == held_out:
            labels, importance = target_of(shard, plies, fine)
            if labels is not None and len(labels):
                weight = np.full(len(labels), importance, np.float32)
                rows.append((boards_of(shard), labels, weight))
    if not rows:
        raise SystemExit(f"no labelled {kind} positions in {data}: `positions` and `label` first")
    positions, labels, importance = (np.concatenate(column) for column in zip(*rows))
    sound = np.isfinite(labels).all(1) & (labels.min(1) > -0.01) & (labels.max(1) < 1.01)
    return positions[sound], labels[sound].clip(0, 1), importance[sound]
