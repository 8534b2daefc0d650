"""With `skip_forced` games are the same, without the decisions that have one legal action."""

from collections import Counter
from functools import partial
from random import Random
from typing import Any

import numpy as np
import pytest
from gymnasium.vector import AutoresetMode, SyncVectorEnv

from seasalt.bots.network.policy_bot import PolicyBot
from seasalt.env.seasalt_v0 import raw_env
from seasalt.env.single import SeaSalt
from seasalt.env.vector import SeasaltVectorEnv
from seasalt.kernel.game.layout import SEATS
from tests.env.random_games import TABLES
from tests.thorough import matrix

NEXT, SAME = AutoresetMode.NEXT_STEP, AutoresetMode.SAME_STEP


def single(num_envs: int, *, autoreset_mode: AutoresetMode, **options: Any) -> Any:
    return SyncVectorEnv([partial(SeaSalt, **options)] * num_envs, autoreset_mode=autoreset_mode)


def some_policy(rows: Any, masks: Any) -> Any:
    """Depends on its row."""
    return (masks * (1 + (np.arange(82) * rows.sum(1, keepdims=True)) % 83)).argmax(1)


DOORS = [
    (SeasaltVectorEnv, NEXT, {}),
    (SeasaltVectorEnv, SAME, {}),
    (SeasaltVectorEnv, NEXT, {"opponents": "kernel:keen"}),
    (SeasaltVectorEnv, SAME, {"opponents": "kernel:uniform"}),
    (SeasaltVectorEnv, NEXT, {"opponents": PolicyBot(some_policy)}),
    (SeasaltVectorEnv, SAME, {"opponents": PolicyBot(some_policy)}),
    (SeasaltVectorEnv, SAME, {"opponents": "random"}),
    (single, NEXT, {"opponents": "random"}),
    (single, NEXT, {"opponents": "kernel:uniform"}),
]


def play(env: Any, steps: int, seed: int = 3) -> tuple[list[list[Any]], Counter[str]]:
    """What each place tells at its decisions and at ends of games; and how many there were.

    Forced decisions are left out, but what they pay is not. Actions depend on nothing but the place and the
    number of the decision.
    """
    count, found = env.num_envs, Counter[str]()
    told: list[list[Any]] = [[] for _ in range(count)]
    paid, skipped = np.zeros((count, SEATS)), np.zeros(count, int)
    (rows, info), waits = env.reset(seed=seed), np.zeros(count, bool)
    for _ in range(steps):
        masks, actions = info["action_mask"], np.zeros(count, int)
        skipped += info.get("skipped", 0)
        for place in np.flatnonzero(~waits):
            legal = np.flatnonzero(masks[place])
            actions[place] = legal[0]
            if len(legal) == 1:
                skipped[place] += 1
                found["forced"] += 1
                continue
            found["decisions"] += 1
            seen = rows[place].tobytes(), legal.tolist(), paid[place].round(9).tolist(), int(skipped[place])
            told[place].append(seen)
            actions[place] = Random(f"{place}/{len(told[place])}").choice(legal)
            paid[place], skipped[place] = 0, 0
        rows, rewards, terminated, truncated, info = env.step(actions)
        every = info.get("rewards", rewards[:, None])
        paid[:, : every.shape[1]] += every
        over = terminated | truncated
        waits = over & (env.metadata["autoreset_mode"] is NEXT)
        for place in np.flatnonzero(over):
            last = rows[place] if waits[place] else info["final_obs"][place]
            told[place].append((last.tobytes(), bool(terminated[place])))
            found["games"] += 1
    return told, found


@pytest.mark.parametrize(("door", "table"), matrix(DOORS, TABLES))
def test_games_are_the_same_without_their_forced_decisions(
    door: tuple[Any, AutoresetMode, dict[str, Any]], table: tuple[int, bool]
) -> None:
    (make, mode, against), (players, extra_salt) = door, table
    options = {"players": players, "extra_salt": extra_salt, "target": 5, "max_rounds": 2, **against}
    options |= {"reward": "round", "autoreset_mode": mode}
    usual, found = play(make(4, **options), 150)
    skipping, left = play(make(4, skip_forced=True, **options), 150)

    assert left["forced"] == 0
    assert found["forced"] > 0.15 * found["decisions"]
    assert min(found["games"], left["games"]) > 3
    for one, other in zip(usual, skipping, strict=True):
        shared = min(len(one), len(other))
        assert one[:shared] == other[:shared]


def played(env: Any) -> tuple[list[Any], int]:
    """What agents are told at their decisions with a choice, with all pay since; and how many had none."""
    told: list[Any] = []
    paid, skipped, forced = Counter[str](), 0, 0
    env.reset(seed=5)
    for agent in env.agent_iter():
        row, reward, terminated, truncated, info = env.last()
        paid[agent] += reward
        skipped += info.get("skipped", 0)
        legal = np.flatnonzero(info["action_mask"]).tolist()
        over = terminated or truncated
        if len(legal) == 1 and not over:
            skipped, forced = skipped + 1, forced + 1
            env.step(legal[0])
            continue
        told.append((agent, row.tobytes(), legal, round(paid.pop(agent), 9), skipped, terminated))
        skipped = 0
        env.step(None if over else Random(len(told)).choice(legal))
    return told, forced


@pytest.mark.parametrize(("players", "extra_salt"), matrix((2, 3, 4), (False, True)))
def test_agents_are_paid_with_their_next_decision(players: int, extra_salt: bool) -> None:
    options: dict[str, Any] = {"players": players, "extra_salt": extra_salt, "target": 20, "reward": "round"}
    usual, forced = played(raw_env(**options))
    skipping, left = played(raw_env(skip_forced=True, **options))

    assert left == 0
    assert sum(skipped for *_, skipped, _ in skipping) == forced > 20
    assert skipping == usual


def test_without_it_nothing_is_told() -> None:
    env = raw_env()
    env.reset(seed=1)

    assert set(env.infos[env.agent_selection]) == {"action_mask"}
    assert "skipped" not in SeasaltVectorEnv(2).reset(seed=1)[1]
    assert "skipped" not in SeaSalt().reset(seed=1)[1]
