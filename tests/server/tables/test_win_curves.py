"""Win curves of finished games: for those who may see the replay, turn by turn, computed once."""

import asyncio
from importlib import resources
from random import Random
from typing import Any

import httpx
import pytest

from seasalt.coach.win_curve import win_curve
from seasalt.rules import Game, parse_record
from seasalt.server.interfaces.asker import Asker
from seasalt.server.tables.win_curves import WinCurves
from seasalt.server.workers.background import Background
from seasalt.server.workers.bot_pool import BotPool
from tests.server.nodes import ServerProcess
from tests.server.players import (
    OpenTable,
    Person,
    Tab,
    a_table,
    command,
    people,
    play_all,
)

pytestmark = pytest.mark.anyio

ANNA = Asker("Anna", "home")

LESSON = parse_record(resources.files("seasalt").joinpath("lessons/first.record").read_text("utf-8"))


class Counting(BotPool):
    """A pool that thinks in a thread and counts its calls."""

    def __init__(self) -> None:
        super().__init__(0, 60.0)
        self.thoughts = 0

    async def win_chances(self, asker: Asker, game: Game, table: str) -> tuple[float, ...]:
        self.thoughts += 1
        return await super().win_chances(asker, game, table)


async def test_the_curve_of_a_game_is_that_of_its_record() -> None:
    made = await WinCurves(Counting(), Background()).of(ANNA, LESSON, "reef")

    assert made.names == ["Marin", "Ada"]
    assert [(p.step, p.round, tuple(p.chances)) for p in made.points] == list(win_curve(LESSON))


async def test_a_curve_is_thought_out_once_however_many_ask() -> None:
    bot_pool = Counting()
    curves = WinCurves(bot_pool, Background())

    first, *others = await asyncio.gather(*(curves.of(ANNA, LESSON, "reef") for _ in range(3)))
    again = await curves.of(ANNA, LESSON, "reef")

    assert [*others, again] == [first] * 3
    assert bot_pool.thoughts == len(first.points)


# --- over HTTP


@pytest.fixture(scope="module")
async def played(node_process: ServerProcess) -> tuple[OpenTable, list[Person]]:
    seated = people(2, node_process.address)
    table = a_table(seated, ("greedy",), options={"target_score": "3"})
    await play_all(*(Tab(person, table.id, Random(at)) for at, person in enumerate(seated)))
    return table, seated


def ask(person: Person, table: str, **query: Any) -> httpx.Response:
    return person.ask("GET", f"/api/tables/{table}/curve?{httpx.QueryParams(query)}")


def refusal(person: Person, table: str, **query: Any) -> tuple[int, str]:
    answer = ask(person, table, **query)
    return answer.status_code, answer.json()["code"]


async def test_its_points_are_steps_of_the_replay(played: tuple[OpenTable, list[Person]]):
    table, [anna, ben] = played
    told = ask(anna, table.id).json()
    replay = anna.ask("GET", f"/api/tables/{table.id}/replay").json()
    steps = replay["steps"]
    *turns, last = told["points"]

    assert told["names"] == replay["names"]
    for point in turns:
        events = steps[point["step"]]["events"]
        assert any(event["type"] == "TurnStarted" for event in events)
        assert steps[point["step"]]["state"]["round"] == point["round"]
        assert sum(point["chances"]) == pytest.approx(1)
    assert last["step"] == len(steps) - 1
    winners = replay["outcome"]["winners"]
    assert last["chances"] == [(seat in winners) / len(winners) for seat in range(3)]
    assert ask(ben, table.id, game=1).json() == told


async def test_after_a_rematch_the_first_game_still_has_its_curve(
    node_process: ServerProcess, played: tuple[OpenTable, list[Person]]
):
    table, [anna, _] = played
    before = ask(anna, table.id).json()
    assert command(anna, table.id, {"type": "rematch"})["type"] == "ack"

    assert ask(anna, table.id, game=1).json() == before
    assert refusal(anna, table.id, game=2) == (404, "no_such_game")
