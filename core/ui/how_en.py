"""How to play, a page a paragraph, in English.  As many as in `how_es`."""

PAGES = (
    """Bring your fifteen checkers home, points 1 to 6 at the bottom right, and bear them all off before your opponent. Your checkers always go from high numbers to low.""",
    """Each die moves one checker; both may move the same one. A double is played four times. As many dice as possible have to be used; if only one fits, the larger.""",
    """Two of your checkers make a point: the opponent cannot land there. A lone checker can be hit: it goes to the bar and enters in the opponent's home before any other moves.""",
    """With all your checkers at home you may bear them off. Each die takes one off its own point; if none is left there nor further back, one off the highest point.""",
    """Before you roll you may double the stake. The opponent takes and owns the cube, or passes and loses the game. A gammon, with no checker borne off, counts twice; a backgammon three times.""",
    """Arrows: choose a checker. A: move it with the marked die; keep A down to go on with it. B: the other die, or undo. Menu: pause. The turn ends when you confirm it with A.""",
)
