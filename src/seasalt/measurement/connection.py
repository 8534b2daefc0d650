"""A websocket client and an HTTP client for a load generator, with little overhead."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Any, cast

import msgspec
from websockets.client import ClientProtocol
from websockets.exceptions import WebSocketException
from websockets.frames import Frame, Opcode
from websockets.http11 import Response
from websockets.protocol import State
from websockets.uri import parse_uri


class HttpRefused(OSError):
    """The server answered with another status than 200."""

    def __init__(self, status: int, words: str) -> None:
        super().__init__(words)
        self.status = status


class WebSocketClient(asyncio.Protocol):
    """One websocket. It calls `opened` and `lost` once, and `heard` for each message."""

    def __init__(
        self,
        address: str,
        token: str,
        *,
        opened: Callable[[], None],
        heard: Callable[[bytes], None],
        lost: Callable[[], None],
    ) -> None:
        self._websocket = ClientProtocol(parse_uri(f"ws{address.removeprefix('http')}/ws"), max_size=None)
        self._token = token
        self._opened, self._heard, self._lost = opened, heard, lost
        self._transport: asyncio.Transport | None = None

    @property
    def is_open(self) -> bool:
        """Whether messages can be sent."""
        return self._websocket.state is State.OPEN

    def send(self, message: bytes) -> None:
        """Send a text message; it is dropped if the connection is not open."""
        if self.is_open:
            self._websocket.send_text(message)
            self._flush()

    def close(self) -> None:
        """Abort the connection without calling `lost`."""
        self._lost = _nothing
        if self._transport is not None:
            self._transport.abort()

    def close_politely(self) -> None:
        """Send a close frame, as a browser does when a tab is closed; `lost` is called at the end."""
        if self.is_open:
            self._websocket.send_close()
            self._flush()

    @property
    def local_port(self) -> int:
        """The local port; 0 if there is no connection."""
        name = self._transport.get_extra_info("sockname") if self._transport is not None else None
        return int(name[1]) if name else 0

    def reset(self) -> None:
        """Reset the connection; `lost` is called as if the other side had done it."""
        if self._transport is not None:
            self._transport.abort()

    def set_reading(self, reading: bool) -> None:
        """Pause or resume reading; what is not read fills the buffers between the server and us."""
        transport = self._transport
        if transport is not None and not transport.is_closing() and transport.is_reading() != reading:
            (transport.resume_reading if reading else transport.pause_reading)()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)  # uvloop's does not inherit from it
        request = self._websocket.connect()
        request.headers["Authorization"] = f"Bearer {self._token}"
        self._websocket.send_request(request)
        self._flush()

    def data_received(self, data: bytes) -> None:
        self._websocket.receive_data(data)
        for event in self._websocket.events_received():
            if isinstance(event, Frame):
                if event.opcode is Opcode.TEXT:
                    self._heard(bytes(event.data))
            elif isinstance(event, Response) and self.is_open:
                self._opened()
        self._flush()

    def connection_lost(self, error: Exception | None) -> None:
        with suppress(WebSocketException):
            self._websocket.receive_eof()
        self._lost()

    def _flush(self) -> None:
        transport = self._transport
        assert transport is not None
        for data in self._websocket.data_to_send():
            if data:
                transport.write(data)
            elif transport.can_write_eof():
                transport.write_eof()
        if self._websocket.close_expected():
            transport.close()


class HttpClient:
    """One HTTP connection that is kept open, for one request after the other."""

    def __init__(self, address: str) -> None:
        self._host, _, port = address.removeprefix("http://").partition(":")
        self._port = int(port)
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def ask(self, method: str, path: str, body: object = None, token: str | None = None) -> Any:
        """Send a request; returns the JSON of the response. A refusal raises HttpRefused, an OSError."""
        return msgspec.json.decode(await self._answer(method, path, body, token))

    async def text(self, path: str, token: str | None = None) -> str:
        """GET a path; returns the body as text."""
        return (await self._answer("GET", path, None, token)).decode()

    async def _answer(self, method: str, path: str, body: object, token: str | None) -> bytes:
        if self._streams is None:
            self._streams = await asyncio.open_connection(self._host, self._port)
        reader, writer = self._streams
        data = b"" if body is None else msgspec.json.encode(body)
        lines = [
            f"{method} {path} HTTP/1.1",
            f"Host: {self._host}:{self._port}",
            f"Content-Length: {len(data)}",
            "Content-Type: application/json",
        ]
        if token is not None:
            lines.append(f"Authorization: Bearer {token}")
        writer.write("\r\n".join([*lines, "", ""]).encode() + data)
        head = (await reader.readuntil(b"\r\n\r\n")).decode().lower()
        length = int(head.partition("content-length:")[2].partition("\r\n")[0])
        answer = await reader.readexactly(length)
        status = int(head.split()[1])
        if status != 200:
            raise HttpRefused(status, f"{method} {path}: {status} {answer.decode(errors='replace')}")
        return answer

    def close(self) -> None:
        """Close the connection."""
        if self._streams is not None:
            self._streams[1].close()


def _nothing() -> None:
    pass
