"""One bot against every opponent of the field, and at tables of different ones, on the same deals.

It is played deal by deal against all of them, so an interrupted contest has met all equally often.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import cycle, islice

from seasalt.arena.deals.deal import DealResult, play_deal
from seasalt.arena.runner import Task, played
from seasalt.arena.series import STANDARD, Series
from seasalt.bots.benchmark_opponents.opponents import OPPONENTS, SEED
from seasalt.bots.roster import FIELD

BOTH_BOXES = (False, True)
MIXED = "mixed"
"""In the place of an opponent's name: different opponents at one table."""


def mixed(deal: int, seats: int) -> tuple[str, ...]:
    """The opponents at the mixed table of a deal.

    Ten deals have every opponent equally often; in the next ten the neighbours are others.
    """
    names = tuple(OPPONENTS)
    apart = 1 + deal // len(names) % 4
    return tuple(names[(deal + place * apart) % len(names)] for place in range(seats))


@dataclass(frozen=True, slots=True)
class Pairing:
    """An opponent or a mixed table, and whether Extra Salt is in the box."""

    opponent: str
    extra_salt: bool


@dataclass(frozen=True, slots=True)
class Contest:
    """The bot, the number of players and of deals, and the boxes: without Extra Salt, with it, or both."""

    bot: str
    players: int = 2
    deals: int = 100
    boxes: tuple[bool, ...] = BOTH_BOXES
    bot_seconds: float = 10.0

    @property
    def pairings(self) -> tuple[Pairing, ...]:
        """The opponents that the bot meets on every deal, each in every box of the contest."""
        tables = (*OPPONENTS, MIXED) if self.players > 2 else OPPONENTS
        return tuple(Pairing(opponent, box) for opponent in tables for box in self.boxes)

    def series(self, pairing: Pairing, deal: int = 0) -> Series:
        """The deals against copies of one opponent, or a deal at a mixed table."""
        alone = pairing.opponent != MIXED
        opponents = (pairing.opponent,) if alone else mixed(deal, self.players - 1)
        return Series(
            bots=(self.bot, *(FIELD + opponent for opponent in opponents)),
            players=self.players,
            deals=self.deals,
            seed=SEED,
            ruleset=replace(STANDARD, extra_salt=pairing.extra_salt),
            bot_seconds=self.bot_seconds,
        )


@dataclass(frozen=True, slots=True)
class Contested:
    """The deals that were played against each opponent, from the first on without a gap."""

    contest: Contest
    deals: dict[Pairing, list[DealResult]]
    interrupted: bool = False


def play_field(
    contest: Contest,
    *,
    workers: int = 1,
    progress: Callable[[DealResult], None] = lambda result: None,
    earlier: Sequence[DealResult] = (),
) -> Contested:
    """Play the contest in `workers` processes. Ctrl-C ends it, and returns what was measured so far.

    `earlier` are the first results, of a run that was interrupted: they are not played again.
    """
    done: dict[Pairing, list[DealResult]] = {pairing: [] for pairing in contest.pairings}
    pairings = cycle(contest.pairings)
    for result, pairing in zip(earlier, pairings, strict=False):
        done[pairing].append(result)
    try:
        with played(islice(_tasks(contest), len(earlier), None), play_deal, workers) as results:
            for result, pairing in zip(results, pairings, strict=False):
                done[pairing].append(result)
                progress(result)
    except KeyboardInterrupt:
        return Contested(contest, done, interrupted=True)
    return Contested(contest, done)


def _tasks(contest: Contest) -> Iterator[Task]:
    pairings = contest.pairings
    return ((contest.series(pairing, deal), deal) for deal in range(contest.deals) for pairing in pairings)
