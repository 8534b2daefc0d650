"""What can be asked over HTTP. Each question reads a struct, asks the House and sends a struct.

`QUESTIONS` is the whole list; routes and the OpenAPI document are made from it.
"""

import json
from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple

import msgspec
from starlette.requests import HTTPConnection, Request
from starlette.responses import PlainTextResponse, Response

from seasalt.rules.errors import RecordError, SeasaltError
from seasalt.rules.record import Record, format_record, parse_record
from seasalt.rules.ruleset import Ruleset, with_options
from seasalt.rules.scoring import score
from seasalt.scorepad import read_holding
from seasalt.server.api import (
    Failure,
    GuestAnswer,
    Health,
    Join,
    NewGuest,
    NewTable,
    QuickMatch,
    ScoreQuestion,
    TableAnswer,
    TableLine,
    TableList,
    Verdict,
)
from seasalt.server.house import Declined, House, Wish
from seasalt.server.messages import Ack, Cmd, Nak, ScoreState, encode
from seasalt.server.showing import score_state, table_info, table_state
from seasalt.server.store import Guest, Listed, StoreDown
from seasalt.spelling import Spelling
from seasalt.table.refusal import Refusal
from seasalt.table.table import Stage, Table
from seasalt.texts import explain, texts

COOKIE = "seasalt"
COOKIE_SECONDS = 400 * 24 * 3600
MAX_BODY = 16 * 1024
STATUS = {
    "not_signed_in": 401,
    "not_allowed": 403,
    Refusal.NO_SUCH_TABLE: 404,
    Refusal.STALE: 409,
    Refusal.SEAT_TAKEN: 409,
    Refusal.ALREADY_SEATED: 409,
    Refusal.NOT_GATHERING: 409,
    Refusal.NOT_OVER: 409,
    "too_large": 413,
    "too_many": 429,
    "unavailable": 503,
}
"""The HTTP status of a refusal; 400 where it is not listed."""


Handler = Callable[["Asked"], Awaitable[Any]]


class Asked(NamedTuple):
    """One question, read and checked."""

    house: House
    request: Request
    guest: Guest | None
    body: Any

    @property
    def me(self) -> Guest:
        """The guest who asks; there must be one."""
        if self.guest is None:
            raise Declined("not_signed_in")
        return self.guest

    @property
    def table_id(self) -> str:
        """The table in the path."""
        return str(self.request.path_params["table"])


class Question(NamedTuple):
    """A route: what it reads, what it answers, and who may ask."""

    method: str
    path: str
    summary: str
    handler: Handler
    reads: type[msgspec.Struct] | None = None
    answers: Any = None  # a struct, or None for plain text
    signed_in: bool = True
    query: tuple[str, ...] = ()


# --- guests


async def _new_guest(asked: Asked) -> Response:
    guest, token = await asked.house.new_guest(asked.body.name, _address(asked.request))
    response = _answer(GuestAnswer(guest.id, guest.name, guest.kind))
    secure = asked.house.settings.secure
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
    guest, token = await asked.house.new_guest(asked.body.name, _address(asked.request), kind="bot")
    return GuestAnswer(guest.id, guest.name, guest.kind, token)


async def _me(asked: Asked) -> GuestAnswer:
    return GuestAnswer(asked.me.id, asked.me.name, asked.me.kind)


async def _rename(asked: Asked) -> GuestAnswer:
    await asked.house.rename(asked.me, asked.body.name)
    return GuestAnswer(asked.me.id, asked.body.name.strip(), asked.me.kind)


# --- tables


async def _open_table(asked: Asked) -> TableAnswer:
    wanted: NewTable = asked.body
    asked.house.check_bots(wanted.bots)
    opened = await asked.house.open_table(
        asked.me,
        Wish(
            wanted.players,
            wanted.edition,
            wanted.options,
            wanted.pace,
            wanted.base_seconds,
            wanted.bank_seconds,
            wanted.days,
            wanted.memory_aid,
            wanted.public,
        ),
    )
    room = opened.room
    if wanted.sit:
        await asked.house.sit(asked.me, room, None, f"{asked.me.id}:open")
    await asked.house.add_bots(room, wanted.bots[: wanted.players])
    seat = room.table.seat_of(asked.me.id)
    state = table_state(room.table, seat)
    return TableAnswer(room.id, table_info(room.table), state, opened.seat_invite, opened.watch_invite)


async def _quick(asked: Asked) -> TableAnswer:
    wanted: QuickMatch = asked.body
    bots = [wanted.bot] * (wanted.players - 1) if wanted.bot else []
    asked.house.check_bots(bots)
    options = {"extra_salt": "true" if wanted.extra_salt else "false"}
    room = await asked.house.find_seat(asked.me, wanted.players, wanted.edition, extra_salt=wanted.extra_salt)
    if room is None:
        wish = Wish(wanted.players, wanted.edition, options, public=not bots)
        room = (await asked.house.open_table(asked.me, wish)).room
        await asked.house.sit(asked.me, room, None, f"{asked.me.id}:open")
        await asked.house.add_bots(room, bots)
    state = table_state(room.table, room.table.seat_of(asked.me.id))
    return TableAnswer(room.id, table_info(room.table), state)


async def _table(asked: Asked) -> TableAnswer:
    room = await asked.house.room(asked.table_id)
    if not await asked.house.may(asked.me, room, "watch", asked.request.query_params.get("invite")):
        raise Declined("not_allowed")
    return TableAnswer(
        room.id, table_info(room.table), table_state(room.table, room.table.seat_of(asked.me.id))
    )


async def _join(asked: Asked) -> TableAnswer:
    room = await asked.house.room(asked.table_id)
    if not await asked.house.may(asked.me, room, "sit", asked.body.invite):
        raise Declined("not_allowed")
    command_id = f"{asked.me.id}:join:{room.table.version}"
    answer = await asked.house.sit(asked.me, room, asked.body.seat, command_id)
    if isinstance(answer, Nak):
        raise Declined(answer.code)
    seat = room.table.seat_of(asked.me.id)
    return TableAnswer(room.id, table_info(room.table), table_state(room.table, seat))


async def _command(asked: Asked) -> Ack | Nak:
    cmd: Cmd = asked.body
    if cmd.table != asked.table_id:
        raise Declined(Refusal.NO_SUCH_TABLE)
    return await asked.house.do(asked.me, cmd)


async def _public_tables(asked: Asked) -> TableList:
    stage = asked.request.query_params.get("stage")
    if stage is not None and stage not in tuple(Stage):
        raise Declined("bad_stage")
    rows = await asked.house.store.tables(public=True, status=stage, limit=50)
    return TableList([_line(row) for row in rows])


async def _my_tables(asked: Asked) -> TableList:
    rows = await asked.house.store.tables_of(asked.me.id)
    return TableList([_line(row.table, row.seat) for row in rows])


async def _record(asked: Asked) -> Response:
    room = await asked.house.room(asked.table_id)
    if not await asked.house.may(asked.me, room, "watch", asked.request.query_params.get("invite")):
        raise Declined("not_allowed")
    return PlainTextResponse(format_record(_last_game(room.table)))


async def _verify(asked: Asked) -> Verdict:
    room = await asked.house.room(asked.table_id)
    if not await asked.house.may(asked.me, room, "watch", asked.request.query_params.get("invite")):
        raise Declined("not_allowed")
    record = _last_game(room.table)
    fair = record.fairness
    assert fair is not None
    return Verdict(_holds(record), fair.commitment, fair.secret, list(fair.nonces), fair.seed.hex())


def _last_game(table: Table) -> Record:
    """The last game that was finished at a table."""
    records = table.records()
    if not records:
        raise Declined(Refusal.NOT_OVER)
    return records[-1]


def _holds(record: Record) -> bool:
    """Whether every action, every card and the commitment stand up to being read again."""
    try:
        return parse_record(format_record(record)) == record
    except RecordError:
        return False


# --- the rest


async def _score(asked: Asked) -> ScoreState:
    words = texts()
    try:
        ruleset = with_options(Ruleset(), asked.body.options)
        holding = read_holding(Spelling(words), asked.body.hand, asked.body.laid)
    except SeasaltError as error:
        raise Declined("bad_cards", explain(words, error)) from None
    return score_state(score(holding.hand, holding.tableau, ruleset))


async def _health(asked: Asked) -> Health:
    return Health("ok")


async def _ready(asked: Asked) -> Health:
    if asked.house.closing:
        raise Declined("unavailable")
    await asked.house.store.ping()
    return Health("ready")


QUESTIONS = (
    Question("POST", "/api/guests", "Become a guest", _new_guest, NewGuest, GuestAnswer, False),
    Question("POST", "/api/bots", "Register a bot", _new_bot, NewGuest, GuestAnswer, False),
    Question("GET", "/api/me", "Who am I", _me, None, GuestAnswer),
    Question("PATCH", "/api/me", "Change my name", _rename, NewGuest, GuestAnswer),
    Question("GET", "/api/me/tables", "Tables at which I sit", _my_tables, None, TableList),
    Question("POST", "/api/tables", "Open a table", _open_table, NewTable, TableAnswer),
    Question("POST", "/api/quick", "Any seat, soon", _quick, QuickMatch, TableAnswer),
    Question("GET", "/api/tables", "Public tables", _public_tables, None, TableList, query=("stage",)),
    Question("GET", "/api/tables/{table}", "A table", _table, None, TableAnswer, query=("invite",)),
    Question("POST", "/api/tables/{table}/join", "Take a seat", _join, Join, TableAnswer),
    Question("POST", "/api/tables/{table}/commands", "Do something there", _command, Cmd, Ack | Nak),
    Question("GET", "/api/tables/{table}/record", "The record, after the game", _record, query=("invite",)),
    Question(
        "GET", "/api/tables/{table}/fairness", "Check the shuffle", _verify, None, Verdict, query=("invite",)
    ),
    Question("POST", "/api/score", "Count points", _score, ScoreQuestion, ScoreState, False),
    Question("GET", "/healthz", "Whether the node runs", _health, None, Health, False),
    Question("GET", "/readyz", "Whether the node can serve", _ready, None, Health, False),
)  # fmt: skip


def endpoint(house: House, question: Question) -> Callable[[Request], Awaitable[Response]]:
    """The Starlette endpoint of a question."""
    decoder = msgspec.json.Decoder(question.reads) if question.reads else None

    async def answer(request: Request) -> Response:
        try:
            guest = await house.guest(token_of(request)) if question.signed_in else None
            if question.signed_in and guest is None:
                raise Declined("not_signed_in")
            body = decoder.decode(await _body(request)) if decoder else None
            said = await question.handler(Asked(house, request, guest, body))
        except Declined as declined:
            failure = Failure(declined.code, declined.about)
            return _answer(failure, STATUS.get(declined.code, 400))
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            return _answer(Failure("bad_body", str(error)[:200]), 400)
        except StoreDown:
            return _answer(Failure("unavailable"), 503)
        return said if isinstance(said, Response) else _answer(said)

    return answer


def token_of(connection: HTTPConnection) -> str | None:
    """The token of a guest: a cookie, or for bots a bearer token."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        return token.strip() or None
    cookies = connection.cookies
    return cookies.get(f"__Host-{COOKIE}") or cookies.get(COOKIE)


async def _body(request: Request) -> bytes:
    data = b""
    async for chunk in request.stream():
        data += chunk
        if len(data) > MAX_BODY:
            raise Declined("too_large")
    return data


def _answer(struct: Any, status: int = 200) -> Response:
    return Response(
        encode(struct), status, media_type="application/json", headers={"cache-control": "no-store"}
    )


def _address(request: Request) -> str:
    return request.client.host if request.client else "?"


def _line(row: Listed, seat: int | None = None) -> TableLine:
    return TableLine(row.id, row.status, row.version, row.updated_at, json.loads(row.summary), seat)
