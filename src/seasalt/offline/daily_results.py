"""Results of the deal of the day of one person, and the master's games."""

from collections import Counter
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import replace

import msgspec

from seasalt.offline.browser_storage import Batch, readable
from seasalt.server.interfaces.stored_facts import DailyTry, NewTry, TriedBefore
from seasalt.table.daily import DailyResult

DAILY, MASTER = "daily/", "master/"


class DailyInMemory:
    """Tries by `date/guest`, and the master's results by date."""

    def __init__(self, facts: Mapping[str, str], write: Callable[[Batch], Awaitable[None]]) -> None:
        self._write = write
        self._tries = readable(facts, DAILY, DailyTry)
        self._masters = readable(facts, MASTER, DailyResult)

    def check(self, new: NewTry, table_id: str) -> None:
        """Raise `TriedBefore` if the guest has begun the try of that date at another table."""
        begun = self._tries.get(f"{new.date}/{new.guest_id}")
        if begun is not None and begun.table_id != table_id:
            raise TriedBefore(begun.table_id)

    def begun(self, new: NewTry, table_id: str) -> dict[str, str]:
        """The facts to write when a rated try begins at a table."""
        return _fact(f"{new.date}/{new.guest_id}", DailyTry(table_id, None))

    def ended(self, table_id: str, result: DailyResult) -> dict[str, str]:
        """The facts to write when the rated try at a table ends."""
        key = next((key for key, one in self._tries.items() if one.table_id == table_id), None)
        return {} if key is None else _fact(key, replace(self._tries[key], result=result))

    def apply(self, facts: Mapping[str, str]) -> None:
        """Take over facts that have been written."""
        self._tries |= readable(facts, DAILY, DailyTry)

    async def try_of(self, date: str, guest_id: str) -> DailyTry | None:
        return self._tries.get(f"{date}/{guest_id}")

    async def counts(self, date: str) -> dict[int, int]:
        ended = [one.result for key, one in self._tries.items() if key.startswith(f"{date}/")]
        return Counter(result.difference for result in ended if result is not None)

    async def master(self, date: str) -> DailyResult | None:
        return self._masters.get(date)

    async def keep_master(self, date: str, result: DailyResult) -> DailyResult:
        if date not in self._masters:
            await self._write(Batch({MASTER + date: msgspec.json.encode(result).decode()}))
        return self._masters.setdefault(date, result)


def _fact(key: str, one: DailyTry) -> dict[str, str]:
    return {DAILY + key: msgspec.json.encode(one).decode()}
