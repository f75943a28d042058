"""What a player has set, kept in the blob `settings`.

One byte each, so that a blob of an older or a torn version still gives what it
holds; anything out of range falls back to the usual value.
"""

from core.ui.languages import LANGUAGES

# Name, highest value, usual value.
_FIELDS = (
    ("lang", 1, 0),  # 0 Spanish, 1 English
    ("speed", 2, 2),  # animation: 0 none, 1 fast, 2 normal
    ("confirm", 1, 1),  # the turn is confirmed, or ends by itself
    ("turning", 1, 1),  # the board turns to the player on turn
    ("dice", 2, 0),  # by chance, thrown by hand and entered, from the seed
    ("colour", 1, 0),  # the person's checkers against the bot: 0 light, 1 dark
    ("opponent", 9, 5),  # 0 a second person, else the bot's level
    ("preset", 2, 0),  # match, money, simple
    ("length", 25, 5),
    ("jacoby", 1, 1),
    ("beavers", 2, 0),
    ("auto_doubles", 2, 0),  # none, once, every tie
    ("clock", 1, 0),
    ("pips", 1, 1),  # pip counts are shown
    ("seed", 255, 1),  # of the dice
)
BLOB = "settings"


class Settings:
    """The values as attributes, by the names above."""

    def __init__(self, console):
        self._console = console
        data = console.read(BLOB) or b""
        for k in range(len(_FIELDS)):
            name, highest, usual = _FIELDS[k]
            value = data[k] if k < len(data) else usual
            setattr(self, name, value if value <= highest else usual)

    def save(self):
        """Keep the values."""
        self._console.replace(BLOB, bytes([getattr(self, field[0]) for field in _FIELDS]))

    def language(self):
        """`es` or `en`."""
        return LANGUAGES[self.lang]

    def step(self, name, by, highest=None):
        """Change a value by `by`, round from its end to its start."""
        for field, top, _ in _FIELDS:
            if field == name:
                top = top if highest is None else highest
                setattr(self, name, (getattr(self, name) + by) % (top + 1))
