"""The vector environment for stable-baselines3, and for the masks of sb3-contrib.

Thousands of games are one environment there, without a process for each. The masks are the method
`action_masks`, which MaskablePPO calls before every step.
"""

from collections.abc import Callable, Iterable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from seasalt.env.errors import NotRunning, WrongSetting
from seasalt.env.settings import check_options, seeds_of
from seasalt.env.vector import Rows, SeasaltVectorEnv

try:
    from stable_baselines3.common.vec_env import VecEnv
except ImportError as missing:
    raise ImportError(
        "seasalt.env.sb3 needs stable-baselines3: pip install stable-baselines3 sb3-contrib"
    ) from missing

Indices = None | int | Iterable[int]


class SeasaltVecEnv(VecEnv):  # type: ignore[misc]
    """`num_envs` games of one seat against `opponents`, with the settings of the vector environment.

    A game that is over is followed by the next one in the same step: the last observation of the old game is
    `infos[place]["terminal_observation"]`, its reward and length are `infos[place]["episode"]`.
    """

    def __init__(self, num_envs: int = 1, players: int = 2, *, opponents: Any, **options: Any) -> None:
        if opponents is None:
            raise WrongSetting("opponents", opponents, "one or more bots: stable-baselines3 learns one seat")
        self.games = SeasaltVectorEnv(
            num_envs, players, opponents=opponents, autoreset_mode="SameStep", **options
        )
        self._masks: NDArray[np.bool_] | None = None
        self._actions: NDArray[Any] = np.zeros(num_envs, np.int64)
        self._paid, self._steps = np.zeros(num_envs), np.zeros(num_envs, np.int64)
        super().__init__(num_envs, self.games.single_observation_space, self.games.single_action_space)

    def reset(self) -> Rows:
        """Start new games, with the seeds and options that were set since the last reset."""
        options = {name: value for each in self._options for name, value in each.items()}
        rows, info = self.games.reset(seed=self._seeds, options=options)
        self._reset_seeds()
        self._reset_options()
        self._masks = info["action_mask"].astype(bool)
        self._paid[:], self._steps[:] = 0, 0
        self.reset_infos = self._infos(info)
        for told, seat in zip(self.reset_infos, info["seat"].tolist(), strict=True):
            told["seat"] = seat
        return rows

    def seed(self, seed: int | None = None) -> list[int | None]:
        """The seeds of the games that the next reset begins."""
        self._seeds = seeds_of(seed, self.num_envs)
        return self._seeds

    def set_options(self, options: Any = None) -> None:
        """The options of the next reset: one dict for all games, or a list of them."""
        for one in options if isinstance(options, list) else [options]:
            check_options(one, self.games.settings.players)
        super().set_options(options)

    def step_async(self, actions: NDArray[Any]) -> None:
        """Take the actions; `step_wait` plays them."""
        self._actions = actions

    def step_wait(self) -> tuple[Rows, NDArray[np.float32], NDArray[np.bool_], list[dict[str, Any]]]:
        """Play one decision in every game."""
        rows, rewards, terminated, truncated, info = self.games.step(self._actions)
        self._masks = info["action_mask"].astype(bool)
        self._paid += rewards
        self._steps += 1
        infos = self._infos(info)
        over = terminated | truncated
        for place in np.flatnonzero(over):
            infos[place] |= {
                "terminal_observation": info["final_obs"][place],
                "TimeLimit.truncated": bool(truncated[place]),
                "episode": {"r": float(self._paid[place]), "l": int(self._steps[place])},
            }
        self._paid[over], self._steps[over] = 0, 0
        return rows, rewards.astype(np.float32), over, infos

    def _infos(self, info: dict[str, Any]) -> list[dict[str, Any]]:
        """A dict for each game, with `skipped` if forced decisions are."""
        if "skipped" in info:
            return [{"skipped": count} for count in info["skipped"].tolist()]
        return [{} for _ in range(self.num_envs)]

    def action_masks(self) -> NDArray[np.bool_]:
        """The masks of all games, True where an action is legal."""
        if self._masks is None:
            raise NotRunning
        return self._masks

    def env_method(self, method_name: str, *args: Any, indices: Indices = None, **options: Any) -> list[Any]:
        """The results of a method for some games, or all: `action_masks` is the only one."""
        if method_name != "action_masks":
            raise AttributeError(f"{type(self).__name__} has no method {method_name!r} for single games")
        masks = self.action_masks()
        return [masks[place] for place in self._get_indices(indices)]

    def get_attr(self, attr_name: str, indices: Indices = None) -> list[Any]:
        """An attribute, the same for every game."""
        if attr_name == "render_mode":
            value: Any = None
        elif attr_name == "action_masks":
            value = self.action_masks
        else:
            value = getattr(self.games, attr_name)
        return [value for _ in self._get_indices(indices)]

    def set_attr(self, attr_name: str, value: Any, indices: Indices = None) -> None:
        """Refused: all games have the same settings."""
        raise AttributeError(f"{attr_name} cannot be set: the settings of {type(self).__name__} are fixed")

    def env_is_wrapped(self, wrapper_class: Callable[..., Any], indices: Indices = None) -> list[bool]:
        """Nothing is wrapped: there is no object for a single game."""
        return [False for _ in self._get_indices(indices)]

    def close(self) -> None:
        """End the programs among the opponents."""
        self.games.close()
