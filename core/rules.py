"""The options of a match: length, cube, gammons and the money-play extras.

Plain data that the referee reads.  The three presets are what players know;
everything else is one of them with an option changed.
"""

from micropython import const

LONGEST = const(25)
UNLIMITED = const(0)
TOP_CUBE = const(64)
EVERY_TIE = const(6)  # a cube of 64 cannot turn a seventh time

# How the options are packed, six bytes (`Rules.pack`).
PACKED = const(6)
_CUBE = const(1)
_GAMMONS = const(2)
_CRAWFORD = const(4)
_JACOBY = const(8)


class Rules:
    """What is played.

    length          points (or games, in the simple preset) to win; 0: no end
    cube, gammons, crawford, jacoby     booleans
    beavers         answers in a row that may turn the cube: 0, 1 beaver,
                    2 raccoon as well
    auto_doubles    opening ties that turn the cube: 0, 1, or EVERY_TIE
    bank            clock: seconds for each player for the match, 0: no clock
    delay           seconds of each turn that cost nothing
    """

    def __init__(self, length=5):
        """A match to `length` points; change the fields for anything else."""
        if not 0 <= length <= LONGEST:
            raise ValueError("the length is 0 to 25")
        self.length = length
        self.cube = length != 1
        self.gammons = True
        self.crawford = length > 0
        self.jacoby = False
        self.beavers = 0
        self.auto_doubles = 0
        self.bank = 0
        self.delay = 0

    def use_clock(self, seconds_a_point=120, delay=12):
        """Give each player a bank by the length (money: as for 5 points)."""
        self.bank = seconds_a_point * (self.length or 5)
        self.delay = delay

    def pack(self):
        """Return the options as PACKED bytes, for the journal."""
        flags = _CUBE if self.cube else 0
        flags |= _GAMMONS if self.gammons else 0
        flags |= _CRAWFORD if self.crawford else 0
        flags |= _JACOBY if self.jacoby else 0
        extra = self.beavers << 4 | self.auto_doubles
        bank = self.bank
        return bytes((self.length, flags, extra, bank & 0xFF, bank >> 8, self.delay))


def match(length=5):
    """The usual match to `length` points: cube, gammons, Crawford."""
    return Rules(length)


def money():
    """Unlimited play for points, with the Jacoby rule."""
    rules = Rules(UNLIMITED)
    rules.jacoby = True
    return rules


def simple(length=5):
    """No cube, and every game is worth one point."""
    rules = Rules(length)
    rules.cube = rules.gammons = rules.crawford = False
    return rules


def unpack(data):
    """Return the Rules of `data`, as `Rules.pack` made it.

    Raises ValueError if they are not options of a match.
    """
    if len(data) != PACKED:
        raise ValueError("the options of the match are cut short")
    rules = Rules(data[0])
    flags = data[1]
    rules.cube = bool(flags & _CUBE)
    rules.gammons = bool(flags & _GAMMONS)
    rules.crawford = bool(flags & _CRAWFORD)
    rules.jacoby = bool(flags & _JACOBY)
    rules.beavers = data[2] >> 4
    rules.auto_doubles = data[2] & 15
    rules.bank = data[3] | data[4] << 8
    rules.delay = data[5]
    if flags > 15 or rules.beavers > 2 or rules.auto_doubles > EVERY_TIE:
        raise ValueError("the options of the match make no sense")
    return rules
