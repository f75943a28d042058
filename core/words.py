"""Reads the words of a command line: numbers and `name=value` options.

Shared by the text commands and the terminal game.
"""


def whole(text, low, high, name):
    """The whole number `text` from `low` to `high`; ValueError otherwise."""
    digits = text[1:] if text.startswith("-") else text
    if digits and len(digits) < 10 and all("0" <= c <= "9" for c in digits):
        if low <= int(text) <= high:
            return int(text)
    raise ValueError("%s is a whole number from %d to %d" % (name, low, high))


def options_of(words, names):
    """The `name=value` words as a dict; names that are not known are refused."""
    found = {}
    for word in words:
        name, sign, value = word.partition("=")
        if not sign or name not in names or name in found:
            raise ValueError("%s is not an option here" % repr(word))
        found[name] = value
    return found
