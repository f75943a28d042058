"""Questions that players ask, with answers, in English.  As many as in `questions_es`."""

PAGES = (
    """Why can I not move that checker? Perhaps one has to enter from the bar first, the point is made, or another play uses both dice: then that one has to be played.""",
    """Why do I have to play the larger number? If only one of the two dice fits, either of them, the rule asks for the larger.""",
    """What is the Crawford game? Once somebody is one point from winning the match, the next game is played without doubling. After it one may double again.""",
    """What is the Jacoby rule? Playing for money, a gammon or backgammon counts more only if the cube has been turned.""",
    """What is a beaver? Who is doubled and thinks to be ahead may double again at once, and keeps the cube.""",
    """Are the dice fair? They come from the chance of the device or from a seed that can be repeated, and the machine does not know them. See "Dice": each face comes one time in six.""",
    """Who wins what? Who bears off fifteen checkers first. If the other has borne off none it is a gammon; if one of his is still in the winner's home or on the bar, a backgammon.""",
    """What does a mistake cost? The warning tells it in thousandths of the stake. The error rate is what is lost a decision times 500: below 5 is an expert's.""",
)
