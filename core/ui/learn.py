"""The menu of what can be read: how to play, tips, questions."""

from core.ui.menu import Menu

_KINDS = ("how", "tips", "questions")


class Learn(Menu):
    """What there is to read."""

    def __init__(self, app):
        super().__init__(app)
        self.title = app.text("help")

    def rows(self):
        text = self.app.text
        return [(text(kind), None) for kind in _KINDS] + [(text("back"), None)]

    def choose(self, row):
        if row == len(_KINDS):
            self.app.pop()
            return
        from core.ui.pages import Reading

        self.app.push(Reading(self.app, _KINDS[row]))
