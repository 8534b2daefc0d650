"""The game for PettingZoo: every seat is an agent, and acts in turn.

>>> env = env(players=3, extra_salt=True)
>>> env.reset(seed=7)
>>> env.agents
['player_0', 'player_1', 'player_2']
>>> observation, reward, terminated, truncated, info = env.last()
>>> observation.shape, info["action_mask"].nonzero()[0].tolist()
((974,), [0, 1, 2])

Libraries that look for the mask in the observation get it there from `env(observation="dict")`.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from seasalt.env.errors import IllegalMove, NotRunning, WrongSetting, warn_of_illegal_move
from seasalt.env.games.match import Match
from seasalt.env.observation import HIGHEST, Row, dict_space, observation_space
from seasalt.env.render.modes import MODES, check_mode, render
from seasalt.env.settings import (
    Illegal,
    Observed,
    check_choice,
    check_options,
    check_seat,
    check_seed,
    settings,
)
from seasalt.kernel.game.layout import ACTIONS
from seasalt.kernel.observation.row import OBSERVATION

try:
    from gymnasium.spaces import Box, Discrete, Space
    from pettingzoo.utils import AECEnv, wrappers
except ImportError as missing:
    raise ImportError('seasalt.env.seasalt_v0 needs an extra: pip install "seasalt[env]"') from missing

Observation = Any  # a Row, or with `observation="dict"` a RowWithMask


def env(**options: Any) -> AECEnv[str, Observation, int]:
    """The environment by PettingZoo's conventions: an illegal move loses the game."""
    # PettingZoo has a wrapper for that, which takes longer than the game itself.
    return wrappers.OrderEnforcingWrapper(raw_env(**{"illegal": "lose", **options}))


class LegalActions(Discrete[Any]):
    """The action numbers. Where it is the agent's turn, `sample` without a mask draws a legal one.

    Some helpers of PettingZoo sample without looking for a mask, and would lose at once.
    """

    def __init__(self) -> None:
        super().__init__(ACTIONS)
        self.legal = _no_action()

    def sample(self, mask: Any = None, probability: Any = None) -> Any:
        """A number by the mask or the probabilities, otherwise a legal one, otherwise any."""
        if mask is None and probability is None and self.legal.any():
            mask = self.legal
        return super().sample(mask, probability)


class raw_env(AECEnv[str, Observation, int]):  # noqa: N801 # PettingZoo's name for it
    """The environment without wrappers: an illegal move raises `IllegalMove` and changes nothing."""

    metadata = {  # noqa: RUF012 # PettingZoo declares it so
        "name": "seasalt_v0",
        "render_modes": list(MODES),
        "render_fps": 2,
        "is_parallelizable": False,
    }

    def __init__(
        self,
        *,
        illegal: Illegal = "raise",
        observation: Observed = "flat",
        render_mode: str | None = None,
        render_seat: int | None = None,
        **options: Any,
    ) -> None:
        super().__init__()  # type: ignore[no-untyped-call]
        self.settings = settings(**options)
        self.illegal = check_choice("illegal", illegal, Illegal)
        self.observation = check_choice("observation", observation, Observed)
        self.render_mode = check_mode(render_mode)
        self.render_seat = check_seat(render_seat, self.settings.players)
        self.possible_agents = [f"player_{seat}" for seat in range(self.settings.players)]
        self.agents: list[str] = []
        space = dict_space if self.observation == "dict" else observation_space
        self.observation_spaces = {agent: space() for agent in self.possible_agents}
        self._legal = {agent: LegalActions() for agent in self.possible_agents}
        self.action_spaces = dict(self._legal)
        self.state_space = Box(0, HIGHEST, (self.settings.players * OBSERVATION,), np.int8)
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._random = np.random.default_rng()
        self._match: Match | None = None
        self._warned = False

    def observation_space(self, agent: str) -> Space[Any]:
        """The same for every agent."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Space[Any]:
        """The same for every agent."""
        return self.action_spaces[agent]

    @property
    def match(self) -> Match:
        """The current game, hidden cards included."""
        if self._match is None:
            raise NotRunning
        return self._match

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a new game. The seed fixes its chance, its starter (or `starter`) and the games after it."""
        checked = check_options(
            options, self.settings.players, "options"
        )  # PettingZoo's `api_test` passes it
        seed = check_seed(seed)
        if seed is not None:
            self._random = np.random.default_rng(seed)
        starter = int(self._random.integers(self.settings.players))
        starter = checked.get("starter", starter)
        self._match = Match(self.settings, int(self._random.integers(2**63)), starter)
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {}
        for agent in self.agents:
            self._allow(agent, _no_action())
        self._select()
        self._show()

    def step(self, action: int) -> None:
        """Play an action for the selected agent; `None` removes an agent whose game is over."""
        if not self.agents:
            raise NotRunning
        agent, match = self.agent_selection, self.match
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        try:
            paid = match.act(action)
        except IllegalMove as error:
            if self.illegal == "raise" or not self.action_spaces[agent].contains(error.number):
                raise
            if not self._warned:
                self._warned = True
                warn_of_illegal_move(error)
            paid = match.give_up()
        self._cumulative_rewards[agent] = 0.0
        if any(self.rewards.values()):
            self._clear_rewards()
        if paid is not None:
            self.rewards = dict(zip(self.agents, paid.tolist(), strict=True))
            self._accumulate_rewards()
        if not match.running:
            self.terminations = dict.fromkeys(self.agents, match.over)
            self.truncations = dict.fromkeys(self.agents, match.truncated)
        self._allow(agent, _no_action())
        self._select()
        self._show()

    def _select(self) -> None:
        self.agent_selection = self.possible_agents[self.match.turn]
        self._allow(self.agent_selection, self.match.mask.copy())
        if self.settings.skip_forced:
            self.infos[self.agent_selection]["skipped"] = self.match.skipped

    def _allow(self, agent: str, mask: Row) -> None:
        self.infos[agent] = {"action_mask": mask}
        self._legal[agent].legal = mask

    def observe(self, agent: str) -> Observation:
        """The observation of an agent, whether it is to act or not."""
        if str(agent) not in self._seats:
            raise WrongSetting("agent", agent, ", ".join(self._seats))
        row = self.match.seen_by(self._seats[agent])
        if self.observation == "flat":
            return row
        return {"observation": row, "action_mask": self.infos[agent]["action_mask"].copy()}

    def state(self) -> NDArray[np.int8]:
        """The observations of all agents together, for a critic."""
        return np.concatenate([self.match.seen_by(seat) for seat in range(self.settings.players)])

    def render(self) -> Any:
        """The table as text, pixels or SVG, with all hands open unless there is a `render_seat`."""
        return self._rendered(self.render_mode)

    def svg(self) -> str:
        """The table as SVG, whatever the mode."""
        return str(self._rendered("svg"))

    def _rendered(self, mode: str | None) -> Any:
        names = tuple(self.possible_agents)
        return render(self.match.state(), self.settings, mode, self.render_seat, names)

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()

    def close(self) -> None:
        """Nothing to close."""


def _no_action() -> Row:
    return np.zeros(ACTIONS, np.int8)
