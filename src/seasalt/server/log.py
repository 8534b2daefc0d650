"""The log of every table: one line a version, added by compare-and-set, never changed.

1. An answer is given after the commit. Whoever holds an `Appended` holds it after a power cut too.
2. The same command is logged once, however often it is sent and whoever sends it.
3. Appends that wait together share one transaction, and so one wait for the disk. None can spoil another's.
"""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from sqlalchemy import (
    BigInteger,
    Connection,
    Row,
    Text,
    TextClause,
    bindparam,
    case,
    delete,
    func,
    insert,
    select,
    text,
    update,
)

from seasalt.server.database import Database, StoreDown
from seasalt.server.schema import EVENT, LOBBY_TABLE, SEAT

MAX_BATCH = 128
GATHER_SECONDS = 0.005  # others may come along: a transaction costs the same for one as for ten
MAX_WAITING = 10_000

Seats = tuple[str | None, ...]  # the guest on each seat; None where nobody or a house bot sits


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of a table's log."""

    version: int
    command_id: str
    seat: int | None
    body: str
    at: int


@dataclass(frozen=True, slots=True)
class Append:
    """The wish to add a line after version `expect`. What is None in the lobby's part stays as it is."""

    table_id: str
    expect: int
    command_id: str
    seat: int | None
    body: str
    at: int
    summary: str | None = None
    status: str | None = None
    due_at: int | None = None  # goes with the status
    seats: Seats | None = None


@dataclass(frozen=True, slots=True)
class Appended:
    """The line is in the log, and on the disk, under this version."""

    version: int


@dataclass(frozen=True, slots=True)
class Stale:
    """The log has another version than the one expected; 0 if there is no such table. Nothing was added."""

    version: int


@dataclass(frozen=True, slots=True)
class Repeated:
    """The command had been logged before, as this line. Nothing was added."""

    entry: Entry


Answer = Appended | Stale | Repeated


@dataclass(frozen=True, slots=True)
class _Waiting:
    append: Append
    answer: asyncio.Future[Answer]


class Log:
    """Adds lines, many in one transaction."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._queue: asyncio.Queue[_Waiting | None] = asyncio.Queue()
        self._closed = False
        self._writer = asyncio.create_task(self._write_all())

    async def append(self, append: Append) -> Answer:
        """Add a line. A caller who is cancelled may send the same command again to learn what came of it."""
        if self._closed:
            raise StoreDown("the store is closed")
        if self._queue.qsize() >= MAX_WAITING:
            raise StoreDown("too many appends are waiting")
        waiting = _Waiting(append, asyncio.get_running_loop().create_future())
        self._queue.put_nowait(waiting)
        return await waiting.answer

    async def close(self) -> None:
        """Write what waits, then stop."""
        if not self._closed:
            self._closed = True
            self._queue.put_nowait(None)
        await self._writer

    async def _write_all(self) -> None:
        while first := await self._queue.get():
            await asyncio.sleep(GATHER_SECONDS)
            batch = [first, *self._waiting(MAX_BATCH - 1)]
            if batch := [waiting for waiting in batch if not waiting.answer.done()]:  # the others have gone
                await self._write(batch)

    def _waiting(self, limit: int) -> list[_Waiting]:
        """Who waits now, up to the mark that ends it all."""
        found: list[_Waiting] = []
        while len(found) < limit and not self._queue.empty():
            waiting = self._queue.get_nowait()
            if waiting is None:
                self._queue.put_nowait(None)  # nothing comes after the mark, so it is last again
                break
            found.append(waiting)
        return found

    async def _write(self, batch: list[_Waiting]) -> None:
        tries = 0

        def work(connection: Connection) -> list[Answer]:
            nonlocal tries
            tries += 1
            return _append_all(connection, [waiting.append for waiting in batch], again=tries > 1)

        try:
            answers = await self._database.write(work)
        except StoreDown as down:
            # Those who queued behind this batch have waited as long; the next comer tries again.
            for waiting in (*batch, *self._waiting(MAX_WAITING)):
                _fail(waiting, StoreDown(str(down)))
        except Exception as error:
            if len(batch) == 1:
                _fail(batch[0], error)
            else:  # one of them cannot be written, or lost a race: each for itself
                for waiting in batch:
                    await self._write([waiting])
        else:
            for waiting, answer in zip(batch, answers, strict=True):
                if not waiting.answer.done():
                    waiting.answer.set_result(answer)


def _fail(waiting: _Waiting, error: Exception) -> None:
    if not waiting.answer.done():
        waiting.answer.set_exception(error)


def _append_all(connection: Connection, appends: Sequence[Append], *, again: bool) -> list[Answer]:
    """The answers to all appends, in order, in the transaction that is open.

    The tables are locked first (SQLite: the whole file, by BEGIN IMMEDIATE), in the order of their ids, so
    that two nodes never wait for each other. What is read after that stays true until the commit.
    """
    heads = _lock(connection, {append.table_id for append in appends})
    logged = _logged(connection, appends)
    mine: set[tuple[str, str]] = set()
    added: dict[tuple[str, int], Append] = {}
    answers: list[Answer] = []
    for append in appends:
        key = (append.table_id, append.command_id)
        head = heads.get(append.table_id)
        if entry := logged.get(key):
            # After a try of unknown end, our own line is news to the caller, not a repetition.
            if again and key not in mine and entry == _entry(append):
                mine.add(key)
                answers.append(Appended(entry.version))
            else:
                answers.append(Repeated(entry))
        elif head != append.expect:
            answers.append(Stale(head or 0))
        else:
            entry = logged[key] = _entry(append)
            heads[append.table_id] = entry.version
            added[append.table_id, entry.version] = append
            mine.add(key)
            answers.append(Appended(entry.version))
    if added:
        connection.execute(insert(EVENT), [event_row(a.table_id, _entry(a)) for a in added.values()])
        _tell_lobby(connection, list(added.values()))
    return answers


def _lock(connection: Connection, table_ids: set[str]) -> dict[str, int]:
    found = connection.execute(_HEADS, {"ids": sorted(table_ids)})
    return {row.id: row.version for row in found}


def _logged(connection: Connection, appends: Sequence[Append]) -> dict[tuple[str, str], Entry]:
    keys = dict.fromkeys((append.table_id, append.command_id) for append in appends)
    values = {name: value for number, key in enumerate(keys) for name, value in _named(number, key)}
    found = connection.execute(_logged_among(len(keys)), values)
    return {(row.table_id, row.command_id): entry_of(row) for row in found}


def _named(number: int, key: tuple[str, str]) -> tuple[tuple[str, str], tuple[str, str]]:
    return (f"table_{number}", key[0]), (f"command_{number}", key[1])


@cache
def _logged_among(count: int) -> TextClause:
    """The lines of so many commands, each by the index; for a list of pairs SQLite would read every log."""
    wanted = ", ".join(f"(:table_{number}, :command_{number})" for number in range(count))
    return text(
        f"WITH wanted (table_id, command_id) AS (VALUES {wanted}) SELECT event.* FROM wanted"
        " JOIN event ON event.table_id = wanted.table_id AND event.command_id = wanted.command_id"
    )


def _tell_lobby(connection: Connection, appends: list[Append]) -> None:
    """What lists show of these tables from now on; the last word on each counts."""
    rows: dict[str, dict[str, object]] = {}
    seats: dict[str, tuple[Seats, int]] = {}
    for append in appends:
        row = rows.setdefault(append.table_id, {"the_id": append.table_id, **_NOTHING_NEW})
        row |= {"version": append.expect + 1, "updated_at": append.at}
        if append.summary is not None:
            row["summary"] = append.summary
        if append.status is not None:
            row |= {"status": append.status, "due_at": append.due_at}
        if append.seats is not None:
            seats[append.table_id] = (append.seats, append.at)
    connection.execute(_TELL, list(rows.values()))
    for table_id, (guests, at) in seats.items():
        seat_guests(connection, table_id, guests, at)


def seat_guests(connection: Connection, table_id: str, guests: Seats, at: int) -> None:
    """These guests sit at the table now; who stays keeps the time of sitting down."""
    before = connection.execute(select(SEAT).where(SEAT.c.table_id == table_id))
    since = {(row.seat, row.guest_id): row.taken_at for row in before}
    now = {(seat, guest): at for seat, guest in enumerate(guests) if guest is not None}
    if since.keys() == now.keys():
        return
    connection.execute(delete(SEAT).where(SEAT.c.table_id == table_id))
    rows = [
        {"table_id": table_id, "seat": seat, "guest_id": guest, "taken_at": since.get((seat, guest), at)}
        for seat, guest in now
    ]
    if rows:
        connection.execute(insert(SEAT), rows)


def _entry(append: Append) -> Entry:
    return Entry(append.expect + 1, append.command_id, append.seat, append.body, append.at)


def event_row(table_id: str, entry: Entry) -> dict[str, object]:
    return {
        "table_id": table_id,
        "version": entry.version,
        "command_id": entry.command_id,
        "seat": entry.seat,
        "body": entry.body,
        "at": entry.at,
    }


def entry_of(row: Row[Any]) -> Entry:
    return Entry(row.version, row.command_id, row.seat, row.body, row.at)


_HEADS = (
    select(LOBBY_TABLE.c.id, LOBBY_TABLE.c.version)
    .where(LOBBY_TABLE.c.id.in_(bindparam("ids", expanding=True)))
    .order_by(LOBBY_TABLE.c.id)
    .with_for_update(key_share=True)  # SQLite has no such clause and needs none
)
_TELL = (
    update(LOBBY_TABLE)
    .where(LOBBY_TABLE.c.id == bindparam("the_id"))
    .values(
        version=bindparam("version"),
        updated_at=bindparam("updated_at"),
        summary=func.coalesce(bindparam("summary"), LOBBY_TABLE.c.summary),
        status=func.coalesce(bindparam("status"), LOBBY_TABLE.c.status),
        due_at=case(
            (bindparam("status", type_=Text).is_(None), LOBBY_TABLE.c.due_at),
            else_=bindparam("due_at", type_=BigInteger),
        ),
    )
)
_NOTHING_NEW: dict[str, object] = {"summary": None, "status": None, "due_at": None}
