"""Backup while people play, and a server that continues from the copy."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from seasalt.server.interfaces.database_faults import DatabaseFault, UnusableDatabase
from seasalt.server.interfaces.stored_facts import Appended
from seasalt.server.storage.store import Store
from tests.server.commands.operator import run
from tests.server.log_checks import assert_nothing_lost, log_of
from tests.server.nodes import running_node
from tests.server.players import Tab, a_table, people, play_all, until
from tests.server.store_builders import an_append, garble_schema, open_table
from tests.servers import Postgres

pytestmark = pytest.mark.anyio


@pytest.fixture
async def database(tmp_path: Path) -> Path:
    """A database with one table."""
    path = tmp_path / "tables.sqlite3"
    async with await Store.open(f"sqlite:///{path}") as store:
        await open_table(store)
    return path


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


# --- with a real server


async def test_a_backup_made_during_play_has_every_acknowledged_move_and_the_game_goes_on_from_it(
    tmp_path: Path,
):
    database, copy, other = (tmp_path / name for name in ("games.db", "copy.db", "other.db"))
    with running_node(tmp_path, f"sqlite:///{database}") as node:
        seated = people(2, node.address)
        table = a_table(seated, options={"target_score": "30"})
        tabs = [Tab(person, table.id, Random(at)) for at, person in enumerate(seated)]
        playing = [asyncio.create_task(tab.play()) for tab in tabs]
        await until(lambda: tabs[0].version > 20)
        before = [dict(tab.acknowledged) for tab in tabs]

        status = await run("backup", copy, "--database", f"sqlite:///{database}")

        during = tabs[0].version
        await until(lambda: tabs[0].version > during)  # the game was not disturbed
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        in_use = await run("restore", copy, "--database", f"sqlite:///{database}")
    assert (status, in_use) == (0, 2)

    assert await run("restore", copy, "--database", f"sqlite:///{other}") == 0
    copied = {line.command_id: line.version for line in await log_of(f"sqlite:///{other}", table.id)}
    for tab, acknowledged in zip(tabs, before, strict=True):
        assert {f"{tab.person.id}:{name}": at for name, at in acknowledged.items()}.items() <= copied.items()
    with running_node(tmp_path, f"sqlite:///{other}") as node:
        for person in seated:
            person.addresses[:] = [node.address]
        again = [Tab(person, table.id, Random(7 + at)) for at, person in enumerate(seated)]
        await play_all(*again)
        await assert_nothing_lost(f"sqlite:///{other}", table.id, *again)


# --- backup


async def test_a_backup_is_one_file_that_only_its_owner_may_read(database: Path, tmp_path: Path) -> None:
    (folder := tmp_path / "copies").mkdir()

    assert await run("backup", folder / "copy.db", "--database", f"sqlite:///{database}") == 0
    assert names(folder) == ["copy.db"]
    assert (folder / "copy.db").stat().st_mode & 0o777 == 0o600


async def test_a_backup_ends_however_much_is_written_meanwhile(
    database: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("seasalt.server.commands.backup.PAGES", 1)
    async with await Store.open(f"sqlite:///{database}") as store:
        backup = asyncio.create_task(run("backup", tmp_path / "copy", "--database", f"sqlite:///{database}"))
        version = 1
        while not backup.done():
            assert await store.append(an_append(version, f"c{version}")) == Appended(version + 1)
            version += 1

    assert backup.result() == 0
    assert version > 1


async def test_a_file_that_exists_is_replaced_only_where_that_is_asked_for(
    database: Path, tmp_path: Path
) -> None:
    (copy := tmp_path / "copy").write_text("precious")

    assert await run("backup", copy, "--database", f"sqlite:///{database}") == 2
    assert copy.read_text() == "precious"
    assert await run("backup", copy, "--force", "--database", f"sqlite:///{database}") == 0
    assert copy.read_bytes().startswith(b"SQLite format 3")


async def test_an_interrupted_backup_leaves_nothing_behind(
    database: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupt(_: object) -> None:
        raise KeyboardInterrupt

    (folder := tmp_path / "copies").mkdir()
    monkeypatch.setattr("seasalt.server.commands.backup.check_whole", interrupt)

    assert await run("backup", folder / "copy.db", "--database", f"sqlite:///{database}") == 130
    assert names(folder) == []


async def test_a_backup_that_fails_names_the_file_that_was_asked_for(
    database: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    copy = tmp_path / "nowhere" / "copy.db"

    assert await run("backup", copy, "--database", f"sqlite:///{database}") == 2
    complaint = capsys.readouterr().err.replace("\n", "")
    assert "nowhere/copy.db" in complaint
    assert ".part" not in complaint


@pytest.mark.parametrize("command", ["backup", "restore"])
async def test_postgresql_has_its_own_way(
    command: str, tmp_path: Path, postgres: Postgres, capsys: pytest.CaptureFixture[str]
) -> None:
    address = postgres.empty("kept")

    assert await run(command, tmp_path / "copy", "--database", address) == 2
    assert "pg_dump" in capsys.readouterr().err
    assert names(tmp_path) == []


async def test_a_dump_of_postgresql_taken_while_it_is_written_to_becomes_a_database_again(
    tmp_path: Path, postgres: Postgres
) -> None:
    address, dump = postgres.empty("dumped"), tmp_path / "tables.dump"
    async with await Store.open(address) as store:
        await open_table(store)
        await store.append(an_append())
        await asyncio.to_thread(postgres.client, "pg_dump", "--format=custom", f"--file={dump}", "dumped")
        await store.append(an_append(2, "c2"))

    again = postgres.empty("again")
    await asyncio.to_thread(postgres.client, "pg_restore", "--no-owner", "--dbname=again", str(dump))
    async with await Store.open(again) as store:
        assert [entry.command_id for entry in await store.read("reef")] == ["open:1", "c1"]
        assert await store.append(an_append(2, "c3")) == Appended(3)


# --- restore


async def test_what_was_there_before_a_restore_is_kept(database: Path, tmp_path: Path) -> None:
    address = f"sqlite:///{database}"
    await run("backup", tmp_path / "copy", "--database", address)
    async with await Store.open(address) as store:
        await store.append(an_append())

    assert await run("restore", tmp_path / "copy", "--database", address) == 0
    assert len(await log_of(address, "reef")) == 1
    [kept] = tmp_path.glob("tables.sqlite3.before-*")
    assert len(await log_of(f"sqlite:///{kept}", "reef")) == 2


async def test_a_damaged_database_is_replaced_by_a_backup(database: Path, tmp_path: Path) -> None:
    address = f"sqlite:///{database}"
    await run("backup", tmp_path / "copy", "--database", address)
    database.write_bytes(b"\xff" * 5000)

    assert await run("restore", tmp_path / "copy", "--database", address) == 0
    assert len(await log_of(address, "reef")) == 1


async def test_only_a_whole_backup_of_a_seasalt_that_is_not_newer_is_restored(
    database: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    address = f"sqlite:///{database}"
    before = database.read_bytes()
    foreign, newer, damaged, garbled = (
        tmp_path / name for name in ("foreign", "newer", "damaged", "garbled")
    )
    with closing(sqlite3.connect(foreign)) as file:
        file.execute("CREATE TABLE recipes (name TEXT)")
    for copy in (newer, damaged, garbled):
        await run("backup", copy, "--database", address)
    with closing(sqlite3.connect(newer)) as file:
        file.execute("UPDATE alembic_version SET version_num = '9999'")
        file.commit()
    whole = damaged.read_bytes()
    damaged.write_bytes(whole[: 5 * 4096] + b"\xff" * (len(whole) - 5 * 4096))
    garble_schema(garbled)
    capsys.readouterr()
    sentences = {foreign: "“recipes”", newer: "newer seasalt", damaged: "damaged", garbled: "damaged"}

    for copy, sentence in sentences.items():
        assert await run("restore", copy, "--database", address) == 2
        complaint = capsys.readouterr().err
        assert sentence in complaint
        assert "seasalt restore" not in complaint
    assert database.read_bytes() == before
    assert not list(tmp_path.glob("*before*"))


async def test_a_database_whose_schema_is_no_text_is_not_backed_up(
    database: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    garble_schema(database)

    assert await run("backup", tmp_path / "copy", "--database", f"sqlite:///{database}") == 2
    assert "is damaged, or no database at all (malformed database schema)" in capsys.readouterr().err
    assert not (tmp_path / "copy").exists()


async def test_a_damaged_database_is_not_backed_up(database: Path, tmp_path: Path) -> None:
    from seasalt.server.commands.backup import copy

    whole = database.read_bytes()
    database.write_bytes(whole[: 5 * 4096] + b"\xff" * (len(whole) - 5 * 4096))

    with pytest.raises((UnusableDatabase, sqlite3.DatabaseError)) as error:
        copy(database, tmp_path / "copy")

    assert getattr(error.value, "fault", DatabaseFault.DAMAGED) is DatabaseFault.DAMAGED
    assert not (tmp_path / "copy").exists()
