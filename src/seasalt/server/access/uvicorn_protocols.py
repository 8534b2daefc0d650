"""uvicorn's protocols with limits on connections, on headers, on the time of a request, and on frames.

uvicorn accepts every connection, passes on headers of any size that arrive at once, waits forever for the
rest of a request, and answers every ping.
"""

import asyncio
import logging
import re
import socket
from collections import Counter
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from seasalt.server.access.proxies import Proxies
from seasalt.server.access.rate_limits import TokenBucket
from seasalt.server.clock import now
from seasalt.server.monitoring.metrics import (
    CONNECTIONS,
    CONNECTIONS_LIMIT,
    CONNECTIONS_REFUSED,
    FLOODS,
    SOCKETS_DROPPED,
)
from seasalt.server.monitoring.server_log import client_facts, log_throttled
from seasalt.server.networks import client_key, counted_networks
from seasalt.server.settings import Settings

RESERVE = 64  # connections beyond the limit that still get a 503, before others are closed without an answer
GRACEFUL_SECONDS, STOP_SECONDS = 5, 4.0  # for tasks of a node that stops; for clients to read its answers
REFUSAL_SECONDS = 2.0  # for a connection beyond the limit to send its request
SLICE = 1024  # bytes read from a socket at once: a thousand bytes can hold 170 empty frames
UNREAD = 16  # messages that may wait for the app before reading stops
EXTRA_FRAMES_PER_SECOND, EXTRA_FRAMES_AT_ONCE = 2.0, 60  # pings, pongs and fragments, for one socket
WRITE_BUFFER = 32 * 1024  # small, so that slow clients get newer states instead of old updates
UNSENT = 64 * 1024  # the same for the buffer in the kernel
MAX_HEADERS, MAX_HEADER = 16 * 1024, 8 * 1024  # bytes of all headers of a request, and of one
MAX_TARGET, MAX_SOCKET_HEADER = 4 * 1024, 512  # of the path with its query; of one `Sec-WebSocket-` header
MAX_LINES, MAX_PARTS = 100, 100  # headers of a request; parts of one, or of a query, by their separators
TOO_LARGE = 431
BLANK_LINE = re.compile(rb"\n\r?\n")
HEADERS_TOO_LARGE = (
    b"HTTP/1.1 431 Request Header Fields Too Large\r\ncontent-type: application/json\r\n"
    b'connection: close\r\ncontent-length: 20\r\n\r\n{"code":"too_large"}'
)
FULL = (
    b"HTTP/1.1 503 Service Unavailable\r\ncontent-type: application/json\r\nretry-after: 5\r\n"
    b'connection: close\r\ncontent-length: 22\r\n\r\n{"code":"unavailable"}'
)


class Connections:
    """All open connections of a node."""

    def __init__(self, settings: Settings, file_limit: int) -> None:
        self.settings = settings
        self.most = min(settings.max_connections, file_limit * 3 // 4)
        self._proxies = Proxies(settings.trusted_proxies)
        self._open = 0
        self._addresses: Counter[str] = Counter()
        CONNECTIONS.set_function(lambda: self._open)
        CONNECTIONS_LIMIT.set(self.most)

    def enter(self, host: str) -> str | None:
        """Count a new connection; returns why it is refused, if it is. It must `leave` in any case."""
        address = client_key(host)
        self._open += 1
        self._addresses.update(key for key, _ in counted_networks(address))
        if self._open > self.most:
            return self._refuse("full", "")
        if self._beyond(address) > 0 and not self._proxies.trusts(host):
            return self._refuse("address", address)
        return None

    def leave(self, host: str) -> None:
        """Count a closed connection."""
        self._open -= 1
        for key, _ in counted_networks(client_key(host)):
            self._addresses[key] -= 1
            if not self._addresses[key]:
                del self._addresses[key]

    def is_beyond_reserve(self, host: str) -> bool:
        """Whether there are too many connections even to answer this one with a 503."""
        own = self._beyond(client_key(host))
        return self._open > self.most + RESERVE or (own > RESERVE and not self._proxies.trusts(host))

    def _beyond(self, address: str) -> int:
        """How many connections an address, or a network around it, has beyond its limit."""
        most = self.settings.max_connections_per_address
        return max(self._addresses[key] - times * most for key, times in counted_networks(address))

    def _refuse(self, why: str, address: str) -> str:
        CONNECTIONS_REFUSED.labels(why).inc()
        event = "connections_full" if why == "full" else "flood_refused"
        client = client_facts(address) if address else {}
        log_throttled(logging.WARNING, event, address, kind="connections", **client, open=self._open)
        return why


class Stall:
    """Aborts a connection whose client has read nothing of the write buffer for a while."""

    def __init__(self, transport: asyncio.Transport, seconds: float, why: str) -> None:
        self._transport = transport
        self._seconds = seconds
        self._why = why
        self._left = 0
        self._timer: asyncio.TimerHandle | None = None

    def begin(self) -> None:
        """The write buffer is full."""
        self._left = self._transport.get_write_buffer_size()
        self._timer = asyncio.get_running_loop().call_later(self._seconds, self._look)

    def end(self) -> None:
        """The client has read it, or the connection is closed."""
        if self._timer:
            self._timer.cancel()
            self._timer = None

    def stop(self) -> None:
        """The node stops: abort the connection if the client does not read within a few seconds.

        A second later uvicorn would cancel the task that waits for the client, and log its stack as an error.
        """
        asyncio.get_running_loop().call_later(STOP_SECONDS, self._drop)

    def _look(self) -> None:
        if self._transport.get_write_buffer_size() < self._left:  # slow, but not dead
            self.begin()
        else:
            self._drop()

    def _drop(self) -> None:
        if not self._transport.get_write_buffer_size():
            return
        SOCKETS_DROPPED.labels(self._why).inc()
        log_throttled(logging.WARNING, "connection_stalled", self._why, kind=self._why)
        self._transport.abort()


class BoundedHeaders(h11.Connection):
    """Refuses large headers before they are parsed: libraries take milliseconds for thousands of small parts.

    h11 limits only what arrives in several reads, and websockets does not answer a line beyond its own limit.
    """

    is_too_large = False

    def next_event(self) -> Any:
        try:
            if self.their_state is h11.IDLE:
                self._check_buffer()
            event = super().next_event()
            if isinstance(event, h11.Request):
                self._check(event)
        except h11.RemoteProtocolError as error:
            self.is_too_large = error.error_status_hint == TOO_LARGE
            raise
        return event

    def _check_buffer(self) -> None:
        received = self.trailing_data[0][: MAX_HEADERS + 1]
        end = BLANK_LINE.search(received)
        head = received[: end.start()] if end else received
        if len(head) > MAX_HEADERS or head.count(b"\n") > MAX_LINES:
            raise h11.RemoteProtocolError("headers too large", error_status_hint=TOO_LARGE)

    def _check(self, request: h11.Request) -> None:
        parts = request.target.count(b"&")
        is_long = len(request.target) > MAX_TARGET
        for name, value in request.headers:
            most = MAX_SOCKET_HEADER if name.startswith(b"sec-websocket-") else MAX_HEADER
            is_long = is_long or len(name) + len(value) + len(b": \r\n") > most
            parts = max(parts, value.count(b",") + value.count(b";"))
        if is_long or parts > MAX_PARTS:
            raise h11.RemoteProtocolError("header too large", error_status_hint=TOO_LARGE)


class HttpConnection(H11Protocol):
    """An HTTP connection with limits on headers and on the time of each request and of reading its answer."""

    gate: Connections  # set by `protocols`
    conn: BoundedHeaders

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.conn = BoundedHeaders(h11.SERVER, MAX_HEADERS)

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._host = self.client[0] if self.client else ""
        self._refused = self.gate.enter(self._host)
        self._timer: asyncio.TimerHandle | None = None
        self._stall = Stall(transport, self.gate.settings.stall_seconds, "slow answer")
        if self._refused and self.gate.is_beyond_reserve(self._host):
            transport.abort()
        else:
            self._wait(REFUSAL_SECONDS if self._refused else self.gate.settings.request_seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        self.gate.leave(self._host)
        self._unset_timers()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self._refused:
            self._answer_full()
            return
        super().data_received(data)
        self._look()

    def send_400_response(self, msg: str) -> None:
        if self.conn.is_too_large:
            self.transport.write(HEADERS_TOO_LARGE)
            self.transport.close()
        else:
            super().send_400_response(msg)

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._look()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._stall.begin()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._stall.end()

    def shutdown(self) -> None:
        super().shutdown()
        self._stall.stop()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._unset_timers()
        super().handle_websocket_upgrade(event)

    def _look(self) -> None:
        """Run the timer only while the client is to send a request."""
        if self.transport.get_protocol() is not self or self.transport.is_closing():
            return
        if self.conn.their_state not in (h11.IDLE, h11.SEND_BODY):
            self._unset_timer()
        elif self._timer is None:
            self._wait(self.gate.settings.request_seconds)

    def _wait(self, seconds: float) -> None:
        self._timer = self.loop.call_later(seconds, self._give_up)

    def _give_up(self) -> None:
        CONNECTIONS_REFUSED.labels("slow request").inc()
        self.transport.abort()

    def _unset_timer(self) -> None:
        if self._timer:
            self._timer.cancel()
            self._timer = None

    def _unset_timers(self) -> None:
        self._unset_timer()
        self._stall.end()

    def _answer_full(self) -> None:
        if not self.transport.is_closing():
            self.transport.write(FULL)
            self.transport.close()


class SocketConnection(WebSocketsSansIOProtocol):
    """A websocket whose frames are all counted, including those that the app never sees."""

    gate: Connections

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._held = b""
        self._extra = TokenBucket(EXTRA_FRAMES_PER_SECOND, EXTRA_FRAMES_AT_ONCE, now())

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._host = self.client[0] if self.client else ""
        self._stall = Stall(self.transport, self.gate.settings.stall_seconds, "slow")
        self.transport.set_write_buffer_limits(WRITE_BUFFER)
        line = transport.get_extra_info("socket")
        if line is not None and hasattr(socket, "TCP_NOTSENT_LOWAT"):
            line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NOTSENT_LOWAT, UNSENT)

    def connection_lost(self, exc: Exception | None) -> None:
        self.gate.leave(self._host)
        self._stall.end()
        self._held = b""
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._stall.begin()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._stall.end()

    def shutdown(self) -> None:
        super().shutdown()
        self._stall.stop()

    def data_received(self, data: bytes) -> None:
        if self.handshake_initiated and not self.handshake_complete:
            self.transport.abort()  # RFC 6455, 4.1: a client waits for the answer before it sends frames
            return
        self._held += data
        self._read()

    async def receive(self) -> Any:
        message = await super().receive()
        self._read()
        return message

    async def send(self, message: Any) -> None:
        await super().send(message)
        if message["type"] == "websocket.http.response.body" and not message.get("more_body", False):
            self.handshake_complete = True  # by a refusal

    def _read(self) -> None:
        """Continue reading, as far as the app has processed earlier messages."""
        while self._held and (self.queue.qsize() < UNREAD or self.close_sent):
            if self.transport.is_closing():
                self._held = b""
                return
            data, self._held = self._held[:SLICE], self._held[SLICE:]
            super().data_received(data)

    def handle_cont(self, event: Frame) -> None:
        if self._counts():
            super().handle_cont(event)

    def handle_ping(self) -> None:
        if self._counts():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._counts():
            super().handle_pong(event)

    def _counts(self) -> bool:
        """Count an extra frame; closes the socket and returns False if there are too many."""
        if self.transport.is_closing():
            return False
        if self._extra.take(now()):
            return True
        FLOODS.labels("frames").inc()
        SOCKETS_DROPPED.labels("frames").inc()
        address = client_key(self._host)
        log_throttled(logging.WARNING, "flood_refused", address, kind="frames", **client_facts(address))
        self._fail(1008)
        return False

    def send_receive_event_to_app(self) -> None:
        if self.curr_msg_data_type == "text":
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:  # the library would log a traceback for each
                self._fail(1007)
                return
        super().send_receive_event_to_app()

    def _fail(self, code: int) -> None:
        if self.conn.close_sent is None:
            self.conn.send_close(code)
        self.handle_parser_exception()


def protocols(gate: Connections) -> tuple[type[HttpConnection], type[SocketConnection]]:
    """The protocols of one node, for uvicorn."""
    http = type("Http", (HttpConnection,), {"gate": gate})
    websocket = type("WebSocket", (SocketConnection,), {"gate": gate})
    return http, websocket


def raise_file_limit(wanted: int) -> int:
    """Raise the limit of open files as far as the system allows; returns the new limit."""
    try:
        import resource  # not on Windows
    except ImportError:
        return wanted
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
    if soft != resource.RLIM_INFINITY and soft < most:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
        return most
    return max(soft, most)
