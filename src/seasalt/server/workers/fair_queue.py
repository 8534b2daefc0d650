"""Thoughts that wait for somebody to think them: fair between tables, and never too many.

Hints and bots take turns; curves come when nothing else waits. Within each kind the tables take turns, so one
that asks for a thousand thoughts waits for itself and for nobody else.
"""

from collections import OrderedDict, deque
from enum import StrEnum
from typing import Generic, Protocol, TypeVar

MOST = 1000  # of each kind
MOST_OF_A_TABLE = 8  # of each kind


class Kind(StrEnum):
    """What a thought is for."""

    HINT = "hint"
    BOT = "bot"
    CURVE = "curve"


class Waiting(Protocol):
    """What waits: of some kind, for some table."""

    @property
    def kind(self) -> Kind: ...

    @property
    def table(self) -> str: ...


W = TypeVar("W", bound=Waiting)


class FairQueue(Generic[W]):
    """All that waits."""

    def __init__(self, most: int = MOST, most_of_a_table: int = MOST_OF_A_TABLE) -> None:
        self._most = most
        self._most_of_a_table = most_of_a_table
        self._tables: dict[Kind, OrderedDict[str, deque[W]]] = {kind: OrderedDict() for kind in Kind}
        self._count = dict.fromkeys(Kind, 0)
        self._first = deque((Kind.HINT, Kind.BOT))

    def __len__(self) -> int:
        return sum(self._count.values())

    def put(self, job: W) -> bool:
        """Whether there was room for it."""
        tables = self._tables[job.kind]
        waiting = tables.get(job.table, ())
        if self._count[job.kind] >= self._most or len(waiting) >= self._most_of_a_table:
            return False
        tables.setdefault(job.table, deque()).append(job)
        self._count[job.kind] += 1
        return True

    def take(self) -> W | None:
        """Whose turn it is; None if nobody waits."""
        for kind in (*self._first, Kind.CURVE):
            if self._count[kind]:
                if kind == self._first[0]:
                    self._first.rotate(1)
                return self._take(kind)
        return None

    def drop(self, job: W) -> None:
        """It is not wanted any more, if it still waits."""
        tables = self._tables[job.kind]
        if job in (waiting := tables.get(job.table, deque())):
            waiting.remove(job)
            self._count[job.kind] -= 1
            if not waiting:
                del tables[job.table]

    def _take(self, kind: Kind) -> W:
        tables = self._tables[kind]
        table, waiting = tables.popitem(last=False)
        job = waiting.popleft()
        self._count[kind] -= 1
        if waiting:
            tables[table] = waiting  # behind all others
        return job
