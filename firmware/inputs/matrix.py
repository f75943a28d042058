"""A keyboard's matrix behind a 1-of-8 decoder, as the Cardputer has it."""

from firmware import clock


class MatrixKeys:
    """Rows are chosen by the bits of a number, columns are read; 0 is down.

    selects     pins that put a row's number out, lowest bit first
    columns     pins that are pulled up
    places      (row, column) of each button of the profile, from the first on
    """

    def __init__(self, selects, columns, places):
        self._selects = selects
        self._columns = columns
        self._rows = bytes([place[0] for place in places])
        self._at = bytes([place[1] for place in places])

    def read(self):
        """The buttons that are down, a bit each."""
        down = 0
        chosen = -1
        for k in range(len(self._rows)):
            row = self._rows[k]
            if row != chosen:
                self._choose(row)
                chosen = row
            if not self._columns[self._at[k]]():
                down |= 1 << k
        return down

    def _choose(self, row):
        for pin in self._selects:
            pin(row & 1)
            row >>= 1
        clock.sleep_us(5)  # the columns settle
