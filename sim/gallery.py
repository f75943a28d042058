"""Every screen on every display in both languages, as one PNG a display.

    python -m sim.gallery [--out DIR] [--display WxH ...] [--lang es|en]
    python -m sim.gallery --golden

The scenes are those of `sim.scenes`.  With `--golden` it renews the pictures
that are stored beside the tests, one pixel a pixel: look at them afterwards.
"""

import argparse
import os
from pathlib import Path

from sim import frame
from sim.scenes import DISPLAYS, LANGUAGES, SCENES, device, golden

# Where the stored pictures are that the tests compare.
GOLDEN_PICTURES = Path(__file__).resolve().parent.parent / "tests" / "ui_pc" / "golden"


def picture(console):
    """The display as a pygame surface."""
    return frame.display_of(console).surface


def sheet(size, languages, directory):
    """Write the contact sheet of one display; returns its path."""
    import pygame

    scale = max(1, 240 // size[0])
    wide, tall = size[0] * scale + 6, size[1] * scale + 6
    columns = 6
    pictures = [picture(device(size, scene, lang)[1]) for lang in languages for scene in SCENES]
    whole = pygame.Surface((columns * wide, -(-len(pictures) // columns) * tall))
    whole.fill((90, 90, 110))
    for k, one in enumerate(pictures):
        grown = pygame.transform.scale(one, (size[0] * scale, size[1] * scale))
        whole.blit(grown, (k % columns * wide + 3, k // columns * tall + 3))
    path = Path(directory) / f"{size[0]}x{size[1]}.png"
    pygame.image.save(whole, path)
    return path


def store_golden(directory=GOLDEN_PICTURES):
    """Write the stored pictures anew, and remove those of scenes that are gone."""
    directory.mkdir(parents=True, exist_ok=True)
    for old in directory.glob("*.png"):
        old.unlink()
    for name, size, scene, lang in golden():
        frame.save(picture(device(size, scene, lang)[1]), directory / f"{name}.png")


def _size(text):
    for size in DISPLAYS:
        if text == f"{size[0]}x{size[1]}":
            return size
    raise argparse.ArgumentTypeError(
        "the displays are " + ", ".join(f"{w}x{h}" for w, h, _ in DISPLAYS)
    )


def main():
    """The command."""
    told = __doc__.split("\n")[0]
    parser = argparse.ArgumentParser(prog="python -m sim.gallery", description=told)
    parser.add_argument("--out", default=".", metavar="DIR", help="where the pictures go (here)")
    parser.add_argument("--display", type=_size, nargs="+", default=DISPLAYS, metavar="WxH")
    parser.add_argument("--lang", choices=LANGUAGES, help="one language only")
    parser.add_argument("--golden", action="store_true", help="renew the tests' stored pictures")
    options = parser.parse_args()
    if options.golden:
        store_golden()
        return
    Path(options.out).mkdir(parents=True, exist_ok=True)
    for size in options.display:
        print(sheet(size, (options.lang,) if options.lang else LANGUAGES, options.out))


if __name__ == "__main__":
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    main()
