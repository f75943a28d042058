"""How a match wears the flash: its erases, counted.  Runs on MicroPython.

    micropython -m sim.bench_flash [MATCHES]

Matches of 5 points, random actions, saved at every confirmed turn as on a board,
on one littlefs of 352 blocks of 4 KB, which is a Pico's.
"""

import sys

import vfs

from core import rules as options
from core.dice import Dice
from core.journal import Journal
from core.match import DONE, GAME_OVER, MATCH_OVER, NEXT, Match
from core.selfplay import RandomPlayer, act_once
from firmware.storage import Store
from sim.ramflash import RamFlash

BLOCKS = 352
_DIR = "/flash"


def play(store, seed):
    """Play one match; returns its turns and the bytes of its log."""
    journal = Journal(Match(options.match(5)), b"\x00\x00")
    store.replace("match", journal.header())
    dice = Dice(seed=seed)
    players = (RandomPlayer(dice), RandomPlayer(dice))
    turns = 0
    turn = journal.match.turn
    while journal.match.phase != MATCH_OVER:
        if journal.match.phase == GAME_OVER:
            journal.act(NEXT)
        else:
            act_once(journal, players, dice)
        if journal.pending[-1:] == bytes((DONE,)) or journal.match.turn != turn:
            turn = journal.match.turn
            turns += 1
            store.append("match", journal.chunk())
    store.append("match", journal.chunk())
    return turns, len(store.read("match"))


def main(matches=10):
    """Play and print a line a match, then the sum."""
    flash = RamFlash(BLOCKS)
    vfs.VfsLfs2.mkfs(flash, progsize=256)
    vfs.mount(vfs.VfsLfs2(flash, progsize=256), _DIR)
    store = Store(_DIR + "/save")
    before = sum(flash.wear)
    first = before
    for seed in range(matches):
        turns, size = play(store, seed)
        now = sum(flash.wear)
        print("match %d: %d turns, %d bytes, %d erases" % (seed, turns, size, now - before))
        before = now
    erases = before - first
    print("%d erases a match, the most worn block %d times" % (erases // matches, max(flash.wear)))


if __name__ == "__main__":
    main(*[int(word) for word in sys.argv[1:]])
