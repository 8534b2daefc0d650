"""The log: one winner for each version, one line for each command, and every confirmed line is durable."""

import asyncio
import sqlite3
import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Engine, event, exc, make_url

from seasalt.server.interfaces.database_faults import StoreDown
from seasalt.server.interfaces.stored_facts import Appended, LogLine, Repeated, Stale
from seasalt.server.monitoring.metrics import REGISTRY
from seasalt.server.storage.log_writer import MAX_BATCH
from seasalt.server.storage.store import Store
from tests.server.store_builders import a_line, an_append, append_together, open_table
from tests.servers import PATIENCE_S

pytestmark = pytest.mark.anyio
ROOT = Path(__file__).parents[3]
OPENED = LogLine(1, "open:1", None, "opened", 1)


@pytest.fixture
def commits() -> Iterator[list[object]]:
    """Grows by one with each commit."""
    seen: list[object] = []

    def see(connection: object) -> None:
        seen.append(connection)

    event.listen(Engine, "commit", see)
    yield seen
    event.remove(Engine, "commit", see)


# --- compare and set


async def test_an_append_that_expects_the_current_version_makes_the_next_one(store: Store) -> None:
    await open_table(store)

    assert await store.append(an_append(expect=1)) == Appended(2)
    assert await store.read("reef") == [OPENED, a_line(2, "c1")]


async def test_an_append_that_expects_another_version_is_stale_and_leaves_nothing(store: Store) -> None:
    await open_table(store)
    await store.append(an_append(expect=1))

    assert await store.append(an_append(expect=1, command_id="late")) == Stale(2)
    assert await store.append(an_append(expect=3, command_id="early")) == Stale(2)
    assert await store.head("reef") == 2
    assert len(await store.read("reef")) == 2


async def test_an_append_to_a_table_that_does_not_exist_is_stale_at_version_0(store: Store) -> None:
    assert await store.append(an_append(expect=0, table_id="nowhere")) == Stale(0)
    assert await store.read("nowhere") == []
    assert await store.head("nowhere") is None


async def test_of_many_who_expect_the_same_version_exactly_one_wins(store: Store) -> None:
    await open_table(store)

    answers = await append_together(store, *(an_append(1, f"c{n}") for n in range(50)))

    assert answers.count(Appended(2)) == 1
    assert answers.count(Stale(2)) == 49


async def test_two_nodes_that_race_leave_no_gap_and_share_no_version(url: str) -> None:
    async with await Store.open(url) as here, await Store.open(url) as there:
        await open_table(here)
        await open_table(here, "lagoon")
        won: dict[str, list[int]] = defaultdict(list)

        async def play(store: Store, name: str, table_id: str) -> None:
            version = 1
            for number in range(10):
                while True:
                    wish = an_append(version, f"{name}-{number}", table_id)
                    match await store.append(wish):
                        case Appended(version):
                            won[table_id].append(version)
                            break
                        case Stale(version):
                            pass
                        case Repeated():
                            raise AssertionError("every command was new")

        nodes = {"here": here, "there": there}
        await asyncio.gather(
            *(
                play(store, f"{name}-{task}", table_id)
                for name, store in nodes.items()
                for task in range(3)
                for table_id in ("reef", "lagoon")
            )
        )

        for table_id in ("reef", "lagoon"):
            assert sorted(won[table_id]) == list(range(2, 62))
            assert [line.version for line in await here.read(table_id)] == list(range(1, 62))


# --- repeated commands


async def test_a_command_sent_again_gets_the_line_that_was_stored_whatever_it_expects(store: Store) -> None:
    await open_table(store)
    await store.append(an_append(1, "c1", body="first"))
    await store.append(an_append(2, "c2"))

    for expect in (0, 1, 2, 3, 99):
        answer = await store.append(an_append(expect, "c1", body="second", at=77))
        assert answer == Repeated(a_line(2, "c1", body="first"))
    assert await store.head("reef") == 3
    assert await store.version_of("reef", "c1") == 2
    assert await store.version_of("reef", "c9") is None


async def test_the_same_command_id_at_another_table_is_another_command(store: Store) -> None:
    await open_table(store)
    await open_table(store, "lagoon")
    await store.append(an_append(1, "c1", "reef"))

    assert await store.append(an_append(1, "c1", "lagoon")) == Appended(2)


async def test_a_command_sent_to_two_nodes_at_once_is_logged_once(url: str) -> None:
    async with await Store.open(url) as here, await Store.open(url) as there:
        await open_table(here)
        for version in range(1, 21):
            # The other tab sends the same command; every second time it expects a later version.
            answers = await asyncio.gather(
                here.append(an_append(version, f"c{version}")),
                there.append(an_append(version + version % 2, f"c{version}")),
            )
            assert Appended(version + 1) in answers

        assert [line.command_id for line in await here.read("reef")][1:] == [f"c{n}" for n in range(1, 21)]


# --- batches


async def test_appends_that_wait_together_share_one_commit(store: Store, commits: list[object]) -> None:
    for number in range(40):
        await open_table(store, f"table-{number}")
    commits.clear()

    wishes = [an_append(1, "c1", f"table-{number}") for number in range(40)]
    answers = await append_together(store, *wishes)

    assert answers == [Appended(2)] * 40
    assert len(commits) == 1


async def test_more_appends_than_one_batch_holds_are_all_answered(store: Store) -> None:
    count = MAX_BATCH + 3
    await asyncio.gather(*(open_table(store, f"table-{number}") for number in range(count)))

    answers = await append_together(store, *(an_append(1, "c1", f"table-{n}") for n in range(count)))

    assert answers == [Appended(2)] * count


async def test_a_batch_answers_each_append_for_itself(store: Store) -> None:
    await open_table(store)
    await open_table(store, "lagoon")
    await store.append(an_append(1, "old"))

    answers = await append_together(
        store,
        an_append(2, "a"),
        an_append(2, "too late"),
        an_append(3, "b"),
        an_append(9, "old"),
        an_append(3, "a"),
        an_append(1, "a", "lagoon"),
        an_append(1, "a", "nowhere"),
        an_append(4, "c"),
    )

    assert answers == [
        Appended(3),
        Stale(3),
        Appended(4),
        Repeated(a_line(2, "old")),
        Repeated(a_line(3, "a")),
        Appended(2),
        Stale(0),
        Appended(5),
    ]
    assert [line.command_id for line in await store.read("reef")] == ["open:1", "old", "a", "b", "c"]


async def test_an_append_that_cannot_be_stored_fails_alone(store: Store) -> None:
    await open_table(store)
    await open_table(store, "lagoon")

    answers = await asyncio.gather(
        store.append(an_append(1, "a")),
        store.append(an_append(1, "b", "lagoon", seats=("nobody we know",))),
        store.append(an_append(2, "c")),
        return_exceptions=True,
    )

    assert answers[0] == Appended(2)
    assert isinstance(answers[1], exc.IntegrityError)
    assert answers[2] == Appended(3)
    assert await store.head("lagoon") == 1


async def test_a_caller_who_goes_away_does_not_disturb_the_others(store: Store) -> None:
    await asyncio.gather(*(open_table(store, f"table-{number}") for number in range(12)))

    for steps in range(6):  # go at different moments: before the batch is taken, and while it is written
        callers = [
            asyncio.create_task(store.append(an_append(steps + 1, f"c{steps}", f"table-{number}")))
            for number in range(12)
        ]
        for _ in range(steps):
            await asyncio.sleep(0)
        for caller in callers[::2]:
            caller.cancel()
        answers = await asyncio.gather(*callers, return_exceptions=True)

        assert answers[1::2] == [Appended(steps + 2)] * 6
        for number in range(0, 12, 2):  # who went asks again: whatever came of it, it is logged once
            again = await store.append(an_append(steps + 1, f"c{steps}", f"table-{number}"))
            assert again in (Appended(steps + 2), Repeated(a_line(steps + 2, f"c{steps}")))


async def test_a_store_that_is_closed_has_written_what_was_waiting_and_takes_no_more(url: str) -> None:
    store = await Store.open(url)
    await asyncio.gather(*(open_table(store, f"table-{number}") for number in range(20)))
    callers = [
        asyncio.create_task(store.append(an_append(1, "c1", f"table-{number}"))) for number in range(20)
    ]
    await asyncio.sleep(0)

    await store.close()

    assert await asyncio.gather(*callers) == [Appended(2)] * 20
    with pytest.raises(StoreDown):
        await store.append(an_append(2, "c2", "table-0"))


async def test_closing_twice_is_closing_once_and_nothing_is_opened_again(url: str) -> None:
    store = await Store.open(url)
    await store.close()
    await store.close()

    with pytest.raises(StoreDown):
        await store.head("reef")


async def test_a_queue_that_is_too_long_is_refused_rather_than_grown(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("seasalt.server.storage.log_writer.MAX_WAITING", 3)
    await open_table(store)

    wishes = (store.append(an_append(number, f"c{number}")) for number in range(1, 6))
    answers = await asyncio.gather(*wishes, return_exceptions=True)

    assert answers[:3] == [Appended(2), Appended(3), Appended(4)]
    assert [type(answer) for answer in answers[3:]] == [StoreDown, StoreDown]


async def test_no_append_reads_a_whole_table_of_the_database(sqlite_url: str) -> None:
    statements: list[tuple[str, Any]] = []

    def see(_c: object, _cursor: object, statement: str, values: Any, _context: object, many: bool) -> None:
        statements.append((statement, values[0] if many else values))

    async with await Store.open(sqlite_url) as store:
        await open_table(store)
        await open_table(store, "lagoon")
        event.listen(Engine, "before_cursor_execute", see)
        await append_together(store, an_append(1, "c1"), an_append(2, "c2"), an_append(1, "c1", "lagoon"))
        event.remove(Engine, "before_cursor_execute", see)

    with closing(sqlite3.connect(make_url(sqlite_url).database or "")) as database:
        plans = [
            plan[3]
            for statement, values in statements
            if not statement.startswith("BEGIN")
            for plan in database.execute(f"EXPLAIN QUERY PLAN {statement}", values)
        ]
    assert any("SEARCH event" in plan for plan in plans)
    assert not [plan for plan in plans if plan.startswith(("SCAN event", "SCAN lobby_table"))]


# --- what an operator sees


async def test_commits_are_measured_and_slow_ones_are_logged_now_and_then(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("seasalt.server.storage.log_writer.SLOW_SECONDS", 0.0)
    monkeypatch.setattr("seasalt.server.storage.log_writer.SLOW_EVERY", PATIENCE_S)
    before = entries_committed()
    async with await Store.open(sqlite_url) as store:
        await open_table(store)
        for version in range(1, 6):
            await store.append(an_append(version, f"c{version}"))

    assert entries_committed() == before + 5
    assert [record.message for record in caplog.records].count("slow_commit") == 1


def entries_committed() -> float:
    return REGISTRY.get_sample_value("seasalt_commit_entries_sum") or 0.0


# --- kill -9


async def test_what_a_killed_node_had_reported_is_there_after_it(url: str) -> None:
    node = subprocess.Popen(
        [sys.executable, "-m", "tests.server.appending_node", url],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert node.stdout is not None
    reported = [node.stdout.readline() for _ in range(150)]
    node.kill()
    reported += node.stdout.readlines()
    node.wait()
    node.stdout.close()

    async with await Store.open(url) as store:
        logs = {table_id: await store.read(table_id) for table_id in {line.split()[0] for line in reported}}
        for line in filter(lambda line: line.endswith("\n"), reported):
            table_id, version, command_id = line.split()
            assert logs[table_id][int(version) - 1].command_id == command_id
        for table_id, log in logs.items():
            assert [line.version for line in log] == list(range(1, len(log) + 1))
            assert await store.head(table_id) == len(log)
