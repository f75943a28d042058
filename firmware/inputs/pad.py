"""The ODROID-GO's pad: two analogue axes, each with two directions."""

from micropython import const

# Of 65535: beyond the first a direction, beyond the second the opposite one.
_NEAR = const(16000)
_FAR = const(48000)


class PadKeys:
    """Buttons 0 to 3 of the profile: up, down, left, right.

    x, y    have `read_u16`; left and up give the full voltage, right and down half
    """

    def __init__(self, x, y):
        self._x = x
        self._y = y

    def read(self):
        """The directions that are pressed, a bit each."""
        return _direction(self._y.read_u16()) | _direction(self._x.read_u16()) << 2


def _direction(value):
    """1 for the first direction of an axis, 2 for the second, 0 for none."""
    return 1 if value > _FAR else 2 if value > _NEAR else 0
