"""A shuffle that neither the server nor a player can choose: commit and reveal, as in docs/shuffle.md.

Before a player sits down, the table publishes the SHA-256 of a secret. Then every person adds a nonce of
their own; the nonce of a bot follows from the secret, so that the server has nothing left to choose. The seed
of the game is made from the secret and all nonces. After the game the secret is published: every player can
check that it matches the commitment, that the seed follows from it, and that every card was dealt by the
seed.
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
    """What a check of the shuffle needs after the game, in hexadecimal digits."""

    commitment: str
    secret: str
    nonces: tuple[str, ...]

    @property
    def seed(self) -> bytes:
        """The seed that the cards must be dealt by."""
        return shared_seed(bytes.fromhex(self.secret), tuple(map(bytes.fromhex, self.nonces)))

    def holds(self) -> bool:
        """Whether the secret matches the commitment."""
        return commitment(bytes.fromhex(self.secret)) == self.commitment


def commitment(secret: bytes) -> str:
    """The digest that is published before the game.

    >>> commitment(bytes(32))[:16]
    '66687aadf862bd77'
    """
    return sha256(secret).hexdigest()


def shared_seed(secret: bytes, nonces: tuple[bytes, ...]) -> bytes:
    """The game's seed: SHA-256 of the secret and the nonces by seat, each after its length in one byte.

    >>> shared_seed(bytes(32), (b"a", b"bc")) != shared_seed(bytes(32), (b"ab", b"c"))
    True
    """
    parts = b"".join(len(part).to_bytes(1, "big") + part for part in (secret, *nonces))
    return sha256(b"seasalt-table-1" + parts).digest()


def bot_nonce(secret: bytes, seat: Seat) -> str:
    """The nonce of a bot on that seat, which follows from the secret.

    >>> bot_nonce(bytes(32), Seat(1))[:16]
    'bd932a69b597d1c5'
    """
    return sha256(b"seasalt-bot-1" + secret + bytes([seat])).hexdigest()


def is_secret(text: str) -> bool:
    """Whether a text can be a secret or a commitment: 32 bytes in hexadecimal digits."""
    return _SECRET.fullmatch(text) is not None


def is_nonce(text: str) -> bool:
    """Whether a text can be a nonce: 1 to 64 bytes in hexadecimal digits."""
    return _NONCE.fullmatch(text) is not None
