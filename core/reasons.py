"""Why the referee refuses an action, in the player's words.

For everything that talks to a player: the screens, the terminal, the text
commands.  A language is loaded when it is first used.
"""

import sys


def reason_text(lang, reason):
    """Return the sentence for a key of `match.REASONS`; lang `es` or `en`."""
    name = "core.reasons_" + lang
    __import__(name)
    return sys.modules[name].TEXTS[reason]
