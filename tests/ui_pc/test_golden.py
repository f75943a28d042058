"""The screens look as they did when somebody last looked at them, on both interpreters.

The stored pictures are in `golden/`, one pixel a pixel.  After a change that is
meant, `python -m sim.gallery --golden` renews them; then look at each.
"""

from pathlib import Path

import pygame
import pytest

from sim import frame, runtime, scenes
from sim.gallery import GOLDEN_PICTURES, picture

SCRIPT = Path(__file__).with_name("frames_of_scenes.py")
GOLDEN = list(scenes.golden())
NAMES = [one[0] for one in GOLDEN]
# The picture is the question here; memory is the budgets' own test.
HEAP = "2M"
RENEW = "if that is meant: python -m sim.gallery --golden, then look at each picture"


def differing(one, other):
    """How many pixels of two pictures differ; all of the larger if their sizes do."""
    if one.get_size() != other.get_size():
        return max(a.get_width() * a.get_height() for a in (one, other))
    ours, theirs = (pygame.image.tobytes(a, "RGB") for a in (one, other))
    return sum(ours[k : k + 3] != theirs[k : k + 3] for k in range(0, len(ours), 3))


def compare(name, shown):
    """Fail with the picture's name and what to do if it is not the stored one."""
    stored = GOLDEN_PICTURES / f"{name}.png"
    assert stored.exists(), f"no picture {name}; {RENEW}"
    number = differing(shown, pygame.image.load(stored))
    assert not number, f"{number} pixels of {name} are not as stored; {RENEW}"


@pytest.fixture(scope="module")
def frames(tmp_path_factory):
    """A directory with the frames of all scenes, drawn by MicroPython."""
    directory = tmp_path_factory.mktemp("frames")
    path = [runtime.ROOT, ".frozen"]
    done = runtime.run([SCRIPT, directory], path, HEAP, cwd=runtime.ROOT)
    assert done.returncode == 0, done.stdout + done.stderr
    return directory


def test_every_stored_picture_is_compared():
    assert sorted(NAMES) == sorted(path.stem for path in GOLDEN_PICTURES.glob("*.png"))


def test_one_pixel_that_differs_is_found():
    shown = pygame.image.load(GOLDEN_PICTURES / f"{NAMES[0]}.png")
    other = shown.copy()
    other.set_at((3, 4), (1, 2, 3))
    assert differing(shown, other) == 1


@pytest.mark.parametrize(("name", "size", "scene", "lang"), GOLDEN, ids=NAMES)
def test_the_picture_is_the_stored_one(name, size, scene, lang):
    compare(name, picture(scenes.device(size, scene, lang)[1]))


@pytest.mark.parametrize("name", NAMES)
def test_the_picture_on_micropython_is_the_stored_one(name, frames):
    compare(name, frame.display_of(frame.Frame(frames / name)).surface)
