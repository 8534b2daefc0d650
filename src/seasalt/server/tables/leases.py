"""Which tables this node looks after, and which guests are at tables here.

With one node that is every table, and nobody has to be told. With several, a node says every two seconds that
it lives, and with the same transaction who has come and gone; a table is asked for once and then kept.
"""

import asyncio
import logging
from collections.abc import Callable, Collection
from contextlib import suppress
from contextvars import Context

from seasalt.server.monitoring.metrics import HELD
from seasalt.server.monitoring.server_log import log
from seasalt.server.storage.nodes import Presence
from seasalt.server.storage.store import Store, StoreDown
from seasalt.server.tables.shared_work import failed

BEAT_SECONDS = 2.0
LIFE = 10_000  # milliseconds from a beat until others take over
TAKEN_AT_ONCE = 50  # so that a node that starts does not take everything that a dead one has left
SHUNNED_FOR = 15_000  # a table that this node cannot serve is left to others for so long
FORGOTTEN_AFTER = 60_000  # clocks differ: a node that has just died may not have


class Leases:
    """One for each node. `alone`, it holds everything."""

    def __init__(self, store: Store, node: str, now: Callable[[], int], *, alone: bool) -> None:
        self._store = store
        self._node = node
        self._now = now
        self.alone = alone
        self._held: set[str] = set()
        self._lives_until = 0
        self._living: set[str] = set()
        self._holders: dict[str, str] = {}  # tables that other nodes hold, as far as we know
        self._shunned: dict[str, int] = {}
        self._here: set[Presence] = set()
        self._said: set[Presence] = set()  # what the other nodes know
        self._beating: asyncio.Task[None] | None = None
        HELD.set_function(lambda: len(self._held))

    def is_held(self, table_id: str) -> bool:
        """Whether the table is known to be held here."""
        return self.alone or (table_id in self._held and self._now() < self._lives_until)

    async def hold(self, table_id: str) -> bool:
        """Whether this node looks after the table; it does from now on if no other does."""
        if self.is_held(table_id):
            return True
        if self._holders.get(table_id) in self._living:
            return False
        now = self._now()
        if now >= self._lives_until:
            await self.beat()  # who does not live holds nothing
        holder = await self._store.nodes.hold(self._node, table_id, now)
        if holder == self._node:
            self._held.add(table_id)
            self._holders.pop(table_id, None)
            return True
        if holder is not None:
            self._holders[table_id] = holder
            self._living.add(holder)
        return False

    async def find_due(self, due_by: int) -> list[tuple[str, bool]]:
        """The tables of this node at which something is due by then, and whether each is newly its own."""
        now = self._now()
        self._shunned = {table: until for table, until in self._shunned.items() if now < until}
        if self.alone:
            due = await self._store.due_tables(due_by)
            return [(table, False) for table in due if table not in self._shunned]
        if now >= self._lives_until:
            await self.beat()
        due = await self._store.nodes.due(self._node, now, due_by, TAKEN_AT_ONCE, list(self._shunned))
        found = [(table, table not in self._held) for table in due]
        self._held.update(due)
        return found

    async def let_go(self, table_ids: Collection[str]) -> None:
        """Others may look after these tables."""
        mine = self._held & set(table_ids)
        self._held -= mine
        for table_id in table_ids:
            self._holders.pop(table_id, None)
        if mine:
            await self._store.nodes.let_go(self._node, mine)

    async def shun(self, table_id: str) -> None:
        """This node cannot serve the table: leave it to others for a while."""
        self._shunned[table_id] = self._now() + SHUNNED_FOR
        await self.let_go([table_id])

    async def rest(self, table_id: str, version: int) -> None:
        """Nothing is due there until somebody comes."""
        self._held.discard(table_id)
        await self._store.nodes.rest(table_id, version)

    # --- who is here

    def note(self, table_id: str, guest: str, *, here: bool) -> None:
        """A guest who sits at the table is here, or is not; the next beat tells the other nodes."""
        if not self.alone:
            (self._here.add if here else self._here.discard)((table_id, guest))

    def forget(self, table_id: str) -> None:
        """Nobody is at the table here any more."""
        self._here = {at for at in self._here if at[0] != table_id}
        self._holders.pop(table_id, None)

    async def is_elsewhere(self, table_id: str, guest: str | None = None) -> bool:
        """Whether that guest, or anybody who sits there, is at the table on another node."""
        if self.alone:
            return False
        return await self._store.nodes.is_elsewhere(self._node, table_id, self._now(), guest)

    # --- living

    async def beat(self) -> None:
        """Say that this node lives, and who has come and gone; whoever asks meanwhile gets the same answer.

        After an outage every table asks at once, and each beat tells everything anew.
        """
        if self.alone:
            return
        if self._beating is None or self._beating.done():
            self._beating = asyncio.create_task(self._beat(), context=Context())
            self._beating.add_done_callback(failed)  # nobody may be waiting any more to hear of it
        await asyncio.shield(self._beating)

    async def _beat(self) -> None:
        now, here = self._now(), frozenset(self._here)
        anew = now >= self._lives_until
        if anew and self._held:
            log(logging.WARNING, "lease_lapsed", tables=len(self._held))
            self._held.clear()  # others may have taken them; what is still free is asked for again
        came, went = (here, ()) if anew else (here - self._said, self._said - here)
        await self._store.nodes.beat(self._node, now, now + LIFE, came, went, anew=anew)
        self._said = set(here)
        self._lives_until = now + LIFE
        self._living = await self._store.nodes.living(now)
        await self._look_who_holds()

    async def _look_who_holds(self) -> None:
        """A node that lives may have let go of a table: at rest there, it goes on here if somebody looks."""
        asked = list(self._holders)
        held = await self._store.nodes.holders(asked) if asked else {}
        for table_id in asked:
            if table_id not in held:
                self._holders.pop(table_id, None)

    async def live(self, beaten: Callable[[], None] = lambda: None) -> None:
        """For ever."""
        while True:
            with suppress(StoreDown):  # a node that cannot say that it lives stops holding tables
                await self.beat()
            beaten()
            await asyncio.sleep(BEAT_SECONDS)

    async def forget_dead(self) -> None:
        """Forget nodes that died some time ago, perhaps before this one was alone."""
        await self._store.nodes.forget_dead(self._now() - FORGOTTEN_AFTER)

    async def close(self) -> None:
        """Other nodes may take over at once."""
        self._held.clear()
        if self._beating is not None:
            self._beating.cancel()  # what it says would be said after the goodbye
            await asyncio.wait([self._beating])
        if not self.alone:
            await self._store.nodes.leave(self._node)
