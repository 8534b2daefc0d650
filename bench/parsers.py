"""What does it cost a node to read what a stranger sends, at its bounds and at the worst?

Every parser of a request that runs before or beside our own checks, ours and those of libraries, gets the
inputs that are hardest for it among those that the bounds let through. Milliseconds of CPU, the least of some
tries. The bar is one millisecond for each: a node has one event loop.
"""

import argparse
import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import partial
from time import process_time
from urllib.parse import unquote, urlsplit

import h11
import msgspec
from starlette.datastructures import QueryParams
from starlette.requests import Request
from websockets.headers import parse_connection, parse_extension, parse_subprotocol, parse_upgrade

from bench._report import report
from seasalt.server.access.guest_token import token_of
from seasalt.server.access.proxies import Proxies
from seasalt.server.access.uvicorn_protocols import (
    MAX_HEADER,
    MAX_LINES,
    MAX_PARTS,
    MAX_SOCKET_HEADER,
    MAX_TARGET,
    BoundedHeaders,
)
from seasalt.server.settings import Settings
from seasalt.table.names import tidy_name
from seasalt.wire.bounds import MAX_BODY

BAR_MS = 1.0
TRIES = 15
READ = 256 * 1024  # bytes that uvicorn reads from a socket at once

Case = tuple[str, str, Callable[[], object]]
"""A parser, its input in words, and a call."""


def main() -> None:
    parser = argparse.ArgumentParser(prog="./dev bench parsers", description=__doc__)
    parser.add_argument("--keep", action="store_true", help="write bench/results/parsers.json")
    options = parser.parse_args()
    worst: dict[str, tuple[float, str]] = {}
    for name, words, call in _cases():
        worst[name] = max(worst.get(name, (0.0, "")), (_milliseconds(call), words))
    rows = [
        {"parser": name, "worst": words, "ms": round(ms, 3)}
        for name, (ms, words) in sorted(worst.items(), key=lambda item: -item[1][0])
    ]
    reached = all(ms <= BAR_MS for ms, _ in worst.values())
    report("parsers", {"parsers": rows, "reached": reached}, keep=options.keep)
    if not reached:
        sys.exit(1)


def _milliseconds(call: Callable[[], object]) -> float:
    least = float("inf")
    for _ in range(TRIES):
        began = process_time()
        with suppress(Exception):  # a refusal costs as well
            call()
        least = min(least, process_time() - began)
    return 1000 * least


def _cases() -> Iterator[Case]:
    yield from _heads()
    yield from _headers()
    target = MAX_TARGET - len(b"GET / HTTP/1.1\r\n")
    for words, query in (
        ("as many pairs as may be", (b"%41" * (target // MAX_PARTS // 3 - 1) + b"=&") * MAX_PARTS),
        ("every byte escaped", b"%41" * (target // 3)),
        ("bytes that are no UTF-8", b"%ff" * (target // 3)),
        ("plus signs", b"+" * target),
    ):
        yield "query (Starlette)", words, partial(QueryParams, query)
    yield "path (urllib)", "every byte escaped", lambda: unquote("%c3%28" * (target // 6))
    for words, body in (
        ("one number of 16 kB", b"1" * MAX_BODY),
        ("an exponent of 16 kB", b"1e-" + b"9" * MAX_BODY),
        ("a fraction of 16 kB", b"0." + b"1" * MAX_BODY),
        ("lists in lists", b"[" * MAX_BODY),
        ("escaped letters", b'"' + b"\\u0041" * (MAX_BODY // 6) + b'"'),
        ("many keys", b"{" + b",".join(b'"k%d":1' % n for n in range(1500)) + b"}"),
    ):
        yield "JSON (msgspec)", words, partial(msgspec.json.decode, body)
    for words, name in (("signs to be sorted", "\u0315\u0300" * 48), ("one letter for 18", "\ufdfa" * 24)):
        yield "name (Unicode)", words, partial(tidy_name, name)


def _heads() -> Iterator[Case]:
    """Whole requests as they are read from a socket."""
    start, end = b"GET / HTTP/1.1\r\n", b"host: a\r\n\r\n"
    for words, data in (
        ("as many lines as may be", start + (b"a:" + b"b" * 150 + b"\r\n") * (MAX_LINES - 2) + end),
        ("spaces before a value", start + b"a:" + b" " * (MAX_HEADER - 200) + b"b\r\n" + end),
        ("folded lines", start + b"a:b\r\n" + b" c\r\n" * (MAX_LINES - 4) + end),
        ("256 kB of lines", start + b"a:b\r\n" * (READ // 5) + end),
        ("256 kB without an end", start + b"a" * READ),
        ("256 kB of empty lines", b"\r\n" * (READ // 2)),
    ):
        yield "request head (h11 and ours)", words, partial(_head, data)


def _head(data: bytes) -> object:
    connection = BoundedHeaders(h11.SERVER)
    connection.receive_data(data)
    return connection.next_event()


def _headers() -> Iterator[Case]:
    own, many = Settings(), b";" * MAX_PARTS
    proxies = Proxies(["127.0.0.1"])
    for words, cookie in (
        ("quoted backslashes", b'a="' + b"\\" * (MAX_HEADER - 20)),
        ("as many cookies as may be", (b"a=b" * 20 + b";") * MAX_PARTS),
    ):
        scope = {"type": "http", "headers": [(b"cookie", cookie)] * 2}
        yield "cookie (ours)", words, partial(token_of, Request(scope), own)
    for words, name, value in (
        ("as many addresses as may be", b"x-forwarded-for", b"1.2.3.4," * MAX_PARTS),
        ("as many pairs as may be", b"forwarded", (b"for=" + b"1" * 30 + b";") * MAX_PARTS),
        ("only separators", b"forwarded", many),
    ):
        headers = [(name, value)] * 2
        yield "Forwarded (ours)", words, partial(proxies.client, "127.0.0.1", headers)
    for words, text in (
        ("as many as may be", "a," * MAX_PARTS),
        ("with parameters", "a;b=c," * (MAX_SOCKET_HEADER // 6 - 8)),
        ("spaces", " " * (MAX_SOCKET_HEADER - 40)),
        ("a quoted value", 'a;b="' + "\\a" * (MAX_SOCKET_HEADER // 2 - 30) + '"'),
    ):
        yield "WebSocket extensions (websockets)", words, partial(parse_extension, text)
        yield "WebSocket subprotocols (websockets)", words, partial(parse_subprotocol, text)
    for words, text in (
        ("as many as may be", "a," * MAX_PARTS),
        ("spaces", " " * (MAX_HEADER - 20)),
        ("one word", "a" * (MAX_HEADER - 20)),
    ):
        yield "Connection (websockets)", words, partial(parse_connection, text)
        yield "Upgrade (websockets)", words, partial(parse_upgrade, text)
    for words, origin in (("//[", "//[" * (MAX_HEADER // 3)), ("@", "http://" + "@" * (MAX_HEADER - 30))):
        yield "Origin (urllib)", words, partial(urlsplit, origin)


if __name__ == "__main__":
    main()
