"""Models of display controllers, written from their data sheets.

They take what a driver sends, byte by byte, and keep the memory that the glass
would show.  What the data sheet forbids raises `Fault`.  They run on both
interpreters; `machine` in this package is the board around them.
"""


class Fault(Exception):
    """The driver did what the controller's data sheet does not allow."""
