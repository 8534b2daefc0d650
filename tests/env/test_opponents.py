"""Opponents of the environments: the same names, classes, functions and bots as in the arena."""

import copy
import sys
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from seasalt.bots import GreedyBot, maker_of
from seasalt.env.errors import WrongSetting
from seasalt.env.games.match import Match
from seasalt.env.games.opponent_bots import BotMatch
from seasalt.env.games.seated_opponent import OpponentFailed
from seasalt.env.opponents import POLICIES
from seasalt.env.single import SeaSalt
from seasalt.env.vector import SeasaltVectorEnv
from tests.processes import has_ended, wait_until

EXAMPLE = Path(__file__).parents[2] / "examples" / "my_bot.py"
PROGRAM = f"cmd:{sys.executable} -S {EXAMPLE}"


def rows_of(opponents: Any, steps: int = 12, **options: Any) -> list[bytes]:
    """What the learner sees in some steps of one game."""
    env = SeaSalt(opponents=opponents, **options)
    row, info = env.reset(seed=5)
    rows, rng = [row.tobytes()], np.random.default_rng(1)
    for _ in range(steps):
        row, _, over, _, info = env.step(int(rng.choice(np.flatnonzero(info["action_mask"]))))
        rows.append(row.tobytes())
        if over:
            break
    env.close()
    return rows


def test_however_a_bot_is_given_it_plays_the_same() -> None:
    ways: list[Any] = [
        "greedy",
        GreedyBot,
        "seasalt.bots:GreedyBot",
        lambda rng: GreedyBot(rng),
        maker_of("greedy"),
    ]
    by_name = rows_of("greedy", players=3)

    assert all(rows_of(way, players=3) == by_name for way in ways)
    assert rows_of(["greedy", GreedyBot], players=3) == by_name
    assert rows_of(GreedyBot(Random(9)), players=3)
    assert rows_of("random", players=3) != by_name


def test_a_program_of_the_bot_protocol_plays_and_ends_with_its_environment() -> None:
    env = SeaSalt(opponents=PROGRAM, seat=0, target=8)
    _, info = env.reset(seed=1)
    process = env.match._bots[1]._program._process._process.pid  # type: ignore[union-attr]
    for _ in range(10):
        _, _, over, _, info = env.step(int(info["action_mask"].argmax()))
        if over:
            break
    with pytest.raises(OpponentFailed, match="cannot be copied"):
        copy.deepcopy(env)
    env.close()

    wait_until(lambda: has_ended(process))


def test_a_program_that_fails_is_named() -> None:
    with pytest.raises(OpponentFailed, match="cmd:/no/such/bot failed: not_started"):
        SeaSalt(opponents="cmd:/no/such/bot").reset(seed=1)


@pytest.mark.parametrize("name", POLICIES)
def test_a_policy_of_the_kernel_plays_inside_it_if_it_plays_all_seats(name: str) -> None:
    env, mixed = SeaSalt(opponents=name, players=3), SeaSalt(opponents=[name, "kernel:keen"], players=3)
    for one in (env, mixed):
        one.reset(seed=1)

    assert isinstance(env.match, Match)
    assert isinstance(mixed.match, Match if name == "kernel:keen" else BotMatch)
    assert rows_of([name, "greedy"], players=3)


def test_names_of_levels_mean_the_levels_in_every_environment() -> None:
    for name in ("beginner", "skilled"):
        env, many = SeaSalt(opponents=name), SeasaltVectorEnv(1, opponents=name)
        one, _ = env.reset(seed=3)
        all_rows, _ = many.reset(seed=3)

        assert isinstance(env.match, BotMatch)
        assert np.array_equal(one, all_rows[0])


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ("grandmother", "kernel:keen"),
        ("kernel:grandmother", "it can be kernel:uniform, kernel:shy,"),
        (
            "no_such_module:Bot",
            "a bot .No module named 'no_such_module'.",
        ),
        ("seasalt.bots:NoSuchBot", "NoSuchBot"),
        (7, "not_a_bot"),
        (["greedy", "greedy"], "or a list of 1"),
    ],
)
def test_what_cannot_play_is_refused_with_what_can(wrong: Any, said: str) -> None:
    for make in (SeaSalt, SeasaltVectorEnv):
        with pytest.raises(WrongSetting, match=said):
            make(opponents=wrong)
