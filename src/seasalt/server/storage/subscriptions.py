"""Browsers that want to be told whose turn it is, and what they are still to be told.

1. A notice is written in the transaction of the move before the turn, and deleted in that of the next one.
2. It is taken before it is sent: if the node dies meanwhile, it is due again after `TAKEN_MS`. So none is
   lost, and only those that were being sent may come twice.
"""

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any, Literal

from sqlalchemy import ColumnElement, Connection, Row, delete, insert, literal, select, tuple_, update

from seasalt.server.interfaces.stored_facts import REMINDED, Turn
from seasalt.server.storage.database import Database
from seasalt.server.storage.nodes import PLAYING
from seasalt.server.storage.schema import (
    LOBBY_TABLE,
    PUSH_NOTICE,
    SEAT,
    SESSION,
    SUBSCRIPTION,
)
from seasalt.table.clock import Pace

TAKEN_MS = 60_000  # longer than sending takes


@dataclass(frozen=True, slots=True)
class NewSubscription:
    """A browser that wants to be told, and how."""

    service: str
    endpoint: str
    key: bytes
    secret: bytes
    language: str
    origin: str


@dataclass(frozen=True, slots=True)
class DueNotice:
    """What is to be said to a browser of a turn at a table."""

    table_id: str
    session_id: str
    guest_id: str
    seat: int
    remind_at: int | None
    until: int
    tries: int  # with this one
    summary: str
    to: NewSubscription


class Subscriptions:
    """The subscriptions of all guests."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def save(self, session: str, new: NewSubscription, at: int) -> None:
        """Tell this browser from now on, and remind it of the turns that have begun."""
        facts = asdict(new)
        saving = self._database.insert(SUBSCRIPTION).values(session_id=session, created_at=at, **facts)
        saving = saving.on_conflict_do_update(index_elements=["session_id"], set_=facts)
        elsewhere = SUBSCRIPTION.c.endpoint == new.endpoint, SUBSCRIPTION.c.session_id != session
        whose = select(SESSION.c.guest_id).where(SESSION.c.id == session).with_for_update(key_share=True)

        def work(connection: Connection) -> None:
            guest = connection.scalar(whose)
            if guest is None:
                return
            connection.execute(delete(SUBSCRIPTION).where(*elsewhere))  # a browser is one guest at a time
            connection.execute(saving)
            for table, turn in _turns_of(connection, guest).items():
                _add(connection, table, turn, SUBSCRIPTION.c.session_id == session)

        await self._database.write(work)

    async def end(self, session: str) -> None:
        """Tell this browser nothing more."""
        await self._database.execute(delete(SUBSCRIPTION).where(SUBSCRIPTION.c.session_id == session))

    async def of(self, session: str) -> tuple[str, str] | None:
        """At which endpoint this browser is told, and in which language, if it is."""
        mine = select(SUBSCRIPTION).where(SUBSCRIPTION.c.session_id == session)
        return next(((row.endpoint, row.language) for row in await self._database.rows(mine)), None)

    async def turns_of(self, guest_id: str) -> dict[str, Turn]:
        """The games over days that wait for a guest, by table."""
        return await self._database.read(lambda connection: _turns_of(connection, guest_id))

    # --- sending

    async def due(self, now: int) -> set[str]:
        """The services at which something is due."""
        services = select(SUBSCRIPTION.c.service).join(PUSH_NOTICE).where(PUSH_NOTICE.c.due_at <= now)
        return {row.service for row in await self._database.rows(services.distinct())}

    async def take(self, service: str, most: int, now: int) -> list[DueNotice]:
        """Take some notices that are due at a service; they are due again later, unless they are settled."""
        due = select(PUSH_NOTICE.c.table_id, PUSH_NOTICE.c.session_id).join(SUBSCRIPTION)
        due = due.where(SUBSCRIPTION.c.service == service, PUSH_NOTICE.c.due_at <= now)
        due = due.order_by(PUSH_NOTICE.c.due_at).limit(most).with_for_update(skip_locked=True, of=PUSH_NOTICE)
        all_of_it = select(PUSH_NOTICE, SUBSCRIPTION, LOBBY_TABLE.c.summary)
        all_of_it = all_of_it.join(SUBSCRIPTION).join(LOBBY_TABLE, LOBBY_TABLE.c.id == PUSH_NOTICE.c.table_id)

        def work(connection: Connection) -> list[DueNotice]:
            keys = [(row.table_id, row.session_id) for row in connection.execute(due)]
            these = tuple_(PUSH_NOTICE.c.table_id, PUSH_NOTICE.c.session_id).in_(keys)
            taking = {"due_at": now + TAKEN_MS, "tries": PUSH_NOTICE.c.tries + 1}
            connection.execute(update(PUSH_NOTICE).where(these).values(taking))
            return [_due_notice(row) for row in connection.execute(all_of_it.where(these))]

        return await self._database.write(work)

    async def settle(self, notice: DueNotice, again_at: int | None) -> None:
        """It was said, or is no longer to be said: the reminder comes next, or at that time another try."""
        mine = PUSH_NOTICE.c.table_id == notice.table_id, PUSH_NOTICE.c.session_id == notice.session_id
        same = *mine, PUSH_NOTICE.c.until_ms == notice.until  # there may have been a move meanwhile
        if again_at is not None:
            await self._database.execute(update(PUSH_NOTICE).where(*same).values(due_at=again_at))
        elif notice.remind_at is None:
            await self._database.execute(delete(PUSH_NOTICE).where(*same))
        else:
            reminder = {"due_at": notice.remind_at, "remind_at": None, "tries": 0}
            await self._database.execute(update(PUSH_NOTICE).where(*same).values(reminder))


def tell_turns(connection: Connection, turns: Mapping[str, Turn | Literal["nobody"]]) -> None:
    """Replace what is to be said of these tables, in the open transaction."""
    connection.execute(delete(PUSH_NOTICE).where(PUSH_NOTICE.c.table_id.in_(turns)))
    for table, turn in turns.items():
        if turn != "nobody":
            _add(connection, table, turn, SESSION.c.guest_id == turn.guest)


def _turns_of(connection: Connection, guest_id: str) -> dict[str, Turn]:
    table = LOBBY_TABLE.c
    mine = select(SEAT.c.seat, table.id, table.due_at, table.summary).join_from(SEAT, LOBBY_TABLE)
    mine = mine.where(SEAT.c.guest_id == guest_id, table.status == PLAYING, table.due_at > 0)
    turns: dict[str, Turn] = {}
    for row in connection.execute(mine):
        summary = json.loads(row.summary)
        if summary.get("pace") == Pace.DAYS and summary["to_act"] == row.seat:
            remind_at = row.due_at - summary["base"] // REMINDED
            turns[row.id] = Turn(guest_id, row.seat, remind_at, None, row.due_at)
    return turns


def _add(connection: Connection, table: str, turn: Turn, whose: ColumnElement[bool]) -> None:
    facts = {
        "table_id": table,
        "guest_id": turn.guest,
        "seat": turn.seat,
        "due_at": turn.due_at,
        "remind_at": turn.remind_at,
        "until_ms": turn.until,
        "tries": 0,
    }
    columns = [literal(fact, PUSH_NOTICE.c[name].type) for name, fact in facts.items()]
    browsers = select(*columns, SUBSCRIPTION.c.session_id).join_from(SUBSCRIPTION, SESSION).where(whose)
    known = select(PUSH_NOTICE.c.session_id).where(PUSH_NOTICE.c.table_id == table)
    browsers = browsers.where(SUBSCRIPTION.c.session_id.not_in(known))
    connection.execute(insert(PUSH_NOTICE).from_select([*facts, "session_id"], browsers))


def _due_notice(row: Row[Any]) -> DueNotice:
    to = NewSubscription(row.service, row.endpoint, row.key, row.secret, row.language, row.origin)
    return DueNotice(
        row.table_id,
        row.session_id,
        row.guest_id,
        row.seat,
        row.remind_at,
        row.until_ms,
        row.tries,
        row.summary,
        to,
    )
