"""Bounded queues of jobs that are fair between those who ask.

1. Next comes the asker for whom the least else was done lately; equal ones take turns. Whoever is new thus
   waits for the jobs that are running, not for those of everybody who has kept the workers busy.
2. Where a queue is full, it is the asker for whom the most was done lately who is refused.
3. Hints and bots take turns; curves and reviews take turns when nothing else waits.
"""

from collections import OrderedDict, deque
from collections.abc import Callable
from enum import StrEnum
from time import monotonic
from typing import Generic, Protocol, TypeVar

from seasalt.server.interfaces.asker import Asker

MOST = 1000  # of each kind
MOST_OF_ONE = 24  # of each kind, for one guest: three reviews have as many
HALF_LIFE = 300.0  # seconds
SAME = 20.0  # seconds about the same thing that do not count: twice what the review of a game of four takes
GUESTS_OF_AN_ADDRESS = 4  # how many times a guest's work an address may have before it counts for all there
REMEMBERED = 10_000  # guests, addresses, and what they asked for


class JobKind(StrEnum):
    """What a job is for."""

    HINT = "hint"
    BOT = "bot"
    CURVE = "curve"
    REVIEW = "review"


class QueuedJob(Protocol):
    """A job that waits."""

    @property
    def asker(self) -> Asker: ...


class QueuedKind(QueuedJob, Protocol):
    """A job that waits among jobs of other kinds."""

    @property
    def kind(self) -> JobKind: ...


J = TypeVar("J", bound=QueuedJob)
K = TypeVar("K", bound=QueuedKind)


class Usage:
    """How many seconds were worked for whom lately: half of them are forgotten every `HALF_LIFE`.

    >>> usage, anna = Usage(lambda: 0.0), Asker("Anna", "school", about="a game")
    >>> usage.add(anna, 8.0)
    >>> usage.of(anna), usage.of(anna._replace(about="another game"))
    (0.0, 8.0)
    >>> usage.of(Asker("Ben", "school")), usage.of(Asker("Cora", "home"))
    (2.0, 0.0)
    """

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        self._seconds: OrderedDict[object, tuple[float, float]] = OrderedDict()  # and when they were counted

    def add(self, asker: Asker, seconds: float) -> None:
        """Count work that was done."""
        guest, address, about = asker
        for whose in {guest, address or guest, (guest, about) if about else guest}:
            self._seconds[whose] = self._left(whose) + seconds, self._clock()
            self._seconds.move_to_end(whose)
        while len(self._seconds) > REMEMBERED:
            self._seconds.popitem(last=False)

    def of(self, asker: Asker) -> float:
        """What counts for the turn of this asker."""
        guest, address, about = asker
        same = min(SAME, self._left((guest, about)))
        at_address = self._left(address) - same if address else 0.0
        return max(self._left(guest) - same, at_address / GUESTS_OF_AN_ADDRESS)

    def _left(self, whose: object) -> float:
        if whose not in self._seconds:
            return 0.0
        seconds, at = self._seconds[whose]
        return float(seconds * 0.5 ** ((self._clock() - at) / HALF_LIFE))


class FairQueue(Generic[J]):
    """Waiting jobs of one kind."""

    def __init__(self, usage: Usage, most: int = MOST, most_of_one: int = MOST_OF_ONE) -> None:
        self._usage = usage
        self._most = most
        self._most_of_one = most_of_one
        self._guests: OrderedDict[str, deque[J]] = OrderedDict()
        self._count = 0

    def __len__(self) -> int:
        return self._count

    def put(self, job: J) -> J | None:
        """Add a job; returns the one that has to go for it, which may be the same."""
        guest, refused = job.asker.guest, None
        if len(self._guests.get(guest, ())) >= self._most_of_one:
            return job
        if self._count >= self._most:
            refused = max(self._guests.values(), key=self._used)[-1]
            if refused.asker.guest == guest or self._usage.of(refused.asker) <= self._usage.of(job.asker):
                return job
            self.drop(refused)
        self._guests.setdefault(guest, deque()).append(job)
        self._count += 1
        return refused

    def take(self) -> J | None:
        """The next job; None if the queue is empty."""
        if not self._guests:
            return None
        guest = min(self._guests, key=lambda guest: self._used(self._guests[guest]))
        jobs = self._guests.pop(guest)
        job = jobs.popleft()
        self._count -= 1
        if jobs:
            self._guests[guest] = jobs  # behind all with whom it is equal
        return job

    def drop(self, job: J) -> None:
        """Remove a job, if it still waits."""
        jobs = self._guests.get(job.asker.guest, deque())
        if job in jobs:
            jobs.remove(job)
            self._count -= 1
            if not jobs:
                del self._guests[job.asker.guest]

    def _used(self, jobs: deque[J]) -> float:
        return self._usage.of(jobs[0].asker)


class KindQueue(Generic[K]):
    """Waiting jobs of all kinds."""

    def __init__(self, usage: Usage) -> None:
        self._kinds = {kind: FairQueue[K](usage) for kind in JobKind}
        self._first = deque((JobKind.HINT, JobKind.BOT))
        self._last = deque((JobKind.CURVE, JobKind.REVIEW))

    def __len__(self) -> int:
        return sum(map(len, self._kinds.values()))

    def put(self, job: K) -> K | None:
        """Add a job; returns the one that has to go for it, which may be the same."""
        return self._kinds[job.kind].put(job)

    def take(self) -> K | None:
        """The next job; None if the queue is empty."""
        for kinds in (self._first, self._last):
            for kind in kinds:
                if (job := self._kinds[kind].take()) is not None:
                    if kind == kinds[0]:
                        kinds.rotate(1)
                    return job
        return None

    def drop(self, job: K) -> None:
        """Remove a job, if it still waits."""
        self._kinds[job.kind].drop(job)
