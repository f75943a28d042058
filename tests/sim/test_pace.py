"""The device's clock: faster than the PC's, standing, step by step."""

from sim.pace import STEP, Pace


class PC:
    """A clock that the test moves."""

    now = 1000

    def __call__(self):
        return self.now


def test_it_runs_as_fast_as_it_is_told():
    pc = PC()
    pace = Pace(4, pc)
    pc.now += 10
    assert pace.ticks() == 40


def test_a_change_of_speed_never_jumps():
    pc = PC()
    pace = Pace(1, pc)
    seen = []
    for _ in range(4):
        pc.now += 10
        seen.append((pace.speed, pace.ticks()))
        pace.faster()
    assert seen == [(1, 10), (4, 50), (16, 210), (1, 220)]


def test_a_speed_of_one_s_own_goes_on_to_the_next():
    pace = Pace(3, PC())
    pace.faster()
    assert pace.speed == 4


def test_it_stands_while_paused():
    pc = PC()
    pace = Pace(1, pc)
    pc.now += 10
    pace.pause()
    pc.now += 10
    assert pace.paused and pace.ticks() == 10
    pace.pause()
    pc.now += 10
    assert not pace.paused and pace.ticks() == 20


def test_a_step_lets_a_moment_pass_and_leaves_it_standing():
    pc = PC()
    pace = Pace(16, pc)
    pace.step()
    pace.step()
    pc.now += 10
    assert pace.paused and pace.ticks() == 2 * STEP
