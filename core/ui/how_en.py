"""How to play, a page a paragraph, in English.  As many as in `how_es`."""

PAGES = (
    """Bring your 15 checkers home, bottom right, and bear them off before your opponent.""",
    """Each die moves one checker. A double is played four times. Both dice must be used if they can.""",
    """Two checkers make a point. A lone one can be hit: it goes to the bar and must enter first.""",
    """The cube doubles the stake. Gammon, nothing borne off: twice. Backgammon: three times.""",
    """Arrows: choose a checker. A: move. Long A: go on with it. B: undo. Menu: pause.""",
)
