"""A phone that goes out of range: its connection stays open, but nothing gets through."""

import asyncio
import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection

from bench.load.relay import Relay
from seasalt.rules import Seat
from seasalt.table.command import TakeoverReason
from seasalt.table.entry import Acted, BotTookOver, HandedBack, parse_entry
from tests.server.log_checks import assert_nothing_lost, log_of
from tests.server.nodes import ServerThread, serving
from tests.server.players import Message, Tab, a_table, begin, people, play_all, until

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def node(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerThread]:
    with serving(tmp_path_factory.mktemp("vanished"), IDLE_SECONDS="1", GRACE="500") as node:
        yield node


class Waiting(Tab):
    """A tab that plays only while no bot stands in for a person."""

    def wanted(self, state: Message) -> Message | None:
        is_alone = state["stage"] == "playing" and any(place["stand_in"] for place in state["places"])
        return None if is_alone else super().wanted(state)

    def plays_with_a_stand_in(self) -> bool:
        """Whether it is this person's turn again after a bot has played for another."""
        state = self.state
        return bool(
            state
            and state["stage"] == "playing"
            and state["to_act"] == state["you"]
            and any(place["stand_in"] for place in state["places"])
        )


async def test_a_phone_that_vanishes_is_noticed_and_stood_in_for_and_plays_on_over_a_new_line(
    node: ServerThread,
):
    anna, ben = people(2, node.address)
    table = a_table([anna, ben], options={"target_score": "15"})
    async with Relay(node.address) as relay, asyncio.TaskGroup() as games:
        phone = Tab(replace(anna, addresses=[relay.address]), table.id, Random(1), patience=0.3)
        desk = Waiting(ben, table.id, Random(2), patience=0.3)  # which keeps pinging
        for tab in (phone, desk):
            games.create_task(tab.play())
        await until(lambda: phone.version > 8)

        relay.swallow()
        await until(desk.plays_with_a_stand_in)

        assert phone.version < desk.version
        assert phone.connections == 1  # it does not know that it is away
        relay.reset()

    assert phone.connections > 1
    await assert_nothing_lost(node.database, table.id, phone, desk)
    entries = [parse_entry(line.body) for line in await log_of(node.database, table.id)]
    taken = next(at for at, entry in enumerate(entries) if isinstance(entry, BotTookOver))
    back = next(at for at, entry in enumerate(entries) if isinstance(entry, HandedBack))
    assert entries[taken] == BotTookOver(Seat(0), "greedy", TakeoverReason.AWAY)
    assert any(isinstance(entry, Acted) and entry.by_bot for entry in entries[taken:back])
    assert any(
        isinstance(entry, Acted) and (entry.seat, entry.by_bot) == (0, False) for entry in entries[back:]
    )


async def heard(socket: ClientConnection, kind: str) -> Message:
    """The next message of a kind; meanwhile this client pings, as a browser does."""
    while True:
        try:
            async with asyncio.timeout(0.5):
                message: Message = json.loads(await socket.recv())
        except TimeoutError:
            await socket.send('{"type": "ping"}')
            continue
        if message["type"] == kind:
            return message


async def test_a_player_who_falls_silent_is_said_to_be_away_while_the_socket_is_open_and_is_back_at_once(
    tmp_path: Path,
):
    with serving(tmp_path) as node:
        anna, ben = people(2, node.address)
        table = a_table([anna, ben]).id
        begin(table, [anna, ben])
        watch = json.dumps({"type": "watch", "table": table})
        async with anna.socket() as one, ben.socket() as two:
            sockets = [one, two]
            for socket in sockets:
                await socket.send(watch)
            seen = [await heard(socket, "snapshot") for socket in sockets]
            seat = seen[0]["state"]["to_act"]
            silent, other = sockets[seat], sockets[1 - seat]
            await silent.send('{"type": "ping"}')
            away = await heard(other, "away")
            await silent.send('{"type": "ping"}')
            back = await heard(other, "away")

    assert away["seat"] == seat
    assert away["until"] > away["since"]
    assert (back["seat"], back["since"]) == (None, None)


class Deaf(Tab):
    """A phone that receives nothing after it has sent a certain command."""

    def __init__(self, *args: Any, relay: Relay, **options: Any) -> None:
        super().__init__(*args, **options)
        self._relay = relay
        self.unheard: str | None = None

    async def command(self, socket: ClientConnection, do: Message) -> None:
        if self.unheard is None and self.version > 4:
            self._relay.swallow(up=False)
            await super().command(socket, do)
            assert self.pending is not None
            self.unheard = self.pending["id"]
        else:
            await super().command(socket, do)


async def test_what_was_done_though_its_answer_never_arrived_is_done_once(node: ServerThread):
    anna, ben = people(2, node.address)
    table = a_table([anna, ben])
    async with Relay(node.address) as relay, asyncio.TaskGroup() as games:
        by_relay = replace(anna, addresses=[relay.address])
        phone = Deaf(by_relay, table.id, Random(3), patience=0.3, relay=relay)
        desk = Tab(ben, table.id, Random(4), patience=0.3)
        for tab in (phone, desk):
            games.create_task(tab.play())
        await until(lambda: phone.unheard and desk.version > phone.version)

        assert phone.unheard not in phone.acknowledged
        relay.reset()

    assert phone.unheard in phone.acknowledged
    await assert_nothing_lost(node.database, table.id, phone, desk)


async def test_a_line_on_which_everything_comes_late_is_played_on_all_the_same(node: ServerThread):
    anna, ben = people(2, node.address)
    table = a_table([anna, ben])
    async with Relay(node.address, delay=0.005) as relay:
        tabs = [
            Tab(replace(person, addresses=[relay.address]), table.id, Random(at), patience=0.3)
            for at, person in enumerate((anna, ben))
        ]
        await play_all(*tabs)

    await assert_nothing_lost(node.database, table.id, *tabs)
