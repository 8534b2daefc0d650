"""The deal of the day on a server: one rated try, the same game for everybody, results side by side."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any

import pytest

from seasalt.rules import Action, parse_record
from seasalt.server.interfaces.bot_work import SIMPLER, Question
from seasalt.server.interfaces.stored_facts import Guest
from seasalt.server.refusals import RequestRefused
from seasalt.server.tables.daily_deals import DailyDeals
from seasalt.server.tables.room import Room
from seasalt.server.workers.bot_pool import BotPool
from seasalt.table.command import TakeOver
from seasalt.table.daily import PERSON
from seasalt.table.table import Stage
from tests.server.local_node import LocalNode, ManualClock, local_node
from tests.server.nodes import ServerProcess
from tests.server.players import Message, Person, Tab, a_person, command, play_all

pytestmark = pytest.mark.anyio
DAY = 86_400_000


# --- over HTTP


def play(person: Person, **wish: Any) -> Message:
    """The table that the person gets for the deal of today."""
    answer = person.ask("POST", "/api/daily", wish)
    assert answer.status_code == 200, answer.text
    table: Message = answer.json()
    return table


def today(person: Person) -> Message:
    """What the person is told of the deal of today."""
    answer = person.ask("GET", "/api/daily")
    assert answer.status_code == 200, answer.text
    told: Message = answer.json()
    return told


class Steady(Tab):
    """Whose choice depends on the options alone."""

    def wanted(self, state: Message) -> Message | None:
        do = super().wanted(state)
        if do is None or do["type"] != "act":
            return do
        return {"type": "act", "action": Random(str(state["legal"])).choice(state["legal"])}


class Talkative(Steady):
    """The same, after a phrase, which changes versions and no card."""

    def wanted(self, state: Message) -> Message | None:
        said = any(do["type"] == "emote" for do in self.sent.values())
        return super().wanted(state) if said else {"type": "emote", "phrase": "hello"}


@pytest.fixture(scope="module")
async def tried(node_process: ServerProcess) -> dict[str, Person]:
    """Two people who have had their rated try, by their tables."""
    anna, ben = a_person(node_process.address), a_person(node_process.address, name="Ben")
    tables = [play(person)["table"] for person in (anna, ben)]
    await play_all(Steady(anna, tables[0], Random(1)), Talkative(ben, tables[1], Random(2)))
    return dict(zip(tables, (anna, ben), strict=True))


async def test_the_first_table_is_rated_and_begins_at_once(node_process: ServerProcess):
    anna = a_person(node_process.address)
    before = today(anna)
    table = play(anna, hints=True, memory_aid=True)

    assert (before["stage"], before["table"], before["yours"]) == ("new", None, None)
    assert table["state"]["stage"] == "playing"
    assert (table["info"]["daily"], table["info"]["rated"]) == (before["date"], True)
    assert (table["info"]["hints"], table["info"]["memory_aid"]) == (False, False)
    assert today(anna)["stage"] == "playing"


async def test_a_guest_who_asks_again_comes_back_to_the_same_table(node_process: ServerProcess):
    anna = a_person(node_process.address)
    table = play(anna)["table"]

    assert play(anna)["table"] == table
    assert today(anna)["table"] == table


async def test_many_requests_at_once_begin_one_try(node_process: ServerProcess):
    anna = a_person(node_process.address)
    with ThreadPoolExecutor(8) as threads:
        tables = {answer["table"] for answer in threads.map(lambda _: play(anna), range(8))}

    assert len(tables) == 1


async def test_the_same_moves_meet_the_same_answers(tried: dict[str, Person]):
    texts = [person.ask("GET", f"/api/tables/{table}/record").text for table, person in tried.items()]

    one, other = map(parse_record, texts)
    assert one.actions == other.actions
    assert one.names != other.names
    for table, person in tried.items():
        assert person.ask("GET", f"/api/tables/{table}/fairness").json()["holds"]


async def test_after_the_rated_try_one_plays_for_fun_with_hints_and_the_result_stays(
    tried: dict[str, Person],
):
    rated, anna = next(iter(tried.items()))
    told = today(anna)
    again = play(anna, hints=True)
    await Tab(anna, again["table"], Random(5)).play()

    assert again["table"] != rated
    assert (again["info"]["daily"], again["info"]["rated"]) == (told["date"], False)
    assert again["info"]["hints"]
    assert told["stage"] == "over"
    assert (today(anna)["table"], today(anna)["yours"]) == (rated, told["yours"])
    assert told["players"] == today(anna)["players"]


async def test_the_histogram_counts_every_rated_result_once(tried: dict[str, Person]):
    told = today([*tried.values()][-1])
    difference = told["yours"]["points"] - told["yours"]["against"]

    assert sum(one["count"] for one in told["bins"]) == told["players"] >= 2
    [mine] = [
        one
        for one in told["bins"]
        if (one["low"] is None or one["low"] <= difference)
        and (one["high"] is None or difference <= one["high"])
    ]
    assert mine["count"] >= 1
    assert 0 <= told["beaten"] < told["players"]


async def test_a_guest_learns_nothing_of_others_before_their_own_result(
    node_process: ServerProcess, tried: dict[str, Person]
):
    cora = a_person(node_process.address, name="Cora")
    play(cora)

    for told in (today(cora), node_process.ask("GET", "/api/daily").json()):
        assert (told["yours"], told["master"], told["bins"], told["players"]) == (None, None, None, 0)
    answer = cora.ask("GET", "/api/daily/master")
    assert (answer.status_code, answer.json()["code"]) == (409, "not_over")


async def test_its_table_takes_no_other_guest_and_has_no_rematch(
    node_process: ServerProcess, tried: dict[str, Person]
):
    anna, ben = a_person(node_process.address), a_person(node_process.address, name="Ben")
    table = play(anna)["table"]
    invites = anna.ask("GET", f"/api/tables/{table}/invites").json()
    joined = ben.ask("POST", f"/api/tables/{table}/join", {"invite": invites["seat_invite"]})

    assert joined.json()["code"] == "not_gathering"
    for over, person in tried.items():
        assert command(person, over, {"type": "rematch"})["code"] == "too_many_games"


async def test_a_spectator_sees_no_hand(node_process: ServerProcess):
    anna, ben = a_person(node_process.address), a_person(node_process.address, name="Ben")
    table = play(anna)["table"]
    invite = anna.ask("GET", f"/api/tables/{table}/invites").json()["watch_invite"]

    seen = ben.ask("GET", f"/api/tables/{table}?invite={invite}").json()["state"]
    assert seen["game"]["hands"] == [None, None]
    assert ben.ask("GET", f"/api/tables/{table}").status_code == 403


@pytest.mark.parametrize("date", ["1999-12-31", "yesterday", "2026-11-17%0A", "x" * 400])
async def test_a_date_that_one_has_not_played_is_not_shown(node_process: ServerProcess, date: str):
    answer = a_person(node_process.address).ask("GET", f"/api/daily?date={date}")

    assert (answer.status_code, answer.json()["code"]) == (404, "no_such_day")


# --- on a node without sockets, with a clock of its own


class QuickPool(BotPool):
    """A bot that does not look ahead decides for every other; counts the questions."""

    def __init__(self) -> None:
        super().__init__(0, 60.0)
        self.thoughts = 0

    async def decide_in_time(self, bot: str, asked: Question, table: str) -> Action:
        self.thoughts += 1
        return await self.decide(SIMPLER, asked, table)


def deals(local: LocalNode, bot_pool: BotPool) -> DailyDeals:
    return DailyDeals(local.store, local.rooms, bot_pool, local.time)


async def a_guest(local: LocalNode, name: str = "anna") -> Guest:
    return await local.store.add_guest(name, f"hash of {name}", name.title(), "person", 1)


async def finish(local: LocalNode, room: Room) -> None:
    """The person leaves, and looks on while a bot stands in."""
    await local.do(room, PERSON, TakeOver(PERSON, "greedy", "left"))
    while room.table.stage is Stage.PLAYING:
        room.visit(local.time.now)
        await local.tend(room)


async def test_a_table_begun_before_midnight_counts_for_its_own_day(url: str):
    time = ManualClock()
    time.now = 20 * DAY - 1
    async with local_node(url, time) as local:
        daily, anna = deals(local, QuickPool()), await a_guest(local)
        yesterday = await daily.play(anna)
        time.now += 1
        new = await daily.play(anna)
        await finish(local, yesterday)

        assert (yesterday.table.daily, new.table.daily) == ("1970-01-20", "1970-01-21")
        assert yesterday.table.rated
        assert new.table.rated
        assert (await daily.state(anna, "1970-01-20")).stage == "over"
        assert (await daily.state(anna, None)).stage == "playing"


async def test_a_guest_who_leaves_has_the_result_of_the_stand_in(url: str):
    async with local_node(url) as local:
        daily, anna = deals(local, QuickPool()), await a_guest(local)
        room = await daily.play(anna)
        await finish(local, room)
        state = await daily.state(anna, None)

        assert room.table.stage is Stage.OVER
        assert room.table.game is not None
        assert state.yours is not None
        assert (state.yours.points, state.yours.against) == room.table.game.totals


async def test_the_master_plays_the_same_deal_once_and_it_is_kept(url: str):
    bot_pool = QuickPool()
    async with local_node(url) as local:
        daily, anna = deals(local, bot_pool), await a_guest(local)
        with pytest.raises(RequestRefused):
            await daily.master(anna, daily.today())
        await finish(local, await daily.play(anna))
        before = await daily.state(anna, None)
        one, other = await asyncio.gather(*(daily.master(anna, daily.today()) for _ in range(2)))
        thoughts = bot_pool.thoughts
        elsewhere = await deals(local, bot_pool).master(anna, daily.today())

        assert before.master is None
        assert one == other == elsewhere == (await daily.state(anna, None)).master
        assert 0 < thoughts == bot_pool.thoughts
    bot_pool.close()
