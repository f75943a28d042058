"""The bot under MicroPython, answering rolls: the other end of `players.Device`.

    micropython device.py LEVEL

Takes lines of 52 cells in hexadecimal digits, a digit each, then the two dice;
answers with the cells after the play, the mover's side still first.
"""

import sys

from core.bot import Bot
from core.plays import Plays
from core.position import Position


def answer(bot, plays, position, line):
    """The line that answers `line`."""
    for cell in range(52):
        position.cells[cell] = int(line[cell], 16)
    one, other = int(line[52]), int(line[53])
    if plays.find(position, one, other):
        plays.make(bot.rank(position, one, other, 1)[0][0], position)
    return "".join([f"{count:x}" for count in position.cells])


def main():
    """Answer until the input ends."""
    bot, plays, position = Bot(int(sys.argv[1])), Plays(), Position()
    for line in sys.stdin:
        print(answer(bot, plays, position, line))


main()
