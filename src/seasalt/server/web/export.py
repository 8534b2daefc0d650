"""Everything that a server remembers of a person, as a zip: facts in JSON, and the record of every game.

It is sent while it is made, so it needs no room and no patience of a proxy.
"""

import io
import json
import zipfile
from collections.abc import AsyncIterator, Sequence
from dataclasses import asdict
from datetime import UTC, datetime
from functools import partial
from typing import Any

from starlette.responses import StreamingResponse

from seasalt.rules.record import format_record
from seasalt.server.clock import now
from seasalt.server.interfaces.stored_facts import LogLine
from seasalt.server.refusals import RequestRefused
from seasalt.server.web.endpoint import NO_STORE, ApiRequest
from seasalt.table.daily import DealKind
from seasalt.table.entry import parse_entry
from seasalt.table.table import Table, fold

HEADERS = NO_STORE | {"content-disposition": 'attachment; filename="seasalt.zip"'}
FORMAT = 1


async def export(request: ApiRequest) -> StreamingResponse:
    """All of it; one at a time for each guest."""
    request.node.check_work_limit(request.me.id)
    if request.me.id in request.node.exporting:
        raise RequestRefused("busy")
    return StreamingResponse(_chunks(request), media_type="application/zip", headers=HEADERS)


async def _chunks(request: ApiRequest) -> AsyncIterator[bytes]:
    written = _Written()
    request.node.exporting.add(request.me.id)  # here: a client may leave before anything is sent
    try:
        with zipfile.ZipFile(written, "w", zipfile.ZIP_DEFLATED) as file:
            facts = await _facts(request)
            file.writestr("account.json", json.dumps(facts, ensure_ascii=False, indent=1))
            yield written.take()
            async for name, record in _records(request, facts["games"]):
                file.writestr(name, record)
                yield written.take()
        yield written.take()
    finally:
        request.node.exporting.discard(request.me.id)


async def _facts(request: ApiRequest) -> dict[str, Any]:
    node, me = request.node, request.me
    store = node.store
    assert store.results is not None
    assert store.accounts is not None
    assert store.passkeys is not None
    assert store.ratings is not None
    assert store.people is not None
    assert store.names is not None
    rating, listed = await store.ratings.of(me.id)
    tries = {kind: await store.daily.tries_of(me.id, kind, "", "9") for kind in DealKind}
    return {
        "format": FORMAT,
        "at": now(),
        "guest": asdict(me),
        "sessions": [asdict(one) for one in await store.accounts.sessions(me.id)],
        "subscriptions": await store.accounts.subscriptions(me.id),
        "keys": [asdict(one) for one in await store.accounts.keys(me.id, now())],
        "passkeys": [{"id": one.id, "created_at": one.created_at} for one in await store.passkeys.of(me.id)],
        "seats": [asdict(one) for one in await store.tables_of(me.id, 1000)],
        "kept_tables": sorted(await store.kept_by(me.id)),
        "rating": {**asdict(rating), "listed": listed},
        "name": (await store.names.owned([me.id])).get(me.id),
        "people": [
            {"name": one.name, "relation": one.relation, "games": one.games, "won": one.won, "lost": one.lost}
            for one in await store.people.of(me.id)
            if one.relation or one.is_friend
        ],
        "reports": [
            {"name": one.name, "table": one.table_id, "reason": one.reason, "at": one.at}
            for one in await store.people.reports_by(me.id)
        ],
        "daily": {kind: {date: asdict(one) for date, one in found.items()} for kind, found in tries.items()},
        "games": [_without_ids(game) for game in await store.results.all_of(me.id)],
    }


def _without_ids(game: dict[str, Any]) -> dict[str, Any]:
    """A result that tells of a person that there was one: by an id somebody could be followed."""
    opponents = [one | {"guest": one["guest"] is not None} for one in json.loads(game["opponents"] or "[]")]
    return game | {"opponents": opponents}


async def _records(request: ApiRequest, games: Sequence[dict[str, Any]]) -> AsyncIterator[tuple[str, str]]:
    """The name and text of every record whose table is still there."""
    tables: dict[str, list[dict[str, Any]]] = {}
    for game in games:
        if game["summary"] is not None:
            tables.setdefault(game["table_id"], []).append(game)
    for table, finished in tables.items():
        lines = await request.node.store.read(table)
        records = await request.node.background.run(request.asker, partial(records_of, lines))
        for game in finished:
            if game["number"] <= len(records):
                day = datetime.fromtimestamp(game["at"] / 1000, UTC)
                yield f"games/{day:%Y-%m-%d}-{table}-{game['number']}.txt", records[game["number"] - 1]


def records_of(lines: Sequence[LogLine]) -> list[str]:
    """The records of all finished games of a log; none if this version cannot read it."""
    table: Table | None = None
    try:
        for line in lines:
            table = fold(table, parse_entry(line.body), line.at).table
    except Exception:  # a log that is set aside; what it holds is in the database still
        return []
    return [] if table is None else [format_record(record) for record in table.records()]


class _Written(io.RawIOBase):
    """What a zip file has written since it was last taken."""

    def __init__(self) -> None:
        self._parts: list[bytes] = []

    def writable(self) -> bool:
        return True

    def write(self, data: Any) -> int:
        self._parts.append(bytes(data))
        return len(data)

    def take(self) -> bytes:
        taken, self._parts = b"".join(self._parts), []
        return taken
