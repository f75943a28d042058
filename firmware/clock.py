"""Time, as MicroPython's `time` has it; on a PC the same from CPython's.

The drivers ask here, so that a test may put its own clock in their place.
"""

import time

if hasattr(time, "sleep_ms"):
    sleep_ms, sleep_us = time.sleep_ms, time.sleep_us
    ticks_ms = time.ticks_ms
else:

    def sleep_ms(milliseconds):
        """Wait."""
        time.sleep(milliseconds / 1000)

    def sleep_us(microseconds):
        """Wait."""
        time.sleep(microseconds / 1000000)

    def ticks_ms():
        """Milliseconds since some start."""
        return time.monotonic_ns() // 1000000
