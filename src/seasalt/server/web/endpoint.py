"""How a question is asked over HTTP: who asks is found, the body is read, and the answer is a struct.

The questions themselves are in `http`.
"""

import asyncio
import gzip
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, NamedTuple, TypeVar

import msgspec
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from seasalt.server.access.origin import SAFE, is_json, is_own_origin
from seasalt.server.monitoring.metrics import REFUSALS
from seasalt.server.networks import UNKNOWN, client_key
from seasalt.server.refusals import RequestRefused
from seasalt.server.storage.store import Guest, StoreDown
from seasalt.server.tables.node import Node
from seasalt.server.tables.room import Room
from seasalt.server.workers.worker import ThinkingFailed
from seasalt.table.refusal import Refusal
from seasalt.wire.bounds import MAX_BODY, MAX_QUERY, MAX_TOKEN
from seasalt.wire.http import Failure
from seasalt.wire.messages import encode

T = TypeVar("T")

COOKIE = "seasalt"
STATUS = {
    "not_signed_in": 401,
    "not_allowed": 403,
    Refusal.NO_SUCH_TABLE: 404,
    "no_such_game": 404,
    Refusal.STALE: 409,
    Refusal.SEAT_TAKEN: 409,
    Refusal.ALREADY_SEATED: 409,
    Refusal.NOT_GATHERING: 409,
    Refusal.NOT_OVER: 409,
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
}
"""The HTTP status of a refusal; 400 where it is not listed."""


Handler = Callable[["Asked"], Awaitable[Any]]


class Asked(NamedTuple):
    """One question, read and checked."""

    node: Node
    request: Request
    guest: Guest | None
    body: Any

    @property
    def me(self) -> Guest:
        """The guest who asks; there must be one."""
        if self.guest is None:
            raise RequestRefused("not_signed_in")
        return self.guest

    @property
    def table_id(self) -> str:
        """The table in the path."""
        return str(self.request.path_params["table"])

    def query(self, name: str) -> str | None:
        """What stands behind the question mark."""
        return query_of(self.request, name)

    def number(self, name: str, refusal: str) -> int | None:
        """A number behind the question mark; `None` where there is none."""
        text = self.query(name)
        if not text:
            return None
        if not (text.isascii() and text.isdigit() and len(text) < 10):
            raise RequestRefused(refusal)
        return int(text)

    async def watched(self) -> Room:
        """The room of the table in the path, which the guest must be allowed to watch."""
        room = await self.node.room(self.table_id)
        if not await self.node.may(self.me, room, "watch", self.query("invite")):
            raise RequestRefused("not_allowed")
        return room


class Question(NamedTuple):
    """A route: what it reads, what it answers, and who may ask."""

    method: str
    path: str
    summary: str
    handler: Handler
    reads: type[msgspec.Struct] | None = None
    answers: Any = None  # a struct; where there is none, the answer is of the type `media`
    signed_in: bool = True
    query: tuple[str, ...] = ()
    media: str = "text/plain"


def endpoint(node: Node, question: Question) -> Callable[[Request], Awaitable[Response]]:
    """The Starlette endpoint of a question."""
    decoder = msgspec.json.Decoder(question.reads) if question.reads else None

    changes = question.method not in SAFE

    async def answer(request: Request) -> Response:
        try:
            if changes and not is_own_origin(request, node.settings.origins):
                raise RequestRefused("foreign_origin")
            if decoder and not is_json(request):
                raise RequestRefused("bad_content_type")
            guest = await node.guest(token_of(request, node)) if question.signed_in else None
            if question.signed_in and guest is None:
                raise RequestRefused("not_signed_in")
            if changes and guest:
                node.check_message_limit(guest.id)
            body = decoder.decode(await _body(request)) if decoder else None
            said = await question.handler(Asked(node, request, guest, body))
        except RequestRefused as refused:
            return failed(refused.code, refused.about)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            return failed("bad_body", str(error)[:200])
        except StoreDown:
            return failed("unavailable")
        except ThinkingFailed:
            return failed("busy")
        return said if isinstance(said, Response) else answered(said)

    return answer


def query_of(request: Request, name: str) -> str | None:
    """A value of the query, which may not be longer than any that we use."""
    text = request.query_params.get(name)
    if text is not None and len(text) > MAX_QUERY:
        raise RequestRefused("bad_query")
    return text


def cookie_name(node: Node) -> str:
    """Behind TLS no neighbour of our host can set such a cookie, so no other is read there."""
    return f"__Host-{COOKIE}" if node.settings.secure else COOKIE


def token_of(connection: HTTPConnection, node: Node) -> str | None:
    """The token of a guest: a cookie, or for bots a bearer token."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    if scheme.lower() != "bearer":
        token = connection.cookies.get(cookie_name(node), "")
    token = token.strip()
    return token if 0 < len(token) <= MAX_TOKEN else None


async def _body(request: Request) -> bytes:
    data = bytearray()
    async for chunk in request.stream():
        data += chunk
        if len(data) > MAX_BODY:
            raise RequestRefused("too_large")
    return bytes(data)


CLIENT_HAS_GONE = 499  # which nobody reads
NO_STORE = {"cache-control": "no-store"}


def answered(struct: Any, status: int = 200) -> Response:
    """A struct as JSON."""
    return Response(encode(struct), status, media_type="application/json", headers=NO_STORE)


def failed(code: str, about: str = "") -> Response:
    """Why not, as JSON. A client that is too fast has to come back by a new connection."""
    REFUSALS.labels(code).inc()
    response = answered(Failure(code, about), STATUS.get(code, 400))
    if response.status_code == 429:
        response.headers.update({"retry-after": "1", "connection": "close"})
    return response


async def in_background(asked: Asked, work: Callable[[], T]) -> T | Response:
    """What comes of work that takes a while. Nobody does it for a client that has hung up."""
    who = address_of(asked.request)
    return await while_connected(asked.request, asked.node.background.run(who, work))


async def packed(asked: Asked, make: Callable[[], Any]) -> Response:
    """A large struct as JSON, made beside the others' moves, and as gzip where the client takes it."""
    takes_gzip = "gzip" in asked.request.headers.get("accept-encoding", "")

    def body() -> bytes:
        data = encode(make())
        return gzip.compress(data, 6, mtime=0) if takes_gzip else data

    headers = NO_STORE | {"vary": "accept-encoding"} | ({"content-encoding": "gzip"} if takes_gzip else {})
    said = await in_background(asked, body)
    return Response(said, media_type="application/json", headers=headers) if isinstance(said, bytes) else said


async def while_connected(request: Request, work: Coroutine[Any, Any, T]) -> T | Response:
    """What comes of the work. Where the client hangs up before, the work is not finished."""
    working, leaving = asyncio.create_task(work), asyncio.create_task(_disconnected(request))
    try:
        await asyncio.wait([working, leaving], return_when=asyncio.FIRST_COMPLETED)
        return working.result() if working.done() else Response(status_code=CLIENT_HAS_GONE)
    finally:
        working.cancel()
        leaving.cancel()


async def _disconnected(request: Request) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass  # a body that nobody reads


def address_of(connection: HTTPConnection) -> str:
    """Where a question comes from, as limits count it."""
    return client_key(connection.client.host) if connection.client else UNKNOWN
