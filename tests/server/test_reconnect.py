"""Reconnects in every phase of a game: by version, by snapshot, with an unanswered command."""

import asyncio
import json
from functools import partial
from random import Random
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection

from seasalt.rules.phase import CHANCE_PHASES, Phase
from seasalt.server.tables.room import MAX_MISSED
from tests.server.log_checks import assert_nothing_lost
from tests.server.nodes import ServerThread
from tests.server.players import (
    Message,
    Person,
    Spectator,
    Tab,
    a_person,
    a_table,
    is_over,
    people,
    play_all,
    receive,
)
from tests.thorough import matrix

pytestmark = pytest.mark.anyio
WAYS = ("before, by version", "before, by snapshot", "after, by version", "after, by snapshot")
PHASES = (
    "gathering",
    "summary",
    *(phase.value for phase in Phase if phase not in {*CHANCE_PHASES, Phase.OVER}),
)
"""Where people are waited for."""

EVERY = set(matrix(PHASES, WAYS))


class Leaving(Tab):
    """Disconnects in each phase: before it sends a command, or after, without waiting for the answer."""

    def __init__(self, *args: Any, left: set[tuple[str, str]], **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._left = left
        self._leaving: str | None = None

    def wanted(self, state: Message) -> Message | None:
        do = super().wanted(state)
        lays = [action for action in state["legal"] if action.startswith("lay")]
        if do and do["type"] == "act" and lays:  # duos lead to the rare phases
            return {"type": "act", "action": self._rng.choice(lays)}
        return do

    async def command(self, socket: ClientConnection, do: Message) -> None:
        assert self.state is not None
        phase = _phase(self.state)
        ways = [way for way in WAYS if (phase, way) in EVERY - self._left]
        if not ways or self._leaving is not None:
            self._leaving = None
            await super().command(socket, do)
            return
        way = self._leaving = ways[0]
        self.by_snapshot = way.endswith("snapshot")
        before = self.state
        if way.startswith("before"):
            self._left.add((phase, way))
            await socket.close()
            if self.by_snapshot:
                self.state, self.version = None, 0
                await _assert_same_after_return(self, before)
            return
        await super().command(socket, do)
        assert self.pending is not None
        self._left.add((phase, way))
        await socket.close()


async def _assert_same_after_return(tab: Tab, before: Message) -> None:
    """The snapshot equals the last known state if no seat has acted since."""
    async with tab.person.socket() as socket:
        await socket.send(json.dumps({"type": "watch", "table": tab.table}))
        snapshot = await receive(socket)
    if snapshot["state"]["version"] == before["version"]:
        assert snapshot["state"] == before


def _phase(state: Message) -> str:
    if state["stage"] == "gathering":
        return "gathering"
    if state["summary_until"] is not None:
        return "summary"
    phase: str = state["game"]["phase"]
    return phase


@pytest.mark.long
async def test_a_client_that_reconnects_in_any_phase_goes_on_where_it_was(
    node: ServerThread, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr("secrets.token_bytes", Random(3).randbytes)  # the same deals each time
    left: set[tuple[str, str]] = set()
    for game in range(20):
        seated = people(3, node.address)
        table = a_table(seated, options={"extra_salt": "true", "target_score": "12"})
        tabs = [
            Leaving(person, table.id, Random(f"{game} {at}"), left=left) for at, person in enumerate(seated)
        ]
        await play_all(*tabs)
        await assert_nothing_lost(node.database, table.id, *tabs)
        if left == EVERY:
            break

    assert left == EVERY


async def test_by_version_come_all_updates_that_were_missed_and_the_state_with_the_last(node: ServerThread):
    seated = people(2, node.address)
    table = a_table(seated)
    tabs = [Tab(person, table.id, Random(at)) for at, person in enumerate(seated)]
    await play_all(*tabs)
    last = tabs[0].version
    live = {m["version"]: m for m in tabs[0].messages() if m["type"] == "update"}

    for since in (max(1, last - MAX_MISSED), max(last // 2 + 1, last - MAX_MISSED), last - 1):
        missed = await _read(seated[0], {"table": table.id, "since": since}, last - since)

        assert [message["version"] for message in missed] == list(range(since + 1, last + 1))
        assert [message["state"] is not None for message in missed] == [False] * (last - since - 1) + [True]
        for message in missed:
            known = live.get(message["version"])
            if known is not None:
                assert message | {"state": None} == known | {"state": None}


async def test_a_client_that_has_missed_very_much_gets_a_snapshot_instead_of_updates(node: ServerThread):
    anna = a_person(node.address)
    table = a_table([anna], ("random",) * 3, options={"target_score": "30"})
    tab = Tab(anna, table.id, Random(1))
    await tab.play(lambda state: state["version"] > MAX_MISSED + 1)

    [message] = await _read(anna, {"table": table.id, "since": 1}, 1)

    assert message["type"] == "snapshot"


@pytest.mark.parametrize("since", [None, 0, 10**9])
async def test_a_version_that_cannot_be_gets_a_snapshot(node: ServerThread, since: int | None):
    [anna, ben] = people(2, node.address)
    table = a_table([anna, ben])

    [message] = await _read(anna, {"table": table.id, "since": since}, 1)

    assert message["type"] == "snapshot"
    assert message["state"]["version"] == 3


async def test_a_spectator_comes_back_as_a_spectator(node: ServerThread):
    seated = people(2, node.address)
    outsider = a_person(node.address, name="Wim")
    table = a_table(seated)
    watching = Spectator(outsider, table.id, Random(1), invite=table.watch_invite)
    tabs = [Tab(person, table.id, Random(at)) for at, person in enumerate(seated)]

    async with asyncio.TaskGroup() as group:
        for tab in tabs:
            group.create_task(tab.play())
        for version in (4, 8, 16, 24, 32):
            state = await watching.play(partial(_has_come_to, version))  # or the game is over
            watching.by_snapshot = not watching.by_snapshot
            assert state["you"] is None
            assert state["stage"] != "playing" or state["game"]["hands"].count(None) >= 1
    await watching.play()

    await assert_nothing_lost(node.database, table.id, *tabs, watching)


def _has_come_to(version: int, state: Message) -> bool:
    return bool(state["version"] >= version or is_over(state))


async def _read(person: Person, watch: Message, count: int) -> list[Message]:
    async with person.socket() as socket:
        await socket.send(json.dumps({"type": "watch", **watch}))
        return [await receive(socket) for _ in range(count)]
