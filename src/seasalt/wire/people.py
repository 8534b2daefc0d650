"""Bodies of requests about other people. A person is named by a seat of a game, never by an id."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from seasalt.wire.bounds import SeatNumber, TableId

Reason = Literal["name", "talk", "slow", "cheating"]
EndNumber = Annotated[int, Meta(ge=0, le=1000)]


class PersonAt(Struct, frozen=True):
    """Who had a seat in a finished game of a table, as you had; with `game` 0, who sits there now."""

    table: TableId
    seat: SeatNumber
    game: EndNumber = 0


class PersonWish(Struct, frozen=True):
    """Whether you want to meet somebody again, never again, or neither."""

    person: PersonAt
    relation: Literal["remember", "avoid"] | None


class Complaint(Struct, frozen=True):
    """A report for the operator."""

    person: PersonAt
    reason: Reason


class Person(Struct, frozen=True):
    """Somebody with whom you have finished `games`: in `won` you were placed better, in `lost` worse.

    `met` is false for somebody at your table with whom you have finished none. `claimed`: the name is theirs
    alone.
    """

    person: PersonAt
    name: str
    face: str
    claimed: bool
    met: bool
    relation: Literal["remember", "avoid"] | None
    games: int
    won: int
    lost: int


class People(Struct, frozen=True):
    """Some people, who are not you."""

    people: list[Person]


class AskedLine(Struct, frozen=True):
    """Somebody asks you to a table."""

    table: TableId
    name: str
    face: str
    claimed: bool


class Asked(Struct, frozen=True):
    """The tables to which people ask you with whom you have played."""

    tables: list[AskedLine]


class NameState(Struct, frozen=True):
    """The name that belongs to you, and whether it is the one that you have now."""

    name: str | None
    claimed: bool


class Done(Struct, frozen=True):
    """It is done, and there is no more to say."""
