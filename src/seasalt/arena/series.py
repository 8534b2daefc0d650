"""A series: the same deals played in every seat order, so that luck of cards and seats falls to all alike.

The deal of a number is a seed, and from the seed chance is derived as docs/shuffle.md tells: every game of a
deal has the same decks in the same order, round by round, and the same seat begins.
"""

from dataclasses import dataclass
from itertools import combinations, permutations

from seasalt.rules.action import Seat
from seasalt.rules.ruleset import Ruleset
from seasalt.rules.shuffle import seeded_starter

Seating = tuple[int, ...]
"""Who sits where: for each seat, which of the series' bots, counted from 0 in the order of their names."""


STANDARD = Ruleset()


@dataclass(frozen=True, slots=True)
class Series:
    """Which bots play, how many games, and by which rules."""

    bots: tuple[str, ...]
    players: int = 2
    deals: int = 100
    seed: str = "1"
    ruleset: Ruleset = STANDARD
    bot_seconds: float = 10.0
    """How long a program of somebody else's may take to answer, by the clock on the wall."""

    @property
    def par(self) -> float:
        """What a bot wins that is as good as the others."""
        return 1 / self.players

    @property
    def seatings(self) -> tuple[Seating, ...]:
        """The games of one deal."""
        return seat_orders(len(self.bots), self.players)

    def deal_seed(self, deal: int) -> bytes:
        """The seed of a deal: `seasalt demo --seed 7/0` deals the first of the series with seed 7."""
        return f"{self.seed}/{deal}".encode("utf-8", "surrogateescape")

    def starter(self, deal: int) -> Seat:
        """Who begins."""
        return seeded_starter(self.deal_seed(deal), self.players)

    def bot_seed(self, deal: int, seating: Seating, seat: int) -> str:
        """The seed of a bot's own generator: another one in every game and on every seat."""
        return f"{self.seed}/{deal}/{''.join(map(str, seating))}/{seat}"


def seat_orders(bots: int, players: int) -> tuple[Seating, ...]:
    """All seat orders of so many bots.

    With as many bots as seats: every order of them.

    >>> seat_orders(2, 2)
    ((0, 1), (1, 0))
    >>> len(seat_orders(4, 4))
    24

    With fewer, copies of the last one take the seats that are left; two bots are a challenger, once in every
    seat, and the field.

    >>> seat_orders(2, 3)
    ((0, 1, 1), (1, 0, 1), (1, 1, 0))

    With more, every choice of as many as there are seats, in every order: all against all.

    >>> seat_orders(3, 2)
    ((0, 1), (1, 0), (0, 2), (2, 0), (1, 2), (2, 1))
    """
    everybody = [*range(bots), *[bots - 1] * (players - bots)]
    orders = (order for some in combinations(everybody, players) for order in permutations(some))
    return tuple(dict.fromkeys(orders))
