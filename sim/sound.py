"""The buzzer of the simulated device: square waves through the PC's sound."""

from array import array

import pygame

_RATE = 22050
_LOUDNESS = 3000


class Buzzer:
    """Plays one tone at a time; silent where the PC has no sound."""

    def __init__(self):
        try:
            pygame.mixer.init(_RATE, -16, 1)
            self._works = True
        except pygame.error:
            self._works = False

    def play(self, hertz, milliseconds):
        """Start a tone, in place of the one that sounds."""
        if self._works and hertz > 0:
            pygame.mixer.stop()
            pygame.mixer.Sound(buffer=_square(hertz, milliseconds)).play()


def _square(hertz, milliseconds):
    samples = array("h", bytes(2 * (_RATE * milliseconds // 1000)))
    for i in range(len(samples)):
        samples[i] = _LOUDNESS if 2 * hertz * i // _RATE & 1 else -_LOUDNESS
    return samples
