"""Whole games over real sockets: everybody sees the same, and afterwards everybody can check the cards."""

import asyncio
from random import Random

import pytest

from seasalt.client import Client
from seasalt.rules import format_record, parse_record
from seasalt.rules.record import replay
from tests.server.log_checks import assert_nothing_lost
from tests.server.nodes import ServerThread
from tests.server.players import Spectator, Tab, a_person, a_table, command, people, play_all
from tests.servers import PATIENCE_S

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize(
    ("persons", "bots", "extra_salt"),
    [
        (2, ("greedy", "random"), "true"),
        (4, (), "false"),
        pytest.param(2, (), "true", marks=pytest.mark.thorough),
        pytest.param(3, (), "true", marks=pytest.mark.thorough),
        pytest.param(4, (), "true", marks=pytest.mark.thorough),
        pytest.param(1, ("greedy",), "false", marks=pytest.mark.thorough),
        pytest.param(1, ("random",) * 3, "false", marks=pytest.mark.thorough),
    ],
)
async def test_a_whole_game_ends_the_same_for_all_and_its_cards_can_be_checked(
    node: ServerThread, persons: int, bots: tuple[str, ...], extra_salt: str
):
    seated = people(persons, node.address)
    watcher = a_person(node.address, name="Wim")
    table = a_table(seated, bots, options={"extra_salt": extra_salt, "target_score": "12"})
    tabs = [Tab(person, table.id, Random(f"{persons} {bots} {extra_salt}")) for person in seated]
    tabs.append(Spectator(watcher, table.id, Random(0), invite=table.watch_invite))

    await play_all(*tabs)

    truth = await assert_nothing_lost(node.database, table.id, *tabs)
    assert truth.game is not None
    assert truth.game.outcome is not None
    assert not [refused for tab in tabs for refused in tab.refused if refused["code"] != "stale"]
    record = watcher.ask("GET", f"/api/tables/{table.id}/record?invite={table.watch_invite}").text
    assert record == format_record(truth.record())
    read = parse_record(record)
    *_, last = replay(read)
    assert last.step.game == truth.game
    fairness = seated[0].ask("GET", f"/api/tables/{table.id}/fairness").json()
    assert fairness["holds"] is True
    assert read.fairness is not None
    assert (read.fairness.commitment, read.fairness.secret) == (fairness["commitment"], fairness["secret"])
    assert list(read.fairness.nonces) == fairness["nonces"]
    assert read.seed is not None
    assert read.seed.hex() == fairness["seed"]
    for tab in tabs:
        assert tab.state is not None
        assert tab.state["fairness"] == {name: fairness[name] for name in tab.state["fairness"]}


async def test_the_commitment_is_published_before_the_first_nonce(node: ServerThread):
    [anna, ben] = people(2, node.address)
    table = a_table([anna, ben])
    tab = Tab(anna, table.id, Random(1))
    other = Tab(ben, table.id, Random(2))

    await play_all(tab, other)

    first = next(message["state"] for message in tab.messages() if message.get("state"))
    assert first["stage"] == "gathering"
    assert not any(place["ready"] for place in first["places"])
    assert tab.state is not None
    assert first["fairness"]["commitment"] == tab.state["fairness"]["commitment"]
    assert first["fairness"]["secret"] is None


async def test_the_small_client_plays_a_whole_game_with_bots(node: ServerThread):
    client = await Client.register(node.address, "Online bot")
    rng = Random(5)
    table = await client.open_table(players=2, bots=["greedy"], options={"target_score": "12"})

    playing = client.play(table["table"], lambda state: rng.choice(state["legal"]))
    last = await asyncio.wait_for(playing, 2 * PATIENCE_S)

    assert last["stage"] == "over"
    record = await client.ask("GET", f"/api/tables/{table['table']}/record")
    assert parse_record(record).names[0] == "Online bot"


async def test_a_rematch_keeps_the_seats_under_a_new_commitment(node: ServerThread):
    seated = people(2, node.address)
    table = a_table(seated, ("greedy",))
    tabs = [Tab(person, table.id, Random(number)) for number, person in enumerate(seated)]
    await play_all(*tabs)
    first = tabs[0].state
    assert first is not None

    assert command(seated[1], table.id, {"type": "rematch"})["type"] == "ack"
    gathered = seated[0].ask("GET", f"/api/tables/{table.id}").json()["state"]
    await asyncio.gather(
        *(tab.play(lambda state: state["games"] == 2 and state["stage"] == "over") for tab in tabs)
    )

    assert gathered["stage"] == "gathering"
    assert gathered["fairness"]["secret"] is None
    assert [place["name"] for place in gathered["places"]] == [place["name"] for place in first["places"]]
    truth = await assert_nothing_lost(node.database, table.id, *tabs)
    assert truth.games == 2
    assert truth.commitment != first["fairness"]["commitment"]
    assert truth.fairness.holds()
