"""Ratings as a fold over rated games: the same games in the same order give the same ratings.

1. Whoever does not play at the end is last: leaving a game that goes badly gains nothing.
2. Two people count for each other three times a day (UTC), and less the more often they have met lately: a
   friend who loses on purpose is soon worth next to nothing.
"""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Final

from seasalt.server.ratings.rating import DAY_MS, NEWCOMER, Rating, anchor, rate

PAIR_A_DAY: Final = 3
LATELY_MS: Final = 30 * DAY_MS
HALVES: Final = 4
"""After so many games within 30 days, another one between the same two counts half."""

Pair = frozenset[str]
"""Two people."""


@dataclass(frozen=True, slots=True)
class RatedSeat:
    """Who sat there, a person or a bot, and the place; `left` if a bot played for the person at the end."""

    guest: str | None
    bot: str | None
    place: int
    left: bool = False


@dataclass(frozen=True, slots=True)
class RatedGame:
    """A rated game and when it counts. No two count at the same time."""

    at: int
    seats: tuple[RatedSeat, ...]

    @property
    def people(self) -> tuple[str, ...]:
        """The people who played."""
        return tuple(seat.guest for seat in self.seats if seat.guest)

    @property
    def pairs(self) -> list[Pair]:
        """The pairs of people at the table."""
        return [frozenset(pair) for pair in combinations(self.people, 2)]


def fold(games: Iterable[RatedGame]) -> dict[str, Rating]:
    """The ratings of all people after these games, which come in their order."""
    ratings: dict[str, Rating] = {}
    met: defaultdict[Pair, list[int]] = defaultdict(list)
    for game in games:
        for pair in game.pairs:
            met[pair] = [at for at in met[pair] if at > game.at - LATELY_MS]
        ratings |= rated(game, ratings, met)
        for pair in game.pairs:
            met[pair].append(game.at)
    return ratings


def rated(
    game: RatedGame, ratings: Mapping[str, Rating], met: Mapping[Pair, Sequence[int]]
) -> dict[str, Rating]:
    """The new ratings of the people of a game; `met` are the games of its pairs in the 30 days before."""
    known = [
        ratings.get(seat.guest, NEWCOMER) if seat.guest else anchor(seat.bot or "") for seat in game.seats
    ]
    last = len(game.seats) + 1
    places = [last if seat.left else seat.place for seat in game.seats]

    def weight(one: int, other: int) -> float:
        if known[other] is None:
            return 0.0
        guests = [seat.guest for seat in (game.seats[one], game.seats[other]) if seat.guest]
        return pair_weight(met.get(frozenset(guests), ()), game.at) if len(guests) == 2 else 1.0

    after = rate([rating or NEWCOMER for rating in known], places, game.at, weight)
    return {seat.guest: after[number] for number, seat in enumerate(game.seats) if seat.guest}


def pair_weight(met: Sequence[int], at: int) -> float:
    """How much a game counts for two people who have met at these times lately.

    >>> [round(pair_weight([0] * games, DAY_MS), 2) for games in (0, 1, 4, 30)]
    [1.0, 0.8, 0.5, 0.12]
    """
    today = sum(earlier // DAY_MS == at // DAY_MS for earlier in met)
    return 0.0 if today >= PAIR_A_DAY else 1 / (1 + len(met) / HALVES)
