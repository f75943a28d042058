"""The fonts as the screens use them: repertoire, widths, drawing, lines."""

import sys

try:
    if sys.implementation.name != "micropython":
        import sim  # noqa: F401  the stand-in for framebuf
except ImportError:
    pass  # framebuf itself is missed below

import framebuf

from core.ui import font_small, font_tiny
from core.ui.type import Type

SPANISH = "ñÑáéíóúüÁÉÍÓÚÜ¿¡"
SIGNS = "·–×½°←→↑↓✓…"
CLEAR = 9


def surface(width, height):
    """A surface and its buffer, a byte a pixel, filled with CLEAR."""
    buffer = bytearray(width * height)
    fb = framebuf.FrameBuffer(buffer, width, height, framebuf.GS8)
    fb.fill(CLEAR)
    return fb, buffer


def inked(font, char, doubled=False):
    """(leftmost, rightmost) column that the character inks at x = 2, or None."""
    width = 40
    fb, buffer = surface(width, 24)
    Type(font, doubled).draw(fb, 2, 2, char, 1)
    columns = [k % width for k in range(len(buffer)) if buffer[k] == 1]
    return (min(columns), max(columns)) if columns else None


def test_the_small_font_has_every_character_of_both_languages():
    small = Type(font_small)
    ascii_characters = "".join([chr(code) for code in range(32, 127)])
    for char in ascii_characters + SPANISH + SIGNS:
        assert small.has(char), char


def test_the_tiny_font_has_the_digits_of_the_points():
    tiny = Type(font_tiny)
    for char in "0123456789":
        assert tiny.has(char), char


def test_the_tables_of_a_font_agree_in_length():
    for font in (font_small, font_tiny):
        assert len(font.WIDTHS) == len(font.CHARS)
        assert len(font.DATA) == len(font.CHARS) * font.HEIGHT * font.BYTES


def test_no_character_inks_outside_its_width():
    for font in (font_small, font_tiny):
        for doubled in (False, True):
            for char in font.CHARS:
                left, right = inked(font, char, doubled)
                assert 2 <= left, char
                assert right < 2 + Type(font, doubled).width(char), char


def test_a_text_is_as_wide_as_its_glyphs_and_the_gaps_between():
    small = Type(font_small)
    assert small.width("") == 0
    assert small.width("A") == 4
    assert small.width("AA") == 9
    assert small.width("A A") == 13


def test_draw_returns_the_x_where_the_next_text_goes():
    fb, _ = surface(40, 12)
    small = Type(font_small)
    assert small.draw(fb, 3, 0, "AA", 1) == 3 + small.width("AA") + 1
    assert small.draw(fb, 3, 0, "", 1) == 3


def test_draw_puts_the_glyph_at_its_place_in_its_colour():
    fb, buffer = surface(6, 12)
    Type(font_small).draw(fb, 1, 1, "!", 5)
    inks = [(k % 6, k // 6) for k in range(len(buffer)) if buffer[k] == 5]
    assert inks == [(1, y) for y in (2, 3, 4, 5, 6, 8)]
    assert buffer.count(b"\x09") == len(buffer) - len(inks)


def test_doubled_type_is_twice_as_high_and_wide():
    small, large = Type(font_small), Type(font_small, True)
    assert large.height == 2 * small.height
    for text in ("A", "Doble 24/18", "¿Jugáis?"):
        assert large.width(text) == 2 * small.width(text)


def test_an_unknown_character_is_drawn_as_a_question_mark():
    small = Type(font_small)
    assert not small.has("ß")
    drawn = []
    for char in "ß?":
        fb, buffer = surface(8, 10)
        assert small.draw(fb, 0, 0, char, 1) == small.width(char) + 1
        drawn.append(bytes(buffer))
    assert drawn[0] == drawn[1]


def test_wrap_keeps_every_word_and_the_width():
    small = Type(font_small)
    text = "¡Pingüino señaló: ¿Jugáis al backgammon?"
    lines = small.wrap(text, 70)
    assert len(lines) > 1
    assert " ".join(lines) == text
    for line in lines:
        assert small.width(line) <= 70, line
