"""The network as a baseline of the environments: it reads their rows, and is an opponent by name."""

from typing import Any

import numpy as np
import pytest

from seasalt.bots.network.network import ANSWERS, own_network
from seasalt.env.single import SeaSalt
from seasalt.env.vector import SeasaltVectorEnv
from seasalt.kernel.game.layout import ACTIONS


def some_rows(players: int) -> tuple[Any, Any]:
    """Rows and masks of games in which the network has played for a while."""
    env = SeasaltVectorEnv(32, players, extra_salt=True)
    rows, info = env.reset(seed=3)
    for _ in range(40):
        masks = info["action_mask"]
        actions = np.where(masks > 0, own_network().logits(rows), -np.inf).argmax(1)
        rows, _, _, _, info = env.step(actions)
    return rows, info["action_mask"]


@pytest.mark.parametrize("players", [2, 4])
def test_rows_of_the_environment_are_what_the_network_reads(players: int) -> None:
    rows, masks = some_rows(players)
    answers = own_network().answers(rows)

    assert answers.shape == (32, ANSWERS)
    np.testing.assert_allclose(answers[:, :ACTIONS], own_network().logits(rows), atol=1e-3)
    assert (np.where(masks > 0, answers[:, :ACTIONS], -np.inf).argmax(1) < ACTIONS).all()


@pytest.mark.parametrize("bot", ["net", "field:young"])
def test_a_network_is_an_opponent_by_name(bot: str) -> None:
    env = SeaSalt(opponents=bot, seat=0)
    _, info = env.reset(seed=2)
    for _ in range(10):
        _, _, terminated, _, info = env.step(int(np.flatnonzero(info["action_mask"])[0]))
        assert not terminated
