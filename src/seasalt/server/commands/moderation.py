"""`seasalt close`, `kick`, `block` and `key`.

What an operator does at a table is one more entry of its log, so every node catches up by itself.
"""

import argparse
import secrets
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from typing import TypeVar, cast

from seasalt.bots import name_for
from seasalt.console.colors import Shell
from seasalt.rules.action import Seat
from seasalt.server.bus import Bus
from seasalt.server.clock import now
from seasalt.server.commands.running_database import with_store
from seasalt.server.interfaces.bot_work import FALLBACK
from seasalt.server.interfaces.stored_facts import Guest
from seasalt.server.monitoring.server_log import guest_hash
from seasalt.server.refusals import NeedsNewerNode, TableQuarantined
from seasalt.server.storage.store import Store
from seasalt.server.tables.account_keys import make_key
from seasalt.server.tables.room import Room
from seasalt.server.tables.rooms import Rooms
from seasalt.table.command import Close, Command, Kick
from seasalt.table.names import tidy_name
from seasalt.table.refusal import Refusal
from seasalt.table.table import Stage, Table
from seasalt.texts import OperatorError, printable
from seasalt.wire.messages import Nak

T = TypeVar("T")
LISTED = 20  # guests


def close_command(options: argparse.Namespace, shell: Shell) -> int:
    """Close a table for good."""

    async def work(store: Store) -> str:
        table = await _OperatedTable.open(store, options.table)
        await table.do(Close())
        return table.room.id

    print(f"Table {with_store(options, work)} is closed.")
    return 0


def kick_command(options: argparse.Namespace, shell: Shell) -> int:
    """Remove a person from a table."""

    async def work(store: Store) -> str:
        table = await _OperatedTable.open(store, options.table)
        seat, before = _seat(table.room.table, options.who), table.room.table
        guest = before.places[seat].guest or ""
        bot_name = name_for(FALLBACK, [place.name for place in before.places])
        await table.do(Kick(guest, FALLBACK, bot_name))
        then = f"{bot_name} plays on" if before.stage is Stage.PLAYING else "the seat is free"
        return f"{printable(before.places[seat].name)} (guest {guest_hash(guest)}) is removed, {then}."

    print(with_store(options, work))
    return 0


def _seat(table: Table, who: str) -> Seat:
    """The seat of a person, by name or by number from 1."""
    people = {Seat(seat): place.name for seat, place in enumerate(table.places) if place.guest}
    named = [seat for seat, name in people.items() if name.casefold() == who.casefold()]
    numbered = [seat for seat in people if str(seat + 1) == who]
    for seat in named or numbered:
        return seat
    seated = ", ".join(f"{seat + 1} {printable(name)}" for seat, name in people.items())
    raise OperatorError(f"No person “{printable(who)}” sits there; these do: {seated or 'nobody'}.")


def block_command(options: argparse.Namespace, shell: Shell) -> int:
    """Block a guest, let them play again, or list who is blocked."""
    listing = options.name is None and options.guest is None
    if listing and options.remove:
        raise OperatorError("Say whom to let play again: by name, or with --guest.")

    async def work(store: Store, guest: Guest) -> None:
        await (store.blocks.remove(guest.id) if options.remove else store.blocks.add(guest.id, now()))

    if listing:
        for guest in with_store(options, lambda store: _candidates(store, options, blocked=True)):
            print(_line(guest))
        return 0
    guest, _ = _do_with_guest(options, work, blocked=options.remove)
    print(f"{_line(guest)}: {'may play again' if options.remove else 'is blocked'}.")
    return 0


def key_command(options: argparse.Namespace, shell: Shell) -> int:
    """Give a guest a key, for the person whom the operator knows to be that guest."""
    if options.name is None and options.guest is None:
        raise OperatorError("Say whose key it is to be: by name, or with --guest.")

    async def work(store: Store, guest: Guest) -> str:
        code, _ = await make_key(store.accounts, guest.id, "operator", now())
        return code

    guest, code = _do_with_guest(options, work)
    print(f"{_line(guest)}\n{code}\nOnce, within 24 hours, on the page /account of your server.")
    return 0


def _do_with_guest(
    options: argparse.Namespace, work: Callable[[Store, Guest], Awaitable[T]], *, blocked: bool = False
) -> tuple[Guest, T]:
    """The only guest whom the options mean, and what was done with them."""

    async def find(store: Store) -> tuple[list[Guest], T | None]:
        found = await _candidates(store, options, blocked=blocked)
        return found, await work(store, found[0]) if len(found) == 1 else None

    found, done = with_store(options, find)
    if not found:
        whose = "blocked guest" if blocked else "guest"
        raise OperatorError(f"There is no {whose} {printable(options.name or options.guest)}.")
    if len(found) > 1:
        for guest in found:
            print(_line(guest))
        raise OperatorError("These are several guests: choose one with --guest.")
    return found[0], cast("T", done)


async def _candidates(store: Store, options: argparse.Namespace, *, blocked: bool) -> list[Guest]:
    """The guests whom the options mean, the last seen first."""
    name, wanted = options.name, options.guest
    return await store.blocks.candidates(
        None if name is None else tidy_name(name) or name,
        lambda guest: wanted in (None, guest_hash(guest)),
        blocked=blocked,
        limit=LISTED,
    )


def _line(guest: Guest) -> str:
    seen = datetime.fromtimestamp(guest.seen_at / 1000, UTC)
    return f"{guest_hash(guest.id)}  last seen {seen:%Y-%m-%d %H:%M} UTC  {printable(guest.name)}"


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
