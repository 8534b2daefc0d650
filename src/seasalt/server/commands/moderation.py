"""`seasalt close`, `kick` and `moderate`.

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
from seasalt.server.interfaces.people_store import Report
from seasalt.server.interfaces.stored_facts import Guest
from seasalt.server.monitoring.server_log import guest_hash
from seasalt.server.refusals import NeedsNewerNode, TableQuarantined
from seasalt.server.storage.store import Store
from seasalt.server.tables.account_keys import make_key
from seasalt.server.tables.erasure import Erasure
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


def moderate_command(options: argparse.Namespace, shell: Shell) -> int:
    """One of the commands of `seasalt moderate`."""
    print(_MODERATE[options.what](options), end="")
    return 0


def _reports(options: argparse.Namespace) -> str:
    found = with_store(options, lambda store: store.people.reports(options.last))
    return "".join(f"{_told(report)}\n" for report in found)


def _told(report: Report) -> str:
    by = guest_hash(report.by_id) if report.by_id else "operator"
    where = "" if report.seat is None else f"  table {report.table_id} seat {report.seat + 1}"
    about = f"{guest_hash(report.guest_id)}  {report.reason:<8}  by {by:<8}  {printable(report.name)}"
    return f"{_minute(report.at)}  {about}{where}"


def _rename(options: argparse.Namespace) -> str:
    new = tidy_name(options.to)
    if new is None:
        raise OperatorError("A name takes 1 to 40 characters that can be seen, in one line.")

    async def work(store: Store, guest: Guest) -> None:
        if await store.names.owner(new) is not None:
            raise OperatorError(f"The name {printable(new)} belongs to somebody.")
        await store.names.withdraw(guest.id)
        await store.change_guest(guest.id, new, guest.face)

    guest, _ = _do_with_guest(options, work)
    return f"{_line(guest)}: is {printable(new)} from now on.\n"


def _unlist(options: argparse.Namespace) -> str:
    guest, _ = _do_with_guest(options, lambda store, guest: store.ratings.set_listed(guest.id, False))
    return f"{_line(guest)}: is not listed.\n"


def _ban(options: argparse.Namespace) -> str:
    """Ban a guest, let them play again, or list who is banned."""
    if options.name is None and options.guest is None and not options.remove:
        banned = with_store(options, lambda store: _candidates(store, options, blocked=True))
        return "".join(f"{_line(guest)}\n" for guest in banned)

    async def work(store: Store, guest: Guest) -> None:
        await (store.blocks.remove(guest.id) if options.remove else store.blocks.add(guest.id, now()))

    options.what = "unban" if options.remove else "ban"
    guest, _ = _do_with_guest(options, work, blocked=options.remove)
    return f"{_line(guest)}: {'may play again' if options.remove else 'is banned'}.\n"


def _delete(options: argparse.Namespace) -> str:
    if not options.yes:
        raise OperatorError("It cannot be undone: say --yes if you mean it.")

    async def work(store: Store, guest: Guest) -> None:
        async def is_ours() -> bool:  # old games are for the nodes of the server
            return False

        bus = Bus()
        await Erasure(store, Rooms(store, bus, now), bus, now, is_ours).begin(guest.id)

    guest, _ = _do_with_guest(options, work)
    return f"{_line(guest)}: is deleted.\n"


def _key(options: argparse.Namespace) -> str:
    """Give a guest a key, for the person whom the operator knows to be that guest."""

    async def work(store: Store, guest: Guest) -> str:
        code, _ = await make_key(store.accounts, guest.id, "operator", now())
        return code

    guest, code = _do_with_guest(options, work)
    return f"{_line(guest)}\n{code}\nOnce, within 24 hours, on the page /account of your server.\n"


_MODERATE: dict[str, Callable[[argparse.Namespace], str]] = {
    "reports": _reports,
    "rename": _rename,
    "unlist": _unlist,
    "ban": _ban,
    "delete": _delete,
    "key": _key,
}


def _do_with_guest(
    options: argparse.Namespace, work: Callable[[Store, Guest], Awaitable[T]], *, blocked: bool = False
) -> tuple[Guest, T]:
    """The only guest whom the options mean, and what was done with them, which stands among the reports."""
    if options.name is None and options.guest is None:
        raise OperatorError("Say which guest: by name, or with --guest.")

    async def find(store: Store) -> tuple[list[Guest], T | None]:
        found = await _candidates(store, options, blocked=blocked)
        if len(found) != 1:
            return found, None
        done = await work(store, found[0])
        name = "" if options.what == "delete" else found[0].name
        await store.people.report(Report(found[0].id, "", "", None, options.what, now(), name))
        return found, done

    found, done = with_store(options, find)
    if not found:
        whose = "banned guest" if blocked else "guest"
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
    return f"{guest_hash(guest.id)}  last seen {_minute(guest.seen_at)}  {printable(guest.name)}"


def _minute(at: int) -> str:
    return f"{datetime.fromtimestamp(at / 1000, UTC):%Y-%m-%d %H:%M} UTC"


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
