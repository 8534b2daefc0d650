"""Table leases: which tables this node looks after, and which guests are connected to them here.

A single node holds every table and stores nothing. With several, a node sends a heartbeat every two seconds,
with the guests who came and went in the same transaction; it asks for a table once and then keeps it.
"""

import asyncio
import logging
from collections.abc import Callable, Collection
from contextlib import suppress
from contextvars import Context

from seasalt.server.interfaces.database_faults import StoreDown
from seasalt.server.interfaces.stored_facts import Presence
from seasalt.server.interfaces.table_store import NodeStore, TableStore
from seasalt.server.monitoring.server_log import log
from seasalt.server.tables.shared_work import has_failed
from seasalt.table.limits import is_due

BEAT_SECONDS = 2.0
LIFE = 10_000  # milliseconds after a heartbeat until others take over
TAKEN_AT_ONCE = 50  # so that a node that starts does not take all tables of a dead one
BACK_OFF = 15_000  # milliseconds that a table this node cannot serve is left to others
FORGOTTEN_AFTER = 60_000  # clocks differ: a node that seems to have just died may be alive


class TableLeases:
    """The leases of one node. If it is `alone`, it holds every table."""

    def __init__(self, store: TableStore, node: str, now: Callable[[], int], *, alone: bool) -> None:
        self._store = store
        self._node = node
        self._now = now
        self.alone = alone
        self._held: set[str] = set()
        self._lives_until = 0
        self._living: set[str] = set()
        self._holders: dict[str, str] = {}  # tables held by other nodes, as far as we know
        self._backed_off: dict[str, int] = {}
        self._here: set[Presence] = set()
        self._published: set[Presence] = set()  # what the other nodes know
        self._heartbeat_task: asyncio.Task[None] | None = None

    @property
    def _nodes(self) -> NodeStore:
        assert self._store.nodes is not None, "a node that is alone asks no others"
        return self._store.nodes

    @property
    def count(self) -> int:
        """How many tables have been leased; none if the node is alone."""
        return len(self._held)

    def is_held(self, table_id: str) -> bool:
        """Whether this node holds the table, as far as it knows."""
        return self.alone or (table_id in self._held and self._lives(self._now()))

    async def hold(self, table_id: str) -> bool:
        """Take the table unless another living node holds it; whether this node holds it now."""
        if self.is_held(table_id):
            return True
        if self._holders.get(table_id) in self._living:
            return False
        now = self._now()
        if not self._lives(now):
            await self.heartbeat()  # a node without a valid heartbeat holds nothing
        holder = await self._nodes.hold(self._node, table_id, now)
        if holder == self._node:
            self._held.add(table_id)
            self._holders.pop(table_id, None)
            return True
        if holder is not None:
            self._holders[table_id] = holder
            self._living.add(holder)
        return False

    async def find_due(self, due_by: int) -> list[tuple[str, bool]]:
        """The tables of this node at which something is due by then, and whether it has just taken each."""
        now = self._now()
        self._backed_off = {
            table: until for table, until in self._backed_off.items() if not is_due(until, now, BACK_OFF)
        }
        if self.alone:
            due = await self._store.due_tables(due_by)
            return [(table, False) for table in due if table not in self._backed_off]
        if not self._lives(now):
            await self.heartbeat()
        due = await self._nodes.due(self._node, now, due_by, TAKEN_AT_ONCE, list(self._backed_off))
        found = [(table, table not in self._held) for table in due]
        self._held.update(due)
        return found

    async def release(self, table_ids: Collection[str]) -> None:
        """Release these tables to other nodes."""
        mine = self._held & set(table_ids)
        self._held -= mine
        for table_id in table_ids:
            self._holders.pop(table_id, None)
        if mine:
            await self._nodes.release(self._node, mine)

    async def back_off(self, table_id: str) -> None:
        """Leave a table that this node cannot serve to others for a while."""
        self._backed_off[table_id] = self._now() + BACK_OFF
        await self.release([table_id])

    async def rest(self, table_id: str, version: int) -> None:
        """Release a table where nothing is due until a guest comes."""
        self._held.discard(table_id)
        await self._store.rest(table_id, version)

    # --- presence

    def set_presence(self, table_id: str, guest: str, *, here: bool) -> None:
        """Record whether a seated guest is connected here; the next heartbeat publishes it."""
        if not self.alone:
            (self._here.add if here else self._here.discard)((table_id, guest))

    def forget(self, table_id: str) -> None:
        """Remove the presence at a table, which is no longer looked after here."""
        self._here = {at for at in self._here if at[0] != table_id}
        self._holders.pop(table_id, None)

    async def is_elsewhere(self, table_id: str, guest: str | None = None) -> bool:
        """Whether this guest, or any guest who sits there, is connected on another node."""
        if self.alone:
            return False
        return await self._nodes.is_elsewhere(self._node, table_id, self._now(), guest)

    # --- heartbeats

    def _lives(self, now: int) -> bool:
        """Whether the last heartbeat counts; one sent before the clock was set back does not."""
        return not is_due(self._lives_until, now, LIFE)

    async def heartbeat(self) -> None:
        """Send a heartbeat with the changes of presence; concurrent callers share one.

        After an outage every table calls this at once, and each heartbeat would publish everything again.
        """
        if self.alone:
            return
        if self._heartbeat_task is None or self._heartbeat_task.done():
            self._heartbeat_task = asyncio.create_task(self._heartbeat(), context=Context())
            self._heartbeat_task.add_done_callback(has_failed)  # retrieves an exception that is never awaited
        await asyncio.shield(self._heartbeat_task)

    async def _heartbeat(self) -> None:
        now, here = self._now(), frozenset(self._here)
        anew = not self._lives(now)
        if anew and self._held:
            log(logging.WARNING, "lease_lapsed", tables=len(self._held))
            self._held.clear()  # others may have taken them; this node asks again for those still free
        came, went = (here, ()) if anew else (here - self._published, self._published - here)
        await self._nodes.heartbeat(self._node, now, now + LIFE, came, went, anew=anew)
        self._published = set(here)
        self._lives_until = now + LIFE
        self._living = await self._nodes.living(now)
        await self._forget_released()

    async def _forget_released(self) -> None:
        """Forget the holders of tables that were released: an idle table may be resumed here."""
        table_ids = list(self._holders)
        held = await self._nodes.holders(table_ids) if table_ids else {}
        for table_id in table_ids:
            if table_id not in held:
                self._holders.pop(table_id, None)

    async def live(self, heartbeat_sent: Callable[[], None] = lambda: None) -> None:
        """Send heartbeats forever."""
        while True:
            with suppress(StoreDown):  # a node without heartbeats stops holding tables
                await self.heartbeat()
            heartbeat_sent()
            await asyncio.sleep(BEAT_SECONDS)

    async def forget_dead(self) -> None:
        """Remove nodes that died some time ago, also when this node is alone."""
        if self._store.nodes is not None:
            await self._store.nodes.forget_dead(self._now() - FORGOTTEN_AFTER)

    async def close(self) -> None:
        """Release everything, so that other nodes can take over at once."""
        self._held.clear()
        if self._heartbeat_task is not None:
            self._heartbeat_task.cancel()  # it must not be sent after `leave`
            await asyncio.wait([self._heartbeat_task])
        if not self.alone:
            await self._nodes.leave(self._node)
