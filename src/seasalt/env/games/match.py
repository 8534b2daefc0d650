"""One game of an environment, in one record of the kernel: played by numbers, seen by any seat.

A match is its seed, who began and the numbers played: that is all that a pickle of it holds.
"""

from random import Random
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from seasalt.env.errors import IllegalMove, NotRunning
from seasalt.env.observation import Row
from seasalt.env.reward import forfeit_rewards, game_rewards, round_rewards
from seasalt.env.settings import Settings
from seasalt.kernel.bridge import new_state
from seasalt.kernel.engines.engine import Engine, engine
from seasalt.kernel.game.layout import ACTIONS, OVER, ROUND_OVER, SEATS, State
from seasalt.kernel.observation.row import OBSERVATION
from seasalt.kernel.players.policy import GREEDY
from seasalt.rules.action import Seat

IN_THE_KERNEL: Final = "beginner"
"""The bot that the kernel plays by itself: it is the same policy, and looks at nothing hidden."""

Paid = NDArray[np.float64] | None
"""What each seat gets for a move; `None` while nothing is due."""


class Match:
    """A game that goes on by numbers; chance is the record's own, from the seed.

    All seats are played from outside, or one `seat` is and the kernel plays the others.
    """

    def __init__(
        self, settings: Settings, seed: int, starter: int, seat: int | None = None, by: Engine | None = None
    ) -> None:
        self.settings = settings
        self.seed = seed
        self.starter = starter
        self.seat = seat
        self.numbers: list[int] = []
        self.turn = starter
        self.round_number = 1
        self.over = False
        self.truncated = False
        self.given_up = False
        self._engine = by or engine()
        self._act = self._engine.job("act_one")
        self._others = self._engine.job("others_one")
        self._observe = self._engine.job("observe_one")
        self._records = self._engine.states(1, seed)
        start = new_state(settings.ruleset, settings.players, Random(0), starter=Seat(starter))
        self._engine.put(start, self._records)
        self._rows = self._engine.rows(1, OBSERVATION)
        self._masks = self._engine.rows(1, ACTIONS)
        self.paid_before = self._go(0)  # for rounds that were over before the seat could act

    @property
    def running(self) -> bool:
        """Whether somebody is to act."""
        return not (self.over or self.truncated)

    @property
    def viewer(self) -> int:
        """Whose row it is: the seat played from outside, even where another has ended the game."""
        return self.turn if self.seat is None else self.seat

    @property
    def legal(self) -> tuple[int, ...]:
        """The numbers that are legal now."""
        return tuple(np.flatnonzero(self.mask).tolist())

    def act(self, number: int) -> Paid:
        """The seat to act does `number`, and what follows follows; what is paid for that."""
        if not self.running:
            raise NotRunning
        if not (0 <= number < ACTIONS and self.mask[number]):
            raise IllegalMove(number, self.legal)
        self.numbers.append(number)
        return self._go(number)

    def give_up(self) -> Paid:
        """The seat to act gives the game away, by a move that is not legal; what is paid for that."""
        self.over = self.given_up = True
        self.mask = np.zeros(ACTIONS, np.int8)
        return forfeit_rewards(self.settings.players, self.turn)

    def _go(self, number: int) -> Paid:
        paid: Paid = None
        phase, self.turn = divmod(self._act(self._records, 0, number), SEATS)
        while True:
            if phase >= ROUND_OVER:
                paid = added(paid, paid_for(self.state(), self.settings))
                self.over = phase == OVER
                self.truncated = phase != OVER and self.round_number >= self.settings.max_rounds
                if self.over or self.truncated:
                    break
                self.round_number += 1
                now = self._act(self._records, 0, 0)
            elif self.seat is not None and self.turn != self.seat:
                now = self._others(self._records, 0, self.seat, GREEDY)
            else:
                break
            phase, self.turn = divmod(now, SEATS)
        self.row, self.mask = self._seen(self.viewer)
        return paid

    def seen_by(self, seat: int) -> Row:
        """What a seat sees; its own row, if it is to act."""
        return self.row.copy() if seat == self.viewer else self._seen(seat)[0]

    def _seen(self, seat: int) -> tuple[Row, Row]:
        self._observe(self._records, 0, seat, self._rows, self._masks)
        return np.array(self._rows[0], np.int8), np.array(self._masks[0], np.int8)

    def state(self) -> State:
        """The whole position, with all that is hidden: for who scores, draws or criticises."""
        s = State()
        self._engine.get(self._records, 0, s)
        return s

    def __deepcopy__(self, memo: dict[int, Any]) -> "Match":
        if not isinstance(self._records, np.ndarray):  # plain Python's dice cannot be copied
            make, facts = self.__reduce__()
            return make(*facts)  # type: ignore[no-any-return]
        other = object.__new__(Match)
        other.__dict__ = self.__dict__ | {"numbers": self.numbers.copy()}
        other._records = self._engine.states(1, 0)
        other._records[:] = self._records
        other._rows, other._masks = self._rows.copy(), self._masks.copy()
        other.row, other.mask = self.row.copy(), self.mask.copy()
        return other

    def __reduce__(self) -> tuple[Any, ...]:
        facts = self.settings, self.seed, self.starter, self.seat
        return _again, (*facts, tuple(self.numbers), self.given_up)


def _again(
    settings: Settings,
    seed: int,
    starter: int,
    seat: int | None,
    numbers: tuple[int, ...],
    given_up: bool,
) -> Match:
    """The same match: what was played is played again."""
    match = Match(settings, seed, starter, seat)
    for number in numbers:
        match.act(number)
    if given_up:
        match.give_up()
    return match


def paid_for(s: State, settings: Settings) -> Paid:
    """What the end of a round brings the seats: zero together."""
    paid = game_rewards(np.array(s.ranks[: s.players]))
    if settings.reward == "round":
        return paid + round_rewards(np.array(s.points[: s.players]))
    return paid if s.phase == OVER else None


def added(one: Paid, other: Paid) -> Paid:
    """Both together."""
    return other if one is None else one if other is None else one + other
