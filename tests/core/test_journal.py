"""The log: a match is rebuilt from it move for move, and damage is told."""

from cases import refusal

from core import replay as log
from core import rules
from core.dice import Dice
from core.journal import Journal, frame
from core.replay import rebuild
from core.match import DONE, GAME_OVER, MATCH_OVER, NEXT, Match
from core.selfplay import RandomPlayer, act_once


def state(match):
    """All that a player could tell of a match."""
    return (
        bytes(match.position.cells), bytes(match.dice), bytes(match.legal),
        match.phase, match.turn, match.actor, list(match.score), match.cube,
        match.cube_owner, match.crawford, match.n_moves, bytes(match.moves[: 2 * match.n_moves]),
        match.offered, match.ending, match.games,
    )  # fmt: skip


def options(kind):
    """Rules of three kinds, with everything on that they can have."""
    if kind == 0:
        return rules.match(5)
    if kind == 1:
        return rules.simple(3)
    money = rules.money()
    money.beavers = 2
    money.auto_doubles = rules.EVERY_TIE
    return money


def recorded(kind, seed, actions):
    """A journal of random play and its log, a chunk for every action."""
    dice = Dice(seed=seed)
    players = [RandomPlayer(dice)] * 2
    journal = Journal(Match(options(kind)), b"extra")
    data = journal.header()
    for _ in range(actions):
        if journal.match.phase == MATCH_OVER:
            break
        if journal.match.phase == GAME_OVER:
            journal.act(NEXT)
        else:
            act_once(journal, players, dice)
        data += journal.chunk()
    return journal, data


def test_a_match_is_rebuilt_at_every_action():
    for kind in range(3):
        for actions in (0, 1, 2, 3, 5, 8, 13, 40, 200, 700):
            journal, data = recorded(kind, 40 + actions, actions)
            again = rebuild(data)
            assert state(again.match) == state(journal.match)
            assert again.extra == b"extra" and again.chunk() == b""
            assert again.match.rules.pack() == journal.match.rules.pack()


def test_a_refused_action_is_not_logged():
    journal = Journal(Match(rules.match(5)))
    assert journal.act(DONE) == "not_now"
    assert journal.chunk() == b""


def test_a_torn_tail_is_cut_off_and_everything_before_it_kept():
    journal, data = recorded(0, 9, 30)
    whole = len(data)
    for length in range(len(journal.header()), whole):
        good = log.whole_length(data[:length])
        assert good <= length
        again = rebuild(data[:length], repair=True)
        assert rebuild(data[:good]).match.phase == again.match.phase
        if good < length:
            assert "damaged at byte %d" % good in refusal(rebuild, data[:length])


def test_a_changed_byte_is_noticed():
    data = recorded(0, 9, 12)[1]
    for at in range(16, len(data)):
        bad = bytearray(data)
        bad[at] ^= 0x15
        assert refusal(rebuild, bytes(bad)), at


def test_what_is_no_log_is_refused_in_plain_words():
    for data in (b"", b"UGJ", b"UGJ1", b"UGJ1\x00\x05", b"hello world, this is not one"):
        assert "log" in refusal(rebuild, data)
    for rest in (b"\xff\x0f\x00\0\0\0", b"\x05\xff\x00\0\0\0", b"\x05\x0f\xff\0\0\0"):
        assert refusal(rebuild, b"UGJ1\x00" + rest)


def test_a_log_that_breaks_the_rules_is_refused():
    head = Journal(Match(rules.match(5))).header()
    assert "refused: not_now" in refusal(rebuild, head + frame(bytes((DONE,))))
    assert "ends inside" in refusal(rebuild, head + frame(bytes((1,))))


def test_clocks_come_back_with_the_match():
    timed = rules.match(3)
    timed.use_clock()
    dice = Dice(seed=4)
    journal = Journal(Match(timed))
    act_once(journal, [RandomPlayer(dice)] * 2, dice)
    assert not journal.clock.run(0, 20000)
    assert not journal.clock.run(1, 12000)
    assert (journal.clock.seconds(0), journal.clock.seconds(1)) == (352, 360)
    again = rebuild(journal.header() + journal.chunk())
    assert (again.clock.seconds(0), again.clock.seconds(1)) == (352, 360)
    assert again.clock.run(0, 352000 + 12000)
