"""The state of a game: a Game has the totals and the current Round.

Both are named tuples because a step replaces a few of many fields, and `_replace` is several times faster
than `dataclasses.replace`.
"""

from typing import NamedTuple, TypeVar

from seasalt.rules.action import Pile, Seat
from seasalt.rules.cards import Cards
from seasalt.rules.phase import CHANCE_PHASES, Phase
from seasalt.rules.result import Call, Outcome, RoundResult
from seasalt.rules.ruleset import CALL_POINTS, Ruleset
from seasalt.rules.scoring import Tableau


class Round(NamedTuple):
    """One round: where every card is, and which decision comes next."""

    number: int
    starter: Seat
    phase: Phase
    turn: Seat
    deck: Cards  # a pool: no player knows the order, so the rules keep none
    piles: tuple[Cards, Cards]  # bottom to top
    hands: tuple[Cards, ...]
    tableaus: tuple[Tableau, ...]
    drawn: Cards = ()  # from the deck, not yet in a hand
    looking: Pile | None = None  # the pile that crabs look through
    victim: Seat | None = None
    caller: Seat | None = None
    call: Call | None = None
    revealed: tuple[bool, ...] = ()
    restricted: tuple[bool, ...] = ()
    last_turns: tuple[int, ...] = ()  # by seat, the number of its latest turn in the round; 0: none yet
    turn_count: int = 0


class Game(NamedTuple):
    """A whole game. `play.apply` makes the next one."""

    ruleset: Ruleset
    box: Cards
    totals: tuple[int, ...]
    round: Round
    results: tuple[RoundResult, ...] = ()
    outcome: Outcome | None = None
    call_at: int = CALL_POINTS  # fewer with a smaller box: see `turns.new_game`

    @property
    def players(self) -> int:
        """The number of players."""
        return len(self.totals)

    @property
    def chance_acts(self) -> bool:
        """Whether chance, not a seat, decides next."""
        return self.round.phase in CHANCE_PHASES

    @property
    def to_act(self) -> Seat | None:
        """The seat that decides next; `None` while chance does, and after the game."""
        phase = self.round.phase
        return None if phase in CHANCE_PHASES or phase is Phase.OVER else self.round.turn


def seats(players: int) -> tuple[Seat, ...]:
    """All seats, clockwise."""
    return tuple(map(Seat, range(players)))


def left_of(seat: Seat, players: int) -> Seat:
    """The next seat clockwise."""
    return Seat((seat + 1) % players)


T = TypeVar("T")


def set_at(facts: tuple[T, ...], place: int, fact: T) -> tuple[T, ...]:
    """A copy of `facts` with another fact at one place."""
    return (*facts[:place], fact, *facts[place + 1 :])
