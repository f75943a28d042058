"""Writes the frames of the scenes whose pictures are stored; on both interpreters.

    micropython frames_of_scenes.py DIRECTORY

Each file is named as its picture.
"""

import sys

from sim import scenes
from sim.headless import write_frame


def main(directory):
    """Write a file for each picture."""
    for name, size, scene, lang in scenes.golden():
        _, console, _ = scenes.device(size, scene, lang)
        write_frame(console, directory + "/" + name)


if __name__ == "__main__":
    main(sys.argv[1])
