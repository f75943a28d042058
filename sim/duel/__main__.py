"""Measure the bot's strength: `python -m sim.duel games|decisions --help`."""

import argparse
import sys
import time
from pathlib import Path

from sim.duel import players


def games(args):
    """Points per game, money play without the cube, all gammons counting."""
    from sim.train import measure

    first, second = players.player(args.first), players.player(args.second)
    start = time.time()
    mean, error = measure.duel(first, second, args.pairs, args.seed)
    print(
        f"{args.first} against {args.second}: {mean:+.3f} ± {error:.3f} points a game"
        f" ({2 * args.pairs} games, dice paired, seed {args.seed}, {time.time() - start:.0f} s)"
    )


def decisions(args):
    """Equity lost a decision, judged by gnubg-nn at 2 plies."""
    from sim.train import measure, store

    path = args.judged or store.default_dir() / "decisions.npz"
    judged = measure.Decisions(path, args.number, args.seed)
    for name in args.players:
        start = time.time()
        text = measure.summary(judged, players.player(name))
        print(f"{name}: {text} (seed {args.seed}, {time.time() - start:.0f} s)", flush=True)


def parser():
    """The two commands and their options."""
    root = argparse.ArgumentParser(prog="python -m sim.duel", description=__doc__)
    commands = root.add_subparsers(dest="command", required=True)
    sub = commands.add_parser("games", help=games.__doc__, description=games.__doc__)
    sub.add_argument("first", help=players.LEVELS_HELP)
    sub.add_argument("second", help=players.LEVELS_HELP)
    sub.add_argument("--pairs", type=int, default=500)
    sub.add_argument("--seed", type=int, default=1)
    sub.set_defaults(job=games)
    sub = commands.add_parser("decisions", help=decisions.__doc__, description=decisions.__doc__)
    sub.add_argument("players", nargs="+", help=players.LEVELS_HELP)
    sub.add_argument("--number", type=int, default=1200)
    sub.add_argument("--seed", type=int, default=77)
    sub.add_argument("--judged", type=Path, default=None, help="file that keeps the judgements")
    sub.set_defaults(job=decisions)
    return root


def main(arguments=None):
    """Run one command; returns the exit status."""
    args = parser().parse_args(arguments)
    return args.job(args) or 0


if __name__ == "__main__":
    sys.exit(main())
