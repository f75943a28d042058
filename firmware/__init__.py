"""The game on real hardware: a profile for each board, and what drives it."""
