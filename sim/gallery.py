"""Every screen on every display in both languages, as one PNG a display.

    python -m sim.gallery [--out DIR] [--display WxH ...] [--lang es|en]

Each scene is a position and keys, played with no window; the tests read every
text's place from the same scenes.
"""

import argparse
import os
from pathlib import Path

import sim  # noqa: F401  the stand-in for framebuf, before the screens
from core.ids import read_xgid
from core.journal import Journal
from core.setup import match_of
from core.ui.app import App
from core.ui.session import Session as Game
from sim import headless, script
from sim.console import HeadlessConsole
from sim.frame import Display
from sim.store import MemoryStore

# Width, height and depth of every kind of display.
DISPLAYS = (
    (72, 40, 1), (128, 64, 1), (128, 128, 4), (160, 128, 4),
    (240, 135, 4), (240, 240, 4), (320, 240, 4), (320, 320, 4),
)  # fmt: skip
LANGUAGES = ("es", "en")
_SEED = 5
_BOARD = "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:3:2:0:5:6"
_ROLLED = _BOARD.replace(":00:", ":31:")
_DOUBLED = "XGID=-b----E-C---eE---c-e----B-:1:1:1:D:3:2:0:7:6"
_SHUT_OUT = "XGID=bBBBBBB---A------------aa-:1:-1:-1:31:1:3:0:5:6"
_BEAR_OFF = "XGID=-FBB------------------bdf-:0:0:1:61:1:4:1:5:6"
_LAST = "XGID=-A---------------c-e--g---:0:0:1:66:0:0:0:5:6"
# A person against the weakest level, two persons, and the bot that doubles.
_BOT, _PEOPLE, _DOUBLER = (0, 3), (0, 0), (3, 0)

# Name, XGID or None for the title, who plays, keys, settings.
SCENES = (
    ("title", None, None, "", {}),
    ("set-up", None, None, "a", {}),
    ("set-up money", None, None, "a down down right up up", {}),
    ("settings", None, None, "down a", {}),
    ("settings, end", None, None, "down a up", {}),
    ("help", None, None, "down down a", {}),
    ("how to play", None, None, "down down a a", {}),
    ("tips", None, None, "down down a down a", {}),
    ("questions", None, None, "down down a down down a", {}),
    ("statistics", None, None, "down down down a", {}),
    ("dice", None, None, "down down down down a", {}),
    ("position", None, None, "down down down down down a", {}),
    ("position menu", None, None, "down down down down down a menu", {}),
    ("typing", None, None, "down down down down down a menu up up up up a", {}),
    ("to roll", _BOARD, _BOT, "", {}),
    ("choosing", _ROLLED, _BOT, "", {}),
    ("other die", _ROLLED, _BOT, "b", {}),
    ("moved", _ROLLED, _BOT, "a", {}),
    ("home at the left", _ROLLED, _BOT, "", {"home_left": 1}),
    ("neon", _ROLLED, _BOT, "", {"palette": 1}),
    ("blue and orange", _ROLLED, _BOT, "", {"palette": 2}),
    ("contrast", _ROLLED, _BOT, "", {"palette": 3}),
    ("confirm", _BOARD.replace(":00:", ":44:"), _BOT, "a a a a", {}),
    ("doubled", _DOUBLED, _DOUBLER, "", {}),
    ("shut out", _SHUT_OUT, _BOT, "", {}),
    ("bearing off", _BEAR_OFF, _BOT, "", {}),
    ("hand over", _BEAR_OFF, _PEOPLE, "", {}),
    ("dice by hand", _BOARD, _BOT, "a", {"dice": 1}),
    ("pause", _BOARD, _BOT, "menu", {}),
    ("resign", _BOARD, _BOT, "menu down a", {}),
    ("hint", _ROLLED, _BOT, "menu down down down a wait:4000", {}),
    ("hint, cube", _BOARD, _BOT, "menu down down down a wait:4000", {}),
    ("blunder", _ROLLED, _BOT, "left a a a wait:4000", {"tutor": 1}),
    ("game over", _LAST, _BOT, "a wait:900", {}),
)


def device(size, scene, lang):
    """(App, console, Session) with a scene of SCENES on a display of `size`."""
    _, xgid, levels, keys, options = scene
    console = HeadlessConsole(*size, MemoryStore(), _SEED)
    app = App(console, seed=_SEED, lang=lang, options={"speed": 0, "opponent": 3, **options})
    session = headless.Session(app, console)
    session.settle()
    if xgid:
        match = match_of(*read_xgid(xgid))
        app.session = Game(console, Journal(match, bytes(levels)), list(levels))
        app.session.start()
        app.open_game()
        session.settle()
    for step in script.parse(keys):
        session.play([step])
    return app, console, session


def picture(console):
    """The display as a pygame surface."""
    display = Display(console.width, console.height)
    display.update(console, 0, 0, console.width, console.height)
    return display.surface


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
    options = parser.parse_args()
    Path(options.out).mkdir(parents=True, exist_ok=True)
    for size in options.display:
        print(sheet(size, (options.lang,) if options.lang else LANGUAGES, options.out))


if __name__ == "__main__":
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    main()
