"""Many games at once, for Gymnasium: one compiled job of the kernel steps all of them.

Without `opponents` every step is a decision of the seat to act in each game (self-play). With opponents one
seat of each game learns: policies of the kernel play the others in the same job, bots one after the other.
"""

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from seasalt.bots.network.policy_bot import MemoryOf, PolicyBot
from seasalt.env.errors import IllegalMove, NotRunning, WrongSetting
from seasalt.env.games.bot_games import BotGames
from seasalt.env.games.policy_games import PolicyGames
from seasalt.env.observation import NO_OP, action_space, observation_space
from seasalt.env.opponents import Opponents, fixed_seats, one_each, policies_of
from seasalt.env.reward import Reward
from seasalt.env.settings import (
    MAX_ROUNDS,
    MOST_GAMES,
    Seeds,
    check_flag,
    check_number,
    check_options,
    seeds_of,
    settings,
)
from seasalt.kernel.convert import new_state
from seasalt.kernel.engines import arrays, library
from seasalt.kernel.game.generator import GOLDEN, WORD
from seasalt.kernel.game.layout import ACTIONS, SEATS
from seasalt.kernel.observation.hidden_cards import FULL_STATE
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
    Games,
)

try:
    from gymnasium.spaces import Box, Discrete
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space

except ImportError as missing:
    raise ImportError('seasalt.env.vector needs an extra: pip install "seasalt[env]"') from missing

_MODES = {
    AutoresetMode.NEXT_STEP: NEXT_STEP,
    AutoresetMode.SAME_STEP: SAME_STEP,
    AutoresetMode.DISABLED: DISABLED,
}
_REWARDS = {"game": GAME_REWARD, "round": ROUND_REWARD}

Rows = NDArray[np.int8]
Info = dict[str, Any]
Step = tuple[Rows, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], Info]


class SeasaltVectorEnv(VectorEnv[Rows, ArrayLike, NDArray[Any]]):
    """`num_envs` games with the same settings.

    `opponents` is one for all other seats, one for each in the order of the seats, or None for self-play.
    `seat` is the seat that learns: one number for all games, one for each, or None for a random seat per
    game. `full_state` adds `info["state"]`: the observation followed by the hidden cards.
    """

    single_observation_space: Box
    single_action_space: Discrete[Any]

    def __init__(
        self,
        num_envs: int = 1,
        players: int = 2,
        *,
        opponents: Opponents | None = None,
        seat: int | Sequence[int] | None = None,
        extra_salt: bool = False,
        edition: str = "standard",
        target: int | None = None,
        max_rounds: int = MAX_ROUNDS,
        reward: Reward = "game",
        memory: MemoryOf = "private",
        skip_forced: bool = False,
        full_state: bool = False,
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
    ) -> None:
        num_envs = check_number("num_envs", num_envs, 1, MOST_GAMES)
        self.settings = settings(
            players,
            extra_salt=extra_salt,
            edition=edition,
            target=target,
            max_rounds=max_rounds,
            reward=reward,
            memory=memory,
            skip_forced=skip_forced,
        )
        try:
            self.autoreset_mode = AutoresetMode(autoreset_mode)
        except ValueError:
            allowed = ", ".join(mode.value for mode in AutoresetMode)
            raise WrongSetting("autoreset_mode", autoreset_mode, allowed) from None
        self.metadata = {"autoreset_mode": self.autoreset_mode, "render_modes": []}
        self.num_envs = num_envs
        self.single_observation_space = observation_space()
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.single_action_space = action_space()
        self.action_space = batch_space(self.single_action_space, num_envs)
        players = self.settings.players
        self.opponents = None if opponents is None else one_each(opponents, players)
        policies = policies_of(self.opponents or ())
        self._bots = self._bot_games() if policies is None else None
        self._fixed_seats = fixed_seats(seat, num_envs, players, opponents)
        self._full_state = check_flag("full_state", full_state)
        self._generators: list[np.random.Generator] = []
        blank = arrays.states(1, seed=0)
        start = new_state(self.settings.ruleset, players, common_memory=self.settings.common_memory)
        library.put(start, blank)
        self._games = _games(
            states=arrays.states(num_envs, seed=0),
            blank=blank,
            seeds=np.zeros(num_envs, np.int64),
            starters=np.zeros(num_envs, np.int64),
            next_learners=np.full(num_envs, EVERYBODY, np.int64),
            learners=np.full(num_envs, EVERYBODY, np.int64),
            policies=np.zeros(SEATS, np.int64) if policies is None else policies,
            most_rounds=self.settings.max_rounds,
            reward=_REWARDS[self.settings.reward],
            autoreset=_MODES[self.autoreset_mode],
            full_state=int(self._full_state),
            skip_forced=int(self.settings.skip_forced),
            skipped=np.zeros(num_envs, np.int64),
            ended=np.zeros(num_envs, np.int64),
            owed=np.zeros(num_envs * SEATS),
        )

    def reset(self, *, seed: Seeds = None, options: Info | None = None) -> tuple[Rows, Info]:
        """Start new games: all, or those of `options["reset_mask"]`. The starter is random, or `starter`.

        A number n seeds the games with n, n + 1 and so on; a list has a seed or None for each game. Games
        without a seed continue the random sequence of their place.
        """
        checked = check_options(options, self.settings.players, "reset_mask")
        chosen = _chosen(checked, self.num_envs)
        seeds = seeds_of(seed, self.num_envs)
        if not self._generators and not chosen.all():
            raise NotRunning
        self._seed_generators(seeds, chosen)
        if "starter" in checked:
            self._games.starters[chosen] = checked["starter"]
        rows, masks = self._new_rows()
        self._job("begin_many")(self._games, 0, self.num_envs, chosen.astype(np.int64), rows, masks)
        self._draw(chosen)
        return rows[:, :OBSERVATION], self._info(rows, masks)

    def step(self, actions: ArrayLike) -> Step:
        """Play one decision in every game, and everything up to the next decision."""
        if not self._generators:
            raise NotRunning
        numbers = _numbers(actions, self.num_envs)
        games = self._games
        acting = (games.states["turn"] if self.opponents is None else games.learners).astype(np.int64)
        same_step = self.autoreset_mode is AutoresetMode.SAME_STEP
        before = games.ended != 0
        rows, masks = self._new_rows()
        finals = np.empty_like(rows) if same_step else rows
        rewards = np.empty((self.num_envs, SEATS))
        wrong = self._job("step_many")(
            games, 0, self.num_envs, numbers, rewards.reshape(-1), rows, masks, finals
        )
        if wrong >= 0:
            self._refuse(wrong, int(numbers[wrong]))
        terminated, truncated = games.ended == TERMINATED, games.ended == TRUNCATED
        over = terminated | truncated
        if same_step:
            self._draw(over)
            games.ended[:] = 0
        else:
            self._draw(before)
        info = self._info(rows, masks) | {"rewards": rewards[:, : self.settings.players]}
        if same_step:
            info |= self._final_info(finals, over)
        own = rewards[np.arange(self.num_envs), acting]  # all 0 where this step has started a game
        return rows[:, :OBSERVATION], own, terminated, truncated, info

    def _bot_games(self) -> BotGames | PolicyGames:
        """The games if there are bots among the opponents; policies over rows decide in batches."""
        assert self.opponents is not None
        begin, seeds = library.job("begin_many"), [0] * self.num_envs
        memory = self.settings.memory
        policies = [one for one in self.opponents if isinstance(one, PolicyBot) and one.memory == memory]
        if len(policies) < len(self.opponents):
            return BotGames(self.settings, self.opponents, seeds, begin)
        return PolicyGames(policies, seeds, begin, library.job("step_many"))

    def _job(self, name: str) -> Callable[..., Any]:
        """A job of the kernel, or what takes its place if there are bots among the opponents."""
        return library.job(name) if self._bots is None else getattr(self._bots, name)

    def close_extras(self, **options: Any) -> None:
        """End programs that play as opponents."""
        if self._bots is not None:
            self._bots.close()

    @property
    def turns(self) -> NDArray[np.int8]:
        """Whose turn it is in each game."""
        turns: NDArray[np.int8] = self._games.states["turn"].copy()
        return turns

    def _seed_generators(self, seeds: list[int | None], chosen: NDArray[np.bool_]) -> None:
        """Make a generator for each game that gets a seed, and for those that have none yet."""
        fresh = np.array([seed is not None for seed in seeds]) & chosen
        if self._generators:
            for place in np.flatnonzero(fresh):
                self._generators[place] = np.random.default_rng(seeds[place])
        else:
            self._generators = [np.random.default_rng(seed) for seed in seeds]
            fresh[:] = True
        self._draw(fresh)

    def _draw(self, places: NDArray[np.bool_]) -> None:
        """Draw the learner, the starter and the seed of the next game in these places."""
        games = self._games
        for place in np.flatnonzero(places):
            generator = self._generators[place]
            if self.opponents is not None:
                games.next_learners[place] = generator.integers(self.settings.players)
            games.starters[place] = generator.integers(self.settings.players)
            number = int(generator.integers(2**63))
            if self._bots is not None:
                self._bots.seeds[place] = number
            seed = number * GOLDEN % WORD
            games.seeds[place] = seed - WORD if seed >= WORD // 2 else seed
        if self._fixed_seats is not None:
            games.next_learners[:] = self._fixed_seats

    def _new_rows(self) -> tuple[Rows, Rows]:
        width = FULL_STATE if self._full_state else OBSERVATION
        return np.empty((self.num_envs, width), np.int8), np.empty((self.num_envs, ACTIONS), np.int8)

    def _info(self, rows: Rows, masks: Rows) -> Info:
        masks[self._games.ended != 0, NO_OP] = 1
        info: Info = {"action_mask": masks, "turn": self.turns}
        if self.opponents is not None:
            info["seat"] = self._games.learners.copy()
        if self.settings.skip_forced:
            info["skipped"] = self._games.skipped.copy()
        if self._full_state:
            info["state"] = rows
        return info | {f"_{key}": np.ones(self.num_envs, np.bool_) for key in info}

    def _final_info(self, finals: Rows, over: NDArray[np.bool_]) -> Info:
        if not over.any():
            return {}
        rows = np.full(self.num_envs, None, object)
        for place in np.flatnonzero(over):
            rows[place] = finals[place, :OBSERVATION]
        info: Info = {"final_obs": rows, "_final_obs": over}
        if self._full_state:
            finals[~over] = 0
            info |= {"final_info": {"state": finals, "_state": over}, "_final_info": over}
        return info

    def _refuse(self, place: int, number: int) -> None:
        if self._games.ended[place]:
            raise NotRunning
        masks, rows = library.rows(1, ACTIONS), library.rows(1, OBSERVATION)
        library.job("observe_many")(self._games.states[place : place + 1], 0, 1, rows, masks)
        raise IllegalMove(number, [action for action, legal in enumerate(masks[0]) if legal])


def _games(**arrays: Any) -> Any:
    """Games of numpy arrays: the types of their fields are those of plain Python."""
    return Games(**arrays)


def _numbers(actions: ArrayLike, num_envs: int) -> NDArray[np.int64]:
    """The actions as the kernel takes them."""
    try:
        given = np.asarray(actions)
    except ValueError:  # rows of different lengths
        given = np.array(None)
    if given.shape != (num_envs,) or given.dtype.kind not in "iu":
        found = f"{given.dtype} of shape {given.shape}"
        raise WrongSetting("actions", found, f"whole numbers of shape ({num_envs},)")
    return np.ascontiguousarray(given, np.int64)


def _chosen(options: Info, num_envs: int) -> NDArray[np.bool_]:
    if "reset_mask" not in options:
        return np.ones(num_envs, np.bool_)
    mask = options["reset_mask"]
    try:
        chosen = np.asarray(mask)
    except ValueError:
        chosen = np.array(None)
    if chosen.shape != (num_envs,) or chosen.dtype != np.bool_ or not chosen.any():
        raise WrongSetting("reset_mask", mask, f"an array of bool of shape ({num_envs},), not all False")
    return chosen
