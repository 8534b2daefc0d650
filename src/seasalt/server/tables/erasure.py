"""Deletes a guest: at once all that is theirs, then their name from every log.

Lines of logs never change, with this one exception: where somebody has sat down who was deleted, the line has
another name. Games of others go on from it as before: names decide nothing.

1. A table at which no other person ever sat is deleted; at others, the name is replaced.
2. One node at a time does it, table by table, and nodes that have the table in memory drop it.
3. It is done twice: a node that had the old name in memory may have written it into a list meanwhile.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import replace

from seasalt.bots import name_for
from seasalt.server.bus import Bus
from seasalt.server.interfaces.account_store import ERASED, AccountStore, Renaming
from seasalt.server.interfaces.bot_work import FALLBACK
from seasalt.server.interfaces.database_faults import StoreDown
from seasalt.server.interfaces.stored_facts import LogLine
from seasalt.server.interfaces.table_store import TableStore
from seasalt.server.monitoring.server_log import guest_hash, log, log_failure
from seasalt.server.refusals import NeedsNewerNode, TableQuarantined
from seasalt.server.tables.rooms import RENAMED, Rooms, summary
from seasalt.table.command import Kick
from seasalt.table.entry import PersonSat, format_entry, parse_entry
from seasalt.table.table import Stage, Table, fold

EVERY_SECONDS = 5.0
AGAIN_MS = 10 * 60_000
PASSES = 2
TRIES = 5
SEATS = 10_000  # at which one guest may sit


class Erasure:
    """The deletions of guests, on one node."""

    def __init__(
        self,
        store: TableStore,
        rooms: Rooms,
        bus: Bus,
        now: Callable[[], int],
        is_ours: Callable[[], Awaitable[bool]],
    ) -> None:
        assert store.accounts is not None
        self._store = store
        self._accounts: AccountStore = store.accounts
        self._rooms = rooms
        self._bus = bus
        self._now = now
        self._is_ours = is_ours  # whether this node may do it now

    async def begin(self, guest: str) -> list[str]:
        """Delete all that is a guest's own; a bot goes on in their running games. Returns their sessions."""
        for seat in await self._store.tables_of(guest, SEATS):
            with suppress(TableQuarantined, NeedsNewerNode):
                if room := await self._rooms.get(seat.table.id):
                    bot = name_for(FALLBACK, [place.name for place in room.table.places])
                    await self._rooms.command(room, None, Kick(guest, FALLBACK, bot), f"{guest} erase")
        return await self._accounts.erase(guest, self._now())

    async def run(self) -> None:
        """Run forever, whenever it is this node's turn."""
        while True:
            with suppress(StoreDown):
                await self.run_once()
            await asyncio.sleep(EVERY_SECONDS)

    async def run_once(self) -> None:
        """Look through the logs for all guests who are due."""
        for guest, passes in (await self._accounts.erasures(self._now())).items():
            after: str | None = ""
            while after is not None:
                if not await self._is_ours():
                    return
                tables, after = await self._accounts.tables_with(guest, after)
                for table in tables:
                    await self._erase(table, guest)
            last = passes + 1 >= PASSES
            await self._accounts.erased(guest, None if last else self._now() + AGAIN_MS)
            log(logging.INFO, "guest_erased", guest=guest_hash(guest), passes=passes + 1)

    async def _erase(self, table: str, guest: str) -> None:
        for _ in range(TRIES):
            lines = await self._store.read(table)
            try:
                renaming = renamed(table, lines, guest)
            except Exception as error:  # a log that cannot be read; its names are replaced without it
                log_failure("erasure_failed", error, table=table)
                return
            if renaming is None:
                await self._accounts.delete_table(table)
            elif not await self._accounts.rename(renaming):
                continue
            self._bus.publish(RENAMED + table, 1)
            return


def renamed(table_id: str, lines: list[LogLine], guest: str) -> Renaming | None:
    """The log without a guest's name; None if they were the only person there."""
    table: Table | None = None
    new: dict[int, str] = {}
    games: dict[int, str] = {}
    others = False
    for line in lines:
        entry = parse_entry(line.body)
        if isinstance(entry, PersonSat) and entry.guest == guest:
            entry = replace(entry, name=ERASED)
            new[line.version] = format_entry(entry)
        elif isinstance(entry, PersonSat):
            others = True
        before, table = table, fold(table, entry, line.at).table
        if before is not None and before.stage is not table.stage is Stage.OVER:
            games[table.games] = summary(table)
    if table is None or not others:
        return None
    return Renaming(table_id, table.version, new, summary(table), games)
