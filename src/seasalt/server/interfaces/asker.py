"""For whom long work is done, so that nobody holds up the others."""

from typing import NamedTuple


class Asker(NamedTuple):
    """Who takes turns: a guest, or an address without one, or a table whose bots move.

    The address is also known of guests: one client can become many of them.
    """

    guest: str
    address: str | None = None
