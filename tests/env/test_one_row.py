"""A seat has one row, wherever it is asked for: in whole games, at every decision, the same in every door."""

from collections import Counter
from random import Random
from typing import Any

import numpy as np
import pytest

from seasalt.arena import Series
from seasalt.arena.dataset.rows import play_decisions, pyarrow
from seasalt.bots import GreedyBot
from seasalt.bots.network.policy_bot import MemoryOf, PolicyBot, row_of
from seasalt.env.games.match import Match
from seasalt.env.games.position import Position
from seasalt.env.seasalt_v0 import raw_env
from seasalt.env.spiel import SeasaltGame
from seasalt.env.vector import SeasaltVectorEnv
from seasalt.kernel.game.layout import CARDS, DUOS, copied
from seasalt.kernel.observation.row import BLOCKS, DUO_BLOCK, LAYING_BLOCK, OBSERVATION, observe
from seasalt.rules import Action, Deal, Knowledge, Lose, Ruleset, Seat, View, apply, no_knowledge, view
from seasalt.rules.knowledge import learn
from seasalt.rules.turns import new_game
from seasalt.rules.view import redact
from tests.env.random_games import Followed, some_number
from tests.thorough import THOROUGH, matrix

GAMES = 34 if THOROUGH else 1  # of each of six kinds


class Table(Followed):
    """A match that is also played in the rules, where every seat learns, and in OpenSpiel."""

    def __init__(self, match: Match, memory: MemoryOf) -> None:
        players = match.settings.players
        extra_salt = match.settings.ruleset.extra_salt
        self.position: Position = SeasaltGame(
            {
                "players": players,
                "extra_salt": extra_salt,
                "memory": memory,
                "target": match.settings.ruleset.target_score or 0,
            }
        ).first
        start = new_game(match.settings.ruleset, players, starter=Seat(match.starter))
        self.known = [no_knowledge(Seat(seat), players, start.game.box) for seat in range(players)]
        self._learn(start.events)
        super().__init__(match)

    def _learn(self, events: Any) -> None:
        for event in events:
            self.known = [learn(one, redact(event, one.viewer)) for one in self.known]

    def act(self, number: int) -> None:
        self.position = self.position.after(number)
        super().act(number)

    def _do(self, action: Action) -> None:
        if isinstance(action, Deal | Lose):
            self.position = self.position.after(*self.position.numbers_for(action))
        step = apply(self.game, action)
        self.game = step.game
        self._learn(step.events)


def assert_same(row: Any, other: Any, door: str) -> None:
    if not np.array_equal(row, other):
        place, differing = 0, []
        for block in BLOCKS:
            if not np.array_equal(row[place : place + block.size], other[place : place + block.size]):
                differing.append(block.name)
            place += block.size
        raise AssertionError(f"{door}: {', '.join(differing)}")


@pytest.mark.parametrize(
    ("players", "extra_salt", "memory"),
    matrix((2, 3, 4), (False, True), ("private", "common"), pairs=True),
)
def test_every_door_shows_a_seat_the_same_row(players: int, extra_salt: bool, memory: MemoryOf) -> None:
    options: dict[str, Any] = {"players": players, "extra_salt": extra_salt, "memory": memory}
    options["target"] = None if THOROUGH else 12
    rng = Random(f"{players}{extra_salt}")
    for seed in range(GAMES):
        zoo, many = raw_env(**options), SeasaltVectorEnv(1, **options)
        starter = 0  # as in OpenSpiel
        zoo.reset(seed=seed, options={"starter": starter})
        rows, _ = many.reset(seed=seed, options={"starter": starter})
        match = zoo.match
        table = Table(match, memory)
        while match.running:
            seat = Seat(match.turn)
            row = zoo.observe(zoo.agent_selection)
            assert_same(row, rows[0], "vector")
            assert_same(row, table.position.row(seat), "OpenSpiel")
            if not table.position.chosen:
                assert_same(row, row_of(view(table.game, seat), table.known[seat], memory), "bots")
            for other in range(players):
                assert_same(match.seen_by(other), table.position.row(other), "seats that wait")
            number = some_number(match, rng)
            zoo.step(number)
            rows, *_ = many.step([number])
            if match.running:
                table.act(number)


@pytest.mark.parametrize("memory", ["private", "common"])
def test_a_policy_sees_the_memory_that_it_asks_for_in_an_environment_with_the_other(memory: MemoryOf) -> None:
    other: MemoryOf = "common" if memory == "private" else "private"
    games = SeasaltVectorEnv(
        1,
        3,
        opponents=PolicyBot(lambda rows, masks: watch(rows, masks), memory=memory),
        seat=0,
        memory=other,
        target=500,
    )
    differ, rng = Counter[bool](), np.random.default_rng(5)

    def watch(rows: Any, masks: Any) -> Any:
        s = copied(games._bots._matches[0]._record.state)  # type: ignore[union-attr]
        if (
            not rows[0, LAYING_BLOCK : LAYING_BLOCK + CARDS].any()
            and not rows[0, DUO_BLOCK : DUO_BLOCK + DUOS].any()
        ):
            seen = []
            for s.common_memory in (memory == "common", other == "common"):
                row = [0] * OBSERVATION
                observe(s, row)
                seen.append(row)
            assert_same(rows[0], seen[0], "policy")
            differ[seen[0] != seen[1]] += 1
        return (masks * (1 - rng.random(masks.shape))).argmax(1)

    _, info = games.reset(seed=5, options={"starter": 0})
    for _ in range(250):
        masks = info["action_mask"].copy()
        masks[:, 13:15] &= masks.sum(1, keepdims=True) < 3  # rarely a call, for long rounds
        *_, info = games.step((masks * (1 - rng.random(masks.shape))).argmax(1))

    assert differ[True] > 3


class Watching(GreedyBot):
    """Plays as greedy does; remembers its rows."""

    rows: list[Any] = []  # noqa: RUF012 # shared on purpose

    def decide(self, view: View, knowledge: Knowledge, options: tuple[Action, ...]) -> Action:
        self.rows.append(row_of(view, knowledge))
        return super().decide(view, knowledge, options)


@pytest.mark.parametrize(("players", "extra_salt"), matrix((2, 3, 4), (False, True)))
def test_a_dataset_has_the_rows_that_bots_saw(players: int, extra_salt: bool) -> None:
    Watching.rows.clear()
    rules = Ruleset(extra_salt=extra_salt, target_score=20)
    series = Series((Watching,) * players, deals=1, ruleset=rules)
    _, packed = play_decisions(series, 0)
    columns = pyarrow().ipc.open_stream(packed).read_all()
    found = np.hstack([np.array(columns[block.name].to_pylist(), np.int8) for block in BLOCKS])
    found = found[np.array(columns["stage"].to_pylist()) == 0]

    assert len(found) == len(Watching.rows) > 100
    for row, seen in zip(found, Watching.rows, strict=True):
        assert_same(row, seen, "dataset")


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
