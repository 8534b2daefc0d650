"""Matchmaking: a seat at a public table that is waiting for players."""

import json
from collections.abc import AsyncIterator
from contextlib import suppress

from seasalt.rules.fairness import SECRET_BYTES
from seasalt.server.interfaces.stored_facts import Guest, TableListing
from seasalt.server.interfaces.table_store import TableStore
from seasalt.server.refusals import NeedsNewerNode, TableQuarantined
from seasalt.server.tables.new_table import TableSpec, opening_entry
from seasalt.server.tables.node import Node
from seasalt.server.tables.room import Room
from seasalt.server.tables.rooms import summary
from seasalt.table.table import Stage, Table, fold
from seasalt.wire.messages import Ack

PAGE, PAGES = 50, 20  # public tables that a quick match looks through
SUMMARY_FIELDS = ("players", "edition", "extra_salt", "target", "pace", "base", "hints")
"""The fields of a summary that are the same at tables of one kind."""


async def find_seat(node: Node, guest: Guest, spec: TableSpec) -> Room | None:
    """Seat a guest at a public table of this kind that is waiting for players; None if there is none."""
    wanted = fold(None, opening_entry(spec, bytes(SECRET_BYTES)), 0).table
    wanted_summary = json.loads(summary(wanted))
    own = {seat.table.id for seat in await node.store.tables_of(guest.id)}
    async for listing in _gathering_tables(node.store):
        found = json.loads(listing.summary)
        if any(found.get(name) != wanted_summary[name] for name in SUMMARY_FIELDS):
            continue
        is_waiting = "" in found["names"] and any(found["names"])  # one person at least sits there
        if not is_waiting and listing.id not in own:
            continue
        with suppress(TableQuarantined, NeedsNewerNode):  # skip a table that cannot be read
            room = await node.room(listing.id)
            if await _take_seat(node, guest, room, wanted):
                return room
    return None


async def _gathering_tables(store: TableStore) -> AsyncIterator[TableListing]:
    """The public tables where no game has begun, newest first, up to a limit."""
    before: tuple[int, str] | None = None
    for _ in range(PAGES):
        page = await store.tables(public=True, status=Stage.GATHERING, limit=PAGE, before=before)
        for listing in page:
            yield listing
        if len(page) < PAGE:
            return
        before = page[-1].created_at, page[-1].id


async def _take_seat(node: Node, guest: Guest, room: Room, wanted: Table) -> bool:
    """Seat a guest at a table if it is of the wanted kind; whether they have a seat now."""
    if _kind(room.table) != _kind(wanted):
        return False
    if room.table.seat_of(guest.id) is not None:
        return True  # asking twice gives one seat
    command_id = f"{guest.id} quick {room.table.version}"  # a client's ids contain no space
    return isinstance(await node.sit(guest, room, None, command_id), Ack)


def _kind(table: Table) -> object:
    """Everything in which two tables must agree to be the same kind for a player."""
    return table.players, table.edition, table.ruleset, table.clock_rule, table.memory_aid, table.hints
