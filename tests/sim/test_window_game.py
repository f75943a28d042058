"""A person plays a whole match in the window, by keys and again by mouse.

Real keys and clicks go to a window on an X server of its own, where Xvfb and
xdotool are installed; pygame's events go to a window of SDL's dummy driver
anywhere.  The player sees the log of the match, as it is saved, nothing else.
"""

import os
import shutil
import subprocess
import sys
import time

import pygame
import pytest

from core.match import MATCH_OVER, MOVE, MOVING
from core.position import BAR, OFF
from core.replay import rebuild
from core.ui import layouts
from core.ui.geometry import Geometry
from core.ui.session import BLOB
from core.ui.settings import Settings
from sim import boards, runtime
from sim.console import SimConsole
from sim.device import Device
from sim.seeded import SeededApp
from sim.store import FileStore
from sim.window import Window

# The smallest in colour: it is drawn the soonest.
PROFILE = boards.profiles()["thumby_color"]
SIZE = PROFILE["width"], PROFILE["height"], PROFILE["depth"]
A_BUTTON = next(pygame.Rect(area) for label, _, *area in PROFILE["picture"]["buttons"]
                if label == "A").center  # fmt: skip
ME = 0
SEED = 11
SPEED = 32
# Longer than any match takes on a busy machine, in seconds.
PATIENCE = 100


class Player:
    """Plays by what stands in the log.

    hand    its `press` is the button A, its `drag` is on the board
    drags   how many checkers were dragged; arrived: how many of them moved so
    """

    def __init__(self, hand, directory):
        self._hand = hand
        self._log = FileStore(directory)
        self._data = b""
        self._match = None
        self._screen = Device(PROFILE, 1).screen
        self._geometry = Geometry(SIZE[0], SIZE[1], layouts.of(*SIZE))
        self._wanted = None
        self.drags = self.arrived = 0

    def play(self, by_drags):
        """Play until the match is over; returns it."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            fresh = self._look()
            if self._match and self._match.phase == MATCH_OVER:
                return self._match
            if by_drags and fresh and self._may_move():
                self._drag()
            else:
                self._hand.press()
        raise AssertionError(f"no end after {PATIENCE} s")

    def _look(self):
        """Read the log; True if there is more in it than before."""
        data = self._log.read(BLOB) or b""
        if data == self._data:
            return False
        if self._wanted:
            # A chunk is its length and its records: the first one is the move.
            begun = data[len(self._data) + 1 : len(self._data) + 3]
            self.arrived += begun == bytes((MOVE, self._wanted))
            self._wanted = None
        self._data = data
        self._match = rebuild(data, repair=True).match
        return True

    def _may_move(self):
        match = self._match
        return match.phase == MOVING and match.turn == ME and match.need

    def _drag(self):
        """Drag the rearmost checker that can move, by its larger die."""
        legal = self._match.legal
        source = max(point for point in range(BAR + 1) if legal[point])
        die = max(die for die in range(1, 7) if legal[source] >> die & 1)
        self.drags += 1
        self._wanted = source << 3 | die
        self._hand.drag(self._place(source), self._place(max(OFF, source - die)))

    def _place(self, point):
        """The foot of a column, in the window."""
        g = self._geometry
        wide = {BAR: g.bar_width, OFF: g.tray_width}.get(point, g.point)
        y = g.bottom - 5 if g.is_low(point) else g.top + 5
        return self._screen.x + g.point_x(point) + wide // 2, self._screen.y + y


def prepare(directory):
    """Set a short match up: one point, the lowest level, no animation."""
    settings = Settings(SimConsole(*SIZE, FileStore(directory)))
    settings.opponent = settings.length = 1
    settings.speed = settings.preset = 0
    settings.save()


def check_played(player, by_drags):
    """The match was won by somebody, and drags did what they should."""
    match = player.play(by_drags)
    assert match.match_winner in (0, 1) and match.score[match.match_winner] >= 1
    if by_drags:
        # A checker that the cursor's could hit its way to is moved there instead.
        assert player.drags >= 5 and player.arrived * 2 > player.drags


# -- on an X server --------------------------------------------------------------


class XHand:
    """The keyboard and the mouse of an X server, moved by xdotool."""

    def __init__(self, window, display, by_mouse, corner):
        """window: its process."""
        self._window = window
        self._environment = {**os.environ, "DISPLAY": display}
        self._by_mouse = by_mouse
        self._corner = corner
        self._on_a = False

    def _do(self, *words):
        assert self._window.poll() is None, "the window has closed"
        command = ["xdotool", *map(str, words)]
        subprocess.run(command, env=self._environment, check=True, timeout=20)
        time.sleep(0.01)

    def _to(self, place):
        return "mousemove", self._corner[0] + place[0], self._corner[1] + place[1]

    def press(self):
        if self._by_mouse:
            # xdotool rests after each way of the mouse.
            self._do(*(() if self._on_a else self._to(A_BUTTON)), "click", 1)
            self._on_a = True
        else:
            self._do("key", "a")

    def close(self):
        self._do("key", "Escape")

    def drag(self, start, end):
        self._on_a = False
        self._do(*self._to(start), "mousedown", 1, *self._to(end), "mouseup", 1)


@pytest.fixture(scope="module")
def x_display():
    """An X server of its own with nobody else on it."""
    missing = [name for name in ("Xvfb", "xdotool") if not shutil.which(name)]
    if missing:
        pytest.skip(f"no {' and no '.join(missing)} here: apt install xvfb xdotool")
    reading, writing = os.pipe()
    command = [
        "Xvfb",
        "-displayfd",
        str(writing),
        "-screen",
        "0",
        "1024x768x24",
        "-nolisten",
        "tcp",
    ]
    server = subprocess.Popen(command, pass_fds=[writing], stderr=subprocess.DEVNULL)
    os.close(writing)
    with os.fdopen(reading) as answer:
        number = answer.readline().strip()
    if not number:
        pytest.skip("Xvfb does not start here")
    yield f":{number}"
    server.terminate()
    server.wait()


def window_corner(environment):
    """Where the one window of a display lies, once it is there, and has the keyboard."""
    for _ in range(200):
        found = subprocess.run(
            ["xdotool", "search", "--onlyvisible", "--class", "."],
            env=environment, capture_output=True, text=True,
        ).stdout.split()  # fmt: skip
        if found:
            break
        time.sleep(0.1)
    assert found, "no window has opened"
    subprocess.run(["xdotool", "windowfocus", "--sync", found[0]], env=environment, check=True)
    shell = ["xdotool", "getwindowgeometry", "--shell", found[0]]
    lines = subprocess.run(shell, env=environment, capture_output=True, text=True, check=True)
    values = dict(line.split("=") for line in lines.stdout.split())
    return int(values["X"]), int(values["Y"])


@pytest.mark.parametrize("by_mouse", [False, True], ids=["keys", "mouse"])
def test_real_events_play_a_whole_match(x_display, by_mouse, tmp_path):
    prepare(tmp_path)
    environment = {**os.environ, "DISPLAY": x_display, "SDL_VIDEODRIVER": "x11"}
    command = [
        sys.executable,
        "-m",
        "sim",
        "--board",
        PROFILE["name"],
        "--data",
        tmp_path,
        "--lang",
        "en",
    ]
    command += ["--scale", "1", "--seed", str(SEED), "--speed", str(SPEED)]
    window = subprocess.Popen(command, cwd=runtime.ROOT, env=environment)
    try:
        hand = XHand(window, x_display, by_mouse, window_corner(environment))
        check_played(Player(hand, tmp_path), by_mouse)
        hand.close()
        assert window.wait(20) == 0
    finally:
        window.kill()


# -- anywhere --------------------------------------------------------------------


class PostingHand:
    """Posts pygame's events, and lets the game run on a little."""

    def __init__(self, window, by_mouse):
        self._window = window
        self._by_mouse = by_mouse

    def _post(self, kind, **what):
        pygame.event.post(pygame.event.Event(kind, **what))

    def _run(self):
        for _ in range(3):
            self._window.take_events()
            self._window.app.step()
        self._window.draw()

    def press(self):
        if self._by_mouse:
            self._post(pygame.MOUSEBUTTONDOWN, pos=A_BUTTON, button=1)
            self._post(pygame.MOUSEBUTTONUP, pos=A_BUTTON, button=1)
        else:
            self._post(pygame.KEYDOWN, key=pygame.K_a)
            self._post(pygame.KEYUP, key=pygame.K_a)
        self._run()

    def drag(self, start, end):
        self._post(pygame.MOUSEBUTTONDOWN, pos=start, button=1)
        self._post(pygame.MOUSEMOTION, pos=end, rel=(0, 0), buttons=(1, 0, 0))
        self._post(pygame.MOUSEBUTTONUP, pos=end, button=1)
        self._run()


@pytest.mark.parametrize("by_mouse", [False, True], ids=["keys", "mouse"])
def test_posted_events_play_a_whole_match(by_mouse, tmp_path):
    prepare(tmp_path)
    pygame.init()
    try:
        window = Window(PROFILE, tmp_path, 1, speed=SPEED, seed=SEED)
        window.app = SeededApp(window.console, SEED, "en")
        check_played(Player(PostingHand(window, by_mouse), tmp_path), by_mouse)
    finally:
        pygame.quit()
