"""A seat has one row, wherever it is asked for: in whole games, at every decision, the same in every door."""

from collections import Counter
from collections.abc import Iterator
from itertools import count, islice
from random import Random
from typing import Any

import numpy as np
import pytest

from seasalt.arena import Series
from seasalt.arena.dataset.rows import play_decisions, pyarrow
from seasalt.arena.deals.deal import play_deal
from seasalt.bots.network.policy_bot import MemoryOf, PolicyBot
from seasalt.env.games.match import Match
from seasalt.env.games.opponent_bots import BotMatch
from seasalt.env.games.position import Position
from seasalt.env.seasalt_v0 import raw_env
from seasalt.env.single import SeaSalt
from seasalt.env.spiel import SeasaltGame, SeasaltState
from seasalt.env.spiel_bots import SpielBot
from seasalt.env.vector import SeasaltVectorEnv
from seasalt.kernel.observation.row import BLOCKS
from seasalt.rules import Action, Deal, Lose, Ruleset, Seat
from seasalt.rules.record import PlayedStep
from tests.env.random_games import Followed, some_number
from tests.thorough import THOROUGH, matrix

GAMES = 6 if THOROUGH else 1  # of each of twelve kinds, in each of three comparisons: two hundred
TARGET = None if THOROUGH else 5

FIRST = {"starter": 0}  # as in OpenSpiel

every_kind = pytest.mark.parametrize(
    ("players", "extra_salt", "memory"),
    matrix((2, 3, 4), (False, True), ("private", "common"), pairs=True),
)


def options_of(players: int, extra_salt: bool, memory: MemoryOf) -> dict[str, Any]:
    return {"players": players, "extra_salt": extra_salt, "memory": memory, "target": TARGET}


def in_openspiel(options: dict[str, Any]) -> SeasaltGame:
    return SeasaltGame(options | {"target": options["target"] or 0})


class Table(Followed):
    """A match that is also played in OpenSpiel."""

    def __init__(self, match: Match, position: Position) -> None:
        self.position = position
        super().__init__(match)

    def act(self, number: int) -> None:
        self.position = self.position.after(number)
        super().act(number)

    def _do(self, action: Action) -> None:
        if isinstance(action, Deal | Lose):
            self.position = self.position.after(*self.position.numbers_for(action))
        super()._do(action)


def legal(mask: Any) -> tuple[int, ...]:
    return tuple(np.flatnonzero(mask).tolist())


class Watching:
    """A policy that plays any legal number, and keeps the rows that it was asked about."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng
        self.rows: list[Any] = []

    def __call__(self, rows: Any, masks: Any) -> int:
        self.rows.append(rows[0])
        return some_number(legal(masks[0]), self._rng)


class Entrant:
    """Makes bots of such policies, in the order of the seats, and keeps the policies."""

    def __init__(self, memory: MemoryOf) -> None:
        self._memory = memory
        self.made: list[Watching] = []

    def __call__(self, rng: Random) -> PolicyBot:
        self.made.append(Watching(rng))
        return PolicyBot(self.made[-1], memory=self._memory)


def assert_same(row: Any, other: Any, door: str) -> None:
    if not np.array_equal(row, other):
        place, differing = 0, []
        for block in BLOCKS:
            if not np.array_equal(row[place : place + block.size], other[place : place + block.size]):
                differing.append(block.name)
            place += block.size
        raise AssertionError(f"{door}: {', '.join(differing)}")


def choices(options: dict[str, Any], actions: list[Action]) -> Iterator[tuple[Position, Seat]]:
    """The positions of a game in OpenSpiel where a seat has a choice; it is given by its actions."""
    position = in_openspiel(options).first
    for action in actions:
        for number in position.numbers_for(action):
            if position.to_act is not None and len(position.legal()) > 1:
                yield position, position.to_act
            position = position.after(number)


@pytest.fixture
def actions(monkeypatch: pytest.MonkeyPatch) -> list[Action]:
    """The actions of games against bots, those of chance too."""
    actions, play = list[Action](), BotMatch._play

    def noted(match: BotMatch, action: Action) -> Any:
        actions.append(action)
        return play(match, action)

    monkeypatch.setattr(BotMatch, "_play", noted)
    return actions


@every_kind
def test_every_door_shows_a_seat_the_same_row(players: int, extra_salt: bool, memory: MemoryOf) -> None:
    """PettingZoo, the vector environment, OpenSpiel and a policy as one of its bots."""
    options = options_of(players, extra_salt, memory)
    game, policy = in_openspiel(options), Watching(Random(f"{players} {extra_salt} {memory}"))
    bots = [SpielBot(seat, PolicyBot(policy, memory=memory)) for seat in range(players)]
    for seed in range(GAMES):
        zoo, many = raw_env(**options), SeasaltVectorEnv(1, **options)
        zoo.reset(seed=seed, options=FIRST)
        rows, _ = many.reset(seed=seed, options=FIRST)
        match = zoo.match
        table = Table(match, game.first)
        while match.running:
            row = zoo.observe(zoo.agent_selection)
            assert_same(row, rows[0], "vector")
            number = bots[match.turn].step(SeasaltState(game, table.position))
            if len(match.legal) > 1:
                assert_same(row, policy.rows.pop(0), "a policy in OpenSpiel")
            for seat in range(players):
                assert_same(match.seen_by(seat), table.position.row(seat), "OpenSpiel")
            zoo.step(number)
            rows, *_ = many.step([number])
            if match.running:
                table.act(number)
        assert not policy.rows


@every_kind
def test_a_seat_and_its_opponents_see_the_same_rows(
    players: int, extra_salt: bool, memory: MemoryOf, actions: list[Action]
) -> None:
    """Gymnasium's single game, the policies that play in it, and the vector environment against bots."""
    options = options_of(players, extra_salt, memory)
    for seed in range(GAMES):
        entrant, seat, learner = Entrant(memory), seed % players, Watching(Random(seed))
        against: dict[str, Any] = {"opponents": entrant, "seat": seat}
        single, rows, numbers = SeaSalt(**options, **against), list[Any](), list[int]()
        actions.clear()
        row, _ = single.reset(seed=seed, options=FIRST)
        while single.match.running:
            legal = single.match.legal
            numbers.append(learner([row], [single.match.mask]) if len(legal) > 1 else legal[0])
            rows.append(row)
            row, *_ = single.step(numbers[-1])
        policies = [*entrant.made[:seat], learner, *entrant.made[seat:]]
        for position, turn in choices(options, actions):
            assert_same(
                policies[turn].rows.pop(0), position.row(turn), "single" if turn == seat else "opponent"
            )
        assert not any(policy.rows for policy in policies)

        many = SeasaltVectorEnv(**options, **against)
        seen, _ = many.reset(seed=seed, options=FIRST)
        for row, number in zip(rows, numbers, strict=True):
            assert_same(row, seen[0], "vector against bots")
            seen, *_ = many.step([number])


@every_kind
def test_the_arena_shows_the_same_rows(players: int, extra_salt: bool, memory: MemoryOf) -> None:
    """To a policy; those that remember what their seat saw are in a dataset."""
    options, entrant = options_of(players, extra_salt, memory), Entrant(memory)
    series = Series((entrant,), players, ruleset=Ruleset(extra_salt=extra_salt, target_score=TARGET))
    deals = (deal for deal in count() if series.starter(deal) == 0)
    for deal in islice(deals, GAMES):
        actions, shown = list[Action](), list[Any]()
        entrant.made.clear()

        def keep(_: int, played: PlayedStep, actions: list[Action] = actions) -> None:
            actions += [played.action] if played.action else []

        play_deal(series, deal, keep)
        for position, turn in choices(options, actions):
            shown.append(position.row(turn))
            assert_same(entrant.made[turn].rows.pop(0), shown[-1], "arena")
        assert not any(policy.rows for policy in entrant.made)
        if memory == "private":
            _, packed = play_decisions(series, deal)
            columns = pyarrow().ipc.open_stream(packed).read_all()
            found = np.hstack([np.array(columns[block.name].to_pylist(), np.int8) for block in BLOCKS])
            choice = np.array(columns["mask"].to_pylist()).sum(1) > 1
            for row, seen in zip(found[choice], shown, strict=True):
                assert_same(row, seen, "dataset")


@pytest.mark.parametrize("memory", ["private", "common"])
def test_a_policy_sees_the_memory_that_it_asks_for_in_an_environment_with_the_other(
    memory: MemoryOf, actions: list[Action]
) -> None:
    other: MemoryOf = "common" if memory == "private" else "private"
    options = options_of(3, False, memory) | {"target": 500}
    policy, rng, differ = Watching(Random(5)), Random(5), 0
    games = SeasaltVectorEnv(
        1, opponents=PolicyBot(policy, memory=memory), seat=0, **(options | {"memory": other})
    )
    _, info = games.reset(seed=5, options=FIRST)
    for _ in range(250):
        *_, info = games.step([some_number(legal(info["action_mask"][0]), rng)])
    for (position, turn), (others, _) in zip(
        choices(options, actions), choices(options | {"memory": other}, actions), strict=True
    ):
        if turn != 0:
            assert_same(policy.rows.pop(0), position.row(turn), "policy")
            differ += not np.array_equal(position.row(turn), others.row(turn))

    assert not policy.rows
    assert differ > 3


def test_a_row_remembers_what_only_its_seat_saw() -> None:
    """In play the two memories differ, so that the comparison above compares two things."""
    differ: Counter[bool] = Counter()
    private, common = (SeasaltVectorEnv(64, 3, memory=memory) for memory in ("private", "common"))
    (rows, info), (others, _) = private.reset(seed=1), common.reset(seed=1)
    rng = np.random.default_rng(1)
    for _ in range(150):
        for row, other in zip(rows, others, strict=True):
            differ[bool((row != other).any())] += 1
        actions = (info["action_mask"] * (1 - rng.random(info["action_mask"].shape))).argmax(1)
        (rows, *_, info), (others, *_) = private.step(actions), common.step(actions)

    assert differ[True] > 100
