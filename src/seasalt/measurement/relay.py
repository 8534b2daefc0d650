"""A bad network between clients and a node: a TCP relay that delays, swallows or resets what goes through it.

A line that is swallowed stays open at both ends, and neither hears anything of the other: so it looks when a
phone goes out of range.
"""

import asyncio
import socket
import struct
from collections.abc import Callable
from types import TracebackType
from typing import Self, cast

RESET = struct.pack("ii", 1, 0)  # linger for no time at all: the other side sees a reset, not an end


class Relay:
    """Listens on the loopback, and passes on to one address, in both directions."""

    def __init__(self, address: str, *, delay: float = 0.0) -> None:
        host, _, port = address.removeprefix("http://").partition(":")
        self._target = host, int(port)
        self._delay = delay
        self._server: asyncio.Server | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self.address = ""
        self.cables: dict[int, Cable] = {}  # by the port of the client

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
        """From now on let nothing through that is sent up to the node, or down from it, on any open line."""
        for cable in tuple(self.cables.values()):
            cable.swallow(up=up, down=down)

    def reset(self) -> None:
        """Cut every line that is open."""
        for cable in tuple(self.cables.values()):
            cable.reset()

    def dial(self, cable: "Cable") -> None:
        """Open the far half of a line."""

        async def connect() -> None:
            try:
                await asyncio.get_running_loop().create_connection(lambda: _Far(cable), *self._target)
            except OSError:
                cable.reset()

        task = asyncio.create_task(connect())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def lay(self, near: asyncio.Transport) -> "Cable":
        """A new line, of which a client holds the near end."""
        port: int = near.get_extra_info("peername")[1]
        cable = self.cables[port] = Cable(near, self._delay, lambda: self.cables.pop(port, None))
        self.dial(cable)
        return cable


class Cable:
    """One connection of a client to the node."""

    def __init__(self, near: asyncio.Transport, delay: float, gone: Callable[[], object]) -> None:
        self.near: asyncio.Transport = near
        self.far: asyncio.Transport | None = None
        self._delay = delay
        self._gone = gone
        self._early: list[bytes] = []
        self._up = self._down = True

    def swallow(self, *, up: bool = True, down: bool = True) -> None:
        """Let nothing through any more in these directions."""
        self._up, self._down = self._up and not up, self._down and not down

    def reset(self) -> None:
        """Cut it at both ends."""
        for end in (self.near, self.far):
            if end is not None:
                _reset(end)
        self._gone()

    def opened(self, far: asyncio.Transport) -> None:
        """The node has answered."""
        self.far = far
        for data in self._early:
            self._later(far, data)
        self._early.clear()

    def heard_from_client(self, data: bytes) -> None:
        """Pass it on to the node."""
        if self._up:
            if self.far is None:
                self._early.append(data)
            else:
                self._later(self.far, data)

    def heard_from_node(self, data: bytes) -> None:
        """Pass it on to the client."""
        if self._down:
            self._later(self.near, data)

    def closed_by_client(self) -> None:
        """The client has gone; the node hears of it only if the line still leads there."""
        self._gone()
        if self._up and self.far is not None:
            self.far.close()

    def closed_by_node(self) -> None:
        """The node has closed; the client hears of it only if the line still leads there."""
        if self._down:
            self._gone()
            self.near.close()

    def _later(self, end: asyncio.Transport, data: bytes) -> None:
        if self._delay:
            asyncio.get_running_loop().call_later(self._delay, _write, end, data)
        else:
            _write(end, data)


class _Near(asyncio.Protocol):
    """The end that a client holds."""

    def __init__(self, relay: Relay) -> None:
        self._relay = relay
        self._cable: Cable | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._cable = self._relay.lay(cast(asyncio.Transport, transport))

    def data_received(self, data: bytes) -> None:
        assert self._cable is not None
        self._cable.heard_from_client(data)

    def connection_lost(self, error: Exception | None) -> None:
        assert self._cable is not None
        self._cable.closed_by_client()

    def pause_writing(self) -> None:
        if self._cable is not None and self._cable.far is not None:
            self._cable.far.pause_reading()

    def resume_writing(self) -> None:
        if self._cable is not None and self._cable.far is not None:
            self._cable.far.resume_reading()


class _Far(asyncio.Protocol):
    """The end at the node."""

    def __init__(self, cable: Cable) -> None:
        self._cable = cable

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._cable.opened(cast(asyncio.Transport, transport))

    def data_received(self, data: bytes) -> None:
        self._cable.heard_from_node(data)

    def connection_lost(self, error: Exception | None) -> None:
        self._cable.closed_by_node()

    def pause_writing(self) -> None:
        self._cable.near.pause_reading()

    def resume_writing(self) -> None:
        self._cable.near.resume_reading()


def _write(end: asyncio.Transport, data: bytes) -> None:
    if not end.is_closing():
        end.write(data)


def _reset(end: asyncio.Transport) -> None:
    if not end.is_closing():
        end.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, RESET)
        end.abort()
