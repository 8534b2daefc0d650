"""A message reaches a push service as one request, and its answer decides whether it is tried again."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from seasalt.server.push.encryption import CURVE, Subscription, new_key, public_bytes
from seasalt.server.push.sender import Connect, Delivery, send

pytestmark = pytest.mark.anyio

BROWSER, SECRET = new_key(), bytes(range(16))
ENDPOINT = "https://push.example/one?two=3"


class Service:
    """A push service on this machine, which gives one answer to everything."""

    def __init__(self, answer: bytes) -> None:
        self.answer = answer
        self.requests: list[bytes] = []

    async def __call__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = await reader.readuntil(b"\r\n\r\n")
        length = int(head.lower().split(b"content-length: ")[1].split(b"\r\n")[0])
        self.requests.append(head + await reader.readexactly(length))
        writer.write(self.answer)
        writer.close()


@asynccontextmanager
async def running(service: Service) -> AsyncIterator[Connect]:
    """The way to the service, instead of the way to the address of its name."""
    server = await asyncio.start_server(service, "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]

    async def connect(host: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        assert host == "push.example"
        return await asyncio.open_connection("127.0.0.1", port)

    async with server:
        yield connect


async def sent(answer: bytes) -> tuple[Delivery, list[bytes]]:
    service = Service(answer)
    to = Subscription(ENDPOINT, public_bytes(BROWSER), SECRET)
    async with running(service) as connect:
        delivery = await send(
            b"Your turn",
            to,
            new_key(),
            "mailto:a@b.example",
            salt=bytes(16),
            keep_s=60,
            topic="reef",
            now_s=1,
            connect=connect,
        )
    return delivery, service.requests


def read_by_browser(body: bytes) -> bytes:
    """What the browser reads, by RFC 8188 and 8291 from its side."""
    salt, size, other = body[:16], body[20], body[21 : 21 + body[20]]
    assert size == 65
    shared = BROWSER.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, other))
    info = b"WebPush: info\0" + public_bytes(BROWSER) + other
    secret = HKDF(hashes.SHA256(), 32, SECRET, info).derive(shared)
    key = HKDF(hashes.SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(secret)
    nonce = HKDF(hashes.SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(secret)
    return AESGCM(key).decrypt(nonce, body[21 + size :], None).removesuffix(b"\x02")


async def test_the_browser_reads_what_was_sent():
    delivery, [request] = await sent(b"HTTP/1.1 201 Created\r\nContent-Length: 0\r\n\r\n")

    head, _, body = request.partition(b"\r\n\r\n")
    first, *lines = head.decode().lower().split("\r\n")
    headers = dict(line.split(": ", 1) for line in lines)
    assert delivery is Delivery.TAKEN
    assert first == "post /one?two=3 http/1.1"
    assert (headers["host"], headers["ttl"], headers["topic"]) == ("push.example", "60", "reef")
    assert headers["authorization"].startswith("vapid t=")
    assert read_by_browser(body) == b"Your turn"


@pytest.mark.parametrize(
    ("answer", "delivery"),
    [
        (b"HTTP/1.1 410 Gone\r\n\r\n", Delivery.GONE),
        (b"HTTP/1.1 404 Not Found\r\n\r\n", Delivery.GONE),
        (b"HTTP/1.1 400 Bad Request\r\n\r\n", Delivery.REFUSED),
        (b"HTTP/1.1 307 Elsewhere\r\nLocation: http://127.0.0.1/\r\n\r\n", Delivery.REFUSED),
        (b"HTTP/1.1 429 Too Many Requests\r\n\r\n", Delivery.LATER),
        (b"HTTP/1.1 503 Unavailable\r\n\r\n", Delivery.LATER),
        (b"", Delivery.LATER),
        (b"SSH-2.0-OpenSSH\r\n\r\n", Delivery.LATER),
        (b"HTTP/1.1 200 OK\r\nX: " + b"x" * 100_000 + b"\r\n\r\n", Delivery.LATER),
    ],
)
async def test_the_answer_decides_whether_it_is_tried_again(answer: bytes, delivery: Delivery):
    found, requests = await sent(answer)

    assert found is delivery
    assert len(requests) == 1  # also after a redirect


async def test_a_service_without_a_connection_is_tried_again():
    async def nowhere(host: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        raise OSError("no public address")

    to = Subscription(ENDPOINT, public_bytes(BROWSER), SECRET)
    found = await send(
        b"", to, new_key(), "", salt=bytes(16), keep_s=1, topic="reef", now_s=1, connect=nowhere
    )

    assert found is Delivery.LATER
