"""Fair dice: from the hardware's entropy, from a seed, or from a script.

The referee never rolls; whoever holds the dice rolls here and hands the numbers
in, so that a person, a test and a replay can all bring their own.
"""

from array import array

from micropython import const

_FAIR = const(252)  # the largest multiple of 36 in a byte is 252
_WORD = const(0xFFFF)


class Dice:
    """Two dice.

    seed    the number that repeats the session, or None with entropy
    counts  array of 36: how often each pair came, first die * 6 + second - 7
    """

    def __init__(self, entropy=None, seed=None):
        """entropy: a function that returns a random byte; seed: 0 to 2**28 - 1.

        With a seed the entropy is not used.  Raises ValueError for neither, or
        for a seed that is out of range.
        """
        if seed is None and entropy is None:
            raise ValueError("dice need entropy or a seed")
        if seed is not None and not 0 <= seed < 1 << 28:
            raise ValueError("a seed is a number from 0 to 268435455")
        self.seed = seed
        self.counts = array("I", bytes(4 * 36))
        self._byte = entropy
        if seed is not None:
            self._byte = self._seeded
            self._reseed(seed)

    def roll(self):
        """Roll both dice; returns first << 3 | second."""
        byte = self._byte()
        while byte >= _FAIR:
            byte = self._byte()
        byte %= 36
        self.counts[byte] += 1
        return byte // 6 + 1 << 3 | byte % 6 + 1

    def number(self, below):
        """A fair random number from 0 to `below` - 1, `below` at most 256."""
        limit = 256 - 256 % below
        byte = self._byte()
        while byte >= limit:
            byte = self._byte()
        return byte % below

    def rolled(self, face):
        """How many of all dice so far showed `face`, 1 to 6."""
        total = 0
        for other in range(6):
            total += self.counts[(face - 1) * 6 + other]
            total += self.counts[other * 6 + face - 1]
        return total

    def forget(self):
        """Count the rolls anew."""
        for k in range(36):
            self.counts[k] = 0

    def _reseed(self, seed):
        """Set the generator's four 16-bit words, never all zero, and mix."""
        self._a = seed & _WORD
        self._b = seed >> 16 ^ 0x9E37
        self._c = 0x79B9
        self._d = 1
        self._weyl = 0
        for _ in range(16):
            self._seeded()

    def _seeded(self):
        """Next byte of a 64-bit xorshift (after Marsaglia) plus a Weyl count.

        The shifts 3, 13, 5 give the full period of 2**64 - 1; words of 16 bits
        keep every number a small integer on a board.
        """
        t = (self._a ^ self._a << 3) & _WORD
        self._a, self._b, self._c = self._b, self._c, self._d
        self._d = (self._d ^ self._d >> 5 ^ t ^ t >> 13) & _WORD
        self._weyl = self._weyl + 0x9E35 & _WORD
        return (self._d + self._weyl & _WORD) >> 8
