"""A load of many people: they play whole games with random legal actions, and a rematch after each.

There are four at each table, or two people and two bots.

1. Only one command per table is in flight; each seat knows from its own state whether it is its turn.
2. Moves are sent at a given pace, answered or not; readiness, summaries and rematches
   are sent at once and do not count as moves.
3. A broken connection is opened again, at another node if there is one, and commands without an answer are
   sent again with the same id.
"""

import asyncio
import secrets
from collections import Counter, deque
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial
from random import Random
from time import perf_counter
from typing import Any

import msgspec

from seasalt.measurement.connection import HttpClient, WebSocketClient
from seasalt.measurement.server_process import PATIENCE_SECONDS, ServerProcess

SEATS = 4
SEATS_FOR_BOTS = 2
DOORS = 16
IDLE_SECONDS = 10.0
CATCH_UP = 0.25  # seconds of missed moves that are made up for; more would be a burst
AGAIN = (0.02, 0.3)  # seconds before a broken connection is opened again
PING = b'{"type":"ping"}'


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


class Shown(msgspec.Struct, tag_field="type", tag="update"):
    """A new version."""

    state: State | None


class Whole(msgspec.Struct, tag_field="type", tag="snapshot"):
    """The whole table."""

    state: State | None


class Ack(msgspec.Struct, tag_field="type", tag="ack"):
    """A command was accepted."""

    id: str
    version: int


class Nak(msgspec.Struct, tag_field="type", tag="nak"):
    """A command was refused."""

    id: str
    code: str


class Problem(msgspec.Struct, tag_field="type", tag="problem"):
    """A message was not understood, or came too soon."""

    code: str


class Other(msgspec.Struct, tag_field="type", tag="pong"):
    """A pong, which is ignored."""


class Bye(msgspec.Struct, tag_field="type", tag="bye"):
    """The node shuts down."""


_decode = msgspec.json.Decoder(Shown | Whole | Ack | Nak | Problem | Other | Bye).decode
_encode = msgspec.json.Encoder().encode


@dataclass(slots=True)
class Sent:
    """A command in flight."""

    text: bytes
    at: float
    is_move: bool


@dataclass(slots=True)
class Tally:
    """What the crowd has counted."""

    acks: list[tuple[float, float, bool]] = field(default_factory=list)  # sent at, seconds, was a move
    acked: list[tuple[str, str, int]] = field(default_factory=list)  # table, command id in the log, version
    naks: Counter[str] = field(default_factory=Counter)
    problems: Counter[str] = field(default_factory=Counter)
    lines_lost: int = 0
    missed: int = 0  # moves that were due while no table was ready for one
    games: int = 0
    stall: float = 0.0  # the longest delay of the crowd itself, in seconds


class Player:
    """One guest with one socket."""

    again = AGAIN

    def __init__(self, crowd: "Crowd", guest: str, token: str, table: str, node: int) -> None:
        self.table = table
        self.version = 0
        self._crowd = crowd
        self._guest = guest
        self._token = token
        self._node = node
        self._socket: WebSocketClient | None = None
        self._number = 0
        self._answered = 0  # the version for which the last command was sent
        self._state: State | None = None
        self._pending: dict[str, Sent] = {}
        self._heard_at = 0.0
        self._closed = False

    @property
    def is_watching(self) -> bool:
        """Whether it is connected and has a state of the table."""
        return self.version > 0 and self._socket is not None and self._socket.is_open

    @property
    def waiting(self) -> int:
        """The number of commands without an answer."""
        return len(self._pending)

    async def connect(self) -> None:
        """Connect to this player's node, or to the next that is alive."""
        while not self._closed:
            address = self._address()
            client = WebSocketClient(
                address, self._token, opened=self._watch, heard=self._receive, lost=self._reconnect
            )
            host, _, port = address.removeprefix("http://").partition(":")
            try:
                self._socket = client
                await asyncio.get_running_loop().create_connection(partial(_same, client), host, int(port))
                return
            except OSError:
                self._node += 1
                await asyncio.sleep(self._crowd.rng.uniform(*self.again))

    def _address(self) -> str:
        nodes = self._crowd.nodes
        return nodes[self._node % len(nodes)].address

    def close(self) -> None:
        """Disconnect."""
        self._closed = True
        if self._socket is not None:
            self._socket.close()

    def ping(self, now: float) -> None:
        """Send a ping if nothing has arrived for a while."""
        if now - self._heard_at > IDLE_SECONDS and self._socket is not None:
            self._socket.send(PING)

    def move(self, state: State) -> bool:
        """Make a random legal move, if the state is still the newest; returns whether it did."""
        if state.version != self.version or self._answered >= state.version or not self.is_watching:
            return False
        self._send({"type": "act", "action": self._crowd.rng.choice(state.legal)}, is_move=True)
        return True

    def _watch(self) -> None:
        assert self._socket is not None
        self._socket.send(_encode({"type": "watch", "table": self.table}))
        for sent in self._pending.values():
            self._socket.send(sent.text)

    def _reconnect(self) -> None:
        if self._closed:
            return
        self._crowd.tally.lines_lost += 1
        self._node += 1
        self._crowd.later(self._crowd.rng.uniform(*self.again), self)

    def _receive(self, text: bytes) -> None:
        self._heard_at = perf_counter()
        match _decode(text):
            case Ack(id, version):
                if (sent := self._pending.pop(id, None)) is not None:
                    self._crowd.tally.acks.append((sent.at, self._heard_at - sent.at, sent.is_move))
                    self._keep(id, version)
            case Shown(state) | Whole(state):
                if state is not None and state.version >= self.version:
                    self.version, self._state = state.version, state
                    self._consider(state)
            case Nak(id, code):
                self._crowd.tally.naks[code] += 1
                self._pending.pop(id, None)
                self._answered = 0
                if self._state is not None:
                    self._consider(self._state)
            case Problem(code):
                self._crowd.tally.problems[code] += 1
                asyncio.get_running_loop().call_later(0.5, self._send_again)
            case _:
                pass

    def _keep(self, id: str, version: int) -> None:
        """Remember what was acknowledged."""
        self._crowd.tally.acked.append((self.table, f"{self._guest}:{id}", version))

    def _send_again(self) -> None:
        if self.is_watching and self._socket is not None:
            for sent in self._pending.values():
                self._socket.send(sent.text)

    def _consider(self, state: State) -> None:
        """Send what this seat has to do now; a move waits for its time."""
        if self._answered >= state.version or state.you is None:
            return
        if state.stage == "gathering":
            if next((s for s, place in enumerate(state.places) if not place.ready), None) == state.you:
                self._send({"type": "ready", "nonce": secrets.token_hex(16)})
        elif state.stage == "over":
            if state.you == 0:
                self._crowd.tally.games += 1
                self._send({"type": "rematch"})
        elif state.summary_until is not None and (missing := missing_readers(state)):
            if missing[0] == state.you:
                self._send({"type": "seen"})
        elif state.legal and state.to_act == state.you:
            self._crowd.ready.append((self, state))

    def _send(self, do: dict[str, str], *, is_move: bool = False) -> None:
        assert self._socket is not None
        self._number += 1
        command_id = str(self._number)
        text = _encode(
            {"type": "cmd", "id": command_id, "table": self.table, "expect": self.version, "do": do}
        )
        self._answered = self.version
        self._pending[command_id] = Sent(text, perf_counter(), is_move)
        self._socket.send(text)


class Crowd:
    """All players, at all tables."""

    def __init__(
        self, nodes: Sequence[ServerProcess], rng: Random, bot: str | None = None, *, together: bool = False
    ) -> None:
        self._together = together
        self._bots = [bot] * SEATS_FOR_BOTS if bot else []
        self.nodes = nodes
        self.rng = rng
        self.tally = Tally()
        self.players: list[Player] = []
        self.ready: deque[tuple[Player, State]] = deque()
        self._tasks: set[asyncio.Task[None]] = set()

    async def sit_down(self, tables: int) -> None:
        """Open the tables and fill them, over HTTP."""
        left = iter(range(tables))

        async def fill_some(client: HttpClient) -> None:
            for number in left:
                await self._fill(client, number)

        clients = [HttpClient(self.nodes[number % len(self.nodes)].address) for number in range(DOORS)]
        await asyncio.gather(*map(fill_some, clients))
        for client in clients:
            client.close()

    async def _fill(self, client: HttpClient, number: int) -> None:
        guests = [
            await client.ask("POST", "/api/bots", {"name": f"Seat {seat + 1} of {number}"})
            for seat in range(SEATS - len(self._bots))
        ]
        first, *others = (guest["token"] for guest in guests)
        opened = await client.ask("POST", "/api/tables", {"players": SEATS}, first)
        for token in others:
            invite = {"invite": opened["seat_invite"]}
            await client.ask("POST", f"/api/tables/{opened['table']}/join", invite, token)
        for seat, bot in enumerate(self._bots, len(guests)):
            await self._add_bot(client, opened, seat, bot, first)
        for seat, guest in enumerate(guests):
            node = number if self._together else seat + number
            self.players.append(Player(self, guest["id"], guest["token"], opened["table"], node))

    async def _add_bot(self, client: HttpClient, opened: Any, seat: int, bot: str, token: str) -> None:
        """Add a bot after the people: bots that are added with the table would take the first seats."""
        path = f"/api/tables/{opened['table']}"
        version = (await client.ask("GET", path, token=token))["state"]["version"]
        do = {"type": "add_bot", "seat": seat, "bot": bot}
        cmd = {"type": "cmd", "id": f"bot-{seat}", "table": opened["table"], "expect": version, "do": do}
        answer = await client.ask("POST", f"{path}/commands", cmd, token)
        if answer["type"] != "ack":
            raise OSError(f"the bot was refused: {answer['code']}")

    async def connect(self) -> None:
        """Connect everybody, some at a time, since the queue of the listening socket is short."""
        for start in range(0, len(self.players), 50):
            await asyncio.gather(*(player.connect() for player in self.players[start : start + 50]))
        async with asyncio.timeout(PATIENCE_SECONDS):
            while not all(player.is_watching for player in self.players):
                await asyncio.sleep(0.05)

    async def play(self, moves_per_second: float, seconds: float) -> None:
        """Move at that pace for so long."""
        began = last = perf_counter()
        due, moves = 0.0, 0
        while (passed := perf_counter() - began) < seconds:
            self.tally.stall = max(self.tally.stall, began + passed - last)
            due = passed * moves_per_second
            if due - moves > CATCH_UP * moves_per_second:
                skipped = int(due - moves - CATCH_UP * moves_per_second)
                self.tally.missed += skipped
                moves += skipped
            while moves < due and self.ready:
                player, state = self.ready.popleft()
                moves += player.move(state)
            last = perf_counter()
            await asyncio.sleep(max(0.001, (moves + 1 - due) / moves_per_second))

    async def settle(self, seconds: float) -> None:
        """Wait for answers to commands in flight, at most so long."""
        until = perf_counter() + seconds
        while any(player.waiting for player in self.players) and perf_counter() < until:
            await asyncio.sleep(0.05)

    async def keep_alive(self) -> None:
        """Forever: ping on connections that are idle."""
        while True:
            for player in tuple(self.players):
                player.ping(perf_counter())
                await asyncio.sleep(IDLE_SECONDS / 4 / len(self.players))

    async def be_quiet(self, quiet: float, most: float) -> None:
        """Wait until no table has changed for `quiet` seconds, since bots wait for people; at most `most`."""
        began = changed = perf_counter()
        before = -1
        while (now := perf_counter()) - changed < quiet and now - began < most:
            versions = sum(player.version for player in self.players)
            before, changed = versions, changed if versions == before else now
            await asyncio.sleep(0.1)

    def later(self, seconds: float, player: Player) -> None:
        """Let a player reconnect after a while."""

        async def reconnect() -> None:
            await asyncio.sleep(seconds)
            await player.connect()

        task = asyncio.create_task(reconnect())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def close(self) -> None:
        """Disconnect everybody."""
        for player in self.players:
            player.close()
        for task in self._tasks:
            task.cancel()


def missing_readers(state: State) -> list[int]:
    """The seats of people who have not yet confirmed the summary of the round."""
    people = [seat for seat, place in enumerate(state.places) if place.kind == "person"]
    return [seat for seat in people if seat not in state.summary_seen]


def _same(client: WebSocketClient) -> WebSocketClient:
    return client
