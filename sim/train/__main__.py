"""The workshop's commands: `python -m sim.train COMMAND --help` explains each."""

import argparse
import sys
from pathlib import Path

from sim.train import store


def positions(args):
    """Gather positions by noisy self-play of the teacher."""
    from sim.train import positions as job

    job.run(args.data, args.seed, args.blocks, args.races)


def label(args):
    """Label the positions by the teacher; may be stopped and started again."""
    from sim.train import label as job

    if args.nice:
        job.be_nice()
    for plies in args.plies:
        job.run(args.data, args.kind, plies, args.seed, args.limit, tuple(args.part))


def fit(args):
    """Train a net on the labelled positions; a stopped run goes on."""
    from sim.train.fit import Run

    mean, rms = Run(args).learn()
    print(f"{args.out}: equity error on held-out positions, mean {mean:.4f}, rms {rms:.4f}")


def quantise(args):
    """Round a net (.npz) to the integers of the device (.bin beside it)."""
    from sim.train import features, net, store
    from sim.train import quantise as job

    weights = net.load(args.net)
    positions, _, _ = store.load(args.data, args.kind, [0])
    chosen = positions[:: max(1, len(positions) // args.sample)]
    whole = job.quantise(weights, features.encode_all(chosen, len(weights["w1"])))
    out = args.out or args.net.with_suffix(".bin")
    out.write_bytes(job.to_bytes(whole))
    print(f"{out}: {out.stat().st_size} bytes")


def measure(args):
    """Print the label error of a net, or of float and integer nets, on held-out positions."""
    from sim.train import player, store, teacher

    for plies in args.plies:
        positions, labels, _ = store.load(args.data, args.kind, [plies], (plies, 1), held_out=True)
        for path in args.nets:
            wrong = teacher.equity(player.predict(path, positions)) - teacher.equity(labels)
            print(
                f"{path} {args.kind}, {len(wrong)} positions at {plies} plies: equity error"
                f" mean {abs(wrong).mean():.4f}, rms {(wrong**2).mean() ** 0.5:.4f},"
                f" bias {wrong.mean():+.4f}"
            )


def exact(args):
    """Compare the device's chances with the PC's integer path, bit for bit."""
    from sim.train import exact as job

    wrong, compared = job.compare(args.nets, args.positions, args.seed)
    print(f"{compared} positions, {wrong} with other chances on the device")
    return 1 if wrong else 0


def decisions(args):
    """Print the equity lost per unforced decision, judged by the teacher at 2 plies."""
    from sim.train import measure as job
    from sim.train.player import Player

    chosen = job.Decisions(args.data / "decisions.npz", args.number, args.seed)
    choosers = {"teacher at 0 plies": job.teacher_choice}
    for contact in args.contact:
        choosers[str(contact)] = Player(contact, args.race).choose
    for name, choose in choosers.items():
        print(f"{name}: {job.summary(chosen, chosen.errors(choose))}")


def duel(args):
    """Play pairs of games, dice paired, against the teacher at 0 plies or another net."""
    from sim.train import measure as job
    from sim.train.player import Player

    first = Player(args.contact, args.race).choose
    second = Player(*args.against).choose if args.against else job.teacher_choice
    points, error = job.duel(first, second, args.pairs, args.seed)
    print(f"{args.contact}: {points:+.3f} ± {error:.3f} points per game, {2 * args.pairs} games")


def sheet(args):
    """Measure the nets and write the data sheet beside them."""
    from sim.train import sheet as job

    job.write(args)


def parser():
    """All commands and their options."""
    root = argparse.ArgumentParser(prog="python -m sim.train", description=__doc__)
    root.add_argument("--data", type=Path, default=store.default_dir(), help="data directory")
    commands = root.add_subparsers(dest="command", required=True)

    sub = _command(commands, positions)
    sub.add_argument("--seed", type=int, default=1)
    sub.add_argument("--blocks", type=int, default=100, help=f"of {store.SHARD} contact positions")
    sub.add_argument("--races", action="store_true", help="races alone, from those of seed 1")

    sub = _command(commands, label)
    sub.add_argument("--kind", choices=store.KINDS, default="contact")
    sub.add_argument("--plies", type=int, nargs="+", default=[0, 1])
    sub.add_argument("--seed", type=int, default=None, help="only the positions of this seed")
    sub.add_argument("--limit", type=int, default=None, help="only the first so many shards")
    sub.add_argument("--part", type=int, nargs=2, default=[0, 1], metavar=("K", "N"))
    sub.add_argument("--nice", action="store_true", help="give way to other work")

    sub = _command(commands, fit)
    sub.add_argument("--kind", choices=store.KINDS, default="contact")
    sub.add_argument("--hidden", type=int, default=128)
    sub.add_argument("--extras", action="store_true", help="with the extra inputs")
    sub.add_argument("--epochs", type=int, default=60)
    sub.add_argument("--rate", type=float, default=0.05, help="learning rate to begin with")
    sub.add_argument("--equity-weight", type=float, default=3.0, help="of the equity in the loss")
    sub.add_argument(
        "--on-grid", action="store_true", help="learn with rounded weights, to end with"
    )
    sub.add_argument("--plies", type=int, nargs="+", default=[0, 1], help="labels to average")
    sub.add_argument(
        "--fine", type=float, nargs=2, default=[2, 1], metavar=("PLY", "WEIGHT"),
        help="better labels and their importance, where there are any",
    )  # fmt: skip
    sub.add_argument("--seed", type=int, default=1)
    sub.add_argument("--begin", type=Path, default=None, help="net (.npz) to begin with")
    sub.add_argument("--out", type=Path, required=True, help="net to write (.npz)")

    sub = _command(commands, quantise)
    sub.add_argument("net", type=Path)
    sub.add_argument("--kind", choices=store.KINDS, default="contact")
    sub.add_argument("--sample", type=int, default=40000, help="positions to round on")
    sub.add_argument("--out", type=Path, default=None)

    sub = _command(commands, measure)
    sub.add_argument("nets", type=Path, nargs="+", help=".npz or .bin")
    sub.add_argument("--kind", choices=store.KINDS, default="contact")
    sub.add_argument("--plies", type=int, nargs="+", default=[0], help="of the labels to meet")

    sub = _command(commands, exact)
    sub.add_argument("--nets", type=Path, default=Path("assets/nets"))
    sub.add_argument("--positions", type=int, default=10000)
    sub.add_argument("--seed", type=int, default=1)

    sub = _command(commands, decisions)
    sub.add_argument("contact", type=Path, nargs="+", help="contact nets, .npz or .bin")
    sub.add_argument("--race", type=Path, required=True)
    sub.add_argument("--number", type=int, default=600)
    sub.add_argument("--seed", type=int, default=77)

    sub = _command(commands, duel)
    sub.add_argument("contact", type=Path)
    sub.add_argument("race", type=Path)
    sub.add_argument("--against", type=Path, nargs=2, metavar=("CONTACT", "RACE"), default=None)
    sub.add_argument("--pairs", type=int, default=1000)
    sub.add_argument("--seed", type=int, default=1)

    sub = _command(commands, sheet)
    sub.add_argument("--nets", type=Path, default=Path("assets/nets"))
    sub.add_argument("--number", type=int, default=600, help="of decisions")
    sub.add_argument("--seed", type=int, default=80)
    sub.add_argument("--pairs", type=int, default=3000, help="of games against the teacher")
    return root


def _command(commands, job):
    """A subcommand named and explained like its function."""
    sub = commands.add_parser(job.__name__, help=job.__doc__, description=job.__doc__)
    sub.set_defaults(job=job)
    return sub


def main(arguments=None):
    """Run one command; returns the exit status."""
    args = parser().parse_args(arguments)
    return args.job(args) or 0


if __name__ == "__main__":
    sys.exit(main())
