"""The game for Gymnasium: one seat is yours, bots play the others.

>>> import gymnasium
>>> import seasalt.env
>>> env = gymnasium.make("seasalt/SeaSalt-v0", opponents="kernel:beginner")
>>> observation, info = env.reset(seed=7)
>>> observation.shape, info["action_mask"].nonzero()[0].tolist()
((974,), [0, 1, 2])
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from seasalt.bots import name_of
from seasalt.env.errors import IllegalMove, NotRunning, warn_of_illegal_move
from seasalt.env.games.bot_games import running_match
from seasalt.env.games.match import Match
from seasalt.env.games.opponent_bots import BotMatch
from seasalt.env.observation import action_space, dict_space, observation_space
from seasalt.env.opponents import POLICIES, Opponents, one_each
from seasalt.env.render.modes import MODES, check_mode, render
from seasalt.env.reward import Rewards, add_rewards
from seasalt.env.settings import (
    Illegal,
    Observed,
    check_choice,
    check_options,
    check_seat,
    check_seed,
    settings,
)

try:
    import gymnasium
except ImportError as missing:
    raise ImportError('seasalt.env.single needs an extra: pip install "seasalt[env]"') from missing

Observation = Any  # a Row, or with `observation="dict"` a RowWithMask


class SeaSalt(gymnasium.Env[Observation, int]):
    """One seat against opponents, given as in the arena: one for all, or one for each other seat.

    Without a `seat` each game draws one. A policy of the kernel, if all opponents are the same one, is many
    times faster than bots.
    """

    metadata = {"render_modes": list(MODES), "render_fps": 2}  # noqa: RUF012 # Gymnasium declares it so

    def __init__(
        self,
        *,
        opponents: Opponents = "greedy",
        seat: int | None = None,
        illegal: Illegal = "lose",
        observation: Observed = "flat",
        render_mode: str | None = None,
        all_open: bool = False,
        **options: Any,
    ) -> None:
        self.settings = settings(**options)
        self.opponents = one_each(opponents, self.settings.players)
        self.seat = check_seat(seat, self.settings.players)
        self.illegal = check_choice("illegal", illegal, Illegal)
        self.render_mode = check_mode(render_mode)
        self.all_open = all_open
        self.observation = check_choice("observation", observation, Observed)
        self.observation_space = dict_space() if observation == "dict" else observation_space()
        self.action_space = action_space()
        self._match: Match | BotMatch | None = None
        self._warned = False

    @property
    def match(self) -> Match | BotMatch:
        """The current game, hidden cards included."""
        if self._match is None:
            raise NotRunning
        return self._match

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Start a new game. The seed fixes its chance, seat, starter and bots, and the games after it."""
        players = self.settings.players
        checked = check_options(options, players)
        super().reset(seed=check_seed(seed))
        seat, starter = (int(self.np_random.integers(players)) for _ in range(2))
        if self.seat is not None:
            seat = self.seat
        starter = checked.get("starter", starter)
        self.close()
        self._match = self._new_match(int(self.np_random.integers(2**63)), starter, seat)
        self._show()
        return self._observed(), self._info()

    def _new_match(self, seed: int, starter: int, seat: int) -> Match | BotMatch:
        first, *others = self.opponents
        policy = POLICIES.get(first) if isinstance(first, str) and all(o == first for o in others) else None
        if policy is None:
            return running_match(
                lambda seed: BotMatch(self.settings, seed, starter, seat, self.opponents), seed
            )
        return running_match(lambda seed: Match(self.settings, seed, starter, seat, policy), seed)

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Play an action for the seat, then let the others and chance act until it is to act again."""
        match = self.match
        try:
            paid = match.act(action)
        except IllegalMove as error:
            if self.illegal == "raise" or not self.action_space.contains(error.number):
                raise
            if not self._warned:
                self._warned = True
                warn_of_illegal_move(error)
            paid = match.give_up()
        paid = add_rewards(match.paid_before, paid)
        match.paid_before = None
        self._show()
        return self._observed(), self._reward(paid), match.over, match.truncated, self._info()

    def _observed(self) -> Observation:
        row = self.match.row.copy()
        if self.observation == "flat":
            return row
        return {"observation": row, "action_mask": self.match.mask.copy()}

    def _reward(self, paid: Rewards) -> float:
        assert self.match.seat is not None
        return 0.0 if paid is None else float(paid[self.match.seat])

    def _info(self) -> dict[str, Any]:
        info = {"action_mask": self.match.mask.copy(), "seat": self.match.seat}
        return info | {"skipped": self.match.skipped} if self.settings.skip_forced else info

    def action_masks(self) -> NDArray[np.bool_]:
        """The mask, under the name and of the type that sb3-contrib's maskable algorithms expect."""
        return self.match.mask.astype(bool)

    def render(self) -> Any:
        """The table as the seat sees it, or with `all_open` all hands: text, pixels or SVG."""
        return self._rendered(self.render_mode)

    def svg(self) -> str:
        """The table as SVG, whatever the mode."""
        return str(self._rendered("svg"))

    def _rendered(self, mode: str | None) -> Any:
        seat = self.match.seat
        assert seat is not None
        others = [name_of(opponent) for opponent in self.opponents]
        names = [*others[:seat], "you", *others[seat:]]
        viewer = None if self.all_open else seat
        return render(self.match.state(), self.settings, mode, viewer, tuple(names))

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()

    def close(self) -> None:
        """End programs that play as opponents."""
        if self._match is not None:
            self._match.close()
