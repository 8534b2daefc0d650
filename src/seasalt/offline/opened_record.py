"""A record that is opened from a file becomes a finished table, with its replay, curve and proof.

With the proof of its shuffle, the log is written as if the game had been played here, so that the proof can
be checked again. Otherwise the game is taken over as it ended.
"""

import hashlib
import secrets
from collections.abc import Sequence
from typing import NamedTuple

import msgspec
from starlette.responses import Response

from seasalt.bots import ROSTER, Level
from seasalt.bots.names import NAMES
from seasalt.rules.action import Seat
from seasalt.rules.errors import SeasaltError
from seasalt.rules.fairness import SECRET_BYTES, bot_nonce
from seasalt.rules.record import Record, decisions, format_record, parse_record
from seasalt.server.interfaces.stored_facts import Guest
from seasalt.server.refusals import RequestRefused
from seasalt.server.tables.new_table import untimed_entry
from seasalt.server.web.endpoint import ApiRequest, ApiRoute, in_background, table_answer
from seasalt.table.entry import Acted, BecameReady, BotSat, Entry, GameResumed, PersonSat
from seasalt.table.limits import GAME_ENTRIES
from seasalt.table.refusal import Refusal
from seasalt.wire.http import TableAnswer

MAX_RECORD = 1024 * 1024  # bytes; a long game of four has about 20,000
BOTS = {name: bot for bot, names in NAMES.items() if bot in ROSTER for name in names}


class NewRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The text of a record."""

    record: str


class _Opened(NamedTuple):
    id: str
    entries: tuple[Entry, ...]


async def open_record(request: ApiRequest) -> TableAnswer | Response:
    """The table of a finished game; a record that was opened before has one already."""
    opened = await in_background(request, lambda: _opened(request.body.record, request.me))
    if isinstance(opened, Response):
        return opened
    rooms = request.node.rooms
    room = await rooms.get(opened.id) or await rooms.open(opened.id, *opened.entries)
    return table_answer(request, room)


def _opened(text: str, guest: Guest) -> _Opened:
    try:
        record = parse_record(text)
    except SeasaltError as error:
        raise RequestRefused("bad_record", str(error)) from None
    entries = record_entries(record, guest)
    digest = hashlib.sha256(format_record(record).encode()).hexdigest()
    return _Opened(f"record-{digest[:16]}", entries)


def record_entries(record: Record, guest: Guest) -> tuple[Entry, ...]:
    """The log of a table at which the game of a record was played, by `guest` on the first seat of a person.

    Refuses a game that is not over.
    """
    steps = list(decisions(record))
    if steps[-1].game.outcome is None:
        raise RequestRefused(Refusal.NOT_OVER)
    if len(steps) > GAME_ENTRIES:
        raise RequestRefused("too_large")
    fair = record.fairness
    secret = bytes.fromhex(fair.secret) if fair else secrets.token_bytes(SECRET_BYTES)
    if fair:
        bots = [nonce == bot_nonce(secret, Seat(seat)) for seat, nonce in enumerate(fair.nonces)]
    else:
        bots = [name in BOTS for name in record.names]
    mine = bots.index(False) if False in bots else 0
    bots[mine] = False
    opened = untimed_entry(record.edition, record.ruleset, len(record.names), secret)
    sat = _seating(record.names, bots, mine, guest)
    if fair is None:
        return opened, *sat, GameResumed(record.starter, list(map(str, record.actions)))
    ready = [BecameReady(Seat(seat), fair.nonces[seat]) for seat, bot in enumerate(bots) if not bot]
    acted = [
        Acted(step.seat, str(step.action), by_bot=bots[step.seat]) for step in steps if step.seat is not None
    ]
    return opened, *sat, *ready, *acted


def _seating(names: Sequence[str], bots: Sequence[bool], mine: int, guest: Guest) -> list[Entry]:
    """All players take their seats. Bots are known by their names; other people are not guests here."""
    seating: list[Entry] = []
    for number, (name, bot) in enumerate(zip(names, bots, strict=True)):
        seat = Seat(number)
        if bot:
            seating.append(BotSat(seat, BOTS.get(name, str(Level.SKILLED)), name))
        else:
            person = (guest.id, name, guest.face) if number == mine else (f"record:{number}", name)
            seating.append(PersonSat(seat, *person))
    return seating


OPEN_RECORD = ApiRoute(
    "POST", "/api/records", "Open a record", open_record, NewRecord, TableAnswer, most_bytes=MAX_RECORD
)
