"""Bots by name, with a budget or without."""

import os
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from seasalt import bots
from seasalt.bots import (
    ROSTER,
    BotError,
    BotFault,
    Budget,
    Thinker,
    ThinkingBot,
    UniformBot,
    adviser,
    parse_bot,
)
from seasalt.bots.adviser import PLAYOUTS


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
def test_what_follows_the_colon_is_the_budget_of_a_decision(text: str, budget: Budget) -> None:
    assert budget_of(text) == budget


@pytest.mark.parametrize("text", ["deep:", "deep:0", "deep:-3", "deep:0ms", "deep:10m", "deep:1e3", "deep:²"])
def test_what_is_no_budget_is_refused(text: str) -> None:
    with pytest.raises(BotError) as refused:
        parse_bot(text, THINKERS)

    assert (refused.value.fault, refused.value.about) == (BotFault.BUDGET, text)


@pytest.mark.parametrize("text", ["", "wombat", "Greedy", " greedy", "deeper:100", ":100"])
def test_an_unknown_name_is_answered_with_the_known_ones(text: str) -> None:
    with pytest.raises(BotError) as refused:
        parse_bot(text, THINKERS)

    assert refused.value.fault is BotFault.UNKNOWN
    assert refused.value.known == (*ROSTER, "deep")


def test_the_champion_by_name_alone_is_a_level_and_with_a_budget_it_has_that_one() -> None:
    bots = [parse_bot(text)(Random(1)) for text in ("champion", "champion:100", "champion:50ms")]

    assert all(isinstance(bot, ThinkingBot) for bot in bots)
    assert [bot.budget for bot in bots if isinstance(bot, ThinkingBot)] == [
        Budget(playouts=400),
        Budget(playouts=100),
        Budget(seconds=0.05),
    ]


def test_a_level_with_and_without_a_budget_is_listed_once() -> None:
    with pytest.raises(BotError) as refused:
        parse_bot("wombat")

    assert refused.value.known.count("champion") == 1


def test_the_champion_gives_hints() -> None:
    bot = adviser(Random(1))

    assert type(bot) is type(ROSTER["champion"](Random(1)))
    assert bot.budget == Budget(playouts=PLAYOUTS)


def test_without_numpy_and_library_there_are_five_levels_and_the_roster_says_why() -> None:
    tried = """
from random import Random
from seasalt.kernel.engines import library
library.is_there = lambda: False
from seasalt.bots import LEVELS, ROSTER, BotError, adviser, parse_bot
assert "net" not in ROSTER and "champion" not in ROSTER
assert list(LEVELS) == ["beginner", "casual", "skilled", "expert", "master"]
assert adviser(Random(1)).budget == ROSTER["master"](Random(1)).budget
for name in ("net", "champion", "champion:50ms"):
    try:
        parse_bot(name)
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

    assert (made.stdout.strip(), made.stderr) == ("numpy net\nnumpy champion\nnumpy champion", "")
