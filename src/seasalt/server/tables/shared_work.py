"""Work that takes a while and that several may want: it is done once, and kept while there is room."""

import asyncio
from collections import Counter, OrderedDict
from collections.abc import Callable, Coroutine, Hashable
from typing import Any, Generic, TypeVar

K = TypeVar("K", bound=Hashable)
T = TypeVar("T")


class SharedWork(Generic[K, T]):
    """What was made lately, and what is being made. What goes wrong is not kept."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._made: OrderedDict[K, asyncio.Task[T]] = OrderedDict()
        self._waiting: Counter[asyncio.Task[T]] = Counter()

    async def get(self, key: K, make: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """What belongs to the key; who asks while it is being made waits for the same one.

        When the last who waits goes away it is no longer made.
        """
        making = self._made.get(key)
        if making is None or failed(making) or making.cancelling():
            making = self._made[key] = asyncio.create_task(make())
            making.add_done_callback(failed)  # nobody may be waiting any more to hear of it
        self._made.move_to_end(key)
        while len(self._made) > self._most:
            self._made.popitem(last=False)
        self._waiting[making] += 1
        try:
            return await asyncio.shield(making)  # who goes away does not take it from the others
        finally:
            self._waiting[making] -= 1
            if not self._waiting[making]:
                del self._waiting[making]
                making.cancel()  # which does nothing to one that is done


def failed(task: asyncio.Task[Any]) -> bool:
    """Whether a task is over without a result."""
    return task.done() and (task.cancelled() or task.exception() is not None)
