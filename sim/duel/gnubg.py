"""Whole matches against GNU Backgammon itself, refereed and analysed by it.

Our bot is its external player (`sim.external`), cube and resignations
included.  Needs Debian's gnubg.
"""

import re
import shutil
import socket
import subprocess
import threading

from sim import external
from sim.duel.process import Process

_WON = re.compile(r"(\w+) has won the match")
_GAMES = re.compile(r"wins a .*? and \d+ point")
# gnubg's player 0, which we are, has the first column of its statistics.
_CHEQUERS = re.compile(r"Unforced moves\s+(\d+).*?Error total EMG \(MWC\)\s+(\S+)", re.S)
_CUBE = re.compile(
    r"Close or actual cube decisions\s+(\d+).*?Error total EMG \(MWC\)\s+(\S+)", re.S
)
# What gnubg calls a player who loses less than so many points a decision.
_RATINGS = (
    (0.002, "Supernatural"), (0.005, "World class"), (0.008, "Expert"), (0.012, "Advanced"),
    (0.018, "Intermediate"), (0.026, "Casual player"), (0.035, "Beginner"),
)  # fmt: skip


def command():
    """Path of gnubg, or None; Debian puts it where few look."""
    return shutil.which("gnubg") or shutil.which("gnubg", path="/usr/games")


class Server:
    """The bot at a level, waiting for gnubg on a free port, in a thread."""

    def __init__(self, level):
        self.decisions = 0
        self.error = None
        self._level = level
        self._socket = socket.create_server(("127.0.0.1", 0))
        self.port = self._socket.getsockname()[1]
        self._thread = threading.Thread(target=self._serve, daemon=True)
        self._thread.start()

    def _serve(self):
        """Answer one client; what goes wrong is kept in `error`."""
        bot = Process(self._level, "fibs")
        with self._socket:
            client, _ = self._socket.accept()
        with client:
            try:
                external.talk(client, bot.ask, log=self)
            except (OSError, RuntimeError) as error:
                self.error = error
        bot.close()

    def write(self, text):
        """Count the decisions that `talk` logs."""
        self.decisions += text.count(" -> ") + (text == "->")

    def flush(self):
        """Nothing to do: this is no file."""


def script(port, length, matches, seed, plies):
    """gnubg's commands: matches against us, each analysed if `plies` is given."""
    lines = [
        "set display off",
        "set automatic game on",
        "set automatic roll on",
        "set player 1 gnubg",
        "set player 1 chequerplay evaluation plies 0",
        "set player 1 cubedecision evaluation plies 0",
        f"set player 0 external 127.0.0.1:{port}",
        f"set seed {seed}",
        "set analysis luck off",
    ]
    once = [f"new match {length}", "play"]
    if plies is not None:
        for kind in ("chequerplay", "cubedecision"):
            lines.append(f"set analysis {kind} evaluation plies {plies}")
        once += ["analyse match", "show statistics match"]
    return "\n".join(lines + once * matches) + "\n"


def play(level, length, matches, seed, plies=None, timeout=None):
    """Play matches; returns (Server, what gnubg printed)."""
    server = Server(level)
    done = subprocess.run(
        [command(), "-t", "-q"],
        input=script(server.port, length, matches, seed, plies),
        capture_output=True,
        text=True,
        errors="replace",
        timeout=timeout,
    )
    return server, done.stdout + done.stderr


class Errors:
    """What was lost in one kind of decision, match by match, as gnubg has it.

    counts  decisions; lost: points of the normalised game
    """

    def __init__(self, counts, lost):
        self.counts = counts
        self.lost = lost

    @classmethod
    def found(cls, pattern, printed):
        """Our part of every analysis in what gnubg printed."""
        found = pattern.findall(printed)
        return cls([int(n) for n, _ in found], [abs(float(error)) for _, error in found])

    def __add__(self, other):
        """Two kinds of decision together."""
        return Errors(
            [a + b for a, b in zip(self.counts, other.counts)],
            [a + b for a, b in zip(self.lost, other.lost)],
        )

    def rate(self):
        """(points lost a decision, its standard error over matches)."""
        total = sum(self.counts)
        mean = sum(self.lost) / max(1, total)
        squares = sum((lost - mean * n) ** 2 for n, lost in zip(self.counts, self.lost))
        return mean, squares**0.5 / max(1, total)

    def __str__(self):
        mean, error = self.rate()
        return f"{1000 * mean:.2f} ± {1000 * error:.2f} mEq a decision ({sum(self.counts)})"


def rating(lost):
    """gnubg's word for a player who loses so many points a decision."""
    for limit, word in _RATINGS:
        if lost < limit:
            return word
    return "Awful!"


def overall(printed):
    """Our errors of both kinds together in gnubg's analyses."""
    return Errors.found(_CHEQUERS, printed) + Errors.found(_CUBE, printed)


def summary(server, printed):
    """The result and, if analysed, our errors, as text."""
    winners = [m.group(1) for m in _WON.finditer(printed)]
    ours = sum(winner == "gnubg" for winner in winners)  # the name of its player 0
    lines = [
        f"matches won {ours} of {len(winners)}, {len(_GAMES.findall(printed))} games,"
        f" {server.decisions} decisions answered, refused: {server.error or 'none'}"
    ]
    chequers, cube = Errors.found(_CHEQUERS, printed), Errors.found(_CUBE, printed)
    if chequers.counts:
        lines += [f"chequer play: {chequers}", f"cube: {cube}"]
        both = overall(printed)
        lines.append(f"overall: {both}, {rating(both.rate()[0])}")
    return "\n".join(lines)
