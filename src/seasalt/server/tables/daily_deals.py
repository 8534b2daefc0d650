"""The deals of the day on this server: their tables, their results, and the master's games.

1. The first try of a guest at a deal is kept. It is rated if it begins on the date of the deal.
2. What others did with a deal is told to those who have finished a try at it.
3. A set is a link: nothing is stored of it but the tries of those who play it.
"""

import secrets
from collections.abc import Awaitable, Callable
from dataclasses import replace

import msgspec

from seasalt.bots import Level, name_for
from seasalt.rules.fairness import SECRET_BYTES
from seasalt.server.clock import date_of
from seasalt.server.interfaces.bot_work import BotWork
from seasalt.server.interfaces.stored_facts import DailyTry, Guest, NewTry, TriedBefore
from seasalt.server.interfaces.table_store import TableStore
from seasalt.server.refusals import RequestRefused
from seasalt.server.tables.bot_turns import question
from seasalt.server.tables.new_table import TableSpec, new_table_id, opening_entry
from seasalt.server.tables.room import HistoryItem, Room
from seasalt.server.tables.rooms import Clock, Rooms
from seasalt.server.tables.shared_work import SharedWork
from seasalt.table.daily import (
    BOT,
    FIRST_DAY,
    PERSON,
    DailyDeal,
    DailyResult,
    DealKind,
    daily_result,
    day_of_set,
    deal_at,
    deals_of_set,
    is_date,
    streak,
)
from seasalt.table.entry import Acted, TableOpened
from seasalt.table.names import distinct_name
from seasalt.table.refusal import Refusal
from seasalt.table.table import Stage, fold
from seasalt.wire.daily import DailyBin, DailyDay, DailyDays, DailyScore, DailyState

KEPT = 10  # deals whose masters are remembered
BIN = {DealKind.ROUND: 2, DealKind.LONG: 5}  # points
BINS = 6  # on each side of zero, before the last one, which has no end
MASTER = "master"  # the guest at the master's table, which is never stored
LETTERS = "0123456789abcdefghjkmnpqrstvwxyz"
SET_LETTERS = 16  # 80 bits
DAY_MS = 24 * 3600 * 1000


class DailyDeals:
    """The deals of the day, for one node."""

    def __init__(
        self, store: TableStore, rooms: Rooms, bot_pool: BotWork, now: Clock, *, keep_days: int = 0
    ) -> None:
        self._store = store
        self._rooms = rooms
        self._bot_pool = bot_pool
        self._now = now
        self._keep_days = keep_days  # the results of sets; 0: for good
        self._key = b""  # of all sets, once it is read
        self._masters: SharedWork[DailyDeal, DailyResult] = SharedWork(KEPT)

    def today(self) -> str:
        """The date on this server, in UTC."""
        return date_of(self._now())

    def deal(self, date: str | None, kind: str | None) -> DailyDeal:
        """The deal of a date, by default of today, and of a kind, by default the round.

        Refuses days to come, those before the archive, and what is not in a set.
        """
        today = self.today()
        if kind is not None and kind not in tuple(DealKind):
            raise RequestRefused("no_such_deal")
        if kind == DealKind.SET:
            of_set = {deal.date: deal for deal in self.set_of((date or "")[:-2])}
            if date not in of_set:
                raise RequestRefused("no_such_set")
            return of_set[date]
        if date is not None and date != today and not (is_date(date) and FIRST_DAY <= date < today):
            raise RequestRefused("no_such_day")
        return DailyDeal(date or today, DealKind(kind or DealKind.ROUND))

    def new_set(self) -> str:
        """The id of a new set."""
        return f"{self.today()}-{''.join(secrets.choice(LETTERS) for _ in range(SET_LETTERS))}"

    def set_of(self, name: str) -> tuple[DailyDeal, ...]:
        """The deals of a set; refuses what is the id of none, and one whose results are deleted."""
        if self._store.keys is None:
            raise RequestRefused("needs_server")
        oldest = date_of(self._now() - self._keep_days * DAY_MS) if self._keep_days else ""
        day = day_of_set(name)
        if day is None or not oldest <= day <= self.today():
            raise RequestRefused("no_such_set")
        return deals_of_set(name)

    async def play(
        self,
        guest: Guest,
        deal: DailyDeal,
        *,
        hints: bool = False,
        memory_aid: bool = False,
        check: Callable[[], Awaitable[None]] | None = None,
    ) -> Room:
        """The table of the guest's first try at a deal, begun or to be continued; after it, one for fun.

        `check` may refuse a new table. Hints and memory aid are for games for fun.
        """
        mine = await self._store.daily.try_of(deal, guest.id)
        if mine and not mine.result and (room := await self._rooms.get(mine.table_id)):
            return room
        if check is not None:
            await check()
        if mine is not None:
            return await self._open(deal, guest, TableSpec(hints=hints, memory_aid=memory_aid), None)
        new = NewTry(deal, guest.id, rated=deal.date == self.today())
        try:
            return await self._open(deal, guest, TableSpec(), new)
        except TriedBefore as before:  # the guest has asked twice at once
            begun = await self._rooms.get(before.table_id)
            assert begun is not None
            return begun

    async def _open(self, deal: DailyDeal, guest: Guest, spec: TableSpec, new: NewTry | None) -> Room:
        names, secret = _opponents(deal), await self._secret(deal)
        seating = deal.seating(secret, guest.id, distinct_name(guest.name, names), names, guest.face)
        opened = _opened(deal, secret, spec, rated=new is not None and new.rated)
        return await self._rooms.open(new_table_id(), opened, *seating, daily=new)

    async def _secret(self, deal: DailyDeal) -> bytes:
        if deal.kind is DealKind.SET and not self._key:
            assert self._store.keys is not None
            self._key = await self._store.keys.key("sets", secrets.token_bytes(SECRET_BYTES))
        return deal.secret(self._key)

    async def state(self, guest: Guest | None, deal: DailyDeal) -> DailyState:
        """A deal for a guest."""
        mine = await self._store.daily.try_of(deal, guest.id) if guest else None
        state = DailyState(
            date=deal.date,
            deal=deal.kind,
            extra_salt=deal.extra_salt,
            bot=BOT,
            names=list(_opponents(deal)),
            today=deal.date == self.today(),
        )
        if mine is None:
            return state
        is_there = await self._store.head(mine.table_id) is not None
        table = mine.table_id if is_there else None
        state = msgspec.structs.replace(state, stage="over", table=table, rated=mine.rated)
        if mine.result is None:
            return msgspec.structs.replace(state, stage="playing" if is_there else "over")
        counts = await self._store.daily.counts(deal)
        accuracies = await self._store.daily.accuracies(deal)
        master = await self._store.daily.master(deal)
        return msgspec.structs.replace(
            state,
            yours=score(mine.result, mine.accuracy),
            master=master and score(master),
            players=sum(counts.values()),
            beaten=_below(counts, mine.result.difference),
            reviewed=sum(accuracies.values()),
            outplayed=0 if mine.accuracy is None else _below(accuracies, mine.accuracy),
            bins=histogram(counts, BIN[deal.kind]),
        )

    async def days(self, guest: Guest | None, month: str | None, kind: DealKind) -> DailyDays:
        """What a guest has played of the deals of a month, written as 2026-11; by default of this one."""
        today = self.today()
        month = month or today[:7]
        if not is_date(f"{month}-01"):
            raise RequestRefused("no_such_day")
        if guest is None:
            return DailyDays(FIRST_DAY, today, 0, 0, [])
        tries = await self._store.daily.tries_of(guest.id, kind, f"{month}-01", f"{month}-31")
        days = [DailyDay(date, one.rated, own_score(one)) for date, one in sorted(tries.items())]
        rated = await self._store.daily.rated_days(guest.id)
        return DailyDays(FIRST_DAY, today, streak(rated, today), len(rated), days)

    async def keep_accuracy(self, room: Room, accuracy: float) -> None:
        """Keep how accurate the person at a table of the day was, once the review is done."""
        guest = room.table.places[PERSON].guest
        mine = await self._store.daily.try_of(deal_at(room.table), guest) if guest else None
        if mine and mine.table_id == room.id and mine.result and mine.accuracy is None:
            await self._store.daily.keep_accuracy(room.id, round(accuracy))

    async def finished(self, guest: Guest, deal: DailyDeal) -> DailyTry:
        """The finished try of a guest, without whom nothing of others is told."""
        mine = await self._store.daily.try_of(deal, guest.id)
        if mine is None or mine.result is None:
            raise RequestRefused(Refusal.NOT_OVER)
        return mine

    async def master(self, guest: Guest, deal: DailyDeal) -> DailyScore:
        """The master's result on a deal, for a guest who has played it."""
        if deal.kind is DealKind.SET:
            raise RequestRefused("no_such_deal")  # there are any number of them
        await self.finished(guest, deal)
        return score(await self._masters.get(deal, lambda: self._master(deal)))

    async def _master(self, deal: DailyDeal) -> DailyResult:
        """Played once and kept. Two nodes that are asked at the same time keep the result of the first."""
        kept = await self._store.daily.master(deal)
        return kept or await self._store.daily.keep_master(deal, await self._play(deal))

    async def _play(self, deal: DailyDeal) -> DailyResult:
        """The master plays on the person's seat, at a table like any other that is not stored."""
        names, secret = _opponents(deal), deal.secret()
        opened, *more = (
            _opened(deal, secret, TableSpec(), rated=False),
            *deal.seating(secret, MASTER, MASTER, names),
        )
        name = f"{MASTER} {deal.kind} {deal.date}"
        room = Room(name, fold(None, opened, 0).table, [HistoryItem(opened, 0, ())])
        for entry in more:
            room.apply(entry, 0)
        while (seat := room.table.to_act) is not None:
            if seat == PERSON:
                action = await self._bot_pool.decide_in_time(Level.MASTER, question(room, seat), room.id)
            else:
                action = await self._bot_pool.decide(BOT, question(room, seat), room.id)
            room.apply(Acted(seat, str(action), by_bot=True), 0)
        assert room.table.stage is Stage.OVER
        return daily_result(room.table)


def _opened(deal: DailyDeal, secret: bytes, spec: TableSpec, *, rated: bool) -> TableOpened:
    opened = opening_entry(replace(spec, players=deal.players, options=deal.options), secret)
    return replace(opened, daily=deal.date, rated=rated)


def _opponents(deal: DailyDeal) -> tuple[str, ...]:
    names: list[str] = []
    for _ in range(1, deal.players):
        names.append(name_for(BOT, names))
    return tuple(names)


def _below(counts: dict[int, int], number: int) -> int:
    return sum(count for other, count in counts.items() if other < number)


def histogram(counts: dict[int, int], width: int) -> list[DailyBin]:
    """The differences in bins: zero, so many points each on both sides, and everything beyond.

    >>> [(b.low, b.high, b.count) for b in histogram({-41: 2, -3: 1, 0: 1, 5: 4, 6: 1}, 5) if b.count]
    [(None, -31, 2), (-5, -1, 1), (0, 0, 1), (1, 5, 4), (6, 10, 1)]
    """
    most = BINS + 1
    bins = dict.fromkeys(range(-most, most + 1), 0)
    for difference, count in counts.items():
        number = -(-abs(difference) // width)  # rounded up
        bins[max(-most, min(most, number if difference > 0 else -number))] += count
    return [DailyBin(*_range(number, width), count) for number, count in bins.items()]


def _range(number: int, width: int) -> tuple[int | None, int | None]:
    near, far = width * (abs(number) - 1) + 1, None if abs(number) > BINS else width * abs(number)
    if number == 0:
        return 0, 0
    return (near, far) if number > 0 else (None if far is None else -far, -near)


def own_score(tried: DailyTry) -> DailyScore | None:
    """The result of a try for the wire, if it is over."""
    return None if tried.result is None else score(tried.result, tried.accuracy)


def score(result: DailyResult, accuracy: int | None = None) -> DailyScore:
    """A result for the wire."""
    against = result.points - result.difference
    return DailyScore(result.outcome, result.points, against, result.rounds, accuracy)
