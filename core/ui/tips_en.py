"""Strategy in a few words, in English.  As many tips as in `tips_es`."""

PAGES = (
    """Make points. The best are your 5, your 4 and your 7 point, and the opponent's 5: side by side they are a wall that his back checkers cannot pass.""",
    """Six made points in a row cannot be jumped: a checker of the opponent's behind them stays there as long as you hold the wall.""",
    """Before you leave a lone checker, count the shots: up to six points away one die hits; from seven on it takes both, one roll in six at most.""",
    """Take risks early, while the opponent has few points at home and being hit costs little. Later play safe.""",
    """Bring your back checkers out soon, before the opponent walls them in. If they have to stay, let it be on a made point: an anchor.""",
    """Ahead in the race, break contact and run. Behind in the race, wait and play for a shot.""",
    """Double when you would win about seven games in ten. Take a double if you would win at least one in four.""",
    """Bearing off against contact, keep even numbers on your high points and leave no lone checkers. Without contact, take off all you can and leave no gaps.""",
)
