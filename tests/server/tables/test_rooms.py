"""Rooms: concurrent commands on one node and on two, loading, unloading, and knowledge."""

import asyncio
import json
from random import Random

import pytest

from seasalt.rules import Seat, legal_actions
from seasalt.rules.event import Event
from seasalt.rules.game import seats
from seasalt.rules.knowledge import Knowledge, learn, no_knowledge
from seasalt.rules.view import redact
from seasalt.server.interfaces.stored_facts import Append, AppendResult, LogLine
from seasalt.server.tables import rooms
from seasalt.server.tables.room import KEPT, MAX_MISSED, HistoryItem, Room
from seasalt.server.tables.rooms import FOLDS_AT_ONCE, JUST_USED
from seasalt.table import Act, ChangeOptions, Emote, Entry, Ready, Rematch, SitBot, fold
from seasalt.wire.messages import Ack, Nak
from tests.server.local_node import RecordingWatcher, local_node, two_nodes
from tests.server.players import until
from tests.table.sessions import a_session
from tests.thorough import THOROUGH

pytestmark = pytest.mark.anyio


def turn(room: Room) -> int:
    assert room.table.to_act is not None
    return room.table.to_act


# --- a command in flight while something else happens


async def test_a_move_in_flight_is_done_though_a_phrase_came_first(url: str) -> None:
    async with local_node(url) as local:
        room = await local.a_game()
        seen = room.table.version
        await local.do(room, 1 - turn(room), Emote("hurry"))

        assert await local.do(room, turn(room), Act("draw"), seen) == seen + 2


async def test_of_two_moves_from_two_tabs_one_is_done_and_the_other_is_stale(url: str) -> None:
    async with local_node(url) as local:
        room = await local.a_game()
        seat, seen = turn(room), room.table.version

        answers = await asyncio.gather(
            local.ask(room, seat, Act("draw"), seen), local.ask(room, seat, Act("draw"), seen)
        )

        assert sorted(type(answer).__name__ for answer in answers) == ["Ack", "Nak"]
        assert {answer.code for answer in answers if isinstance(answer, Nak)} == {"stale"}
        assert await local.store.head("reef") == seen + 1


async def test_two_who_are_ready_at_once_both_are(url: str) -> None:
    async with local_node(url) as local:
        room = await local.a_table()
        seen = room.table.version

        answers = await asyncio.gather(*(local.ask(room, seat, Ready("aa"), seen) for seat in (0, 1)))

        assert [type(answer) for answer in answers] == [Ack, Ack]
        assert room.table.stage == "playing"


async def test_a_move_on_one_node_is_done_though_a_phrase_came_first_on_another(url: str) -> None:
    async with two_nodes(url, alone=True) as (here, there):
        room = await here.a_game()
        seen, seat = room.table.version, turn(room)
        elsewhere = await there.room()
        await here.do(room, 1 - seat, Emote("hurry"))
        assert elsewhere.table.version == seen  # it does not know of it yet

        assert await there.do(elsewhere, seat, Act("draw"), seen) == seen + 2
        assert [entry.version for entry in await here.store.read("reef")] == list(range(1, seen + 3))


async def test_a_move_on_one_node_is_stale_when_another_node_has_moved(url: str) -> None:
    async with two_nodes(url, alone=True) as (here, there):
        room = await here.a_game()
        seen, seat = room.table.version, turn(room)
        elsewhere = await there.room()
        await here.do(room, seat, Act("draw"), seen)

        answer = await there.ask(elsewhere, seat, Act("draw"), seen)

        assert isinstance(answer, Nak)
        assert (answer.code, answer.version) == ("stale", seen + 1)
        assert await here.store.head("reef") == seen + 1


async def test_two_nodes_that_race_with_moves_and_talk_lose_nothing(url: str) -> None:
    async with two_nodes(url, alone=True) as (here, there):
        room = await here.a_game(target="40")
        elsewhere = await there.room()
        for _ in range(15):
            seen, seat = room.table.version, turn(room)
            here.time.now += 10_000
            moves = await asyncio.gather(
                here.ask(room, seat, Act(_any_action(room)), seen),
                there.ask(elsewhere, seat, Act(_any_action(room)), seen),
                here.ask(room, 1 - seat, Emote("wow"), seen),
                there.ask(elsewhere, 1 - seat, Emote("oops"), seen),
            )
            for one, its in ((here, room), (there, elsewhere)):
                await one.rooms.catch_up(its)

            assert sorted(type(answer).__name__ for answer in moves[:2]) == ["Ack", "Nak"]
            assert sorted(type(answer).__name__ for answer in moves[2:]) == ["Ack", "Nak"]  # too often
            assert {answer.code for answer in moves[:2] if isinstance(answer, Nak)} == {"stale"}
            assert room.table == elsewhere.table
            assert room.table.version == seen + 2


def _any_action(room: Room) -> str:
    assert room.table.game is not None
    return str(legal_actions(room.table.game)[0])


async def test_what_was_logged_is_told_though_the_one_who_asked_has_gone(url: str) -> None:
    async with local_node(url) as local:
        room = await local.a_game()
        [watcher] = local.watch(room, 1 - turn(room))
        for _ in range(5):
            version = room.table.version
            asking = asyncio.create_task(local.act(room))
            await asyncio.sleep(0)
            await asyncio.sleep(0)
            asking.cancel()
            await until(lambda version=version: room.table.version > version)  # type: ignore[misc]

            assert watcher.heard[-1]["version"] == room.table.version
            assert await local.store.head("reef") == room.table.version


async def test_a_command_that_fails_after_its_caller_has_left_is_logged(
    sqlite_url: str, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with local_node(sqlite_url) as local:
        room = await local.a_game()
        left = asyncio.Event()

        async def fail(append: Append) -> AppendResult:
            await left.wait()
            raise LookupError

        monkeypatch.setattr(local.store, "append", fail)
        asking = asyncio.create_task(local.act(room))
        await until(room.lock.locked)
        asking.cancel()
        await asyncio.wait([asking])
        left.set()

        await until(lambda: "command_failed" in caplog.messages)


async def test_a_room_remembers_absent_players_and_no_spectator_who_has_left(sqlite_url: str) -> None:
    async with local_node(sqlite_url) as local:
        room = await local.a_table()
        for watcher in (*local.watch(room, 0), *map(RecordingWatcher, ("stranger", "passer-by"))):
            room.watch(watcher, None)
            room.leave(watcher, 5)

        assert room.away_since == {"guest-0": 5}


# --- loading


async def test_an_unloaded_room_is_the_same_when_it_is_loaded_again(url: str) -> None:
    async with local_node(url) as local:
        room = await local.a_game(3, memory_aid=True)
        for _ in range(60):
            await local.act(room)
        local.rooms.unload(room)
        again = await local.room()

        assert again is not room
        assert (again.table, again.history) == (room.table, room.history)
        assert again.snapshot("guest-0") == room.snapshot("guest-0")


async def test_a_room_is_ready_before_all_others_that_were_asked_for_are_begun(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After a restart all tables are asked for at once."""
    folded: list[str] = []
    apply = Room.apply

    def recorded(room: Room, entry: Entry, at: int) -> object:
        folded.append(room.id)
        return apply(room, entry, at)

    async with local_node(sqlite_url) as local:
        names = [f"reef {number}" for number in range(3 * FOLDS_AT_ONCE)]
        for name in names:
            local.rooms.unload(await local.a_game(name=name))
        all_read, read = asyncio.Barrier(len(names)), local.store.read

        async def read_together(table_id: str, since: int = 0) -> list[LogLine]:
            lines = await read(table_id, since=since)
            if not since:
                await all_read.wait()
            return lines

        monkeypatch.setattr(local.store, "read", read_together)
        monkeypatch.setattr(Room, "apply", recorded)
        monkeypatch.setattr(rooms, "FOLDED_AT_ONCE", 2)
        await asyncio.gather(*(local.room(name) for name in names))

    ends = [len(folded) - folded[::-1].index(name) for name in names]
    assert len(set(folded[: min(ends)])) == FOLDS_AT_ONCE


async def test_many_who_come_at_once_come_into_the_same_room(url: str) -> None:
    async with local_node(url) as local:
        local.rooms.unload(await local.a_game())

        rooms = await asyncio.gather(*(local.rooms.get("reef") for _ in range(10)))

        assert len(set(map(id, rooms))) == 1
        assert await local.rooms.get("nowhere") is None


@pytest.mark.parametrize("knows", [True, False])
async def test_a_client_gets_the_newest_version_though_its_node_has_not_heard_of_it(
    url: str, knows: bool
) -> None:
    """Whether the client knows a later version than its node, or comes without any."""
    async with two_nodes(url, alone=True) as (here, there):
        room, behind = await here.a_game(), await there.room()
        await here.act(room)
        version = room.table.version if knows else None
        watcher = RecordingWatcher("guest-0")

        await there.rooms.catch_up_to(behind, version)
        behind.watch(watcher, version)

        assert [message["state"]["version"] for message in watcher.heard] == [room.table.version]


# --- what a viewer can know


@pytest.mark.parametrize("seed", [0, 1, 2, 4, 5] if THOROUGH else [0, 2, 4])
async def test_what_is_learned_little_by_little_is_what_the_whole_game_teaches(seed: int) -> None:
    session, _ = a_session(seed, tries=300)
    rng = Random(seed)
    first, *rest = session.log
    room = Room("reef", fold(None, first.entry, first.at).table, [HistoryItem(*first)])
    viewers = (None, *seats(room.table.players))
    happened: list[Event] = []
    for line in rest:
        room.apply(line.entry, line.at)
        happened += room.history[-1].events
        for viewer in viewers:
            if rng.random() < 0.06:  # so that some catch up on many events at once
                assert room.knowledge(viewer) == _from_the_start(room, happened, viewer)

    assert room.table.games > 0


def _from_the_start(room: Room, happened: list[Event], viewer: Seat | None) -> Knowledge | None:
    if room.table.game is None:
        return None
    known = no_knowledge(viewer, room.table.players, room.table.game.box)
    for event in happened:
        known = learn(known, redact(event, viewer))
    return known


async def test_a_room_drops_earlier_games_but_nothing_that_a_client_can_ask_for(sqlite_url: str) -> None:
    async with local_node(sqlite_url) as local:
        room = await local.a_game(2, target="40")
        for _ in range(2):
            await local.play_until_over(room)
            await local.do(room, 0, Rematch(bytes(32)))
            for seat in (0, 1):
                await local.do(room, seat, Ready(f"0{seat}"))
        lines = await local.store.read("reef")
        newest = room.table.version

        assert len(lines) == newest > 3 * KEPT
        assert KEPT <= len(room.history) <= 2 * KEPT
        assert len(room.updates("guest-0", newest - MAX_MISSED)) == MAX_MISSED
        assert json.loads(room.snapshot("guest-0"))["recent"]
        assert "guest-1" in room.ever_seated
        local.rooms.unload(room)
        again = await local.room()
        assert (again.table, again.history, again.before) == (room.table, room.history, room.before)


async def test_a_node_drops_a_room_that_it_does_not_need_instead_of_following_it(url: str) -> None:
    async with two_nodes(url) as (here, there):
        room = await here.a_game()
        assert await here.leases.hold("reef")
        unneeded, watched = await there.room(), await here.a_table(name="lagoon")
        follower = await there.room("lagoon")
        there.watch(follower, 0)
        here.time.now += JUST_USED
        await here.act(room)
        await here.do(watched, 0, Ready("aa"))

        await there.rooms._follow_all([unneeded, follower])

        assert [each.id for each in there.rooms.loaded()] == ["lagoon"]
        assert follower.table == watched.table


async def test_a_guest_about_to_watch_a_room_gets_its_next_update(url: str) -> None:
    async with two_nodes(url) as (here, there):
        room = await here.a_game()
        assert await here.leases.hold("reef")
        asked_for = await there.room()
        await here.act(room)
        await there.rooms._follow_all(there.rooms.loaded())  # while access is checked
        [watcher] = there.watch(asked_for, 0)
        await here.act(room)
        await there.rooms._follow_all(there.rooms.loaded())

        assert watcher.heard[-1]["version"] == room.table.version


async def test_after_a_cancelled_load_all_callers_get_the_same_room(url: str) -> None:
    async with local_node(url) as local:
        local.rooms.unload(await local.a_game())
        first, second = (asyncio.create_task(local.rooms.get("reef")) for _ in range(2))
        await asyncio.sleep(0)
        first.cancel()
        await asyncio.wait([first])
        rooms = await asyncio.gather(second, local.rooms.get("reef"))

        assert set(rooms) == set(local.rooms.loaded())


async def test_who_missed_new_options_gets_the_whole_table_and_who_saw_them_an_update(url: str) -> None:
    async with two_nodes(url) as (here, there):
        room = await here.a_table()
        there_room = await there.room()
        tabs = [RecordingWatcher(f"guest-{seat}") for seat in (0, 1)]
        there_room.watch(tabs[0], room.table.version)
        changed = await here.do(
            room, 0, ChangeOptions(3, "fr", {}, "none", 0, 0, memory_aid=True, hints=False)
        )
        newest = await here.do(room, 0, Emote("hello"))
        await there.rooms.catch_up(there_room)
        there_room.watch(tabs[1], changed - 1)
        there_room.watch(tabs[1], changed)

        told = [[(one["type"], one.get("version")) for one in tab.heard] for tab in tabs]
        assert told == [
            [("snapshot", None), ("snapshot", None), ("update", newest)],
            [("snapshot", None), ("update", newest)],
        ]
        assert tabs[0].heard[1]["info"]["edition"] == tabs[1].heard[0]["info"]["edition"] == "fr"


async def test_the_memory_of_a_rematch_is_for_its_own_number_of_players(sqlite_url: str) -> None:
    async with local_node(sqlite_url) as local:
        room = await local.a_game(2, memory_aid=True, target="1")
        room.snapshot("guest-0")
        await local.play_until_over(room)
        await local.do(room, 0, Rematch(bytes(32)))
        await local.do(room, 0, ChangeOptions(3, "standard", {}, "none", 0, 0, memory_aid=True, hints=False))
        await local.do(room, 0, SitBot(Seat(2), "greedy", "Cora"))
        for seat in (0, 1):
            await local.do(room, seat, Ready(f"0{seat}"))

        state = json.loads(room.snapshot("guest-0"))["state"]
        assert len(state["memory"]["hands"]) == len(state["game"]["hands"]) == 3
