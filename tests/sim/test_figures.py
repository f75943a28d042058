"""What was measured is kept, and the README's tables say just that."""

import pytest

from sim.duel import figures

MARKS = "a\n<!-- {0} -->\nold\n<!-- end of {0} -->\nb\n<!-- {1} -->\n<!-- end of {1} -->\nc"


def test_the_readme_says_what_was_measured():
    text = figures.README.read_text(encoding="utf-8")
    assert figures.with_tables(text, figures.Sheet()) == text


def test_a_newer_figure_takes_an_older_ones_place(tmp_path):
    sheet = figures.Sheet(tmp_path / "figures.json")
    sheet.record("games 6 5", 0.2, 0.01, 10, "old")
    sheet.record("games 6 5", -0.1234, 0.01, 1000, "python -m sim.duel games 6 5")
    again = figures.Sheet(sheet.path)
    assert again.cell("games 6 5", 1, "+.3f") == "−0.123 ± 0.010"
    text = figures.with_tables(MARKS.format("paces", "levels"), again)
    assert "old" not in text and text.startswith("a\n") and text.endswith("\nc")
    command = "`python -m sim.duel games 6 5`"
    assert f"| 6 champion, deep | 5 master | −0.123 ± 0.010 | 1,000 | {command} |" in text
    assert figures.with_tables(text, again) == text


def test_a_command_is_kept_without_the_files_of_this_machine(monkeypatch):
    words = "x decisions 6 --judged /home/me/file --seed 80 --record".split()
    monkeypatch.setattr(figures.sys, "argv", words)
    assert figures.of_this_run("sim.duel") == "python -m sim.duel decisions 6 --seed 80"


def test_a_readme_without_the_marks_is_refused(tmp_path):
    with pytest.raises(ValueError, match="no marks <!-- paces -->"):
        figures.with_tables("nothing", figures.Sheet(tmp_path / "none.json"))
