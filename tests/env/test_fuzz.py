"""Whatever a program passes, it gets a sentence: nothing reaches compiled code unchecked."""

import subprocess
import sys
from typing import Any

import pytest

from seasalt.env.errors import WrongSetting
from seasalt.env.seasalt_v0 import env, raw_env
from seasalt.env.single import SeaSalt
from seasalt.env.vector import SeasaltVectorEnv
from tests.thorough import THOROUGH

EXAMPLES, PARTS = (300, 3) if THOROUGH else (40, 1)  # parts, which run side by side

STARTER_THAT_IS_NO_SEAT = """
from seasalt.env.vector import SeasaltVectorEnv
env = SeasaltVectorEnv(num_envs=64, players=2, opponents="kernel:keen")
rows, info = env.reset(seed=1, options={"starter": 2})
for _ in range(300):
    info = env.step(info["action_mask"].argmax(1))[-1]
"""


def child(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-X", "faulthandler", *arguments], capture_output=True, text=True, check=False
    )


def test_a_starter_that_is_no_seat_crashes_nothing() -> None:
    done = child("-c", STARTER_THAT_IS_NO_SEAT)

    assert done.returncode == 1
    assert done.stderr.endswith("WrongSetting: starter = 2; it can be a whole number from 0 to 1\n")


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("door", ["vector", "single", "seasalt_v0", "spiel"])
def test_no_argument_crashes_or_raises_what_is_no_sentence(door: str, part: int) -> None:
    done = child("-m", "tests.env.fuzz", door, str(EXAMPLES))

    assert done.returncode == 0, f"{done.stdout[-2000:]}\n{done.stderr[-6000:]}"
    assert done.stdout.count("\n") > EXAMPLES


NO_OPTIONS: list[Any] = [
    {"starter": 2},
    {"starter": -1},
    {"starter": 0.5},
    {"starter": None},
    {"start": 0},
    "starter",
    [0],
]


@pytest.mark.parametrize("make", [SeasaltVectorEnv, SeaSalt, env, raw_env])
def test_an_option_of_a_reset_is_a_seat_or_is_refused(make: Any) -> None:
    games = make(players=2)
    games.reset(seed=1, options={"starter": 1})
    for options in NO_OPTIONS:
        with pytest.raises(WrongSetting):
            games.reset(options=options)


@pytest.mark.parametrize(
    "actions", [[0.0, 1.0], [True, False], ["0", "1"], [[0], [1]], [0], None, [2**64, 0]]
)
def test_actions_of_many_games_are_whole_numbers(actions: Any) -> None:
    games = SeasaltVectorEnv(2)
    games.reset(seed=1)
    with pytest.raises(WrongSetting):
        games.step(actions)
