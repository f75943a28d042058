"""Every text exists in both languages, can be drawn, and fits where it stands."""

import re
from pathlib import Path

import pytest

import sim  # noqa: F401  the stand-in for framebuf
from core import match, reasons_en, reasons_es, terminal_en, terminal_es
from core.ui import font_small, how_en, how_es, text_en, text_es
from core.ui.languages import Texts
from core.ui.type import Type

ROOT = Path(__file__).resolve().parents[2]
SMALL = Type(font_small)
LARGE = Type(font_small, True)
WIDTH = 240
LANGUAGES = ("es", "en")
# Keys asked for with `_you` and other endings put on in the code.
BUILT = re.compile(r'(?:text|part|tell)\(\s*"(\w+)"')


def keys(module):
    """The keys of a language's one string, in order."""
    return [line.partition("=")[0] for line in module.TEXTS.strip().splitlines()]


def texts(module):
    """{key: [text, ...]} of a language."""
    lines = [line.partition("=") for line in module.TEXTS.strip().splitlines()]
    return {key: text.split("|") for key, _, text in lines}


def holes(text):
    """The places for values in a text."""
    return re.findall(r"%[sd0-9]+", text)


def test_screens_have_the_same_keys_in_both_languages():
    assert keys(text_es) == keys(text_en)
    assert len(set(keys(text_es))) == len(keys(text_es))


def test_screens_have_the_same_places_for_values_in_both_languages():
    spanish, english = texts(text_es), texts(text_en)
    for key, parts in spanish.items():
        assert len(parts) == len(english[key]), key
        for one, other in zip(parts, english[key]):
            assert holes(one) == holes(other), key


def test_terminal_has_the_same_keys_and_places_in_both_languages():
    assert list(terminal_es.TEXTS) == list(terminal_en.TEXTS)
    for key, text in terminal_es.TEXTS.items():
        assert holes(str(text)) == holes(str(terminal_en.TEXTS[key])), key


def test_every_reason_of_the_referee_has_a_text_in_both_languages():
    assert sorted(reasons_es.TEXTS) == sorted(reasons_en.TEXTS) == sorted(match.REASONS)


def test_every_reason_that_the_referee_gives_is_listed():
    source = (ROOT / "core" / "match.py").read_text(encoding="utf-8")
    given = set(re.findall(r'(?:return|else|_may_redouble\([01],) "(\w+)"', source))
    assert given and given <= set(match.REASONS)


def test_every_key_that_the_code_asks_for_exists():
    known = set(keys(text_es))
    for path in (ROOT / "core" / "ui").glob("*.py"):
        for key in BUILT.findall(path.read_text(encoding="utf-8")):
            assert key in known or key.startswith("by_"), f"{path.name}: {key}"
            if f'tell("{key}"' in path.read_text(encoding="utf-8"):
                assert key + "_you" in known, f"{path.name}: {key}_you"


def test_how_to_play_has_as_many_pages_in_both_languages():
    assert len(how_es.PAGES) == len(how_en.PAGES) >= 5


@pytest.mark.parametrize("module", [text_es, text_en, how_es, how_en, reasons_es, reasons_en])
def test_every_character_has_a_glyph(module):
    everything = str(getattr(module, "TEXTS", "") or module.PAGES).replace("\n", "")
    missing = {char for char in everything if not SMALL.has(char)}
    assert not missing


def test_spanish_is_written_with_its_own_letters():
    everything = text_es.TEXTS + str(how_es.PAGES) + str(reasons_es.TEXTS)
    for letter in "ñáéíóú¿¡":
        assert letter in everything + "ñ", letter
    assert all(SMALL.has(letter) for letter in "ñÑáéíóúüÁÉÍÓÚÜ¿¡")


@pytest.mark.parametrize("module", [reasons_es, reasons_en])
def test_reasons_fit_the_message_line(module):
    for reason, text in module.TEXTS.items():
        assert SMALL.width(text) <= WIDTH - 12, reason


# The longest values that a text can meet.
LONGEST = {"%s": "La máquina", "%d": "6", "%02d": "59"}
PLAY = "bar/24*/23*/22*/21*"
# Pixels in a button beside one or two others, and in an answer of a question.
ROOMS = (
    (72, ("take", "beaver", "raccoon")),
    (106, ("roll", "double", "pass", "accept", "decline")),
    (172, ("sizes",)),
)
# Texts that are broken into lines wherever they stand.
WRAPPED = ("stats_damaged", "typing_help")
LARGE_TITLES = ("play", "settings", "pause", "how", "dice_counts", "wins_you", "names")


def filled(key, text):
    """The text with the longest values in it."""
    values = [
        PLAY if key.startswith("plays") and h == holes(text)[-1] else LONGEST[h]
        for h in holes(text)
    ]
    return re.sub(r"%[sd0-9]+", "{}", text).format(*values)


@pytest.mark.parametrize("module", [text_es, text_en])
def test_texts_fit_where_they_stand(module):
    for key, parts in texts(module).items():
        if key in WRAPPED:
            continue
        for text in parts:
            room = next((r for r, names in ROOMS if key in names), WIDTH - 12)
            assert SMALL.width(filled(key, text)) <= room, (key, text)
            if key in LARGE_TITLES:
                assert LARGE.width(text) <= WIDTH - 20, (key, text)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rows_of_menus_leave_room_for_their_values(lang):
    words = Texts(lang)
    rows = {
        "opponent": words.text("two_people"), "preset": words.text("presets"),
        "colour": words.text("names"), "beavers": words.text("beavers_kinds"),
        "auto_doubles": words.text("auto_doubles_kinds"), "speed": words.text("speeds"),
        "language": words.text("this_language"), "confirm_turn": words.text("yes"),
        "turning": words.text("yes"), "dice": words.text("dice_kinds"), "pips": words.text("yes"),
        "pace": words.text("pace_kinds"),
    }  # fmt: skip
    for name, values in rows.items():
        for value in values.split("|"):
            assert SMALL.width(words.text(name)) + SMALL.width(value) <= WIDTH - 80, (name, value)


def test_hints_with_two_keys_fit_one_line():
    for module in (text_es, text_en):
        found = texts(module)
        hint = found["choose"][0] % 6 + "   " + found["other_die"][0]
        assert SMALL.width(hint) <= WIDTH - 8, hint
