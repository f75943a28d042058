"""The players' clocks: a bank for the match and a delay that costs nothing.

Counts milliseconds that the caller measures; it never looks at the time
itself, so it stands still whenever nobody feeds it: while the device is handed
over, in menus, in sleep.
"""

from array import array


class Clock:
    """Two banks of time.

    left    array of two: milliseconds left in the bank of each player
    delay   milliseconds of this turn that still cost nothing
    """

    def __init__(self, rules):
        """Start with full banks, as `rules` gives them; a bank of 0: no clock."""
        self.rules = rules
        self.left = array("i", (rules.bank * 1000, rules.bank * 1000))
        self.delay = rules.delay * 1000
        self._player = -1

    def run(self, player, elapsed):
        """Let `elapsed` milliseconds pass for the `player` who has to act.

        Returns True when the bank is empty: the caller acts TIMEOUT.
        """
        if not self.rules.bank or player < 0:
            return False
        if player != self._player:
            self._player = player
            self.delay = self.rules.delay * 1000
        free = min(elapsed, self.delay)
        self.delay -= free
        self.left[player] = max(0, self.left[player] - (elapsed - free))
        return self.left[player] == 0

    def seconds(self, player):
        """Whole seconds left for `player`, rounded up, as a display shows it."""
        return (self.left[player] + 999) // 1000
