"""A small client for bots that play online, over the same protocol as the browser.

client = await Client.register("http://127.0.0.1:8000", name="My bot")
await client.play(table_id, decide)     # decide(state: dict) -> one of state["legal"]
"""

import asyncio
import json
import secrets
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any
from urllib.request import Request, urlopen

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus

State = dict[str, Any]
Decide = Callable[[State], str | Awaitable[str]]
PING_SECONDS = 10.0
FIRST_DELAY, LONGEST_DELAY = 0.2, 5.0
MAX_REFUSALS = 3  # in a row: while a server restarts, its proxy may answer anything for a moment
ACCESS_ERRORS = {401: "not_signed_in", 403: "not_allowed"}
OVERTAKEN = frozenset(
    {"stale", "bot_plays", "time_is_up", "not_taken_over", "no_summary", "already_ready", "not_gathering"}
)
"""Refusals of commands that were right when they were sent, but came too late."""


class RefusedByServer(Exception):
    """The server refused a command or the connection; `code` says why."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


class Client:
    """One guest or bot, identified by its token."""

    def __init__(self, address: str, token: str, guest_id: str) -> None:
        self.address = address.rstrip("/")
        self.token = token
        self.id = guest_id

    @classmethod
    async def register(cls, address: str, name: str = "Bot") -> "Client":
        """Register a new bot at the server."""
        body = {"name": name}
        answer = await asyncio.to_thread(_ask, address.rstrip("/"), "POST", "/api/bots", body, None)
        return cls(address, answer["token"], answer["id"])

    async def ask(self, method: str, path: str, body: Any = None) -> Any:
        """Send an HTTP request; returns the decoded answer."""
        return await asyncio.to_thread(_ask, self.address, method, path, body, self.token)

    async def open_table(self, **fields: Any) -> Any:
        """Open a table; the fields are those of NewTable in the OpenAPI document."""
        return await self.ask("POST", "/api/tables", fields)

    async def join(self, table: str, invite: str | None = None) -> Any:
        """Take a seat."""
        return await self.ask("POST", f"/api/tables/{table}/join", {"invite": invite})

    async def play(self, table: str, decide: Decide) -> State:
        """Play a table to the end of its game, reconnecting when necessary; returns the last state."""
        delay, refusals = FIRST_DELAY, 0
        while True:
            try:
                async with self.socket(table) as socket:
                    delay, refusals = FIRST_DELAY, 0
                    return await _play(socket, table, decide)
            except InvalidStatus as refused:
                code = ACCESS_ERRORS.get(refused.response.status_code)
                refusals += code is not None  # any other status, such as 503, is temporary
                if code is not None and refusals == MAX_REFUSALS:
                    raise RefusedByServer(code) from None
            except (ConnectionClosed, InvalidHandshake, OSError):
                pass
            await asyncio.sleep(delay)
            delay = min(delay * 2, LONGEST_DELAY)

    def socket(self, table: str = "") -> connect:
        """A socket to the server. A load balancer may choose the node by the table in the address."""
        address = f"ws{self.address.removeprefix('http')}/ws?table={table}"
        headers = {"authorization": f"Bearer {self.token}"}
        return connect(address, additional_headers=headers, compression=None, max_size=None)


async def _play(socket: ClientConnection, table: str, decide: Decide) -> State:
    """Play until the game is over, one command at a time: each waits for the last one's answer and update."""
    watch = json.dumps({"type": "watch", "table": table})
    await socket.send(watch)
    state: State | None = None
    pending: str | None = None
    while True:
        if state is not None and pending is None:
            if state["stage"] == "over":
                return state
            if do := await _next_command(state, decide):
                pending = secrets.token_hex(8)
                cmd = {"type": "cmd", "id": pending, "table": table, "expect": state["version"], "do": do}
                await socket.send(json.dumps(cmd))
        message = await _next_message(socket)
        match message["type"]:
            case "snapshot" | "update" if message["state"] is not None:
                state = message["state"]
            case "ack" if message["id"] == pending:
                pending = None
                if state is not None and state["version"] < message["version"]:
                    state = None  # the update is on its way
            case "nak" if message["id"] == pending and message["code"] in OVERTAKEN:
                state = pending = None
                await asyncio.sleep(FIRST_DELAY)
                await socket.send(watch)
            case "problem" if message["code"] == "unavailable":
                raise ConnectionError("the server has lost its database")
            case "nak" | "problem":
                raise RefusedByServer(message["code"])
            case _:
                pass


async def _next_message(socket: ClientConnection) -> Any:
    while True:
        try:
            async with asyncio.timeout(PING_SECONDS):
                return json.loads(await socket.recv())
        except TimeoutError:
            await socket.send('{"type":"ping"}')


async def _next_command(state: State, decide: Decide) -> Any:
    """The command that this seat should send now, if any."""
    you = state["you"]
    if you is None:
        return None
    place = state["places"][you]
    if state["stage"] == "gathering" and not place["ready"]:
        return {"type": "ready", "nonce": secrets.token_hex(16)}
    if state["stage"] == "playing" and place["stand_in"]:
        return {"type": "return"}
    if state["legal"]:
        chosen = decide(state)
        return {"type": "act", "action": chosen if isinstance(chosen, str) else await chosen}
    if state["summary_until"] is not None and you not in state["summary_seen"]:
        return {"type": "seen"}
    return None


def _ask(address: str, method: str, path: str, body: Any, token: str | None) -> Any:
    headers = {"content-type": "application/json"}
    if token:
        headers["authorization"] = f"Bearer {token}"
    data = None if body is None else json.dumps(body).encode()
    with urlopen(Request(address + path, data, headers, method=method), timeout=10) as answer:
        text = answer.read().decode()
    with suppress(ValueError):
        return json.loads(text)
    return text
