"""Tianshou plays here by the masks that it reads from observations."""

from typing import Any

import numpy as np
import pytest
from tianshou.algorithm.multiagent.marl import MultiAgentOffPolicyAlgorithm
from tianshou.algorithm.random import MARLRandomDiscreteMaskedOffPolicyAlgorithm
from tianshou.data import Collector, VectorReplayBuffer
from tianshou.env import DummyVectorEnv, PettingZooEnv

from seasalt.env import seasalt_v0
from seasalt.env.errors import IllegalMoveWarning

GAMES, TARGET = 40, 10


def random_games_of_tianshou(**options: Any) -> float:
    """The mean length of games that Tianshou's collector plays with its random masked policy."""
    np.random.seed(1)
    envs = DummyVectorEnv([lambda: PettingZooEnv(seasalt_v0.env(target=TARGET, **options))] * 4)
    one = PettingZooEnv(seasalt_v0.env(target=TARGET, **options))
    players = [MARLRandomDiscreteMaskedOffPolicyAlgorithm(one.action_space) for _ in one.agents]
    everybody = MultiAgentOffPolicyAlgorithm(algorithms=players, env=one)
    collector = Collector(everybody.policy, envs, VectorReplayBuffer(100_000, 4))
    collector.reset()
    envs.seed([1, 2, 3, 4])
    return float(collector.collect(n_episode=GAMES).lens.mean())


def our_random_games() -> float:
    rng, decisions = np.random.default_rng(1), 0
    env = seasalt_v0.env(target=TARGET)
    for game in range(GAMES):
        env.reset(seed=game)
        for _ in env.agent_iter():
            _, _, terminated, truncated, info = env.last()
            over = terminated or truncated
            decisions += not over
            env.step(None if over else int(rng.choice(np.flatnonzero(info["action_mask"]))))
    return decisions / GAMES


def test_random_masked_games_last_as_long_as_ours():
    ours, theirs = our_random_games(), random_games_of_tianshou(observation="dict")

    assert ours > 50
    assert 0.75 < theirs / ours < 1.33


def test_without_the_mask_in_the_observation_a_warning_says_where_it_is():
    with pytest.warns(IllegalMoveWarning, match="observation='dict'"):
        assert random_games_of_tianshou() < 5
