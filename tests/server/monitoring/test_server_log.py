"""The server's log: machine-readable, without personal data, and bounded whatever clients send."""

import asyncio
import json
import logging
import re
import socket
import sqlite3
import sys
from collections.abc import Callable, Iterator
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import create_engine, exc, text
from websockets.exceptions import ConnectionClosed

from seasalt.rules.errors import IllegalAction, Reason
from seasalt.rules.notation import parse_action
from seasalt.server.monitoring.server_log import (
    FORMATS,
    LINES_PER_MINUTE,
    LONGEST,
    JsonLines,
    TextLines,
    _is_not_chatter,
    _LineLimit,
    guest_hash,
    log,
    log_failure,
)
from tests.processes import wait_until
from tests.server.nodes import ServerProcess, running_node
from tests.server.players import OpenTable, Person, a_person, a_table, begin, open_socket, people
from tests.servers import HTTP, PATIENCE_S

HOSTILE = 'x\n2026-01-01T00:00:00.000Z ERROR forged\r\u2028\x1b[31m\x9b"'


def a_record(event: str = "store_down", level: int = logging.WARNING, **facts: object) -> logging.LogRecord:
    record = logging.LogRecord("seasalt.server", level, __file__, 1, event, (), None)
    record.facts = facts
    return record


def a_failure(fail: Callable[[], object]) -> logging.LogRecord:
    """The record of an exception."""
    try:
        fail()
    except Exception:
        record = a_record("task_failed", logging.ERROR)
        record.exc_info = sys.exc_info()
        return record
    raise AssertionError("it did not fail")


def raising(error: Exception) -> Callable[[], object]:
    def fail() -> object:
        raise error

    return fail


# --- one line


def test_a_line_of_text_has_time_level_event_and_facts():
    line = TextLines().format(a_record(why="disk full", table="reef", tries=3))

    assert re.fullmatch(
        r'\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z WARNING store_down why="disk full" table=reef tries=3', line
    )


def test_a_line_of_json_keeps_numbers_as_numbers():
    line = json.loads(JsonLines().format(a_record(why="disk full", tries=3, ms=1.5, well=True)))

    assert (line["level"], line["event"], line["why"]) == ("warning", "store_down", "disk full")
    assert (line["tries"], line["ms"], line["well"]) == (3, 1.5, True)


@pytest.mark.parametrize("form", FORMATS)
def test_no_value_can_forge_a_line_or_speak_to_the_terminal(form: str):
    line = FORMATS[form]().format(a_record(why=HOSTILE))

    assert len(line.splitlines()) == 1
    assert line.isascii()
    assert line.isprintable()


@pytest.mark.parametrize("form", FORMATS)
def test_a_long_value_is_cut(form: str):
    line = FORMATS[form]().format(a_record(why="é" * 100_000))

    assert len(line) < 7 * LONGEST


def test_no_fact_takes_the_place_of_the_event():
    line = json.loads(JsonLines().format(a_record(event="store_down")))

    assert line["event"] == "store_down"


def test_what_a_library_logs_is_an_event_named_for_it():
    record = logging.LogRecord(
        "uvicorn.error", logging.ERROR, __file__, 1, "Exception in %s\n", ("ASGI",), None
    )

    assert TextLines().format(record).endswith('ERROR uvicorn message="Exception in ASGI"')


def test_facts_that_are_none_are_left_out(caplog: pytest.LogCaptureFixture):
    log(logging.WARNING, "store_down", table=None, why="gone")

    assert caplog.records[0].facts == {"why": "gone"}  # type: ignore[attr-defined]


# --- exceptions


@pytest.mark.parametrize(
    "fail",
    [
        raising(IllegalAction("take crab-DB", Reason.PILE_EMPTY)),  # type: ignore[arg-type]
        lambda: parse_action("take crab-DB"),
        raising(ValueError("crab-DB")),
        raising(KeyError("crab-DB")),
        raising(AssertionError("crab-DB")),
        lambda: int("crab-DB"),
        lambda: dict[str, str]()["crab-DB"],
        lambda: json.loads('{"hand": "crab-DB"'),
    ],
)
@pytest.mark.parametrize("form", FORMATS)
def test_an_exception_is_told_by_its_type_and_place_without_what_it_was_about(
    form: str, fail: Callable[[], object]
):
    record = a_failure(fail)

    line = FORMATS[form]().format(record)

    assert record.exc_info is not None
    assert record.exc_info[0] is not None
    assert record.exc_info[0].__name__ in line
    assert f"{Path(__file__).name}:" in line
    assert "crab-DB" not in line


def test_the_cause_of_an_exception_comes_first():
    def fail() -> None:
        try:
            raise OSError("disk full")
        except OSError as error:
            raise RuntimeError("cannot write") from error

    stack = json.loads(JsonLines().format(a_failure(fail)))["stack"]

    assert [line for line in stack if ".py:" not in line] == [
        "OSError: disk full",
        "RuntimeError: cannot write",
    ]


@pytest.mark.parametrize("form", FORMATS)
def test_a_database_error_names_no_value(form: str):
    engine = create_engine("sqlite://", hide_parameters=True)

    def insert_twice() -> None:
        with engine.begin() as connection:
            connection.execute(text("CREATE TABLE guest (token TEXT PRIMARY KEY)"))
            for _ in range(2):
                connection.execute(text("INSERT INTO guest VALUES (:token)"), {"token": "a-token"})

    line = FORMATS[form]().format(a_failure(insert_twice))
    engine.dispose()

    assert "IntegrityError" in line
    assert "guest.token" in line
    assert "a-token" not in line


def test_a_database_error_of_postgresql_keeps_its_details_to_itself():
    orig = sqlite3.IntegrityError("duplicate key value\nDETAIL:  Key (token)=(a-token) already exists.")

    line = JsonLines().format(a_failure(raising(exc.IntegrityError("INSERT", {"t": "a-token"}, orig))))

    assert "duplicate key value" in line
    assert "a-token" not in line


def test_a_deep_stack_is_cut():
    def dig(depth: int) -> None:
        if depth:
            dig(depth - 1)
        raise RuntimeError

    stack = json.loads(JsonLines().format(a_failure(lambda: dig(500))))["stack"]

    assert len(stack) < 20


def test_lines_of_a_stack_are_indented_so_that_no_line_of_it_looks_like_an_event():
    first, *rest = TextLines().format(a_failure(raising(OSError(HOSTILE)))).splitlines()

    assert "task_failed" in first
    assert rest
    assert all(line.startswith("    ") and line.isprintable() for line in rest)


def test_a_failure_is_logged_with_its_facts(caplog: pytest.LogCaptureFixture):
    try:
        raise ValueError
    except ValueError:
        log_failure("task_failed", task="sweep", table=None)

    assert caplog.records[0].facts == {"task": "sweep"}  # type: ignore[attr-defined]
    assert caplog.records[0].exc_info


# --- how many lines


def test_of_one_event_so_many_lines_a_minute_and_then_how_many_were_left_out():
    flood = _LineLimit()
    first = [flood.filter(a_record("flood")) for _ in range(LINES_PER_MINUTE + 7)]
    other = flood.filter(a_record("store_down"))
    later = a_record("flood")
    later.created += 61

    assert first.count(True) == LINES_PER_MINUTE
    assert other
    assert flood.filter(later)
    assert TextLines().format(later).endswith("left_out=7")


def test_a_library_that_puts_values_into_its_messages_is_bounded_by_its_place():
    flood = _LineLimit()
    records = [
        logging.LogRecord("asyncio", logging.ERROR, "/lib/asyncio.py", 7, f"future {n}", (), None)
        for n in range(3 * LINES_PER_MINUTE)
    ]

    assert sum(map(flood.filter, records)) == LINES_PER_MINUTE


def test_what_uvicorn_says_of_each_connection_is_not_about_the_node():
    def said(path: str, level: int = logging.INFO) -> bool:
        return _is_not_chatter(logging.LogRecord("uvicorn.error", level, path, 1, "", (), None))

    assert not said("/lib/uvicorn/protocols/websockets/websockets_sansio_impl.py")
    assert not said("/lib/websockets/server.py")
    assert said("/lib/uvicorn/server.py")
    assert said("/lib/websockets/server.py", logging.ERROR)


# --- a real node


@pytest.fixture(scope="module")
def node(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with running_node(
        tmp_path_factory.mktemp("logs"),
        LOG_LEVEL="debug",
        LOG_FORMAT="json",
        MAX_TABLES_PER_MINUTE="20",
        FRAMES_PER_SECOND="1",
        FRAMES_AT_ONCE="5",
    ) as node:
        yield node


def lines(node: ServerProcess) -> list[dict[str, Any]]:
    """Every line except the greeting."""
    return [json.loads(line) for line in node.said().splitlines() if not line.startswith("The table is open")]


async def flood(person: Person) -> None:
    """Far too many frames, some of them garbage with the person's own token."""
    async with open_socket(person.addresses[0], person.token) as line:
        with suppress(ConnectionClosed):
            for n in range(60):
                await line.send(json.dumps({"type": "ping", "n": n}))
                await line.send(f"crab-DB {person.token}")
            async with asyncio.timeout(PATIENCE_S):
                async for _ in line:
                    pass


def be_hostile(person: Person, table: str, invite: str) -> None:
    """What a hostile client may try: it is refused, or at least not repeated in the log."""
    say = f"crab-DB {person.token} {invite}"
    for path in (
        f"/{invite}",
        f"/api/{person.token}",
        f"/api/tables/{invite}?invite={invite}",
        "/ws?t=" + invite,
    ):
        person.ask("GET", path)
    person.ask("POST", "/api/tables", {"players": say})
    person.ask("POST", f"/api/tables/{table}/join", {"invite": say})
    person.ask("POST", f"/api/tables/{table}/commands", {"type": "cmd", "id": say, "table": say, "do": say})
    person.ask("POST", "/api/score", {"hand": say, "laid": ""})
    person.ask("PATCH", "/api/me", {"name": HOSTILE})
    for _ in range(30):
        person.ask("POST", "/api/tables", {"players": 2, "public": False})
    for headers in ({"origin": f"https://{invite}"}, {"x-forwarded-for": say}, {"forwarded": f"for={say}"}):
        httpx.post(f"{person.addresses[0]}/api/bots?invite={invite}", json={}, headers=headers, **HTTP)
    host, port = person.addresses[0].removeprefix("http://").split(":")
    upgrade = "upgrade: websocket\r\nconnection: upgrade\r\n\r\n"
    for garbage in (
        f"GET /ws?invite={invite} HTTP/1.1\r\nhost: x\r\n{upgrade}",
        f"{say}\r\n\r\n",
        f"GET /{say} HTTP/9.9\r\n\r\n",
        f"GET / HTTP/1.1\r\n{say}\r\n\r\n",
    ):
        with socket.create_connection((host, int(port)), PATIENCE_S) as line:
            line.sendall(garbage.encode())
            line.recv(100)


@pytest.mark.anyio
async def test_on_debug_and_under_attack_every_line_is_json_and_tells_nothing_of_players(node: ServerProcess):
    seated = people(2, node.address)
    table = a_table(seated)
    begin(table.id, seated)
    griefer = a_person(node.address, name="Griefer")
    be_hostile(griefer, table.id, table.seat_invite)
    await flood(griefer)

    said = lines(node)

    assert {"time", "level", "event"} <= set.intersection(*(set(line) for line in said))
    assert {"uvicorn", "request", "node_started", "socket_dropped"} <= {line["event"] for line in said}
    assert_silent(node, [*seated, griefer], table)


def assert_silent(node: ServerProcess, persons: list[Person], table: OpenTable) -> None:
    """The node's log contains no secrets."""
    told = node.said()
    assert "crab-DB" not in told
    assert not [person.name for person in persons if person.name in told]
    for secret in (table.seat_invite, table.watch_invite, *(person.token for person in persons)):
        assert secret not in told
    assert not [person.id for person in persons if person.id in told]


def test_failures_tell_nothing_of_players_either(tmp_path: Path):
    database = tmp_path / "games.db"
    with running_node(tmp_path, f"sqlite:///{database}", LOG_LEVEL="debug", LOG_FORMAT="json") as node:
        seated = people(2, node.address)
        table = a_table(seated)
        begin(table.id, seated)
        node.kill()
        with closing(sqlite3.connect(database)) as direct, direct:
            bad = json.dumps({"type": f"Unknown crab-DB {seated[0].token}", "v": seated[0].token})
            direct.execute("UPDATE event SET body = ? WHERE version = 3", (bad,))
        node.start()
        seated[0].ask("GET", f"/api/tables/{table.id}")
        with closing(sqlite3.connect(database)) as direct, direct:
            direct.execute("ALTER TABLE invite RENAME TO gone")
        broken = a_person(node.address).ask("POST", "/api/tables", {"players": 2})
        node.stop()

    said = lines(node)
    assert (broken.status_code, broken.json()["code"]) == (500, "failed")
    [failure] = [line for line in said if line["event"] == "request_failed"]
    assert failure["request"] == broken.headers["x-request-id"]
    assert failure["route"] == "POST /api/tables"
    assert any("no such table: invite" in text for text in failure["stack"])
    assert_silent(node, seated, table)


def test_a_request_can_be_found_again_by_its_id(node: ServerProcess):
    answer = httpx.get(f"{node.address}/healthz", **HTTP)
    request = answer.headers["x-request-id"]
    wait_until(lambda: request in node.said())  # a line is written after the answer has gone

    [line] = [line for line in lines(node) if line.get("request") == request]
    assert (line["event"], line["route"], line["status"]) == ("request", "GET /healthz", 200)


def test_usually_a_node_that_is_well_says_nothing(tmp_path: Path):
    with running_node(tmp_path) as node:
        seated = people(2, node.address)
        begin(a_table(seated).id, seated)
        node.stop()

        assert lines(node) == []


def test_a_guest_is_known_by_a_hash_only():
    assert guest_hash("0123456789ab") == guest_hash("0123456789ab") != guest_hash("0123456789ac")
    assert len(guest_hash("x" * 1000)) == 8


# --- addresses


@pytest.mark.parametrize(("setting", "addresses"), [("false", [None]), ("true", ["127.0.0.1"])])
def test_the_address_of_who_exceeds_a_limit_is_logged_only_if_the_operator_wants_it(
    tmp_path: Path, setting: str, addresses: list[str | None]
) -> None:
    limits = {"REQUESTS_PER_SECOND": "1", "REQUESTS_AT_ONCE": "1", "LOG_FORMAT": "json"}
    with running_node(tmp_path, LOG_ADDRESSES=setting, **limits) as node:
        while node.ask("GET", "/api/notice").status_code != 429:
            pass
        wait_until(lambda: "flood_refused" in node.said())
        logged = lines(node)
    refused = [line for line in logged if line["event"] == "flood_refused"]

    assert [line.get("address") for line in refused] == addresses
    assert all(re.fullmatch("[0-9a-f]{8}", line["client"]) for line in refused)
    assert ("127.0.0.1" in json.dumps(logged)) == (setting == "true")
