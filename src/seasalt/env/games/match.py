"""One game of an environment, in one kernel record: played by action numbers, observed by any seat.

A pickle of a match holds its seed, its starter and the numbers played.
"""

from operator import index
from typing import Any

import numpy as np

from seasalt.env.errors import IllegalMove, NotRunning
from seasalt.env.observation import Row, mask_after_end
from seasalt.env.reward import Rewards, add_rewards, end_rewards, forfeit_rewards
from seasalt.env.settings import Settings
from seasalt.kernel.convert import new_state
from seasalt.kernel.engines.engine import Engine, engine
from seasalt.kernel.game.layout import ACTIONS, OVER, ROUND_OVER, SEATS, State
from seasalt.kernel.observation.row import OBSERVATION
from seasalt.kernel.players.policy import BEGINNER
from seasalt.rules.action import Seat


class Match:
    """A game played by action numbers; the record's generator plays chance, from the seed.

    All seats are played from outside, or one `seat` is and a policy of the kernel plays the others.
    """

    def __init__(
        self,
        settings: Settings,
        seed: int,
        starter: int,
        seat: int | None = None,
        policy: int = BEGINNER,
        by: Engine | None = None,
    ) -> None:
        self.settings = settings
        self.seed = seed
        self.starter = starter
        self.seat = seat
        self.policy = policy
        self.numbers: list[int] = []
        self.turn = starter
        self.round_number = 1
        self.over = False
        self.truncated = False
        self.given_up = False
        self.skipped = 0  # forced decisions that were played since the last one from outside
        self._engine = by or engine()
        self._act = self._engine.job("act_one")
        self._others = self._engine.job("others_one")
        self._observe = self._engine.job("observe_one")
        self._records = self._engine.states(1, seed)
        start = new_state(
            settings.ruleset,
            settings.players,
            starter=Seat(starter),
            common_memory=settings.common_memory,
        )
        self._engine.put(start, self._records)
        self._rows = self._engine.rows(1, OBSERVATION)
        self._masks = self._engine.rows(1, ACTIONS)
        self.paid_before = self._go(0)  # for rounds that ended before the seat could act

    @property
    def running(self) -> bool:
        """Whether a seat is to act."""
        return not (self.over or self.truncated)

    @property
    def viewer(self) -> int:
        """The seat whose row it is: the one played from outside, else the seat to act."""
        return self.turn if self.seat is None else self.seat

    @property
    def legal(self) -> tuple[int, ...]:
        """The legal action numbers."""
        return tuple(np.flatnonzero(self.mask).tolist())

    def act(self, number: int) -> Rewards:
        """Play `number` for the seat to act, and everything up to the next decision; returns what is paid."""
        if not self.running:
            raise NotRunning
        self.skipped = 0
        number = legal_number(number, self.mask)
        self.numbers.append(number)
        return self._go(number)

    def give_up(self) -> Rewards:
        """Lose the game for the seat to act, after an illegal move; returns what is paid."""
        self.over = self.given_up = True
        self.mask = mask_after_end()
        return forfeit_rewards(self.settings.players, self.turn)

    def _go(self, number: int) -> Rewards:
        paid: Rewards = None
        players = self.settings.players
        phase, self.turn = divmod(self._act(self._records, 0, number), SEATS)
        while True:
            if phase >= ROUND_OVER:
                s = self.state()
                ranks = s.ranks[:players] if phase == OVER else None
                paid = add_rewards(paid, end_rewards(s.points[:players], ranks, self.settings.reward))
                self.over = phase == OVER
                self.truncated = phase != OVER and self.round_number >= self.settings.max_rounds
                if self.over or self.truncated:
                    self.row, self.mask = self._observed(self.viewer)[0], mask_after_end()
                    return paid
                self.round_number += 1
                now = self._act(self._records, 0, 0)
            elif self.seat is not None and self.turn != self.seat:
                now = self._others(self._records, 0, self.seat, self.policy)
            else:
                self.row, self.mask = self._observed(self.viewer)
                if not (self.settings.skip_forced and is_forced(self.mask)):
                    return paid
                self.skipped += 1
                now = self._act(self._records, 0, int(self.mask.argmax()))
            phase, self.turn = divmod(now, SEATS)

    def seen_by(self, seat: int) -> Row:
        """The observation of a seat."""
        return self.row.copy() if seat == self.viewer else self._observed(seat)[0]

    def _observed(self, seat: int) -> tuple[Row, Row]:
        self._observe(self._records, 0, seat, self._rows, self._masks)
        return np.array(self._rows[0], np.int8), np.array(self._masks[0], np.int8)

    def state(self) -> State:
        """A copy of the whole position, hidden cards included."""
        s = State()
        self._engine.get(self._records, 0, s)
        return s

    def close(self) -> None:
        """Nothing to close."""

    def __deepcopy__(self, memo: dict[int, Any]) -> "Match":
        if not isinstance(self._records, np.ndarray):  # generators of plain Python cannot be copied
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
        facts = self.settings, self.seed, self.starter, self.seat, self.policy
        return _replayed, (*facts, tuple(self.numbers), self.given_up)


def is_forced(mask: Row) -> bool:
    """Whether exactly one action is legal."""
    return int(mask.sum()) == 1


def legal_number(number: Any, mask: Row) -> int:
    """The number of an action, if it is legal by the mask."""
    try:
        chosen = index(number)
    except TypeError:  # 1.5 is no action, and neither is 1.0
        chosen = -1
    if not (0 <= chosen < ACTIONS and mask[chosen]):
        raise IllegalMove(number, np.flatnonzero(mask).tolist())
    return chosen


def _replayed(
    settings: Settings,
    seed: int,
    starter: int,
    seat: int | None,
    policy: int,
    numbers: tuple[int, ...],
    given_up: bool,
) -> Match:
    match = Match(settings, seed, starter, seat, policy)
    for number in numbers:
        match.act(number)
    if given_up:
        match.give_up()
    return match
