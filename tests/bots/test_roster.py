"""Bots by name, with a budget or without."""

import os
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from seasalt import bots
from seasalt.bots import ROSTER, BotError, BotFault, Budget, Thinker, UniformBot, parse_bot


class Thoughtful(UniformBot):
    def __init__(self, rng: Random, budget: Budget) -> None:
        super().__init__(rng)
        self.budget = budget


THINKERS = {"deep": Thinker(Thoughtful, Budget(playouts=10))}


def budget_of(text: str) -> Budget:
    bot = parse_bot(text, THINKERS)(Random(0))
    assert isinstance(bot, Thoughtful)
    return bot.budget


@pytest.mark.parametrize("name", ROSTER)
def test_a_bot_without_a_budget_is_made_by_its_name(name: str) -> None:
    assert parse_bot(name) is ROSTER[name]


@pytest.mark.parametrize(
    ("text", "budget"),
    [
        ("deep", Budget(playouts=10)),
        ("deep:100", Budget(playouts=100)),
        ("deep:50ms", Budget(seconds=0.05)),
        ("deep:1s", Budget(seconds=1.0)),
        ("deep:0.5s", Budget(seconds=0.5)),
    ],
)
def test_what_follows_the_colon_is_what_a_bot_may_think(text: str, budget: Budget) -> None:
    assert budget_of(text) == budget


@pytest.mark.parametrize("text", ["deep:", "deep:0", "deep:-3", "deep:0ms", "deep:10m", "deep:1e3", "deep:²"])
def test_no_budget_is_made_up_for_something_else(text: str) -> None:
    with pytest.raises(BotError) as refused:
        parse_bot(text, THINKERS)

    assert (refused.value.fault, refused.value.about) == (BotFault.BUDGET, text)


def test_a_bot_that_does_not_think_takes_no_budget() -> None:
    with pytest.raises(BotError) as refused:
        parse_bot("greedy:100")

    assert (refused.value.fault, refused.value.about) == (BotFault.NO_BUDGET, "greedy")


@pytest.mark.parametrize("text", ["", "wombat", "Greedy", " greedy", "deeper:100", ":100"])
def test_a_name_that_nobody_has_is_answered_with_those_that_there_are(text: str) -> None:
    with pytest.raises(BotError) as refused:
        parse_bot(text, THINKERS)

    assert refused.value.fault is BotFault.UNKNOWN
    assert refused.value.known == (*ROSTER, "deep")


def test_without_numpy_the_roster_says_what_the_network_needs() -> None:
    tried = """
from seasalt.bots import ROSTER, BotError, parse_bot
assert "net" not in ROSTER and "master" in ROSTER
try:
    parse_bot("net")
except BotError as error:
    print(error.fault, error.about)
"""
    sources = Path(bots.__file__).parents[2]
    made = subprocess.run(
        [sys.executable, "-S", "-c", tried],  # without site-packages
        env={**os.environ, "PYTHONPATH": str(sources)},
        capture_output=True,
        text=True,
        check=False,
    )

    assert (made.stdout.strip(), made.stderr) == ("numpy net", "")
