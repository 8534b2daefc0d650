"""For whom long work is done, so that nobody holds up the others."""

from typing import NamedTuple


class Asker(NamedTuple):
    """Who takes turns: a guest, or an address without one, or a table whose bots move.

    The address is also known of guests: one client can become many of them. What was done `about` the same
    thing, as a game that is reviewed in many jobs, hardly counts against it: whoever asks for one gets all of
    it before others get their second.
    """

    guest: str
    address: str | None = None
    about: str | None = None
