"""Measure the bot's strength: `python -m sim.duel games|decisions|cube|matches --help`.

`--record` keeps what was measured, `python -m sim.duel table` puts it into the README.
"""

import argparse
import sys
import time
from pathlib import Path

from sim.duel import figures, players


def keep(args, key, value, error, sample):
    """Keep a figure if that is asked for."""
    if args.record:
        figures.Sheet().record(key, value, error, sample, figures.of_this_run("sim.duel"))


def table(args):
    """Write the tables of what was measured into the README."""
    figures.write_tables()


def games(args):
    """Points per game, money play without the cube, all gammons counting."""
    from sim.train import measure

    first, second = players.player(args.first), players.player(args.second)
    start = time.time()
    if args.luck:
        from sim.duel import luck

        (mean, fair), (error, small) = luck.duel(first, second, args.pairs, args.seed)
        print(f"luck taken out: {fair:+.4f} ± {small:.4f} points a game")
        keep(args, f"games {args.first} {args.second}", fair, small, 2 * args.pairs)
    else:
        mean, error = measure.duel(first, second, args.pairs, args.seed)
    print(
        f"{args.first} against {args.second}: {mean:+.3f} ± {error:.3f} points a game"
        f" ({2 * args.pairs} games, dice paired, seed {args.seed}, {time.time() - start:.0f} s)"
    )


def decisions(args):
    """Equity lost a decision, judged by gnubg-nn or bgsage at 2 plies."""
    from sim.duel import sage
    from sim.train import measure, store, teacher

    judge, name = (sage.value, "sage-") if args.judge == "bgsage" else (teacher.value, "")
    path = args.judged or store.default_dir() / f"{name}decisions.npz"
    judged = measure.Decisions(path, args.number, args.seed, judge=judge)
    for name in args.players:
        start = time.time()
        lost = judged.errors(players.player(name))
        keep(args, f"decisions {args.judge} {name}", *measure.mean_and_error(lost), len(lost))
        text = measure.summary(judged, lost)
        took = f"seed {args.seed}, {time.time() - start:.0f} s"
        print(f"{name}: {text} ({args.judge}, {took})", flush=True)


def matches(args):
    """Matches against GNU Backgammon, cube in play, refereed and analysed by it."""
    from sim.duel import gnubg

    if not gnubg.command():
        print("there is no gnubg here: apt-get install gnubg", file=sys.stderr)
        return 2
    plies = None if args.plies < 0 else args.plies
    server, printed = gnubg.play(args.level, args.length, args.matches, args.seed, plies)
    print(f"level {args.level}, to {args.length} points, seed {args.seed}:")
    print(gnubg.summary(server, printed))
    errors = gnubg.overall(printed)
    if errors.counts:
        keep(args, f"matches {args.level}", *errors.rate(), sum(errors.counts))


def cube(args):
    """Cube decisions against GNU Backgammon's at 2 plies, in money play and in matches."""
    from sim.duel import cubes, gnubg
    from sim.train import measure, store

    if not gnubg.command():
        print("there is no gnubg here: apt-get install gnubg", file=sys.stderr)
        return 2
    path = args.judged or store.default_dir() / f"cubes-{args.seed}.json"
    for level in args.levels:
        for match in (False, True):
            result = cubes.compare(players.bot(level), args.number, args.seed, match, path)
            kind = "match" if match else "money"
            for what in ("doubles", "takes", "lost"):
                figure = getattr(result, what)
                share = measure.mean_and_error(figure)
                keep(args, f"cube {level} {kind} {what}", *share, len(figure))
            print(f"level {level}, {kind}: {result} (seed {args.seed})", flush=True)


def parser():
    """The commands and their options."""
    root = argparse.ArgumentParser(prog="python -m sim.duel", description=__doc__)
    commands = root.add_subparsers(dest="command", required=True)
    sub = commands.add_parser("games", help=games.__doc__, description=games.__doc__)
    sub.add_argument("first", help=players.LEVELS_HELP)
    sub.add_argument("second", help=players.LEVELS_HELP)
    sub.add_argument("--pairs", type=int, default=500)
    sub.add_argument("--seed", type=int, default=1)
    sub.add_argument("--luck", action="store_true", help="take the luck out; slower, far sharper")
    sub.set_defaults(job=games)
    sub = commands.add_parser("decisions", help=decisions.__doc__, description=decisions.__doc__)
    sub.add_argument("players", nargs="+", help=players.LEVELS_HELP)
    sub.add_argument("--number", type=int, default=1200)
    sub.add_argument("--seed", type=int, default=77)
    sub.add_argument("--judge", choices=("gnubg", "bgsage"), default="gnubg")
    sub.add_argument("--judged", type=Path, default=None, help="file that keeps the judgements")
    sub.set_defaults(job=decisions)
    sub = commands.add_parser("cube", help=cube.__doc__, description=cube.__doc__)
    sub.add_argument("levels", nargs="+", help="1 to 6; 6@0 is the champion not looking ahead")
    sub.add_argument("--number", type=int, default=1000, help="of positions of each kind")
    sub.add_argument("--seed", type=int, default=82)
    sub.add_argument("--judged", type=Path, default=None, help="file that keeps the judgements")
    sub.set_defaults(job=cube)
    sub = commands.add_parser("matches", help=matches.__doc__, description=matches.__doc__)
    sub.add_argument("level", help="1 to 6; 6@1 is the champion looking one ply ahead")
    sub.add_argument("--matches", type=int, default=10)
    sub.add_argument("--length", type=int, default=7)
    sub.add_argument("--seed", type=int, default=1)
    sub.add_argument("--plies", type=int, default=2, help="of the analysis; -1 for none")
    sub.set_defaults(job=matches)
    for sub in commands.choices.values():
        sub.add_argument("--record", action="store_true", help="keep it for the README's tables")
    sub = commands.add_parser("table", help=table.__doc__, description=table.__doc__)
    sub.set_defaults(job=table)
    return root


def main(arguments=None):
    """Run one command; returns the exit status."""
    args = parser().parse_args(arguments)
    return args.job(args) or 0


if __name__ == "__main__":
    sys.exit(main())
