"""Buttons that pull a pin low."""


class PinKeys:
    """A pin a button, in the order of the profile from button `first` on.

    pins    called for their level; 0 is down
    """

    def __init__(self, pins, first=0):
        self._pins = pins
        self._lowest = 1 << first

    def read(self):
        """The buttons that are down, a bit each."""
        down = 0
        bit = self._lowest
        for pin in self._pins:
            if not pin():
                down |= bit
            bit <<= 1
        return down
