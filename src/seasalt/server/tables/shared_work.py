"""Long work that several callers may want: it is done once, and the latest results are kept."""

import asyncio
from collections import Counter, OrderedDict
from collections.abc import Callable, Coroutine, Hashable
from typing import Any, Generic, TypeVar

K = TypeVar("K", bound=Hashable)
T = TypeVar("T")


class SharedWork(Generic[K, T]):
    """A cache of recent results and of work in progress. Failures are not kept."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._made: OrderedDict[K, asyncio.Task[T]] = OrderedDict()
        self._waiting: Counter[asyncio.Task[T]] = Counter()

    async def get(self, key: K, make: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """The result for the key. Callers that ask while it is being made wait for the same work.

        When the last waiting caller is cancelled, so is the work.
        """
        making = self._made.get(key)
        if making is None or has_failed(making) or making.cancelling():
            making = self._made[key] = asyncio.create_task(make())
            making.add_done_callback(has_failed)  # retrieves an exception that is never awaited
        self._made.move_to_end(key)
        while len(self._made) > self._most:
            self._made.popitem(last=False)
        self._waiting[making] += 1
        try:
            return await asyncio.shield(making)  # a cancelled caller must not cancel it for the others
        finally:
            self._waiting[making] -= 1
            if not self._waiting[making]:
                del self._waiting[making]
                making.cancel()  # no effect if it is done


def has_failed(task: asyncio.Task[Any]) -> bool:
    """Whether a task has ended without a result."""
    return task.done() and (task.cancelled() or task.exception() is not None)
