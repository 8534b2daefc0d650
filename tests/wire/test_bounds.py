"""Every number, text and list in a request is bounded by its type."""

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import httpx
import msgspec
import pytest
from msgspec import inspect

from seasalt.server.web.routes import ROUTES
from seasalt.wire.messages import FromClient
from tests.server.nodes import ServerThread, serving
from tests.server.players import Person, a_person, a_table, receive
from tests.servers import HTTP

READ = [route.reads for route in ROUTES if route.reads is not None]


def unbounded(kind: inspect.Type, where: str = "") -> Iterator[str]:
    """The parts of a type that a client could make as large as it likes."""
    match kind:
        case inspect.StructType():
            for field in kind.fields:
                yield from unbounded(field.type, f"{where}.{field.name}" if where else field.name)
        case inspect.UnionType():
            for part in kind.types:
                yield from unbounded(part, where)
        case inspect.IntType():
            if kind.ge is None or kind.le is None:
                yield where
        case inspect.StrType():
            if kind.max_length is None and not (kind.pattern or "").endswith("{1,64}$"):
                yield where
        case inspect.ListType():
            yield from ([where] if kind.max_length is None else [])
            yield from unbounded(kind.item_type, f"{where}[]")
        case inspect.DictType():
            yield from ([where] if kind.max_length is None else [])
            yield from unbounded(kind.key_type, f"{where}.key")
            yield from unbounded(kind.value_type, f"{where}.value")
        case inspect.BoolType() | inspect.NoneType() | inspect.LiteralType() | inspect.EnumType():
            pass
        case _:
            yield f"{where}: {kind}"


@pytest.mark.parametrize("struct", [*READ, FromClient], ids=lambda kind: getattr(kind, "__name__", "frame"))
def test_every_part_of_a_request_is_bounded(struct: Any):
    assert list(unbounded(inspect.type_info(struct))) == []


def test_a_part_without_a_bound_would_be_noticed():
    class Wide(msgspec.Struct):
        number: int
        texts: list[dict[str, float]]

    assert list(unbounded(inspect.type_info(Wide))) == [
        "number",
        "texts",
        "texts[]",
        "texts[].key",
        f"texts[].value: {inspect.type_info(float)}",
    ]


# --- requests to a node


@pytest.fixture(scope="module")
def node(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerThread]:
    with serving(tmp_path_factory.mktemp("bounds")) as node:
        yield node


@pytest.fixture(scope="module")
def anna(node: ServerThread) -> Person:
    return a_person(node.address)


@pytest.mark.parametrize("players", [100_000_000, 10**18, 10**30, -(10**18), 0, 5])
@pytest.mark.parametrize("path", ["/api/quick", "/api/tables"])
def test_a_number_of_players_that_cannot_be_is_refused_at_once(anna: Person, path: str, players: int):
    answer = httpx.post(
        anna.addresses[0] + path,
        json={"players": players},
        headers={"authorization": f"Bearer {anna.token}"},
        **HTTP,
    )

    assert (answer.status_code, answer.json()["code"]) == (400, "bad_body")


LARGE: list[Any] = [
    10**9, 10**18, -(10**18), 10**30, 2**63, 2**64, 1e308, -1, True, None, "x" * 300, "x" * 15_000,
    "9" * 5000, "\u0000", "\ud83e\udd80" * 2000, [], [0] * 7000, [[]] * 7000, ["greedy"] * 1500, [{}] * 5000,
    {str(number): "1" for number in range(1000)}, {"x" * 5000: "y" * 5000},
]  # fmt: skip
NESTED = {"list": "[" * 5000 + "]" * 5000, "dict": '{"a":' * 3000 + "1" + "}" * 3000}


def a_value(kind: inspect.Type, rng: Random) -> Any:
    """A random value of the type, sometimes far too large."""
    if rng.random() < 0.3:
        return rng.choice(LARGE)
    match kind:
        case inspect.StructType():
            tag = {kind.tag_field: kind.tag} if kind.tag_field else {}
            return tag | {field.name: a_value(field.type, rng) for field in kind.fields if rng.random() < 0.8}
        case inspect.UnionType():
            return a_value(rng.choice(kind.types), rng)
        case inspect.IntType():
            return rng.choice([kind.ge, kind.le])
        case inspect.StrType():
            return rng.choice(["", "a", "x" * (kind.max_length or 64)])
        case inspect.ListType():
            return [a_value(kind.item_type, rng) for _ in range(rng.randint(0, 5))]
        case inspect.DictType():
            return {"target_score": "999999999", "extra_salt": "x"}
        case inspect.LiteralType():
            return rng.choice(kind.values)
        case _:
            return rng.choice([True, False, None])


@pytest.mark.parametrize("route", [q for q in ROUTES if q.reads], ids=lambda q: f"{q.method} {q.path}")
def test_large_values_get_an_answer_and_no_failure(anna: Person, route: Any):
    rng = Random(route.path)
    kind = inspect.type_info(route.reads)
    table = a_table([anna], players=2).id
    address = anna.addresses[0] + route.path.replace("{table}", table)
    bodies = [json.dumps(a_value(kind, rng)) for _ in range(25)] + list(NESTED.values())
    headers = {"authorization": f"Bearer {anna.token}", "content-type": "application/json"}

    with httpx.Client(headers=headers, **HTTP) as client:
        answers = [client.request(route.method, address, content=body) for body in bodies]

    assert [answer.text for answer in answers if answer.status_code >= 500] == []


@pytest.mark.parametrize("query", ["since", "invite", "game", "seat", "stage", "text"])
def test_a_large_query_gets_an_answer_and_no_failure(anna: Person, query: str):
    table = a_table([anna], players=2).id
    values = ["9" * 400, "9" * 5000, "-1", "1e9", "x" * 20_000, "%00"]
    paths = [f"/api/tables/{table}/events", f"/api/tables/{table}/replay", "/api/tables", "/api/qr"]

    statuses = {
        httpx.get(f"{anna.addresses[0]}{path}?{query}={value}", **HTTP).status_code
        for path in paths
        for value in values
    }

    assert max(statuses) < 500


@pytest.mark.anyio
async def test_large_values_on_a_socket_get_an_answer(node: ServerThread, anna: Person):
    rng = Random(5)
    kind = inspect.type_info(FromClient)
    frames = [json.dumps(a_value(kind, rng)) for _ in range(60)] + list(NESTED.values())

    for frame in frames:
        if len(frame) < 16_000:
            async with anna.socket() as socket:
                await socket.send(frame)
                await socket.send('{"type":"ping","n":77}')
                while (heard := await receive(socket))["type"] != "pong" or heard["n"] != 77:
                    pass

    assert "Traceback" not in node.said()
    assert httpx.get(f"{node.address}/readyz", **HTTP).status_code == 200
