"""Builds the game for a board and installs it: the command `ugammon-flash`.  Runs on a PC."""


class FlashError(RuntimeError):
    """Why nothing was installed, or what failed, in one line for the person who flashes."""
