"""A speaker behind an I2S amplifier: a little buffer of a square wave, again and again."""

from micropython import const

from core.console import ticks_diff

RATE = const(8000)  # samples a second, of 16 bits, one channel
_SAMPLES = const(400)
_LOUD = const(5000)


class I2sSound:
    """`make` returns the bus, started only while something sounds.

    make    returns a `machine.I2S` with RATE, which calls back when it is ready
    """

    def __init__(self, make):
        self._make = make
        self._bus = None
        self._wave = bytearray(2 * _SAMPLES)
        self._view = memoryview(self._wave)[:0]
        self._end = 0

    def tone(self, hertz, milliseconds, now):
        """Start a tone at the time `now`; one that sounds is cut off."""
        self.stop()
        half = RATE // (2 * max(30, min(2000, hertz)))
        whole = _SAMPLES // (2 * half) * 2 * half
        for k in range(whole):
            level = _LOUD if k // half & 1 else -_LOUD
            self._wave[2 * k] = level & 0xFF
            self._wave[2 * k + 1] = level >> 8 & 0xFF
        self._view = memoryview(self._wave)[: 2 * whole]
        self._end = now + milliseconds
        self._bus = self._make()
        self._bus.irq(self._again)
        self._bus.write(self._view)

    def _again(self, bus):
        """The wave has gone out: send it once more."""
        if self._bus is not None:
            self._bus.write(self._view)

    def poll(self, now):
        """Stop the tone if its time is over."""
        if self._bus is not None and ticks_diff(now, self._end) >= 0:
            self.stop()

    def stop(self):
        """Be quiet."""
        if self._bus is not None:
            bus, self._bus = self._bus, None
            bus.deinit()
