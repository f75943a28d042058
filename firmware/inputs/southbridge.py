"""The PicoCalc's second processor: keyboard, backlight and battery behind I2C.

A register is read by writing its number and then reading two bytes, and written
with bit 7 of its number set.  The bus is slow: 5 ms a reading.
"""

from micropython import const

from core.console import ticks_diff
from firmware import clock

_LIGHT = const(0x05)
_FIFO = const(0x09)
_BATTERY = const(0x0B)
_WRITE = const(0x80)

_PRESSED = const(1)
_RELEASED = const(3)
_MASK = const((1 << 28) - 1)
_PAUSE = const(20)  # ms between two looks at the keys
_MOST = const(8)  # keys a look


class Southbridge:
    """One object in three parts: source of keys, light and gauge.

    codes   of the key of each button of the profile
    """

    def __init__(self, i2c, codes, address=0x1F, lowest=5):
        self._i2c = i2c
        self._codes = codes
        self._address = address
        self._lowest = lowest
        self._register = bytearray(1)
        self._two = bytearray(2)
        self._down = 0
        self._looked = -_PAUSE

    def _read(self, register):
        """Read a register; a keyboard that does not answer reads as idle."""
        self._register[0] = register
        try:
            self._i2c.writeto(self._address, self._register)
            self._i2c.readfrom_into(self._address, self._two)
        except OSError:
            self._two[0] = self._two[1] = 0
        return self._two

    def read(self):
        """The buttons that are down, a bit each."""
        now = clock.ticks_ms() & _MASK
        if ticks_diff(now, self._looked) >= _PAUSE:
            self._looked = now
            before = self._down
            for _ in range(_MOST):
                state, code = self._read(_FIFO)
                if not state:
                    break
                self._key(state, code)
                if self._down != before:
                    break  # a short press is not to be taken back in the same look
        return self._down

    def _key(self, state, code):
        for k in range(len(self._codes)):
            if self._codes[k] == code:
                if state == _PRESSED:
                    self._down |= 1 << k
                elif state == _RELEASED:
                    self._down &= ~(1 << k)

    def set(self, percent):
        """Set the backlight, 0 to 100; it never goes out."""
        self._shine(self._lowest + (255 - self._lowest) * percent // 100)

    def off(self):
        """Put the backlight out."""
        self._shine(0)

    def _shine(self, level):
        self._two[0] = _LIGHT | _WRITE
        self._two[1] = level
        try:
            self._i2c.writeto(self._address, self._two)
        except OSError:
            pass

    def percent(self):
        """The battery's charge, or None if the keyboard does not say."""
        register, value = self._read(_BATTERY)
        return min(100, value & 0x7F) if register == _BATTERY else None
