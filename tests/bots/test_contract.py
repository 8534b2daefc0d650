"""Every bot keeps the contract, and the check finds those that do not."""

import sys
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from itertools import chain
from random import Random
from typing import Any

import pytest

from seasalt.bots import LEVELS, ROSTER, BrokenContract, UniformBot, check_bot
from seasalt.bots.contract import dealt_otherwise
from seasalt.rules import (
    Action,
    Card,
    Game,
    Knowledge,
    Round,
    Ruleset,
    Seat,
    View,
    legal_actions,
    no_knowledge,
    view,
)
from tests.games import cards_of
from tests.properties.fitting_games import learn_all
from tests.properties.strategies import Policy, Table
from tests.thorough import THOROUGH


@pytest.mark.parametrize("name", ROSTER)
def test_every_bot_keeps_the_contract(name: str) -> None:
    thoughtful = 60 if THOROUGH else 29  # some at each of its six tables
    check_bot(ROSTER[name], decisions=thoughtful if name in LEVELS else 240 if THOROUGH else 96)


def broken(decide: Any) -> str:
    """The error of the check for a bot that decides like this."""
    bot = type("Bad", (UniformBot,), {"decide": decide})
    with pytest.raises(BrokenContract) as found:
        check_bot(bot, decisions=120)
    return str(found.value)


def test_a_bot_that_plays_what_it_may_not_is_found() -> None:
    assert "is none of its options: " in broken(lambda self, view, knowledge, options: "pass")


def test_a_bot_that_asks_another_generator_is_found() -> None:
    elsewhere = Random(1)

    said = broken(lambda self, view, knowledge, options: elsewhere.choice(options))
    assert said.startswith("with the same generator it does not choose ")


def test_a_bot_that_changes_what_it_is_handed_is_found() -> None:
    def decide(self: UniformBot, view: View, knowledge: Knowledge, options: tuple[Action, ...]) -> Action:
        object.__setattr__(view, "deck_size", 0)
        return options[0]

    assert broken(decide) == "it changes what it is handed"


def test_a_bot_that_looks_for_the_game_behind_its_view_is_found() -> None:
    def decide(self: UniformBot, view: View, knowledge: Knowledge, options: tuple[Action, ...]) -> Action:
        caller = sys._getframe(1).f_locals
        game = next(value for value in caller.values() if isinstance(value, Game))
        secret = sum(str(card) < "h" for card in game.round.deck)
        return options[secret % len(options)]

    assert broken(decide).endswith(" because of cards that it cannot know")


def test_a_bot_that_thinks_by_the_clock_may_decide_otherwise_the_next_time() -> None:
    elsewhere = Random(1)
    bot = type(
        "Timed", (UniformBot,), {"decide": lambda self, view, knowledge, options: elsewhere.choice(options)}
    )

    check_bot(bot, decisions=60, by_the_clock=True)


def facts(thing: object) -> Iterator[object]:
    """A value, and everything it is made of."""
    yield thing
    if isinstance(thing, tuple | frozenset):
        yield from chain.from_iterable(map(facts, thing))
    elif is_dataclass(thing):
        yield from chain.from_iterable(facts(getattr(thing, field.name)) for field in fields(thing))


def test_no_game_can_be_reached_from_what_a_bot_is_handed() -> None:
    handed: list[object] = []

    class Curious(UniformBot):
        def decide(self, view: View, knowledge: Knowledge, options: tuple[Action, ...]) -> Action:
            handed.extend(chain.from_iterable(map(facts, (view, knowledge, options))))
            return super().decide(view, knowledge, options)

    check_bot(Curious, decisions=12)

    assert any(isinstance(thing, Card) for thing in handed)
    assert not any(isinstance(thing, Game | Round) for thing in handed)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_game_dealt_otherwise_looks_the_same_from_the_seat_and_is_another(players: int) -> None:
    table = Table(Ruleset(extra_salt=True), players, Seat(0), Policy.UNIFORM, seed=players)
    rng, others = Random(3), 0
    step, knowledge = table.start(), no_knowledge(Seat(0), players, table.start().game.box)
    knowledge = learn_all(knowledge, step)
    for move in table.moves(150):
        knowledge = learn_all(knowledge, move.step)
        game = move.step.game
        if game.to_act == 0:
            other = dealt_otherwise(game, knowledge, rng)
            assert view(other, Seat(0)) == view(game, Seat(0))
            assert legal_actions(other) == legal_actions(game)
            assert cards_of(other) == cards_of(game)
            others += other != game

    assert others > 5
