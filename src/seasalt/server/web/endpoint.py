"""Starlette endpoints of API routes: they find the guest, decode the body, and encode the answer.

The routes are in `routes`.
"""

import asyncio
import gzip
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, NamedTuple, TypeVar

import msgspec
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from seasalt.server.access.guest_token import token_of
from seasalt.server.access.origin import SAFE, is_json, is_own_origin
from seasalt.server.interfaces.account_store import session_id
from seasalt.server.interfaces.asker import Asker
from seasalt.server.interfaces.bot_work import ThinkingFailed
from seasalt.server.interfaces.database_faults import StoreDown
from seasalt.server.interfaces.stored_facts import Guest
from seasalt.server.monitoring.metrics import REFUSALS
from seasalt.server.networks import UNKNOWN, client_key
from seasalt.server.refusals import RequestRefused
from seasalt.server.settings import Settings
from seasalt.server.tables.node import Node, hash_token
from seasalt.server.tables.room import Room
from seasalt.table.refusal import Refusal
from seasalt.wire.bounds import MAX_BODY, MAX_QUERY
from seasalt.wire.http import Failure, TableAnswer
from seasalt.wire.messages import encode
from seasalt.wire.state_builder import table_state

T = TypeVar("T")

STATUS = {
    "not_signed_in": 401,
    "not_allowed": 403,
    "blocked": 403,
    Refusal.NO_SUCH_TABLE: 404,
    "no_such_game": 404,
    "no_such_step": 404,
    "no_proof": 409,
    "no_such_day": 404,
    "no_such_deal": 404,
    "no_such_set": 404,
    "no_such_friend": 404,
    "no_such_session": 404,
    "no_such_person": 404,
    "name_claimed": 409,
    "claim_too_early": 409,
    "bad_key": 404,
    "no_passkeys": 404,
    "bad_passkey": 403,
    "too_many_passkeys": 409,
    "no_such_puzzle": 404,
    "no_players": 404,
    Refusal.STALE: 409,
    Refusal.SEAT_TAKEN: 409,
    Refusal.ALREADY_SEATED: 409,
    Refusal.NOT_GATHERING: 409,
    Refusal.NOT_OVER: 409,
    Refusal.CLOSED: 410,
    Refusal.NOT_PLAYING: 409,
    Refusal.NOT_YOUR_TURN: 409,
    Refusal.BOT_PLAYS: 409,
    Refusal.NOT_SEATED: 403,
    Refusal.NO_HINTS: 403,
    "set_aside": 409,
    "foreign_origin": 403,
    "too_large": 413,
    "bad_content_type": 415,
    "too_many": 429,
    "too_many_tables": 429,
    "too_many_watchers": 429,
    "too_fast": 429,
    "unavailable": 503,
    "busy": 503,
    "needs_server": 501,  # by `seasalt.offline`
    "networks_missing": 503,  # likewise
}
"""The HTTP status of a refusal; 400 if it is not listed."""


Handler = Callable[["ApiRequest"], Awaitable[Any]]


class ApiRequest(NamedTuple):
    """One request to the API, decoded and checked."""

    node: Node
    http: Request
    guest: Guest | None
    body: Any

    @property
    def me(self) -> Guest:
        """The guest who sent it; refuses a request without one."""
        if self.guest is None:
            raise RequestRefused("not_signed_in")
        return self.guest

    @property
    def asker(self) -> Asker:
        """For whom the request is answered; without a guest, for the address."""
        address = address_of(self.http)
        return Asker(self.guest.id if self.guest else address, address)

    @property
    def table_id(self) -> str:
        """The table in the path."""
        return str(self.http.path_params["table"])

    def query(self, name: str) -> str | None:
        """A parameter of the query."""
        return query_of(self.http, name)

    def number(self, name: str, refusal: str) -> int | None:
        """A number in the query; `None` if it is missing."""
        text = self.query(name)
        if not text:
            return None
        if not (text.isascii() and text.isdigit() and len(text) < 10):
            raise RequestRefused(refusal)
        return int(text)

    async def watched_room(self) -> Room:
        """The room of the table in the path, which the guest must be allowed to watch."""
        room = await self.node.room(self.table_id)
        if not await self.node.may_access(self.me, room, "watch", self.query("invite")):
            raise RequestRefused("not_allowed")
        return room


class ApiRoute(NamedTuple):
    """A route of the API: its request and answer structs, and whether it needs a guest."""

    method: str
    path: str
    summary: str
    handler: Handler
    reads: type[msgspec.Struct] | None = None
    answers: Any = None  # a struct; if None, the answer has the content type `media`
    signed_in: bool = True
    query: tuple[str, ...] = ()
    media: str = "text/plain"
    most_bytes: int = MAX_BODY


def endpoint(node: Node, route: ApiRoute) -> Callable[[Request], Awaitable[Response]]:
    """The Starlette endpoint of a route."""
    decoder = msgspec.json.Decoder(route.reads) if route.reads else None

    changes = route.method not in SAFE

    async def answer(request: Request) -> Response:
        try:
            if changes and not is_own_origin(request, node.settings.origins):
                raise RequestRefused("foreign_origin")
            if changes and (decoder or "content-type" in request.headers) and not is_json(request):
                raise RequestRefused("bad_content_type")
            guest = await node.guest(token_of(request, node.settings)) if route.signed_in else None
            if route.signed_in and guest is None:
                raise RequestRefused("not_signed_in")
            if changes and guest:
                node.check_blocked(guest)
                node.check_message_limit(guest.id)
            body = decoder.decode(await _body(request, route.most_bytes)) if decoder else None
            result = await route.handler(ApiRequest(node, request, guest, body))
        except RequestRefused as refused:
            return error_response(refused.code, refused.about)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            return error_response("bad_body", str(error)[:200])
        except StoreDown:
            return error_response("unavailable")
        except ThinkingFailed:
            return error_response("busy")
        return result if isinstance(result, Response) else json_response(result)

    return answer


def query_of(request: Request, name: str) -> str | None:
    """A parameter of the query; refuses one that is too long."""
    text = request.query_params.get(name)
    if text is not None and len(text) > MAX_QUERY:
        raise RequestRefused("bad_query")
    return text


async def _body(request: Request, most: int) -> bytes:
    data = bytearray()
    async for chunk in request.stream():
        data += chunk
        if len(data) > most:
            raise RequestRefused("too_large")
    return bytes(data)


CLIENT_CLOSED_REQUEST = 499  # nginx's status, which is never read
NO_STORE = {"cache-control": "no-store"}


def json_response(struct: Any, status: int = 200) -> Response:
    """A struct as JSON."""
    return Response(encode(struct), status, media_type="application/json", headers=NO_STORE)


def table_answer(request: ApiRequest, room: Room) -> TableAnswer:
    """The table as the guest may see it."""
    table = room.table
    return TableAnswer(room.id, room.info, table_state(table, table.seat_of(request.me.id)), table.host)


def error_response(code: str, about: str = "") -> Response:
    """A refusal as JSON. A client that is too fast has to open a new connection."""
    REFUSALS.labels(code).inc()
    response = json_response(Failure(code, about), STATUS.get(code, 400))
    if response.status_code == 429:
        response.headers.update({"retry-after": "1", "connection": "close"})
    return response


async def in_background(request: ApiRequest, work: Callable[[], T]) -> T | Response:
    """The result of long work, which is cancelled if the client disconnects."""
    return await while_connected(request.http, request.node.background.run(request.asker, work))


async def compressed_response(request: ApiRequest, make: Callable[[], Any]) -> Response:
    """A large struct as JSON, encoded in the background, with gzip if the client accepts it."""
    if not _accepts_gzip(request):
        plain = await in_background(request, lambda: encode(make()))
        return _large(plain) if isinstance(plain, bytes) else plain
    result = await in_background(request, lambda: gzip.compress(encode(make()), 6, mtime=0))
    return _large(result, zipped=True) if isinstance(result, bytes) else result


def gzip_response(request: ApiRequest, body: bytes) -> Response:
    """JSON with gzip, for clients that accept it; for others unpacked."""
    return _large(body, zipped=True) if _accepts_gzip(request) else _large(gzip.decompress(body))


def _accepts_gzip(request: ApiRequest) -> bool:
    return "gzip" in request.http.headers.get("accept-encoding", "")


def _large(body: bytes, *, zipped: bool = False) -> Response:
    headers = NO_STORE | {"vary": "accept-encoding"} | ({"content-encoding": "gzip"} if zipped else {})
    return Response(body, media_type="application/json", headers=headers)


async def while_connected(request: Request, work: Coroutine[Any, Any, T]) -> T | Response:
    """The result of the work, which is cancelled if the client disconnects."""
    working, leaving = asyncio.create_task(work), asyncio.create_task(_disconnected(request))
    try:
        await asyncio.wait([working, leaving], return_when=asyncio.FIRST_COMPLETED)
        return working.result() if working.done() else Response(status_code=CLIENT_CLOSED_REQUEST)
    finally:
        working.cancel()
        leaving.cancel()


async def _disconnected(request: Request) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass  # ignore the body


def session_of(connection: HTTPConnection, settings: Settings) -> str:
    """The session that a connection belongs to."""
    return session_id(hash_token(token_of(connection, settings) or ""))


def address_of(connection: HTTPConnection) -> str:
    """The address of a client, as limits count it."""
    return client_key(connection.client.host) if connection.client else UNKNOWN
