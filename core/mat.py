"""Match files: the Jellyfish `.mat` text that other programs read and analyse.

Beside the journal: it listens to the actions of one match as they are accepted,
and writes each turn when it is confirmed, so that nothing is kept in memory.
"""

from micropython import const

from core import match as referee
from core.match import GAME_OVER, MATCH_OVER, NOBODY
from core.position import BAR, OFF, SIDE

_COLUMN = const(34)  # where the second player's column starts


class MatWriter:
    """Writes the match that `note` is told of.

    file    an open text file
    names   of the two players
    """

    def __init__(self, file, names=("ugammon-X", "ugammon-O")):
        self._file = file
        self._names = names
        self._games = -1
        self._rows = 0
        self._left = None
        self._dice = ""

    def note(self, journal):
        """Write what the journal's last action has added, if anything."""
        match = journal.match
        if self._games < 0:
            self._file.write(" %d point match\n\n" % match.rules.length)
        if match.phase == GAME_OVER or match.phase == MATCH_OVER:
            self._ended(match, journal.pending)
            return
        if match.games != self._games:
            self._games = match.games
            self._start_game(match)
        self._act(match, journal.pending)

    def _start_game(self, match):
        """The game's number and the score before it."""
        self._file.write(" Game %d\n" % (match.games + 1))
        left = " %s : %d" % (self._names[0], match.score[0])
        self._line(left, "%s : %d" % (self._names[1], match.score[1]))
        self._rows = 0
        self._left = None
        self._turn = NOBODY

    def _line(self, left, right):
        """Two columns."""
        if right is not None:
            left += " " * max(1, _COLUMN - len(left)) + right
        self._file.write(left + "\n")

    def _cell(self, player, text):
        """Put one turn into its player's column; a row is written when it is full."""
        if player == 0:
            self._flush()
            self._left = text
        else:
            left = self._left or ""
            self._left = None
            self._row(left, text)

    def _flush(self):
        """Write a row that has its left half only."""
        if self._left is not None:
            self._row(self._left, None)
            self._left = None

    def _row(self, left, right):
        self._rows += 1
        self._line("%3d) %s" % (self._rows, left), right)

    def _act(self, match, records):
        """The last action's record, and what it adds to the file."""
        action = records[-1] if len(records) == 1 else records[-2]
        if action == referee.ROLL and match.turn != NOBODY:
            self._dice = "%d%d:" % (match.dice[0], match.dice[1])
            self._turn = match.turn
            self._play = ""
        elif action == referee.MOVE:
            self._play = _play(match)
        elif action == referee.UNDO:
            self._play = _play(match)
        elif action == referee.DONE:
            self._cell(1 - match.turn, self._dice + self._play)
        elif action == referee.DOUBLE:
            self._cell(match.turn, " Doubles => %d" % (match.cube * 2))
        elif action == referee.BEAVER or action == referee.RACCOON:
            self._cell(1 - match.actor, " Beavers => %d" % (match.cube * 2))
        elif action == referee.TAKE:
            self._cell(match.cube_owner if not match.doublings % 2 else match.turn, " Takes")

    def _ended(self, match, records):
        """The last play or the pass, and who wins how much."""
        if match.ending == "off":
            self._cell(match.winner, self._dice + _play(match))
        elif match.ending == "pass":
            self._cell(1 - match.winner, " Drops")
        self._flush()
        plural = "" if match.points == 1 else "s"
        if match.phase == MATCH_OVER:
            plural += " and the match"
        text = "Wins %d point%s" % (match.points, plural)
        if match.winner == 0:
            self._file.write("      %s\n\n" % text)
        else:
            self._line("", text)
            self._file.write("\n")


def _play(match):
    """The moves made in this turn, each on its own, 25 the bar and 0 off."""
    text = ""
    blots = set()
    for step in range(match.n_moves):
        source, die = match.moves[2 * step], match.moves[2 * step + 1]
        target = source - die if source > die else OFF
        hit = target and match.start.cells[SIDE + BAR - target] == 1 and target not in blots
        blots.add(target)
        text += " %d/%d%s" % (source, target, "*" if hit else "")
    return text
