"""Builds the fonts of the screens from their readable sources.

    python -m sim.fontbuild [--check]

`assets/fonts/NAME.txt` becomes `core/ui/font_NAME.py`.  The sources say how they
are written.  `--check` only tells whether the built files are up to date.
"""

import argparse
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "assets" / "fonts"
BUILT = ROOT / "core" / "ui"


class SourceError(ValueError):
    """A font's source that cannot be read; the text names file and line."""


def read_source(path):
    """Return {character: rows} of a source; rows are strings of # and dots.

    All glyphs come out with as many rows as the tallest.
    """
    glyphs = {}
    lines = path.read_text(encoding="utf-8").splitlines()
    at = 0
    while at < len(lines):
        if lines[at].startswith("= "):
            at = _read_block(path, lines, at, glyphs)
        elif lines[at].startswith("+ "):
            _compose(path, lines[at], glyphs)
            at += 1
        else:
            at += 1
    height = max(len(rows) for rows in glyphs.values())
    named = {name: rows for name, rows in glyphs.items() if len(name) == 1}
    return {name: _padded(rows, height) for name, rows in named.items()}


def _padded(rows, height):
    """The glyph with empty rows below it."""
    return rows + ["." * len(rows[0])] * (height - len(rows))


def _read_block(path, lines, at, glyphs):
    """Read one block of glyphs side by side; return the line after it."""
    names, _, first = lines[at][2:].rpartition(" : ")
    names = names.split()
    at += 1
    rows = []
    while at < len(lines) and lines[at].strip():
        parts = lines[at].split()
        if len(parts) != len(names):
            raise SourceError(f"{path.name}:{at + 1}: {len(parts)} glyphs, {len(names)} names")
        rows.append(parts)
        at += 1
    for k, name in enumerate(names):
        glyph = [row[k] for row in rows]
        if len({len(row) for row in glyph}) != 1 or set("".join(glyph)) - set("#."):
            raise SourceError(f"{path.name}:{at}: {name} has rows of different widths")
        glyphs[name] = ["." * len(glyph[0])] * int(first) + glyph
    return at


def _compose(path, line, glyphs):
    """Put an accent over a letter: `+ á a acute`."""
    name, letter, accent = line[2:].split()
    base, mark = glyphs[letter], glyphs[accent]
    width = max(len(base[0]), len(mark[0]))
    left = (width - len(base[0])) // 2
    over = (width - len(mark[0])) // 2
    rows = []
    for k, row in enumerate(base):
        row = ("." * left + row).ljust(width, ".")
        # An accent takes the place of the dot of an i.
        if k < len(mark):
            row = ("." * over + mark[k]).ljust(width, ".")
        rows.append(row)
    glyphs[name] = rows


def _packed(rows, size):
    """Rows as bytes, `size` a row, the first pixel highest."""
    return b"".join(
        int(row.replace("#", "1").replace(".", "0").ljust(8 * size, "0"), 2).to_bytes(size, "big")
        for row in rows
    )


def module_text(name, glyphs):
    """The source of `font_NAME.py`."""
    chars = "".join(sorted(glyphs))
    height = len(next(iter(glyphs.values())))
    size = 1 if max(len(rows[0]) for rows in glyphs.values()) <= 8 else 2
    widths = bytes(len(glyphs[char][0]) for char in chars)
    lines = [
        f'"""The {name} font, built by sim/fontbuild.py from assets/fonts.  Do not edit."""',
        "",
        f"HEIGHT = {height}",
        f"BYTES = {size}  # a row",
        f"CHARS = {chars!r}",
        f"WIDTHS = {widths!r}",
        "DATA = (",
    ]
    for char in chars:
        lines.append(f"    {_packed(glyphs[char], size)!r}")
    return "\n".join([*lines, ")", ""])


def built():
    """Return {path: text} of everything that is built."""
    return {
        BUILT / f"font_{path.stem}.py": module_text(path.stem, read_source(path))
        for path in sorted(SOURCES.glob("*.txt"))
    }


def main(words=None):
    """Build, or check; returns the exit status."""
    parser = argparse.ArgumentParser(prog="python -m sim.fontbuild", description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing")
    check = parser.parse_args(words).check
    stale = [
        path for path, text in built().items()
        if not path.exists() or path.read_text(encoding="utf-8") != text
    ]  # fmt: skip
    if check:
        for path in stale:
            print(f"{path.name} is not what its source gives: run python -m sim.fontbuild")
        return 1 if stale else 0
    for path in stale:
        path.write_text(built()[path], encoding="utf-8")
        print("built", path.relative_to(ROOT))
    return 0


if __name__ == "__main__":
    sys.exit(main())
