"""Endpoints: work for a client that disconnects is cancelled."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import Message

from seasalt.server.web.endpoint import while_connected
from tests.server.players import until

pytestmark = pytest.mark.anyio


def a_request(receive: Callable[[], Awaitable[Message]]) -> Request:
    return Request({"type": "http", "method": "GET", "path": "/", "headers": []}, receive)


async def test_work_for_a_client_that_hangs_up_is_not_finished() -> None:
    messages: asyncio.Queue[Message] = asyncio.Queue()
    working: list[str] = []

    async def work() -> str:
        working.append("for you")
        try:
            await asyncio.Event().wait()
        finally:
            working.clear()
        return "done"

    messages.put_nowait({"type": "http.request", "body": b"{}", "more_body": False})
    answering = asyncio.create_task(while_connected(a_request(messages.get), work()))
    await until(lambda: working)
    messages.put_nowait({"type": "http.disconnect"})

    assert isinstance(await answering, Response)
    await until(lambda: not working)


async def test_a_client_that_waits_gets_what_comes_of_the_work() -> None:
    async def work() -> str:
        return "done"

    assert await while_connected(a_request(asyncio.Queue[Message]().get), work()) == "done"
