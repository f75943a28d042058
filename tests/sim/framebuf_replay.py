"""Random drawing from a seed, the same on every interpreter.

Runs on CPython with the stand-in and on MicroPython with the real `framebuf`,
and prints a check sum of the surface after each operation:

    micropython framebuf_replay.py FIRST_SEED LAST_SEED
"""

import sys
from array import array


class Random:
    """A small generator, so that both interpreters draw the same numbers."""

    def __init__(self, seed):
        self.state = seed * 2654435761 & 0xFFFFFFFF

    def below(self, n):
        self.state = (self.state * 1664525 + 1013904223) & 0xFFFFFFFF
        return (self.state >> 8) % n

    def between(self, low, high):
        return low + self.below(high - low + 1)


def check_sum(data):
    total = 0
    for byte in data:
        total = (total * 31 + byte) & 0xFFFFFF
    return total


def bytes_for(width, height):
    """Enough for every format."""
    return 2 * (width + 8) * (height + 8)


def surface(framebuf, rnd, formats):
    """A surface of random size and contents: (its bytes, it, the tuple of it)."""
    w, h = rnd.between(1, 40), rnd.between(1, 30)
    stride = w + (rnd.below(9) if rnd.below(2) else 0)
    buffer = bytearray(bytes_for(stride, h))
    for i in range(len(buffer)):
        buffer[i] = rnd.below(256)
    kind = formats[rnd.below(len(formats))]
    made = framebuf.FrameBuffer(buffer, w, h, kind, stride)
    return buffer, made, (buffer, w, h, kind, stride)


def palette_for(framebuf, rnd, kind):
    """A palette with a colour for each value of a format of at most 8 bits."""
    buffer = bytearray(2 * 256)
    for i in range(len(buffer)):
        buffer[i] = rnd.below(256)
    return framebuf.FrameBuffer(buffer, 256, 1, kind)


class Session:
    """One surface and the operations on it, chosen by the seed."""

    def __init__(self, framebuf, seed):
        self.framebuf = framebuf
        self.rnd = Random(seed)
        self.formats = list(range(7))
        self.buffer, self.fb, self.parts = surface(framebuf, self.rnd, self.formats)
        self.operations = (
            self.fill,
            self.pixel,
            self.span,
            self.rect,
            self.line,
            self.ellipse,
            self.poly,
            self.blit,
            self.blit_palette,
            self.scroll,
            self.read,
        )

    def step(self):
        """Do one operation; return its number, what it gave and the check sum."""
        which = self.rnd.below(len(self.operations))
        answer = self.operations[which]()
        return "%d %s %d" % (which, answer, check_sum(self.buffer))

    def at(self):
        return self.rnd.between(-12, 50)

    def colour(self):
        return self.rnd.below(16) if self.rnd.below(2) else self.rnd.below(70000)

    def fill(self):
        self.fb.fill(self.colour())

    def pixel(self):
        self.fb.pixel(self.at(), self.at(), self.colour())

    def read(self):
        return self.fb.pixel(self.at(), self.at())

    def span(self):
        draw = self.fb.hline if self.rnd.below(2) else self.fb.vline
        draw(self.at(), self.at(), self.at(), self.colour())

    def rect(self):
        x, y, w, h, c = self.at(), self.at(), self.at(), self.at(), self.colour()
        if self.rnd.below(3) == 0:
            self.fb.fill_rect(x, y, w, h, c)
        else:
            self.fb.rect(x, y, w, h, c, bool(self.rnd.below(2)))

    def line(self):
        self.fb.line(self.at(), self.at(), self.at(), self.at(), self.colour())

    def ellipse(self):
        xr, yr = self.rnd.between(-3, 25), self.rnd.between(-3, 25)
        filled, mask = bool(self.rnd.below(2)), self.rnd.below(17)
        self.fb.ellipse(self.at(), self.at(), xr, yr, self.colour(), filled, mask)

    def poly(self):
        n = self.rnd.below(15)
        coords = array("h" if self.rnd.below(2) else "i", [self.at() for _ in range(n)])
        self.fb.poly(self.at(), self.at(), coords, self.colour(), bool(self.rnd.below(2)))

    def blit(self):
        _, made, parts = surface(self.framebuf, self.rnd, self.formats)
        choice = self.rnd.below(4)
        source = (made, made, parts, self.fb)[choice]
        key = self.colour() if self.rnd.below(2) else -1
        self.fb.blit(source, self.at(), self.at(), key)

    def blit_palette(self):
        formats = [kind for kind in self.formats if kind != self.framebuf.RGB565]
        _, made, _ = surface(self.framebuf, self.rnd, formats)
        palette = palette_for(self.framebuf, self.rnd, self.parts[3])
        key = self.colour() if self.rnd.below(2) else -1
        self.fb.blit(made, self.at(), self.at(), key, palette)

    def scroll(self):
        self.fb.scroll(self.rnd.between(-9, 9), self.rnd.between(-9, 9))


def replay(framebuf, seed, steps=40):
    """Lines that tell what each step of the session of `seed` did."""
    session = Session(framebuf, seed)
    return ["%d:%d %s" % (seed, i, session.step()) for i in range(steps)]


def main():
    import framebuf

    for seed in range(int(sys.argv[1]), int(sys.argv[2]) + 1):
        for line in replay(framebuf, seed):
            print(line)


if __name__ == "__main__":
    main()
