"""The game in a window: with a seed, each new match begins with the same dice."""

from core.ui.app import App


class SeededApp(App):
    """The App that knows its seed; None leaves the dice to chance.

    A match that is gone on with keeps the dice as they are.
    """

    def __init__(self, console, seed=None, lang=None):
        self._seed = seed
        super().__init__(console, seed=seed, lang=lang)
        self._begun = self.session

    def open_game(self):
        if self.session is not self._begun and self._seed is not None and self.settings.dice != 2:
            self.seed_dice(self._seed)
        self._begun = self.session
        super().open_game()
