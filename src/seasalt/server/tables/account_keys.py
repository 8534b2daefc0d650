"""Keys as people see them: codes that are typed, or are in a link."""

import hashlib
import re
import secrets

from seasalt.server.interfaces.account_store import AccountStore, Key, KeyKind

DAY_MS = 24 * 3600 * 1000
LIVES_MS: dict[KeyKind, int] = {"link": 10 * 60_000, "recovery": 730 * DAY_MS, "operator": DAY_MS}
LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"  # Crockford's: none looks like another
GROUPS, GROUP = 5, 4  # 100 bits


async def make_key(store: AccountStore, guest_id: str, kind: KeyKind, at: int) -> tuple[str, Key]:
    """A new key for a guest, and its code, which is known only now."""
    code, key = new_code(), Key(kind, at + LIVES_MS[kind])
    await store.add_key(hash_code(code), guest_id, key, at)
    return code, key


def hash_code(typed: str) -> str:
    """The hash of a key, however its code was typed."""
    return hashlib.sha256(plain_code(typed).encode()).hexdigest()


def new_code() -> str:
    """A key as it is written: groups of letters and digits."""
    return "-".join("".join(secrets.choice(LETTERS) for _ in range(GROUP)) for _ in range(GROUPS))


def plain_code(typed: str) -> str:
    """A key as it is compared, however it was typed.

    >>> plain_code(" o1l0-abcd ")
    '0110ABCD'
    """
    return re.sub(r"[\s-]", "", typed).upper().translate(str.maketrans("OIL", "011"))
