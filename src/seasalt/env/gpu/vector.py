"""The vector environment on a GPU: the games of `env.vector`, from the same seeds, as torch tensors.

A step launches one thread per game. Rows and masks are written where a network reads them, and nothing goes
through the host but the place of an illegal action.
"""

from collections.abc import Sequence
from typing import Any, Final, Literal

import numpy as np

from seasalt.bots.network.policy_bot import MemoryOf
from seasalt.env.errors import IllegalMove, NotRunning, WrongSetting
from seasalt.env.gpu.device import Device, Tensor, load_torch
from seasalt.env.gpu.generators import DRAWN, FIXED, NONE, PARTS, generators
from seasalt.env.gpu.steps import NOWHERE, Draws, Reset, Stepped, check_action, reset_game, step_game
from seasalt.env.observation import NO_OP
from seasalt.env.opponents import POLICIES, Opponents, fixed_seats, one_each, policies_of
from seasalt.env.reward import Reward
from seasalt.env.settings import (
    MAX_ROUNDS,
    MOST_GAMES,
    Seeds,
    check_choice,
    check_flag,
    check_number,
    check_options,
    seeds_of,
    settings,
)
from seasalt.kernel.convert import new_state
from seasalt.kernel.engines import arrays, library
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
    Games,
)

Autoreset = Literal["NextStep", "SameStep", "Disabled"]
"""What follows the end of a game, by Gymnasium's names."""

Info = dict[str, Tensor]

_MODES: Final = {"NextStep": NEXT_STEP, "SameStep": SAME_STEP, "Disabled": DISABLED}
_REWARDS: Final = {"game": GAME_REWARD, "round": ROUND_REWARD}


class TorchVectorEnv:
    """`num_envs` games with the same settings on one device, `cuda` or `cpu`.

    The other arguments are those of `SeasaltVectorEnv`, and so are the games. `check_actions=False` leaves
    out the wait for the device that an `IllegalMove` needs; an illegal action then stops all games.
    """

    def __init__(
        self,
        num_envs: int = 1,
        players: int = 2,
        *,
        device: str = "cuda",
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
        autoreset_mode: Autoreset = "NextStep",
        check_actions: bool = True,
    ) -> None:
        num_envs = check_number("num_envs", num_envs, 1, MOST_GAMES)
        check_choice("autoreset_mode", autoreset_mode, Autoreset)
        self.num_envs = num_envs
        self.device = Device(device)
        self._torch = torch = load_torch()
        self._whole = (torch.int64, torch.int32, torch.int16, torch.int8, torch.uint8)
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
        players = self.settings.players
        self.opponents = None if opponents is None else one_each(opponents, players)
        policies = policies_of(self.opponents or ())
        if policies is None:
            raise WrongSetting("opponents", opponents, f"policies of the kernel: {', '.join(POLICIES)}")
        self.autoreset_mode = autoreset_mode
        self.check_actions = check_actions
        self._full_state = check_flag("full_state", full_state)
        seats = fixed_seats(seat, num_envs, players, opponents)
        numbers = {name: self._numbers(EVERYBODY if "learners" in name else 0) for name in _NUMBERS}
        if seats is not None:
            numbers["next_learners"].copy_(torch.from_numpy(seats.copy()))
        self._learners, self._ended = numbers["learners"], numbers["ended"]
        self._skipped = numbers["skipped"]
        self._owed = self.device.zeros(num_envs * SEATS, dtype=torch.float64)
        self._wrong = torch.full((1,), NOWHERE, dtype=torch.int64, device=self.device.torch)
        blank = arrays.states(1, seed=0)
        start = new_state(self.settings.ruleset, players, common_memory=self.settings.common_memory)
        library.put(start, blank)
        self._games = Games(
            states=self.device.put(arrays.states(num_envs, seed=0)),
            blank=self.device.put(blank),
            policies=self.device.put(policies),
            most_rounds=self.settings.max_rounds,
            reward=_REWARDS[self.settings.reward],
            autoreset=_MODES[autoreset_mode],
            full_state=int(self._full_state),
            skip_forced=int(self.settings.skip_forced),
            owed=self.device.wrap(self._owed),
            **{name: self.device.wrap(tensor) for name, tensor in numbers.items()},
        )
        self.generators: Tensor = None  # made by the first reset
        self._learner = NONE if opponents is None else DRAWN if seats is None else FIXED

    def reset(self, *, seed: Seeds = None, options: dict[str, Any] | None = None) -> tuple[Tensor, Info]:
        """Start new games: all, or those of `options["reset_mask"]`. The starter is random, or `starter`.

        A number n seeds the games with n, n + 1 and so on; a list has a seed or None for each game. Games
        without a seed continue the random sequence of their place.
        """
        checked = check_options(options, self.settings.players, "reset_mask")
        torch, chosen, seeds = self._torch, self._chosen(checked), seeds_of(seed, self.num_envs)
        if self.generators is None and not chosen.all():
            raise NotRunning
        seeded = self._seed(seeds, chosen)
        rows, masks, turns = self._rows(), self._new(ACTIONS, dtype=torch.int8), self._new(dtype=torch.int8)
        self.device.compile(reset_game, *PARTS)(
            self.num_envs,
            Reset(
                games=self._games,
                draws=self._draws(),
                seeded=self.device.wrap(seeded.to(torch.int64)),
                starter=checked.get("starter", -1),
                chosen=self.device.wrap(chosen.to(torch.int64)),
                rows=self.device.wrap(rows),
                masks=self.device.wrap(masks),
                turns=self.device.wrap(turns),
            ),
        )
        return rows[:, :OBSERVATION], self._info(rows, masks, turns)

    def step(self, actions: Tensor) -> tuple[Tensor, Tensor, Tensor, Tensor, Info]:
        """Play one decision in every game, and everything up to the next decision.

        Returns rows, rewards of the seats that acted, which games were won, which were cut off, and masks,
        turns and all rewards by name. All tensors are new.
        """
        torch = self._torch
        if self.generators is None:
            raise NotRunning
        found = (getattr(actions, "dtype", type(actions)), tuple(getattr(actions, "shape", ())))
        if found[0] not in self._whole or found[1] != (self.num_envs,):
            raise WrongSetting("actions", found, f"a tensor of whole numbers of shape ({self.num_envs},)")
        actions = actions.to(self.device.torch, torch.int64).contiguous()
        rows, masks, turns = self._rows(), self._new(ACTIONS, dtype=torch.int8), self._new(dtype=torch.int8)
        finals = self._rows() if self.autoreset_mode == "SameStep" else rows
        all_rewards = self._new(SEATS, dtype=torch.float64)
        rewards = self._new(dtype=torch.float64)
        terminated, truncated = self._new(dtype=torch.bool), self._new(dtype=torch.bool)
        arrays = Stepped(
            self._games,
            self._draws(),
            *(
                self.device.wrap(one)
                for one in (actions, self._wrong, all_rewards.view(-1), rewards, terminated, truncated)
            ),
            *(self.device.wrap(one) for one in (rows, masks, finals, turns)),
        )
        self.device.compile(check_action)(self.num_envs, arrays)
        self.device.compile(step_game, *PARTS)(self.num_envs, arrays)
        if self.check_actions:
            self.check(actions)
        info = self._info(rows, masks, turns)
        info["rewards"] = all_rewards[:, : self.settings.players]
        if self.autoreset_mode == "SameStep":
            info["final_obs"], info["_final_obs"] = finals[:, :OBSERVATION], terminated | truncated
            if self._full_state:
                info["final_state"] = finals
        return rows[:, :OBSERVATION], rewards, terminated, truncated, info

    def check(self, actions: Tensor) -> None:
        """Raise the error of the last step's actions, if there was one. Waits for the device."""
        place = int(self._wrong)
        if place == NOWHERE:
            return
        self._wrong.fill_(NOWHERE)
        if self._ended[place]:
            raise NotRunning
        rows, masks = self.device.engine.rows(1, OBSERVATION), self.device.engine.rows(1, ACTIONS)
        self.device.engine.job("observe_many")(self._games.states[place : place + 1], 0, 1, rows, masks)
        [mask] = self.device.engine.read(masks)
        raise IllegalMove(int(actions[place]), [number for number, is_legal in enumerate(mask) if is_legal])

    def _seed(self, seeds: list[int | None], chosen: Tensor) -> Tensor:
        """Make a generator for each game that gets a seed, and for all if there are none; returns which."""
        torch = self._torch
        if self.generators is None:
            self.generators = self._from_host(generators(seeds))
            return torch.ones_like(chosen)
        fresh = torch.tensor([seed is not None for seed in seeds], device=self.device.torch) & chosen
        places = fresh.nonzero().flatten()
        if len(places):
            made = generators([seeds[place] for place in places.tolist()])
            self.generators[places] = self._from_host(made)
        return fresh

    def _draws(self) -> Draws:
        words = self.device.wrap(self.generators).view(np.uint64)
        return Draws(words, self._learner, self.settings.players)

    def _chosen(self, options: dict[str, Any]) -> Tensor:
        torch = self._torch
        if "reset_mask" not in options:
            return torch.ones(self.num_envs, dtype=torch.bool, device=self.device.torch)
        try:
            chosen = torch.as_tensor(options["reset_mask"], device=self.device.torch)
        except (TypeError, ValueError, RuntimeError):
            chosen = torch.zeros(0)
        if chosen.shape != (self.num_envs,) or chosen.dtype != torch.bool or not chosen.any():
            raise WrongSetting(
                "reset_mask", options["reset_mask"], f"bool of shape ({self.num_envs},), not all False"
            )
        return chosen

    def _info(self, rows: Tensor, masks: Tensor, turns: Tensor) -> Info:
        masks[:, NO_OP] |= (self._ended != 0).to(masks.dtype)
        info = {"action_mask": masks, "turn": turns}
        if self.opponents is not None:
            info["seat"] = self._learners.clone()
        if self.settings.skip_forced:
            info["skipped"] = self._skipped.clone()
        if self._full_state:
            info["state"] = rows
        return info

    def _rows(self) -> Tensor:
        return self._new(FULL_STATE if self._full_state else OBSERVATION, dtype=self._torch.int8)

    def _new(self, *size: int, dtype: Any) -> Tensor:
        return self._torch.empty(self.num_envs, *size, dtype=dtype, device=self.device.torch)

    def _numbers(self, value: int) -> Tensor:
        return self.device.zeros(self.num_envs, dtype=self._torch.int64) + value

    def _from_host(self, words: Any) -> Tensor:
        return self._torch.from_numpy(words.view(np.int64)).to(self.device.torch)


_NUMBERS: Final = ("seeds", "starters", "next_learners", "learners", "ended", "skipped")
