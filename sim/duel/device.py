"""The bot under MicroPython, answering lines: the other end of `process.Process`.

    micropython device.py LEVEL[@PLIES] [fibs]

Takes lines of 52 cells in hexadecimal digits, a digit each, then the two dice;
answers with the cells after the play, the mover's side still first.  With `fibs`
it takes gnubg's board lines, and gives the answers that gnubg wants.
"""

import sys

from core.bot import Bot
from core.plays import Plays
from core.position import Position


class Rolls:
    """Answers rolls."""

    def __init__(self, bot):
        self._bot = bot
        self._plays, self._position = Plays(), Position()

    def __call__(self, line):
        """The line that answers `line`."""
        plays, position = self._plays, self._position
        for cell in range(52):
            position.cells[cell] = int(line[cell], 16)
        one, other = int(line[52]), int(line[53])
        if plays.find(position, one, other):
            plays.make(self._bot.rank(position, one, other, 1)[0][0], position)
        return "".join([f"{count:x}" for count in position.cells])


def main():
    """Answer until the input ends."""
    bot = Bot(*[int(number) for number in sys.argv[1].split("@")])
    if len(sys.argv) > 2:
        from sim.fibs import Answers as Kind
    else:
        Kind = Rolls
    answers = Kind(bot)
    for line in sys.stdin:
        print(answers(line.rstrip()))


main()
