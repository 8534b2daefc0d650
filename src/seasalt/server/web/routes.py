"""What can be asked over HTTP. Each question reads a struct, asks the Node and sends a struct.

`QUESTIONS` is the whole list; routes and the OpenAPI document are made from it.
"""

import json

from starlette.responses import PlainTextResponse, Response

from seasalt.rules.action import Seat
from seasalt.rules.errors import RecordError
from seasalt.rules.record import Record, format_record, parse_record
from seasalt.server.clock import now
from seasalt.server.refusals import RequestRefused
from seasalt.server.storage.store import TableListing
from seasalt.server.tables.matchmaking import find_seat
from seasalt.server.tables.new_table import TableSpec
from seasalt.server.web.endpoint import (
    COOKIE,
    Asked,
    Question,
    address_of,
    answered,
    in_background,
    packed,
    token_of,
    while_connected,
)
from seasalt.server.web.guest_command import do_command
from seasalt.server.web.public_routes import editions, lesson, qr_code
from seasalt.server.web.replays import replay_state
from seasalt.server.web.score_routes import count_points, count_round
from seasalt.table.clock import Pace
from seasalt.table.refusal import Refusal
from seasalt.table.table import Stage, Table
from seasalt.wire.http import (
    Curve,
    Editions,
    GuestAnswer,
    Health,
    Hint,
    Invites,
    Join,
    Kept,
    NewGuest,
    NewTable,
    QuickMatch,
    Replay,
    RoundAnswer,
    RoundQuestion,
    ScoreQuestion,
    TableAnswer,
    TableLine,
    TableList,
    Verdict,
)
from seasalt.wire.messages import Ack, Cmd, Nak
from seasalt.wire.state_builder import table_info, table_state
from seasalt.wire.states import ScoreState

NEEDED = ("store", "tasks", "node")  # without these a node cannot serve
COOKIE_SECONDS = 400 * 24 * 3600
LISTED = 50  # public tables at once


# --- guests


async def _new_guest(asked: Asked) -> Response:
    if known := await asked.node.guest(token_of(asked.request, asked.node)):
        # Nobody loses a seat by asking twice.
        return answered(GuestAnswer(known.id, known.name, known.kind))
    guest, token = await asked.node.new_guest(asked.body.name, address_of(asked.request))
    response = answered(GuestAnswer(guest.id, guest.name, guest.kind))
    secure = asked.node.settings.secure
    response.set_cookie(
        f"__Host-{COOKIE}" if secure else COOKIE,
        token,
        max_age=COOKIE_SECONDS,
        path="/",
        secure=secure,
        httponly=True,
        samesite="lax",
    )
    return response


async def _new_bot(asked: Asked) -> GuestAnswer:
    guest, token = await asked.node.new_guest(asked.body.name, address_of(asked.request), kind="bot")
    return GuestAnswer(guest.id, guest.name, guest.kind, token)


async def _me(asked: Asked) -> GuestAnswer:
    return GuestAnswer(asked.me.id, asked.me.name, asked.me.kind)


async def _rename(asked: Asked) -> GuestAnswer:
    name = await asked.node.rename(asked.me, asked.body.name)
    return GuestAnswer(asked.me.id, name, asked.me.kind)


# --- tables


async def _open_table(asked: Asked) -> TableAnswer:
    wanted: NewTable = asked.body
    asked.node.check_bots(wanted.bots)
    room = await asked.node.open_table(
        asked.me,
        TableSpec(
            wanted.players,
            wanted.edition,
            wanted.options,
            wanted.pace,
            wanted.base_seconds,
            wanted.bank_seconds,
            wanted.days,
            wanted.memory_aid,
            wanted.hints,
            wanted.public,
        ),
        address_of(asked.request),
    )
    if wanted.sit:
        await asked.node.sit(asked.me, room, None, f"{asked.me.id} open")
    await asked.node.add_bots(room, wanted.bots[: wanted.players])
    seat = room.table.seat_of(asked.me.id)
    state = table_state(room.table, seat)
    return TableAnswer(room.id, table_info(room.table), state, *await asked.node.links(room))


async def _quick(asked: Asked) -> TableAnswer:
    wanted: QuickMatch = asked.body
    bots = [wanted.bot] * (wanted.players - 1) if wanted.bot else []
    asked.node.check_bots(bots)
    wish = TableSpec(
        wanted.players,
        wanted.edition,
        wanted.options,
        pace=Pace.NONE if bots else Pace.BANK,  # strangers are not waited for without end
        memory_aid=wanted.memory_aid,
        hints=wanted.hints,
        public=not bots,
    )
    room = await find_seat(asked.node, asked.me, wish)
    if room is None:
        room = await asked.node.open_table(asked.me, wish, address_of(asked.request))
        await asked.node.sit(asked.me, room, None, f"{asked.me.id} open")
        await asked.node.add_bots(room, bots)
    state = table_state(room.table, room.table.seat_of(asked.me.id))
    return TableAnswer(room.id, table_info(room.table), state)


async def _table(asked: Asked) -> TableAnswer:
    room = await asked.watched()
    state = table_state(room.table, room.table.seat_of(asked.me.id))
    kept = room.id in await asked.node.store.kept_by(asked.me.id)
    return TableAnswer(room.id, table_info(room.table), state, kept=kept)


async def _keep(asked: Asked) -> Kept:
    room = await asked.watched()
    asked.node.check_work_limit(asked.me.id)
    if room.table.stage is not Stage.OVER and room.table.games < 2:
        raise RequestRefused(Refusal.NOT_OVER)
    if not await asked.node.store.keep(room.id, asked.me.id, now()):
        raise RequestRefused("too_many")
    return Kept(True)


async def _keep_no_longer(asked: Asked) -> Kept:
    await asked.node.store.keep_no_longer(asked.table_id, asked.me.id)
    return Kept(False)


async def _invites(asked: Asked) -> Invites:
    room = await asked.watched()
    asked.node.check_work_limit(asked.me.id)  # a room that was let go and loaded again gets new ones
    links = await asked.node.links(room)
    is_seated = await asked.node.seat_of(asked.me, room) is not None
    return Invites(links.seat if is_seated else None, links.watch)


async def _join(asked: Asked) -> TableAnswer:
    room = await asked.node.room(asked.table_id)
    if not await asked.node.may(asked.me, room, "sit", asked.body.invite):
        raise RequestRefused("not_allowed")
    command_id = f"{asked.me.id} join {room.table.version}"
    answer = await asked.node.sit(asked.me, room, asked.body.seat, command_id)
    if isinstance(answer, Nak):
        raise RequestRefused(answer.code)
    seat = room.table.seat_of(asked.me.id)
    return TableAnswer(room.id, table_info(room.table), table_state(room.table, seat))


async def _command(asked: Asked) -> Ack | Nak:
    cmd: Cmd = asked.body
    if cmd.table != asked.table_id:
        raise RequestRefused(Refusal.NO_SUCH_TABLE)
    return await do_command(asked.node, asked.me, cmd)


async def _public_tables(asked: Asked) -> TableList:
    stage = asked.query("stage")
    if stage is not None and stage not in tuple(Stage):
        raise RequestRefused("bad_stage")
    rows: list[TableListing] = []
    for one in [stage] if stage else list(Stage):  # each by an index, however many private tables there are
        rows += await asked.node.store.tables(public=True, status=one, limit=LISTED)
    rows.sort(key=lambda row: (row.created_at, row.id), reverse=True)
    return TableList([_line(row) for row in rows[:LISTED]])


async def _my_tables(asked: Asked) -> TableList:
    rows = await asked.node.store.tables_of(asked.me.id)
    kept = await asked.node.store.kept_by(asked.me.id)
    return TableList([_line(row.table, row.seat, row.table.id in kept) for row in rows])


async def _record(asked: Asked) -> Response:
    room = await asked.watched()
    asked.node.check_work_limit(asked.me.id)
    record = _finished(room.table, _game(asked))
    said = await in_background(asked, lambda: format_record(record))
    return PlainTextResponse(said) if isinstance(said, str) else said


async def _verify(asked: Asked) -> Verdict | Response:
    room = await asked.watched()
    asked.node.check_work_limit(asked.me.id)
    record = _finished(room.table, _game(asked))
    fair = record.fairness
    assert fair is not None
    holds = await in_background(asked, lambda: _holds(record))
    if isinstance(holds, Response):
        return holds
    return Verdict(holds, fair.commitment, fair.secret, list(fair.nonces), fair.seed.hex())


async def _replay(asked: Asked) -> Response:
    room = await asked.watched()
    asked.node.check_work_limit(asked.me.id)
    table = room.table
    games = len(table.records())
    game = _game(asked)
    seat = asked.number("seat", Refusal.NO_SUCH_SEAT)
    record = _finished(table, game)
    if seat is not None and seat >= table.players:
        raise RequestRefused(Refusal.NO_SUCH_SEAT)
    viewer = None if seat is None else Seat(seat)
    info = table_info(table)
    return await packed(
        asked,
        lambda: replay_state(record, viewer, table=room.id, info=info, game=game or games, games=games),
    )


async def _hint(asked: Asked) -> Hint | Response:
    room = await asked.node.room(asked.table_id)
    asked.node.check_work_limit(asked.me.id)
    return await while_connected(asked.request, asked.node.hint(asked.me, room))


async def _curve(asked: Asked) -> Curve | Response:
    room = await asked.watched()
    asked.node.check_work_limit(asked.me.id)
    curve = asked.node.curves.of(_finished(room.table, _game(asked)), room.id)
    return await while_connected(asked.request, curve)


def _game(asked: Asked) -> int | None:
    return asked.number("game", "no_such_game")


def _finished(table: Table, game: int | None = None) -> Record:
    """A game that was finished at a table, counted from 1, or the last. Of one that runs nothing is told."""
    records = table.records()
    number = len(records) if game is None else game
    if 1 <= number <= len(records):
        return records[number - 1]
    raise RequestRefused(Refusal.NOT_OVER if game in (None, table.games) else "no_such_game")


def _holds(record: Record) -> bool:
    """Whether every action, every card and the commitment stand up to being read again."""
    try:
        return parse_record(format_record(record)) == record
    except RecordError:
        return False


# --- the node


async def _health(asked: Asked) -> Health | Response:
    """Alive unless a background task hangs: then only a new process helps."""
    troubles = asked.node.supervisor.troubles()
    if "stalled" in troubles.values():
        return answered(Health("stalled", troubles), 503)
    return Health("ok")


async def _ready(asked: Asked) -> Health | Response:
    checks = await asked.node.checks()
    if all(checks.get(name, "ok") == "ok" for name in NEEDED):
        return Health("ready", checks)
    return answered(Health("unavailable", checks), 503)


QUESTIONS = (
    Question("POST", "/api/guests", "Become a guest, once", _new_guest, NewGuest, GuestAnswer, False),
    Question("POST", "/api/bots", "Register a bot", _new_bot, NewGuest, GuestAnswer, False),
    Question("GET", "/api/me", "Who am I", _me, None, GuestAnswer),
    Question("PATCH", "/api/me", "Change my name", _rename, NewGuest, GuestAnswer),
    Question("GET", "/api/me/tables", "Tables at which I sit", _my_tables, None, TableList),
    Question("POST", "/api/tables", "Open a table", _open_table, NewTable, TableAnswer),
    Question("POST", "/api/quick", "Any seat, soon", _quick, QuickMatch, TableAnswer),
    Question("GET", "/api/tables", "Public tables", _public_tables, None, TableList, False, ("stage",)),
    Question("GET", "/api/tables/{table}", "A table", _table, None, TableAnswer, query=("invite",)),
    Question(
        "GET", "/api/tables/{table}/invites", "Links for others", _invites, None, Invites, query=("invite",)
    ),
    Question(
        "POST", "/api/tables/{table}/keep", "Keep a finished game", _keep, None, Kept, query=("invite",)
    ),
    Question("DELETE", "/api/tables/{table}/keep", "Keep it no longer", _keep_no_longer, None, Kept),
    Question("POST", "/api/tables/{table}/join", "Take a seat", _join, Join, TableAnswer),
    Question("POST", "/api/tables/{table}/commands", "Do something there", _command, Cmd, Ack | Nak),
    Question(
        "GET", "/api/tables/{table}/record", "The record, after the game", _record, query=("game", "invite")
    ),
    Question(
        "GET", "/api/tables/{table}/fairness", "Check the shuffle", _verify, None, Verdict,
        query=("game", "invite"),
    ),
    Question(
        "GET", "/api/tables/{table}/replay", "A finished game, step by step", _replay, None, Replay,
        query=("seat", "game", "invite"),
    ),
    Question(
        "GET", "/api/tables/{table}/curve", "The chances to win, after the game", _curve, None, Curve,
        query=("game", "invite"),
    ),
    Question("POST", "/api/tables/{table}/hint", "What the master would do", _hint, None, Hint),
    Question("POST", "/api/score", "Count points", count_points, ScoreQuestion, ScoreState, False),
    Question(
        "POST", "/api/score/round", "Count a round with real cards", count_round, RoundQuestion, RoundAnswer,
        False,
    ),
    Question("GET", "/api/editions", "Editions and options", editions, None, Editions, False),
    Question("GET", "/api/lesson", "A first game, to learn from", lesson, None, Replay, False),
    Question(
        "GET", "/api/qr", "A link as a picture", qr_code, None, None, False,
        query=("text",), media="image/svg+xml",
    ),
    Question("GET", "/healthz", "Whether the node runs", _health, None, Health, False),
    Question("GET", "/readyz", "Whether the node can serve", _ready, None, Health, False),
)  # fmt: skip


def _line(row: TableListing, seat: int | None = None, kept: bool = False) -> TableLine:
    return TableLine(row.id, row.status, row.version, row.updated_at, json.loads(row.summary), seat, kept)
