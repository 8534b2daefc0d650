"""Replays: as each seat saw it, or open, and never of a running game."""

import asyncio
import gzip
from random import Random
from typing import Any

import httpx
import pytest

from seasalt.rules.cards import CARD_BY_CODE
from tests.server.nodes import ServerThread
from tests.server.players import Message, OpenTable, Person, Tab, a_person, a_table, command, people, play_all
from tests.servers import HTTP

pytestmark = pytest.mark.anyio


class Played:
    """A finished game, and what each tab saw of it."""

    def __init__(self, table: OpenTable, tabs: list[Tab]) -> None:
        self.table = table
        self.tabs = tabs
        self.persons = [tab.person for tab in tabs]

    def replay(self, seat: int | None = None) -> Message:
        answer = ask(self.persons[0], self.table.id, seat=seat)
        assert answer.status_code == 200, answer.text
        told: Message = answer.json()
        return told


@pytest.fixture(scope="module")
async def played(node: ServerThread) -> Played:
    seated = people(3, node.address)
    table = a_table(seated, options={"extra_salt": "true", "target_score": "25"})
    tabs = [Tab(person, table.id, Random(at)) for at, person in enumerate(seated)]
    await play_all(*tabs)
    return Played(table, tabs)


def ask(person: Person, table: str, what: str = "replay", **query: Any) -> httpx.Response:
    asked = httpx.QueryParams({name: value for name, value in query.items() if value is not None})
    return person.ask("GET", f"/api/tables/{table}/{what}?{asked}")


def refusal(person: Person, table: str, what: str = "replay", **query: Any) -> tuple[int, str]:
    answer = ask(person, table, what, **query)
    assert answer.json().keys() == {"code", "about"}
    return answer.status_code, answer.json()["code"]


def mine(person: Person) -> list[Message]:
    """The lines of one's list of games."""
    lines: list[Message] = person.ask("GET", "/api/me/tables").json()["tables"]
    return lines


# --- contents


@pytest.mark.parametrize("seat", [0, 1, 2])
async def test_a_seat_sees_again_what_it_saw_in_the_game(played: Played, seat: int):
    updates = [m for m in played.tabs[seat].messages() if m["type"] == "update" and m["events"]]

    replay = played.replay(seat)

    assert len(replay["steps"]) == len(updates) > 30
    for step, update in zip(replay["steps"], updates, strict=True):
        live = update["state"]
        assert step["events"] == update["events"]
        assert step["action"] == update["action"]
        assert step["seat"] == (update["seat"] if update["what"] == "Acted" else None)
        assert step["state"] | {"last_result": None} == live["game"] | {"last_result": None}
        assert step["legal"] == live["legal"]
        assert step["scores"] is None


async def test_open_every_hand_is_shown_and_counted(played: Played):
    replays = [played.replay(seat) for seat in range(3)]

    opened = played.replay()

    for number, step in enumerate(opened["steps"]):
        alone = [replay["steps"][number] for replay in replays]
        own = [each["state"]["hands"][seat] for seat, each in enumerate(alone)]
        assert step["state"]["hands"] == own
        assert step["scores"] == [each["state"]["score"] for each in alone]
        assert step["state"]["score"] is None
        assert step["state"]["drawn"] == next((s["state"]["drawn"] for s in alone if s["state"]["drawn"]), [])
        assert step["action"] == next((each["action"] for each in alone if each["action"]), None)
        assert step["legal"] == []


async def test_open_no_event_hides_a_card(played: Played):
    events = [event for step in played.replay()["steps"] for event in step["events"]]

    kept = [event for event in events if event["type"] == "CardKept"]
    assert kept
    assert all(event["card"] in CARD_BY_CODE for event in kept)


async def test_a_replay_says_how_every_round_and_the_game_ended(played: Played):
    replay = played.replay()
    last = played.tabs[0].state
    assert last is not None

    assert replay["outcome"] == last["game"]["outcome"]
    assert replay["results"][-1] == last["game"]["last_result"]
    assert [result["number"] for result in replay["results"]] == list(range(1, last["game"]["round"] + 1))
    assert replay["names"] == ["Anna", "Ben", "Cora"]
    assert replay["info"] == played.tabs[0].info
    assert (replay["table"], replay["game"], replay["games"]) == (played.table.id, 1, 1)
    told = [step["state"]["last_result"] for step in replay["steps"] if step["state"]["last_result"]]
    assert told == replay["results"]


async def test_a_replay_is_packed_for_those_who_can_unpack_it(node: ServerThread, played: Played):
    path = f"{node.address}/api/tables/{played.table.id}/replay"
    headers = {"authorization": f"Bearer {played.persons[0].token}"}

    with httpx.Client(headers=headers, **HTTP) as browser:
        with browser.stream("GET", path, headers={"accept-encoding": "gzip"}) as packed:
            body = b"".join(packed.iter_raw())
        plain = browser.get(path, headers={"accept-encoding": "identity"})

    assert packed.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert gzip.decompress(body) == plain.content
    assert len(body) < len(plain.content) / 5
    assert packed.headers["cache-control"] == plain.headers["cache-control"] == "no-store"


async def test_what_is_told_of_a_game_is_not_cached(played: Played):
    answers = [ask(played.persons[1], played.table.id, what) for what in ("record", "fairness", "replay")]

    assert [answer.headers["cache-control"] for answer in answers] == ["no-store"] * 3


# --- access


ROUTES = pytest.mark.parametrize("what", ["record", "fairness", "replay", "curve", "review"])


@ROUTES
async def test_of_a_game_that_is_not_over_nothing_is_shown(node: ServerThread, what: str):
    seated = people(2, node.address)
    table = a_table(seated)
    watcher = a_person(node.address, name="Wim")
    queries: list[dict[str, Any]] = [{}, {"seat": 0}, {"seat": 1}, {"game": 1}, {"seat": 0, "game": 1}]
    gathering = {refusal(seated[0], table.id, what, **query) for query in queries if "game" not in query}

    tabs = [Tab(person, table.id, Random(at)) for at, person in enumerate(seated)]
    await asyncio.gather(*(tab.play(lambda state: state["version"] > 20) for tab in tabs))
    playing = {refusal(person, table.id, what, **query) for query in queries for person in seated}
    watching = {refusal(watcher, table.id, what, invite=table.watch_invite, **query) for query in queries}

    assert tabs[0].state is not None
    assert tabs[0].state["stage"] == "playing"
    assert gathering == playing == watching == {(409, "not_over")}


async def test_a_game_that_has_been_played_stays_open_and_the_rematch_closed(node: ServerThread):
    seated = people(2, node.address)
    table = a_table(seated)
    tabs = [Tab(person, table.id, Random(at)) for at, person in enumerate(seated)]
    await play_all(*tabs)
    first = ask(seated[0], table.id).json()
    ended = mine(seated[0])
    assert command(seated[0], table.id, {"type": "rematch"})["type"] == "ack"
    gathering = mine(seated[0])
    await asyncio.gather(*(tab.play(lambda s: s["games"] == 2 and s["game"] is not None) for tab in tabs))

    during = ask(seated[0], table.id).json(), refusal(seated[0], table.id, game=2)
    await asyncio.gather(*(tab.play(lambda s: s["games"] == 2 and s["stage"] == "over") for tab in tabs))

    again = mine(seated[0])
    assert [(line["game"], line["summary"]["winners"]) for line in ended] == [
        (1, first["outcome"]["winners"])
    ]
    assert [line for line in gathering if line["stage"] == "over"] == ended
    assert [line["stage"] for line in gathering] == ["gathering", "over"]
    assert [line["game"] for line in again] == [2, 1]
    assert again[1] == ended[0]
    assert during == (first, (409, "not_over"))
    assert ask(seated[0], table.id, game=1).json() == first | {"games": 2}
    second = ask(seated[0], table.id).json()
    assert (second["game"], second["games"]) == (2, 2)
    assert second == ask(seated[0], table.id, game=2).json()
    assert second["steps"] != first["steps"]
    for what in ("record", "fairness"):
        last, *each = [
            seated[0].ask("GET", f"/api/tables/{table.id}/{what}{query}").text
            for query in ("", "?game=1", "?game=2")
        ]
        assert each[0] != each[1] == last


@ROUTES
async def test_a_game_that_one_may_not_watch_or_that_is_not_there_is_refused(
    node: ServerThread, played: Played, what: str
):
    outsider, player = a_person(node.address, name="Wim"), played.persons[0]

    assert refusal(outsider, played.table.id, what) == (403, "not_allowed")
    assert refusal(outsider, played.table.id, what, invite="guess") == (403, "not_allowed")
    assert refusal(player, "nowhere", what) == (404, "no_such_table")
    for game in ("0", "2", "x", "9" * 30):
        assert refusal(player, played.table.id, what, game=game) == (404, "no_such_game")


async def test_a_spectator_may_see_the_replay(node: ServerThread, played: Played):
    outsider = a_person(node.address, name="Wim")

    watched = ask(outsider, played.table.id, invite=played.table.watch_invite, seat=1)
    assert watched.json() == played.replay(1)


async def test_a_link_to_a_replay_opens_no_seat_even_from_a_player(node: ServerThread):
    seated = people(2, node.address)
    table = a_table(seated)
    await play_all(*[Tab(person, table.id, Random(at)) for at, person in enumerate(seated)])
    friend = a_person(node.address, name="Fay")  # has an invitation to a seat, but all were taken
    path = f"/api/tables/{table.id}"
    links = [
        seated[0].ask("GET", f"{path}/invites").json()["watch_invite"],
        friend.ask("GET", f"{path}/invites?invite={table.seat_invite}").json()["watch_invite"],
    ]
    assert command(seated[0], table.id, {"type": "rematch"})["type"] == "ack"
    assert command(seated[1], table.id, {"type": "stand"})["type"] == "ack"  # now a seat is free

    for link in links:
        reader = a_person(node.address, name="Rea")
        assert ask(reader, table.id, invite=link).status_code == 200
        assert reader.ask("GET", f"{path}?invite={link}").json()["state"]["you"] is None
        refused = reader.ask("POST", f"{path}/join", {"invite": link})
        assert (refused.status_code, refused.json()["code"]) == (403, "not_allowed")


@pytest.mark.parametrize("seat", ["3", "-1", "one", "²"])
async def test_a_seat_that_is_not_there_is_refused(played: Played, seat: str):
    assert refusal(played.persons[2], played.table.id, seat=seat) == (400, "no_such_seat")
