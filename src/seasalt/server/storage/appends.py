"""Appends to the logs of tables: the transaction that writes them."""

from collections.abc import Sequence
from dataclasses import asdict
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

from seasalt.server.interfaces.stored_facts import (
    Append,
    Appended,
    AppendResult,
    EndedGame,
    LogLine,
    Repeated,
    Seats,
    Stale,
)
from seasalt.server.storage.daily_results import end_tries
from seasalt.server.storage.guests import mark_seated
from seasalt.server.storage.ratings import rate_game
from seasalt.server.storage.schema import EVENT, FINISHED_GAME, LOBBY_TABLE, SEAT
from seasalt.server.storage.subscriptions import tell_turns


def append_all(
    connection: Connection, appends: Sequence[Append], again: Sequence[bool]
) -> list[AppendResult | None]:
    """Write the appends in the open transaction; their results in order, None where the table is locked.

    The tables are locked first (SQLite: the whole file, by BEGIN IMMEDIATE), skipping those locked by others.
    What is read after that stays true until the commit. `again` marks appends that were tried before.
    """
    heads, locked = _lock(connection, {append.table_id for append in appends})
    logged = _logged(connection, appends)
    mine: set[tuple[str, str]] = set()
    added: dict[tuple[str, int], Append] = {}
    answers: list[AppendResult | None] = []
    for append, tried in zip(appends, again, strict=True):
        key = (append.table_id, append.command_id)
        head = heads.get(append.table_id)
        if append.table_id in locked:
            answers.append(None)
        elif line := logged.get(key):
            # After a try whose outcome is unknown, our own line is a success, not a repetition.
            if tried and key not in mine and line == append.line:
                mine.add(key)
                answers.append(Appended(line.version))
            else:
                answers.append(Repeated(line))
        elif head != append.expect:
            answers.append(Stale(head or 0))
        else:
            line = logged[key] = append.line
            heads[append.table_id] = line.version
            added[append.table_id, line.version] = append
            mine.add(key)
            answers.append(Appended(line.version))
    if added:
        connection.execute(insert(EVENT), [event_row(a.table_id, a.line) for a in added.values()])
        _update_lobby(connection, list(added.values()))
        end_tries(connection, {a.table_id: a.daily for a in added.values() if a.daily is not None})
        for append in added.values():
            if append.ended is not None:
                list_game(connection, append.table_id, append.ended, append.expect + 1, append.at)
        if turns := {a.table_id: a.turn for a in added.values() if a.turn is not None}:
            tell_turns(connection, turns)
        if closed := [append.table_id for append in added.values() if append.closes]:
            unlist_games(connection, closed)
    return answers


def _lock(connection: Connection, table_ids: set[str]) -> tuple[dict[str, int], set[str]]:
    """The versions of the tables that we have locked, and the tables locked by other transactions."""
    found = connection.execute(_HEADS, {"ids": sorted(table_ids)})
    heads = {row.id: row.version for row in found}
    missing = table_ids - heads.keys()
    if not missing or connection.dialect.name != "postgresql":
        return heads, set()
    exist = select(LOBBY_TABLE.c.id).where(LOBBY_TABLE.c.id.in_(missing))
    return heads, set(connection.scalars(exist))


def _logged(connection: Connection, appends: Sequence[Append]) -> dict[tuple[str, str], LogLine]:
    keys = dict.fromkeys((append.table_id, append.command_id) for append in appends)
    values = {name: value for number, key in enumerate(keys) for name, value in _named(number, key)}
    found = connection.execute(_logged_among(len(keys)), values)
    return {(row.table_id, row.command_id): log_line(row) for row in found}


def _named(number: int, key: tuple[str, str]) -> tuple[tuple[str, str], tuple[str, str]]:
    return (f"table_{number}", key[0]), (f"command_{number}", key[1])


@cache
def _logged_among(count: int) -> TextClause:
    """Select the lines of `count` commands by the index; for a list of pairs SQLite would scan every log."""
    wanted = ", ".join(f"(:table_{number}, :command_{number})" for number in range(count))
    return text(
        f"WITH wanted (table_id, command_id) AS (VALUES {wanted}) SELECT event.* FROM wanted"
        " JOIN event ON event.table_id = wanted.table_id AND event.command_id = wanted.command_id"
    )


def _update_lobby(connection: Connection, appends: list[Append]) -> None:
    """Update the lobby rows of these tables; the last append for each table wins."""
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
    connection.execute(_UPDATE_LOBBY, list(rows.values()))
    for table_id, (guests, at) in seats.items():
        seat_guests(connection, table_id, guests, at)


def seat_guests(connection: Connection, table_id: str, guests: Seats, at: int) -> None:
    """Set the guests who sit at the table; those who stay keep their `taken_at`."""
    before = connection.execute(select(SEAT).where(SEAT.c.table_id == table_id))
    since = {(row.seat, row.guest_id): row.taken_at for row in before}
    now = {(seat, guest): at for seat, guest in enumerate(guests) if guest is not None}
    if since.keys() == now.keys():
        return
    mark_seated(connection, [table_id])
    connection.execute(delete(SEAT).where(SEAT.c.table_id == table_id))
    rows = [
        {"table_id": table_id, "seat": seat, "guest_id": guest, "taken_at": since.get((seat, guest), at)}
        for seat, guest in now
    ]
    if rows:
        connection.execute(insert(SEAT), rows)


def list_game(connection: Connection, table_id: str, ended: EndedGame, version: int, at: int) -> None:
    """Keep a game that ended with this version for all guests who sit there."""
    results = [asdict(result) for result in ended.results] or [{"rated": False}] * len(ended.seats)
    rated_at = rate_game(connection, ended, at)
    rows = [
        {
            "table_id": table_id,
            "number": ended.number,
            "seat": seat,
            "guest_id": guest,
            "version": version,
            "at": at,
            "summary": ended.summary,
            "rated_at": rated_at,
            **results[seat],
        }
        for seat, guest in enumerate(ended.seats)
        if guest is not None
    ]
    if rows:
        connection.execute(insert(FINISHED_GAME), rows)


def unlist_games(connection: Connection, table_ids: Sequence[str]) -> None:
    """List the finished games of these tables no more. Their results stay, but for those of practice."""
    theirs = FINISHED_GAME.c.table_id.in_(table_ids)
    connection.execute(delete(FINISHED_GAME).where(theirs, FINISHED_GAME.c.kind == "practice"))
    connection.execute(update(FINISHED_GAME).where(theirs).values(summary=None))


def event_row(table_id: str, line: LogLine) -> dict[str, object]:
    return {
        "table_id": table_id,
        "version": line.version,
        "command_id": line.command_id,
        "seat": line.seat,
        "body": line.body,
        "at": line.at,
    }


def log_line(row: Row[Any]) -> LogLine:
    return LogLine(row.version, row.command_id, row.seat, row.body, row.at)


_HEADS = (
    select(LOBBY_TABLE.c.id, LOBBY_TABLE.c.version)
    .where(LOBBY_TABLE.c.id.in_(bindparam("ids", expanding=True)))
    .order_by(LOBBY_TABLE.c.id)
    .with_for_update(key_share=True, skip_locked=True)  # SQLite has no such clause and needs none
)
_UPDATE_LOBBY = (
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
