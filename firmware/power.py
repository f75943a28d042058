"""Light, battery and sleep, as boards have them."""

from micropython import const

from firmware import clock

_ALL = const(65535)


class PwmLight:
    """A backlight on a PWM.

    lowest  percent of the power at brightness 0: a dark display looks broken
    """

    def __init__(self, pwm, lowest=8):
        self._pwm = pwm
        self._lowest = lowest
        pwm.freq(1000)
        self.off()

    def set(self, percent):
        """Set the brightness, 0 to 100."""
        self._pwm.duty_u16(_ALL * (self._lowest * 100 + (100 - self._lowest) * percent) // 10000)

    def off(self):
        """Put it out."""
        self._pwm.duty_u16(0)


class PinLight:
    """A backlight that is on or off."""

    def __init__(self, pin):
        self._pin = pin
        pin(0)

    def set(self, percent):
        """Switch it on, whatever the brightness."""
        self._pin(1)

    def off(self):
        """Put it out."""
        self._pin(0)


class PanelLight:
    """An OLED, which is its own light: `lowest` percent at brightness 0."""

    def __init__(self, panel, lowest=8):
        self._panel = panel
        self._lowest = lowest

    def set(self, percent):
        """Set the brightness, 0 to 100."""
        self._panel.contrast((self._lowest * 100 + (100 - self._lowest) * percent) // 100)

    def off(self):
        """The display itself is switched off."""


class Gauge:
    """A lithium cell on an ADC.

    range       millivolts of the cell that the ADC's full scale stands for
    empty, full millivolts that are 0 and 100 percent
    """

    def __init__(self, adc, range, empty=3300, full=4150):
        self._adc = adc
        self._range = range
        self._empty = empty
        self._full = full

    def percent(self):
        """The charge, 0 to 100."""
        millivolts = self._adc.read_u16() * self._range // _ALL
        charge = (millivolts - self._empty) * 100 // (self._full - self._empty)
        return max(0, min(100, charge))


class Rest:
    """How the processor rests while nobody plays.

    lightsleep  of `machine`
    usb         pin that is high on USB power, which a light sleep would cut off;
                None where the board does not tell
    again       called after a sleep, to set the clocks up as they were
    """

    def __init__(self, lightsleep, usb=None, again=None):
        self._lightsleep = lightsleep
        self._usb = usb
        self._again = again

    def __call__(self, milliseconds):
        """Rest for that time."""
        if self._usb is not None and self._usb():
            clock.sleep_ms(milliseconds)
            return
        self._lightsleep(milliseconds)
        if self._again:
            self._again()
