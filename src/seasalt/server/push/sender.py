"""Sends one message to one browser, by its push service. No redirect is followed."""

import asyncio
import ssl
from collections.abc import Awaitable, Callable
from enum import StrEnum
from functools import cache
from typing import Final
from urllib.parse import urlsplit

import h11
from cryptography.hazmat.primitives.asymmetric import ec

from seasalt.server.push.encryption import Subscription, encrypt, new_key, sender
from seasalt.server.push.endpoint import HTTPS, public_address

PATIENCE_S: Final = 10.0
VALID_S: Final = 12 * 3600  # a signature; at most a day by RFC 8292
MOST_ANSWER: Final = 1 << 14  # bytes of its head
READ_AT_ONCE: Final = 4096


class Delivery(StrEnum):
    """What became of a message."""

    TAKEN = "taken"
    GONE = "gone"  # the browser has no such subscription any more
    REFUSED = "refused"  # by the service, for good
    LATER = "later"  # neither: to be tried again


Connect = Callable[[str], Awaitable[tuple[asyncio.StreamReader, asyncio.StreamWriter]]]
"""Opens a connection to the service at a host."""


async def connect_to_service(host: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A connection to a public address of the host, which proves its name; OSError if there is none."""
    address = await public_address(host)
    if address is None:
        raise OSError("no public address")
    return await asyncio.open_connection(
        address, HTTPS, ssl=_certificates(), server_hostname=host, limit=MOST_ANSWER
    )


@cache  # to read all of them takes longer than to send a message
def _certificates() -> ssl.SSLContext:
    return ssl.create_default_context()


async def send(
    message: bytes,
    to: Subscription,
    key: ec.EllipticCurvePrivateKey,
    contact: str,
    *,
    salt: bytes,
    keep_s: int,
    topic: str,
    now_s: int,
    connect: Connect = connect_to_service,
) -> Delivery:
    """Hand a message over; the service keeps it so long, and drops an older one of the same topic."""
    parts = urlsplit(to.endpoint)
    host = parts.hostname or ""
    body = encrypt(message, to, new_key(), salt)
    headers = {
        "Host": host,
        "Authorization": sender(key, f"https://{host}", contact, now_s + VALID_S),
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "Content-Length": str(len(body)),
        "TTL": str(keep_s),
        "Topic": topic,
        "Urgency": "normal",
        "Connection": "close",
    }
    target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    request = h11.Request(method="POST", target=target, headers=list(headers.items()))
    try:
        async with asyncio.timeout(PATIENCE_S):
            status = await _status(request, body, await connect(host))
    except (OSError, TimeoutError, h11.RemoteProtocolError):
        return Delivery.LATER
    return _delivery(status)


async def _status(
    request: h11.Request, body: bytes, connection: tuple[asyncio.StreamReader, asyncio.StreamWriter]
) -> int:
    reader, writer = connection
    try:
        http = h11.Connection(h11.CLIENT, max_incomplete_event_size=MOST_ANSWER)
        for part in (request, h11.Data(data=body), h11.EndOfMessage()):
            writer.write(http.send(part) or b"")
        await writer.drain()
        while True:
            event = http.next_event()
            if isinstance(event, h11.Response):
                return event.status_code
            if event is h11.NEED_DATA:
                http.receive_data(await reader.read(READ_AT_ONCE))
            elif not isinstance(event, h11.InformationalResponse):
                raise OSError("no answer")
    finally:
        writer.close()


def _delivery(status: int) -> Delivery:
    if 200 <= status < 300:
        return Delivery.TAKEN
    if status in (404, 410):
        return Delivery.GONE
    return Delivery.LATER if status == 429 or status >= 500 else Delivery.REFUSED
