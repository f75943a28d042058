"""The game in a terminal, or over a board's serial line.

    python -m core play [lang=es|en] [preset=match|money|simple] [length=N]
                        [opponent=N] [seed=N] [log=FILE]

Whatever is not given is asked.  A person types, the bot answers; both act
through the same journal.  The board is shown from the side that looks at it.
"""

import sys

from core import match as referee
from core import notation
from core import rules as options
from core.board_text import board_lines
from core.dice import Dice
from core.journal import Journal
from core.replay import rebuild
from core.match import MOVE, NEXT, ROLL, Match
from core.context import context_of
from core.ui.memory import tidy
from core.words import options_of, whole

_OPTIONS = ("lang", "preset", "length", "opponent", "seed", "log")
_PRESETS = ("match", "money", "simple")


class Closed(Exception):
    """Nobody types any more: the input has ended, or the player left."""


def main(words):
    """Play matches until the player leaves; returns the exit status."""
    tidy()
    try:
        settings = options_of(words, _OPTIONS)
        table = Table(settings)
    except ValueError as error:
        print("error: %s" % error)
        return 2
    except Closed:
        return 0
    try:
        while True:
            table.play_match()
    except Closed:
        print(table.texts["bye"])
    return 0


def _ask(prompt):
    """Ask for a line; returns it stripped and in lower case."""
    sys.stdout.write(prompt + " > ")
    if hasattr(sys.stdout, "flush"):
        sys.stdout.flush()
    line = sys.stdin.readline()
    if not line:
        print()
        raise Closed()
    return line.strip().lower()


def _entropy():
    """A random byte of the system's."""
    import os

    return os.urandom(1)[0]


class Table:
    """One terminal with its players, their match and its log."""

    def __init__(self, settings):
        """settings: the words of the command line; what is missing is asked."""
        self.settings = settings
        self.texts = self._load(settings.get("lang", ""))
        print(self.texts["title"])
        self.log = settings.get("log")
        self._shown = None
        seed = settings.get("seed")
        if seed is None:
            seed = str((_entropy() << 16 | _entropy() << 8 | _entropy()) & 0xFFFFFF)
        self.dice = Dice(seed=whole(seed, 0, (1 << 28) - 1, "the seed"))
        self.say("seed", self.dice.seed)
        self.journal = self._saved()
        if self.journal is None:
            self._new_match()

    def say(self, key, *values):
        """Print a text of the player's language."""
        text = self.texts[key]
        print(text % values if values else text)

    def _load(self, lang):
        """The texts of a language, asked for in both if it is not given."""
        while lang not in ("es", "en"):
            lang = _ask("Idioma / language: es, en") or "es"
        module = "core.terminal_" + lang
        __import__(module)
        self.lang = lang
        return sys.modules[module].TEXTS

    def _choice(self, name, low, high, usual, *values):
        """A number that was given on the command line, or is asked for."""
        given = self.settings.get(name)
        while True:
            try:
                if given is None:
                    given = _ask(self.texts[name] % values if values else self.texts[name])
                return whole(given or str(usual), low, high, name)
            except ValueError:
                if name in self.settings:
                    raise
                self.say("not_number", low, high)
                given = None

    def _new_match(self):
        """Ask for the options and start a match."""
        from core.bot import LEVELS

        if self.settings.get("preset") in _PRESETS:
            self.settings["preset"] = str(1 + _PRESETS.index(self.settings["preset"]))
        preset = self._choice("preset", 1, 3, 1)
        length = 0 if preset == 2 else self._choice("length", 1, 25, 5)
        rules = options.money() if preset == 2 else options.match(length)
        if preset == 3:
            rules = options.simple(length)
        level = self._choice("opponent", 0, len(LEVELS), len(LEVELS), len(LEVELS))
        self.journal = Journal(Match(rules), bytes((level,)))
        self._seat(level)
        self._save(self.journal.header(), "wb")

    def _seat(self, level):
        """Player 0 is a person; player 1 a person at level 0, else the bot."""
        self.bot = None
        people = self.texts["players"]
        self.names = people
        if level:
            tidy()
            from core.bot import Bot

            tidy()
            self.bot = Bot(level)
            self.names = (people[0], self.texts["bot"])

    # -- the log ------------------------------------------------------------

    def _saved(self):
        """The Journal of the log file, if there is a match to go on with."""
        try:
            with open(self.log or "", "rb") as file:
                data = file.read()
        except OSError:
            return None
        journal = rebuild(data, repair=True)
        if journal.match.phase == referee.MATCH_OVER:
            return None
        self._seat(journal.extra[0] if journal.extra else 0)
        self.say("resumed")
        return journal

    def _save(self, data, mode="ab"):
        """Write to the log file, if one was asked for."""
        if self.log and data:
            with open(self.log, mode) as file:
                file.write(data)

    def act(self, action, arg=0):
        """Do an action; says why not, and returns False, if it is refused."""
        why = self.journal.act(action, arg)
        if why:
            from core.reasons import reason_text

            print(reason_text(self.lang, why))
            return False
        if action != MOVE and action != referee.UNDO:
            self._save(self.journal.chunk())
        return True

    # -- a match --------------------------------------------------------------

    def play_match(self):
        """Play the match to its end, and start another if that is wanted."""
        match = self.journal.match
        while match.phase != referee.MATCH_OVER:
            if match.phase == referee.GAME_OVER:
                self._between(match, "next")
                self.act(NEXT)
            elif match.phase == referee.OPENING:
                self._opening(match)
            elif self.bot and match.actor == 1:
                self._bot_acts(match)
            else:
                self._person_acts(match)
        self._between(match, "again")
        self._new_match()

    def _between(self, match, question):
        """Say how it ended; the player may leave."""
        if match.points:
            size = self.texts["sizes"][match.multiplier]
            self.say("game_won", self.names[match.winner], size, match.points)
        self._say_score(match)
        if match.phase == referee.MATCH_OVER:
            self.say("match_won", self.names[match.match_winner])
            self.say("fair", *[self.dice.rolled(face) for face in range(1, 7)])
        if _ask(self.texts[question]) == "q":
            raise Closed()

    def _say_score(self, match):
        text = self.texts["score"] % (self.names[0], match.score[0], self.names[1], match.score[1])
        if match.rules.length:
            text += self.texts["to_length"] % match.rules.length
        print(text + (self.texts["crawford"] if match.crawford else ""))

    def _opening(self, match):
        self._say_score(match)
        roll = self.dice.roll()
        self.say("opening", self.names[0], roll >> 3, self.names[1], roll & 7)
        self.act(ROLL, roll)
        if match.phase == referee.OPENING:
            self.say("tie")
        else:
            self.say("starts", self.names[match.turn])

    # -- the bot ----------------------------------------------------------------

    def _bot_acts(self, match):
        """Let the bot do one action, and say what it did."""
        self.bot.choose(match)
        code = self.bot.step()
        while code < 0:
            code = self.bot.step()
        action, arg = code >> 8, code & 0xFF
        if action == ROLL:
            self._roll(match)
            return
        if action == referee.DONE:
            self._say_play(match)
        self.act(action, arg)
        self._say_cube(match, action, 1, arg)

    def _say_play(self, match):
        """Say the play of the turn that is about to be confirmed."""
        name = self.names[match.turn]
        if match.n_moves:
            self.say("plays", name, notation.turn_text(match))
        else:
            self.say("passes", name)

    def _say_cube(self, match, action, player, arg):
        """Say what a cube action or a resignation did."""
        name = self.names[player]
        if action == referee.DOUBLE:
            self.say("doubles", name, match.cube * 2)
        elif action == referee.TAKE:
            self.say("takes", name, match.cube)
        elif action == referee.BEAVER or action == referee.RACCOON:
            self.say("beavers", name, match.cube * 2)
        elif action == referee.PASS:
            self.say("drops", name)
        elif action == referee.RESIGN:
            self.say("resigns", name, self.texts["sizes"][arg])
        elif action == referee.DECLINE:
            self.say("declines", name)

    # -- a person -----------------------------------------------------------------

    def _person_acts(self, match):
        """Ask the player who has to act for one thing."""
        if match.phase == referee.TO_ROLL:
            self._ask_roll(match)
        elif match.phase == referee.MOVING:
            self._ask_move(match)
        elif match.phase == referee.DOUBLED:
            self._ask_answer(match)
        else:
            self._ask_reply(match)

    def _show(self, match):
        """The board, seen by the player on roll, once for each state of it.

        Returns True if it was new.
        """
        state = (match.games, match.turn, match.phase, match.n_moves, bytes(match.position.cells))
        if state == self._shown:
            return False
        self._shown = state
        for line in board_lines(match.position, context_of(match)):
            print(line)
        return True

    def _question(self, *keys):
        """Ask with the texts of several keys in a row."""
        return _ask(", ".join([self.texts[key] for key in keys]))

    def _ask_roll(self, match):
        self._show(match)
        self.say("turn", self.names[match.turn])
        keys = ["roll"]
        if match.may(referee.DOUBLE) is None:
            keys.append("double")
        keys.append("resign")
        if match.rules.length:
            keys.append("give_up")
        answer = self._question(*keys)
        if answer == "":
            self._roll(match)
        elif answer == "d":
            player = match.actor
            if self.act(referee.DOUBLE):
                self._say_cube(match, referee.DOUBLE, player, 0)
        elif answer == "r":
            self._ask_resign(match)
        elif answer == "q":
            self._ask_give_up(match)
        else:
            self.say("what", answer)

    def _roll(self, match):
        roll = self.dice.roll()
        self.say("dice", self.names[match.turn], roll >> 3, roll & 7)
        self.act(ROLL, roll)

    def _ask_resign(self, match):
        """Nothing is the default: a slip must not lose a game."""
        answer = _ask(self.texts["resign_size"])
        player = match.actor
        if answer in ("1", "2", "3") and self.act(referee.RESIGN, int(answer)):
            self._say_cube(match, referee.RESIGN, player, int(answer))

    def _ask_give_up(self, match):
        if not match.rules.length:
            raise Closed()
        if _ask(self.texts["sure"]) == self.texts["yes"]:
            self.act(referee.GIVE_UP)

    def _ask_move(self, match):
        new = self._show(match)
        if not match.need:
            self._question("no_move")
            self.act(referee.DONE)
            return
        if new and match.plays.count == 1 and not match.n_moves:
            self.say("forced", notation.play_text(match.start, match.plays, 0))
        if match.n_moves < match.need:
            dice = [str(match.left[step]) for step in range(match.n_left)]
            answer = _ask(self.texts["play"] % (self.names[match.turn], "-".join(dice)))
        else:
            answer = self._question("confirm")
        self._move_by(match, answer)

    def _move_by(self, match, answer):
        """Do what the player typed during the turn."""
        if answer == "?":
            for k in range(match.plays.count):
                print("  " + notation.play_text(match.start, match.plays, k))
        elif answer == "u":
            self.act(referee.UNDO)
        elif answer == "r":
            self._ask_resign(match)
        elif answer == "" and match.n_moves >= match.need:
            self._say_play(match)
            self.act(referee.DONE)
        elif answer:
            self._make(match, answer)

    def _make(self, match, text):
        """Make a whole play, or a single move, that was typed."""
        if match.n_moves == 0:
            try:
                k = notation.read_play(text, match.position, match.plays)
            except ValueError:
                k = -1
            if k >= 0:
                self._make_play(match, k)
                return
        try:
            source, target = notation.read_move(text)
        except ValueError:
            source = target = -1
        if not self._make_move(match, source, target):
            self.say("not_whole")

    def _make_play(self, match, k):
        """All moves of play `k`."""
        plays = match.plays
        for step in range(plays.used):
            if match.phase == referee.MOVING:
                self.act(MOVE, plays.source(k, step) << 3 | plays.die(k, step))

    def _make_move(self, match, source, target):
        """One move, by the die that goes from `source` to `target`."""
        for step in range(match.n_left):
            die = match.left[step]
            if source - die == target or (target == 0 and source <= die):
                return self.act(MOVE, source << 3 | die) or True
        return False

    def _ask_answer(self, match):
        """Take or pass has no default, and no key in common with rolling."""
        self._show(match)
        keys = {"t": referee.TAKE, "p": referee.PASS}
        names = ["answer"]
        for key, name, action in (
            ("b", "beaver", referee.BEAVER),
            ("m", "raccoon", referee.RACCOON),
        ):
            if match.may(action) is None:
                keys[key] = action
                names.append(name)
        self._act_by(match, keys, self._question(*names))

    def _ask_reply(self, match):
        self._act_by(match, {"a": referee.ACCEPT, "n": referee.DECLINE}, self._question("reply"))

    def _act_by(self, match, keys, answer):
        """Do the action that the typed letter stands for."""
        player = match.actor
        if answer not in keys:
            if answer:
                self.say("what", answer)
        elif self.act(keys[answer]):
            self._say_cube(match, keys[answer], player, 0)
