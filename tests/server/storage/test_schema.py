"""The migrations lead to exactly the tables that the code uses, from any number of nodes at once."""

import asyncio
import json
import sqlite3
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any, cast

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, event, inspect, select, text

from seasalt.server.interfaces.account_store import Passkey
from seasalt.server.interfaces.database_faults import NewerDatabase
from seasalt.server.interfaces.stored_facts import DailyTry
from seasalt.server.storage.accounts import delete_stale
from seasalt.server.storage.daily_results import delete_tries
from seasalt.server.storage.database import Database
from seasalt.server.storage.retention import delete_guests, delete_tables
from seasalt.server.storage.schema import FINISHED_GAME, METADATA, migrate
from seasalt.server.storage.store import Store
from seasalt.table.daily import DailyDeal, DailyOutcome, DailyResult, DealKind
from seasalt.table.table import Stage
from tests.server.local_node import local_node
from tests.server.store_builders import open_table

pytestmark = pytest.mark.anyio


def tables_in(connection: Connection) -> set[str]:
    return set(inspect(connection).get_table_names())


def differences(connection: Connection) -> list[object]:
    return list(compare_metadata(MigrationContext.configure(connection), METADATA))


async def test_the_migrated_database_has_the_tables_of_the_schema(bare_url: str) -> None:
    async with await Store.open(bare_url):
        pass
    database = Database.at(bare_url)

    assert await database.read(differences) == []
    assert await database.read(tables_in) == {
        *METADATA.tables,
        "alembic_version",
    }
    await database.close()


async def test_the_comparison_notices_a_column_too_many(bare_url: str) -> None:
    async with await Store.open(bare_url):
        pass
    database = Database.at(bare_url)
    await database.write(
        lambda connection: connection.execute(text("ALTER TABLE guest ADD COLUMN age INTEGER"))
    )

    assert await database.read(differences) != []
    await database.close()


async def test_a_database_can_be_taken_down_and_brought_up_again(bare_url: str) -> None:
    database = Database.at(bare_url)
    for _ in range(2):
        await database.write(migrate)
        assert await database.read(differences) == []
        await database.write(lambda connection: migrate(connection, "base"))
        assert await database.read(tables_in) == {"alembic_version"}
    await database.close()


async def test_a_try_of_before_the_round_is_one_of_the_long_deal(bare_url: str) -> None:
    database = Database.at(bare_url)
    result = "'won', 41, 12, '+-+'"
    await database.write(lambda connection: migrate(connection, "0011"))
    for statement in (
        "INSERT INTO guest (id, token_hash, name, kind, created_at, seen_at)"
        " VALUES ('anna', 'hash', 'Anna', 'person', 1, 1)",
        "INSERT INTO daily_try (date, guest_id, table_id, outcome, points, difference, rounds)"
        f" VALUES ('2026-11-17', 'anna', 'reef', {result})",
        "INSERT INTO daily_try (date, guest_id, table_id) VALUES ('2026-11-18', 'anna', 'cove')",
        "INSERT INTO daily_master (date, outcome, points, difference, rounds)"
        f" VALUES ('2026-11-17', {result})",
    ):
        await database.execute(text(statement))
    await database.close()
    deal, won = DailyDeal("2026-11-17", DealKind.LONG), DailyResult(DailyOutcome.WON, 41, 12, "+-+")
    async with await Store.open(bare_url) as store:
        tries = await store.daily.tries_of("anna", DealKind.LONG, "2026-11-01", "2026-11-30")

        assert tries == {"2026-11-17": DailyTry("reef", won), "2026-11-18": DailyTry("cove", None)}
        assert await store.daily.master(deal) == won
        assert await store.daily.rated_days("anna") == {"2026-11-17"}
        assert await store.daily.try_of(DailyDeal("2026-11-17"), "anna") is None


async def test_games_that_ended_before_there_were_results_have_what_their_summaries_tell(
    bare_url: str,
) -> None:
    database = Database.at(bare_url)
    await database.write(lambda connection: migrate(connection, "0012"))
    ended = {"extra_salt": True, "names": ["A", "B", "C"], "pace": "bank", "round": 4}
    summaries = {
        1: ended | {"bots": [None, None, "greedy"], "totals": [31, 20, 25], "winners": [0]},
        2: ended | {"bots": [None, None, "greedy"], "totals": [3, 20, 20], "winners": [0]},  # four mermaids
        3: ended
        | {"bots": [None, "sly", "greedy"], "totals": [30, 30, 2], "winners": [0, 1], "practice": True},
        4: {"bots": "nobody"},
    }
    people = {1: {0: "anna", 1: "ben"}, 2: {0: "anna", 1: "ben"}, 3: {0: "anna"}, 4: {0: "anna"}}
    for statement in (
        "INSERT INTO guest (id, token_hash, name, kind, created_at, seen_at)"
        " VALUES ('anna', 'h1', 'Anna', 'person', 1, 1), ('ben', 'h2', 'Ben', 'person', 1, 1)",
        "INSERT INTO lobby_table (id, status, public, created_at, updated_at, version, summary)"
        " VALUES ('reef', 'over', false, 1, 1, 9, '{}')",
        *(
            "INSERT INTO finished_game (table_id, number, seat, guest_id, version, at, summary)"
            f" VALUES ('reef', {number}, {seat}, '{guest}', {number}, 5, '{json.dumps(summary)}')"
            for number, summary in summaries.items()
            for seat, guest in people[number].items()
        ),
    ):
        await database.write(lambda connection, sql=statement: connection.exec_driver_sql(sql))  # type: ignore[misc]
    await database.close()
    async with await Store.open(bare_url) as store:
        game = FINISHED_GAME.c
        told = select(game.number, game.kind, game.against, game.place, game.won, game.points, game.margin)
        rows = await store.database.rows(told.order_by(game.number, game.seat))
        [opponents, *_] = await store.database.rows(select(game.opponents).where(game.seat == 1))
        [counts] = await store.results.counts("anna")

        assert list(map(tuple, rows)) == [
            (1, "game", "people", 1, True, 31, 6),
            (1, "game", "people", 3, False, 20, -11),
            (2, "game", "people", 1, True, 3, -17),
            (2, "game", "people", 2, False, 20, 0),
            (3, "practice", "mixed", 1, True, 30, 0),
            (4, None, None, None, None, None, None),
        ]
        first, second = json.loads(opponents.opponents)
        assert (first["guest"], first["place"], first["stood_in"]) == ("anna", 1, None)
        assert (second["bot"], second["place"], second["points"]) == ("greedy", 2, 25)
        assert (counts.games, counts.won, counts.rounds, counts.bets) == (2, 2, 8, 0)
        assert len(await store.games_of("anna")) == 4


async def test_a_guest_of_before_there_were_sessions_stays_who_they_are(bare_url: str) -> None:
    database = Database.at(bare_url)
    inserting = (
        "INSERT INTO guest (id, token_hash, name, kind, created_at, seen_at)"
        " VALUES ('{0}', 'the token of {0}', '{0}', 'person', 1, 2)"
    )
    await database.write(partial(migrate, revision="0013"))
    await database.execute(text(inserting.format("anna")))
    await database.close()
    async with await Store.open(bare_url) as store:
        await store.database.execute(text(inserting.format("ben")))  # by a node of before, meanwhile

        for name in ("anna", "ben"):
            guest = await store.guest_by_token(f"the token of {name}", 5)
            assert guest is not None
            assert guest.id == name
            [session] = await store.accounts.sessions(name)
            assert session.kind == "first"


async def test_several_nodes_may_start_at_once_on_an_empty_database(bare_url: str) -> None:
    stores = await asyncio.gather(*(Store.open(bare_url) for _ in range(5)))

    await open_table(stores[0])
    assert [await store.head("reef") for store in stores] == [1] * 5
    for store in stores:
        await store.close()


async def test_a_database_made_by_a_newer_seasalt_is_left_alone(bare_url: str) -> None:
    async with await Store.open(bare_url):
        pass
    database = Database.at(bare_url)
    await database.write(
        lambda connection: connection.execute(text("UPDATE alembic_version SET version_num = 'x'"))
    )
    await database.close()

    with pytest.raises(NewerDatabase):
        await Store.open(bare_url)


async def test_a_game_in_a_database_made_by_5aeb7b1_goes_on(tmp_path: Path) -> None:
    """To be deleted with the first release."""
    script = Path(__file__).with_name("made_by_5aeb7b1.sql").read_text("utf-8")
    with closing(sqlite3.connect(tmp_path / "games.db")) as file:
        file.executescript(script)
    url = f"sqlite:///{tmp_path / 'games.db'}"
    async with await Store.open(url), local_node(url) as local:
        room = await local.room()
        await local.play_until_over(room)
    database = Database.at(url)

    assert room.table.version > MADE_WITH
    assert await database.read(differences) == []
    await database.close()


MADE_WITH = 11  # entries


async def test_nothing_that_is_asked_again_and_again_reads_all_tables_or_guests(sqlite_url: str) -> None:
    async with await Store.open(sqlite_url) as store:
        engine = cast("Any", store.database)._engine
        asked: list[tuple[str, Any]] = []

        def note(_connection: object, _cursor: object, sql: str, values: Any, *_: object) -> None:
            asked.append((sql, values))

        event.listen(engine, "before_cursor_execute", note)
        for stage in Stage:
            await store.tables(public=True, status=stage)
            await store.database.write(partial(delete_tables, stage=stage, before=5))
        await store.database.write(partial(delete_guests, before=5))
        await store.database.write(partial(delete_tries, since="2026-10-18", before="2026-11-17"))
        deal = DailyDeal("2026-11-17")
        await store.daily.try_of(deal, "anna")
        await store.daily.tries_of("anna", deal.kind, "2026-11-01", "2026-11-31")
        await store.daily.rated_days("anna")
        await store.daily.counts(deal)
        await store.daily.accuracies(deal)
        await store.daily.keep_accuracy("reef", 90)
        await store.daily.friends([deal], "anna", 50)
        await store.daily.master(deal)
        await store.tables_of("anna")
        await store.games_of("anna")
        await store.guest_by_token("a token")
        await store.accounts.sessions("anna")
        await store.accounts.living(["one"])
        await store.accounts.end_sessions("anna", only="one")
        await store.accounts.owner("key", 1)
        await store.accounts.keys("anna", 1)
        await store.accounts.redeem("key", "a token", "", 1)
        await store.passkeys.ask("challenge", 2, 1)
        await store.passkeys.of("anna")
        await store.passkeys.find("passkey")
        await store.passkeys.end("anna", "passkey")
        passkey = Passkey("passkey", "anna", b"", 0, "", 1, 1)
        await store.passkeys.add(passkey, "session", "challenge")
        await store.passkeys.sign_in(passkey, 0, "challenge", "a token", "", 1)
        await store.database.write(partial(delete_stale, before=1, now=1))
        await store.results.counts("anna")
        await store.results.reviewed("anna", 50)
        await store.results.masters_beaten("anna")
        await store.results.keep_review("reef", 1, [(90.4, 0.2)])
        await store.open_tables_of("anna")
        await store.due_tables(5)
        await store.nodes.due("here", 1, 2, 50, ["reef"])
        await store.nodes.hold("here", "reef", 1)
        await store.nodes.holders(["reef"])
        await store.rest("reef", 1)
        await store.nodes.is_elsewhere("here", "reef", 1, "anna")
        await store.nodes.leave("here")
        sent = [(sql, values) for sql, values in asked if sql.startswith(("SELECT", "UPDATE", "DELETE"))]
        with engine.connect() as connection:
            plans = [connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {sql}", values) for sql, values in sent]
            steps = {row.detail for plan in plans for row in plan}

    assert not steps & {f"SCAN {table}" for table in METADATA.tables}
    assert any("public=?" in step for step in steps)
