"""Scenes of every screen: a position and keys.  Runs on both interpreters.

`sim.gallery` makes pictures of them; the tests look at the same ones.
"""

import sim  # noqa: F401  the stand-in for framebuf, before the screens
from core.ids import read_xgid
from core.journal import Journal
from core.setup import match_of
from core.ui.app import App
from core.ui.session import Session as Game
from sim import headless, script
from sim.console import HeadlessConsole
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

# Those of which pictures are stored: a menu, a choice, the cube, full trays and bar.
GOLDEN = ("set-up", "choosing", "doubled", "shut out")

# The menu over a position that is set up; then 3-1, and the question.
_PLACED = "down down down down down a menu "
_DICE = "down down down down right right right right up up "
# Name, XGID or None for the title, who plays, keys, settings.
SCENES = (
    ("title", None, None, "", {}),
    ("set-up", None, None, "a", {}),
    ("set-up, champion", None, None, "a down down", {"opponent": 6, "pace": 2}),
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
    ("asked", None, None, _PLACED + _DICE + "a wait:4000", {}),
    ("asked, cube", None, None, _PLACED + "down down a wait:4000", {}),
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
    ("hint, no move", _SHUT_OUT, _BOT, "menu down down down a wait:1000", {}),
    ("hint, cube", _BOARD, _BOT, "menu down down down a wait:4000", {}),
    ("blunder", _ROLLED, _BOT, "left a a a wait:4000", {"tutor": 1}),
    ("game over", _LAST, _BOT, "a wait:900", {}),
)


def device(size, scene, lang, kind=HeadlessConsole):
    """(App, console, Session) with a scene of SCENES on a display of `size`."""
    _, xgid, levels, keys, options = scene
    console = kind(*size, MemoryStore(), _SEED)
    settings = {"speed": 0, "opponent": 3}
    settings.update(options)
    app = App(console, seed=_SEED, lang=lang, options=settings)
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


def golden():
    """(file name without its end, size, scene, language) of every stored picture.

    A scene in turn in one language and the other, from display to display.
    """
    scenes = [scene for scene in SCENES if scene[0] in GOLDEN]
    for row, size in enumerate(DISPLAYS):
        for column, scene in enumerate(scenes):
            lang = LANGUAGES[(row + column) % 2]
            name = f"{size[0]}x{size[1]}-{scene[0].replace(' ', '-')}-{lang}"
            yield name, size, scene, lang
