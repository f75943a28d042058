"""The fonts: their sources are well formed, and the built files are theirs."""

import pytest

from sim import fontbuild


def test_built_fonts_are_what_their_sources_give():
    assert fontbuild.main(["--check"]) == 0


def test_every_glyph_has_rows_of_one_width():
    for path in fontbuild.SOURCES.glob("*.txt"):
        glyphs = fontbuild.read_source(path)
        assert len({len(rows) for rows in glyphs.values()}) == 1
        for rows in glyphs.values():
            assert len({len(row) for row in rows}) == 1


def test_a_block_with_a_glyph_too_few_is_refused_by_its_line(tmp_path):
    path = tmp_path / "bad.txt"
    path.write_text("= a b : 0\n## #.\n##\n")
    with pytest.raises(fontbuild.SourceError, match="bad.txt:3: 1 glyphs, 2 names"):
        fontbuild.read_source(path)


def test_the_small_font_has_all_printable_ascii():
    glyphs = fontbuild.read_source(fontbuild.SOURCES / "small.txt")
    assert [chr(code) for code in range(33, 127) if chr(code) not in glyphs] == []
