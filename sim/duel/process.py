"""The bot under MicroPython in a process of its own, asked line by line."""

import os
import subprocess
from pathlib import Path

from sim import runtime


class Process:
    """The bot at a level, or level@plies; what it is asked and answers, `device` says.

    kind    further words for `device`
    """

    def __init__(self, level, *kind):
        script = Path(__file__).with_name("device.py")
        self.process = subprocess.Popen(
            [runtime.tool("micropython"), "-X", "heapsize=4M", str(script), str(level), *kind],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "MICROPYPATH": f"{runtime.ROOT}:.frozen"},
            cwd=runtime.ROOT,
        )

    def ask(self, line):
        """The line that answers a line; RuntimeError with the reason if the bot has ended."""
        try:
            self.process.stdin.write(line + "\n")
            self.process.stdin.flush()
            answer = self.process.stdout.readline()
        except OSError:
            answer = ""
        if not answer or answer.startswith("Traceback"):
            told = self.process.communicate()[0].strip()
            raise RuntimeError(f"the bot gave no answer to {line}: {told}")
        return answer.strip()

    def close(self):
        """End the process."""
        if self.process.poll() is None:
            self.process.stdin.close()
            self.process.wait()
