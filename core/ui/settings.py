"""What a player has set, kept in the blob `settings`.

One byte each, so that a blob of an older or a torn version still gives what it
holds; anything out of range falls back to the usual value.
"""

from core.ui.languages import LANGUAGES

# Name, highest value, usual value; what they mean is in Settings' docstring.
# One string takes a fifth of the memory of a table.
_FIELDS = """lang 1 0
speed 2 2
confirm 1 1
turning 1 1
dice 2 0
colour 1 0
opponent 9 6
preset 2 0
length 25 5
jacoby 1 1
beavers 2 0
auto_doubles 2 0
clock 1 0
pips 1 1
seed 255 1
palette 3 0
home_left 1 0
sound 1 1
brightness 4 4
tutor 1 0
pace 2 1"""
BLOB = "settings"


def _fields():
    """(name, highest, usual) one after another."""
    for line in _FIELDS.split("\n"):
        name, highest, usual = line.split(" ")
        yield name, int(highest), int(usual)


class Settings:
    """The values as attributes.

    lang        0 Spanish, 1 English
    speed       of the animation: 0 none, 1 fast, 2 normal
    confirm     the turn is confirmed, or ends by itself
    turning     the board turns to the player on turn
    dice        0 by chance, 1 thrown by hand and entered, 2 from the seed
    colour      the person's checkers against the bot: 0 light, 1 dark
    opponent    0 a second person, else the bot's level
    preset      0 match, 1 money, 2 simple; length: of a match
    jacoby, beavers, auto_doubles (0 none, 1 once, 2 every tie), clock
    pips        pip counts are shown; seed: of the dice
    palette     number of `theme.PALETTES`; home_left: direction of play
    sound, brightness (fifths, less one)
    tutor       warns before a blunder is confirmed
    pace        how long the champion thinks: plies that it looks ahead
    """

    def __init__(self, console):
        self._console = console
        data = console.read(BLOB) or b""
        k = 0
        for name, highest, usual in _fields():
            value = data[k] if k < len(data) else usual
            setattr(self, name, value if value <= highest else usual)
            k += 1

    def save(self):
        """Keep the values."""
        self._console.replace(BLOB, bytes([getattr(self, field[0]) for field in _fields()]))

    def language(self):
        """`es` or `en`."""
        return LANGUAGES[self.lang]

    def step(self, name, by, highest=None):
        """Change a value by `by`, round from its end to its start."""
        for field, top, _ in _fields():
            if field == name:
                top = top if highest is None else highest
                setattr(self, name, (getattr(self, name) + by) % (top + 1))
