"""Many games at once, for Gymnasium: a step of all of them is one compiled job of the kernel.

Without `opponents` every step is a decision of whichever seat is to act in each game (self-play). With them
one seat of each game learns, and the others are played by the kernel.
"""

from collections.abc import Sequence
from random import Random
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Discrete
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import ArrayLike, NDArray

from seasalt.env.errors import IllegalMove, NotRunning, WrongSetting
from seasalt.env.observation import action_space, observation_space
from seasalt.env.opponents import Opponents, fixed_seats, policies_of
from seasalt.env.reward import Reward
from seasalt.env.settings import MAX_ROUNDS, settings
from seasalt.kernel.bridge import new_state
from seasalt.kernel.engines import compiled
from seasalt.kernel.game.generator import GOLDEN, WORD
from seasalt.kernel.game.layout import ACTIONS, SEATS
from seasalt.kernel.observation.hidden_cards import WHOLE
from seasalt.kernel.observation.row import OBSERVATION
from seasalt.kernel.observation.steps import (
    DISABLED,
    EVERYBODY,
    GAME_REWARD,
    NEXT_STEP,
    ROUND_REWARD,
    SAME_STEP,
    TERMINATED,
    TRUNCATED,
)

_MODES = {
    AutoresetMode.NEXT_STEP: NEXT_STEP,
    AutoresetMode.SAME_STEP: SAME_STEP,
    AutoresetMode.DISABLED: DISABLED,
}
_REWARDS = {"game": GAME_REWARD, "round": ROUND_REWARD}

Rows = NDArray[np.int8]
Info = dict[str, Any]
Seeds = int | Sequence[int | None] | None
Step = tuple[Rows, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], Info]


class SeasaltVectorEnv(VectorEnv[Rows, ArrayLike, NDArray[Any]]):
    """So many games; what they have in common is what a game of any environment here can be told.

    `opponents` is one name for all others, one for each in the order of their seats, or None for self-play.
    `seat` is who learns: a number for all games, one for each, or None: then each game draws one.
    `full_state` adds `info["state"]`: the row with all that lies hidden behind it.
    """

    single_observation_space: Box
    single_action_space: Discrete[Any]

    def __init__(
        self,
        num_envs: int = 1,
        players: int = 2,
        *,
        opponents: Opponents = None,
        seat: int | Sequence[int] | None = None,
        extra_salt: bool = False,
        edition: str = "standard",
        target: int | None = None,
        max_rounds: int = MAX_ROUNDS,
        reward: Reward = "game",
        full_state: bool = False,
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
    ) -> None:
        if num_envs < 1:
            raise WrongSetting("num_envs", num_envs, "1 or more")
        self.settings = settings(
            players,
            extra_salt=extra_salt,
            edition=edition,
            target=target,
            max_rounds=max_rounds,
            reward=reward,
        )
        self.autoreset_mode = AutoresetMode(autoreset_mode)
        self.metadata = {"autoreset_mode": self.autoreset_mode, "render_modes": []}
        self.num_envs = num_envs
        self.single_observation_space = observation_space()
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.single_action_space = action_space()
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.opponents = opponents
        self._policies = policies_of(opponents, players)
        self._fixed_seats = fixed_seats(seat, num_envs, players, opponents)
        self._width = WHOLE if full_state else OBSERVATION
        self._records = compiled.states(num_envs, seed=0)
        self._blank = compiled.states(1, seed=0)
        compiled.put(new_state(self.settings.ruleset, players, Random(0)), self._blank)
        self._ended = np.zeros(num_envs, np.int64)
        self._generators: list[np.random.Generator] = []
        self._seeds = np.zeros(num_envs, np.int64)  # of the next game in each place, and who begins it
        self._starters = np.zeros(num_envs, np.int64)
        self._next_learners = np.full(num_envs, EVERYBODY, np.int64)
        self._learners = np.full(num_envs, EVERYBODY, np.int64)
        self._owed = np.zeros(num_envs * SEATS)  # rewards for rounds before the learner could act

    def reset(self, *, seed: Seeds = None, options: Info | None = None) -> tuple[Rows, Info]:
        """New games: all, or those of `options["reset_mask"]`. Who begins is up to chance, or `starter`.

        A number seeds the games by it and the numbers after it; a list has one for each game, or None. Games
        without a seed go on from those before them.
        """
        chosen = _chosen(options, self.num_envs)
        if not self._generators and not chosen.all():
            raise NotRunning
        self._sow(_seeds(seed, self.num_envs), chosen)
        if options and "starter" in options:
            self._starters[chosen] = options["starter"]
        rows, masks = self._new_rows()
        compiled.job("begin_many")(
            self._records,
            0,
            self.num_envs,
            self._blank,
            chosen.astype(np.int64),
            self._seeds,
            self._starters,
            self._next_learners,
            self._learners,
            self._policies,
            self.settings.max_rounds,
            _REWARDS[self.settings.reward],
            self._ended,
            self._owed,
            int(self._width == WHOLE),
            rows,
            masks,
        )
        self._draw(chosen)
        return rows[:, :OBSERVATION], self._info(rows, masks)

    def step(self, actions: ArrayLike) -> Step:
        """One decision in every game, and all that follows it up to the next."""
        if not self._generators:
            raise NotRunning
        numbers = np.ascontiguousarray(actions, np.int64)
        if numbers.shape != (self.num_envs,):
            raise WrongSetting("actions", numbers.shape, f"an array of shape ({self.num_envs},)")
        acting = self._records["turn"].astype(np.int64)
        same_step = self.autoreset_mode is AutoresetMode.SAME_STEP
        before = self._ended != 0
        rows, masks = self._new_rows()
        finals = np.empty_like(rows) if same_step else rows
        rewards = np.empty((self.num_envs, SEATS))
        wrong = compiled.job("step_many")(
            self._records,
            0,
            self.num_envs,
            self._blank,
            numbers,
            self._seeds,
            self._starters,
            self._next_learners,
            self._learners,
            self._policies,
            self.settings.max_rounds,
            _REWARDS[self.settings.reward],
            _MODES[self.autoreset_mode],
            self._ended,
            self._owed,
            rewards.reshape(-1),
            int(self._width == WHOLE),
            rows,
            masks,
            finals,
        )
        if wrong >= 0:
            self._refuse(wrong, int(numbers[wrong]))
        terminated, truncated = self._ended == TERMINATED, self._ended == TRUNCATED
        info = self._info(rows, masks) | {"rewards": rewards[:, : self.settings.players]}
        if same_step:
            over = terminated | truncated
            self._draw(over)
            self._ended[:] = 0
            info |= self._final_info(finals, over)
        else:
            self._draw(before)
        own = rewards[np.arange(self.num_envs), acting]  # nobody acts for who begins, and nothing is paid
        return rows[:, :OBSERVATION], own, terminated, truncated, info

    @property
    def turns(self) -> NDArray[np.int8]:
        """Whose turn it is in each game."""
        return self._records["turn"].copy()

    def _sow(self, seeds: list[int | None], chosen: NDArray[np.bool_]) -> None:
        """A generator for each game that gets a seed, and for those that have none yet."""
        fresh = np.array([seed is not None for seed in seeds]) & chosen
        if self._generators:
            for place in np.flatnonzero(fresh):
                self._generators[place] = np.random.default_rng(seeds[place])
        else:
            self._generators = [np.random.default_rng(seed) for seed in seeds]
            fresh[:] = True
        self._draw(fresh)

    def _draw(self, places: NDArray[np.bool_]) -> None:
        """Chance says who learns and who begins in the next game of these places, and how its cards come."""
        for place in np.flatnonzero(places):
            generator = self._generators[place]
            if self.opponents is not None:
                self._next_learners[place] = generator.integers(self.settings.players)
            self._starters[place] = generator.integers(self.settings.players)
            seed = int(generator.integers(2**63)) * GOLDEN % WORD
            self._seeds[place] = seed - WORD if seed >= WORD // 2 else seed
        if self._fixed_seats is not None:
            self._next_learners[:] = self._fixed_seats

    def _new_rows(self) -> tuple[Rows, Rows]:
        return np.empty((self.num_envs, self._width), np.int8), np.empty((self.num_envs, ACTIONS), np.int8)

    def _info(self, rows: Rows, masks: Rows) -> Info:
        info: Info = {"action_mask": masks, "turn": self.turns}
        if self.opponents is not None:
            info["seat"] = self._learners.copy()
        if self._width == WHOLE:
            info["state"] = rows
        return info | {f"_{key}": np.ones(self.num_envs, np.bool_) for key in info}

    def _final_info(self, finals: Rows, over: NDArray[np.bool_]) -> Info:
        if not over.any():
            return {}
        rows = np.full(self.num_envs, None, object)
        for place in np.flatnonzero(over):
            rows[place] = finals[place, :OBSERVATION]
        info: Info = {"final_obs": rows, "_final_obs": over}
        if self._width == WHOLE:
            finals[~over] = 0
            info |= {"final_info": {"state": finals, "_state": over}, "_final_info": over}
        return info

    def _refuse(self, place: int, number: int) -> None:
        if self._ended[place]:
            raise NotRunning
        masks, rows = compiled.rows(1, ACTIONS), compiled.rows(1, OBSERVATION)
        compiled.job("observe_many")(self._records[place : place + 1], 0, 1, rows, masks)
        raise IllegalMove(number, np.flatnonzero(masks[0]).tolist())


def _seeds(seed: Seeds, num_envs: int) -> list[int | None]:
    """One for each game."""
    if seed is None or isinstance(seed, int | np.integer):
        return [None if seed is None else int(seed) + place for place in range(num_envs)]
    if len(seed) != num_envs:
        raise WrongSetting("seed", seed, f"a number, or {num_envs} of them")
    return list(seed)


def _chosen(options: Info | None, num_envs: int) -> NDArray[np.bool_]:
    """Which games begin anew."""
    if not options or "reset_mask" not in options:
        return np.ones(num_envs, np.bool_)
    chosen = np.asarray(options["reset_mask"])
    if chosen.shape != (num_envs,) or chosen.dtype != np.bool_ or not chosen.any():
        raise WrongSetting("reset_mask", chosen, f"an array of bool of shape ({num_envs},), not all False")
    return chosen
