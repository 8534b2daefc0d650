"""A player of a load: one guest with one socket at one table, who plays random legal actions.

A broken connection is opened again, at another address if there is one, and commands without an answer are
sent again with the same id. Its crowd decides when a player does what it has to do.
"""

import asyncio
import secrets
from array import array
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from random import Random
from time import perf_counter
from typing import Any, NamedTuple

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

IDLE_SECONDS = 10.0
PATIENCE_SECONDS = 30.0
PING = b'{"type":"ping"}'
Do = dict[str, str]


# Only those parts of the server's messages that a player needs; msgspec skips the rest.


class Place(msgspec.Struct):
    """Who is on a seat, and whether they are ready."""

    ready: bool
    kind: str = "person"
    stand_in: str | None = None


class State(msgspec.Struct):
    """The table as one seat sees it."""

    version: int
    you: int | None  # None: the seat was freed, because the guest was away when a rematch started
    stage: str
    places: list[Place]
    to_act: int | None
    summary_until: int | None
    summary_seen: list[int]
    legal: list[str]

    def waits_for(self) -> list[int]:
        """The seats of people who are not ready, or have not confirmed the summary of the round."""
        people = [seat for seat, place in enumerate(self.places) if place.kind == "person"]
        if self.stage == "gathering":
            return [seat for seat in people if not self.places[seat].ready]
        return [seat for seat in people if self.summary_until is not None and seat not in self.summary_seen]


class Message(msgspec.Struct):
    """Any message of the server."""

    type: str
    state: State | None = None
    id: str = ""
    version: int = 0
    code: str = ""


_decode = msgspec.json.Decoder(Message).decode
_encode = msgspec.json.Encoder().encode


class Ack(NamedTuple):
    """The time that one answer took."""

    sent_at: float
    seconds: float
    is_move: bool
    is_direct: bool  # nobody broke the player's connection while it waited


@dataclass(slots=True)
class Tally:
    """What all players have counted."""

    acks: list[Ack] = field(default_factory=list)
    naks: Counter[str] = field(default_factory=Counter)
    problems: Counter[str] = field(default_factory=Counter)
    lines_lost: int = 0


@dataclass(slots=True)
class Sent:
    """A command in flight."""

    text: bytes
    at: float
    is_move: bool
    is_direct: bool = True


class Player:
    """One guest with one socket."""

    again = (0.02, 0.3)  # seconds before a broken connection is opened again

    def __init__(
        self,
        guest: dict[str, Any],
        table: str,
        addresses: Sequence[str],
        rng: Random,
        tally: Tally,
        plan: Callable[["Player", State, Do], Awaitable[None]],
    ) -> None:
        self.id: str = guest["id"]
        self.token: str = guest["token"]
        self.table = table
        self.version = 0
        self.state: State | None = None
        self.socket: ClientConnection | None = None
        self.acked = array("i")  # by number of the command: its version, or 0 without an answer
        self.away_until = 0.0
        self._addresses, self._rng, self._tally, self._plan = addresses, rng, tally, plan
        self._connections = 0
        self._answered = 0  # the version for which the last command was sent
        self._pending: dict[str, Sent] = {}
        self._heard_at = 0.0
        self._repeating: asyncio.Task[None] | None = None

    @property
    def is_watching(self) -> bool:
        """Whether it is connected and has a state of the table."""
        return self.version > 0 and self.socket is not None

    @property
    def waiting(self) -> int:
        """The number of commands without an answer."""
        return len(self._pending)

    async def live(self) -> None:
        """Forever: be connected, and follow the table."""
        while True:
            address = self._addresses[self._connections % len(self._addresses)]
            self._connections += 1
            try:
                async with open_socket(address, self.token) as socket:
                    self.socket = socket
                    await socket.send(_encode({"type": "watch", "table": self.table}), text=True)
                    await self._send_pending()
                    async for text in socket:
                        await self._receive(text)
            except (OSError, TimeoutError, WebSocketException):
                pass
            self._tally.lines_lost += self.socket is not None
            self.socket = None
            self.disturb()
            await asyncio.sleep(max(self.away_until - perf_counter(), self._rng.uniform(*self.again)))

    def disturb(self) -> None:
        """Let no answer that it waits for count as direct."""
        for sent in self._pending.values():
            sent.is_direct = False

    async def ping(self) -> None:
        """Send a ping if nothing has arrived for a while."""
        if self.socket is not None and perf_counter() - self._heard_at > IDLE_SECONDS:
            await self._out(PING)

    async def do(self, do: Do, version: int) -> bool:
        """Send a command, unless the table has moved on or the connection is down; whether it was sent."""
        if version != self.version or self._answered >= version or not self.is_watching:
            return False
        number = str(len(self.acked))
        self.acked.append(0)
        command = {"type": "cmd", "id": number, "table": self.table, "expect": version, "do": do}
        self._answered = version
        self._pending[number] = Sent(_encode(command), perf_counter(), do["type"] == "act")
        await self._out(self._pending[number].text)
        return True

    def wants(self, state: State) -> Do | None:
        """What this seat has to do now, if anything."""
        if self._answered >= state.version or state.you is None:
            return None
        if state.stage == "over":
            return {"type": "rematch"}
        if state.places[state.you].stand_in is not None:
            return {"type": "return"}
        if state.you in state.waits_for():
            return (
                {"type": "ready", "nonce": secrets.token_hex(16)}
                if state.stage == "gathering"
                else {"type": "seen"}
            )
        if state.legal and state.to_act == state.you:
            return {"type": "act", "action": self._rng.choice(state.legal)}
        return None

    async def _receive(self, text: str | bytes) -> None:
        self._heard_at = perf_counter()
        message, tally = _decode(text), self._tally
        match message.type:
            case "ack" if (sent := self._pending.pop(message.id, None)) is not None:
                tally.acks.append(Ack(sent.at, self._heard_at - sent.at, sent.is_move, sent.is_direct))
                self.acked[int(message.id)] = message.version
            case "update" | "snapshot" if (state := message.state) and state.version >= self.version:
                self.version, self.state = state.version, state
                await self._consider(state)
            case "nak":
                tally.naks[message.code] += 1
                self._pending.pop(message.id, None)
                self._answered = 0
                if self.state is not None:
                    await self._consider(self.state)
            case "problem":
                tally.problems[message.code] += 1
                self._repeating = asyncio.create_task(self._send_pending(after=0.5))
            case _:
                pass

    async def _consider(self, state: State) -> None:
        if do := self.wants(state):
            await self._plan(self, state, do)

    async def _send_pending(self, after: float = 0.0) -> None:
        await asyncio.sleep(after)
        for sent in tuple(self._pending.values()):
            await self._out(sent.text)

    async def _out(self, text: bytes) -> None:
        if self.socket is not None:
            with suppress(OSError, WebSocketException):  # `live` notices, and sends again what is pending
                await self.socket.send(text, text=True)


def open_socket(address: str, token: str, **options: Any) -> connect:
    """A connection to a node, as a browser opens it."""
    return connect(
        f"ws{address.removeprefix('http')}/ws",
        additional_headers={"authorization": f"Bearer {token}"},
        compression=None,
        max_size=None,
        ping_interval=None,
        open_timeout=PATIENCE_SECONDS,
        close_timeout=1,
        proxy=None,
        **options,
    )
