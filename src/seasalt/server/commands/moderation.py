"""`seasalt close`: what an operator does at one table, as one more entry of its log."""

import argparse
import secrets

from seasalt.console.colors import Shell
from seasalt.server.bus import Bus
from seasalt.server.clock import now
from seasalt.server.commands.running_database import with_store
from seasalt.server.refusals import NeedsNewerNode, TableQuarantined
from seasalt.server.storage.store import Store
from seasalt.server.tables.room import Room
from seasalt.server.tables.rooms import Rooms
from seasalt.table.command import Close, Command
from seasalt.table.refusal import Refusal
from seasalt.texts import OperatorError
from seasalt.wire.messages import Nak


def close_command(options: argparse.Namespace, shell: Shell) -> int:
    """Close a table for good."""

    async def work(store: Store) -> str:
        table = await _OperatedTable.open(store, options.table)
        await table.do(Close())
        return table.room.id

    print(f"Table {with_store(options, work)} is closed.")
    return 0


class _OperatedTable:
    """A table, as the operator acts at it beside the nodes that serve it: they catch up from its log."""

    def __init__(self, rooms: Rooms, room: Room) -> None:
        self._rooms = rooms
        self.room = room

    @classmethod
    async def open(cls, store: Store, address: str) -> "_OperatedTable":
        """The table with this id, or at the address of one of its pages."""
        table_id = address.partition("?")[0].rpartition("/")[2]
        rooms = Rooms(store, Bus(), now)
        try:
            room = await rooms.get(table_id) if len(table_id) <= 64 and table_id.isprintable() else None
        except TableQuarantined:
            raise OperatorError(f"Table {table_id} is damaged: nobody can play there.") from None
        except NeedsNewerNode:
            raise OperatorError(f"Table {table_id} needs the commands of a newer seasalt.") from None
        if room is None:
            raise OperatorError(f"There is no table {table_id}.")
        if room.table.closed:
            raise OperatorError(f"Table {table_id} is closed.")
        return cls(rooms, room)

    async def do(self, command: Command) -> None:
        """Execute a command of the server."""
        answer = await self._rooms.command(self.room, None, command, f"operator:{secrets.token_hex(8)}")
        if isinstance(answer, Nak):
            why = "it changed too often" if answer.code == Refusal.STALE else answer.code
            raise OperatorError(f"Table {self.room.id} refused it: {why}.")
