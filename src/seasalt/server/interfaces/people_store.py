"""What a node needs to remember of people about each other; the edition without a server has none of it.

1. Whether somebody avoids a guest is never an answer to that guest.
2. Guests are named by an end of a game in which both sat; their ids stay on the server.
"""

from collections.abc import Collection
from dataclasses import dataclass
from typing import Literal, Protocol

RelationKind = Literal["remember", "avoid"]


@dataclass(frozen=True, slots=True)
class GameEnd:
    """A seat of a finished game."""

    table_id: str
    game: int
    seat: int


@dataclass(frozen=True, slots=True)
class Acquaintance:
    """Somebody with whom a guest has finished games, the last of them `met`.

    `won` and `lost` count who was placed better. `is_friend`: one of the tables was not public.
    """

    guest_id: str
    name: str
    face: str
    met: GameEnd
    relation: RelationKind | None
    is_friend: bool
    games: int
    won: int
    lost: int


@dataclass(frozen=True, slots=True)
class Asking:
    """A guest is asked to a table by somebody."""

    table_id: str
    by_id: str
    name: str
    face: str


@dataclass(frozen=True, slots=True)
class Report:
    """What was reported of a guest, or done about it by the operator: then `by_id` is empty."""

    guest_id: str
    by_id: str
    table_id: str
    seat: int | None
    reason: str
    at: int
    name: str = ""  # as it was then: the store knows it


class PeopleStore(Protocol):
    """Whom guests have met, and whom of them they want to meet again or not."""

    async def of(self, guest_id: str) -> list[Acquaintance]:
        """With whom a guest has finished a game lately, the last first."""
        ...

    async def at(self, guest_id: str, end: GameEnd) -> str | None:
        """Who had that seat, if the guest sat there too."""
        ...

    async def have_met(self, guest_id: str, other_id: str) -> bool:
        """Whether the two have finished a game together."""
        ...

    async def relate(self, guest_id: str, other_id: str, kind: RelationKind | None, at: int) -> bool:
        """Set or remove what a guest wants of another; False if that is too many."""
        ...

    async def relations(self, guest_id: str) -> dict[str, RelationKind]:
        """What a guest wants of others."""
        ...

    async def avoid(self, guest_id: str, others: Collection[str]) -> bool:
        """Whether the guest avoids one of the others, or one of them the guest."""
        ...

    async def ask(self, guest_id: str, by_id: str, table_id: str, until: int) -> None:
        """Ask a guest to a table, in place of an earlier one to which the same guest has asked them."""

    async def asked(self, guest_id: str, now: int) -> list[Asking]:
        """The tables with a free seat to which a guest is asked by people they do not avoid."""
        ...

    async def decline(self, guest_id: str, table_id: str) -> None:
        """The guest is no longer asked to a table."""

    async def report(self, report: Report) -> bool:
        """Keep a report; one about a guest at a table is enough. False if that is too many."""
        ...

    async def reports_by(self, guest_id: str) -> list[Report]:
        """What a guest has reported."""
        ...


class NameStore(Protocol):
    """Names that belong to one guest for good."""

    async def owner(self, name: str) -> str | None:
        """To whom a name belongs that looks like this one; empty for one who was deleted, None for nobody."""
        ...

    async def claim(self, guest_id: str, name: str, at: int) -> bool:
        """Give a guest a name; False if it belongs to somebody, or the guest has another one."""
        ...

    async def owned(self, guest_ids: Collection[str]) -> dict[str, str]:
        """The names that belong to some of these guests."""
        ...
