"""The data sheet beside the nets: what each is, how it was made, how well it plays."""

import json
from datetime import date

import numpy as np

from sim.train import measure, player, store, teacher
from sim.train.player import Player

NETS = (
    ("contact", "contact", "any position in which the sides still meet"),
    ("race", "race", "positions in which they have passed each other"),
    ("reply", "contact", "contact, where a search looks for the other side's answer"),
)
_MADE = ("extras", "begin", "epochs", "rate", "equity_weight", "plies", "fine", "seed")
_MADE += ("positions", "date")


def write(args):
    """Measure the nets of args.nets and write the sheet to its README.md."""
    text = [
        "# Nets",
        "",
        "Written by `python -m sim.train sheet`; the file format is in `core/bot/net.py`, the way",
        "to better ones in `sim/train/README.md`.",
        "",
        *_table(args),
        "",
        *_strength(args),
        "",
        *_origins(args),
    ]
    (args.nets / "README.md").write_text("\n".join(text) + "\n")


def _table(args):
    """Size and label error of each net."""
    yield "| file | inputs | hidden | bytes | equity error on held-out positions | for |"
    yield "|---|---|---|---|---|---|"
    for name, kind, use in NETS:
        path = args.nets / f"{name}.bin"
        weights = player.weights_of(path)[0]
        inputs, hidden = weights.shape
        size = f"{path.stat().st_size:,}"
        yield f"| {path.name} | {inputs} | {hidden} | {size} | {_error(args, path, kind)} | {use} |"


def _error(args, path, kind):
    """Mean absolute equity error against the teacher at 0 plies."""
    positions, labels, _ = store.load(args.data, kind, [0], (0, 1), held_out=True)
    wrong = teacher.equity(player.predict(path, positions)) - teacher.equity(labels)
    return f"{abs(wrong).mean():.4f} ({len(wrong):,})"


def _strength(args):
    """Error per decision and points per game of contact and race net together."""
    contact, race = args.nets / "contact.bin", args.nets / "race.bin"
    chosen = measure.Decisions(args.data / "decisions.npz", args.number, args.seed)
    yield "Equity lost per unforced decision without looking ahead, in thousandths, judged by"
    yield f"gnubg-nn at 2 plies on {args.number} decisions of seed {args.seed} (how many of each):"
    yield ""
    yield f"- these nets: {measure.summary(chosen, chosen.errors(Player(contact, race).choose))}"
    yield f"- gnubg-nn at 0 plies: {measure.summary(chosen, chosen.errors(measure.teacher_choice))}"
    yield ""
    points, error = measure.duel(
        Player(contact, race).choose, measure.teacher_choice, args.pairs, args.seed
    )
    yield f"Against gnubg-nn at 0 plies, cubeless with gammons, {args.pairs} pairs of games with"
    yield f"the same dice and the seats swapped: {points:+.3f} ± {error:.3f} points per game."


def _origins(args):
    """What `fit` noted in the nets of floats, where they are at hand."""
    yield f"Sheet of {date.today().isoformat()}. What `fit` was told:"
    yield ""
    for name, _, _ in NETS:
        path = args.nets / f"{name}.npz"
        if not path.exists():
            yield f"- {name}: no float net at hand"
            continue
        with np.load(path) as file:
            made = json.loads(str(file["made"])) if "made" in file else {}
        yield f"- {name}: " + ", ".join(f"{key} {made[key]}" for key in _MADE if key in made)
