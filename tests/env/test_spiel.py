"""OpenSpiel's own checks pass unchanged, and its game is ours."""

from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment

from seasalt.env.errors import IllegalMove, WrongSetting
from seasalt.env.games.position import Position
from seasalt.env.mini import MiniGame
from seasalt.env.observation import SHAPES, SLICES, describe
from seasalt.env.spiel import SeasaltGame
from seasalt.kernel.game.layout import ACTIONS
from seasalt.kernel.observation.row import OBSERVATION
from seasalt.rules import Seat
from tests.env.playthrough import FOLDER, GAMES, MINI, numbers_in, openspiel_text, short_text
from tests.env.walking import walk
from tests.thorough import THOROUGH, matrix

SIMULATIONS = 10 if THOROUGH else 1


@pytest.mark.parametrize(
    ("players", "extra_salt"), matrix((2, 3, 4), (False, True)) if THOROUGH else [(3, True)]
)
def test_random_games_pass_the_checks_of_openspiel(players: int, extra_salt: bool) -> None:
    game = pyspiel.load_game("python_seasalt", {"players": players, "extra_salt": extra_salt})

    pyspiel.random_sim_test(game, num_sims=SIMULATIONS, serialize=True, verbose=False)


def test_the_mini_game_passes_them_too() -> None:
    pyspiel.random_sim_test(
        pyspiel.load_game("python_seasalt_mini"), num_sims=SIMULATIONS, serialize=True, verbose=False
    )


def test_parameters_are_those_of_every_environment() -> None:
    game = pyspiel.load_game("python_seasalt(players=3,edition=fr,target=20,max_rounds=7,reward=round)")

    assert game.num_players() == 3
    assert game.settings.ruleset.target(3) == 20
    assert game.settings.ruleset.tie_break == "round_ender"
    assert game.settings.max_rounds == 7


@pytest.mark.parametrize(
    ("make", "wrong"),
    [
        (SeasaltGame, {"edition": "nl"}),
        (SeasaltGame, {"target": np.array([40, 30])}),
        (SeasaltGame, {"target": ""}),
        (SeasaltGame, {"skip_forced": True}),
        (MiniGame, {"cards": [5]}),
        (MiniGame, {"cards": 5.0}),
    ],
)
def test_a_wrong_parameter_is_refused(make: Any, wrong: dict[str, Any]) -> None:
    with pytest.raises(WrongSetting):
        make(wrong)


def test_a_parameter_may_be_a_number_of_numpy() -> None:
    assert SeasaltGame({"players": np.int64(3)}).num_players() == 3


def test_a_position_takes_whole_numbers_and_seats_that_are_there() -> None:
    first = SeasaltGame().first
    position = first.after(0).after(1)
    wrong: list[tuple[Position, Any]] = [(first, 0.0), (first, None), (position, 0.0), (position, [0])]
    for here, number in wrong:
        with pytest.raises(IllegalMove, match="legal are"):
            here.after(number)
    for function in (position.row, position.information_state, position.knowledge):
        with pytest.raises(WrongSetting):
            function(Seat(2))


def test_the_bounds_say_what_can_happen() -> None:
    base, large = SeasaltGame(), SeasaltGame({"players": 4, "extra_salt": True})

    assert base.num_distinct_actions() == ACTIONS == 82
    assert (base.max_chance_outcomes(), large.max_chance_outcomes()) == (46, 54)
    assert (base.min_utility(), base.max_utility(), base.utility_sum()) == (-1, 1, 0)
    assert large.max_game_length() == 100 * (3 * 70 + 6 * 33)


def finished(params: dict[str, object], seed: int) -> tuple[SeasaltGame, list[float], list[int]]:
    game = SeasaltGame(params)
    *_, last = walk(game.first, Random(seed))
    return game, game.returns(last), list(last.game.totals)


def test_a_winner_gets_what_the_others_lose() -> None:
    _, returns, totals = finished({"players": 3, "target": 5}, 1)

    assert sorted(returns) == [-0.5, -0.5, 1.0]
    assert returns[totals.index(max(totals))] == 1


def test_a_game_cut_short_has_no_winner() -> None:
    _, returns, _ = finished({"players": 4, "target": 500, "max_rounds": 2}, 2)

    assert returns == [0, 0, 0, 0]


def test_rounds_pay_points_above_the_mean() -> None:
    for seed in (0, 2, 3):
        game, returns, totals = finished({"target": 500, "max_rounds": 3, "reward": "round"}, seed)
        assert returns == pytest.approx([(totals[0] - totals[1]) / 20, (totals[1] - totals[0]) / 20])
        assert game.min_utility() < min(returns) <= max(returns) < game.max_utility()


def test_the_observation_tensor_is_the_row_in_named_blocks() -> None:
    game = SeasaltGame({"players": 3})
    state, observer = game.new_initial_state(), game.make_py_observer()
    rng = Random(4)
    while not state.is_terminal() and len(state.history()) < 60:
        state.apply_action(rng.choice(state.legal_actions()))
        for seat in range(3):
            row = state.position.row(seat)
            observer.set_from(state, seat)
            assert state.observation_tensor(seat) == row.tolist()
            assert state.observation_string(seat) == describe(row)
            assert state.information_state_string(seat) == state.position.information_state(seat)
            for name, block in observer.dict.items():
                assert block.shape == SHAPES[name]
                assert np.array_equal(block.ravel(), row[SLICES[name]])

    assert game.observation_tensor_size() == OBSERVATION
    assert list(observer.dict) == list(SLICES)


def test_agents_that_learn_get_the_observation() -> None:
    environment = rl_environment.Environment(SeasaltGame(), chance_event_sampler=None)
    environment.seed(1)

    step = environment.reset()
    assert len(step.observations["info_state"][0]) == OBSERVATION
    assert step.observations["legal_actions"][0] == [0, 1, 2]


def test_a_clone_goes_its_own_way() -> None:
    state = SeasaltGame().new_initial_state()

    clone = state.clone()
    clone.apply_action(0)

    assert state.history() == []
    assert str(state) != str(clone)


# --- golden playthroughs: `python -m tests.env.playthrough` writes them


def test_the_mini_game_is_played_as_it_was() -> None:
    kept = (FOLDER / f"{MINI}.txt").read_text("utf-8")

    assert openspiel_text(MINI, numbers_in(kept)) == kept


@pytest.mark.parametrize("title", GAMES)
def test_a_game_is_played_as_it_was(title: str) -> None:
    kept = (FOLDER / f"{title}.txt").read_text("utf-8")

    assert short_text(GAMES[title], numbers_in(kept)) == kept
