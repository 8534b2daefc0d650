"""Reviews of finished games: found once for all clients, while one asks, and kept with the game."""

import asyncio
import gzip
import json
import pickle
import zlib
from dataclasses import replace
from importlib import resources
from random import Random
from typing import Any

import httpx
import msgspec
import pytest
from sqlalchemy import select

from seasalt.coach.replay_from import replay_from
from seasalt.coach.review import Moment, Verdict, moments
from seasalt.coach.reviewer import reviewer_name
from seasalt.rules import Seat, parse_record
from seasalt.server.interfaces.asker import Asker
from seasalt.server.interfaces.bot_work import ThinkingFailed
from seasalt.server.interfaces.stored_facts import EndedGame
from seasalt.server.jobs import review_jobs
from seasalt.server.refusals import RequestRefused
from seasalt.server.storage.schema import FINISHED_GAME
from seasalt.server.storage.store import Store
from seasalt.server.tables import reviews as room
from seasalt.server.tables.reviews import Reviews
from seasalt.server.workers.background import Background
from seasalt.server.workers.bot_pool import BotPool
from seasalt.wire.messages import encode
from seasalt.wire.review import ReviewDecision, ReviewOption
from tests.server.nodes import ServerProcess
from tests.server.players import OpenTable, Person, Tab, a_person, a_table, begin, people, play_all, until
from tests.server.store_builders import an_append, open_table

pytestmark = pytest.mark.anyio

LESSON = parse_record(resources.files("seasalt").joinpath("lessons/first.record").read_text("utf-8"))
MOMENTS = {moment.step: moment for moment in moments(LESSON)}
DECISIONS = list(MOMENTS)
ANNA, BEN, CORA = (Asker(name, f"address of {name}") for name in ("Anna", "Ben", "Cora"))


class Counting(BotPool):
    """A pool with judgements known beforehand, which counts them, and waits or fails on demand."""

    def __init__(self) -> None:
        super().__init__(0, 60.0)
        self.judged: list[int] = []
        self.positions = 0
        self.stops_after = 10_000
        self.fails = False
        self.seconds: dict[str, float] = {}
        self._in_order = asyncio.Lock()

    async def loaded(self) -> None:
        """No kernel is needed."""

    def used(self, asker: Asker) -> float:
        return self.seconds.get(asker.guest, 0.0)

    async def review(self, asker: Asker, table: str, work: Any, *args: Any) -> Any:  # type: ignore[override]
        if work is review_jobs.shares_of:
            _, first, last = args
            count = min(last, len(LESSON.actions) + 1) - first
            self.positions += count
            return [(500_000, 500_000)] * count
        if work is review_jobs.keep:
            return work(*args)
        if self.fails:
            raise ThinkingFailed
        async with self._in_order:
            while len(self.judged) >= self.stops_after:
                await asyncio.sleep(0.001)
            moment = MOMENTS[args[1]]
            self.judged.append(moment.step)
            return encode(a_judgement(moment))


def a_judgement(moment: Moment) -> ReviewDecision:
    options = [ReviewOption(str(option), 0.5, 0.4, 0.6, 3.0) for option in moment.options]
    return ReviewDecision(
        step=moment.step,
        at=moment.at,
        seat=moment.seat,
        round=moment.view.round_number,
        turn=moment.turn,
        kind=moment.kind,
        action=str(moment.action),
        best=options[0].action,
        loss=0.01,
        low=0.0,
        high=0.02,
        verdict=Verdict.GOOD,
        bet=None,
        options=options,
    )


class Node:
    """A node with a clock of its own."""

    def __init__(self, store: Store, name: str = "one", *, alone: bool = True) -> None:
        self.time = 1000
        self.pool = Counting()
        pool: Any = self.pool  # its reviews are of one kind
        self.reviews = Reviews(
            store.reviews, store.results, pool, Background(), name, lambda: self.time, alone=alone
        )

    async def ask(self, seat: Seat | None = None, table: str = "reef") -> dict[str, Any]:
        """The answer; a moment later there may be more."""
        self.time += room.KEEP_MS
        answer = await self.reviews.of(ANNA, LESSON, table, 1, seat)
        told: dict[str, Any] = json.loads(gzip.decompress(answer))
        return told

    async def finish(self, table: str = "reef") -> dict[str, Any]:
        while (told := await self.ask(table=table))["done"] < told["of"]:
            await asyncio.sleep(0.001)
        await self.task(table)  # which still has to let go of the work
        return told

    async def find(self, count: int) -> None:
        """So many decisions, and no more for now."""
        self.pool.stops_after = count - 1
        await self.ask()
        await self.found(count - 1)
        self.time += room.KEEP_MS  # it is time to write
        self.pool.stops_after = count
        while len((await self.ask())["decisions"]) < count:
            await asyncio.sleep(0.001)

    async def found(self, count: int) -> None:
        """So many decisions are among the findings."""
        await until(lambda: len(self.reviews._works["reef", 1].findings.judged) == count)

    def task(self, table: str = "reef") -> "asyncio.Task[None]":
        task = self.reviews._works[table, 1].task
        assert task is not None
        return task


@pytest.fixture
async def node(store: Store) -> Node:
    await open_table(store)
    return Node(store)


async def test_it_answers_at_once_and_goes_on(node: Node) -> None:
    first = await node.ask()
    assert (first["done"], first["of"]) == (0, len(DECISIONS) + 1)
    assert node.reviews.accuracy("reef", 1, Seat(0)) is None

    whole = await node.finish()

    assert [one["step"] for one in whole["decisions"]] == DECISIONS
    assert [seat["decisions"] for seat in whole["seats"]] == [
        sum(MOMENTS[step].seat == seat for step in DECISIONS) for seat in (0, 1)
    ]
    assert [node.reviews.accuracy("reef", 1, Seat(seat)) for seat in (0, 1)] == [
        seat["accuracy"] for seat in whole["seats"]
    ]


async def test_what_it_found_is_in_the_result_of_each_person(node: Node, store: Store) -> None:
    await store.append(an_append(ended=EndedGame(1, ("anna", None), "{}")))
    whole = await node.finish()
    await node.ask()
    [row] = await store.database.rows(select(FINISHED_GAME.c.accuracy, FINISHED_GAME.c.luck))

    assert row.accuracy == round(whole["seats"][0]["accuracy"])
    assert row.luck == whole["seats"][0]["ledger"]["luck"]


async def test_the_seat_that_asks_comes_first(node: Node) -> None:
    await node.ask(seat=Seat(1))
    await node.finish()

    seats = [MOMENTS[step].seat for step in node.pool.judged]
    assert seats == sorted(seats, reverse=True)
    assert set(seats) == {0, 1}


async def test_many_who_ask_get_the_same_work(node: Node) -> None:
    await asyncio.gather(*(node.ask() for _ in range(20)))
    await node.finish()

    assert sorted(node.pool.judged) == DECISIONS
    assert node.pool.positions == len(LESSON.actions) + 1


async def test_it_stops_without_requests_and_goes_on_later(node: Node) -> None:
    node.pool.stops_after = 5
    await node.ask()
    await node.found(5)
    node.time += 2 * room.WANTED_MS
    node.pool.stops_after = 6
    await node.task()

    assert len(node.pool.judged) == 6
    node.pool.stops_after = 10_000
    await node.finish()
    assert sorted(node.pool.judged) == DECISIONS, "each once"


async def test_what_was_found_is_kept_over_a_restart(node: Node, store: Store) -> None:
    await node.find(5)
    await node.reviews.close()
    again = Node(store, "two")

    known = await again.ask()
    whole = await again.finish()

    assert {one["step"] for one in known["decisions"]} == set(node.pool.judged)
    assert sorted(node.pool.judged + again.pool.judged) == DECISIONS
    assert again.pool.positions == 0
    assert known["decisions"][0] == whole["decisions"][0], "kept to the last digit"


async def test_two_nodes_share_the_work(node: Node, store: Store) -> None:
    one, two = Node(store, "one", alone=False), Node(store, "two", alone=False)
    await one.find(5)
    await two.ask()
    await two.task()
    assert not two.pool.judged, "the other one holds it"

    await one.reviews.close()
    await two.finish()

    assert sorted(one.pool.judged + two.pool.judged) == DECISIONS


async def test_findings_of_another_reviewer_are_found_anew(
    node: Node, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    await node.finish()
    again = Node(store, "two")
    monkeypatch.setattr(review_jobs, "reviewer_name", lambda: "search:1")

    await again.finish()

    assert sorted(again.pool.judged) == DECISIONS


async def test_when_no_worker_has_time_it_tries_again(node: Node, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room, "PAUSE_S", 0.0)
    node.pool.fails = True
    await node.ask()
    await node.task()
    node.pool.fails = False

    assert (await node.finish())["decisions"]


# --- a game that went on from a decision of another one


async def fork(node: Node, store: Store, step: int) -> dict[str, Any]:
    """The review of a game that went on from this step of the lesson, and came to the same end."""
    await open_table(store, "fork")
    actions = list(map(str, LESSON.actions[:step]))
    known = await node.reviews.packed("reef", 1)
    await node.reviews.inherit("fork", review_jobs.inherited(known, LESSON, actions, step))
    node.pool.judged, node.pool.positions = [], 0
    return await node.finish("fork")


async def test_of_a_fork_only_what_came_after_it_is_found_anew(node: Node, store: Store) -> None:
    whole, step = await node.finish(), DECISIONS[5]

    forked = await fork(node, store, step)

    assert forked == whole
    assert sorted(node.pool.judged) == [each for each in DECISIONS if each >= step]
    assert node.pool.positions == len(LESSON.actions) - step


async def test_what_was_not_found_before_a_fork_is_not_found_for_it(node: Node, store: Store) -> None:
    forked, step = await fork(node, store, DECISIONS[5]), DECISIONS[5]

    assert [one["step"] for one in forked["decisions"]] == [each for each in DECISIONS if each >= step]


async def test_no_decision_of_a_fork_with_few_own_ones_is_judged(node: Node, store: Store) -> None:
    whole = await node.finish()
    own = [step for step in DECISIONS if MOMENTS[step].seat == MOMENTS[DECISIONS[-1]].seat]
    step = own[1 - review_jobs.LEAST_OWN]

    forked = await fork(node, store, step)

    assert forked["decisions"] == [one for one in whole["decisions"] if one["step"] < step]
    assert forked["seats"][0]["ledger"] == whole["seats"][0]["ledger"]
    assert not node.pool.judged


def test_the_seat_of_a_fork_decided_the_same_before_it_and_the_others_until_the_first_other_card() -> None:
    step = DECISIONS[15]
    seat, actions = replay_from(LESSON, step, Random(1))
    same = next(at for at, action in enumerate(actions) if action != LESSON.actions[at])
    forked = replace(LESSON, actions=(*actions, LESSON.actions[step]), seed=None, fairness=None)
    judged = {each: msgspec.json.encode(a_judgement(MOMENTS[each])) for each in DECISIONS}
    found = review_jobs.Findings([(500_000, 500_000)] * (len(LESSON.actions) + 1), judged)
    packed = review_jobs.keep(pickle.dumps(LESSON), 1, found, 1, 1).packed

    known = review_jobs.unpacked(review_jobs.inherited(packed, LESSON, list(map(str, actions)), step))

    expected = {each for each in DECISIONS if each < (step if MOMENTS[each].seat == seat else same)}
    assert set(known.judged) == expected < {each for each in DECISIONS if each < step}
    assert (len(known.shares), known.since) == (same + 1, step)
    there = {moment.step: moment for moment in moments(forked)}
    assert all(there[each] == MOMENTS[each] for each in expected)


def test_findings_of_an_older_format_are_found_anew() -> None:
    kept = {"format": 2, "reviewer": reviewer_name(), "shares": [[400_000, 600_000]], "decisions": []}

    known = review_jobs.unpacked(zlib.compress(json.dumps(kept).encode()))

    assert known == review_jobs.Findings([], {}, since=0)


# --- places


async def ask_about(node: Node, store: Store, asker: Asker, *tables: str) -> None:
    for table in tables:
        await open_table(store, table)
        await node.reviews.of(asker, LESSON, table, 1, None)


def reviewed(node: Node) -> set[str]:
    return {work.table for work in node.reviews._works.values() if work.has_place}


async def test_a_node_reviews_only_so_many_games_at_once(
    node: Node, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(room, "MOST_AT_ONCE", 2)
    node.pool.stops_after = 0
    await ask_about(node, store, BEN, "bay", "cove")

    with pytest.raises(RequestRefused, match="busy"):
        await node.ask()
    await node.reviews.close()


async def test_one_guest_does_not_take_the_places_of_others(node: Node, store: Store) -> None:
    node.pool.stops_after = 0
    forks = [f"fork {number}" for number in range(24)]
    await ask_about(node, store, BEN, *forks[: room.MOST_OF_A_GUEST])
    for fork in forks[room.MOST_OF_A_GUEST :]:
        with pytest.raises(RequestRefused, match="busy"):
            await ask_about(node, store, BEN, fork)

    await node.ask()

    assert reviewed(node) == {"reef", *forks[: room.MOST_OF_A_GUEST]}
    await node.reviews.close()


async def test_on_a_full_node_the_guest_with_the_most_work_lately_gives_a_place_up(
    node: Node, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(room, "MOST_AT_ONCE", 2)
    node.pool.stops_after = 0
    await ask_about(node, store, BEN, "bay")
    await ask_about(node, store, CORA, "cove")
    node.pool.seconds = {"Ben": 5.0, "Cora": 9.0}

    await node.ask()
    await until(lambda: reviewed(node) == {"reef", "bay"})

    with pytest.raises(RequestRefused, match="busy"):
        await node.reviews.of(CORA, LESSON, "cove", 1, None)
    await node.reviews.close()


# --- over HTTP


@pytest.fixture(scope="module")
async def played(node_process: ServerProcess) -> tuple[OpenTable, list[Person]]:
    seated = people(2, node_process.address)
    table = a_table(seated, options={"target_score": "3"})
    await play_all(*(Tab(person, table.id, Random(at)) for at, person in enumerate(seated)))
    return table, seated


def ask(person: Person, table: str, **query: Any) -> httpx.Response:
    return person.ask("GET", f"/api/tables/{table}/review?{httpx.QueryParams(query)}")


@pytest.mark.thorough
async def test_a_review_comes_in_parts_and_is_kept(
    node_process: ServerProcess, played: tuple[OpenTable, list[Person]]
):
    table, [anna, ben] = played
    told = ask(anna, table.id).json()
    assert told["done"] < told["of"]
    while told["done"] < told["of"]:
        await asyncio.sleep(2)  # not too often
        before, told = told, ask(anna, table.id).json()
        assert before["done"] <= told["done"]
    replay = anna.ask("GET", f"/api/tables/{table.id}/replay").json()
    winners = replay["outcome"]["winners"]

    assert len(told["decisions"]) == told["of"] - 1
    for one in told["decisions"]:
        made = replay["steps"][one["at"] + 1]
        assert (made["seat"], made["action"]) == (one["seat"], one["action"])
        assert one["action"] in [option["action"] for option in one["options"]]
    for seat, each in enumerate(told["seats"]):
        parts = each["ledger"]
        assert parts["result"] == pytest.approx((seat in winners) / len(winners))
        assert parts["start"] + parts["luck"] + parts["own"] + parts["others"] == pytest.approx(
            parts["result"]
        )
        assert 0 <= each["accuracy"] <= 100
    assert ask(ben, table.id, game=1).json() == told


# --- going on from a decision


def again(person: Person, table: str, step: int, **more: Any) -> httpx.Response:
    return person.ask("POST", f"/api/tables/{table}/again", {"step": step, **more})


async def test_a_game_goes_on_from_a_decision_and_is_played_to_its_end(
    node_process: ServerProcess, played: tuple[OpenTable, list[Person]]
):
    table, [anna, _] = played
    record = parse_record(anna.ask("GET", f"/api/tables/{table.id}/record").text)
    moment = next(one for one in list(moments(record))[3:] if one.seat == 1)

    opened = again(anna, table.id, moment.step).json()

    assert opened["state"]["you"] == 1
    assert opened["state"]["to_act"] == 1
    assert opened["state"]["resumed"]
    assert opened["state"]["legal"] == [str(option) for option in moment.options]
    assert [place["kind"] for place in opened["state"]["places"]] == ["bot", "person"]
    assert opened["state"]["game"]["hands"][0] is None, "what was hidden stays hidden"
    await Tab(anna, opened["table"], Random(1)).play(lambda state: state["stage"] == "over")

    text = anna.ask("GET", f"/api/tables/{opened['table']}/record").text
    played_on = parse_record(text)
    assert played_on.seed is None
    assert len(played_on.actions) > moment.step
    fairness = anna.ask("GET", f"/api/tables/{opened['table']}/fairness")
    assert (fairness.status_code, fairness.json()["code"]) == (409, "no_proof")
    assert anna.ask("GET", f"/api/tables/{opened['table']}/curve").status_code == 200
    assert anna.ask("GET", f"/api/tables/{opened['table']}/replay").status_code == 200
    review = ask(anna, opened["table"]).json()
    own = review_jobs.decisions_of(played_on, moment.step)
    assert review["of"] - review["done"] == len(own) + 1, "only what was decided after it is judged anew"


async def test_a_game_does_not_go_on_from_where_no_seat_decides(
    node_process: ServerProcess, played: tuple[OpenTable, list[Person]]
):
    table, [anna, _] = played
    stranger = a_person(node_process.address, name="Cora")
    running = a_table([anna, stranger]).id
    begin(running, [anna, stranger])

    assert again(anna, table.id, 0).json()["code"] == "no_such_step", "chance begins"
    assert again(anna, table.id, 99_999).json()["code"] == "no_such_step"
    assert again(anna, table.id, -1).json()["code"] == "bad_body"
    assert again(anna, table.id, 5, game=7).json()["code"] == "no_such_game"
    assert again(stranger, table.id, 5).json()["code"] == "not_allowed"
    assert again(anna, running, 5).json()["code"] == "not_over"
