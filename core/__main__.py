"""The game in a terminal or over a board's serial line, and the text commands.

    python -m core                  play in the terminal
    python -m core COMMAND ...      answer one command
    python -m core < FILE           answer many, one a line

The same with `micropython -m core`.  Nothing here but the choice among them.
"""

import gc
import sys


def _is_terminal():
    """True if a person types: a terminal, or the serial line of a board."""
    if hasattr(sys.stdin, "isatty"):
        return sys.stdin.isatty()
    try:
        import termios
    except ImportError:
        return True
    try:
        termios.tcgetattr(0)
        return True
    except OSError:
        return False


def _one(words):
    """Print the answer to one command; False if it was no good."""
    from core.commands import answer

    try:
        for line in answer(words):
            print(line)
        return True
    except (ValueError, OSError) as error:
        print("error: %s" % error)
        return False


def _many():
    """Answer the commands on standard input, each answer ended by a blank line."""
    while True:
        line = sys.stdin.readline()
        if not line:
            return
        words = line.split()
        if words:
            _one(words)
            print()


def main(words):
    """Run what the command line asks for; returns the exit status."""
    if hasattr(gc, "threshold"):
        gc.threshold(8192)  # or garbage breaks the heap into pieces
    if words and words[0] != "play":
        return 0 if _one(words) else 2
    if words or _is_terminal():
        from core.terminal import main as play

        return play(words[1:])
    _many()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
