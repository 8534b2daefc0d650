"""The client for bots follows the protocol whatever else happens at the table."""

import asyncio
import gc
from http import HTTPStatus
from pathlib import Path
from random import Random
from typing import Any

import pytest
from websockets.asyncio.server import ServerConnection, serve
from websockets.http11 import Request, Response

from seasalt.client import Client, RefusedByServer
from tests.server.nodes import ServerThread, running_node
from tests.server.players import Message, Person, Tab, a_person, begin, command, is_over, until
from tests.servers import PATIENCE_S, held_port

pytestmark = pytest.mark.anyio


class Dice:
    """Plays at random and counts its decisions."""

    def __init__(self, seed: int) -> None:
        self._rng = Random(seed)
        self.decided = 0

    def __call__(self, state: dict[str, Any]) -> str:
        self.decided += 1
        action: str = self._rng.choice(state["legal"])
        return action


class Chatty(Tab):
    """Says a phrase at every opportunity."""

    def wanted(self, state: Message) -> Message | None:
        if self._rng.random() < 0.3:
            return {"type": "emote", "phrase": "hurry"}
        return super().wanted(state)


async def test_two_clients_and_a_talkative_player_finish_a_game(node: ServerThread):
    clients = [await Client.register(node.address, name) for name in ("One", "Two")]
    talker = a_person(node.address, name="Tara")
    opened = await clients[0].open_table(players=3, options={"target_score": "7"})
    table = opened["table"]
    await clients[1].join(table, opened["seat_invite"])
    talker.ask("POST", f"/api/tables/{table}/join", {"invite": opened["seat_invite"]})

    async with asyncio.timeout(2 * PATIENCE_S):
        *states, last = await asyncio.gather(
            *(client.play(table, Dice(at)) for at, client in enumerate(clients)),
            Chatty(talker, table, Random(3)).play(),
        )

    assert all(map(is_over, states))
    assert [state["game"]["totals"] for state in states] == [last["game"]["totals"]] * 2


async def test_a_client_plays_on_after_the_server_was_restarted(tmp_path: Path):
    with running_node(tmp_path) as node:
        client, dice = await Client.register(node.address), Dice(1)
        opened = await client.open_table(players=2, bots=["random"], options={"target_score": "14"})
        playing = asyncio.create_task(client.play(opened["table"], dice))
        for end in (node.stop, node.kill):
            at = dice.decided
            await until(lambda at=at: dice.decided > at + 5)  # type: ignore[misc]
            end()
            await asyncio.to_thread(node.start)

        last = await asyncio.wait_for(playing, 2 * PATIENCE_S)

    assert is_over(last)


async def test_a_client_takes_its_seat_back_from_the_bot_that_stood_in(node: ServerThread):
    client = await Client.register(node.address)
    other = a_person(node.address, name="Ben")
    opened = await client.open_table(players=2, options={"target_score": "7"})
    table = opened["table"]
    other.ask("POST", f"/api/tables/{table}/join", {"invite": opened["seat_invite"]})
    bot = Person([node.address], client.id, "Bot", client.token)
    begin(table, [bot, other])
    left = command(bot, table, {"type": "leave"})

    def why() -> str:
        said: str = other.ask("GET", f"/api/tables/{table}").json()["state"]["places"][0]["why"]
        return said

    assert (left["type"], why()) == ("ack", "left")
    playing = asyncio.create_task(client.play(table, Dice(1)))
    await until(lambda: why() == "")
    await Tab(other, table, Random(2)).play()
    await asyncio.wait_for(playing, PATIENCE_S)


async def test_a_client_that_the_server_does_not_know_is_told_so(
    node: ServerThread, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr("seasalt.client.FIRST_DELAY", 0.01)
    stranger = Client(node.address, "no token of ours", "nobody")

    with pytest.raises(RefusedByServer) as refused:
        await stranger.play("anything", Dice(1))

    assert refused.value.code == "not_signed_in"


async def test_a_server_that_cannot_serve_just_now_is_asked_again(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("seasalt.client.FIRST_DELAY", 0.001)
    monkeypatch.setattr("seasalt.client.LONGEST_DELAY", 0.001)
    answers = [*[503, 429, 502] * 5, 401, 503, 401, 401]

    def refuse(connection: ServerConnection, request: Request) -> Response:
        return connection.respond(HTTPStatus(answers.pop(0)), "")

    async with serve(lambda _: asyncio.sleep(0), "127.0.0.1", held_port(), process_request=refuse) as server:
        [line] = server.sockets
        client = Client(f"http://127.0.0.1:{line.getsockname()[1]}", "token", "anna")
        with pytest.raises(RefusedByServer) as refused:
            await client.play("reef", Dice(1))

    assert refused.value.code == "not_signed_in"
    assert answers == []


async def test_a_move_that_is_not_legal_ends_the_game_of_the_client_and_says_why(node: ServerThread):
    client = await Client.register(node.address)
    opened = await client.open_table(players=2, bots=["greedy"])

    with pytest.raises(RefusedByServer) as refused:
        await client.play(opened["table"], lambda state: "win")

    assert refused.value.code == "bad_action"


async def test_a_client_that_is_stopped_leaves_no_socket_open(node: ServerThread):
    client, dice = await Client.register(node.address), Dice(1)
    opened = await client.open_table(players=2, bots=["greedy"], options={"target_score": "100"})
    playing = asyncio.create_task(client.play(opened["table"], dice))
    await until(lambda: dice.decided > 3)

    playing.cancel()
    with pytest.raises(asyncio.CancelledError):
        await playing
    del playing
    gc.collect()  # a socket left open would be a warning, and so a failure
