"""The deals of the day on a server: one rated try, the same for everybody, results side by side."""

import asyncio
import io
import json
import zipfile
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any

import httpx
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
from tests.server.players import Message, Person, Tab, a_person, a_table, begin, command, play_all
from tests.servers import HTTP

pytestmark = pytest.mark.anyio
DAY = 86_400_000
DATE = 20_774  # days from 1970 to 2026-11-17


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


async def test_the_long_deal_is_a_game_of_its_own(node_process: ServerProcess, tried: dict[str, Person]):
    [anna, *_] = tried.values()
    table = play(anna, deal="long")

    told = anna.ask("GET", "/api/daily?deal=long").json()
    assert (table["info"]["players"], table["state"]["game"]["target"]) == (2, 40)
    assert table["info"]["rated"]
    assert (told["stage"], told["deal"], told["table"]) == ("playing", "long", table["table"])
    assert (today(anna)["stage"], today(anna)["deal"]) == ("over", "round")


async def test_a_day_of_the_archive_is_kept_and_not_rated(node_process: ServerProcess):
    anna = a_person(node_process.address)
    date = "2026-01-02"
    table = play(anna, date=date, hints=True)
    await Tab(anna, table["table"], Random(3)).play()
    told = anna.ask("GET", f"/api/daily?date={date}").json()
    days = anna.ask("GET", "/api/daily/days?month=2026-01").json()

    assert (table["info"]["daily"], table["info"]["rated"], table["info"]["hints"]) == (date, False, False)
    assert (told["stage"], told["rated"], told["today"], told["players"]) == ("over", False, False, 0)
    assert (days["first"], days["streak"]) == ("2026-01-01", 0)
    assert days["days"] == [{"date": date, "rated": False, "yours": told["yours"]}]
    assert play(anna, date=date)["table"] != table["table"]


async def test_a_streak_and_a_calendar_are_ones_own(node_process: ServerProcess, tried: dict[str, Person]):
    [anna, *_] = tried.values()
    mine, nobodys = (
        one.ask("GET", "/api/daily/days").json() for one in (anna, a_person(node_process.address))
    )

    assert (mine["streak"], mine["played"], len(mine["days"])) == (1, 1, 1)
    assert mine["days"][0] == {"date": today(anna)["date"], "rated": True, "yours": today(anna)["yours"]}
    assert (nobodys["streak"], nobodys["days"]) == (0, [])


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
    assert seen["game"]["hands"] == [None, None, None]
    assert ben.ask("GET", f"/api/tables/{table}").status_code == 403


@pytest.mark.parametrize(
    "date", ["1999-12-31", "2025-12-31", "2026-02-30", "2999-01-01", "yesterday", "2026-11-17%0A", "x" * 400]
)
async def test_a_day_to_come_or_before_the_archive_has_no_deal(node_process: ServerProcess, date: str):
    anna = a_person(node_process.address)
    answers = [
        *(
            anna.ask("GET", f"/api/daily{path}?date={date}")
            for path in ("", "/master", "/friends", "/parted")
        ),
        anna.ask("GET", f"/api/daily/days?month={date}"),
    ]

    assert {(one.status_code, one.json()["code"]) for one in answers} == {(404, "no_such_day")}
    assert anna.ask("POST", "/api/daily", {"date": date[:32]}).status_code == 404
    assert anna.ask("GET", "/api/daily?deal=short").json()["code"] == "no_such_deal"


# --- friends


def a_visitor(address: str, name: str) -> Person:
    """A guest as browsers are, not a program, of which friends are not made."""
    answer = httpx.post(address + "/api/guests", json={"name": name}, **HTTP)
    [token] = answer.cookies.values()
    return Person([address], answer.json()["id"], name, token)


@pytest.fixture(scope="module")
async def friends(node_process: ServerProcess) -> tuple[Person, Person]:
    """Two people who have finished a short game together, and today's round, in their own ways."""
    anna, ben = people = [a_visitor(node_process.address, name) for name in ("Anna", "Ben")]
    together = a_table(people, options={"target_score": "1"})
    begin(together.id, people)
    await play_all(*(Tab(one, together.id, Random(7)) for one in people))
    for number, person in enumerate(people):
        await Tab(person, play(person)["table"], Random(number)).play()
    return anna, ben


def friends_of(person: Person) -> Any:
    return person.ask("GET", "/api/daily/friends").json()["friends"]


async def test_friends_who_have_finished_a_deal_see_each_others_results(friends: tuple[Person, Person]):
    anna, ben = friends
    [seen_by_anna], [seen_by_ben] = friends_of(anna), friends_of(ben)

    assert (seen_by_anna["name"], seen_by_ben["name"]) == ("Ben", "Anna")
    assert (seen_by_anna["score"], seen_by_ben["score"]) == (today(ben)["yours"], today(anna)["yours"])


async def test_friends_see_the_first_decision_in_which_they_differed(friends: tuple[Person, Person]):
    anna, _ = friends
    [friend] = friends_of(anna)
    parted = anna.ask("GET", f"/api/daily/parted?friend={friend['key']}").json()
    records = [
        parse_record(one.ask("GET", f"/api/tables/{today(one)['table']}/record").text).actions
        for one in friends
    ]
    [mine, theirs], step = records, parted["step"]

    assert mine[:step] == theirs[:step]
    assert (parted["yours"], parted["theirs"]) == (str(mine[step]), str(theirs[step]))
    assert parted["yours"] != parted["theirs"]
    replay = anna.ask("GET", f"/api/tables/{parted['table']}/replay?seat=0").json()
    assert {parted["yours"], parted["theirs"]} <= set(replay["steps"][parted["at"]]["legal"])
    assert not parted["same"]
    again = anna.ask("POST", f"/api/tables/{parted['table']}/again", {"step": step}).json()
    assert parted["theirs"] in again["state"]["legal"]


async def test_nothing_of_a_deal_that_is_not_finished_is_told_to_a_friend(friends: tuple[Person, Person]):
    """And nobody sees who has finished it by asking for a key."""
    anna, ben = friends
    [friend] = friends_of(anna)
    play(anna, deal="long")

    for query in ("deal=long", "date=2026-02-03", "deal=long&date=2026-02-03"):
        for path in ("friends?", f"parted?friend={friend['key']}&", "master?"):
            answer = anna.ask("GET", f"/api/daily/{path}{query}")
            assert (answer.status_code, answer.json()["code"]) == (409, "not_over")
        assert anna.ask("GET", f"/api/daily?{query}").json()["bins"] is None
    await Tab(anna, play(anna, date="2026-02-03")["table"], Random(1)).play()
    play(ben, date="2026-02-03")
    assert anna.ask("GET", "/api/daily/friends?date=2026-02-03").json() == {"friends": []}


async def test_a_stranger_is_no_friend_and_a_key_is_for_one_guest_alone(
    friends: tuple[Person, Person], tried: dict[str, Person]
):
    [stranger, *_] = tried.values()
    anna, _ = friends
    [friend] = friends_of(anna)

    assert friends_of(stranger) == []
    for key in (friend["key"], "", "x" * 400):
        answer = stranger.ask("GET", f"/api/daily/parted?friend={key}")
        assert (answer.status_code, answer.json()["code"]) == (404, "no_such_friend")
    assert "guest" not in str(friend).lower()


async def test_a_week_has_the_results_of_friends_on_the_days_that_one_has_played(
    friends: tuple[Person, Person],
):
    anna, ben = friends
    await Tab(ben, play(ben, date="2026-01-06")["table"], Random(1)).play()
    week = [one.ask("GET", "/api/daily/board").json() for one in friends]
    other = anna.ask("GET", "/api/daily/board?date=2026-01-07").json()
    at = [deal["date"] for deal in week[0]["deals"]].index(today(anna)["date"])

    assert [deal["date"] for deal in other["deals"]] == [f"2026-01-{day:02}" for day in range(5, 12)]
    assert (other["others"], other["first"], other["today"]) == ([], "2026-01-01", today(anna)["date"])
    assert week[0]["deals"][at]["yours"] == today(anna)["yours"]
    [row] = week[0]["others"]
    assert (row["name"], row["results"][at]["score"]) == ("Ben", today(ben)["yours"])
    assert row["results"].count(None) == 6
    assert anna.ask("GET", f"/api/daily/parted?friend={row['results'][at]['key']}").status_code == 200


# --- sets


@pytest.fixture(scope="module")
async def sent(node_process: ServerProcess) -> tuple[str, Person, Person]:
    """A set, Anna who has played its first deal, and Ben who has played the first two."""
    anna, ben = (a_visitor(node_process.address, name) for name in ("Anna", "Ben"))
    made: str = anna.ask("POST", "/api/sets", {}).json()["set"]
    for person, number in ((anna, 1), (ben, 1), (ben, 2)):
        table = play(person, deal="set", date=f"{made}-{number}")["table"]
        await Steady(person, table, Random(number)).play()
    return made, anna, ben


def board(person: Person, made: str) -> Message:
    told: Message = person.ask("GET", f"/api/daily/board?deal=set&date={made}").json()
    return told


async def test_a_set_is_the_same_for_all_and_shows_results_after_ones_own(sent: tuple[str, Person, Person]):
    made, anna, ben = sent
    by_anna, by_ben = board(anna, made), board(ben, made)

    assert [deal["date"][-2:] for deal in by_anna["deals"]] == ["-1", "-2", "-3"]
    assert [deal["stage"] for deal in by_anna["deals"]] == ["over", "new", "new"]
    [row], [other] = by_anna["others"], by_ben["others"]
    assert [one and one["score"] for one in row["results"]] == [by_ben["deals"][0]["yours"], None, None]
    assert [one and one["score"] for one in other["results"]] == [by_anna["deals"][0]["yours"], None, None]
    parted = anna.ask(
        "GET", f"/api/daily/parted?deal=set&date={made}-1&friend={row['results'][0]['key']}"
    ).json()
    assert parted["same"]
    assert parted["friend"]["name"] == "Ben"


async def test_the_proof_of_a_deal_is_shown_after_it_and_no_date_makes_its_cards(
    sent: tuple[str, Person, Person],
):
    made, anna, ben = sent
    first, again = board(anna, made)["deals"][0]["table"], board(ben, made)["deals"][0]["table"]
    proofs = [
        one.ask("GET", f"/api/tables/{at}/fairness").json() for one, at in ((anna, first), (ben, again))
    ]
    for_fun = play(anna, deal="set", date=f"{made}-1")

    assert proofs[0] == proofs[1]
    assert proofs[0]["holds"]
    assert for_fun["table"] != first
    assert (for_fun["info"]["deal"], for_fun["info"]["rated"]) == ("set", False)
    assert today(anna)["stage"] == "new"
    assert anna.ask("GET", "/api/daily/days").json()["streak"] == 0


async def test_a_stranger_learns_nothing_of_a_set_before_a_try_of_their_own(
    node_process: ServerProcess, sent: tuple[str, Person, Person]
):
    made, anna, _ = sent
    cora = a_visitor(node_process.address, "Cora")
    theirs = board(anna, made)
    mine, key = theirs["deals"][0]["table"], theirs["others"][0]["results"][0]["key"]
    begun = play(cora, deal="set", date=f"{made}-2")["table"]

    assert board(cora, made)["others"] == []
    assert [deal["stage"] for deal in board(cora, made)["deals"]] == ["new", "playing", "new"]
    assert all(deal["yours"] is None for deal in board(cora, made)["deals"])
    for number in (1, 2, 3):
        query = f"deal=set&date={made}-{number}"
        for path in ("friends?", f"parted?friend={key}&"):
            assert cora.ask("GET", f"/api/daily/{path}{query}").json()["code"] == "not_over"
        assert cora.ask("GET", f"/api/daily?{query}").json()["yours"] is None
        assert cora.ask("GET", f"/api/daily/master?{query}").json()["code"] == "no_such_deal"
    for path in ("", "/record", "/fairness", "/replay", "/curve", "/review", "/events", "/invites"):
        assert cora.ask("GET", f"/api/tables/{mine}{path}").status_code == 403
    for path, body in (("/again", {"step": 1}), ("/keep", {}), ("/join", {}), ("/hint", {})):
        assert cora.ask("POST", f"/api/tables/{mine}{path}", body).status_code in (403, 409)
    for path in ("/record", "/fairness", "/replay"):
        assert cora.ask("GET", f"/api/tables/{begun}{path}").json()["code"] == "not_over"


async def test_a_set_is_in_the_export_of_who_played_it_and_goes_with_them(sent: tuple[str, Person, Person]):
    made, anna, ben = sent
    with zipfile.ZipFile(io.BytesIO(ben.ask("GET", "/api/me/export").content)) as file:
        kept = json.loads(file.read("account.json"))["daily"]["set"]
    assert list(kept) == [f"{made}-1", f"{made}-2"]

    assert len(board(anna, made)["others"]) == 1
    assert ben.ask("DELETE", "/api/me", {"name": "Ben"}).status_code == 200
    assert board(anna, made)["others"] == []


@pytest.mark.parametrize(
    "made",
    [
        "",
        "2026-11-17",
        "2999-01-01-0123456789abcdef",
        "2026-02-30-0123456789abcdef",
        "2026-01-02-0123456789ABCDEF",
        "2026-01-02-0123456789abcdef-1",
        "x" * 400,
    ],
)
async def test_what_no_server_has_made_is_no_set(node_process: ServerProcess, made: str):
    anna = a_person(node_process.address)
    answers = [
        anna.ask("GET", f"/api/daily/board?deal=set&date={made}"),
        *(
            anna.ask("GET", f"/api/daily{path}?deal=set&date={made}-{number}")
            for path in ("", "/friends", "/parted", "/master")
            for number in (0, 4, "1%0A")
        ),
        anna.ask("POST", "/api/daily", {"deal": "set", "date": made[:30] + "-1"}),
    ]

    assert {(one.status_code, one.json()["code"]) for one in answers} == {(404, "no_such_set")}


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
    time.now = DATE * DAY - 1
    async with local_node(url, time) as local:
        daily, anna = deals(local, QuickPool()), await a_guest(local)
        before = daily.deal(None, None)
        yesterday = await daily.play(anna, before)
        time.now += 1
        new = await daily.play(anna, daily.deal(None, None))
        await finish(local, yesterday)

        assert (yesterday.table.daily, new.table.daily) == ("2026-11-16", "2026-11-17")
        assert yesterday.table.rated
        assert new.table.rated
        assert (await daily.state(anna, before)).stage == "over"
        assert (await daily.state(anna, daily.deal(None, None))).stage == "playing"
        assert (await daily.days(anna, None, before.kind)).streak == 1


async def test_a_set_is_there_as_long_as_its_results_and_the_same_on_every_node(url: str):
    async with local_node(url) as local:
        local.time.now = DATE * DAY
        here, there = (
            DailyDeals(local.store, local.rooms, QuickPool(), local.time, keep_days=400) for _ in range(2)
        )
        [first, *_] = here.set_of(made := here.new_set())
        rooms = [
            await daily.play(await a_guest(local, name), first)
            for daily, name in ((here, "anna"), (there, "ben"))
        ]
        local.time.now += 400 * DAY
        assert here.set_of(made)
        local.time.now += DAY

        assert rooms[0].table.secret == rooms[1].table.secret
        with pytest.raises(RequestRefused, match="no_such_set"):
            here.set_of(made)


async def test_a_guest_who_leaves_has_the_result_of_the_stand_in(url: str):
    async with local_node(url) as local:
        daily, anna = deals(local, QuickPool()), await a_guest(local)
        deal = daily.deal(None, None)
        room = await daily.play(anna, deal)
        await finish(local, room)
        state = await daily.state(anna, deal)

        assert room.table.stage is Stage.OVER
        assert room.table.game is not None
        assert state.yours is not None
        mine, *others = room.table.game.totals
        assert (state.yours.points, state.yours.against) == (mine, max(others))


async def test_the_accuracy_of_a_review_is_kept_with_the_result_and_compared(url: str):
    async with local_node(url) as local:
        daily = deals(local, QuickPool())
        deal = daily.deal(None, None)
        for name, accuracy in (("anna", 91.4), ("ben", 74.0)):
            guest = await a_guest(local, name)
            room = await daily.play(guest, deal)
            await daily.keep_accuracy(room, 99.0)  # of a game that is not over
            await finish(local, room)
            for one in (accuracy, 12.0):  # the first one stays
                await daily.keep_accuracy(room, one)
            for_fun = await daily.play(guest, deal)
            await finish(local, for_fun)
            await daily.keep_accuracy(for_fun, 100.0)
        state = await daily.state(await a_guest(local, "cora"), deal)
        told = await daily.state(await local.store.guest_by_token("hash of anna"), deal)

        assert told.yours is not None
        assert (told.yours.accuracy, told.reviewed, told.outplayed) == (91, 2, 1)
        assert (state.yours, state.reviewed) == (None, 0)


async def test_the_master_plays_the_same_deal_once_and_it_is_kept(url: str):
    bot_pool = QuickPool()
    async with local_node(url) as local:
        daily, anna = deals(local, bot_pool), await a_guest(local)
        deal = daily.deal(None, None)
        with pytest.raises(RequestRefused):
            await daily.master(anna, deal)
        await finish(local, await daily.play(anna, deal))
        before = await daily.state(anna, deal)
        one, other = await asyncio.gather(*(daily.master(anna, deal) for _ in range(2)))
        thoughts = bot_pool.thoughts
        elsewhere = await deals(local, bot_pool).master(anna, deal)

        assert before.master is None
        assert one == other == elsewhere == (await daily.state(anna, deal)).master
        assert 0 < thoughts == bot_pool.thoughts
    bot_pool.close()
