"""Bad input gets a typed refusal or a closed socket, and the table is untouched."""

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed, InvalidStatus

from seasalt.rules.errors import Reason
from seasalt.table.refusal import Refusal
from tests.server.log_checks import log_of
from tests.server.nodes import ServerThread, serving
from tests.server.players import (
    Message,
    OpenTable,
    Person,
    a_person,
    a_table,
    begin,
    open_socket,
    people,
    receive,
    receive_all,
)
from tests.servers import Postgres

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module", params=["postgres", pytest.param("sqlite", marks=pytest.mark.thorough)])
def node(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerThread]:
    """With PostgreSQL, which rejects more; thoroughly with SQLite, too."""
    if request.param == "sqlite":
        database = f"sqlite:///{tmp_path_factory.mktemp('bad') / 'games.db'}"
    else:
        server: Postgres = request.getfixturevalue("postgres")
        database = server.empty("bad")
    with serving(database) as node:
        yield node


class Scene:
    """A game that has begun, and the player to act."""

    def __init__(self, node: ServerThread, seated: list[Person], table: OpenTable, state: Message) -> None:
        self.node = node
        self.table = table.id
        self.opened = table
        self.state = state
        self.acting = seated[state["to_act"]]
        self.waiting = seated[1 - state["to_act"]]

    async def versions(self) -> int:
        return len(await log_of(self.node.database, self.table))

    def frame(self, do: Any, **changes: Any) -> str:
        cmd = {"type": "cmd", "id": "x", "table": self.table, "expect": self.state["version"], "do": do}
        return json.dumps(cmd | changes)


@pytest.fixture(scope="module")
async def scene(node: ServerThread) -> Scene:
    seated = people(2, node.address)
    table = a_table(seated)
    begin(table.id, seated)
    states = [person.ask("GET", f"/api/tables/{table.id}").json()["state"] for person in seated]
    return Scene(node, seated, table, states[states[0]["to_act"]])


async def said(socket: ClientConnection, frame: str | bytes) -> Message:
    """The answer to one frame."""
    await socket.send(frame)
    return await receive(socket)


async def closed(socket: ClientConnection) -> int:
    """The code with which the server closes the socket."""
    await receive_all(socket)
    assert socket.close_code is not None
    return socket.close_code


# --- frames

BAD_FRAMES = [
    "",
    "{",
    "null",
    "[]",
    '"watch"',
    "{}",
    '{"type":"fly"}',
    '{"type":"watch"}',
    '{"type":"watch","table":5}',
    '{"type":"watch","table":"x","since":"1"}',
    '{"type":"watch","table":"x","seat":1}',
    '{"type":"watch","table":"x","since":1.5}',
    '{"type":"ping","n":true}',
    '{"type":"cmd","id":"a","table":"x","expect":1}',
    '{"type":"cmd","id":"a","table":"x","expect":1,"do":{"type":"win"}}',
    '{"type":"cmd","id":"a","table":"x","expect":1,"do":{"type":"act","action":"draw","seat":1}}',
    '{"type":"cmd","id":7,"table":"x","expect":1,"do":{"type":"return"}}',
    '{"type":"update","version":3}',
    '{"type":"ack","id":"a","table":"x","version":1}',
    '{"type":"ping","n":' + "9" * 40 + "}",
    "[" * 8000,
    '{"type":"watch","table":"\\ud800"}',
    '{"type":"cmd","id":"' + "a" * 300 + '","table":"x","expect":1,"do":{"type":"return"}}',
    '{"type":"cmd","id":"","table":"x","expect":1,"do":{"type":"return"}}',
    '{"type":"cmd","id":"a\\u0000","table":"x","expect":1,"do":{"type":"return"}}',
    '{"type":"watch","table":"a\\u0000"}',
]


@pytest.mark.parametrize("frame", BAD_FRAMES, ids=range(len(BAD_FRAMES)))
async def test_a_frame_that_cannot_be_read_is_a_problem_and_no_more(scene: Scene, frame: str):
    before = await scene.versions()

    async with scene.acting.socket() as socket:
        answer = await said(socket, frame)
        pong = await said(socket, '{"type":"ping","n":3}')

    assert answer["type"] == "problem"
    assert answer["code"] in ("bad_frame", "no_such_table")
    assert (pong["type"], pong["n"]) == ("pong", 3)
    assert await scene.versions() == before


async def test_five_bad_frames_close_the_socket(scene: Scene):
    async with scene.acting.socket() as socket:
        answers = [await said(socket, "?") for _ in range(5)]
        code = await closed(socket)

    assert [answer["code"] for answer in answers] == ["bad_frame"] * 5
    assert code == 1008


@pytest.mark.parametrize("size", [20_000, 300_000])
async def test_a_frame_that_is_too_big_closes_the_socket(scene: Scene, size: int):
    async with scene.acting.socket() as socket:
        await socket.send(scene.frame({"type": "emote", "phrase": "x" * size}))
        code = await closed(socket)

    assert code in (1008, 1009)


async def test_a_frame_of_bytes_closes_the_socket(scene: Scene):
    async with scene.acting.socket() as socket:
        await socket.send(b"\x00\xff\x00")
        code = await closed(socket)

    assert code in (1003, 1008)


async def test_fuzzed_frames_never_move_the_table_nor_the_node(scene: Scene):
    rng = Random(11)
    valid = [
        scene.frame({"type": "act", "action": "draw"}, expect=1),
        scene.frame({"type": "ready", "nonce": "00"}),
        json.dumps({"type": "watch", "table": scene.table, "since": 2}),
        '{"type":"ping","n":1}',
    ]
    before = await scene.versions()

    for _ in range(25):
        async with scene.waiting.socket() as socket:
            for _ in range(6):
                frame = bytearray(rng.choice(valid).encode())
                for _ in range(rng.randint(1, 6)):
                    frame[rng.randrange(len(frame))] = rng.choice(b'{}[]",:0a\\ \x00\x7f-')
                try:
                    await socket.send(frame.decode())
                except ConnectionClosed:
                    break

    assert scene.node.is_ready()
    assert await scene.versions() == before
    assert "Traceback" not in scene.node.said()


# --- access


@pytest.mark.parametrize(
    "origin", ["https://evil.example", "null", "http://127.0.0.1", "http://[", "file://"]
)
async def test_a_foreign_page_opens_no_socket(scene: Scene, origin: str):
    with pytest.raises(InvalidStatus) as refused:
        async with scene.acting.socket(None, origin=origin):
            pass

    assert refused.value.response.status_code == 403


async def test_our_own_page_opens_a_socket(scene: Scene):
    async with scene.acting.socket(None, origin=scene.node.address) as socket:
        assert (await said(socket, '{"type":"ping"}'))["type"] == "pong"


@pytest.mark.parametrize("token", [None, "", "guess", "x" * 4000, "\xe9"])
async def test_a_socket_needs_a_valid_token(scene: Scene, token: str | None):
    with pytest.raises(InvalidStatus) as refused:
        async with open_socket(scene.node.address, token):
            pass

    assert refused.value.response.status_code == 401


async def test_a_link_is_good_for_its_table_and_its_purpose_only(scene: Scene):
    thief = a_person(scene.node.address, name="Thief")
    [anna, ben] = people(2, scene.node.address)
    gathering = a_table([anna], players=2)
    other = a_table([ben], players=2)
    wrong = [None, "", "guess", other.seat_invite, gathering.watch_invite, anna.id, gathering.id, "\x00"]

    for invite in wrong:
        answer = thief.ask("POST", f"/api/tables/{gathering.id}/join", {"invite": invite})
        assert (answer.status_code, answer.json()["code"]) == (403, "not_allowed")
    for invite in (None, "guess", other.watch_invite, other.seat_invite):
        async with thief.socket() as socket:
            watch = {"type": "watch", "table": gathering.id, "invite": invite}
            no = {"type": "problem", "code": "not_allowed", "table": gathering.id}
            assert await said(socket, json.dumps(watch)) == no
        for path in ("", "/record", "/fairness"):
            refused = thief.ask("GET", f"/api/tables/{gathering.id}{path}?invite={invite or ''}")
            assert (refused.status_code, refused.json()["code"]) == (403, "not_allowed")

    assert len(await log_of(scene.node.database, gathering.id)) == 2


async def test_a_spectator_can_do_nothing(scene: Scene):
    outsider = a_person(scene.node.address, name="Wim")
    before = await scene.versions()
    for do in (
        {"type": "act", "action": scene.state["legal"][0]},
        {"type": "emote", "phrase": "hello"},
        {"type": "leave"},
        {"type": "rematch"},
        {"type": "add_bot", "seat": 0, "bot": "greedy"},
        {"type": "remove_bot", "seat": 0},
    ):
        async with outsider.socket() as socket:
            watch = {"type": "watch", "table": scene.table, "invite": scene.opened.watch_invite}
            assert (await said(socket, json.dumps(watch)))["type"] == "snapshot"
            answer = await said(socket, scene.frame(do))

        assert (answer["type"], answer["code"]) == ("nak", "not_seated")
    assert await scene.versions() == before


# --- commands


@pytest.mark.parametrize(
    ("action", "code"),
    [("win", Refusal.BAD_ACTION), ("\x00", Refusal.BAD_ACTION), ("end", Reason.WRONG_PHASE)],
)
async def test_an_action_that_is_not_legal_is_refused_with_a_reason(scene: Scene, action: str, code: Any):
    before = await scene.versions()

    async with scene.acting.socket() as socket:
        answer = await said(socket, scene.frame({"type": "act", "action": action}))

    assert (answer["type"], answer["version"]) == ("nak", before)
    assert answer["code"] == code
    assert await scene.versions() == before


@pytest.mark.parametrize(
    "changes",
    [
        {"do": {"type": "remove_bot", "seat": -1}},
        {"do": {"type": "act", "action": "x" * 101}},
        {"expect": 10**18},
        {"table": "x" * 65},
    ],
)
async def test_a_command_out_of_bounds_is_not_read(scene: Scene, changes: Message):
    async with scene.acting.socket() as socket:
        answer = await said(socket, scene.frame(**{"do": {"type": "return"}, **changes}))

    assert answer == {"type": "problem", "code": "bad_frame", "table": None}


@pytest.mark.parametrize(
    ("do", "code"),
    [
        ({"type": "ready", "nonce": "00"}, "not_gathering"),
        ({"type": "stand"}, "not_gathering"),
        ({"type": "add_bot", "seat": 0, "bot": "greedy"}, "not_gathering"),
        ({"type": "add_bot", "seat": 0, "bot": "nobody"}, "unknown_bot"),
        ({"type": "remove_bot", "seat": 0}, "no_such_seat"),
        ({"type": "remove_bot", "seat": 1}, "no_such_seat"),
        ({"type": "remove_bot", "seat": 3}, "no_such_seat"),
        ({"type": "return"}, "not_taken_over"),
        ({"type": "seen"}, "no_summary"),
        ({"type": "rematch"}, "not_over"),
        ({"type": "emote", "phrase": "rude"}, "unknown_phrase"),
        ({"type": "emote", "phrase": "\x00"}, "unknown_phrase"),
    ],
)
async def test_what_does_not_fit_is_refused_with_a_reason(scene: Scene, do: Message, code: str):
    before = await scene.versions()

    async with scene.acting.socket() as socket:
        answer = await said(socket, scene.frame(do))

    assert (answer["type"], answer["code"]) == ("nak", code)
    assert await scene.versions() == before


@pytest.mark.parametrize("expect", [0, 1, 10**9])
async def test_a_command_for_another_version_is_stale(scene: Scene, expect: int):
    before = await scene.versions()

    async with scene.acting.socket() as socket:
        frame = scene.frame({"type": "act", "action": scene.state["legal"][0]}, expect=expect)
        answer = await said(socket, frame)

    assert (answer["type"], answer["code"], answer["version"]) == ("nak", "stale", before)


@pytest.mark.parametrize("table", ["", "none", "x" * 64, "../me", "ü", "\x00"])
async def test_a_table_that_is_not_there_is_not_there(scene: Scene, table: str):
    async with scene.acting.socket() as socket:
        answer = await said(socket, scene.frame({"type": "return"}, table=table))
        watched = await said(socket, json.dumps({"type": "watch", "table": table}))

    assert (answer["type"], answer["code"]) == ("nak", "no_such_table")
    assert watched == {"type": "problem", "code": "no_such_table", "table": table}
