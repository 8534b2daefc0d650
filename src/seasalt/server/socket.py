"""A client's socket: frames in, messages out. Nothing here knows a rule of the game.

One bounded queue and one writer for each socket: a client that cannot keep up loses the connection, never a
message, and nobody waits for it.
"""

import asyncio
from contextlib import suppress
from urllib.parse import urlsplit

import msgspec
from starlette.requests import HTTPConnection
from starlette.websockets import WebSocket, WebSocketDisconnect

from seasalt.server.declined import Declined, LeftToNewer
from seasalt.server.house import House, now
from seasalt.server.limits import Bucket
from seasalt.server.messages import (
    Bye,
    Cmd,
    FromClient,
    Ping,
    Pong,
    Problem,
    Unwatch,
    Watch,
    decode_client,
    encode,
)
from seasalt.server.room import Room
from seasalt.server.rooms import ELSEWHERE
from seasalt.server.store import Guest, StoreDown

QUEUE = 256
BAD_FRAMES = 5
LINGER_SECONDS = 5.0  # for what is on its way to a client that is to be closed
POLICY, TOO_BIG, GOING_AWAY, SLOW = 1008, 1009, 1001, 1013
MAX_FRAME = 16 * 1024
MAX_WATCHED = 20


class Socket:
    """One connection of one guest. Two tabs are two of them: same stream."""

    def __init__(self, websocket: WebSocket, house: House, guest: Guest) -> None:
        self.guest = guest.id
        self._who = guest
        self._websocket = websocket
        self._house = house
        self._queue: asyncio.Queue[bytes | None] = asyncio.Queue(QUEUE)
        self._rooms: dict[str, Room] = {}
        self._bad = 0
        self._bucket = Bucket(house.settings.frames_per_second, house.settings.frames_at_once, now())
        self._code = GOING_AWAY
        self._ended: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def send(self, message: bytes) -> None:
        """Queue a message; a full queue ends the connection."""
        try:
            self._queue.put_nowait(message)
        except asyncio.QueueFull:
            self._end(SLOW)

    def goodbye(self, reconnect_in: int) -> None:
        """The node goes down."""
        self.send(encode(Bye(reconnect_in)))
        self._end(GOING_AWAY)

    def _end(self, code: int) -> None:
        if self._ended.done():
            return
        self._ended.set_result(None)
        self._code = code
        for room in self._rooms.values():
            room.watchers.discard(self)
        with suppress(asyncio.QueueFull):
            self._queue.put_nowait(None)
            return
        while not self._queue.empty():  # nobody will read these
            self._queue.get_nowait()
        self._queue.put_nowait(None)

    async def run(self) -> None:
        """Until either side leaves."""
        writer = asyncio.create_task(self._write())
        reader = asyncio.create_task(self._read())
        try:
            await asyncio.wait({writer, reader, self._ended}, return_when=asyncio.FIRST_COMPLETED)
            self._end(self._code)
            await asyncio.wait({writer}, timeout=LINGER_SECONDS)  # one that does not read is not waited for
        finally:
            for task in (writer, reader):
                task.cancel()
            await asyncio.gather(writer, reader, return_exceptions=True)
            self._leave_all()

    async def _write(self) -> None:
        while (message := await self._queue.get()) is not None:
            await self._websocket.send_text(message.decode("utf-8"))
        with suppress(RuntimeError, WebSocketDisconnect):
            await self._websocket.close(self._code)

    async def _read(self) -> None:
        patience = self._house.settings.idle_seconds
        while True:
            try:
                async with asyncio.timeout(patience):  # `wait_for` would make a task for each frame
                    text = await self._websocket.receive_text()
            except (TimeoutError, WebSocketDisconnect, RuntimeError):
                return
            except KeyError:  # bytes, not text
                self._code = POLICY
                return
            if not self._bucket.take(now()):
                self._problem("too_fast")
            elif len(text) > MAX_FRAME:
                self._code = TOO_BIG
                return
            else:
                await self._handle(text)
            if self._bad >= BAD_FRAMES:
                self._code = POLICY
                return

    async def _handle(self, text: str) -> None:
        try:
            message: FromClient = decode_client(text)
        except (msgspec.DecodeError, UnicodeEncodeError, RecursionError):
            self._problem("bad_frame")
            return
        try:
            match message:
                case Ping(n):
                    self.send(encode(Pong(n, now())))
                case Watch(table, since, invite):
                    await self._watch(table, since, invite)
                case Unwatch(table):
                    self._leave(table)
                case Cmd():
                    self.send(encode(await self._house.do(self._who, message)))
        except LeftToNewer:
            self.goodbye(ELSEWHERE)
        except Declined as declined:
            self._problem(declined.code)
        except StoreDown:
            self._problem("unavailable", bad=False)

    def _problem(self, code: str, *, bad: bool = True) -> None:
        self._bad += bad
        self.send(encode(Problem(code)))

    async def _watch(self, table_id: str, since: int | None, invite: str | None) -> None:
        room = await self._house.room(table_id)
        if not await self._house.may(self._who, room, "watch", invite):
            raise Declined("not_allowed")
        if len(self._rooms) >= MAX_WATCHED and table_id not in self._rooms:
            raise Declined("too_many")
        await self._house.rooms.come_to(room, since)
        self._rooms[table_id] = room
        room.watch(self, since)

    def _leave(self, table_id: str) -> None:
        if room := self._rooms.pop(table_id, None):
            room.leave(self, now())

    def _leave_all(self) -> None:
        for table_id in list(self._rooms):
            self._leave(table_id)


def is_own_origin(connection: HTTPConnection, origins: tuple[str, ...]) -> bool:
    """Whether the page that opens a socket is ours. Programs send no origin and hold a token of their own."""
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    try:
        return urlsplit(origin).netloc == connection.headers.get("host") or origin in origins
    except ValueError:
        return False
