"""A series: the same deals played in every seat order, so that all bots get the same cards and seats.

Each deal has a seed, from which chance is derived as in docs/shuffle.md: every game of a deal has the same
decks in the same order, round by round, and the same starter.
"""

from dataclasses import dataclass
from itertools import combinations, permutations

from seasalt.bots import Entrant, name_of
from seasalt.rules.action import Seat
from seasalt.rules.errors import SeasaltError
from seasalt.rules.ruleset import Ruleset
from seasalt.rules.shuffle import seeded_starter

Seating = tuple[int, ...]
"""The bot on each seat, as an index into the names of the series."""


STANDARD = Ruleset()
MOST_BOTS = 100
"""Bots of one series: with four players a hundred of them have ninety million seat orders."""


class WrongSeries(SeasaltError, ValueError):
    """A series that cannot be played: a number that is not allowed."""

    def __str__(self) -> str:
        return "{} = {!r}; it can be {}".format(*self.args)


@dataclass(frozen=True, slots=True)
class Series:
    """The bots, the number of deals and the rules."""

    bots: tuple[Entrant, ...]
    """Names, `module:Class`, `cmd:` and a command, classes, functions that make bots, or bots."""
    players: int = 2
    deals: int = 100
    seed: str = "1"
    ruleset: Ruleset = STANDARD
    bot_seconds: float = 10.0
    """Wall time that an external program has for an answer."""
    luck: bool = False
    """Whether the luck of the cards is measured, for shares without it."""

    def __post_init__(self) -> None:
        for name, number, least, most in (
            ("bots", len(self.bots), 1, MOST_BOTS),
            ("players", self.players, 2, 4),
            ("deals", self.deals, 1, None),
        ):
            if number < least or (most is not None and number > most):
                raise WrongSeries(name, number, f"{least} to {most}" if most else f"{least} or more")

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the bots."""
        return tuple(name_of(bot) for bot in self.bots)

    @property
    def par(self) -> float:
        """The win share of a bot that is as good as the others."""
        return 1 / self.players

    @property
    def seatings(self) -> tuple[Seating, ...]:
        """The games of one deal: which bot sits at which seat."""
        return seat_orders(len(self.bots), self.players)

    def deal_seed(self, deal: int) -> bytes:
        """The seed of a deal: `seasalt demo --seed 7/0` plays the first deal of a series with seed 7."""
        return f"{self.seed}/{deal}".encode("utf-8", "surrogateescape")

    def starter(self, deal: int) -> Seat:
        """The seat that starts."""
        return seeded_starter(self.deal_seed(deal), self.players)

    def bot_seed(self, deal: int, seating: Seating, seat: int) -> str:
        """The seed of a bot's generator, different in every game and on every seat."""
        return f"{self.seed}/{deal}/{''.join(map(str, seating))}/{seat}"


def seat_orders(bots: int, players: int) -> tuple[Seating, ...]:
    """The seat orders in which each deal is played.

    With as many bots as seats: every order of them.

    >>> seat_orders(2, 2)
    ((0, 1), (1, 0))
    >>> len(seat_orders(4, 4))
    24

    With fewer, copies of the last one fill the seats; two bots are a challenger, once on every seat, and the
    field.

    >>> seat_orders(2, 3)
    ((0, 1, 1), (1, 0, 1), (1, 1, 0))

    With more, every selection of them in every order: all against all.

    >>> seat_orders(3, 2)
    ((0, 1), (1, 0), (0, 2), (2, 0), (1, 2), (2, 1))
    """
    everybody = [*range(bots), *[bots - 1] * (players - bots)]
    orders = (order for some in combinations(everybody, players) for order in permutations(some))
    return tuple(dict.fromkeys(orders))
