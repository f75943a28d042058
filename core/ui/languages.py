"""The texts of the screens in the player's language.

One language is loaded at a time.  A language is one string with a line
`key=text` for each key; the parts of a list stand between bars.
"""

import sys

from core.ui.memory import drop

LANGUAGES = ("es", "en")


class Texts:
    """The texts of one language at a time."""

    def __init__(self, lang):
        """lang: `es` or `en`."""
        self.load(lang)

    def load(self, lang):
        """Load a language, and drop the others."""
        self.lang = lang
        for name in LANGUAGES:
            if name != lang:
                drop("core.ui.text_" + name, "core.reasons_" + name)
        self._all = module_of("core.ui.text_", lang).TEXTS

    def text(self, key):
        """The text of a key; raises KeyError for a key that is not there."""
        start = self._all.find("\n" + key + "=")
        if start < 0:
            raise KeyError(key)
        start += len(key) + 2
        return self._all[start : self._all.find("\n", start)]

    def part(self, key, number):
        """Part `number` of a key that has a list."""
        return self.text(key).split("|")[number]

    def pages(self, kind):
        """The paragraphs of `how`, `tips` or `questions`; the caller keeps them."""
        name = "core.ui.%s_" % kind
        pages = module_of(name, self.lang).PAGES
        drop(name + self.lang)
        return pages


def module_of(stem, lang):
    """The module of a language, imported when it is first asked for."""
    __import__(stem + lang)
    return sys.modules[stem + lang]
