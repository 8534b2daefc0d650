"""The node's clock: the time of day, except that it never goes back.

Clocks, limits and leases compare times. When the machine's clock is set back, this one runs on until the
machine's has caught up; when the machine's jumps ahead, or the machine slept, this one follows.
"""

import logging
import time
from collections.abc import Callable
from datetime import UTC, datetime

from seasalt.server.monitoring.server_log import log

JUMP = 5_000  # milliseconds between the two clocks from which on it is logged


class SteadyClock:
    """Milliseconds since 1970. `wall` and `monotonic` are the machine's clocks, in nanoseconds.

    >>> day, pace = [10_000_000_000], [0]
    >>> clock = SteadyClock(lambda: day[0], lambda: pace[0])
    >>> day[0] -= 9_000_000_000  # set back by nine seconds
    >>> pace[0] += 1_000_000_000  # one second later
    >>> clock()
    11000
    """

    def __init__(
        self, wall: Callable[[], int] = time.time_ns, monotonic: Callable[[], int] = time.monotonic_ns
    ) -> None:
        self._wall = wall
        self._monotonic = monotonic
        self._ahead = wall() - monotonic()
        self._is_back = False

    def __call__(self) -> int:
        wall, steady = self._wall(), self._monotonic() + self._ahead
        if wall >= steady:
            if wall > steady + JUMP * 1_000_000:
                log(logging.WARNING, "clock_jumped", seconds=(wall - steady) // 1_000_000_000)
            self._ahead += wall - steady
            self._is_back = False
            return wall // 1_000_000
        if not self._is_back and steady > wall + JUMP * 1_000_000:
            log(logging.WARNING, "clock_set_back", seconds=(steady - wall) // 1_000_000_000)
            self._is_back = True
        return steady // 1_000_000


now = SteadyClock()
"""The time on this node."""


def date_of(at: int) -> str:
    """The date at a time, in UTC.

    >>> date_of(0), date_of(86_399_999), date_of(86_400_000)
    ('1970-01-01', '1970-01-01', '1970-01-02')
    """
    return datetime.fromtimestamp(at // 1000, UTC).date().isoformat()
