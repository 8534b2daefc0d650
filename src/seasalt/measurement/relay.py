"""A bad network between clients and a node: a TCP relay that delays, swallows or resets connections.

A swallowed connection stays open at both ends, but nothing arrives: that is what a phone out of range looks
like.
"""

import asyncio
import socket
import struct
from collections.abc import Callable
from types import TracebackType
from typing import Self, cast

RESET = struct.pack("ii", 1, 0)  # linger for zero seconds: the other side sees a reset, not an end


class Relay:
    """Listens on the loopback, and forwards to one address in both directions."""

    def __init__(self, address: str, *, delay: float = 0.0) -> None:
        host, _, port = address.removeprefix("http://").partition(":")
        self._target = host, int(port)
        self._delay = delay
        self._server: asyncio.Server | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self.address = ""
        self.connections: dict[int, RelayedConnection] = {}  # by port of the client

    async def __aenter__(self) -> Self:
        self._server = await asyncio.get_running_loop().create_server(
            lambda: _Near(self), "127.0.0.1", 0, backlog=1000
        )
        self.address = f"http://127.0.0.1:{self._server.sockets[0].getsockname()[1]}"
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        assert self._server is not None
        self._server.close()
        for task in tuple(self._tasks):
            task.cancel()
        self.reset()

    def swallow(self, *, up: bool = True, down: bool = True) -> None:
        """Drop everything that is sent up to the node, or down from it, on all open connections."""
        for connection in tuple(self.connections.values()):
            connection.swallow(up=up, down=down)

    def reset(self) -> None:
        """Reset all open connections."""
        for connection in tuple(self.connections.values()):
            connection.reset()

    def connect(self, connection: "RelayedConnection") -> None:
        """Open the connection to the node."""

        async def open_far_end() -> None:
            try:
                await asyncio.get_running_loop().create_connection(lambda: _Far(connection), *self._target)
            except OSError:
                connection.reset()

        task = asyncio.create_task(open_far_end())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def accept(self, near: asyncio.Transport) -> "RelayedConnection":
        """Forward a new connection of a client."""
        port: int = near.get_extra_info("peername")[1]
        connection = RelayedConnection(near, self._delay, lambda: self.connections.pop(port, None))
        self.connections[port] = connection
        self.connect(connection)
        return connection


class RelayedConnection:
    """One connection of a client to the node."""

    def __init__(self, near: asyncio.Transport, delay: float, gone: Callable[[], object]) -> None:
        self.near: asyncio.Transport = near
        self.far: asyncio.Transport | None = None
        self._delay = delay
        self._gone = gone
        self._early: list[bytes] = []
        self._up = self._down = True

    def swallow(self, *, up: bool = True, down: bool = True) -> None:
        """Drop everything in these directions from now on."""
        self._up, self._down = self._up and not up, self._down and not down

    def reset(self) -> None:
        """Reset both ends."""
        for end in (self.near, self.far):
            if end is not None:
                _reset(end)
        self._gone()

    def opened(self, far: asyncio.Transport) -> None:
        """The connection to the node is open."""
        self.far = far
        for data in self._early:
            self._later(far, data)
        self._early.clear()

    def data_from_client(self, data: bytes) -> None:
        """Forward data to the node."""
        if self._up:
            if self.far is None:
                self._early.append(data)
            else:
                self._later(self.far, data)

    def data_from_node(self, data: bytes) -> None:
        """Forward data to the client."""
        if self._down:
            self._later(self.near, data)

    def closed_by_client(self) -> None:
        """The client has closed; the node is informed unless that direction is swallowed."""
        self._gone()
        if self._up and self.far is not None:
            self.far.close()

    def closed_by_node(self) -> None:
        """The node has closed; the client is informed unless that direction is swallowed."""
        if self._down:
            self._gone()
            self.near.close()

    def _later(self, end: asyncio.Transport, data: bytes) -> None:
        if self._delay:
            asyncio.get_running_loop().call_later(self._delay, _write, end, data)
        else:
            _write(end, data)


class _Near(asyncio.Protocol):
    """The protocol at the client's end."""

    def __init__(self, relay: Relay) -> None:
        self._relay = relay
        self._connection: RelayedConnection | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._connection = self._relay.accept(cast(asyncio.Transport, transport))

    def data_received(self, data: bytes) -> None:
        assert self._connection is not None
        self._connection.data_from_client(data)

    def connection_lost(self, error: Exception | None) -> None:
        assert self._connection is not None
        self._connection.closed_by_client()

    def pause_writing(self) -> None:
        if self._connection is not None and self._connection.far is not None:
            self._connection.far.pause_reading()

    def resume_writing(self) -> None:
        if self._connection is not None and self._connection.far is not None:
            self._connection.far.resume_reading()


class _Far(asyncio.Protocol):
    """The protocol at the node's end."""

    def __init__(self, connection: RelayedConnection) -> None:
        self._connection = connection

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._connection.opened(cast(asyncio.Transport, transport))

    def data_received(self, data: bytes) -> None:
        self._connection.data_from_node(data)

    def connection_lost(self, error: Exception | None) -> None:
        self._connection.closed_by_node()

    def pause_writing(self) -> None:
        self._connection.near.pause_reading()

    def resume_writing(self) -> None:
        self._connection.near.resume_reading()


def _write(end: asyncio.Transport, data: bytes) -> None:
    if not end.is_closing():
        end.write(data)


def _reset(end: asyncio.Transport) -> None:
    if not end.is_closing():
        end.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, RESET)
        end.abort()
