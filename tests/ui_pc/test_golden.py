"""The screens are those that were looked at, pixel for pixel, on both interpreters."""

import pygame
import pytest

import golden

SCREENS = list(golden.pictures())
ON_BOTH = [picture for picture in SCREENS if "-game-" in picture[0]]


def compare(name, drawn):
    """Fail, with how to renew it, where a screen is not the stored picture."""
    stored = pygame.image.load(str(golden.FOLDER / f"{name}.png"))
    assert stored.get_size() == drawn.get_size()
    ours, theirs = (pygame.image.tobytes(surface, "RGB") for surface in (drawn, stored))
    other = sum(ours[k : k + 3] != theirs[k : k + 3] for k in range(0, len(ours), 3))
    assert not other, f"{name}: {other} pixels differ; if they should: {golden.__doc__}"


@pytest.mark.parametrize(("name", "size", "lang", "keys"), SCREENS, ids=[s[0] for s in SCREENS])
def test_screen_is_the_stored_picture(name, size, lang, keys):
    compare(name, golden.draw(size, lang, keys))


@pytest.mark.parametrize(("name", "size", "lang", "keys"), ON_BOTH, ids=[s[0] for s in ON_BOTH])
def test_screen_of_micropython_is_the_stored_picture(name, size, lang, keys):
    compare(name, golden.draw(size, lang, keys, "micropython"))


def test_there_is_no_stored_picture_that_nothing_draws():
    assert {path.stem for path in golden.FOLDER.iterdir()} == {name for name, *_ in SCREENS}
