"""Many games against policies over rows and masks, each of which decides for all its games in one batch.

In place of the jobs `begin_many` and `step_many` for the vector environment, with their signatures and on the
same arrays. The kernel plays the games, one decision at a time.
"""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from seasalt.bots.network.policy_bot import PolicyBot
from seasalt.kernel.game.layout import ACTIONS, SEATS
from seasalt.kernel.observation.row import OBSERVATION
from seasalt.kernel.observation.steps import DISABLED, EVERYBODY, NEXT_SEED, NEXT_STEP, SAME_STEP

Array = NDArray[Any]


class PolicyGames:
    """`seeds` are those of the next games; that of the first place also seeds policies that sample."""

    def __init__(
        self,
        opponents: Sequence[PolicyBot],
        seeds: list[int],
        begin: Callable[..., None],
        step: Callable[..., int],
    ) -> None:
        self.seeds = seeds
        self._opponents = tuple(opponents)
        self._begin_job = begin
        self._step_job = step
        self._none = np.zeros(len(seeds), np.int64)

    def begin_many(self, games: Any, first: int, last: int, chosen: Array, rows: Array, masks: Array) -> None:
        """Start a new game in every chosen place; write the rows and masks of all."""
        games.skipped[np.flatnonzero(chosen)] = 0
        if chosen[0]:
            self._opponents = tuple(
                bot.seeded(Random(f"{self.seeds[0]}/{place}")) for place, bot in enumerate(self._opponents)
            )
        self._begin(games, np.flatnonzero(chosen))
        self._begin_job(games, first, last, self._none, rows, masks)

    def step_many(
        self,
        games: Any,
        first: int,
        last: int,
        actions: Array,
        rewards: Array,
        rows: Array,
        masks: Array,
        finals: Array,
    ) -> int:
        """Step every game; returns the place of the first illegal action, or -1."""
        begins = (games.ended != 0) & (games.autoreset == NEXT_STEP)
        playing = np.flatnonzero(~begins)
        games.skipped[:] = 0
        paid, owed = rewards.reshape(-1, SEATS), games.owed.reshape(-1, SEATS)
        paid[:] = owed
        if len(playing):
            wrong, seen, allowed = self._act(games, playing, actions[playing], paid)
            if wrong >= 0:
                return int(playing[wrong])
            self._reply(games, playing, seen, allowed, paid)
        owed[playing] = 0
        if games.autoreset == SAME_STEP:
            ended = games.ended.copy()
            self._begin_job(games, first, last, self._none, finals, masks)
            self._begin(games, np.flatnonzero(ended))
            games.ended[:] = ended
        else:
            paid[begins] = 0
            self._begin(games, np.flatnonzero(begins))
        self._begin_job(games, first, last, self._none, rows, masks)
        return -1

    def _begin(self, games: Any, places: Array) -> None:
        """Start games up to the learner's first decision; one that ends before it is replaced."""
        owed = games.owed.reshape(-1, SEATS)
        skipped = games.skipped.copy()  # of the games before, if this step has ended them
        while len(places):
            part, seen, allowed = _part(games, places)
            self._begin_job(part, 0, len(places), np.ones(len(places), np.int64), seen, allowed)
            games.states[places] = part.states
            games.learners[places] = games.next_learners[places]
            games.ended[places] = 0
            owed[places] = 0
            games.skipped[places] = skipped[places]
            self._reply(games, places, seen, allowed, owed)
            places = places[games.ended[places] != 0]
            games.seeds[places] += NEXT_SEED

    def _reply(self, games: Any, places: Array, seen: Array, allowed: Array, paid: Array) -> None:
        """Let the policies act until the learner has to decide in every place, or its game is over."""
        while True:
            turns, learners = games.states["turn"][places].astype(np.int64), games.learners[places]
            forced = (turns == learners) & (allowed.sum(1) == 1) & bool(games.skip_forced)
            due = (games.ended[places] == 0) & ((turns != learners) | forced)
            if not due.any():
                return
            places, seen, allowed, forced = places[due], seen[due], allowed[due], forced[due]
            games.skipped[places] += forced
            actions = allowed.argmax(1)
            opponents = (turns - (turns > learners))[due]
            for number in np.unique(opponents[~forced]):
                own = (opponents == number) & ~forced
                actions[own] = self._opponents[number].choices(seen[own], allowed[own])
            wrong, seen, allowed = self._act(games, places, actions, paid)
            assert wrong < 0, "a policy chooses by its mask"

    def _act(self, games: Any, places: Array, actions: Array, paid: Array) -> tuple[int, Array, Array]:
        """Play one decision in each of these places, up to the next decision of any seat."""
        part, seen, allowed = _part(games, places)
        rewards = np.empty(len(places) * SEATS)
        wrong = self._step_job(part, 0, len(places), actions, rewards, seen, allowed, seen)
        if wrong < 0:
            games.states[places] = part.states
            games.ended[places] = part.ended
            paid[places] += rewards.reshape(-1, SEATS)
        return wrong, seen, allowed

    def close(self) -> None:
        """Nothing to close."""


def _part(games: Any, places: Array) -> tuple[Any, Array, Array]:
    """Copies of some games, with all seats played from outside, and arrays for their rows and masks."""
    count = len(places)
    part = games._replace(
        states=games.states[places],
        seeds=games.seeds[places],
        starters=games.starters[places],
        next_learners=np.full(count, EVERYBODY, np.int64),
        learners=np.full(count, EVERYBODY, np.int64),
        autoreset=DISABLED,
        full_state=0,
        skip_forced=0,  # a policy that samples draws for each of its decisions
        skipped=np.zeros(count, np.int64),
        ended=np.zeros(count, np.int64),
        owed=np.zeros(count * SEATS),
    )
    return part, np.empty((count, OBSERVATION), np.int8), np.empty((count, ACTIONS), np.int8)
