"""The message beside or below the board: what has happened, and what to do.

Texts that are longer than their place are shown in turn.  Part of the board
screen, as `status` with the players is.
"""

from micropython import const

from core.console import ticks_diff
from core.ui import theme

_TURN_OVER = const(1800)  # ms that each part of a long text stands


class Lines:
    """The message, and what players are called.

    play    the Play screen that has the match, the names and the viewer
    main    what has happened or is asked; hint: what the keys do
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
        self._lines = []
        self._hints = 0
        self._pages = 1
        self._page = 0
        self._since = 0
        self._told = None

    # -- who -----------------------------------------------------------------------

    def name(self, player):
        """What a player is called beside the score."""
        session = self._play.session
        if session.people() == 2:
            return self._app.name_of(player)
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

    # -- the message -----------------------------------------------------------------

    def say(self, main, hint="", buttons=(), chosen=0):
        """Set the texts and show them; what stands there already is not sent again."""
        told = main, hint, buttons, chosen
        if told == self._told and chosen == self.chosen:
            return
        same = self._told and self._told[0] == main and not buttons and not self.buttons
        self._told = told
        before = self._hint_width()
        self.main = main
        self.hint = hint
        self.buttons = buttons
        self.chosen = chosen
        self._page = 0
        self._since = self._app.console.ticks()
        self._wrap()
        if same and before and self._hint_width():
            self._show_hint(max(before, self._hint_width()))
        else:
            self.show_message()

    def _hint_width(self):
        """Width of the hint if it stands in one line below one of text, else 0."""
        if self._pages == 1 and len(self._lines) == 2 and self._hints == 1:
            return self._app.small.width(self._lines[1])
        return 0

    def _show_hint(self, width):
        """Draw the texts and send no more than the hint's line."""
        g = self._play.geometry
        self.draw_message()
        layout = self._app.layout
        y = g.message + max(0, g.message_height - self._capacity() * layout.line) // 2
        width = min(g.message_width, width + layout.margin)
        self._app.console.show(g.message_x, y + layout.line, width, layout.line)

    def _wrap(self):
        """Break the texts into lines, and the lines into pages."""
        face = self._app.small
        width = self._play.geometry.message_width - 2 * self._app.layout.margin
        self._lines = face.wrap(self.main, width) if self.main else []
        self._hints = len(self._lines)
        if self.hint and not self.buttons:
            self._lines += self._wrapped_hint(face, width)
        room = self._text_room()
        self._pages = max(1, -(-len(self._lines) // max(1, room)))
        if self.buttons and not room and self._lines:
            self._pages = len(self._lines) + 1

    def _wrapped_hint(self, face, width):
        """The hint's lines; each key's part on its own where they do not fit one."""
        if face.width(self.hint) <= width:
            return [self.hint]
        return [line for part in self.hint.split("   ") for line in face.wrap(part, width)]

    def _capacity(self):
        """Lines that there is room for."""
        return max(1, self._play.geometry.message_height // self._app.layout.line)

    def _button_rows(self):
        """Lines that the buttons take: all in one, or one below the other in a panel."""
        if not self.buttons:
            return 0
        return len(self.buttons) if self.is_stacked() else 1

    def is_stacked(self):
        """True if the buttons stand one below the other."""
        g = self._play.geometry
        return g.panel_width > 0 and g.message_x > 0

    def _text_room(self):
        """Lines that there is room for above the buttons."""
        if not self.buttons:
            return self._capacity()
        height = self._play.geometry.message_height - self.buttons_height()
        return max(0, height // self._app.layout.line)

    def tick(self, now):
        """Show the next part of a text that is longer than its place."""
        if self._pages > 1 and ticks_diff(now, self._since) >= _TURN_OVER:
            self._since = now
            self._page = (self._page + 1) % self._pages
            self.show_message()

    def to_buttons(self):
        """Show the buttons, if they have no place beside the text, and let them stay a while."""
        self._since = self._app.console.ticks()
        if self.buttons and not self._text_room():
            self._page = self._pages - 1

    def draw_message(self):
        """The texts, or the part of them whose turn it is, and the buttons."""
        g = self._play.geometry
        fb = self._app.console.fb
        fb.fill_rect(g.message_x, g.message, g.message_width, g.message_height, theme.PANEL)
        room = self._text_room()
        if room <= 0 and self._page == self._pages - 1:
            self._draw_buttons(g.message)
            return
        pitch = self._app.layout.line
        y = g.message
        if not self.buttons:
            y += max(0, g.message_height - self._capacity() * pitch) // 2
        first = self._page * max(1, room)
        for k in range(first, min(len(self._lines), first + max(1, room))):
            self._line(k, y)
            y += pitch
        if self.buttons and room > 0:
            self._draw_buttons(g.message + g.message_height - self.buttons_height())

    def _line(self, k, y):
        """One line of the text."""
        app = self._app
        colour = theme.WHITE if k < self._hints else theme.GREY
        x = self._play.geometry.message_x + app.layout.margin
        app.small.draw(app.console.fb, x, y, self._lines[k], colour)

    def _button_height(self):
        line = self._app.layout.line
        return min(line + (3 if line > 10 else 1), self._play.geometry.message_height)

    def button_pitch(self):
        """From button to button, one below the other."""
        return self._button_height() + (2 if self._app.layout.line > 10 else 0)

    def buttons_height(self):
        """Height of all the buttons."""
        return self._button_rows() * self.button_pitch()

    def _draw_buttons(self, y):
        """The buttons side by side, stacked, or the chosen one alone."""
        if self.is_stacked():
            for k in range(len(self.buttons)):
                self._button(k, y + k * self.button_pitch())
        elif self._all_fit():
            for k in range(len(self.buttons)):
                self._button(k, y)
        else:
            self._one_button(y)

    def _all_fit(self):
        """True if every button's text fits beside the others."""
        width = self.button_width()
        return max([self._app.small.width(text) for text in self.buttons]) <= width

    def _one_button(self, y):
        """The chosen button, with arrows to the others."""
        app = self._app
        g = self._play.geometry
        text = self.buttons[self.chosen] if self.chosen >= 0 else app.text("choose_short")
        colour = theme.GOLD
        app.small.draw(app.console.fb, 0, y, "<", colour)
        app.small.draw(app.console.fb, g.message_width - app.small.width(">"), y, ">", colour)
        app.small.middle(app.console.fb, 0, y, g.message_width, g.message_height, text, colour)

    def _button(self, k, y):
        app = self._app
        fb = app.console.fb
        width = self.button_width()
        height = self._button_height()
        gap = 4 if self._play.geometry.message_width >= 240 else 1
        x = self._play.geometry.message_x + gap
        if not self.is_stacked():
            x += k * (width + gap)
        chosen = k == self.chosen
        fb.fill_rect(x, y, width, height, theme.BUTTON if chosen else theme.FRAME)
        if chosen and height > 9:
            fb.rect(x, y, width, height, theme.GOLD)
        ink = theme.ON_BUTTON if chosen else theme.LIGHT_SHADE
        app.small.middle(fb, x, y, width, height, self.buttons[k], ink)

    def button_width(self):
        """Width of one button."""
        g = self._play.geometry
        gap = 4 if g.message_width >= 240 else 1
        if self.is_stacked():
            return g.message_width - 2 * gap
        return (g.message_width - gap) // max(1, len(self.buttons)) - gap

    def show_message(self):
        """Draw it and send it."""
        g = self._play.geometry
        self.draw_message()
        self._app.console.show(g.message_x, g.message, g.message_width, g.message_height)
