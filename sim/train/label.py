"""Labels: what the teacher says of each position, shard by shard.

The slow part, so it may be stopped at any time and go on where it stopped: a shard
is written whole.
"""

import os

import numpy as np
from tqdm import tqdm

from sim.train import store, teacher


def run(data, kind, plies, seed=None, limit=None, part=(0, 1)):
    """Label at `plies` those of the first `limit` shards of `kind` that have no labels.

    seed    only the shards of this seed
    part    (k, n): only every n-th shard, beginning with k, so that n
            processes share the work
    """
    todo = store.shards(data, kind, seed)[:limit][part[0] :: part[1]]
    for shard in tqdm(todo, desc=f"{kind} at {plies} plies", unit="shard"):
        if not store.label_path(shard, plies).exists():
            label_shard(shard, plies)


def label_shard(shard, plies):
    """Label one shard and write the result beside it."""
    positions = store.boards_of(shard)
    labels = np.array([teacher.judge(board, plies) for board in positions], np.float32)
    store.write(store.label_path(shard, plies), labels=labels.reshape(-1, 5))


def be_nice():
    """Give way to everything else on this machine."""
    os.nice(19)
