"""PettingZoo's own test suites, and what our environment promises beyond them."""

import pickle
import random
from copy import deepcopy
from functools import partial
from typing import Any

import numpy as np
import pettingzoo.test
import pytest
from pettingzoo.utils.average_total_reward import average_total_reward
from pettingzoo.utils.random_demo import random_demo
from pettingzoo.utils.wrappers import BaseWrapper

from seasalt.env import seasalt_v0
from seasalt.env.errors import IllegalMove, IllegalMoveWarning, NotRunning, WrongSetting
from seasalt.env.observation import NO_OP
from seasalt.kernel.game.layout import ACTIONS
from tests.env.random_games import TABLES

# --- PettingZoo's suites, unchanged; warnings are errors

suites: Any = pettingzoo.test


@pytest.mark.parametrize(("players", "extra_salt"), TABLES)
def test_pettingzoo_finds_nothing_wrong(players: int, extra_salt: bool) -> None:
    suites.api_test(seasalt_v0.env(players=players, extra_salt=extra_salt), num_cycles=400)


@pytest.mark.parametrize(
    "options", [{"max_rounds": 1}, {"reward": "round", "skip_forced": True}, {"edition": "bga", "target": 80}]
)
def test_pettingzoo_finds_nothing_wrong_with_other_settings(options: dict[str, Any]) -> None:
    suites.api_test(seasalt_v0.env(players=3, **options), num_cycles=400)


@pytest.mark.parametrize(("players", "extra_salt"), TABLES)
def test_the_same_seed_brings_the_same_game(players: int, extra_salt: bool) -> None:
    suites.seed_test(partial(seasalt_v0.env, players=players, extra_salt=extra_salt), num_cycles=100)


def test_every_render_mode_gives_what_it_should(capsys: pytest.CaptureFixture[str]) -> None:
    suites.render_test(seasalt_v0.env)


# --- beyond


def made(**options: Any) -> Any:
    return seasalt_v0.env(**options)


def played(env: Any, rng: np.random.Generator, most: int = 10**9) -> list[tuple[str, float]]:
    """Play random legal moves to the end; yields the agent and reward of each `last`."""
    told = []
    for agent in env.agent_iter(most):
        _, reward, terminated, truncated, info = env.last()
        told.append((agent, reward))
        done = terminated or truncated
        env.step(None if done else int(rng.choice(np.flatnonzero(info["action_mask"]))))
    return told


@pytest.mark.parametrize("reward", ["game", "round"])
def test_all_that_agents_get_is_zero_together(reward: str) -> None:
    env = made(players=3, reward=reward)
    env.reset(seed=2)
    told = played(env, np.random.default_rng(2))

    assert abs(sum(reward for _, reward in told)) < 1e-9
    assert max(reward for _, reward in told) > 0
    assert env.agents == []


def test_only_the_agent_to_act_has_legal_actions() -> None:
    env = made(players=4)
    env.reset(seed=3)
    for _ in range(50):
        for agent in env.agents:
            mask = env.infos[agent]["action_mask"]
            assert mask.dtype == np.int8
            assert mask.any() == (agent == env.agent_selection)
        env.step(int(np.flatnonzero(env.last()[4]["action_mask"])[-1]))


def test_what_was_handed_out_does_not_change_later() -> None:
    env = made()
    env.reset(seed=4)
    observation, _, _, _, info = env.last()
    kept, allowed = observation.copy(), info["action_mask"].copy()
    observation_of_others = env.observe(next(one for one in env.agents if one != env.agent_selection))
    env.step(int(np.flatnonzero(allowed)[0]))
    env.last()

    assert np.array_equal(observation, kept)
    assert np.array_equal(info["action_mask"], allowed)
    assert not np.shares_memory(observation, observation_of_others)


def test_an_illegal_move_raises_in_the_raw_environment_and_changes_nothing() -> None:
    env = seasalt_v0.raw_env()
    env.reset(seed=5)
    before = env.observe(env.agent_selection)

    with pytest.raises(IllegalMove) as refused:
        env.step(14)
    assert refused.value.legal == (0, 1, 2)
    assert np.array_equal(env.observe(env.agent_selection), before)
    assert isinstance(refused.value, ValueError)
    assert str(pickle.loads(pickle.dumps(refused.value))) == "14 is not legal; legal are 0, 1, 2"


def test_an_illegal_move_loses_the_game_in_the_wrapped_one() -> None:
    env = made(players=3)
    env.reset(seed=5)
    loser = env.agent_selection
    with pytest.warns(IllegalMoveWarning, match="14 is not legal; legal are 0, 1, 2"):
        env.step(14)

    assert np.flatnonzero(env.infos[loser]["action_mask"]).tolist() == [NO_OP]
    assert env.rewards == {agent: -1.0 if agent == loser else 0.5 for agent in env.possible_agents}
    assert all(env.terminations.values())
    assert played(env, np.random.default_rng(0)) != []
    assert env.agents == []


def test_a_number_that_is_no_action_raises_in_both() -> None:
    for env in (made(), seasalt_v0.raw_env()):
        env.reset(seed=6)
        with pytest.raises(IllegalMove):
            env.step(ACTIONS)


def test_before_the_first_game_nothing_is_running() -> None:
    env = seasalt_v0.raw_env()

    with pytest.raises(NotRunning):
        env.step(0)


@pytest.mark.parametrize(
    "wrong",
    [
        {"players": 5},
        {"edition": "es"},
        {"target": 0},
        {"max_rounds": 0},
        {"reward": "points"},
        {"render_mode": "gif"},
        {"render_seat": 2},
        {"illegal": "ignore"},
        {"observation": "picture"},
    ],
)
def test_a_wrong_setting_is_named(wrong: dict[str, Any]) -> None:
    with pytest.raises(WrongSetting) as refused:
        made(**wrong)
    assert refused.value.value in wrong.values()


def test_a_game_lost_by_an_illegal_move_says_once_where_the_mask_is() -> None:
    env = made()
    env.reset(seed=5)
    with pytest.warns(IllegalMoveWarning) as told:
        env.step(14)
    env.reset(seed=5)
    env.step(14)  # warnings are errors here

    assert len(told) == 1
    for there in ("info['action_mask']", "observation='dict'"):
        assert there in str(told[0].message)


# --- masks in observations, for PettingZoo's own helpers and for other libraries


GAMES = 20


class Counted(BaseWrapper[Any, Any, Any]):
    """Counts games and decisions."""

    games = decisions = 0

    def reset(self, seed: int | None = None, options: Any = None) -> None:
        self.games += 1
        super().reset(seed, options)

    def step(self, action: Any) -> None:
        self.decisions += action is not None
        super().step(action)

    @property
    def length(self) -> float:
        return self.decisions / self.games


def test_a_dict_is_the_row_and_the_mask() -> None:
    flat, both = made(players=3), made(players=3, observation="dict")
    for env in (flat, both):
        env.reset(seed=1)
    for agent in flat.agents:
        observed = both.observe(agent)
        assert both.observation_space(agent).contains(observed)
        assert np.array_equal(observed["observation"], flat.observe(agent))
        assert np.array_equal(observed["action_mask"], flat.infos[agent]["action_mask"])


@pytest.mark.parametrize("observation", ["flat", "dict"])
@pytest.mark.parametrize("helper", [partial(random_demo, render=False), average_total_reward])
def test_random_games_of_pettingzoos_helpers_last_as_long_as_ours(helper: Any, observation: str) -> None:
    ours, theirs = (Counted(made(target=10, observation=one)) for one in ("flat", observation))
    for env in (ours, theirs):
        env.reset(seed=10)
        env.games = 0
    rng = np.random.default_rng(10)
    for _ in range(GAMES):
        ours.reset()
        played(ours, rng)
    random.seed(10)
    for agent in theirs.possible_agents:
        theirs.action_space(agent).seed(10)
    helper(theirs, **{"episodes" if isinstance(helper, partial) else "max_episodes": GAMES})

    assert ours.games == theirs.games == GAMES
    assert 0.75 < theirs.length / ours.length < 1.33
    assert theirs.length > 50


def test_a_sample_of_the_action_space_is_legal() -> None:
    env = made(players=3)
    env.reset(seed=11)
    waiting = next(agent for agent in env.agents if agent != env.agent_selection)
    space = env.action_space(env.agent_selection)

    assert {space.sample() for _ in range(50)} == {0, 1, 2}
    assert space.sample(np.eye(1, ACTIONS, 7, dtype=np.int8)[0]) == 7
    assert len({env.action_space(waiting).sample() for _ in range(50)}) > 3


def test_truncation_is_not_termination() -> None:
    env = made(max_rounds=1, target=1000)
    env.reset(seed=7)
    rng = np.random.default_rng(7)
    while not any(env.truncations.values()):
        env.step(int(rng.choice(np.flatnonzero(env.last()[4]["action_mask"]))))

    assert all(env.truncations.values())
    assert not any(env.terminations.values())
    assert set(env.rewards.values()) == {0.0}


def test_the_starter_is_drawn_unless_it_is_chosen() -> None:
    env = made(players=4)
    drawn = set()
    for seed in range(20):
        env.reset(seed=seed)
        drawn.add(env.agent_selection)
        env.reset(seed=seed, options={"starter": 2})
        assert env.agent_selection == "player_2"

    assert len(drawn) == 4


@pytest.mark.parametrize("copied", [deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
def test_a_copy_of_an_environment_goes_on_alike(copied) -> None:
    env = made(players=3, extra_salt=True)
    env.reset(seed=8)
    played(env, np.random.default_rng(8), most=40)
    other = copied(env)

    assert played(other, np.random.default_rng(9)) == played(env, np.random.default_rng(9))
    env.reset()
    other.reset()
    assert np.array_equal(other.last()[0], env.last()[0])


def test_the_state_is_what_all_agents_see_together() -> None:
    env = made(players=3)
    env.reset(seed=9)

    assert env.state_space.contains(env.state())
    assert np.array_equal(env.state()[974 : 2 * 974], env.observe("player_1"))
