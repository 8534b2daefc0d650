"""A message that only the browser of one subscription can read (RFC 8291), and who sends it (RFC 8292)."""

import json
from base64 import urlsafe_b64decode, urlsafe_b64encode
from dataclasses import dataclass
from typing import Final

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE: Final = ec.SECP256R1()
RECORD: Final = 4096  # the size of the only record, as RFC 8291 wants
MOST: Final = 3000  # bytes of a message; services take 4096 with everything
KEY_BYTES, SECRET_BYTES, SALT_BYTES = 65, 16, 16
_LAST: Final = b"\x02"  # the delimiter of the last record


@dataclass(frozen=True, slots=True)
class Subscription:
    """Where messages for a browser go, and the keys that it has made for them."""

    endpoint: str
    key: bytes  # of the curve, uncompressed
    secret: bytes


def read_subscription(endpoint: str, p256dh: str, auth: str) -> Subscription | None:
    """The subscription with these texts of a browser; None if they are not keys."""
    try:
        key, secret = decoded(p256dh), decoded(auth)
        _public(key)
    except ValueError:
        return None
    return Subscription(endpoint, key, secret) if len(secret) == SECRET_BYTES else None


def encrypt(message: bytes, to: Subscription, key: ec.EllipticCurvePrivateKey, salt: bytes) -> bytes:
    """The body of a request with `Content-Encoding: aes128gcm`. Key and salt are for this message only."""
    assert len(message) <= MOST
    assert len(salt) == SALT_BYTES
    own = public_bytes(key)
    shared = key.exchange(ec.ECDH(), _public(to.key))
    secret = _derived(shared, to.secret, b"WebPush: info\0" + to.key + own, 32)
    content_key = _derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(secret, salt, b"Content-Encoding: nonce\0", 12)
    header = salt + RECORD.to_bytes(4) + len(own).to_bytes(1) + own
    return header + AESGCM(content_key).encrypt(nonce, message + _LAST, None)


def sender(key: ec.EllipticCurvePrivateKey, origin: str, contact: str, until: int) -> str:
    """The header `Authorization` for a push service, valid until then, in seconds."""
    claims = {"aud": origin, "exp": until, **({"sub": contact} if contact else {})}
    parts = [{"typ": "JWT", "alg": "ES256"}, claims]
    signed = ".".join(encoded(json.dumps(part, separators=(",", ":")).encode()) for part in parts)
    r, s = decode_dss_signature(key.sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
    return f"vapid t={signed}.{encoded(r.to_bytes(32) + s.to_bytes(32))}, k={encoded(public_bytes(key))}"


def new_key() -> ec.EllipticCurvePrivateKey:
    """A key for one message, or for a server."""
    return ec.generate_private_key(CURVE)


def key_of(number: bytes) -> ec.EllipticCurvePrivateKey:
    """The private key as `number_of` writes it."""
    return ec.derive_private_key(int.from_bytes(number), CURVE)


def number_of(key: ec.EllipticCurvePrivateKey) -> bytes:
    """A private key as bytes."""
    return key.private_numbers().private_value.to_bytes(32)


def public_bytes(key: ec.EllipticCurvePrivateKey) -> bytes:
    """The public half of a key, uncompressed."""
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def encoded(data: bytes) -> str:
    """Bytes as base64 for addresses, without padding.

    >>> encoded(b"salt?"), decoded("c2FsdD8")
    ('c2FsdD8', b'salt?')
    """
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    """The bytes of such a text; ValueError if it is none."""
    return urlsafe_b64decode(text.rstrip("=").encode("ascii") + b"=" * (-len(text.rstrip("=")) % 4))


def _public(key: bytes) -> ec.EllipticCurvePublicKey:
    if len(key) != KEY_BYTES:
        raise ValueError("no uncompressed point")
    return ec.EllipticCurvePublicKey.from_encoded_point(CURVE, key)


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)
