"""Hints are for the seat to act, from what it can know, and other players do not see them."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from seasalt.bots import Explanation
from seasalt.rules import Seat, legal_actions
from seasalt.server.interfaces.asker import Asker
from seasalt.server.interfaces.bot_work import Question
from seasalt.server.tables.hints import Hints
from seasalt.server.tables.room import Room
from seasalt.server.workers.bot_pool import BotPool
from seasalt.table import Emote, Refusal, Refused
from seasalt.wire.http import Hint
from tests.properties.secrets import twin
from tests.server.local_node import LocalNode, local_node
from tests.server.log_checks import log_of
from tests.server.nodes import ServerProcess, running_node
from tests.server.players import Person, a_person, a_table, begin, command, people
from tests.servers import PATIENCE_S
from tests.thorough import THOROUGH

pytestmark = pytest.mark.anyio

ANNA = Asker("Anna", "home")


# --- how hints are made


@pytest.fixture
async def local(sqlite_url: str) -> AsyncIterator[LocalNode]:
    async with local_node(sqlite_url) as opened:
        yield opened


class Counting(BotPool):
    """A pool that thinks in a thread without a limit, and counts its calls."""

    def __init__(self) -> None:
        super().__init__(0, 600.0, hint_seconds=600.0)
        self.thoughts = 0

    async def explain(self, asker: Asker, asked: Question, table: str) -> Explanation:
        self.thoughts += 1
        return await super().explain(asker, asked, table)


async def in_the_middle(local: LocalNode, moves: int = 9) -> Room:
    room = await local.a_game(2, hints=True, target="40")
    for _ in range(moves):
        await local.act(room)
    return room


async def told(room: Room) -> Hint:
    return await Hints(Counting()).of(ANNA, room, room.table.to_act)


async def test_every_option_is_told_the_best_first(local: LocalNode) -> None:
    room = await in_the_middle(local)
    hint = await told(room)
    assert room.table.game is not None

    assert {prospect.action for prospect in hint.prospects} == set(map(str, legal_actions(room.table.game)))
    assert hint.version == room.table.version
    for prospect in hint.prospects:
        assert 0 <= prospect.low <= prospect.win_chance <= prospect.high <= 1
        assert prospect.points >= 0


async def test_a_hint_does_not_change_with_cards_that_the_seat_cannot_see(local: LocalNode) -> None:
    room = await in_the_middle(local)
    table, turn = room.table, room.table.to_act
    assert table.game is not None
    before = await told(room)
    room.knowledge(turn)  # from the events; only the hidden cards are dealt again
    for seed in range(3 if THOROUGH else 1):
        room.table = replace(table, game=twin(table.game, turn, Random(seed)), secret=f"{seed:064x}")
        assert room.table.game != table.game

        assert await told(room) == before


async def test_the_same_table_gets_the_same_hint_on_any_node(local: LocalNode) -> None:
    room = await in_the_middle(local)

    assert await told(room) == await told(room)


async def test_a_repeated_request_gets_the_same_hint_without_new_work(local: LocalNode) -> None:
    room, bot_pool = await in_the_middle(local), Counting()
    hints, turn = Hints(bot_pool), room.table.to_act

    first, second = await asyncio.gather(hints.of(ANNA, room, turn), hints.of(ANNA, room, turn))
    await local.do(room, turn, Emote("hurry"))
    third = await hints.of(ANNA, room, turn)

    assert first == second
    assert third.prospects == first.prospects
    assert third.version == first.version + 1
    assert bot_pool.thoughts == 1


async def test_watchers_do_not_learn_that_a_hint_was_given(local: LocalNode) -> None:
    room = await in_the_middle(local)
    watchers = local.watch(room, 0, 1)
    heard = [list(watcher.heard) for watcher in watchers]
    log = await local.store.read(room.id)

    await told(room)

    assert [watcher.heard for watcher in watchers] == heard
    assert await local.store.read(room.id) == log


async def test_the_other_seat_gets_no_hint(local: LocalNode) -> None:
    room = await in_the_middle(local)
    assert room.table.to_act is not None

    with pytest.raises(Refused) as refused:
        await Hints(Counting()).of(ANNA, room, Seat(1 - room.table.to_act))

    assert refused.value.reason is Refusal.NOT_YOUR_TURN


# --- over HTTP


@pytest.fixture(scope="module")
def node(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """In a process that has loaded the kernel; a machine may be busy."""
    with running_node(tmp_path_factory.mktemp("hints"), HINT_SECONDS=str(PATIENCE_S)) as node:
        yield node


def refusal(person: Person, table: str) -> tuple[int, str]:
    answer = person.ask("POST", f"/api/tables/{table}/hint")
    return answer.status_code, answer.json()["code"]


def a_game(seated: list[Person], **wish: Any) -> tuple[str, Person, Person]:
    """A table of two, the player to act, and the other."""
    table = a_table(seated, **wish).id
    begin(table, seated)
    to_act = seated[0].ask("GET", f"/api/tables/{table}").json()["state"]["to_act"]
    return table, seated[to_act], seated[1 - to_act]


async def test_the_player_to_act_gets_a_hint(node: ServerProcess):
    table, mine, other = a_game(people(2, node.address), hints=True)
    before = await log_of(node.database, table)
    state = mine.ask("GET", f"/api/tables/{table}").json()["state"]
    hint = mine.ask("POST", f"/api/tables/{table}/hint").json()

    assert hint["version"] == state["version"]
    assert sorted(prospect["action"] for prospect in hint["prospects"]) == sorted(state["legal"])
    assert mine.ask("POST", f"/api/tables/{table}/hint").json() == hint
    assert await log_of(node.database, table) == before
    assert refusal(other, table) == (409, "not_your_turn")


async def test_everybody_sees_that_a_table_has_hints(node: ServerProcess):
    seated = people(2, node.address)
    opened = a_table(seated, hints=True, public=True)
    guest = a_person(node.address, name="Cora")

    told = [p.ask("GET", f"/api/tables/{opened.id}?invite={opened.watch_invite}") for p in (*seated, guest)]

    assert [answer.json()["info"]["hints"] for answer in told] == [True] * 3
    listed = guest.ask("GET", "/api/tables?stage=gathering").json()["tables"]
    assert [line["summary"]["hints"] for line in listed if line["table"] == opened.id] == [True]


async def test_a_hint_that_may_not_be_given_is_refused_with_its_reason(node: ServerProcess):
    table, mine, other = a_game(people(2, node.address), hints=True)
    without = a_table([mine, other])
    begin(without.id, [mine, other])

    assert refusal(mine, a_table([mine, other], hints=True).id) == (409, "not_playing")
    assert refusal(mine, without.id) == (403, "no_hints")
    assert refusal(a_person(node.address), table) == (403, "not_seated")
    assert refusal(mine, "nowhere") == (404, "no_such_table")
    assert command(mine, table, {"type": "leave"})["type"] == "ack"
    assert refusal(mine, table) in ((409, "bot_plays"), (409, "not_your_turn"))


async def test_a_hint_without_a_free_worker_is_declined_with_a_reason(tmp_path: Path):
    with running_node(tmp_path, HINT_SECONDS="0.001") as node:
        table, mine, _ = a_game(people(2, node.address), hints=True)

        assert refusal(mine, table) == (503, "busy")
