"""The device's end of `exact`: chances of positions by a net, under MicroPython.

    micropython exact_device.py NET

Takes lines of 52 cells, a hexadecimal digit each, the second half on roll;
answers with the five chances in 1/65536.
"""

import sys
from array import array

from core.bot.roll import Scorer
from core.position import Position


def main():
    """Answer until the input ends."""
    with open(sys.argv[1], "rb") as file:
        scorer = Scorer(file)
    position, worth = Position(), array("i", (0,))
    contact = 0 if "race" in sys.argv[1] else 1
    for line in sys.stdin:
        for cell in range(52):
            position.cells[cell] = int(line[cell], 16)
        scorer.look(position.cells, contact, worth)
        print(" ".join([str(scorer.shape[k]) for k in range(14, 19)]))


main()
