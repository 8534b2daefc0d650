"""Many games against bots for the vector environment, in place of the jobs `begin_many` and `step_many`.

They have the signatures of those jobs and change the same arrays, but play one game after the other.
"""

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import numpy as np
from numpy.typing import NDArray

from seasalt.bots import Entrant
from seasalt.env.games.match import Match
from seasalt.env.games.opponent_bots import BotMatch
from seasalt.env.reward import Rewards, add_rewards
from seasalt.env.settings import Settings
from seasalt.kernel.engines.engine import engine
from seasalt.kernel.game.layout import SEATS
from seasalt.kernel.observation.steps import DISABLED, SAME_STEP, TERMINATED, TRUNCATED, Games

Array = NDArray[Any]
AnyMatch = TypeVar("AnyMatch", Match, BotMatch)


class BotGames:
    """A match in every place. `seeds` are those of the next games, as a single environment draws them.

    `write` is the job `begin_many` of the kernel, which also writes rows and masks of records.
    """

    def __init__(
        self,
        settings: Settings,
        opponents: Sequence[Entrant],
        seeds: list[int],
        write: Callable[..., None],
    ) -> None:
        self.seeds = seeds
        self._write = write
        self._none = np.zeros(len(seeds), np.int64)
        self._settings = settings
        self._opponents = tuple(opponents)
        self._matches: list[BotMatch | None] = [None] * len(seeds)

    def begin_many(
        self, games: Games, first: int, last: int, chosen: Array, rows: Array, masks: Array
    ) -> None:
        """Start a new game in every chosen place; write the rows and masks of all."""
        for place in range(first, last):
            if chosen[place]:
                games.ended[place] = games.skipped[place] = 0
                self._begin(games, place)
            self._show(games, place, rows, masks)

    def step_many(
        self,
        games: Games,
        first: int,
        last: int,
        actions: Array,
        rewards: Array,
        rows: Array,
        masks: Array,
        finals: Array,
    ) -> int:
        """Step every game; returns the place of the first illegal action, or -1."""
        for place in range(first, last):
            match = self._match(place)
            legal = 0 <= actions[place] < len(match.mask) and match.mask[actions[place]]
            if not legal if match.running else games.autoreset == DISABLED:
                return place
        for place in range(first, last):
            begins, match = games.ended[place] != 0, self._match(place)
            games.ended[place] = games.skipped[place] = 0
            paid: Rewards = None
            if not begins:
                paid = add_rewards(match.paid_before, match.act(int(actions[place])))
                match.paid_before = None
                games.skipped[place] = match.skipped
                games.ended[place] = TERMINATED if match.over else TRUNCATED if match.truncated else 0
                if games.ended[place] and games.autoreset == SAME_STEP:
                    self._show(games, place, finals, masks)
                    begins = True
            rewards[SEATS * place : SEATS * (place + 1)] = 0.0
            if paid is not None:
                rewards[SEATS * place : SEATS * place + self._settings.players] = paid
            if begins:
                self._begin(games, place)
            self._show(games, place, rows, masks)
        return -1

    def _begin(self, games: Games, place: int) -> None:
        """Start a game in one place, in which the learner gets to act."""
        before = self._matches[place]
        if before is not None:
            before.close()
        learner, starter = int(games.next_learners[place]), int(games.starters[place])
        games.learners[place] = learner
        match = running_match(
            lambda seed: BotMatch(self._settings, seed, starter, learner, self._opponents), self.seeds[place]
        )
        games.skipped[place] += match.skipped
        self._matches[place] = match

    def _match(self, place: int) -> BotMatch:
        match = self._matches[place]
        assert match is not None
        return match

    def _show(self, games: Games, place: int, rows: Array, masks: Array) -> None:
        engine().put(self._match(place).state(), games.states, place)
        self._write(games, place, place + 1, self._none, rows, masks)

    def close(self) -> None:
        """End the programs among the opponents."""
        for match in self._matches:
            if match is not None:
                match.close()


def running_match(make: Callable[[int], AnyMatch], seed: int) -> AnyMatch:
    """The match of the first seed in which the seat gets to act: with a tiny target a game may end before."""
    while True:
        match = make(seed)
        if match.running:
            return match
        match.close()
        seed += 1
