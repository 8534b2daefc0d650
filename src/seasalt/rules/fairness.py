"""A shuffle that nobody could have chosen: commit, add, reveal. docs/shuffle.md tells it at length.

Before anybody sits, the table publishes the SHA-256 of a secret. After that every person adds a nonce of
their own; the nonce of a bot follows from the secret, so that whoever knows the secret has nothing left to
choose. The game's seed is made of the secret and all the nonces, and after the game the secret is shown:
anybody can check that it fits the commitment, that the seed follows, and that every card was dealt from it.
"""

import re
from dataclasses import dataclass
from hashlib import sha256

from seasalt.rules.action import Seat

SECRET_BYTES = 32
MAX_NONCE_BYTES = 64

_SECRET = re.compile(rf"[0-9a-f]{{{2 * SECRET_BYTES}}}")
_NONCE = re.compile(rf"([0-9a-f]{{2}}){{1,{MAX_NONCE_BYTES}}}")


@dataclass(frozen=True, slots=True)
class Fairness:
    """What is needed to check a shuffle after the game, each as pairs of 0-9 and a-f."""

    commitment: str
    secret: str
    nonces: tuple[str, ...]

    @property
    def seed(self) -> bytes:
        """The seed that the deal must follow."""
        return shared_seed(bytes.fromhex(self.secret), tuple(map(bytes.fromhex, self.nonces)))

    def holds(self) -> bool:
        """Whether the secret is the one that was committed to."""
        return commitment(bytes.fromhex(self.secret)) == self.commitment


def commitment(secret: bytes) -> str:
    """What is published before the game.

    >>> commitment(bytes(32))[:16]
    '66687aadf862bd77'
    """
    return sha256(secret).hexdigest()


def shared_seed(secret: bytes, nonces: tuple[bytes, ...]) -> bytes:
    """The game's seed: SHA-256 of the secret and the nonces by seat, each behind its length in one byte.

    >>> shared_seed(bytes(32), (b"a", b"bc")) != shared_seed(bytes(32), (b"ab", b"c"))
    True
    """
    parts = b"".join(len(part).to_bytes(1, "big") + part for part in (secret, *nonces))
    return sha256(b"seasalt-table-1" + parts).digest()


def bot_nonce(secret: bytes, seat: Seat) -> str:
    """What a bot on that seat adds: nothing that was not committed to.

    >>> bot_nonce(bytes(32), Seat(1))[:16]
    'bd932a69b597d1c5'
    """
    return sha256(b"seasalt-bot-1" + secret + bytes([seat])).hexdigest()


def is_secret(text: str) -> bool:
    """Whether a text can be a secret, or its commitment: 32 bytes as pairs of 0-9 and a-f."""
    return _SECRET.fullmatch(text) is not None


def is_nonce(text: str) -> bool:
    """Whether a text can be a nonce: 1 to 64 bytes as pairs of 0-9 and a-f."""
    return _NONCE.fullmatch(text) is not None
