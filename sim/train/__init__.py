"""The workshop: everything that makes the bot's nets, from nothing.

    python -m sim.train positions|label|fit|quantise|measure|duel|sheet …

Needs the optional dependencies of the group `train`; nothing in the game
imports it.  A teacher (gnubg-nn) labels positions met in noisy self-play, a
small net learns them by online gradient descent, and the result is rounded to
the bytes that `core/bot` loads.
"""
