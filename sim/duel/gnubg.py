"""Whole matches against GNU Backgammon itself, refereed and analysed by it.

Our bot is its external player (`sim.external`), cube and resignations
included.  Needs Debian's gnubg.
"""

import re
import shutil
import socket
import subprocess
import threading

from core.bot import Bot
from sim import external

_WON = re.compile(r"(\w+) has won the match")
_GAMES = re.compile(r"wins a .*? and \d+ point")
# Our column of the statistics, gnubg's player 0, comes first.
_CHEQUERS = re.compile(r"Unforced moves\s+(\d+).*?Error total EMG \(MWC\)\s+(\S+)", re.S)
_CUBE = re.compile(
    r"Close or actual cube decisions\s+(\d+).*?Error total EMG \(MWC\)\s+(\S+)", re.S
)


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
        with self._socket:
            client, _ = self._socket.accept()
        with client:
            try:
                external.talk(client, Bot(self._level), log=self)
            except (OSError, ValueError) as error:
                self.error = error

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


def summary(server, printed):
    """The result and, if analysed, our errors, as text."""
    winners = [m.group(1) for m in _WON.finditer(printed)]
    ours = sum(winner == "gnubg" for winner in winners)  # the name of its player 0
    lines = [
        f"matches won {ours} of {len(winners)}, {len(_GAMES.findall(printed))} games,"
        f" {server.decisions} decisions answered, refused: {server.error or 'none'}"
    ]
    for name, pattern in (("chequer play", _CHEQUERS), ("cube", _CUBE)):
        found = pattern.findall(printed)
        count = sum(int(number) for number, _ in found)
        lost = sum(abs(float(error)) for _, error in found)
        if count:
            lines.append(f"{name}: {1000 * lost / count:.2f} mEq a decision ({count})")
    return "\n".join(lines)
