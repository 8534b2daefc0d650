"""Server-sent events with the same messages as on a socket, for networks that break websockets.

Commands then go by POST to `/api/tables/{table}/commands`, with the same ids and the same answers.
"""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AbstractContextManager

from starlette.requests import Request
from starlette.responses import Response, StreamingResponse
from starlette.types import Receive, Scope, Send

from seasalt.server.access.connection_limits import ConnectionLimits
from seasalt.server.access.guest_token import token_of
from seasalt.server.clock import now
from seasalt.server.interfaces.database_faults import StoreDown
from seasalt.server.monitoring.metrics import SOCKETS_DROPPED
from seasalt.server.refusals import RequestRefused
from seasalt.server.tables.node import Node
from seasalt.server.tables.room import Room
from seasalt.server.web.endpoint import address_of, error_response, query_of, session_of
from seasalt.server.web.outbox import Outbox
from seasalt.wire.messages import Bye, encode

HEARTBEAT_SECONDS = 10.0


class EventStream:
    """A client that follows one table by server-sent events. It only listens, so its silence says nothing."""

    silent_from = None

    def __init__(self, guest: str, session: str) -> None:
        self.guest = guest
        self.session = session
        self._outbox = Outbox(guest)

    def send(self, message: bytes) -> None:
        """Queue a message; if it does not fit, end the stream, and the client resumes from its version."""
        if not self._outbox.put(message):
            SOCKETS_DROPPED.labels("slow stream").inc()
            self._outbox.close(drop=True)

    def is_behind(self, room: Room) -> bool:
        return self._outbox.is_behind(room)

    def goodbye(self, reconnect_in: int) -> None:
        self.send(encode(Bye(reconnect_in)))
        self._outbox.close()

    async def lines(self, node: Node, room: Room, since: int | None) -> AsyncIterator[bytes]:
        """The events until the client leaves or cannot keep up. It is a watcher only while this runs."""
        node.streams.add(self)
        room.watch(self, since)
        try:
            while True:
                try:
                    async with asyncio.timeout(HEARTBEAT_SECONDS):
                        message = await self._outbox.get()
                except TimeoutError:
                    yield b": still here\n\n"
                    continue
                if message is None:
                    return
                yield b"data: " + message + b"\n\n"
        finally:
            node.streams.discard(self)
            room.leave(self, now())


def stream_endpoint(node: Node, limits: ConnectionLimits) -> Callable[[Request], Awaitable[Response]]:
    """`GET /api/tables/{table}/events?since=VERSION&invite=...`."""

    async def answer(request: Request) -> Response:
        try:
            if node.closing:
                raise RequestRefused("unavailable")
            since = _since(request)
            guest = await node.guest(token_of(request, node.settings))
            if guest is None:
                raise RequestRefused("not_signed_in")
            node.check_blocked(guest)
            node.check_message_limit(guest.id)
            room = await node.room(str(request.path_params["table"]))
            if not await node.may_access(guest, room, "watch", query_of(request, "invite")):
                raise RequestRefused("not_allowed")
            await node.rooms.catch_up_to(room, since)
            who = address_of(request), guest.id
            limits.check(*who)
        except RequestRefused as refused:
            return error_response(refused.code)
        except StoreDown:
            return error_response("unavailable")
        stream = EventStream(guest.id, session_of(request, node.settings))
        return _EventStreamResponse(stream.lines(node, room, since), limits.hold(*who))

    return answer


class _EventStreamResponse(StreamingResponse):
    """A streaming response that counts as an open connection as long as it lasts."""

    def __init__(self, lines: AsyncIterator[bytes], place: AbstractContextManager[None]) -> None:
        headers = {"cache-control": "no-store", "x-accel-buffering": "no"}
        super().__init__(lines, media_type="text/event-stream", headers=headers)
        self._place = place

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        with self._place:
            await super().__call__(scope, receive, send)


def _since(request: Request) -> int | None:
    text = query_of(request, "since") or ""
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else None
