"""A kernel record that follows a game played by `rules`, action by action.

Environments and datasets play by the rules and need the kernel for action numbers and observations. What a
seat remembers depends on the past, so the record cannot be made from a single position.
"""

from collections.abc import Callable

from seasalt.kernel.actions import Numbers, numbers_of, position_after
from seasalt.kernel.convert import new_state
from seasalt.kernel.game.card_tables import NUMBER
from seasalt.kernel.game.chance import deal, lose
from seasalt.kernel.game.layout import OVER, ROUND_OVER, State, copied
from seasalt.kernel.game.play import apply
from seasalt.kernel.game.turns import next_round
from seasalt.rules.action import Action, Deal, Lose, Seat
from seasalt.rules.cards import Cards
from seasalt.rules.ruleset import Ruleset

BeforeNumber = Callable[[State, int, int], None]
"""Called before each number of a seat's action is played: the record, the index of the number, the number."""


class GameRecord:
    """The record of one game. Callers must not change `state`.

    Like `rules` it starts the next round as soon as one is over, up to `max_rounds`; after those it stays at
    the end of the last round.
    """

    __slots__ = ("_max_rounds", "state")

    def __init__(
        self,
        ruleset: Ruleset,
        players: int,
        *,
        starter: Seat = Seat(0),
        cards: Cards | None = None,
        max_rounds: int | None = None,
        common_memory: bool = False,
    ) -> None:
        self.state = new_state(ruleset, players, starter=starter, cards=cards, common_memory=common_memory)
        self._max_rounds = max_rounds

    @classmethod
    def at(cls, state: State, max_rounds: int | None = None) -> "GameRecord":
        """A record that follows from a position on."""
        record = cls.__new__(cls)
        record.state = state
        record._max_rounds = max_rounds
        return record

    @property
    def won(self) -> bool:
        """Whether a seat has won the game."""
        return self.state.phase == OVER

    def follow(self, action: Action, before_number: BeforeNumber = lambda state, stage, number: None) -> None:
        """Play an action of `rules`, of a seat or of chance."""
        s = self.state
        match action:
            case Deal(card):
                deal(s, NUMBER[card])
            case Lose(card):
                lose(s, NUMBER[card])
            case _:
                for stage, number in enumerate(numbers_of(s, action)):
                    before_number(s, stage, number)
                    apply(s, number)
        if s.phase == ROUND_OVER and (self._max_rounds is None or s.round_number < self._max_rounds):
            next_round(s)

    def after(self, numbers: Numbers) -> State:
        """A copy of the state after the first numbers of an action, for one that is chosen in stages."""
        return position_after(self.state, numbers)

    def copy(self) -> "GameRecord":
        """A record that can follow another continuation of the game."""
        return GameRecord.at(copied(self.state), self._max_rounds)
