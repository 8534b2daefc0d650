"""`seasalt notice`: a running server shows it, and stops by itself."""

from pathlib import Path

import pytest

from seasalt.server.interfaces.stored_facts import Notice
from seasalt.server.storage.database import Database
from seasalt.server.storage.schema import migrate
from seasalt.server.storage.store import Store
from seasalt.server.tables.operator_orders import OperatorOrders
from tests.server.commands.operator import run
from tests.server.local_node import ManualClock
from tests.server.nodes import ServerThread
from tests.server.players import until

pytestmark = pytest.mark.anyio


async def test_a_notice_is_on_every_page_of_a_running_server_until_it_is_cleared(
    node: ServerThread, capsys: pytest.CaptureFixture[str]
):
    database = "--database", node.database

    assert await run("notice", " Back at\n22:00 ", "--for", "90m", *database) == 0
    await until(lambda: node.ask("GET", "/api/notice").json()["text"] == "Back at 22:00")
    assert await run("notice", *database) == 0
    assert "UTC: Back at 22:00\n" in capsys.readouterr().out
    assert await run("notice", "--clear", *database) == 0
    assert capsys.readouterr().out == "No notice is shown.\n"
    await until(lambda: node.ask("GET", "/api/notice").json() == {"text": "", "until": 0})


async def test_a_new_notice_replaces_the_old_one_and_goes_when_its_time_is_over(store: Store):
    time = ManualClock()
    orders = OperatorOrders(store, time)
    await store.notices.show(Notice("old", time.now + 99))
    await store.notices.show(Notice("new", time.now + 50))

    await orders.read()
    shown = [orders.notice]
    time.now += 50
    shown.append(orders.notice)  # also while the database does not answer
    await orders.read()
    shown.append(orders.notice)

    assert shown == [Notice("new", time.now), None, None]


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["x" * 201], "A notice is one line of 1 to 200 letters."),
        ([" "], "A notice is one line of 1 to 200 letters."),
        (["\x1b[2J"], "A notice is one line of 1 to 200 letters."),
        (["Back soon", "--for", "0h"], "--for takes a time such as 90m, 2h or 3d, at most 30d."),
        (["Back soon", "--for", "31d"], "--for takes a time such as 90m, 2h or 3d, at most 30d."),
        (["Back soon", "--for", "soon"], "--for takes a time such as 90m, 2h or 3d, at most 30d."),
        (["Back soon", "--clear"], "Give either a text or --clear."),
    ],
)
async def test_a_notice_that_cannot_be_shown_is_refused_in_one_sentence(
    sqlite_url: str, capsys: pytest.CaptureFixture[str], arguments: list[str], sentence: str
):
    assert await run("notice", *arguments, "--database", sqlite_url) == 2
    assert capsys.readouterr().err == f"Error: {sentence}\n"


async def test_a_database_that_is_not_there_is_not_made(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    file = tmp_path / "games.db"

    assert await run("notice", "Hello", "--database", f"sqlite:///{file}") == 2
    assert capsys.readouterr().err == f"Error: There is no file {file}.\n"
    assert list(tmp_path.iterdir()) == []


async def test_a_database_of_an_older_version_is_left_to_the_server(
    bare_url: str, capsys: pytest.CaptureFixture[str]
):
    database = Database.at(bare_url)
    await database.write(lambda connection: migrate(connection, "0006"))
    await database.close()

    assert await run("notice", "Hello", "--database", bare_url) == 2
    assert "is of an older version: start the server of this version first.\n" in capsys.readouterr().err
