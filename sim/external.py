"""The bot as an external player for GNU Backgammon.

    python -m sim.external [--port 4321] [--level N]
    gnubg> set player 0 external localhost:4321

gnubg sends a FIBS board line, closed by a newline and a NUL byte, each time it
wants a decision, and takes one line: `roll`, `double`, `accept`, `reject`,
`beaver`, `resign N` or a play.  It referees; we only answer what is asked.
"""

import argparse
import socket
import sys

from core.bot import LEVELS, Bot
from sim.fibs import Answers


def serve(port, level, jacoby=True, log=None):
    """Answer one client on `port` after another, until interrupted."""
    with socket.create_server(("127.0.0.1", port)) as server:
        while True:
            client, _ = server.accept()
            with client:
                talk(client, Answers(Bot(level), jacoby), log)


def talk(client, answers, log=None):
    """Answer one client by `answers(line)` until it hangs up."""
    with client.makefile("rb") as lines:
        for raw in lines:
            line = raw.decode("utf-8", "replace").strip("\0\r\n")
            if not line:
                continue
            reply = answers(line)
            if log:
                print(line, "->", reply, file=log, flush=True)
            client.sendall(reply.encode() + b"\n")


def main(arguments=None):
    """Serve as the options say; returns the exit status."""
    parser = argparse.ArgumentParser(prog="python -m sim.external", description=__doc__)
    parser.add_argument("--port", type=int, default=4321)
    parser.add_argument("--level", type=int, default=len(LEVELS), help=f"1 to {len(LEVELS)}")
    parser.add_argument("--no-jacoby", action="store_true", help="money games without that rule")
    parser.add_argument("--log", type=argparse.FileType("w"), help="file of questions and answers")
    args = parser.parse_args(arguments)
    try:
        serve(args.port, args.level, not args.no_jacoby, args.log)
    except KeyboardInterrupt:
        return 0


if __name__ == "__main__":
    sys.exit(main())
