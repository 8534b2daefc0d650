"""The same messages as on a socket, as server-sent events, for networks in which sockets are broken.

Commands then go by POST to `/api/tables/{table}/commands`, with the same ids and the same answers.
"""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable

from starlette.requests import Request
from starlette.responses import JSONResponse, Response, StreamingResponse

from seasalt.server.asking import STATUS, query_of, token_of
from seasalt.server.declined import Declined
from seasalt.server.house import House, now
from seasalt.server.messages import Bye, encode
from seasalt.server.room import Room
from seasalt.server.store import StoreDown

QUEUE = 256
HEARTBEAT_SECONDS = 10.0
MAX_STREAMS = 20  # of one guest


class Stream:
    """Somebody who watches one table by server-sent events."""

    def __init__(self, guest: str) -> None:
        self.guest = guest
        self._queue: asyncio.Queue[bytes | None] = asyncio.Queue(QUEUE)

    def send(self, message: bytes) -> None:
        """Queue a message; a full queue ends the stream, and the client comes back by version."""
        try:
            self._queue.put_nowait(message)
        except asyncio.QueueFull:
            self._end()

    def goodbye(self, reconnect_in: int) -> None:
        """The node goes down."""
        self.send(encode(Bye(reconnect_in)))
        self._end()

    def _end(self) -> None:
        if self._queue.full():
            while not self._queue.empty():  # nobody will read these
                self._queue.get_nowait()
        self._queue.put_nowait(None)

    async def lines(self, house: House, room: Room, since: int | None) -> AsyncIterator[bytes]:
        """What is sent, until the client leaves or cannot keep up. Only from here on somebody watches."""
        house.streams.add(self)
        room.watch(self, since)
        try:
            while True:
                try:
                    message = await asyncio.wait_for(self._queue.get(), HEARTBEAT_SECONDS)
                except TimeoutError:
                    yield b": still here\n\n"
                    continue
                if message is None:
                    return
                yield b"data: " + message + b"\n\n"
        finally:
            house.streams.discard(self)
            room.leave(self, now())


def stream_endpoint(house: House) -> Callable[[Request], Awaitable[Response]]:
    """`GET /api/tables/{table}/events?since=VERSION&invite=...`."""

    async def answer(request: Request) -> Response:
        try:
            since = _since(request)
            guest = await house.guest(token_of(request, house))
            if guest is None:
                raise Declined("not_signed_in")
            room = await house.room(str(request.path_params["table"]))
            if not await house.may(guest, room, "watch", query_of(request, "invite")):
                raise Declined("not_allowed")
            if sum(stream.guest == guest.id for stream in house.streams) >= MAX_STREAMS:
                raise Declined("too_many")
            if house.closing:
                raise Declined("unavailable")
            await house.rooms.come_to(room, since)
        except Declined as declined:
            return JSONResponse({"code": declined.code}, STATUS.get(declined.code, 400))
        except StoreDown:
            return JSONResponse({"code": "unavailable"}, 503)
        headers = {"cache-control": "no-store", "x-accel-buffering": "no"}
        lines = Stream(guest.id).lines(house, room, since)
        return StreamingResponse(lines, media_type="text/event-stream", headers=headers)

    return answer


def _since(request: Request) -> int | None:
    """The last version that the client has."""
    text = query_of(request, "since") or ""
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else None
