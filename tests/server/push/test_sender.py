"""A message reaches a push service as one request, and its answer decides whether it is tried again."""

import asyncio

import pytest

from seasalt.server.push.encryption import Subscription, new_key, public_bytes
from seasalt.server.push.sender import Delivery, send
from tests.server.push.push_service import BROWSER, SECRET, Service, read_by_browser, running

pytestmark = pytest.mark.anyio

ENDPOINT = "https://push.example/one?two=3"


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
