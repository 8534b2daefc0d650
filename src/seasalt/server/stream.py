"""The same messages as on a socket, as server-sent events, for networks in which sockets are broken.

Commands then go by POST to `/api/tables/{table}/commands`, with the same ids and the same answers.
"""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import suppress

from starlette.requests import Request
from starlette.responses import JSONResponse, Response, StreamingResponse

from seasalt.server.house import Declined, House, now
from seasalt.server.http import STATUS, token_of
from seasalt.server.rooms import Room
from seasalt.server.store import StoreDown

QUEUE = 256
HEARTBEAT_SECONDS = 10.0


class Stream:
    """Somebody who watches one table by server-sent events."""

    def __init__(self, guest: str) -> None:
        self.guest = guest
        self._queue: asyncio.Queue[bytes] = asyncio.Queue(QUEUE)
        self._full = False

    def send(self, message: bytes) -> None:
        """Queue a message; a full queue ends the stream, and the client comes back by version."""
        with suppress(asyncio.QueueFull):
            self._queue.put_nowait(message)
            return
        self._full = True

    async def lines(self, house: House, room: Room) -> AsyncIterator[bytes]:
        """What is sent, until the client leaves or cannot keep up."""
        try:
            while not self._full and not house.closing:
                try:
                    message = await asyncio.wait_for(self._queue.get(), HEARTBEAT_SECONDS)
                    yield b"data: " + message + b"\n\n"
                except TimeoutError:
                    yield b": still here\n\n"
        finally:
            room.leave(self, now())


def stream_endpoint(house: House) -> Callable[[Request], Awaitable[Response]]:
    """`GET /api/tables/{table}/events?since=VERSION&invite=...`."""

    async def answer(request: Request) -> Response:
        try:
            guest = await house.guest(token_of(request))
            if guest is None:
                raise Declined("not_signed_in")
            room = await house.room(str(request.path_params["table"]))
            if not await house.may(guest, room, "watch", request.query_params.get("invite")):
                raise Declined("not_allowed")
        except Declined as declined:
            return JSONResponse({"code": declined.code}, STATUS.get(declined.code, 400))
        except StoreDown:
            return JSONResponse({"code": "unavailable"}, 503)
        stream = Stream(guest.id)
        room.watch(stream, _since(request))
        headers = {"cache-control": "no-store", "x-accel-buffering": "no"}
        return StreamingResponse(stream.lines(house, room), media_type="text/event-stream", headers=headers)

    return answer


def _since(request: Request) -> int | None:
    """The last version that the client has: asked for, or remembered by the browser."""
    text = request.query_params.get("since", "")
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else None
