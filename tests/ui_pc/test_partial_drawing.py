"""A part drawn anew is what drawing everything would give, and all of it is sent.

On every display, while somebody moves the cursor about, plays and takes back.
"""

import pytest
from key_player import KeyPlayer

from core.console import MONO
from core.ids import read_xgid
from core.journal import Journal
from core.setup import match_of
from core.ui import play as board
from core.ui.session import Session
from sim.scenes import DISPLAYS

# Points of one checker beside points of many, and one that waits on the bar.
CROWDED = "XGID=-BAbB-CABb-abB-a-cba-A-aA-:0:0:1:31:0:0:0:5:6"
BAR = "XGID=-b----D-C---eE---c-e----BA:0:0:1:42:0:0:0:5:6"
PRESSES = 60  # a third of that in colour, where comparing takes longer


class Glass:
    """What a player sees: those pixels of the frame that have been sent."""

    def __init__(self, device):
        self.width = device.width
        self.pixels = [-1] * (device.width * device.height)

    def update(self, device, x, y, w, h):
        """A rectangle is sent."""
        for row in range(max(0, y), min(y + h, device.height)):
            for column in range(max(0, x), min(x + w, device.width)):
                self.pixels[row * self.width + column] = device.fb.pixel(column, row)


def at(xgid, size, **options):
    """A player in the middle of a match, the glass before the device."""
    player = KeyPlayer(size, seed=5, options={"speed": 0, **options})
    player.device.display = Glass(player.device)
    match = match_of(*read_xgid(xgid))
    player.app.session = Session(player.device, Journal(match, bytes((0, 3))), [0, 3])
    player.app.session.start()
    player.app.open_game()
    player.session.settle()
    return player


def wander(player):
    """Press what moves the cursor, more often than what plays."""
    if player.app.screen.mode == board.CHOOSING:
        player.press(("left", "right", "up", "down", "b", "left", "right", "a")[player.chance(8)])
    else:
        player.act()


def compare(player):
    """The frame, the glass and a frame drawn as a whole are one picture."""
    device, glass = player.device, player.device.display
    whole = Glass(device)
    whole.update(device, 0, 0, device.width, device.height)
    assert glass.pixels == whole.pixels, "drawn and not sent after " + player.keys[-1]
    parts = bytes(device.buffer)
    player.app.invalidate()
    player.session.settle()
    assert bytes(device.buffer) == parts, "drawn in parts otherwise, after " + player.keys[-1]


@pytest.mark.parametrize("home_left", (0, 1), ids=("right", "left"))
@pytest.mark.parametrize("size", DISPLAYS, ids=lambda s: f"{s[0]}x{s[1]}")
def test_parts_drawn_anew_are_sent_and_are_what_the_whole_would_be(size, home_left):
    for xgid in (CROWDED, BAR):
        player = at(xgid, size, home_left=home_left)
        for _ in range(PRESSES if size[2] == MONO else PRESSES // 3):
            wander(player)
            compare(player)
