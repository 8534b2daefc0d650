"""The deal of the day on this server: its tables, its results, and the master's game."""

import secrets
from collections.abc import Awaitable, Callable
from dataclasses import replace

import msgspec

from seasalt.bots import Level, name_for
from seasalt.server.clock import date_of
from seasalt.server.interfaces.bot_work import BotWork
from seasalt.server.interfaces.stored_facts import Guest, NewTry, TriedBefore
from seasalt.server.interfaces.table_store import TableStore
from seasalt.server.refusals import RequestRefused
from seasalt.server.tables.bot_turns import question
from seasalt.server.tables.new_table import TableSpec, opening_entry
from seasalt.server.tables.room import HistoryItem, Room
from seasalt.server.tables.rooms import Clock, Rooms
from seasalt.server.tables.shared_work import SharedWork
from seasalt.table.daily import BOT, OPPONENT, PERSON, DailyDeal, DailyResult, daily_result, is_date
from seasalt.table.entry import Acted, TableOpened
from seasalt.table.names import distinct_name
from seasalt.table.refusal import Refusal
from seasalt.table.table import Stage, fold
from seasalt.wire.daily import DailyBin, DailyScore, DailyState

KEPT = 10  # dates whose masters are remembered
BIN, BINS = 5, 6  # points a bin, and bins on each side of zero before the last one, which has no end
MASTER = "master"  # the guest at the master's table, which is never stored


class DailyDeals:
    """The deals of the day, for one node."""

    def __init__(self, store: TableStore, rooms: Rooms, bot_pool: BotWork, now: Clock) -> None:
        self._store = store
        self._rooms = rooms
        self._bot_pool = bot_pool
        self._now = now
        self._masters: SharedWork[str, DailyResult] = SharedWork(KEPT)

    def today(self) -> str:
        """The date on this server, in UTC."""
        return date_of(self._now())

    async def play(
        self,
        guest: Guest,
        *,
        hints: bool = False,
        memory_aid: bool = False,
        check: Callable[[], Awaitable[None]] | None = None,
    ) -> Room:
        """The table of the guest's rated try of today, begun or to be continued; after it, one for fun.

        `check` may refuse a new table. Hints and memory aid are for games for fun.
        """
        deal = DailyDeal(self.today())
        mine = await self._store.daily.try_of(deal.date, guest.id)
        if mine and not mine.result and (room := await self._rooms.get(mine.table_id)):
            return room
        if check is not None:
            await check()
        if mine is not None:
            return await self._open(deal, guest, TableSpec(hints=hints, memory_aid=memory_aid), rated=False)
        try:
            return await self._open(deal, guest, TableSpec(), rated=True)
        except TriedBefore as before:  # the guest has asked twice at once
            begun = await self._rooms.get(before.table_id)
            assert begun is not None
            return begun

    async def _open(self, deal: DailyDeal, guest: Guest, spec: TableSpec, *, rated: bool) -> Room:
        opponent = name_for(BOT, [])
        seating = deal.seating(guest.id, distinct_name(guest.name, [opponent]), opponent, guest.face)
        daily = NewTry(deal.date, guest.id) if rated else None
        opened = _opened(deal, spec, rated=rated)
        return await self._rooms.open(secrets.token_urlsafe(9), opened, *seating, daily=daily)

    async def state(self, guest: Guest | None, date: str | None) -> DailyState:
        """The deal of a date for a guest. What others did with it is shown to those who have played it."""
        today = self.today()
        deal = DailyDeal(date or today)
        if not is_date(deal.date):
            raise RequestRefused("no_such_day")
        mine = await self._store.daily.try_of(deal.date, guest.id) if guest else None
        if mine is None and deal.date != today:
            raise RequestRefused("no_such_day")
        state = DailyState(
            date=deal.date,
            extra_salt=deal.extra_salt,
            bot=BOT,
            name=name_for(BOT, []),
            today=deal.date == today,
        )
        if mine is None:
            return state
        if mine.result is None:
            is_there = await self._store.head(mine.table_id) is not None
            return msgspec.structs.replace(
                state, stage="playing" if is_there else "over", table=mine.table_id
            )
        counts = await self._store.daily.counts(deal.date)
        master = await self._store.daily.master(deal.date)
        return msgspec.structs.replace(
            state,
            stage="over",
            table=mine.table_id,
            yours=score(mine.result),
            master=master and score(master),
            players=sum(counts.values()),
            beaten=sum(count for other, count in counts.items() if other < mine.result.difference),
            bins=histogram(counts),
        )

    async def master(self, guest: Guest, date: str) -> DailyScore:
        """The master's result on the deal of a date, for a guest who has played it."""
        mine = await self._store.daily.try_of(date, guest.id) if is_date(date) else None
        if mine is None or mine.result is None:
            raise RequestRefused(Refusal.NOT_OVER)
        return score(await self._masters.get(date, lambda: self._master(DailyDeal(date))))

    async def _master(self, deal: DailyDeal) -> DailyResult:
        """Played once and kept. Two nodes that are asked at the same time keep the result of the first."""
        kept = await self._store.daily.master(deal.date)
        return kept or await self._store.daily.keep_master(deal.date, await self._play(deal))

    async def _play(self, deal: DailyDeal) -> DailyResult:
        """The master plays on the person's seat, at a table like any other that is not stored."""
        opened, *more = _opened(deal, TableSpec(), rated=False), *deal.seating(MASTER, MASTER, BOT)
        room = Room(f"{MASTER} {deal.date}", fold(None, opened, 0).table, [HistoryItem(opened, 0, ())])
        for entry in more:
            room.apply(entry, 0)
        while (seat := room.table.to_act) is not None:
            if seat == PERSON:
                action = await self._bot_pool.decide_in_time(Level.MASTER, question(room, seat), room.id)
            else:
                assert seat == OPPONENT
                action = await self._bot_pool.decide(BOT, question(room, seat), room.id)
            room.apply(Acted(seat, str(action), by_bot=True), 0)
        assert room.table.stage is Stage.OVER
        return daily_result(room.table)


def _opened(deal: DailyDeal, spec: TableSpec, *, rated: bool) -> TableOpened:
    options = {"extra_salt": str(deal.extra_salt).lower()}
    opened = opening_entry(replace(spec, options=options), deal.secret)
    return replace(opened, daily=deal.date, rated=rated)


def histogram(counts: dict[int, int]) -> list[DailyBin]:
    """The differences in bins: zero, fives on both sides, and everything beyond.

    >>> [(b.low, b.high, b.count) for b in histogram({-41: 2, -3: 1, 0: 1, 5: 4, 6: 1}) if b.count]
    [(None, -31, 2), (-5, -1, 1), (0, 0, 1), (1, 5, 4), (6, 10, 1)]
    """
    most = BINS + 1
    bins = dict.fromkeys(range(-most, most + 1), 0)
    for difference, count in counts.items():
        number = -(-abs(difference) // BIN)  # rounded up
        bins[max(-most, min(most, number if difference > 0 else -number))] += count
    return [DailyBin(*_range(number), count) for number, count in bins.items()]


def _range(number: int) -> tuple[int | None, int | None]:
    near, far = BIN * (abs(number) - 1) + 1, None if abs(number) > BINS else BIN * abs(number)
    if number == 0:
        return 0, 0
    return (near, far) if number > 0 else (None if far is None else -far, -near)


def score(result: DailyResult) -> DailyScore:
    """A result for the wire."""
    return DailyScore(result.outcome, result.points, result.points - result.difference, result.rounds)
