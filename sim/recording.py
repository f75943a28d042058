"""What the display shows, as a moving picture: a GIF file in its own colours."""

import zlib
from array import array

import pygame
from PIL import Image

# A GIF counts hundredths of a second, and viewers show none shorter than two.
_HUNDREDTH = 10
_SHORTEST = 40
# The last picture stands this long before the first comes again.
_LAST = 1500
# All pictures are in memory while the file is written.
_MOST = 5000
# A small display is enlarged to at least this width.
_WIDTH = 240
_COLOURS = 256


class Recording:
    """Pictures of a display, each with the time it came, until `close`.

    Times are the device's: at four times the speed the film still runs as the
    device would.
    """

    def __init__(self, path):
        """path: of the file, which is made at once, so that a bad one is told."""
        self._file = open(path, "wb")
        self.path = path
        self._frames = []
        self._seen = b""

    def take(self, surface, now, soonest=_SHORTEST):
        """Keep the picture if it is new and the last has stood for `soonest` ms.

        surface: of the display; now: milliseconds of the device.
        """
        if self._frames and now - self._frames[-1][0] < soonest:
            return
        seen = pygame.image.tobytes(surface, "RGBX")
        if seen == self._seen or len(self._frames) == _MOST:
            return
        self._seen = seen
        self._frames.append((now, surface.get_size(), zlib.compress(seen, 1)))

    def close(self, surface, now):
        """Write the file, with what is shown now as its last picture."""
        self.take(surface, now, 0)
        if len(self._frames) > 1 and now - self._frames[-2][0] < _HUNDREDTH:
            # No picture can be that short: the last one stands for both.
            del self._frames[-2]
        with self._file as file:
            self._write(file, now)

    def _write(self, file, now):
        pictures = (_picture(size, zlib.decompress(packed)) for _, size, packed in self._frames)
        options = {"save_all": True, "loop": 0, "duration": self._times(now)}
        next(pictures).save(file, "GIF", append_images=pictures, **options)

    def _times(self, now):
        """Milliseconds of each picture; rounding never adds up."""
        starts = [start // _HUNDREDTH * _HUNDREDTH for start, _, _ in self._frames]
        end = max(now // _HUNDREDTH * _HUNDREDTH, starts[-1]) + _LAST
        return [later - start for start, later in zip(starts, starts[1:] + [end])]


def _picture(size, pixels):
    """A picture with a palette of exactly the colours in it."""
    words = array("I", pixels)
    colours = sorted(set(words))[:_COLOURS]
    index = {word: k for k, word in enumerate(colours)}
    made = Image.frombytes("P", size, bytes(index.get(word, 0) for word in words))
    table = array("I", colours).tobytes()
    made.putpalette(b"".join(table[k : k + 3] for k in range(0, len(table), 4)))
    times = -(-_WIDTH // size[0])
    return made.resize((size[0] * times, size[1] * times), Image.Resampling.NEAREST)
