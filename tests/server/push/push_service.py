"""A push service on this machine, and a browser that reads what it has got."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from seasalt.server.push.encryption import CURVE, new_key, public_bytes
from seasalt.server.push.sender import Connect

BROWSER, SECRET = new_key(), bytes(range(16))


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
        return await asyncio.open_connection("127.0.0.1", port)

    async with server:
        yield connect


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
