"""What a node needs to remember people: sessions (the tokens of browsers), and keys that become one.

The guest is the account. `storage.accounts` is such a store; the edition without a server has none.
"""

from collections.abc import Collection
from dataclasses import dataclass
from typing import Literal, Protocol

from seasalt.server.interfaces.stored_facts import Guest

SessionKind = Literal["first", "link", "recovery", "operator", "passkey"]
KeyKind = Literal["link", "recovery", "operator"]


MAX_PASSKEYS = 10  # of one guest
ERASED = "\u2014"
"""The name of everybody who was deleted, in old games: a dash needs no translation."""


def session_id(token_hash: str) -> str:
    """What a session is called: it says nothing of the token."""
    return token_hash[:16]


@dataclass(frozen=True, slots=True)
class Session:
    """A browser that is a guest, and by what kind of key it became one."""

    id: str
    kind: SessionKind
    device: str
    created_at: int
    seen_at: int


@dataclass(frozen=True, slots=True)
class Key:
    """A key that can become a session, once, until a time. A guest has one of each kind at most."""

    kind: KeyKind
    until: int


@dataclass(frozen=True, slots=True)
class Passkey:
    """The public half of a passkey, how often it has signed, and on what device it was made."""

    id: str
    guest_id: str
    credential: bytes
    signatures: int
    device: str
    created_at: int
    used_at: int


@dataclass(frozen=True, slots=True)
class Renaming:
    """A log in which a name is replaced: new lines by version, and what lists show then."""

    table_id: str
    version: int  # of the log as it was read
    lines: dict[int, str]
    summary: str
    games: dict[int, str]  # by number


class AccountStore(Protocol):
    """Sessions and keys of guests. Like tokens, keys are stored as hashes only."""

    async def sessions(self, guest_id: str) -> list[Session]:
        """The sessions of a guest, the last seen first."""
        ...

    async def living(self, sessions: Collection[str]) -> set[str]:
        """Those of these sessions that have not ended."""
        ...

    async def end_sessions(
        self, guest_id: str, *, only: str | None = None, without: str | None = None
    ) -> list[str]:
        """End the sessions of a guest: all, one of them, or all others; those that have ended."""
        ...

    async def subscriptions(self, guest_id: str) -> dict[str, str]:
        """The sessions of a guest that are told whose turn it is, and at which endpoint."""
        ...

    async def add_key(self, key_hash: str, guest_id: str, key: Key, at: int) -> None:
        """Give a guest a key; it replaces the one of its kind."""

    async def keys(self, guest_id: str, now: int) -> list[Key]:
        """The keys of a guest that can be used."""
        ...

    async def owner(self, key_hash: str, now: int) -> tuple[Guest, Key] | None:
        """Whose key it is, if it can be used."""
        ...

    async def redeem(self, key_hash: str, token_hash: str, device: str, now: int) -> Guest | None:
        """Make a session with this token of a key, which is gone then; None if it cannot be used."""
        ...

    async def erase(self, guest_id: str, now: int) -> list[str]:
        """Delete all of a guest but what is in logs, which are due from then on; the sessions that ended."""
        ...

    async def erasures(self, now: int) -> dict[str, int]:
        """The guests whose names are to be looked for in logs now, and how often that was done."""
        ...

    async def tables_with(self, guest_id: str, after: str) -> tuple[list[str], str | None]:
        """Those of the next tables, by id, in whose logs a guest has sat down, and where to go on."""
        ...

    async def rename(self, renaming: Renaming) -> bool:
        """Replace lines of a log; False if it has grown meanwhile."""
        ...

    async def delete_table(self, table_id: str) -> None:
        """Delete a table at which nobody else has played."""

    async def erased(self, guest_id: str, again_at: int | None) -> None:
        """All logs have been looked through; with a time, they are to be again."""


class PasskeyStore(Protocol):
    """Passkeys of guests, and open challenges. A challenge is for one answer, on whatever node."""

    async def ask(self, challenge: str, until: int, now: int) -> None:
        """Open a challenge until a time."""

    async def of(self, guest_id: str) -> list[Passkey]:
        """The passkeys of a guest, the newest first."""
        ...

    async def find(self, passkey: str) -> Passkey | None:
        """The passkey with this id."""
        ...

    async def add(self, passkey: Passkey, session: str, challenge: str) -> bool:
        """Keep a passkey that a session has made; False if that or the challenge has ended, or too many."""
        ...

    async def end(self, guest_id: str, passkey: str) -> None:
        """Delete a passkey of a guest."""

    async def sign_in(
        self, passkey: Passkey, count: int, challenge: str, token_hash: str, device: str, now: int
    ) -> Guest | None:
        """Make a session with this token; None if passkey or challenge have ended, or `count` is not new."""
        ...
