"""Gymnasium's own checks, and what our environment promises beyond them."""

import pickle
from copy import deepcopy
from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import seasalt.env  # noqa: F401 # registers it
from seasalt.env.errors import IllegalMove, IllegalMoveWarning, NotRunning, WrongSetting
from seasalt.env.games.opponent_bots import BotMatch
from seasalt.env.observation import NO_OP
from seasalt.env.single import SeaSalt
from tests.env.random_games import TABLES
from tests.kernel.observation.test_row import reshuffle_hidden


def made(**options: Any) -> Any:
    return gymnasium.make("seasalt/SeaSalt-v0", **options).unwrapped


def played(env: Any, seed: int, most: int = 10**9) -> list[Any]:
    """Random legal moves until the game is over; the result of each step."""
    rng, told = np.random.default_rng(seed), []
    while most:
        legal = np.flatnonzero(env.match.mask)
        row, reward, terminated, truncated, _ = env.step(int(rng.choice(legal)))
        told.append((row.tobytes(), reward, terminated, truncated))
        if terminated or truncated:
            break
        most -= 1
    return told


@pytest.mark.filterwarnings("ignore:a game is lost by an illegal move")  # the checks try any action
@pytest.mark.parametrize("observation", ["flat", "dict"])
@pytest.mark.parametrize("opponents", ["kernel:beginner", "greedy"])
def test_gymnasium_finds_nothing_wrong(
    opponents: str, observation: str, capsys: pytest.CaptureFixture[str]
) -> None:
    check_env(made(opponents=opponents, players=3, extra_salt=True, observation=observation))


@pytest.mark.parametrize("opponents", ["kernel:beginner", "rusher"])
@pytest.mark.parametrize(("players", "extra_salt"), TABLES)
def test_every_table_can_be_played_to_the_end(players: int, extra_salt: bool, opponents: str) -> None:
    env = made(opponents=opponents, players=players, extra_salt=extra_salt, target=12)
    env.reset(seed=1)
    *_, (_, reward, terminated, truncated) = played(env, 1)

    assert terminated
    assert not truncated
    assert -1 <= reward <= 1
    assert (reward > 0) == (env.match.state().ranks[env.match.seat] == 1)


@pytest.mark.parametrize("opponents", ["kernel:beginner", "greedy"])
def test_the_same_seed_brings_the_same_games(opponents: str) -> None:
    one, other = made(opponents=opponents), made(opponents=opponents)
    for seed in (5, None):
        assert np.array_equal(one.reset(seed=seed)[0], other.reset(seed=seed)[0])
        assert played(one, 2, 30) == played(other, 2, 30)


@pytest.mark.parametrize("opponents", ["kernel:beginner", "greedy", "skilled"])
@pytest.mark.parametrize("copied", [deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
def test_a_copy_goes_on_alike(copied, opponents: str) -> None:
    env = made(opponents=opponents, players=3)
    env.reset(seed=6)
    played(env, 3, 10)
    other = copied(env)

    assert played(other, 4, 30) == played(env, 4, 30)


def test_the_seat_is_drawn_unless_it_is_chosen() -> None:
    drawing, chosen = made(players=4), made(players=4, seat=3)

    assert {drawing.reset(seed=seed)[1]["seat"] for seed in range(20)} == {0, 1, 2, 3}
    assert {chosen.reset(seed=seed)[1]["seat"] for seed in range(5)} == {3}


def test_it_is_always_the_seats_own_turn() -> None:
    env = made(opponents=("random", "hunter"), players=3, extra_salt=True)
    env.reset(seed=7)
    for _ in range(60):
        assert env.match.state().turn == env.match.seat
        assert env.match.mask.any()
        if played(env, 5, 1)[0][2]:
            env.reset()


@pytest.mark.parametrize("opponents", ["kernel:beginner", "greedy"])
def test_the_row_does_not_change_with_cards_that_the_seat_cannot_know(opponents: str) -> None:
    rng, env = Random(9), made(opponents=opponents, players=3, extra_salt=True)
    env.reset(seed=9)
    for number in range(40):
        match = env.match
        row, other = match.row.tolist(), match.state()
        reshuffle_hidden(other, rng)
        if isinstance(match, BotMatch):
            here = match._record.state, match._chosen
            match._record.state, match._chosen = other, ()
            match._look()
            assert match.row.tolist() == row
            match._record.state, match._chosen = here
        else:
            here = match.state()
            match._engine.put(other, match._records)
            assert match._observed(match.turn)[0].tolist() == row
            match._engine.put(here, match._records)
        if played(env, number, 1)[0][2]:
            env.reset()


def test_an_illegal_move_loses_or_raises_by_the_setting() -> None:
    env = made()
    env.reset(seed=1)
    with pytest.warns(IllegalMoveWarning, match="info.*observation='dict'"):
        _, reward, terminated, truncated, info = env.step(14)
    assert (reward, terminated, truncated) == (-1.0, True, False)
    assert np.flatnonzero(info["action_mask"]).tolist() == [NO_OP]
    with pytest.raises(NotRunning):
        env.step(0)

    strict = made(illegal="raise")
    strict.reset(seed=1)
    with pytest.raises(IllegalMove):
        strict.step(14)


@pytest.mark.parametrize(
    "wrong",
    [
        {"opponents": "greedy:100"},
        {"seat": 2},
        {"render_mode": "gif"},
        {"observation": "picture"},
    ],
)
def test_a_wrong_setting_is_named(wrong: dict[str, Any]) -> None:
    with pytest.raises(WrongSetting):
        SeaSalt(**wrong)


def test_a_dict_is_the_row_and_the_mask() -> None:
    flat, both = made(opponents="kernel:beginner"), made(opponents="kernel:beginner", observation="dict")
    (row, info), (observed, _) = flat.reset(seed=3), both.reset(seed=3)
    for action in (0, 3):
        assert both.observation_space.contains(observed)
        assert np.array_equal(observed["observation"], row)
        assert np.array_equal(observed["action_mask"], info["action_mask"])
        (row, *_, info), (observed, *_) = flat.step(action), both.step(action)


def test_the_mask_has_a_name_for_other_learners_too() -> None:
    env = made(opponents="kernel:beginner")
    _, info = env.reset(seed=2)

    assert env.action_masks().dtype == bool
    assert np.array_equal(env.action_masks(), info["action_mask"])


def test_before_the_first_game_nothing_is_running() -> None:
    with pytest.raises(NotRunning):
        SeaSalt().step(0)
