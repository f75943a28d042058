"""The terminal game, typed by a script: whole matches, slips, saved games."""

from core import terminal
from core.terminal import Closed


class Typist:
    """Types for a person; stands in for what asks and what prints."""

    def __init__(self, typed=(), doubles=0):
        self.typed = list(typed)
        self.doubles = doubles
        self.asked = []
        self.said = []

    def ask(self, prompt):
        """Answer a prompt: what was scripted, then the first legal thing."""
        self.asked.append(prompt)
        if len(self.asked) > 4000:
            raise Closed()
        if self.typed:
            return self.typed.pop(0)
        if "13/7" in prompt:
            return self.play()
        if "d dobla" in prompt and self.doubles:
            self.doubles -= 1
            return "d"
        if "t toma" in prompt or "t takes" in prompt:
            return "t"
        if prompt.startswith("a "):
            return "n"
        if "otro partido" in prompt or "new match" in prompt:
            raise Closed()
        return ""

    def play(self):
        """The last of the plays that `?` has shown, or `?`."""
        shown = []
        while self.said and self.said[-1].startswith("  ") and "|" not in self.said[-1]:
            shown.append(self.said.pop())
        return shown[0].strip() if shown else "?"


def run(words, typed=(), doubles=0):
    """Play with a typist; returns it and the exit status."""
    typist = Typist(typed, doubles)

    def say(*parts):
        for line in " ".join([str(part) for part in parts]).split("\n"):
            if "|" not in line:  # the board takes more than a small heap has
                typist.said.append(line)

    ask = terminal._ask
    terminal._ask = typist.ask
    terminal.print = say
    try:
        status = terminal.main(words.split())
    finally:
        terminal._ask = ask
        del terminal.print
    return typist, status


def test_a_whole_match_against_the_bot_is_played_by_typing():
    typist, status = run("lang=es preset=match length=1 opponent=1 seed=3")
    text = "\n".join(typist.said)
    assert status == 0 and "gana el partido" in text and "Dados: 1 salió" in text


def test_two_people_play_a_match():
    typist, status = run("lang=en preset=simple length=1 opponent=0 seed=4")
    assert status == 0 and any("wins the match" in line for line in typist.said)


def test_slips_of_the_fingers_change_nothing():
    slips = ["8/4", "banana", "u", "", "13/7(9)", "99/98"]
    typist, _ = run("lang=es preset=match length=1 opponent=1 seed=3", slips)
    refused = [line for line in typist.said if "No es una jugada" in line]
    assert len(refused) >= 3


def test_bad_options_give_one_line_and_status_2():
    for words in ("lang=es length=x preset=match", "what=1", "lang=es preset=match length=99"):
        typist, status = run(words)
        assert status == 2 and typist.said[-1].startswith("error: "), words


def test_the_language_is_asked_for_in_both():
    typist, _ = run("preset=match length=1 opponent=1 seed=3", ["xx", "en"])
    assert typist.asked[0] == typist.asked[1] and "language" in typist.asked[0]


def test_the_cube_is_doubled_and_answered_by_typing():
    typist, _ = run("lang=es preset=match length=5 opponent=0 seed=8", (), 2)
    for words in ("dobla a 2", "El cubo está a 2", "dobla a 4", "El cubo está a 4"):
        assert any(words in line for line in typist.said), words
