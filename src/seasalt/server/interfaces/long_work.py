"""Work too long for the event loop. `workers.background` does it in a thread."""

from collections.abc import Callable
from typing import Protocol, TypeVar

from seasalt.server.interfaces.asker import Asker

T = TypeVar("T")


class LongWork(Protocol):
    """One piece of long work at a time."""

    async def run(self, asker: Asker, work: Callable[[], T]) -> T:
        """The result of the work, in the turn of the asker; refused as `busy` if too much of it waits.

        Work that is cancelled before its turn is never begun.
        """
        ...

    def close(self) -> None:
        """Begin nothing more."""
