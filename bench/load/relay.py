"""A bad network between clients and a node: a TCP relay that delays, swallows or resets connections.

A swallowed connection stays open at both ends, but nothing arrives: that is what a phone out of range looks
like.
"""

import asyncio
import socket
import struct
from contextlib import suppress
from typing import Self

RESET = struct.pack("ii", 1, 0)  # linger for zero seconds: the other side sees a reset, not an end
CHUNK = 1 << 16


class Relay:
    """Listens on the loopback, and forwards to one address in both directions."""

    def __init__(self, address: str, *, delay: float = 0.0) -> None:
        host, _, port = address.removeprefix("http://").partition(":")
        self._target = host, int(port)
        self._delay = delay
        self._server: asyncio.Server | None = None
        self.address = ""
        self.connections: dict[int, RelayedConnection] = {}  # by port of the client

    async def __aenter__(self) -> Self:
        self._server = await asyncio.start_server(self._accept, "127.0.0.1", 0, backlog=1000)
        self.address = f"http://127.0.0.1:{self._server.sockets[0].getsockname()[1]}"
        return self

    async def __aexit__(self, *error: object) -> None:
        assert self._server is not None
        self._server.close()
        self.reset()

    def swallow(self, *, up: bool = True, down: bool = True) -> None:
        """Drop everything that is sent up to the node, or down from it, on all open connections."""
        for connection in tuple(self.connections.values()):
            connection.swallow(up=up, down=down)

    def reset(self) -> None:
        """Reset all open connections."""
        for connection in tuple(self.connections.values()):
            connection.reset()

    async def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        port: int = writer.get_extra_info("peername")[1]
        self.connections[port] = connection = RelayedConnection(writer, self._delay)
        try:
            await connection.forward(reader, self._target)
        finally:
            self.connections.pop(port, None)


class RelayedConnection:
    """One connection of a client to the node."""

    def __init__(self, near: asyncio.StreamWriter, delay: float) -> None:
        self._ends = [near]
        self._delay = delay
        self._passes = {"up": True, "down": True}

    def swallow(self, *, up: bool = True, down: bool = True) -> None:
        """Drop everything in these directions from now on."""
        self._passes["up"] &= not up
        self._passes["down"] &= not down

    def reset(self) -> None:
        """Reset both ends."""
        for end in self._ends:
            if not end.is_closing():
                end.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, RESET)
                end.transport.abort()

    async def forward(self, reader: asyncio.StreamReader, target: tuple[str, int]) -> None:
        """Forward data until both ends have closed, or cannot know that the other has."""
        [near] = self._ends
        try:
            far_reader, far = await asyncio.open_connection(*target)
        except OSError:
            self.reset()
            return
        self._ends.append(far)
        await asyncio.gather(self._pump(reader, far, "up"), self._pump(far_reader, near, "down"))

    async def _pump(self, source: asyncio.StreamReader, to: asyncio.StreamWriter, way: str) -> None:
        with suppress(OSError):
            while data := await source.read(CHUNK):
                if self._delay:
                    await asyncio.sleep(self._delay)
                if self._passes[way]:
                    to.write(data)
                    await to.drain()
        if self._passes[way]:
            to.close()
