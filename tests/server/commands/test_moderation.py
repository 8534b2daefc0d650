"""Commands of an operator against people and tables, on the database of a running server."""

import asyncio
import json
from functools import partial
from random import Random

import pytest
from sqlalchemy import select
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import InvalidStatus

from seasalt.server.clock import now
from seasalt.server.monitoring.server_log import guest_hash
from seasalt.server.storage.retention import delete_guests
from seasalt.server.storage.schema import DAILY_TRY, WAITING
from seasalt.server.storage.store import Store
from seasalt.server.tables.account_keys import hash_code
from tests.server.commands.operator import run
from tests.server.local_node import local_node
from tests.server.nodes import ServerThread, serving
from tests.server.players import (
    Message,
    Person,
    Spectator,
    Tab,
    a_person,
    a_table,
    begin,
    command,
    people,
    receive,
    receive_all,
    until,
)
from tests.servers import PATIENCE_S, Postgres, Valkey

pytestmark = pytest.mark.anyio


async def next_problem(socket: ClientConnection) -> Message:
    """The next problem that a client is told of."""
    while (message := await receive(socket))["type"] != "problem":
        pass
    return message


async def watch(socket: ClientConnection, table: str) -> None:
    await socket.send(json.dumps({"type": "watch", "table": table}))


# --- close


async def test_a_table_that_is_closed_ends_for_everybody_and_others_play_on(node: ServerThread):
    anna, ben, cora = people(3, node.address)
    table = a_table([anna, ben], public=True).id
    begin(table, [anna, ben])
    other = a_table([cora], ("greedy",)).id
    async with ben.socket() as socket:
        await watch(socket, table)
        assert (await receive(socket))["type"] == "snapshot"
        assert await run("close", f"{node.address}/table/{table}?x", "--database", node.database) == 0
        told = await next_problem(socket)
        wow = {"type": "emote", "phrase": "wow"}
        await socket.send(json.dumps({"type": "cmd", "id": "1", "table": table, "expect": 1, "do": wow}))
        refused = await receive(socket)
        await watch(socket, table)
        again = await next_problem(socket)
    asked = anna.ask("GET", f"/api/tables/{table}")
    mine = anna.ask("GET", "/api/me/tables").json()["tables"]
    public = anna.ask("GET", "/api/tables").json()["tables"]
    over = await Tab(cora, other, Random(1)).play()

    assert told == again == {"type": "problem", "code": "closed", "table": table}
    assert (refused["type"], refused["code"]) == ("nak", "closed")
    assert (asked.status_code, asked.json()["code"]) == (410, "closed")
    assert (mine, public) == ([], [])
    assert over["stage"] == "over"


async def test_a_closed_try_of_the_daily_deal_has_no_result(node: ServerThread):
    anna = a_person(node.address)
    table = anna.ask("POST", "/api/daily", {}).json()["table"]

    assert await run("close", table, "--database", node.database) == 0
    async with await Store.open(node.database, migrate=False) as store:
        [row] = await store.database.rows(select(DAILY_TRY).where(DAILY_TRY.c.table_id == table))
    assert row.outcome is None


@pytest.mark.parametrize("table", ["nowhere", "", "x" * 1000, "a\x00b"])
async def test_a_table_that_does_not_exist_cannot_be_closed(
    sqlite_url: str, capsys: pytest.CaptureFixture[str], table: str
):
    assert await run("close", table, "--database", sqlite_url) == 2
    assert capsys.readouterr().err.startswith("Error: There is no table ")


async def test_a_closed_table_is_not_closed_again(sqlite_url: str, capsys: pytest.CaptureFixture[str]):
    async with local_node(sqlite_url) as local:
        await local.a_game()

    assert [await run("close", "reef", "--database", sqlite_url) for _ in range(2)] == [0, 2]
    assert capsys.readouterr().err == "Error: Table reef is closed.\n"


# --- kick


async def test_a_person_who_is_kicked_only_watches_and_the_others_play_to_the_end(
    node: ServerThread, capsys: pytest.CaptureFixture[str]
):
    anna, ben = people(2, node.address)
    table = a_table([anna, ben]).id
    begin(table, [anna, ben])
    spectator = Spectator(anna, table, Random(1))
    watching = asyncio.create_task(spectator.play(lambda state: state["you"] is None))
    await until(lambda: spectator.state)

    assert await run("kick", table, "anna", "--database", node.database) == 0
    state = await watching
    refused = command(anna, table, {"type": "emote", "phrase": "wow"})
    over = await Tab(ben, table, Random(2)).play()

    assert f"Anna (guest {guest_hash(anna.id)}) is removed, " in capsys.readouterr().out
    assert (state["places"][0]["kind"], refused["code"]) == ("bot", "not_seated")
    assert state["places"][0]["name"] != "Anna"
    assert over["stage"] == "over"


async def test_before_a_game_the_seat_of_a_kicked_person_is_free(
    sqlite_url: str, capsys: pytest.CaptureFixture[str]
):
    async with local_node(sqlite_url) as local:
        room = await local.a_table(2)
        assert await run("kick", "reef", 2, "--database", sqlite_url) == 0
        await local.rooms.catch_up(room)

    assert [place.name for place in room.table.places] == ["Anna", ""]
    assert capsys.readouterr().out.endswith(" is removed, the seat is free.\n")


@pytest.mark.parametrize("who", ["Dina", "3", "0", "-1", "2x"])
async def test_only_people_who_sit_there_are_kicked(
    sqlite_url: str, capsys: pytest.CaptureFixture[str], who: str
):
    async with local_node(sqlite_url) as local:
        await local.a_game(2, 1)

    assert await run("kick", "--database", sqlite_url, "--", "reef", who) == 2
    sentence = f"Error: No person “{who}” sits there; these do: 1 Anna, 2 Ben.\n"
    assert capsys.readouterr().err == sentence


# --- ban


async def until_opening_gives(status: int, person: Person, address: str) -> None:
    """Wait until a person who opens a table gets this status."""
    await until(lambda: person.ask("POST", "/api/tables", {}, address=address).status_code == status)


async def test_a_banned_guest_cannot_play_on_any_node_until_the_ban_is_removed(
    postgres: Postgres, valkey: Valkey, capsys: pytest.CaptureFixture[str]
):
    database = postgres.empty("moderation")
    with serving(database, bus=valkey.url) as here, serving(database, bus=valkey.url) as there:
        anna, ben = people(2, here.address)
        table = a_table([anna, ben]).id
        begin(table, [anna, ben])
        async with anna.socket(there.address) as socket:
            assert await run("moderate", "ban", "Anna", "--database", database) == 0
            told = await receive_all(socket)  # until the server closes it
        for node in (here, there):
            await until_opening_gives(403, anna, node.address)
            quick = anna.ask("POST", "/api/quick", {"bot": "greedy"}, address=node.address)
            assert (quick.status_code, quick.json()["code"]) == (403, "blocked")
            with pytest.raises(InvalidStatus, match="403"):
                async with anna.socket(node.address):
                    pass
            stream = anna.ask("GET", f"/api/tables/{table}/events", address=node.address)
            assert stream.json()["code"] == "blocked"
            assert ben.ask("POST", "/api/tables", {}, address=node.address).status_code == 200

        assert (
            await run("moderate", "ban", "--remove", "--guest", guest_hash(anna.id), "--database", database)
            == 0
        )
        for node in (here, there):
            await until_opening_gives(200, anna, node.address)
    assert [message["type"] for message in told] == ["problem", "bye"]
    assert told[0]["code"] == "blocked"
    said = [line.split("UTC  ")[1] for line in capsys.readouterr().out.splitlines()]
    assert said == ["Anna: is banned.", "Anna: may play again."]


async def test_a_guest_who_is_banned_while_looking_for_players_meets_no_one(store: Store, url: str):
    with serving(url, QUICK_MATCH_SECONDS="100") as node:
        [anna] = people(1, node.address)
        looking = asyncio.create_task(asyncio.to_thread(anna.ask, "POST", "/api/quick", {"bot": None}))
        async with asyncio.timeout(PATIENCE_S):
            while not await store.database.rows(select(WAITING)):
                await asyncio.sleep(0.01)
            assert await run("moderate", "ban", "Anna", "--database", url) == 0
            answer = await looking

    assert (answer.status_code, answer.json()["code"]) == (403, "blocked")
    assert await store.database.rows(select(WAITING)) == []


async def test_one_of_several_guests_with_a_name_is_banned_by_the_hash(
    store: Store, url: str, capsys: pytest.CaptureFixture[str]
):
    for number in range(3):
        await store.add_guest(f"g{number}", f"hash {number}", "Anna", "person", number * 3_600_000)
    await store.add_guest("other", "hash", "Ben", "person", 0)
    database = "--database", url

    assert await run("moderate", "ban", "Anna", *database) == 2
    listed, error = capsys.readouterr()
    assert listed.splitlines() == [
        f"{guest_hash(f'g{number}')}  last seen 1970-01-01 0{number}:00 UTC  Anna" for number in (2, 1, 0)
    ]
    assert error == "Error: These are several guests: choose one with --guest.\n"
    assert await run("moderate", "ban", " Anna ", "--guest", guest_hash("g1"), *database) == 0
    assert await run("moderate", "ban", "--guest", guest_hash("other"), *database) == 0
    assert await store.blocks.guests() == {"g1", "other"}
    capsys.readouterr()
    assert await run("moderate", "ban", *database) == 0
    assert [line[-4:].strip() for line in capsys.readouterr().out.splitlines()] == ["Anna", "Ben"]
    assert await run("moderate", "ban", "--remove", "Anna", *database) == 0
    assert await store.blocks.guests() == {"other"}


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["Nobody"], "There is no guest Nobody."),
        (["--guest", "00000000"], "There is no guest 00000000."),
        (["--remove", "Anna"], "There is no banned guest Anna."),
        (["--remove"], "Say which guest: by name, or with --guest."),
    ],
)
async def test_only_guests_who_are_there_are_banned(
    store: Store, url: str, capsys: pytest.CaptureFixture[str], arguments: list[str], sentence: str
):
    await store.add_guest("anna", "hash", "Anna", "person", 0)

    assert await run("moderate", "ban", *arguments, "--database", url) == 2
    assert capsys.readouterr().err == f"Error: {sentence}\n"
    assert await store.blocks.guests() == set()


async def test_a_ban_is_deleted_with_its_guest(store: Store):
    await store.add_guest("anna", "hash", "Anna", "person", 0)
    await store.blocks.add("anna", 1)

    assert await store.database.write(partial(delete_guests, before=5)) == 1
    assert await store.blocks.guests() == set()


# --- key


async def test_a_guest_who_lost_every_browser_gets_a_key(sqlite_url: str, capsys: pytest.CaptureFixture[str]):
    async with await Store.open(sqlite_url, migrate=False) as store:
        for number in (1, 2):
            await store.add_guest(f"ada {number}", f"hash {number} of ada", "Ada", "person", number)

        assert await run("moderate", "key", "Ada", "--database", sqlite_url) == 2
        assert "choose one with --guest" in capsys.readouterr().err
        assert await run("moderate", "key", "--guest", guest_hash("ada 2"), "--database", sqlite_url) == 0
        _, code, _ = capsys.readouterr().out.splitlines()
        guest = await store.accounts.redeem(hash_code(code), "another token of ada", "", now())

    assert guest is not None
    assert guest.id == "ada 2"


async def test_a_key_for_nobody_is_none(sqlite_url: str, capsys: pytest.CaptureFixture[str]):
    assert await run("moderate", "key", "Ada", "--database", sqlite_url) == 2
    assert await run("moderate", "key", "--database", sqlite_url) == 2
    assert capsys.readouterr().err.splitlines() == [
        "Error: There is no guest Ada.",
        "Error: Say which guest: by name, or with --guest.",
    ]


# --- reports, and what is done about them


async def moderate(node: ServerThread, *arguments: object) -> int:
    return await run("moderate", *arguments, "--database", node.database)


async def test_a_report_is_listed_with_table_and_seat_and_with_what_was_done(
    node: ServerThread, capsys: pytest.CaptureFixture[str]
):
    anna, rude = a_person(node.address), a_person(node.address, name="Very Rude")
    table = a_table([anna, rude]).id
    report = {"person": {"table": table, "seat": 1}, "reason": "name"}
    assert anna.ask("POST", "/api/me/reports", report).status_code == 200

    assert await moderate(node, "rename", "Very Rude", "--to", "Reed") == 0
    assert await moderate(node, "reports", "--last", 2) == 0

    _, told, done = capsys.readouterr().out.splitlines()
    who = guest_hash(rude.id)
    assert told[22:] == f"{who}  name      by {guest_hash(anna.id)}  Very Rude  table {table} seat 2"
    assert done[22:] == f"{who}  rename    by operator  Very Rude"
    assert rude.ask("GET", "/api/me").json()["name"] == "Reed"


async def test_a_name_that_is_taken_away_is_nobody_s_and_none_that_is_somebody_s_is_given(
    store: Store, url: str, capsys: pytest.CaptureFixture[str]
):
    for name in ("Mia", "Zoe"):
        await store.add_guest(name, f"hash of {name}", name, "person", 1)
        assert await store.names.claim(name, name, 1)

    assert await run("moderate", "rename", "Mia", "--database", url) == 0
    assert await run("moderate", "rename", "Guest", "--to", "zoë", "--database", url) == 2

    assert await store.names.owner("Mia") == ""
    assert "belongs to somebody" in capsys.readouterr().err


async def test_who_is_unlisted_is_in_no_list(store: Store, url: str):
    await store.add_guest("mia", "hash", "Mia", "person", 1)
    await store.ratings.set_listed("mia", True)

    assert await run("moderate", "unlist", "Mia", "--database", url) == 0

    assert (await store.ratings.of("mia"))[1] is False


async def test_who_is_deleted_by_the_operator_is_nobody_on_the_nodes(
    node: ServerThread, capsys: pytest.CaptureFixture[str]
):
    gone, ben = a_person(node.address, name="Gone"), a_person(node.address, name="Ben")
    table = a_table([gone, ben]).id
    begin(table, [gone, ben])
    async with gone.socket() as socket:
        assert await moderate(node, "delete", "Gone") == 2
        assert "--yes" in capsys.readouterr().err
        assert await moderate(node, "delete", "Gone", "--yes") == 0
        told = await receive_all(socket)  # until the server closes it

    assert [message["type"] for message in told] == ["problem", "bye"]
    assert gone.ask("GET", "/api/me").status_code == 401
    over = await Tab(ben, table, Random(3)).play()
    assert [place["kind"] for place in over["places"]] == ["bot", "person"]
    assert await moderate(node, "reports", "--last", 1) == 0
    assert capsys.readouterr().out.endswith(f"{guest_hash(gone.id)}  delete    by operator  —\n")
