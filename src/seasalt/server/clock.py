"""The node's clock: the time of day, which goes back only where it is far ahead.

Clocks, limits and leases compare times. When the machine's clock jumps ahead, or the machine slept, this one
follows. When the machine's is set back a little, this one runs at half speed until both agree. When it is set
back further, as after a jump that was an error, this one follows: otherwise the deal of the day would be that
of a wrong date for as long. `table.limits.is_due` knows moments that were set before.
"""

import logging
import time
from collections.abc import Callable
from datetime import UTC, datetime

from seasalt.server.monitoring.server_log import log

MS, SECOND = 1_000_000, 1_000_000_000  # nanoseconds
JUMP = 5 * SECOND  # between the two clocks, from which on it is logged
SLOWED = 30 * SECOND  # ahead of the machine's clock, up to which this one only slows down


class SteadyClock:
    """Milliseconds since 1970. `wall` and `monotonic` are the machine's clocks, in nanoseconds.

    >>> day, pace = [10_000_000_000], [0]
    >>> clock = SteadyClock(lambda: day[0], lambda: pace[0])
    >>> day[0] -= 9_000_000_000  # set back by nine seconds
    >>> pace[0] += 1_000_000_000  # one second later
    >>> clock()
    10500
    """

    def __init__(
        self, wall: Callable[[], int] = time.time_ns, monotonic: Callable[[], int] = time.monotonic_ns
    ) -> None:
        self._wall = wall
        self._monotonic = monotonic
        self._read_at = monotonic()
        self._time = wall()
        self._is_back = False

    def __call__(self) -> int:
        wall, read_at = self._wall(), self._monotonic()
        passed, self._read_at = read_at - self._read_at, read_at
        ahead = self._time + passed - wall
        if -ahead > JUMP:
            log(logging.WARNING, "clock_jumped", seconds=-ahead // SECOND)
        if ahead > JUMP and not self._is_back:
            log(logging.WARNING, "clock_set_back", seconds=ahead // SECOND)
        self._is_back = JUMP < ahead <= SLOWED
        self._time = max(wall, self._time + passed // 2) if ahead <= SLOWED else wall
        return self._time // MS


now = SteadyClock()
"""The time on this node."""


def date_of(at: int) -> str:
    """The date at a time, in UTC.

    >>> date_of(0), date_of(86_399_999), date_of(86_400_000)
    ('1970-01-01', '1970-01-01', '1970-01-02')
    """
    return datetime.fromtimestamp(at // 1000, UTC).date().isoformat()
