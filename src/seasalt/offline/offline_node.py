"""The table without a server: a node for one person, who speaks to it by calls instead of the network.

Requests and sockets go through ASGI, as on the server, so that every answer is the server's own.
"""

import asyncio
from collections.abc import Callable
from typing import NamedTuple
from urllib.parse import unquote

import msgspec
from starlette.types import Message, Scope

from seasalt.offline.app import make_app
from seasalt.offline.browser_storage import Batch, BrowserStorage, StorageWriter
from seasalt.offline.inline_bots import InlineBots, InlineWork
from seasalt.offline.memory_store import MemoryStore
from seasalt.offline.network_files import Fetch, NetworkFiles
from seasalt.server.bus import Bus
from seasalt.server.clock import now
from seasalt.server.refusals import RequestRefused
from seasalt.server.settings import Settings
from seasalt.server.tables.node import Node
from seasalt.table.table import Stage
from seasalt.wire.http import NewGuest

__all__ = ["BrowserStorage", "OfflineAnswer", "OfflineConnection", "OfflineNode"]

TOKEN = "token"  # the key of the fact
ADDRESS = "127.0.0.1"
DAY_MS = 24 * 3600 * 1000
OFTEN = 10**6  # no limit that one person reaches
CLOSE_SECONDS = 2.0
NOT_SIGNED_IN = 401

SETTINGS = Settings(
    max_sockets_per_address=OFTEN,
    max_sockets_per_guest=OFTEN,
    max_guests_per_minute=OFTEN,
    max_tables_per_minute=OFTEN,
    max_open_tables=OFTEN,
    requests_per_second=OFTEN,
    requests_at_once=OFTEN,
    frames_per_second=OFTEN,
    frames_at_once=OFTEN,
    idle_seconds=OFTEN,  # a browser lets a page in the background sleep, and its pings with it
)


class OfflineAnswer(NamedTuple):
    """The answer to a request."""

    status: int
    media: str
    text: str


class OfflineConnection:
    """A socket's connection without a network. It is closed once, by either side."""

    def __init__(self) -> None:
        self._incoming: asyncio.Queue[Message] = asyncio.Queue()
        self._incoming.put_nowait({"type": "websocket.connect"})

    def receive(self, text: str) -> None:
        """A message of the client."""
        self._incoming.put_nowait({"type": "websocket.receive", "text": text})

    def close(self) -> None:
        """The client hangs up."""
        self._incoming.put_nowait({"type": "websocket.disconnect", "code": 1001})

    async def next(self) -> Message:
        """What the client has sent, for ASGI."""
        return await self._incoming.get()


class OfflineNode:
    """The node of one person, and the way to speak to it."""

    def __init__(self, node: Node, writer: StorageWriter, token: str | None, networks: NetworkFiles) -> None:
        self.node = node
        self._writer = writer
        self._token = token
        self._signing_in = asyncio.Lock()
        self._app = make_app(node, networks)
        self._lines: dict[asyncio.Task[None], OfflineConnection] = {}

    @classmethod
    async def open(
        cls,
        storage: BrowserStorage,
        trouble: Callable[[str], None] = lambda code: None,
        fetch: Fetch | None = None,
        *,
        settings: Settings = SETTINGS,
        bots: InlineBots | None = None,
    ) -> "OfflineNode":
        """Go on with what was kept.

        `trouble` is called once, with a code, if something cannot be kept; `fetch` gets files of networks.
        """
        writer = StorageWriter(storage, trouble)
        facts = await writer.facts()
        store = MemoryStore(writer, facts)
        days = {
            Stage.OVER: settings.keep_finished_days,
            Stage.GATHERING: settings.keep_gathering_days,
            Stage.PLAYING: settings.keep_abandoned_days,
        }
        await store.forget_old({stage: now() - count * DAY_MS for stage, count in days.items() if count})
        networks = NetworkFiles(fetch)
        bots = bots or InlineBots(networks=networks)
        node = Node(settings, store, Bus(), bots, InlineWork(), work_per_minute=OFTEN)
        token = facts.get(TOKEN)
        opened = cls(node, writer, token if await node.guest(token) else None, networks)
        node.start()
        return opened

    @property
    def trouble(self) -> str | None:
        """Why not everything is kept; None if it is."""
        return self._writer.trouble

    async def ask(self, method: str, path: str, body: str = "") -> OfflineAnswer:
        """The answer to a request; `path` may have a query."""
        if (method, path) == ("POST", "/api/guests"):
            await self._sign_in(body)
        answer = await self._answer(method, path, body)
        if answer.status == NOT_SIGNED_IN and self._token is None:
            await self._sign_in()
            answer = await self._answer(method, path, body)
        return answer

    async def _answer(self, method: str, path: str, body: str) -> OfflineAnswer:
        sent: list[Message] = []
        waiting: list[Message] = [{"type": "http.request", "body": body.encode(), "more_body": False}]

        async def receive() -> Message:
            if waiting:
                return waiting.pop()
            await asyncio.get_running_loop().create_future()  # the client never disconnects
            raise AssertionError

        async def send(message: Message) -> None:
            sent.append(message)

        await self._app(self._scope("http", method, path), receive, send)
        start, *rest = sent
        headers = dict(start["headers"])
        text = b"".join(message.get("body", b"") for message in rest).decode()
        return OfflineAnswer(start["status"], headers.get(b"content-type", b"").decode(), text)

    def connect(self, send: Callable[[str], None], closed: Callable[[], None]) -> OfflineConnection:
        """A line to the socket: `send` gets its messages, and `closed` is called once when it ends."""
        line = OfflineConnection()
        task = asyncio.get_running_loop().create_task(self._serve(line, send))
        self._lines[task] = line

        def end(task: asyncio.Task[None]) -> None:
            del self._lines[task]
            if not task.cancelled():
                task.exception()  # logged already
            closed()

        task.add_done_callback(end)
        return line

    async def _serve(self, line: OfflineConnection, send: Callable[[str], None]) -> None:
        await self._sign_in()

        async def pass_on(message: Message) -> None:
            if message["type"] == "websocket.send":
                send(message["text"])

        await self._app(self._scope("websocket", "GET", "/ws"), line.next, pass_on)

    async def close(self) -> None:
        """Hang up all lines and close the node. Whatever was answered is kept already."""
        for line in self._lines.values():
            line.close()
        if self._lines:
            await asyncio.wait(list(self._lines), timeout=CLOSE_SECONDS)
        await self.node.close()

    async def _sign_in(self, body: str = "") -> None:
        """Make the one guest, by the name in a body if there is one."""
        async with self._signing_in:
            if self._token is not None:
                return
            try:
                wish = msgspec.json.decode(body or "{}", type=NewGuest)
                _, token = await self.node.new_guest(wish.name, ADDRESS, face=wish.face)
            except (RequestRefused, msgspec.MsgspecError):
                return  # the route refuses it as well, and says why
            await self._writer.write(Batch({TOKEN: token}))
            self._token = token

    def _scope(self, kind: str, method: str, path: str) -> Scope:
        path, _, query = path.partition("?")
        headers = [(b"host", b"localhost"), (b"content-type", b"application/json")]
        if self._token is not None:
            headers.append((b"authorization", b"Bearer " + self._token.encode()))
        return {
            "type": kind,
            "asgi": {"version": "3.0", "spec_version": "2.4"},
            "http_version": "1.1",
            "method": method,
            "scheme": "http" if kind == "http" else "ws",
            "path": unquote(path),
            "raw_path": path.encode(),
            "query_string": query.encode(),
            "root_path": "",
            "headers": headers,
            "client": (ADDRESS, 0),
            "server": ("localhost", 80),
            "extensions": {"websocket.http.response": {}},
        }
