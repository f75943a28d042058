"""Where the checked cases lie, and how to read them one at a time.

The files are JSON lists with one object a line, so that a small heap can read
them line by line.  `tests/cases/README.md` describes them.
"""

import json
import os


def _folder():
    """The cases beside this file, or those of the checkout we run in."""
    beside = (__file__.replace("\\", "/").rpartition("/")[0] or ".") + "/../cases/"
    try:
        os.stat(beside)
        return beside
    except OSError:
        return "tests/cases/"


_FOLDER = _folder()


def each(name, kinds=None):
    """Yield the cases of the file `name`, of the given kinds or all of them."""
    with open(_FOLDER + name) as file:
        for line in file:
            line = line.strip()
            if not line.startswith("{"):
                continue
            case = _parse(line[:-1] if line.endswith(",") else line)
            if kinds is None or case["kind"] in kinds:
                yield case


def _parse(line):
    """One case; a list of plays stays text, which a small heap can hold."""
    at = line.find('"legal_plays":[') + 15
    if at < 15:
        return json.loads(line)
    end = line.find("]", at)
    case = json.loads(line[:at] + line[end:])
    case["legal_text"] = line[at:end]
    return case


def fail_text(case, got):
    """What a failing assertion says."""
    return "%s (%s): got %s" % (case["id"], case["why"], got)


def refusal(function, *args):
    """The reason of the ValueError that a call raises, or None if it does not."""
    try:
        function(*args)
    except ValueError as error:
        return str(error)
    return None
