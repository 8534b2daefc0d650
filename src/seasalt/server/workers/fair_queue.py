"""A bounded queue of jobs that is fair between tables.

Hints and bots take turns; curves and reviews take turns when nothing else waits. Within each kind the tables
take turns, so a table with a thousand jobs delays only itself.
"""

from collections import OrderedDict, deque
from enum import StrEnum
from typing import Generic, Protocol, TypeVar

MOST = 1000  # of each kind
MOST_OF_A_TABLE = 8  # of each kind


class JobKind(StrEnum):
    """What a job is for."""

    HINT = "hint"
    BOT = "bot"
    CURVE = "curve"
    REVIEW = "review"


class QueuedJob(Protocol):
    """A job that waits, with what decides when its turn comes."""

    @property
    def kind(self) -> JobKind: ...

    @property
    def table(self) -> str: ...


W = TypeVar("W", bound=QueuedJob)


class FairQueue(Generic[W]):
    """The waiting jobs."""

    def __init__(self, most: int = MOST, most_of_a_table: int = MOST_OF_A_TABLE) -> None:
        self._most = most
        self._most_of_a_table = most_of_a_table
        self._tables: dict[JobKind, OrderedDict[str, deque[W]]] = {kind: OrderedDict() for kind in JobKind}
        self._count = dict.fromkeys(JobKind, 0)
        self._first = deque((JobKind.HINT, JobKind.BOT))
        self._last = deque((JobKind.CURVE, JobKind.REVIEW))

    def __len__(self) -> int:
        return sum(self._count.values())

    def put(self, job: W) -> bool:
        """Add a job; False if the queue is full."""
        tables = self._tables[job.kind]
        waiting = tables.get(job.table, ())
        if self._count[job.kind] >= self._most or len(waiting) >= self._most_of_a_table:
            return False
        tables.setdefault(job.table, deque()).append(job)
        self._count[job.kind] += 1
        return True

    def take(self) -> W | None:
        """The next job; None if the queue is empty."""
        for kinds in (self._first, self._last):
            for kind in kinds:
                if self._count[kind]:
                    if kind == kinds[0]:
                        kinds.rotate(1)
                    return self._take(kind)
        return None

    def drop(self, job: W) -> None:
        """Remove a job, if it still waits."""
        tables = self._tables[job.kind]
        if job in (waiting := tables.get(job.table, deque())):
            waiting.remove(job)
            self._count[job.kind] -= 1
            if not waiting:
                del tables[job.table]

    def _take(self, kind: JobKind) -> W:
        tables = self._tables[kind]
        table, waiting = tables.popitem(last=False)
        job = waiting.popleft()
        self._count[kind] -= 1
        if waiting:
            tables[table] = waiting  # behind all others
        return job
