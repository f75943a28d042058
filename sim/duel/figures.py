"""What has been measured, kept in a file, and the README's tables made of it.

Every command of `sim.duel` and `sim.bench_bot` takes `--record`; then what it
printed is kept here with its error, its sample and the command.  `python -m
sim.duel table` writes the tables into the README.
"""

import json
import shlex
import sys

from sim import runtime

PATH = runtime.ROOT / "assets" / "strength.json"
README = runtime.ROOT / "README.md"
# The champion's three paces, the columns of the first table.
PACES = ("6@0", "6@1", "6")
LEVELS = ("chance", "novice", "casual", "club", "expert", "master", "champion")
# The levels of the second table, each with the one below; the last at its usual and at its best.
STEPS = (("1", "random"), ("2", "1"), ("3", "2"), ("4", "3"), ("5", "4"), ("6@1", "5"), ("6", "5"))
# Key, factor, format and label of each line of the first table.
LINES = (
    (
        "decisions gnubg {}", 1000, ".2f",
        "equity lost an unforced decision, in thousandths of a point,"
        " judged by gnubg at 2 plies",
    ),
    ("decisions bgsage {}", 1000, ".2f", "the same judged by bgsage at gnubg's 2 plies"),
    (
        "games {} gnubg", 1, "+.3f",
        "points a game against gnubg at 0 plies, without the cube,"
        " the luck of the dice taken out",
    ),
    ("games {} pubeval", 1, "+.3f", "points a game against pubeval"),
    (
        "cube {} money doubles", 100, ".1f",
        "close doubles in money play as gnubg at 2 plies has them, per cent",
    ),
    ("cube {} money takes", 100, ".1f", "the takes of the same positions"),
    (
        "cube {} money lost", 1000, ".2f",
        "equity lost a double decision in money play, in thousandths",
    ),
    ("cube {} match doubles", 100, ".1f", "close doubles in matches, per cent"),
    ("cube {} match takes", 100, ".1f", "the takes of the same positions"),
    (
        "cube {} match lost", 1000, ".2f",
        "equity lost a double decision in matches, in thousandths",
    ),
    (
        "matches {}", 1000, ".2f",
        "equity lost a decision in 7-point matches against gnubg, in thousandths,"
        " by its own analysis at 2 plies",
    ),
    (
        "seconds {}", 1, ".2f",
        "seconds a decision on an RP2040, reckoned from its emulated machine code",
    ),
    ("seconds {} most", 1, ".2f", "95 % of the decisions take no longer than"),
)  # fmt: skip


class Sheet:
    """Figures by key: {value, error, sample, command}; error None where there is none."""

    def __init__(self, path=PATH):
        self.path = path
        self.rows = json.loads(path.read_text()) if path.exists() else {}

    def record(self, key, value, error, sample, command):
        """Keep a figure in place of an older one."""
        self.rows[key] = {
            "value": round(float(value), 6),
            "error": None if error is None else round(float(error), 6),
            "sample": int(sample),
            "command": command,
        }
        text = json.dumps(self.rows, indent=1, sort_keys=True, ensure_ascii=False)
        self.path.write_text(text + "\n")

    def cell(self, key, factor, form):
        """A figure with its error as text; '' if it has not been measured."""
        row = self.rows.get(key)
        if row is None:
            return ""
        text = format(factor * row["value"], form).replace("-", "−")
        if row["error"] is not None:
            text += f" ± {format(factor * row['error'], form.lstrip('+'))}"
        return text

    def samples(self, keys):
        """The sizes of the samples of some figures, each once if all are alike."""
        sizes = [f"{self.rows[key]['sample']:,}" for key in keys if key in self.rows]
        return ", ".join(sizes if len(set(sizes)) > 1 else sizes[:1])


def of_this_run(module):
    """The command that is running, as one would type it, without where things are kept."""
    words = [word for word in sys.argv[1:] if word != "--record"]
    if "--judged" in words:
        at = words.index("--judged")
        del words[at : at + 2]
    return " ".join(["python -m", module, *map(shlex.quote, words)])


def paces(sheet):
    """The lines of the first table."""
    lines = ["| champion, thinking | fast | normal | deep | of | by |", "|---|---|---|---|---|---|"]
    for pattern, factor, form, label in LINES:
        keys = [pattern.format(pace) for pace in PACES]
        commands = []
        for key in keys:
            command = sheet.rows.get(key, {}).get("command")
            if command and command not in commands:
                commands.append(command)
        cells = [sheet.cell(key, factor, form) for key in keys]
        by = "<br>".join(f"`{command}`" for command in commands)
        lines.append(f"| {label} | {' | '.join(cells)} | {sheet.samples(keys)} | {by} |")
    return lines


def levels(sheet):
    """The lines of the second table: each level against the one below."""
    lines = ["| level | against | points a game | games | by |", "|---|---|---|---|---|"]
    for ours, theirs in STEPS:
        key = f"games {ours} {theirs}"
        row = sheet.rows.get(key)
        if row:
            cells = (named(ours), named(theirs), sheet.cell(key, 1, "+.3f"), f"{row['sample']:,}")
            lines.append("| " + " | ".join(cells) + f" | `{row['command']}` |")
    return lines


def named(player):
    """What a player is called in the table."""
    if player == "random":
        return "any legal play by chance"
    level, _, plies = player.partition("@")
    if level != "6":
        return f"{level} {LEVELS[int(level)]}"
    return f"6 champion, {('fast', 'normal')[int(plies)] if plies else 'deep'}"


TABLES = {"paces": paces, "levels": levels}


def with_tables(text, sheet):
    """The README's text with its tables made anew between their marks."""
    for name, make in TABLES.items():
        first, last = f"<!-- {name} -->\n", f"<!-- end of {name} -->"
        if text.count(first) != 1 or text.count(last) != 1:
            raise ValueError(f"the README has no marks {first.strip()} and {last}")
        before, _, rest = text.partition(first)
        after = rest.partition(last)[2]
        text = before + first + "\n" + "\n".join(make(sheet)) + "\n\n" + last + after
    return text


def write_tables():
    """Write the tables into the README."""
    README.write_text(with_tables(README.read_text(), Sheet()))
