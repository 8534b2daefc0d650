"""What reaches a viewer does not depend on what the viewer may not know; logs hold no card and no token."""

import asyncio
import json
import re
from collections.abc import Iterator
from dataclasses import fields, replace
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from seasalt.rules import Card, Seat, legal_actions, redact, view
from seasalt.rules.cards import CARD_BY_CODE
from seasalt.rules.event import Event
from seasalt.rules.fairness import bot_nonce, commitment
from seasalt.rules.game import seats
from seasalt.server.tables.room import HistoryItem, Room
from seasalt.server.tables.rooms import summary
from seasalt.table.entry import Acted, BecameReady, BotSat, Entry, PersonSat, TableOpened, parse_entry
from seasalt.table.place import Place
from seasalt.table.table import Stage, Table, fold
from tests.properties.secrets import Viewer, twin
from tests.server.log_checks import fold_log, log_of
from tests.server.nodes import ServerProcess, running_node
from tests.server.players import Person, Spectator, Tab, a_person, a_table, people, play_all
from tests.thorough import examples, matrix

CARD = re.compile("|".join(sorted(map(re.escape, CARD_BY_CODE), key=len, reverse=True)))
ALL_CARDS = tuple(CARD_BY_CODE.values())


# --- in process: two tables that a viewer cannot tell apart


def a_room(rng: Random, players: int, *, memory_aid: bool, extra_salt: bool) -> Iterator[Room]:
    """A room at every version of a game that people and a bot play at random."""
    secret = rng.randbytes(32)
    options = {"target_score": "12", "extra_salt": str(extra_salt).lower()}
    opened = TableOpened(
        players, "standard", options, "none", 0, 0, memory_aid, commitment(secret), secret.hex()
    )
    room = Room("reef", fold(None, opened, 1).table, [HistoryItem(opened, 1, ())])
    entries: list[Entry] = [PersonSat(seat, f"guest-{seat}", f"N{seat}") for seat in seats(players - 1)]
    entries.append(BotSat(Seat(players - 1), "greedy", "Ada"))
    entries += [BecameReady(seat, rng.randbytes(8).hex()) for seat in seats(players - 1)]
    for at, entry in enumerate(entries, 2):
        room.apply(entry, at)
        yield room
    while room.table.stage is Stage.PLAYING:
        table = room.table
        assert table.game is not None
        assert table.to_act is not None
        action = rng.choice(legal_actions(table.game))
        by_bot = table.places[table.to_act].bot is not None
        room.apply(Acted(table.to_act, str(action), by_bot), 100 + table.version)
        yield room


def other_room(room: Room, viewer: Viewer, rng: Random) -> Room:
    """The same room with everything changed that the viewer may not know, except the commitment."""
    history = [
        HistoryItem(_other_entry(past.entry, viewer, rng), past.at, _other_events(past.events, viewer, rng))
        for past in room.history
    ]
    return Room(room.id, _other_table(room.table, viewer, rng), history, room.before)


def _other_table(table: Table, viewer: Viewer, rng: Random) -> Table:
    secret = rng.randbytes(32)
    places = tuple(
        replace(place, nonce=place.nonce and _other_nonce(secret, Seat(at), place, rng))
        for at, place in enumerate(table.places)
    )
    game = table.game and twin(table.game, viewer, rng)
    return replace(table, secret=secret.hex(), places=places, game=game, actions=table.actions[::-1])


def _other_nonce(secret: bytes, seat: Seat, place: Place, rng: Random) -> str:
    return bot_nonce(secret, seat) if place.bot else rng.randbytes(8).hex()


def _other_entry(entry: Entry, viewer: Viewer, rng: Random) -> Entry:
    match entry:
        case TableOpened():
            return replace(entry, secret=rng.randbytes(32).hex())
        case BecameReady():
            return replace(entry, nonce=rng.randbytes(8).hex())
        case Acted(seat=seat) if seat != viewer:
            return replace(entry, action=f"keep {rng.choice(ALL_CARDS)} > A")
        case _:
            return entry


def _other_events(events: tuple[Event, ...], viewer: Viewer, rng: Random) -> tuple[Event, ...]:
    def other(event: Event) -> Event:
        shown = redact(event, viewer)
        changes: dict[str, Any] = {}
        for field in fields(event):
            hidden = getattr(event, field.name)
            if getattr(shown, field.name) != hidden:
                size = len(hidden) if isinstance(hidden, tuple) else None
                cards = tuple(rng.choices(ALL_CARDS, k=size or 1))
                changes[field.name] = cards if size is not None else cards[0]
        return replace(event, **changes)

    return tuple(map(other, events))


@examples(3)
@given(st.integers(0, 10**6), st.integers(2, 4), st.booleans(), st.booleans())
def test_no_byte_sent_depends_on_what_the_viewer_may_not_know(
    seed: int, players: int, memory_aid: bool, extra_salt: bool
):
    rng = Random(seed)
    changed = 0
    for room in a_room(rng, players, memory_aid=memory_aid, extra_salt=extra_salt):
        if room.table.stage is Stage.OVER:
            break
        viewer = rng.choice((*seats(players - 1), None))
        guest = "nobody" if viewer is None else f"guest-{viewer}"
        other = other_room(room, viewer, rng)
        changed += other.table.game != room.table.game
        since = rng.randint(room.before, room.table.version)  # of earlier ones nothing is kept

        assert other.snapshot(guest) == room.snapshot(guest)
        assert other.updates(guest, since) == room.updates(guest, since)
        assert summary(other.table) == summary(room.table)
    assert changed > 10


def test_what_a_call_may_bring_does_not_depend_on_what_the_caller_may_not_know():
    rng, counted = Random(3), 0
    for game in range(6):
        for room in a_room(Random(game), 3, memory_aid=False, extra_salt=True):
            caller = room.table.to_act
            if caller is None or caller == 2 or b'"bets":[' not in room.snapshot(f"guest-{caller}"):
                continue
            for viewer in (*seats(2), None):
                guest = "nobody" if viewer is None else f"guest-{viewer}"
                assert other_room(room, viewer, rng).snapshot(guest) == room.snapshot(guest)
                assert (b'"bets":[' in room.snapshot(guest)) == (viewer == caller)
            counted += 1
    assert counted > 10


def test_the_other_room_would_give_a_leak_away():
    *_, room = (room for room in a_room(Random(1), 2, memory_aid=False, extra_salt=False) if _is_middle(room))

    other = other_room(room, None, Random(2))

    assert other.snapshot("guest-0") != room.snapshot("guest-0")  # whose hand it is
    assert other.updates("guest-0", 1) != room.updates("guest-0", 1)


def _is_middle(room: Room) -> bool:
    return room.table.stage is Stage.PLAYING and room.table.version < 20


# --- over real sockets


@pytest.fixture(scope="module")
def node(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder = tmp_path_factory.mktemp("secrets")
    with running_node(folder, LOG_LEVEL="debug", BOT_PROCESSES="1") as node:
        yield node


def cards_in(thing: object) -> set[str]:
    """Every card named anywhere in it."""
    match thing:
        case Card():
            return {str(thing)}
        case str():
            return set(CARD.findall(thing))
        case dict():
            return set().union(*map(cards_in, thing.values()), *map(cards_in, thing))
        case list() | tuple():
            return set().union(*map(cards_in, thing))
        case _ if hasattr(thing, "__dataclass_fields__"):
            return set().union(*(cards_in(getattr(thing, field.name)) for field in fields(thing)))  # type: ignore[arg-type]
        case _:
            return set()


class Blinking(Tab):
    """A tab that loses its connection now and then, and reconnects by version or by snapshot."""

    async def _take(self, socket: Any, message: dict[str, Any]) -> None:
        await super()._take(socket, message)
        if self._rng.random() < 0.05:
            self.by_snapshot = self._rng.random() < 0.5
            await socket.close()


class BlinkingSpectator(Blinking, Spectator):
    """The same for a spectator."""


@pytest.mark.anyio
@pytest.mark.parametrize(("extra_salt", "sits"), matrix(["true", "false"], [(2, "greedy"), (3, "random")]))
async def test_no_message_before_the_end_names_a_card_or_a_secret_that_the_viewer_may_not_know(
    node: ServerProcess, sits: tuple[int, str], extra_salt: str
):
    persons, bot = sits
    seated = people(persons, node.address)
    outsider = a_person(node.address, name="Wim")
    options = {"extra_salt": extra_salt}
    table = a_table(seated, (bot,), options=options, memory_aid=False)
    tabs = [Blinking(person, table.id, Random(at)) for at, person in enumerate(seated)]
    tabs.append(BlinkingSpectator(outsider, table.id, Random(9), invite=table.watch_invite))
    await asyncio.gather(*(tab.play(lambda state: state["version"] > 15) for tab in tabs))

    early = [
        person.ask("GET", f"/api/tables/{table.id}/{what}?invite={table.watch_invite}")
        for person in (*seated, outsider)
        for what in ("replay", "record", "fairness")
    ]
    await play_all(*tabs)

    assert {answer.text for answer in early} == {'{"code":"not_over","about":""}'}

    lines = await log_of(node.database, table.id)
    truth = fold_log(lines)
    secrets = [truth.secret, truth.fairness.seed.hex(), *truth.fairness.nonces]
    for tab in tabs:
        may_know = _known_at_each_version(lines, truth.seat_of(tab.person.id))
        told = [each for message in tab.messages() for each in _each_version(message)]
        before_the_end = [m for m in told if _version(m) < truth.version]
        assert len(before_the_end) > 30
        for message in before_the_end:
            assert cards_in(message) <= may_know[_version(message)]
            text = json.dumps(message)
            assert not [secret for secret in secrets if secret in text]
            assert not [person for person in seated if person.token in text or person.id in text]
    assert_log_is_silent(node, truth, [*seated, outsider], table.seat_invite, table.watch_invite)


def _version(message: dict[str, Any]) -> int:
    """The version of a message."""
    found: int = message.get("version") or (message.get("state") or {}).get("version") or 0
    return found


def _each_version(message: dict[str, Any]) -> list[dict[str, Any]]:
    """The message, and each update inside a snapshot."""
    return [message | {"recent": []}, *message.get("recent", [])]


def _known_at_each_version(lines: list[Any], viewer: Viewer) -> dict[int, set[str]]:
    """The cards that `rules` shows to the viewer, in the view of each version and in the events before it."""
    table: Table | None = None
    known: dict[int, set[str]] = {0: set()}
    for line in lines:
        entry = parse_entry(line.body)
        own = table is not None and isinstance(entry, Acted) and entry.seat == viewer
        after = fold(table, entry, line.at)
        table = after.table
        shown: set[str] = set().union(*(cards_in(redact(event, viewer)) for event in after.events))
        if table.game is not None:
            seen = view(table.game, viewer)
            shown |= set().union(
                cards_in(seen.hands),
                cards_in(seen.tableaus),
                cards_in([pile.top for pile in seen.piles]),
                cards_in(seen.drawn),
                cards_in(seen.searched),
                cards_in(seen.results[-1].scores if seen.results else None),
            )
        if own:
            assert isinstance(entry, Acted)
            shown |= cards_in(entry.action)
        known[line.version] = shown
    return known


def assert_log_is_silent(node: ServerProcess, truth: Table, persons: list[Person], *invites: str) -> None:
    """The node's log contains no secrets."""
    said = node.said()
    assert "running" in said  # it did write something
    assert not cards_in(said)
    for hidden in (truth.secret, truth.fairness.seed.hex(), *truth.fairness.nonces, *invites):
        assert hidden not in said
    for person in persons:
        assert person.token not in said
