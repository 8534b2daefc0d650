"""The game for OpenSpiel: `pyspiel.load_game("python_seasalt")`, once this module is imported.

Chance is a player: it deals one card at a time, and picks the card that a theft takes. Seats play the
kernel's action numbers; each number is one action, so a duo with a choice of cards is laid in stages.
"""

from collections.abc import Callable
from math import prod
from random import Random
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from seasalt.env.errors import EnvError, WrongSetting
from seasalt.env.games.guess import guessed_again
from seasalt.env.games.position import HistoryStep, Position, Start, first_position
from seasalt.env.games.recall import Form, recall
from seasalt.env.games.resampling import NoSuchPast, possible_round
from seasalt.env.observation import SHAPES, SLICES, describe
from seasalt.env.reward import game_rewards, round_rewards
from seasalt.env.settings import MAX_ROUNDS, MOST_POINTS, Settings, check_number, settings
from seasalt.kernel.actions import Numbers
from seasalt.kernel.game.card_tables import ALL_CARDS
from seasalt.kernel.game.layout import ACTIONS, CARDS
from seasalt.kernel.observation.row import OBSERVATION
from seasalt.kernel.observation.steps import POINTS_PER_GAME
from seasalt.rules.action import Seat
from seasalt.rules.cards import EXTRA_SALT_KINDS, Cards, box
from seasalt.rules.errors import IllegalAction
from seasalt.rules.ruleset import Ruleset
from seasalt.rules.scoring import score

try:
    import pyspiel
except ImportError as missing:
    raise ImportError('seasalt.env.spiel needs an extra: pip install "seasalt[openspiel]"') from missing

KEPT_STARTS: Final = 64
"""Starts of rounds that a game keeps for resampling; with more it forgets them all."""

MOST_TRIES: Final = 1000
"""Attempts to sample hidden cards. One nearly always suffices, unless it gives a seat four mermaids."""

BASE_CARDS: Final = sum(card.kind not in EXTRA_SALT_KINDS for card in ALL_CARDS)


def game_type(
    short_name: str,
    long_name: str,
    players: tuple[int, int],
    parameters: dict[str, Any],
    *,
    recalls: bool = False,
) -> Any:
    """The game type of OpenSpiel.

    Only a small game has an information-state tensor: perfect recall of a hundred rounds is too large for a
    network. So `rl_environment` and its agents use the observation tensor of the whole game, which remembers
    what the seat saw, and tabular algorithms use the information-state string, which remembers everything.
    """
    kinds = pyspiel.GameType
    return kinds(
        short_name=short_name,
        long_name=long_name,
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        min_num_players=players[0],
        max_num_players=players[1],
        provides_information_state_string=True,
        provides_information_state_tensor=recalls,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters,
    )


def game_info(start: Start, lowest: float, highest: float) -> Any:
    """The bounds of a game."""
    whole_box = start.cards or box(extra_salt=start.ruleset.extra_salt)
    return pyspiel.GameInfo(
        num_distinct_actions=ACTIONS,
        max_chance_outcomes=CARDS if start.ruleset.extra_salt else BASE_CARDS,
        num_players=start.players,
        min_utility=lowest,
        max_utility=highest,
        utility_sum=0.0,
        max_game_length=longest_round(len(whole_box), start.players) * start.max_rounds,
    )


def longest_round(cards: int, players: int) -> int:
    """An upper bound on the numbers that seats play in one round.

    Cards never leave hands and tables for the deck, so there are at most as many turns with a card to take as
    there are cards, plus final turns without one. A turn is taking, keeping and ending; a duo takes at most
    four numbers and two for its effect.
    """
    turns, duos = cards + players, cards // 2
    return 3 * turns + 6 * duos


def most_points(cards: Cards, ruleset: Ruleset) -> int:
    """An upper bound on a seat's points in a round: the worth of all cards together."""
    everything = score(cards, (), ruleset)
    return everything.total + everything.color_bonus


class NoInformationStateTensor(EnvError):
    """The game has no tensor of information states, which an algorithm asked for."""

    def __str__(self) -> str:
        return (
            "python_seasalt has no information-state tensor: perfect recall of whole games does not fit "
            "into one. Use observation_tensor(), information_state_string(), or python_seasalt_mini"
        )


class PositionGame(pyspiel.Game):  # type: ignore[misc] # pyspiel has no types
    """A game of OpenSpiel that starts at a position; subclasses define its returns."""

    form: Form | None = None
    """The form of information-state tensors, if there are any."""

    def __init__(self, kind: Any, start: Start, bounds: tuple[float, float], params: dict[str, Any]) -> None:
        plain = {name: value.item() if hasattr(value, "item") else value for name, value in params.items()}
        super().__init__(kind, game_info(start, *bounds), plain)  # which takes no numbers of numpy
        self.start = start
        self.first = first_position(start)
        self._starts: dict[tuple[Seat, str], SeasaltState] = {}  # of rounds, by what a seat has seen

    def new_initial_state(self) -> "SeasaltState":
        """A game before its first deal."""
        return SeasaltState(self, self.first)

    def make_py_observer(self, kind: Any = None, params: Any = None) -> "SeasaltObserver":
        """The observer that OpenSpiel asks for."""
        return SeasaltObserver(kind, params, self.form)

    def information_state_tensor_shape(self) -> list[int]:
        """The shape of information-state tensors; an error for the whole game, which has none."""
        if self.form is None:
            raise NoInformationStateTensor
        return list(self.form.shape)

    def information_state_tensor_size(self) -> int:
        """The numbers of an information-state tensor."""
        return prod(self.information_state_tensor_shape())

    def returns(self, position: Position) -> list[float]:
        """The return of each seat at the end."""
        raise NotImplementedError

    def resampled(self, position: Position, seat: Seat, rng: Random) -> "SeasaltState":
        """A state that the seat cannot tell from this one, sampled by what the seat believes.

        It depends on nothing but the seat's information state. Hidden cards of earlier rounds are sampled
        only once, since they no longer matter.
        """
        position.knowledge(seat)
        *earlier, now = position.rounds()
        own = position.chosen if seat == position.to_act else ()
        if guess := guessed_again(position, rng):
            assert len(now) == len(own), "a guess is resampled before anything happens"
            return _with_numbers(SeasaltState(self, guess), own)
        return self._played_on(self._after_rounds(earlier, seat), now, own, seat, rng)

    def _after_rounds(self, rounds: list[list[HistoryStep]], seat: Seat) -> "SeasaltState":
        """A state at the start of the round after these."""
        if not rounds:
            return self.new_initial_state()
        seen = rounds[-1][-1].seen_by(seat)
        if (seat, seen) not in self._starts:
            before = self._after_rounds(rounds[:-1], seat)
            if len(self._starts) >= KEPT_STARTS:
                self._starts.clear()
            self._starts[seat, seen] = self._played_on(before, rounds[-1], (), seat, Random(seen))
        return self._starts[seat, seen]

    def _played_on(
        self, start: "SeasaltState", steps: list[HistoryStep], own: Numbers, seat: Seat, rng: Random
    ) -> "SeasaltState":
        """The state after a round that the seat cannot tell from these steps."""
        seen = steps[-1].seen_by(seat) if steps else start.position.information_state(seat)
        for _ in range(MOST_TRIES):
            state: SeasaltState = start.clone()
            try:
                for action in possible_round(steps, seat, rng):
                    for number in state.position.numbers_for(action):
                        state.apply_action(number)
            except (NoSuchPast, EnvError, IllegalAction):
                continue
            if state.position.information_state(seat) == seen:
                return _with_numbers(state, own)
        raise RuntimeError(f"no position fits what seat {seat} has seen: {seen}")


GAME_TYPE: Final = game_type(
    "python_seasalt",
    "Sea Salt & Paper",
    (2, 4),
    {
        "players": 2,
        "extra_salt": False,
        "edition": "standard",
        "target": 0,  # points that end the game; 0: as in the rule books
        "max_rounds": MAX_ROUNDS,
        "reward": "game",
        "memory": "private",
    },
)


class SeasaltGame(PositionGame):
    """The whole game, by its parameters."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        known = GAME_TYPE.parameter_specification
        if unknown := set(params or {}) - set(known):
            raise WrongSetting("params", ", ".join(map(str, unknown)), ", ".join(known))
        chosen = {**known, **(params or {})}
        target = check_number("target", chosen["target"], 0, MOST_POINTS)
        self.settings = settings(**{**chosen, "target": target or None})
        chosen_rules = self.settings
        start = Start(
            chosen_rules.ruleset,
            chosen_rules.players,
            chosen_rules.max_rounds,
            common_memory=chosen_rules.common_memory,
        )
        super().__init__(GAME_TYPE, start, _bounds(self.settings), params or {})

    def returns(self, position: Position) -> list[float]:
        """The return of each seat at the end; a game that is cut off has no winner."""
        game = position.game
        paid = np.zeros(game.players)
        if game.outcome is not None:
            paid += game_rewards(np.array(game.outcome.ranks))
        if self.settings.reward == "round":
            paid += round_rewards(np.array(game.totals))  # the sum over rounds, since the mean is linear
        return [float(pay) for pay in paid]


def _bounds(chosen: Settings) -> tuple[float, float]:
    most = 1.0
    if chosen.reward == "round":
        cards = box(extra_salt=chosen.ruleset.extra_salt)
        most_total = chosen.ruleset.target(chosen.players) - 1 + most_points(cards, chosen.ruleset)
        most += most_total / POINTS_PER_GAME
    return -most, most


class SeasaltState(pyspiel.State):  # type: ignore[misc]
    """A state of OpenSpiel: a mutable reference to a position."""

    def __init__(self, game: Any, position: Position) -> None:
        super().__init__(game)
        self.position = position

    def current_player(self) -> Any:
        """The seat to act, chance, or TERMINAL."""
        position = self.position
        if position.over:
            return pyspiel.PlayerId.TERMINAL
        return pyspiel.PlayerId.CHANCE if position.game.chance_acts else int(position.game.round.turn)

    def _legal_actions(self, player: int) -> list[int]:
        return list(self.position.legal())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The outcomes of chance with their probabilities."""
        return self.position.chances()

    def _apply_action(self, action: int) -> None:
        self.position = self.position.after(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.position.name(action)

    def is_terminal(self) -> bool:
        """Whether the game is over or cut off."""
        return self.position.over

    def returns(self) -> list[float]:
        """The return of each seat; 0 before the end."""
        if not self.position.over:
            return [0.0] * self.position.game.players
        return list(self.get_game().returns(self.position))

    def information_state_tensor(self, player: int | None = None) -> list[float]:
        """Perfect recall in numbers; an error for the whole game, which has none.

        OpenSpiel itself would return an empty tensor, on which a network learns nothing without an error.
        """
        form = self.get_game().form
        if form is None:
            raise NoInformationStateTensor
        seat = self.current_player() if player is None else player
        numbers: list[float] = recall(self.position, seat, form).ravel().tolist()
        return numbers

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "SeasaltState":
        """A state that the seat cannot tell from this one, sampled by what it believes (for ISMCTS)."""
        game: PositionGame = self.get_game()
        return game.resampled(self.position, Seat(player), Random(sampler()))

    def __str__(self) -> str:
        return str(self.position)


def _with_numbers(state: SeasaltState, numbers: Numbers) -> SeasaltState:
    for number in numbers:
        state.apply_action(number)
    return state


class SeasaltObserver:
    """Observes a state for a seat: the row as a tensor with named blocks, or the information state as text.

    Separate public and private observations are not provided.
    """

    def __init__(self, kind: Any = None, params: Any = None, form: Form | None = None) -> None:
        if params:
            raise ValueError(f"an observation has no parameters, not {params}")
        whole = kind is None or (
            kind.public_info and kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        )
        self._recalls = whole and kind is not None and kind.perfect_recall
        self._shows = whole and not self._recalls
        self._form = form if self._recalls else None
        self.tensor: NDArray[np.float32] | None = None
        self.dict: dict[str, NDArray[np.float32]] = {}
        if self._shows:
            self.tensor = np.zeros(OBSERVATION, np.float32)
            self.dict = _blocks(self.tensor)
        elif self._form is not None:
            self.tensor = np.zeros(prod(self._form.shape), np.float32)
            self.dict = {"events": self.tensor.reshape(self._form.shape)}

    def set_from(self, state: SeasaltState, player: int) -> None:
        """Write the seat's observation to the tensor."""
        if self._form is not None:
            self.dict["events"][:] = recall(state.position, player, self._form)
        elif self.tensor is not None:
            self.tensor[:] = state.position.row(player)

    def string_from(self, state: SeasaltState, player: int) -> str | None:
        """The seat's observation or information state as text."""
        if self._recalls:
            return state.position.information_state(player)
        return describe(state.position.row(player)) if self._shows else None


def _blocks(tensor: NDArray[np.float32]) -> dict[str, NDArray[np.float32]]:
    return {name: tensor[place].reshape(SHAPES[name]) for name, place in SLICES.items()}


load_tree = pyspiel.load_efg_game
SpielBase = pyspiel.Bot
register = pyspiel.register_game
register(GAME_TYPE, SeasaltGame)
