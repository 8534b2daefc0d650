"""Large headers are refused before they are parsed, and no cookie is unquoted."""

import http.cookies
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.requests import HTTPConnection
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from seasalt.server.access.guest_token import token_of
from seasalt.server.access.uvicorn_protocols import (
    MAX_HEADER,
    MAX_HEADERS,
    MAX_LINES,
    MAX_PARTS,
    MAX_SOCKET_HEADER,
    MAX_TARGET,
)
from seasalt.server.settings import Settings
from tests.server.nodes import ServerProcess, running_node
from tests.servers import PATIENCE_S

LARGE = {
    "one header": {"cookie": "a" * (MAX_HEADER - len("cookie: "))},
    "many headers": {f"x-{number}": "a" * 1000 for number in range(MAX_HEADERS // 1000 + 1)},
    "many lines": {f"x-{number}": "" for number in range(MAX_LINES)},
    "many parts": {"forwarded": "," * (MAX_PARTS + 1)},
    "extensions": {"sec-websocket-extensions": 'a;b="' + "\\a" * (MAX_SOCKET_HEADER // 2) + '"'},
    "a cookie that is slow to unquote": {"cookie": 'a="' + "\\" * 60_000},
}


@pytest.fixture(scope="module")
def node(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder: Path = tmp_path_factory.mktemp("headers")
    with running_node(folder, f"sqlite:///{folder / 'games.db'}") as node:
        yield node


@pytest.mark.parametrize("what", LARGE)
def test_large_headers_are_refused(node: ServerProcess, what: str) -> None:
    answer = node.ask("GET", "/api/me", headers=LARGE[what])

    assert (answer.status_code, answer.json()) == (431, {"code": "too_large"})
    assert node.ask("GET", "/api/me").status_code == 401


@pytest.mark.parametrize("what", LARGE)
def test_large_headers_open_no_socket(node: ServerProcess, what: str) -> None:
    with pytest.raises(InvalidStatus) as refused:
        connect(f"ws://127.0.0.1:{node.port}/ws", additional_headers=LARGE[what], open_timeout=PATIENCE_S)

    assert refused.value.response.status_code == 431


@pytest.mark.parametrize("query", ["a" * MAX_TARGET, "&" * (MAX_PARTS + 1)])
def test_a_long_address_is_refused(node: ServerProcess, query: str) -> None:
    assert node.ask("GET", f"/api/tables?{query}").status_code == 431


def test_headers_that_never_end_are_refused(node: ServerProcess) -> None:
    with socket.create_connection(("127.0.0.1", node.port), PATIENCE_S) as line:
        line.sendall(b"GET / HTTP/1.1\r\nhost: a\r\n" + b"x: " + b"a" * MAX_HEADERS)
        answer = line.recv(4096)

    assert answer.startswith(b"HTTP/1.1 431 ")


def test_the_largest_headers_are_read(node: ServerProcess) -> None:
    headers = {"cookie": "a" * (MAX_HEADER - len("cookie: \r\n")), "x-more": "c" * (MAX_HEADER - 1000)}

    assert node.ask("GET", "/api/me", headers=headers).status_code == 401
    with pytest.raises(InvalidStatus, match="401"):
        connect(f"ws://127.0.0.1:{node.port}/ws", additional_headers=headers, open_timeout=PATIENCE_S)


@pytest.mark.parametrize(
    ("cookies", "token"),
    [
        (['a="\\\\\\"; seasalt=shell; b=c'], "shell"),
        (["a=b", "seasalt=shell"], "shell"),
        (["xseasalt=crab; seasalt=shell"], "shell"),
        (["seasalt"], None),
        (["seasalt="], None),
        ([], None),
    ],
)
def test_only_our_own_cookie_is_read_and_none_is_unquoted(
    monkeypatch: pytest.MonkeyPatch, cookies: list[str], token: str | None
) -> None:
    monkeypatch.setattr(http.cookies, "_unquote", None)
    headers = [(b"cookie", cookie.encode()) for cookie in cookies]

    assert token_of(HTTPConnection({"type": "http", "headers": headers}), Settings()) == token
