"""The lines above and below the board: who plays, score, pip counts, what to do."""

from core.match import NOBODY
from core.ui import theme
from core.ui.board import KEY


class Lines:
    """Status above, message below.

    play    the Play screen that has the match, the names and the viewer
    main    the message's first line; hint: its second
    buttons     texts of the buttons that stand in place of the hint
    chosen      number of the button that A presses
    """

    def __init__(self, app, play):
        self._app = app
        self._play = play
        self.main = ""
        self.hint = ""
        self.buttons = ()
        self.chosen = 0

    # -- who -----------------------------------------------------------------------

    def name(self, player):
        """What a player is called beside the score."""
        session = self._play.session
        if session.people() == 2:
            return self._app.part("names", player)
        return self._app.text("bot_name" if session.is_bot(player) else "you")

    def tell(self, key, player, *values):
        """A text about a player; the one person against the bot is spoken to."""
        session = self._play.session
        if session.people() == 1 and not session.is_bot(player):
            text = self._app.text(key + "_you")
            return text % values if values else text
        name = self._app.text("bot") if session.is_bot(player) else self.name(player)
        return self._app.text(key) % ((name,) + values)

    def turn_text(self):
        """Whose turn it is."""
        return self.tell("turn", self._play.match.turn)

    # -- above the board -------------------------------------------------------------

    def draw_status(self):
        """The strip above the board."""
        app = self._app
        play = self._play
        g = play.geometry
        match = play.match
        fb = app.console.fb
        fb.fill_rect(0, 0, g.width, g.status_height, theme.PANEL)
        self._player(play.viewer, True)
        self._player(1 - play.viewer, False)
        text = app.text("money")
        if match.rules.length:
            text = app.text("to") % match.rules.length
        if match.crawford:
            text = app.text("crawford")
        x = (g.width - app.small.width(text)) // 2
        app.small.draw(fb, x, 5, text, theme.BLUE if match.crawford else theme.GREY)

    def show_status(self):
        """Draw it and send it."""
        g = self._play.geometry
        self.draw_status()
        self._app.console.show(0, 0, g.width, g.status_height)

    def _player(self, player, left):
        """A player's block: checker, name and score, pips or clock under it."""
        app = self._app
        play = self._play
        g = play.geometry
        fb = app.console.fb
        acts = player == play.match.actor
        x = 3 if left else g.width - 3 - g.checker
        fb.blit(play.board.sprite(player), x, (g.status_height - g.checker) // 2, KEY)
        edge = x + g.checker + 4 if left else x - 4
        name = "%s %d" % (self.name(player), play.match.score[player])
        self._at_edge(edge, left, 1, name, theme.WHITE if acts else theme.LIGHT_SHADE)
        below = self._below(player)
        self._at_edge(edge, left, 11, below, theme.GOLD if acts else theme.GREY)
        if acts:
            fb.fill_rect(0 if left else g.width - 2, 0, 2, g.status_height, theme.GOLD)

    def _at_edge(self, edge, left, y, text, colour):
        """Draw a text from an edge to the right, or up to it."""
        face = self._app.small
        face.draw(self._app.console.fb, edge if left else edge - face.width(text), y, text, colour)

    def _below(self, player):
        """Pip count, or the time left where a clock runs."""
        match = self._play.match
        if match.rules.bank:
            seconds = self._play.session.journal.clock.seconds(player)
            return "%d:%02d" % (seconds // 60, seconds % 60)
        if not self._app.settings.pips:
            return ""
        side = 0 if match.turn == NOBODY or match.turn == player else 1
        return self._app.text("pip_count") % match.position.pips(side)

    # -- below the board -------------------------------------------------------------

    def say(self, main, hint="", buttons=(), chosen=0):
        """Set both lines and show them."""
        self.main = main
        self.hint = hint
        self.buttons = buttons
        self.chosen = chosen
        self.show_message()

    def draw_message(self):
        """The two lines below the board."""
        app = self._app
        g = self._play.geometry
        fb = app.console.fb
        fb.fill_rect(0, g.message, g.width, g.message_height, theme.PANEL)
        app.small.draw(fb, 6, g.message + 4, self.main, theme.WHITE)
        y = g.message + 17
        if not self.buttons:
            app.small.draw(fb, 6, y + 3, self.hint, theme.GREY)
            return
        for k in range(len(self.buttons)):
            self._button(k, y)

    def _button(self, k, y):
        app = self._app
        fb = app.console.fb
        width = self.button_width()
        x = 4 + k * (width + 4)
        chosen = k == self.chosen
        fb.fill_rect(x, y, width, 16, theme.FRAME_LIGHT if chosen else theme.FRAME)
        if chosen:
            fb.rect(x, y, width, 16, theme.GOLD)
        text = self.buttons[k]
        left = x + (width - app.small.width(text)) // 2
        app.small.draw(fb, left, y + 4, text, theme.WHITE if chosen else theme.LIGHT_SHADE)

    def button_width(self):
        """Width of one button."""
        return (self._play.geometry.width - 4) // max(1, len(self.buttons)) - 4

    def button_at(self, x, y):
        """Number of the button under a touch, or -1."""
        if not self.buttons or y < self._play.geometry.message + 15:
            return -1
        return min(len(self.buttons) - 1, (x - 4) // (self.button_width() + 4))

    def show_message(self):
        """Draw it and send it."""
        g = self._play.geometry
        self.draw_message()
        self._app.console.show(0, g.message, g.width, g.message_height)
