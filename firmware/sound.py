"""A buzzer on a pin: it is started, and stopped when its time is over."""

from micropython import const

from core.console import ticks_diff

_QUIETEST = const(30)  # hertz that a PWM can do on every board
_HALF = const(32768)


class PwmSound:
    """A buzzer or speaker on a PWM.

    loud    of 65535, how long the pin is high; half is loudest
    """

    def __init__(self, pwm, loud=_HALF):
        self._pwm = pwm
        self._loud = loud
        self._end = 0
        self._sounds = False
        pwm.duty_u16(0)

    def tone(self, hertz, milliseconds, now):
        """Start a tone at the time `now`; one that sounds is cut off."""
        if hertz < _QUIETEST:
            self.stop()
            return
        self._pwm.freq(hertz)
        self._pwm.duty_u16(self._loud)
        self._end = now + milliseconds
        self._sounds = True

    def poll(self, now):
        """Stop the tone if its time is over."""
        if self._sounds and ticks_diff(now, self._end) >= 0:
            self.stop()

    def stop(self):
        """Be quiet."""
        self._pwm.duty_u16(0)
        self._sounds = False
