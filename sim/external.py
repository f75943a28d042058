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

from core import match as referee
from core.bot import LEVELS, Bot
from core.context import Context
from core.notation import steps_text
from core.position import OFF, Position
from core.setup import match_of

_FIELDS = 53  # of a board line, the word `board` included
_POINTS = 6  # where the 26 points begin: the bars at both ends
_TURN, _DICE, _CUBE, _MAY, _DOUBLED = 32, 33, 37, 38, 40
_ANSWERS = {
    referee.ROLL: "roll",
    referee.DOUBLE: "double",
    referee.TAKE: "accept",
    referee.PASS: "reject",
    referee.BEAVER: "beaver",
}


def question(line):
    """(Position, Context) of a board line, both seen from the side on roll.

    gnubg's player 1 has the positive counts and moves from 24 to 1.  A double
    on the table is in the context: it is the other side that is asked then.
    Raises ValueError for anything else.
    """
    words = line.strip("\0\r\n").split(":")
    if words[0] != "board" or len(words) != _FIELDS:
        raise ValueError(f"this is no board line: {line!r}")
    fields = words[:3] + [int(word) for word in words[3:]]
    sign = 1 if fields[_TURN] > 0 else -1
    return _position(fields, sign), _context(fields, sign)


def _position(fields, sign):
    """The position, for the side whose counts have this sign."""
    position = Position()
    for i in range(26):
        count = fields[_POINTS + i]
        if count:
            side = 0 if count * sign > 0 else 1
            # The negative side counts its points from the other end.
            position.place(side, i if count > 0 else 25 - i, abs(count))
    return position


def _context(fields, sign):
    """Score, cube and dice, for the side whose counts have this sign."""
    context = Context()
    context.length = fields[3]
    # The score of gnubg's player 0 comes first, but not while a double is answered.
    ours = (sign > 0) != bool(fields[_DOUBLED])
    context.score = [fields[5], fields[4]] if ours else [fields[4], fields[5]]
    context.cube = fields[_CUBE].bit_length() - 1
    may = fields[_MAY : _MAY + 2]
    if may[0] != may[1]:
        owner = 1 if may[0] else -1
        context.owner = 0 if owner == sign else 1
    context.crawford = _is_crawford(fields)
    if fields[_DOUBLED]:
        context.offer = "D"
    elif fields[_DICE]:
        context.dice = (fields[_DICE], fields[_DICE + 1])
    return context


def _is_crawford(fields):
    """True in the Crawford game: the last field is 0 there, and 1 otherwise."""
    return bool(fields[3]) and not fields[52]


def is_beaver(line, side):
    """True if our own double has been turned on: doubled, and we are on roll.

    side    gnubg's player number that we are, None as long as it is not known
    """
    words = line.split(":")
    return words[_DOUBLED] != "0" and side == int(int(words[_TURN]) > 0)


def answer(bot, line, jacoby=True):
    """The line that answers gnubg's board line.

    jacoby  whether money games are played by that rule: the line does not say
    """
    position, context = question(line)
    context.jacoby = jacoby and not context.length
    match = match_of(position, context)
    if match.phase == referee.MOVING:
        return _play(bot, match)
    action, arg = _decide(bot, match)
    return f"resign {arg}" if action == referee.RESIGN else _ANSWERS[action]


def _decide(bot, match):
    """(action, argument) of the bot."""
    bot.choose(match)
    code = bot.step()
    while code < 0:
        code = bot.step()
    return code >> 8, code & 0xFF


def _play(bot, match):
    """The text of the play of the dice in the match."""
    start = Position()
    start.copy(match.position)
    steps = []
    while match.phase == referee.MOVING and match.n_moves < match.need:
        action, arg = _decide(bot, match)
        source, die = arg >> 3, arg & 7
        steps.append((source, max(OFF, source - die)))
        match.act(action, arg)
    return steps_text(start, steps)


def serve(port, level, jacoby=True, log=None):
    """Answer one client on `port` after another, until interrupted."""
    with socket.create_server(("127.0.0.1", port)) as server:
        while True:
            client, _ = server.accept()
            with client:
                talk(client, Bot(level), jacoby, log)


def talk(client, bot, jacoby=True, log=None):
    """Answer one client until it hangs up."""
    side = None
    with client.makefile("rb") as lines:
        for raw in lines:
            line = raw.decode("utf-8", "replace").strip("\0\r\n")
            if not line:
                continue
            if is_beaver(line, side):
                reply = "accept"  # whoever doubled for good reasons plays on
            else:
                reply = answer(bot, line, jacoby)
            words = line.split(":")
            if words[_DOUBLED] == "0":
                side = int(int(words[_TURN]) > 0)
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
