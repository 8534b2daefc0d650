"""The game for Gymnasium: one seat is yours, bots play the others.

>>> import gymnasium
>>> import seasalt.env
>>> env = gymnasium.make("seasalt/SeaSalt-v0", opponents="beginner")
>>> observation, info = env.reset(seed=7)
>>> observation.shape, info["action_mask"].nonzero()[0].tolist()
((974,), [0, 1, 2])
"""

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from seasalt.bots import BotError, parse_bot
from seasalt.env.errors import IllegalMove, NotRunning, WrongSetting, warn_of_illegal_move
from seasalt.env.games.match import IN_THE_KERNEL, Match
from seasalt.env.games.opponent_bots import BotMatch
from seasalt.env.observation import action_space, dict_space, observation_space
from seasalt.env.opponents import one_each
from seasalt.env.render.modes import MODES, check_mode, render
from seasalt.env.reward import Rewards, add_rewards
from seasalt.env.settings import Illegal, Observed, check_illegal, check_observation, check_seat, settings

try:
    import gymnasium
except ImportError as missing:
    raise ImportError('seasalt.env.single needs an extra: pip install "seasalt[env]"') from missing

Observation = Any  # a Row, or with `observation="dict"` a RowWithMask


class SeaSalt(gymnasium.Env[Observation, int]):
    """One seat against bots, named as in the arena: one name for all, or one for each other seat.

    Without a `seat` each game draws one. `beginner` runs inside the kernel, which is many times faster.
    """

    metadata = {"render_modes": list(MODES), "render_fps": 2}  # noqa: RUF012 # Gymnasium declares it so

    def __init__(
        self,
        *,
        opponents: str | Sequence[str] = "greedy",
        seat: int | None = None,
        illegal: Illegal = "lose",
        observation: Observed = "flat",
        render_mode: str | None = None,
        all_open: bool = False,
        **options: Any,
    ) -> None:
        self.settings = settings(**options)
        self.opponents = _opponents(opponents, self.settings.players)
        self.seat = check_seat(seat, self.settings.players)
        self.illegal = check_illegal(illegal)
        self.render_mode = check_mode(render_mode)
        self.all_open = all_open
        self.observation = check_observation(observation)
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
        super().reset(seed=seed)
        players = self.settings.players
        seat, starter = (int(self.np_random.integers(players)) for _ in range(2))
        if self.seat is not None:
            seat = self.seat
        starter = (options or {}).get("starter", starter)
        self._match = self._new_match(int(self.np_random.integers(2**63)), starter, seat)
        self._show()
        return self._observed(), self._info()

    def _new_match(self, seed: int, starter: int, seat: int) -> Match | BotMatch:
        """A match in which the seat is to act: with a tiny target a game may be over before that."""
        while True:
            if set(self.opponents) == {IN_THE_KERNEL}:
                match: Match | BotMatch = Match(self.settings, seed, starter, seat)
            else:
                match = BotMatch(self.settings, seed, starter, seat, self.opponents)
            if match.running:
                return match
            seed += 1

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Play an action for the seat, then let the others and chance act until it is to act again."""
        match = self.match
        try:
            paid = match.act(int(action))
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
        return {"action_mask": self.match.mask.copy(), "seat": self.match.seat}

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
        names = [*self.opponents[:seat], "you", *self.opponents[seat:]]
        viewer = None if self.all_open else seat
        return render(self.match.state(), self.settings, mode, viewer, tuple(names))

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()


def _opponents(names: str | Sequence[str], players: int) -> tuple[str, ...]:
    chosen = one_each(names, players)
    for name in chosen:
        try:
            parse_bot(name)
        except BotError as error:
            raise WrongSetting("opponents", name, ", ".join(error.known) or error.fault) from None
    return chosen
