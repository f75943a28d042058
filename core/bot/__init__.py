"""The bot: a player that is a program, at several levels.

It acts through the same actions as a person, and thinks in slices, so that
buttons, clock and animation go on meanwhile.  Stands on the referee; the
screens, the terminal and the text commands ask here for plays, hints and cube
decisions.
"""

from core.bot.player import LEVELS, Bot

__all__ = ("LEVELS", "Bot")
