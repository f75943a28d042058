"""Texts for plays; through `reading` and `ids` for all that is read or typed.

Writes a play as GNU Backgammon prints it.  A game on a board needs no more, so
the rest is loaded when it is first asked for.
"""

from core.position import BAR, OFF, SIDE


def __getattr__(name):
    """The names of `core.reading` and `core.ids`, loaded when first asked for."""
    if name in ("read_play", "read_move"):
        from core import reading as home
    else:
        from core import ids as home
    return getattr(home, name)


def play_text(position, plays, k):
    """Return the text of play `k` from `position`, as GNU Backgammon prints it."""
    steps = []
    for step in range(plays.used):
        source, die = plays.source(k, step), plays.die(k, step)
        steps.append((source, source - die if source > die else OFF))
    return steps_text(position, steps)


def turn_text(match):
    """Return the text of the moves made so far in a Match's turn."""
    steps = []
    for step in range(match.n_moves):
        source, die = match.moves[2 * step], match.moves[2 * step + 1]
        steps.append((source, source - die if source > die else OFF))
    return steps_text(match.start, steps)


def steps_text(position, steps):
    """Return the text of single moves (source, target) made from `position`.

    Higher start first, one checker's moves joined, a middle point kept only
    where it hit, equal parts counted.
    """
    chains = _chains(sorted(steps, reverse=True))
    hit = set()
    parts = []
    for chain in chains:
        stars = []
        for target in chain[1:]:
            lone = target > OFF and position.cells[SIDE + BAR - target] == 1
            stars.append("*" if lone and target not in hit else "")
            hit.add(target)
        if parts and parts[-1][0] == chain:
            parts[-1][2] += 1
        else:
            parts.append([chain, stars, 1])
    return " ".join([_part_text(*part) for part in parts])


def _chains(steps):
    """Join single moves, sorted from high to low, into checkers' ways."""
    chains = []
    steps = list(steps)
    while steps:
        chain = list(steps.pop(0))
        k = 0
        while k < len(steps):
            if steps[k][0] == chain[-1]:
                chain.append(steps.pop(k)[1])
                k = 0
            else:
                k += 1
        chains.append(chain)
    return chains


def _part_text(chain, stars, count):
    """One checker's way, or that of several from the same point."""
    text = "bar" if chain[0] == BAR else str(chain[0])
    for k in range(len(stars)):
        if stars[k] or k == len(stars) - 1:
            text += "/%s%s" % (chain[k + 1] or "off", stars[k])
    return text if count == 1 else "%s(%d)" % (text, count)
