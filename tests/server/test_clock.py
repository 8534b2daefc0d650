"""The node's clock follows the machine's; where that is set back a little, it slows down."""

import logging

import pytest

from seasalt.server.access.rate_limits import RateLimits
from seasalt.server.clock import SteadyClock, date_of

SECOND = 1_000_000_000


class Machine:
    """A machine's two clocks, in nanoseconds."""

    def __init__(self) -> None:
        self.wall, self.monotonic = 1000 * SECOND, 5 * SECOND

    def clock(self) -> SteadyClock:
        return SteadyClock(lambda: self.wall, lambda: self.monotonic)

    def go_by(self, seconds: int) -> None:
        self.wall += seconds * SECOND
        self.monotonic += seconds * SECOND


@pytest.fixture
def machine() -> Machine:
    return Machine()


def test_it_tells_the_time_of_day(machine: Machine) -> None:
    clock = machine.clock()
    machine.go_by(7)

    assert clock() == 1_007_000


def test_it_slows_down_when_the_machine_s_clock_is_set_back_a_little(machine: Machine) -> None:
    clock = machine.clock()
    machine.wall -= 20 * SECOND
    told = []
    for _ in range(5):
        told.append(clock())
        machine.go_by(10)

    assert told == [1_000_000, 1_005_000, 1_010_000, 1_015_000, 1_020_000]
    assert clock() == machine.wall // 1_000_000 == 1_030_000


def test_it_is_the_day_of_the_machine_again_when_a_jump_ahead_is_corrected(machine: Machine) -> None:
    clock = machine.clock()
    machine.wall += 86_400 * SECOND
    tomorrow = date_of(clock())
    machine.wall -= 86_400 * SECOND
    machine.go_by(1)

    assert (tomorrow, date_of(clock())) == ("1970-01-02", "1970-01-01")
    assert clock() == 1_001_000


def test_it_follows_when_the_machine_s_clock_jumps_ahead_or_the_machine_slept(machine: Machine) -> None:
    clock = machine.clock()
    machine.wall += 3600 * SECOND

    assert clock() == 4_600_000


@pytest.mark.parametrize("seconds", [20, 600])
def test_a_clock_that_is_set_back_is_told_once(
    machine: Machine, caplog: pytest.LogCaptureFixture, seconds: int
) -> None:
    clock = machine.clock()
    machine.wall -= seconds * SECOND
    with caplog.at_level(logging.WARNING, "seasalt.server"):
        for _ in range(3):
            clock()
            machine.go_by(1)

    assert [record.getMessage() for record in caplog.records] == ["clock_set_back"]


def test_guests_are_let_in_though_the_machine_s_clock_was_set_back(machine: Machine) -> None:
    clock, limits = machine.clock(), RateLimits(per_minute=60)
    before = limits.allow("home", clock())
    machine.wall -= 600 * SECOND
    machine.go_by(1)

    assert before
    assert all(limits.allow("home", clock()) for _ in range(30))
