"""The tutor: looks at each decision, warns of a blunder, and sums the game up.

Part of the board screen, loaded when the player has asked for it.
"""

from micropython import const

from core.context import context_of
from core.match import DOUBLE, PASS, ROLL, TAKE
from core.notation import play_text, turn_text
from core.position import Position
from core.ui import stats, theme
from core.ui.page import Page, points
from core.ui.question import Question
from core.ui.tally import BLUNDER, Tally

_FAR = const(200)  # nobody thinks of doubling where it would lose so much


class Tutor(Tally):
    """Judges a person's decisions, and counts what they have given away."""

    def __init__(self, app, play):
        super().__init__(app.console)
        self._app = app
        self._play = play
        self._scratch = Position()

    # -- plays ------------------------------------------------------------------

    def begin(self):
        """Look at the play on the board; True if there is something to judge."""
        match = self._play.match
        if match.plays.count < 2:
            return False
        self._tutor = self._play.session.tutor()
        made = match.plays.index(match.start, match.position, self._scratch)
        one, other = match.dice
        self._tutor.begin(match.start, one, other, match.plays, made, 1, context_of(match))
        return True

    def step(self):
        """Think one slice; True while there is more to do."""
        return self._tutor.step()

    def judge(self):
        """Warn of a blunder, or count the decision; True if it may stand at once."""
        match = self._play.match
        loss = self._tutor.loss or 0
        better = play_text(match.start, match.plays, self._tutor.best[0][0])
        if loss < BLUNDER:
            self.count(loss, turn_text(match), better)
            return True
        self._warn(loss, turn_text(match), better, self._play.confirm_anyway, self._play.undo_all)
        return False

    # -- the cube -----------------------------------------------------------------

    def judge_action(self, action):
        """The same for an action with the cube; True if it may be done at once."""
        if action not in (ROLL, DOUBLE, TAKE, PASS):
            return True
        loss = self._cube_loss(action)
        if loss < 0:
            return True
        text = self._app.text
        names = {ROLL: "nodouble", DOUBLE: "double", TAKE: "take", PASS: "pass"}
        right = {ROLL: DOUBLE, DOUBLE: ROLL, TAKE: PASS, PASS: TAKE}
        played, better = text(names[action]), text(names[right[action]])
        if loss < BLUNDER:
            self.count(loss, played, better)
            return True
        play = self._play
        self._warn(loss, played, better, lambda: play.do(action), play.go_on)
        return False

    def _cube_loss(self, action):
        """What a cube action gives away, or -1 where there was nothing to decide."""
        match = self._play.match
        before = action == ROLL or action == DOUBLE
        if before and match.may(DOUBLE):
            return -1
        cube = self._play.session.tutor().cube(match.position, context_of(match))
        if not before:
            return cube.answer_loss(action == TAKE)
        if action == ROLL and cube.doubling_loss(True) > _FAR:
            return -1
        return cube.doubling_loss(action == DOUBLE)

    # -- both -----------------------------------------------------------------------

    def _warn(self, loss, played, better, anyway, back):
        """Ask whether a blunder is meant."""
        app = self._app

        def answer(number):
            if number:
                self.count(loss, played, better)
                anyway()
            else:
                back()

        lines = [app.text("blunder") % points(app, -loss)]
        answers = [app.text("play_again"), app.text("leave_it")]
        app.push(Question(app, lines, answers, answer))


class Report(Page):
    """After a game: the number of errors, the rate, the worst with what was better."""

    def __init__(self, app, tutor, done):
        super().__init__(app)
        self._tutor = tutor
        self._done = done
        # What is read on a small display one after the other.
        self._at = 0

    def key(self, button, held):
        if held or self.is_early():
            return
        self._at += 1
        if not self.app.layout.card or self._at > len(self._tutor.worst):
            self.app.pop()
            self._done()
        self.app.invalidate()

    def draw(self):
        app = self.app
        top = self.head(app.text("your_play"))
        lines = self._sums() if self._at == 0 else []
        worst = self._tutor.worst
        if app.layout.card:
            worst = worst[self._at - 1 : self._at] if self._at else []
        for loss, played, better in worst:
            lines.append((app.small, "%s  %s" % (played, points(app, -loss)), theme.WHITE))
            lines.append((app.small, app.text("better") % better, theme.GREEN))
        self.column(self.lines_of(*lines), top)

    def _sums(self):
        tutor = self._tutor
        text = self.app.text
        rate = stats.error_rate(tutor.loss, tutor.decisions)
        small = self.app.small
        return [
            (small, text("errors") % (tutor.errors, tutor.blunders), theme.WHITE),
            (small, text("error_rate") % (rate // 100, rate // 10 % 10), theme.GOLD),
        ]
