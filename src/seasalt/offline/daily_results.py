"""Results of the deals of the day of one person, and the master's games."""

from collections import Counter
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import replace

import msgspec

from seasalt.offline.browser_storage import Batch, readable
from seasalt.server.interfaces.stored_facts import DailyTry, FriendsTry, NewTry, TriedBefore
from seasalt.table.daily import DailyDeal, DailyResult, DealKind

# What keys begin with. Those of the long deal are older than the round.
TRIES = {DealKind.LONG: "daily/", DealKind.ROUND: "daily-round/"}
MASTERS = {DealKind.LONG: "master/", DealKind.ROUND: "master-round/"}


class DailyInMemory:
    """Tries by kind, date and guest, and the master's results by kind and date: the keys of their facts."""

    def __init__(self, facts: Mapping[str, str], write: Callable[[Batch], Awaitable[None]]) -> None:
        self._write = write
        self._tries: dict[str, DailyTry] = {}
        self._masters = {
            start + date: result
            for start in MASTERS.values()
            for date, result in readable(facts, start, DailyResult).items()
        }
        self.apply(facts)

    def check(self, new: NewTry, table_id: str) -> None:
        """Raise `TriedBefore` if the guest has begun the try of that deal at another table."""
        begun = self._tries.get(_key(new.deal, new.guest_id))
        if begun is not None and begun.table_id != table_id:
            raise TriedBefore(begun.table_id)

    def begun(self, new: NewTry, table_id: str) -> dict[str, str]:
        """The facts to write when a guest's first try begins at a table."""
        return _fact(_key(new.deal, new.guest_id), DailyTry(table_id, None, new.rated))

    def ended(self, table_id: str, result: DailyResult) -> dict[str, str]:
        """The facts to write when a game of the day ends at a table."""
        return self._changed(table_id, lambda one: replace(one, result=result))

    def _changed(self, table_id: str, change: Callable[[DailyTry], DailyTry]) -> dict[str, str]:
        key = next((key for key, one in self._tries.items() if one.table_id == table_id), None)
        return {} if key is None else _fact(key, change(self._tries[key]))

    def apply(self, facts: Mapping[str, str]) -> None:
        """Take over facts that have been written."""
        for start in TRIES.values():
            self._tries |= {start + rest: one for rest, one in readable(facts, start, DailyTry).items()}

    async def try_of(self, deal: DailyDeal, guest_id: str) -> DailyTry | None:
        return self._tries.get(_key(deal, guest_id))

    async def tries_of(self, guest_id: str, kind: DealKind, first: str, last: str) -> dict[str, DailyTry]:
        mine = self._of_guest(guest_id, kind)
        return {date: one for date, one in mine.items() if first <= date <= last}

    async def rated_days(self, guest_id: str) -> frozenset[str]:
        return frozenset(
            date
            for kind in TRIES
            for date, one in self._of_guest(guest_id, kind).items()
            if one.rated and one.result is not None
        )

    def _of_guest(self, guest_id: str, kind: DealKind) -> dict[str, DailyTry]:
        start, end = TRIES[kind], f"/{guest_id}"
        return {
            key.removeprefix(start).removesuffix(end): one
            for key, one in self._tries.items()
            if key.startswith(start) and key.endswith(end)
        }

    async def counts(self, deal: DailyDeal) -> dict[int, int]:
        return Counter(one.result.difference for one in self._rated(deal) if one.result is not None)

    async def accuracies(self, deal: DailyDeal) -> dict[int, int]:
        return Counter(one.accuracy for one in self._rated(deal) if one.accuracy is not None)

    def _rated(self, deal: DailyDeal) -> list[DailyTry]:
        of_deal = _key(deal, "")
        return [one for key, one in self._tries.items() if key.startswith(of_deal) and one.rated]

    async def keep_accuracy(self, table_id: str, accuracy: int) -> None:
        facts = self._changed(table_id, lambda one: replace(one, accuracy=accuracy))
        await self._write(Batch({**facts}))
        self.apply(facts)

    async def friends(self, deals: Sequence[DailyDeal], guest_id: str, most: int) -> list[FriendsTry]:
        return []  # nobody else plays here

    async def master(self, deal: DailyDeal) -> DailyResult | None:
        return self._masters.get(MASTERS[deal.kind] + deal.date)

    async def keep_master(self, deal: DailyDeal, result: DailyResult) -> DailyResult:
        key = MASTERS[deal.kind] + deal.date
        if key not in self._masters:
            await self._write(Batch({key: msgspec.json.encode(result).decode()}))
        return self._masters.setdefault(key, result)


def _key(deal: DailyDeal, guest_id: str) -> str:
    return f"{TRIES[deal.kind]}{deal.date}/{guest_id}"


def _fact(key: str, one: DailyTry) -> dict[str, str]:
    return {key: msgspec.json.encode(one).decode()}
