"""People at a table, as a browser plays: raw sockets, versions, one command at a time, reconnects.

A `Tab` follows the protocol: it applies only the next version, asks again after a gap, and repeats an
unanswered command with the same id. It records what it sent and received, and which commands were
acknowledged.
"""

import asyncio
import json
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager, suppress
from dataclasses import dataclass, field
from random import Random
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.servers import HTTP, PATIENCE_S

Message = dict[str, Any]
Decide = Callable[[Message], str | None]
GONE = (ConnectionClosed, InvalidHandshake, OSError, TimeoutError, EOFError)


@dataclass
class Person:
    """A guest with a token, who may use any of several nodes."""

    addresses: list[str]
    id: str
    name: str
    token: str = field(repr=False)

    def ask(self, method: str, path: str, body: Any = None, *, address: str | None = None) -> httpx.Response:
        """Send an HTTP request."""
        headers = {"authorization": f"Bearer {self.token}"}
        return httpx.request(
            method, (address or self.addresses[0]) + path, json=body, headers=headers, **HTTP
        )

    def socket(
        self, address: str | None = None, **headers: str
    ) -> AbstractAsyncContextManager[ClientConnection]:
        """A socket to a node."""
        return open_socket(address or self.addresses[0], self.token, **headers)


@asynccontextmanager
async def open_socket(address: str, token: str | None, **headers: str) -> AsyncIterator[ClientConnection]:
    """A socket with this token."""
    url = "ws" + address.removeprefix("http") + "/ws"
    if token is not None:
        headers["authorization"] = f"Bearer {token}"
    connecting = connect(
        url,
        additional_headers=headers,
        compression=None,
        max_size=None,
        open_timeout=PATIENCE_S,
        close_timeout=2,
        ping_interval=None,
        proxy=None,
    )
    async with connecting as socket:
        try:
            yield socket
        finally:
            try:
                await socket.close()
            finally:  # a cancellation while the library closes, as when a test fails, would leave it open
                socket.transport.abort()


def a_person(*addresses: str, name: str = "Anna") -> Person:
    """A new guest. Test clients send their token in a header, as programs do."""
    answer = httpx.post(addresses[0] + "/api/bots", json={"name": name}, **HTTP)
    assert answer.status_code == 200, answer.text
    answer = answer.json()
    return Person(list(addresses), answer["id"], answer["name"], answer["token"])


def people(count: int, *addresses: str) -> list[Person]:
    """Some people."""
    return [a_person(*addresses, name=name) for name in ("Anna", "Ben", "Cora", "Dina")[:count]]


@dataclass
class OpenTable:
    """A table and its invitations."""

    id: str
    seat_invite: str
    watch_invite: str


def a_table(persons: list[Person], bots: tuple[str, ...] = (), **fields: Any) -> OpenTable:
    """A table with these people on its first seats, then these bots."""
    options = {"target_score": "7", **fields.pop("options", {})}
    body = {"players": len(persons) + len(bots), "options": options, **fields}
    response = persons[0].ask("POST", "/api/tables", body)
    assert response.status_code == 200, response.text
    answer = response.json()
    opened = OpenTable(answer["table"], answer["seat_invite"], answer["watch_invite"])
    for person in persons[1:]:
        joined = person.ask("POST", f"/api/tables/{opened.id}/join", {"invite": opened.seat_invite})
        assert joined.status_code == 200, joined.text
    for number, bot in enumerate(bots):
        do = {"type": "add_bot", "seat": len(persons) + number, "bot": bot}
        answered = command(persons[0], opened.id, do)
        assert answered["type"] == "ack", answered
    return opened


def begin(table: str, persons: list[Person]) -> None:
    """Make all of them ready over HTTP, so that no absence is noticed before the game begins."""
    for number, person in enumerate(persons):
        answer = command(person, table, {"type": "ready", "nonce": f"{number:02x}"})
        assert answer["type"] == "ack", answer


def command(person: Person, table: str, do: Message, **changes: Any) -> Message:
    """Send one command over HTTP, for the table's current version; the answer."""
    state = person.ask("GET", f"/api/tables/{table}").json()["state"]
    body = {"type": "cmd", "id": secrets.token_hex(4), "table": table, "expect": state["version"], "do": do}
    response = person.ask("POST", f"/api/tables/{table}/commands", body | changes)
    assert response.status_code == 200, response.text
    answer: Message = response.json()
    return answer


class Tab:
    """One browser tab at one table."""

    def __init__(
        self,
        person: Person,
        table: str,
        rng: Random,
        *,
        invite: str | None = None,
        patience: float = 3.0,
        first: int = 0,
    ) -> None:
        self.person = person
        self.table = table
        self.version = 0
        self.state: Message | None = None  # the newest whole state
        self.info: Message | None = None
        self.received: list[str] = []  # every raw message
        self.acknowledged: dict[str, int] = {}  # command id: version
        self.sent: dict[str, Message] = {}  # command id: what was to be done
        self.refused: list[Message] = []
        self.problems: list[str] = []
        self.goodbyes = 0
        self.connections = 0
        self.pending: Message | None = None
        self.by_snapshot = False  # reconnect by snapshot, not by version
        self._rng = rng
        self._invite = invite
        self._patience = patience
        self._node = first

    # --- overridden to inject faults

    async def _out(self, socket: ClientConnection, text: str) -> None:
        await socket.send(text)

    async def _in(self, socket: ClientConnection) -> list[str]:
        """The next messages, as this tab receives them."""
        # not wait_for: before Python 3.12 it may lose a cancellation, and then this tab plays on for minutes
        async with asyncio.timeout(self._patience):
            return [str(await socket.recv())]

    # --- playing

    async def play(self, until: Callable[[Message], bool] | None = None) -> Message:
        """Play, reconnecting when necessary, until the game is over or `until` holds; the last state."""
        done = until or is_over
        async with asyncio.timeout(2 * PATIENCE_S):
            while True:
                with suppress(*GONE):
                    address = self.person.addresses[self._node % len(self.person.addresses)]
                    async with self.person.socket(address) as socket:
                        self.connections += 1
                        try:
                            if await self._follow(socket, done):
                                assert self.state is not None
                                return self.state
                        except ConnectionClosed:
                            await self._receive_rest(socket)
                self._node += 1
                await asyncio.sleep(0.05)

    async def _follow(self, socket: ClientConnection, done: Callable[[Message], bool]) -> bool:
        await self._watch(socket)
        await self._send_pending(socket)
        while True:
            state = self.state
            if state is not None and state["version"] == self.version and self.pending is None:
                if done(state):
                    return True
                if do := self.wanted(state):
                    await self.command(socket, do)
            try:
                frames = await self._in(socket)
            except TimeoutError:  # nothing received: something may have been lost
                await self._watch(socket)
                await self._send_pending(socket)
                continue
            for text in frames:
                self.received.append(text)
                await self._take(socket, json.loads(text))

    async def _receive_rest(self, socket: ClientConnection) -> None:
        """Process what had arrived when the connection broke, perhaps while this tab was sending."""
        for message in await receive_all(socket):
            self.received.append(json.dumps(message))
            self.goodbyes += message["type"] == "bye"

    async def command(self, socket: ClientConnection, do: Message) -> None:
        """Send a command, and keep it until it is answered."""
        self.pending = {
            "type": "cmd",
            "id": f"{self._rng.getrandbits(64):016x}",
            "table": self.table,
            "expect": self.version,
            "do": do,
        }
        self.sent[self.pending["id"]] = do
        await self._send_pending(socket)

    async def _send_pending(self, socket: ClientConnection) -> None:
        if self.pending is not None:
            await self._out(socket, json.dumps(self.pending))

    async def _watch(self, socket: ClientConnection) -> None:
        since = None if self.by_snapshot or not self.version else self.version
        watch = {"type": "watch", "table": self.table, "since": since, "invite": self._invite}
        await self._out(socket, json.dumps(watch))

    async def _take(self, socket: ClientConnection, message: Message) -> None:
        match message["type"]:
            case "snapshot":
                self.info = message["info"]
                if message["state"]["version"] >= self.version:
                    self.state, self.version = message["state"], message["state"]["version"]
            case "update" if message["version"] == self.version + 1:
                self.version += 1
                self.state = message["state"] or self.state
            case "update" if message["version"] == self.version:
                self.state = message["state"] or self.state
            case "update" if message["version"] > self.version:
                await self._watch(socket)  # a gap
            case "ack":
                known = self.acknowledged.setdefault(message["id"], message["version"])
                assert known == message["version"], "the same command was answered twice, and not the same"
                if self.pending and self.pending["id"] == message["id"]:
                    self.pending = None
            case "nak":
                self.refused.append(message)
                if self.pending and self.pending["id"] == message["id"]:
                    self.pending = None
                    if message["code"] == "stale" and (message["version"] or 0) > self.version:
                        await self._watch(socket)
            case "problem":
                self.problems.append(message["code"])
                if message["code"] == "unavailable":
                    await asyncio.sleep(0.2)
                    await self._watch(socket)
                    await self._send_pending(socket)
            case "bye":
                self.goodbyes += 1
            case _:
                pass

    def wanted(self, state: Message) -> Message | None:
        """The next command of this seat, if any: a random legal one."""
        you = state["you"]
        if you is None:
            return None
        place = state["places"][you]
        if state["stage"] == "gathering" and not place["ready"]:
            return {"type": "ready", "nonce": f"{self._rng.getrandbits(64):016x}"}
        if place["stand_in"]:
            return {"type": "return"}
        if state["summary_until"] is not None and you not in state["summary_seen"]:
            return {"type": "seen"}
        if state["legal"]:
            return {"type": "act", "action": self._rng.choice(state["legal"])}
        return None

    def messages(self) -> list[Message]:
        """The received messages, decoded."""
        return [json.loads(text) for text in self.received]


class ClumsyTab(Tab):
    """A tab on a bad connection: messages are lost, doubled or reordered, in both directions."""

    odds = 0.12

    async def _out(self, socket: ClientConnection, text: str) -> None:
        if self._rng.random() < self.odds:
            return
        await socket.send(text)
        if self._rng.random() < self.odds:
            await socket.send(text)

    async def _in(self, socket: ClientConnection) -> list[str]:
        frames = await super()._in(socket)
        with suppress(TimeoutError):  # later messages may overtake
            while self._rng.random() < 0.5:
                async with asyncio.timeout(0.01):
                    frames.append(str(await socket.recv()))
        self._rng.shuffle(frames)
        kept = [frame for frame in frames if self._rng.random() >= self.odds]
        return [frame for frame in kept for _ in range(2 if self._rng.random() < self.odds else 1)]


class Spectator(Tab):
    """A tab that only watches."""

    def wanted(self, state: Message) -> Message | None:
        return None


async def play_all(*tabs: Tab) -> list[Message]:
    """Play until the game is over; the last state of each tab."""
    return list(await asyncio.gather(*(tab.play() for tab in tabs)))


def is_over(state: Message) -> bool:
    """Whether the game is over."""
    return bool(state["stage"] == "over")


async def receive(socket: ClientConnection) -> Message:
    """The next message, but for news of who is away, which comes after some seconds without that player."""
    async with asyncio.timeout(PATIENCE_S):
        while True:
            message: Message = json.loads(await socket.recv())
            if message["type"] != "away":
                return message


async def receive_all(socket: ClientConnection) -> list[Message]:
    """All messages until the other side closes."""
    messages: list[Message] = []
    with suppress(ConnectionClosed):
        while True:
            messages.append(await receive(socket))
    return messages


async def until(true: Callable[[], object]) -> None:
    """Wait until a condition holds; look less often after a while, since to look may be work for a node."""
    pause = 0.005
    async with asyncio.timeout(PATIENCE_S):
        while not true():
            await asyncio.sleep(pause)
            pause = min(1.1 * pause, 0.05)
