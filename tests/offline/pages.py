"""A page that plays at an OfflineNode, by the messages that a browser's page sends."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from random import Random
from typing import Any

from seasalt.offline.browser_storage import BrowserStorage
from seasalt.offline.offline_node import SETTINGS, OfflineNode

PATIENCE_S = 60
AT_ONCE = replace(SETTINGS, bot_delay=0)  # no person watches here


@asynccontextmanager
async def open_offline_node(storage: BrowserStorage, **more: Any) -> AsyncIterator[OfflineNode]:
    """An OfflineNode until the end of the block."""
    node = await OfflineNode.open(storage, **{"settings": AT_ONCE, **more})
    try:
        yield node
    finally:
        await node.close()


async def asked(node: OfflineNode, method: str, path: str, body: Any = None) -> Any:
    """The answer to a request that must succeed."""
    answer = await node.ask(method, path, "" if body is None else json.dumps(body))
    assert answer.status == 200, answer
    return json.loads(answer.text)


async def refused(node: OfflineNode, method: str, path: str, body: Any = None) -> str:
    """The code of a refusal."""
    answer = await node.ask(method, path, "" if body is None else json.dumps(body))
    assert answer.status >= 400, answer
    return str(json.loads(answer.text)["code"])


async def a_table(node: OfflineNode, players: int = 2, **wish: Any) -> str:
    """A table with quick bots, and a short game."""
    options = {"target_score": "12", **wish.pop("options", {})}
    body = {"players": players, "bot": "greedy", "options": options, **wish}
    return str((await asked(node, "POST", "/api/quick", body))["table"])


class Page:
    """A page that watches one table and plays at random."""

    def __init__(self, node: OfflineNode, table: str, seed: int = 1) -> None:
        self.table = table
        self.state: Any = None
        self.closed = 0
        self.acknowledged = 0
        self._rng = Random(seed)
        self._inbox: asyncio.Queue[Any] = asyncio.Queue()
        self._line = node.connect(self._hear, self._end)
        self.commands = 0
        self._sent_at = 0  # the version for which a command was sent

    def _hear(self, text: str) -> None:
        self._inbox.put_nowait(json.loads(text))

    def _end(self) -> None:
        self.closed += 1
        self._inbox.put_nowait({"type": "closed"})

    def send(self, **message: Any) -> None:
        """Send any message."""
        self._line.receive(json.dumps(message))

    def hang_up(self) -> None:
        """Close the line."""
        self._line.close()

    async def hear(self) -> Any:
        """The next message; keeps the newest state."""
        async with asyncio.timeout(PATIENCE_S):
            message = await self._inbox.get()
        if message.get("state"):
            self.state = message["state"]
        if message["type"] == "ack":
            self.acknowledged = max(self.acknowledged, message["version"])
        return message

    async def play(self, until: int = 10**9) -> None:
        """Play until the game is over or the table has that version."""
        self.send(type="watch", table=self.table, fast=True)
        while self.state is None or (self.state["stage"] != "over" and self.state["version"] < until):
            message = await self.hear()
            assert message["type"] not in ("problem", "nak", "closed"), message
            self._act()

    def _act(self) -> None:
        state = self.state
        if state is None or state["version"] <= self._sent_at:
            return
        if state["stage"] == "gathering":
            do = {"type": "ready", "nonce": "ab" * 16}
        elif state["summary_until"] and state["you"] not in state["summary_seen"]:
            do = {"type": "seen"}
        elif state["legal"]:
            do = {"type": "act", "action": self._rng.choice(state["legal"])}
        else:
            return
        self.commands += 1
        self._sent_at = state["version"]
        command_id = f"{self._sent_at}-{self.commands}"
        self.send(type="cmd", id=command_id, table=self.table, expect=state["version"], do=do)
