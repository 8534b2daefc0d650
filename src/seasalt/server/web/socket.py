"""A client's socket: frames in, messages out, without any rule of the game.

Each socket has a bounded outbox and a writer, so a slow client delays no other. Only a client that reads
nothing at all is disconnected.
"""

import asyncio
import logging
from contextlib import suppress

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from seasalt.server.access.connection_limits import ConnectionLimits
from seasalt.server.access.guest_token import token_of
from seasalt.server.access.origin import is_own_origin
from seasalt.server.access.rate_limits import TokenBucket
from seasalt.server.clock import now
from seasalt.server.interfaces.database_faults import StoreDown
from seasalt.server.interfaces.stored_facts import Guest
from seasalt.server.monitoring.metrics import FLOODS, REFUSALS, SOCKETS_DROPPED
from seasalt.server.monitoring.server_log import guest_hash, log, log_throttled
from seasalt.server.refusals import NeedsNewerNode, RequestRefused
from seasalt.server.tables.node import Node
from seasalt.server.tables.room import Room
from seasalt.server.tables.rooms import ELSEWHERE
from seasalt.server.web.endpoint import address_of, error_response, session_of
from seasalt.server.web.outbox import Outbox
from seasalt.server.web.timed_command import do_command
from seasalt.table.refusal import Refusal
from seasalt.wire.bounds import MAX_BODY
from seasalt.wire.messages import (
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

BAD_FRAMES = 5  # in a burst, and one more each ten seconds, before the socket is closed
LINGER_SECONDS = 5.0  # to send the last messages before the socket is closed
POLICY, TOO_BIG, GOING_AWAY, SLOW = 1008, 1009, 1001, 1013
MAX_WATCHED = 20
SILENCE = 4_500  # milliseconds without a sign of life after which a client that pings seems to be gone
NOT_THEIR_FAULT = ("unavailable", "set_aside", Refusal.CLOSED)


class Socket:
    """One connection of one guest. Two tabs are two sockets with the same messages."""

    def __init__(self, websocket: WebSocket, node: Node, guest: Guest, session: str) -> None:
        self.guest = guest.id
        self.session = session
        self._who = guest
        self._address = address_of(websocket)
        self._websocket = websocket
        self._node = node
        self._outbox = Outbox(guest.id)
        self._rooms: dict[str, Room] = {}
        self._bad_frames = TokenBucket(0.1, BAD_FRAMES - 1, now())
        self._heard = self._sent = now()
        self._ping_pause: int | None = (
            None  # the last time between a ping and what was sent or heard before it
        )
        self._code = GOING_AWAY
        self._ended: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    @property
    def silent_from(self) -> int | None:
        """A ping is late by half of the usual pause. Who never pings, or seldom, says nothing by silence."""
        if self._ping_pause is None:
            return None
        return max(self._heard, self._sent) + max(SILENCE, self._ping_pause * 3 // 2)

    def send(self, message: bytes) -> None:
        """Queue a message; if it does not fit, end the connection."""
        if (silent_from := self.silent_from) is None or now() < silent_from:
            self._sent = now()
        if not self._outbox.put(message):
            self._drop(SLOW, "slow")

    def is_behind(self, room: Room) -> bool:
        return self._outbox.is_behind(room)

    def goodbye(self, reconnect_in: int) -> None:
        self.send(encode(Bye(reconnect_in)))
        self._end(GOING_AWAY)

    def _drop(self, code: int, why: str) -> None:
        """End the connection for a reason that is logged."""
        if not self._ended.done():
            SOCKETS_DROPPED.labels(why).inc()
            level = logging.INFO if why == "idle" else logging.WARNING
            log_throttled(
                level, "socket_dropped", self.guest, kind=why, guest=guest_hash(self.guest), code=code
            )
        self._end(code)

    def _end(self, code: int) -> None:
        if self._ended.done():
            return
        self._ended.set_result(None)
        self._code = code
        for room in self._rooms.values():
            room.watchers.discard(self)
        self._outbox.close(drop=code == SLOW)

    async def run(self) -> None:
        """Serve until either side closes."""
        writer = asyncio.create_task(self._write())
        reader = asyncio.create_task(self._read())
        try:
            await asyncio.wait({writer, reader, self._ended}, return_when=asyncio.FIRST_COMPLETED)
            self._end(self._code)
            await asyncio.wait({writer}, timeout=LINGER_SECONDS)  # it may never read
        finally:
            for task in (writer, reader):
                task.cancel()
            for failure in await asyncio.gather(writer, reader, return_exceptions=True):
                if isinstance(failure, Exception):
                    log(logging.DEBUG, "socket_broken", why=type(failure).__name__)
            self._leave_all()

    async def _write(self) -> None:
        patience = self._node.settings.stall_seconds
        while (message := await self._outbox.get()) is not None:
            try:
                async with asyncio.timeout(patience):
                    await self._websocket.send_text(message.decode("utf-8"))
            except TimeoutError:
                self._drop(SLOW, "slow")
        with suppress(RuntimeError, WebSocketDisconnect):
            await self._websocket.close(self._code)

    async def _read(self) -> None:
        patience = self._node.settings.idle_seconds
        while not self._ended.done():
            try:
                async with asyncio.timeout(patience):  # `wait_for` would create a task for each frame
                    text = await self._websocket.receive_text()
            except TimeoutError:
                self._drop(GOING_AWAY, "idle")
            except (WebSocketDisconnect, RuntimeError):
                return
            except KeyError:  # bytes, not text
                self._drop(POLICY, "bytes")
            else:
                await self._receive(text)
                await self._outbox.until_short()

    async def _receive(self, text: str) -> None:
        """Check the size and rate of a frame; a guest's sockets and HTTP requests count together."""
        if len(text) > MAX_BODY:
            self._drop(TOO_BIG, "too_big")
            return
        try:
            self._node.check_message_limit(self.guest)
        except RequestRefused as too_fast:
            FLOODS.labels("messages").inc()
            self._problem(too_fast.code)
            return
        await self._handle(text)

    async def _handle(self, text: str) -> None:
        try:
            message: FromClient = decode_client(text)
        except (msgspec.DecodeError, UnicodeEncodeError, RecursionError):
            self._problem("bad_frame")
            return
        self._hear(message)
        try:
            match message:
                case Ping(n):
                    self.send(encode(Pong(n, now())))
                case Watch():
                    await self._watch(message)
                case Unwatch(table):
                    self._leave(table)
                case Cmd():
                    self.send(encode(await do_command(self._node, self._who, message)))
        except NeedsNewerNode:
            self.goodbye(ELSEWHERE)
        except RequestRefused as refused:
            self._problem(refused.code, message, bad=refused.code not in NOT_THEIR_FAULT)
        except StoreDown:
            self._problem("unavailable", message, bad=False)

    def _hear(self, message: FromClient) -> None:
        """Note a sign of life; its tables look again at the first ping, and where the client seemed gone."""
        at, silent_from = now(), self.silent_from
        if isinstance(message, Ping):
            self._ping_pause = at - max(self._heard, self._sent)
        self._heard = at
        if self._ping_pause is not None and (silent_from is None or at >= silent_from):
            for room in self._rooms.values():
                room.moved.set()

    def _problem(self, code: str, about: FromClient | None = None, *, bad: bool = True) -> None:
        REFUSALS.labels(code).inc()
        self.send(encode(Problem(code, getattr(about, "table", None))))
        if bad and not self._bad_frames.take(now()):
            self._drop(POLICY, code)

    async def _watch(self, wish: Watch) -> None:
        table_id, since = wish.table, wish.since
        self._node.check_visit_limit(self._address)
        room = await self._node.room(table_id)
        if not await self._node.may_access(self._who, room, "watch", wish.invite):
            raise RequestRefused("not_allowed")
        if len(self._rooms) >= MAX_WATCHED and table_id not in self._rooms:
            raise RequestRefused("too_many")
        await self._node.rooms.catch_up_to(room, since)
        if self._ended.done():
            return
        self._rooms[table_id] = room
        self._outbox.forget(table_id)
        room.watch(self, since, fast=wish.fast)

    def _leave(self, table_id: str) -> None:
        self._outbox.forget(table_id)
        if room := self._rooms.pop(table_id, None):
            room.leave(self, now())

    def _leave_all(self) -> None:
        for table_id in list(self._rooms):
            self._leave(table_id)


# --- the handshake


async def serve_socket(websocket: WebSocket, node: Node, limits: ConnectionLimits) -> None:
    """Admit a client and serve it until either side closes; meanwhile it is one of the node's sockets."""
    try:
        guest = await _admitted(websocket, node, limits)
        with limits.hold(address_of(websocket), guest.id):
            await websocket.accept()
            socket = Socket(websocket, node, guest, session_of(websocket, node.settings))
            node.sockets.add(socket)
            try:
                await socket.run()
            finally:
                node.sockets.discard(socket)
    except RequestRefused as refused:
        await _deny(websocket, refused.code)
    except StoreDown:
        await _deny(websocket, "unavailable")


async def _admitted(websocket: WebSocket, node: Node, limits: ConnectionLimits) -> Guest:
    """The guest who connects, if the connection is allowed."""
    if node.closing:
        raise RequestRefused("unavailable")
    if not is_own_origin(websocket, node.settings.origins):
        raise RequestRefused("foreign_origin")
    node.check_visit_limit(address_of(websocket))
    with limits.hold(address_of(websocket)):  # handshakes in progress count too
        guest = await node.guest(token_of(websocket, node.settings))
    if guest is None:
        raise RequestRefused("not_signed_in")
    node.check_blocked(guest)
    return guest


async def _deny(websocket: WebSocket, code: str) -> None:
    """Refuse a handshake with a status, so that the client knows whether to reconnect."""
    await websocket.send_denial_response(error_response(code))
