"""The table supervisor: absent people, bots' turns, and what is unloaded."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from dataclasses import replace
from typing import Any

import pytest

from seasalt.rules import Seat
from seasalt.rules.action import Action
from seasalt.rules.event import Event
from seasalt.server.interfaces.bot_work import Question
from seasalt.server.monitoring.metrics import REGISTRY
from seasalt.server.tables.leases import LIFE
from seasalt.server.tables.room import Room
from seasalt.server.tables.table_supervisor import AWAY_SHOWN, GATHERING_GRACE, QUIET, TIDY
from seasalt.server.workers.bot_pool import BotPool
from seasalt.table import DAY, BotEmote, Emote, EmptySeat, Ready, Table, TakeOver
from tests.server.local_node import GRACE, LocalNode, RecordingWatcher, local_node, pass_time, two_nodes
from tests.server.players import until
from tests.server.store_builders import nodes_of
from tests.servers import PATIENCE_S

pytestmark = pytest.mark.anyio
LONG = GRACE * GATHERING_GRACE


@pytest.fixture
async def local(sqlite_url: str) -> AsyncIterator[LocalNode]:
    async with local_node(sqlite_url) as opened:
        yield opened


def seated(room: Room) -> list[bool]:
    return [not place.is_empty for place in room.table.places]


# --- people gather


async def test_a_seat_is_emptied_when_its_person_stays_away_and_a_ready_player_watches(
    local: LocalNode,
) -> None:
    room = await local.a_table()
    local.watch(room, 1)
    await local.do(room, 1, Ready("bb"))
    wait = await local.tend(room)
    await local.tend_later(room, LONG - 1)
    before = seated(room)
    await local.tend_later(room, 1)

    assert wait == pytest.approx(LONG / 1000, abs=0.01)
    assert (before, seated(room)) == ([True, True], [False, True])
    assert room.table.places[1].nonce is not None
    assert await local.store.tables_of("guest-0") == []


async def test_a_person_who_comes_back_in_time_keeps_the_seat(local: LocalNode) -> None:
    room = await local.a_table()
    local.watch(room, 1)
    await local.do(room, 1, Ready("bb"))
    await local.tend(room)
    await local.tend_later(room, LONG - 1)
    [watcher] = local.watch(room, 0)
    await local.tend_later(room, LONG)
    room.leave(watcher, local.time())
    await local.tend_later(room, LONG - 1)

    assert seated(room) == [True, True]


KEPT = {  # who watches, who is ready, and the pace of the table
    "no person is ready": ((1,), (), "none"),
    "the ready person is away too": ((), (1,), "none"),
    "the absent person is ready": ((0, 2), (0, 1), "none"),
    "a table for days": ((1,), (1,), "days"),
}


@pytest.mark.parametrize(("watching", "ready", "pace"), KEPT.values(), ids=KEPT)
async def test_an_absent_person_keeps_the_seat_before_the_game(
    local: LocalNode, watching: tuple[int, ...], ready: tuple[int, ...], pace: str
) -> None:
    room = await local.a_table(3, pace=pace, base=DAY if pace == "days" else 0)
    local.watch(room, *watching)
    for seat in ready:
        await local.do(room, seat, Ready("aa"))
    await local.tend(room)
    await local.tend_later(room, 10 * LONG)

    assert seated(room) == [True, True, True]


async def test_a_person_whose_seat_was_emptied_may_come_again(local: LocalNode) -> None:
    room = await local.a_table()
    await local.do(room, None, EmptySeat(Seat(0)))

    assert "guest-0" in room.ever_seated
    assert "guest-7" not in room.ever_seated


async def test_a_person_on_another_node_is_not_away(sqlite_url: str) -> None:
    async with two_nodes(sqlite_url) as (here, there):
        room = await here.a_table()
        here.watch(room, 1)
        await here.do(room, 1, Ready("bb"))
        elsewhere = await there.room()
        [watcher] = there.watch(elsewhere, 0)

        async def long_after() -> list[bool]:
            await there.tend(elsewhere)
            await here.tend(room)
            for _ in range(2 * GATHERING_GRACE):
                await pass_time(GRACE, here, there)
                await there.tend(elsewhere)
                await here.tend(room)
            return seated(room)

        assert await long_after() == [True, True]
        elsewhere.leave(watcher, here.time())
        assert await long_after() == [False, True]


async def test_a_supervisor_begins_when_a_person_is_waited_for(sqlite_url: str) -> None:
    async with local_node(sqlite_url, tended=True) as local:
        room = await local.a_table()
        local.watch(room, 1)
        await local.do(room, 1, Ready("bb"))
        await until(lambda: room.away_since)
        local.time.now += LONG
        room.moved.set()
        await until(lambda: room.table.places[0].is_empty)


# --- a game goes on


class Thoughtful(BotPool):
    """A pool that thinks until it is cancelled."""

    def __init__(self) -> None:
        super().__init__(0, 10.0)
        self.thinking = asyncio.Event()
        self.may_stop = asyncio.Event()

    async def decide(self, bot: str, asked: Question, table: str) -> Action:
        self.thinking.set()
        await self.may_stop.wait()
        return await super().decide(bot, asked, table)


async def test_a_bot_that_is_talked_to_while_it_thinks_need_not_think_again(sqlite_url: str) -> None:
    bot_pool = Thoughtful()
    async with local_node(sqlite_url, bot_pool=bot_pool) as local:
        room = await local.a_game(1, 1)
        while room.table.to_act == 0:
            await local.act(room)
        position = room.table.position
        serving = asyncio.create_task(local.table_supervisor.serve(room))
        await asyncio.wait_for(bot_pool.thinking.wait(), PATIENCE_S)
        await local.do(room, 0, Emote("hurry"))
        bot_pool.may_stop.set()
        await serving

        *_, talk, move = await local.store.read("reef")
        assert "Emoted" in talk.body
        assert move.command_id == f"bot:reef:{position}"


def says_oops(table: Table, events: Sequence[Event]) -> BotEmote | None:
    return BotEmote(Seat(1), "oops") if not table.places[1].said else None


@pytest.mark.parametrize(("delay", "heard"), [(1, 1), (0, 0)])
async def test_a_bot_comments_on_a_move_once_and_only_where_it_takes_its_time(
    sqlite_url: str, delay: int, heard: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("seasalt.server.tables.table_supervisor.remark", says_oops)
    async with local_node(sqlite_url, bot_delay=delay) as local:
        room = await local.a_game(1, 1)
        local.watch(room, 0)
        while room.table.to_act == 0:
            await local.act(room)
        await local.tend(room)
        await local.tend_later(room, 1)

        talk = [item for item in await local.store.read("reef") if "Emoted" in item.body]
        assert len(talk) == heard == room.table.places[1].said


async def test_a_bot_stands_in_for_an_absent_person_while_a_player_watches(local: LocalNode) -> None:
    room = await local.a_game(2)
    local.watch(room, 1)
    await local.tend(room)
    await local.tend_later(room, GRACE - 1)
    before = room.table.places[0].why
    await local.tend_later(room, 1)

    assert (before, room.table.places[0].why) == ("", "away")
    assert room.table.places[1].why == ""


def told_away(watcher: RecordingWatcher) -> list[tuple[Any, ...]]:
    """Who was away, since when, and until when, in the messages to a watcher."""
    away = [message for message in watcher.heard if message["type"] == "away"]
    return [(message["seat"], message["since"], message["until"]) for message in away]


async def a_friend_is_to_act(local: LocalNode, **wish: Any) -> tuple[Room, int, list[RecordingWatcher]]:
    """A game of three whom all watch; whose turn it is, and what they, the other two and a spectator hear."""
    room = await local.a_game(3, **wish)
    seat = room.table.to_act
    assert seat is not None
    watchers = local.watch(room, seat, (seat + 1) % 3, (seat + 2) % 3, 7)
    await local.tend(room)
    return room, seat, watchers


async def test_all_who_watch_read_that_the_player_to_act_is_away_and_when_a_bot_stands_in(
    local: LocalNode,
) -> None:
    room, seat, [mine, *others] = await a_friend_is_to_act(local)
    room.leave(mine, gone := local.time())
    wait = await local.tend(room)
    await local.tend_later(room, AWAY_SHOWN - 1)
    early = [told_away(watcher) for watcher in others]
    await local.tend_later(room, 1)
    await local.tend_later(room, 1)

    assert wait == pytest.approx(AWAY_SHOWN / 1000, abs=0.01)
    assert early == [[], [], []]
    assert [told_away(watcher) for watcher in others] == [[(seat, gone, gone + GRACE)]] * 3


async def test_a_reconnection_within_seconds_is_not_told(local: LocalNode) -> None:
    room, seat, [mine, *others] = await a_friend_is_to_act(local)
    room.leave(mine, local.time())
    await local.tend_later(room, AWAY_SHOWN - 1)
    local.watch(room, seat)
    await local.tend_later(room, AWAY_SHOWN)

    assert [told_away(watcher) for watcher in others] == [[], [], []]


async def test_it_is_told_once_when_the_player_comes_back_and_at_once_to_those_who_come_meanwhile(
    local: LocalNode,
) -> None:
    room, seat, [mine, other, *_] = await a_friend_is_to_act(local)
    room.leave(mine, gone := local.time())
    await local.tend_later(room, AWAY_SHOWN)
    [late] = local.watch(room, 8)
    local.watch(room, seat)
    await local.tend(room)

    assert told_away(other) == told_away(late) == [(seat, gone, gone + GRACE), (None, None, None)]


async def test_a_client_that_falls_silent_is_away_before_its_socket_is_closed(local: LocalNode) -> None:
    room, seat, [mine, other, *_] = await a_friend_is_to_act(local)
    mine.silent_from = silent_from = local.time() + 4_500
    wait = await local.tend(room)
    await local.tend_later(room, 4_500)
    away = told_away(other)
    mine.silent_from = local.time() + 1  # it was heard again
    await local.tend(room)

    assert wait == pytest.approx(4.5, abs=0.01)
    assert away == [(seat, since := silent_from - AWAY_SHOWN, since + GRACE)]
    assert told_away(other)[1:] == [(None, None, None)]


@pytest.mark.parametrize(
    "wish", [{"pace": "days", "base": DAY}, {"name": "reef"}], ids=["days", "not to act"]
)
async def test_nobody_reads_of_an_absence_for_which_nobody_waits(
    local: LocalNode, wish: dict[str, Any]
) -> None:
    room, _, [mine, other, another, _] = await a_friend_is_to_act(local, **wish)
    room.leave(mine if "pace" in wish else another, local.time())
    await local.tend_later(room, 2 * AWAY_SHOWN)

    assert told_away(other) == []


async def test_a_player_who_is_connected_to_another_node_is_not_told_to_be_away(sqlite_url: str) -> None:
    async with two_nodes(sqlite_url) as (here, there):
        room, seat, [mine, other, *_] = await a_friend_is_to_act(here)
        room.leave(mine, here.time())
        elsewhere = await there.room()
        [watcher] = there.watch(elsewhere, seat)
        await there.tend(elsewhere)
        await here.tend_later(room, AWAY_SHOWN)
        while_there = told_away(other)
        elsewhere.leave(watcher, here.time())
        await there.tend(elsewhere)
        await here.tend_later(room, AWAY_SHOWN)

        assert while_there == []
        assert [seat for seat, _, _ in told_away(other)] == [seat]


async def test_without_watchers_no_person_is_replaced(local: LocalNode) -> None:
    room = await local.a_game(2)
    alone = await local.a_game(1, 1, name="lagoon")
    for each in (room, alone):
        await local.tend(each)
        await local.tend_later(each, 100 * GRACE)

    assert not [place for each in (room, alone) for place in each.table.places if place.stand_in]


async def test_the_first_to_come_back_waits_a_while_for_the_other(local: LocalNode) -> None:
    room = await local.a_game(2)
    await local.tend(room)
    await local.tend_later(room, 100 * GRACE)
    local.watch(room, 1)
    await local.tend(room)
    await local.tend_later(room, GRACE - 1)
    before = room.table.places[0].why
    await local.tend_later(room, 1)

    assert (before, room.table.places[0].why) == ("", "away")


async def test_an_absent_person_who_was_ready_has_a_while_to_come_when_the_game_begins(
    local: LocalNode,
) -> None:
    room = await local.a_table(2)
    await local.do(room, 0, Ready("aa"))
    local.watch(room, 1)
    await local.tend(room)
    await local.tend_later(room, 10 * LONG)
    await local.do(room, 1, Ready("bb"))
    await local.tend(room)
    await local.tend_later(room, GRACE - 1)
    before = room.table.places[0].why
    await local.tend_later(room, 1)

    assert (before, room.table.places[0].why) == ("", "away")


async def test_a_person_who_was_away_plays_again_as_soon_as_they_watch(local: LocalNode) -> None:
    room = await local.a_game(2)
    local.watch(room, 1)
    await local.tend(room)
    await local.tend_later(room, GRACE)
    away = room.table.places[0].why
    local.watch(room, 0)
    await local.tend(room)

    assert (away, room.table.places[0].why) == ("away", "")


async def test_a_person_who_has_left_may_watch_while_the_bot_plays(local: LocalNode) -> None:
    room = await local.a_game(2)
    local.watch(room, 0, 1)
    await local.do(room, 0, TakeOver(Seat(0), "greedy", "left"))
    await local.tend(room)

    assert room.table.places[0].why == "left"


# --- what is unloaded


async def after(local: LocalNode, milliseconds: int) -> set[str]:
    """The tables in memory after this time and `tidy`."""
    local.time.now += milliseconds
    await local.table_supervisor.tidy()
    return {room.id for room in local.rooms.loaded()}


async def test_a_node_that_is_alone_counts_the_tables_that_it_looks_after(sqlite_url: str):
    async with local_node(sqlite_url, tended=True) as local:
        assert REGISTRY.get_sample_value("seasalt_tables_held") == 0

        await local.a_game()

        assert REGISTRY.get_sample_value("seasalt_tables_held") == 1


async def test_a_room_is_unloaded_when_it_is_unused_and_nothing_is_due(
    local: LocalNode,
) -> None:
    gathering = await local.a_table(name="gathering")
    over = await local.a_game(name="over", target="1")
    await local.play_until_over(over)
    watched = await local.a_table(name="watched")
    [watcher] = local.watch(watched, 0)
    early = await after(local, QUIET - 1)
    late = await after(local, TIDY)
    watched.leave(watcher, local.time())

    assert early == {"gathering", "over", "watched"}
    assert late == {"watched"}
    assert await after(local, QUIET) == set()
    again = await local.room("over")
    assert again.table == over.table
    assert await local.rooms.get("gathering") is not gathering


async def test_a_game_that_waits_for_its_only_person_is_unloaded_and_goes_on_when_that_person_comes(
    sqlite_url: str,
) -> None:
    async with local_node(sqlite_url, tended=True) as local:
        room = await local.a_game(1, 1)
        await until(lambda: room.table.to_act == 0)
        assert await after(local, QUIET) == set()
        await local.table_supervisor.find_work()
        assert local.rooms.loaded() == []

        again = await local.room()
        while again.table.to_act == 0:
            await local.act(again)
        await until(lambda: again.table.to_act == 0)


async def a_bot_is_to_act(local: LocalNode, **wish: Any) -> Room:
    room = await local.a_game(2, **wish)
    assert room.table.to_act is not None
    await local.do(room, room.table.to_act, TakeOver(room.table.to_act, "greedy", "left"))
    return room


async def test_a_game_in_which_a_bot_is_to_act_is_kept_in_mind(local: LocalNode) -> None:
    await a_bot_is_to_act(local)

    assert await after(local, 2 * QUIET) == {"reef"}


# --- games without watchers


async def test_bots_rest_at_a_table_without_visitors(local: LocalNode) -> None:
    room = await a_bot_is_to_act(local)
    version = room.table.version
    local.time.now += GRACE
    wait = await local.tend(room)

    assert (wait, room.table.version) == (None, version)
    assert await local.store.due_tables(local.time.now + DAY) == []
    assert await after(local, 2 * QUIET) == set()


async def test_bots_play_a_rated_game_to_its_end_for_who_has_left_it(local: LocalNode) -> None:
    room = await a_bot_is_to_act(local)
    room.table = replace(room.table, rated=True)
    version = room.table.version
    local.time.now += GRACE

    await local.table_supervisor.serve(room)

    assert room.table.version > version


@pytest.mark.parametrize("with_socket", [True, False])
async def test_a_game_that_rests_goes_on_when_a_guest_comes(local: LocalNode, with_socket: bool) -> None:
    room = await a_bot_is_to_act(local)
    version = room.table.version
    local.time.now += GRACE
    await local.tend(room)
    room.moved.clear()
    if with_socket:
        local.watch(room, 1)
    else:
        room.visit(local.time.now)
    woken = room.moved.is_set()
    await local.table_supervisor.serve(room)

    assert woken
    assert room.table.version > version


async def test_bots_do_not_rest_while_a_player_watches_on_another_node(sqlite_url: str) -> None:
    async with two_nodes(sqlite_url) as (here, there):
        room = await a_bot_is_to_act(here)
        assert await here.leases.hold(room.id)
        elsewhere = await there.room()
        there.watch(elsewhere, 1)
        await there.tend(elsewhere)
        await pass_time(2 * GRACE, here, there)
        version = room.table.version
        await here.table_supervisor.serve(room)

        assert room.table.version > version


async def test_in_a_game_by_days_bots_move_without_watchers(local: LocalNode) -> None:
    room = await a_bot_is_to_act(local, pace="days", base=DAY)
    version = room.table.version
    local.time.now += 2 * GRACE
    await local.table_supervisor.serve(room)

    assert room.table.version > version


async def test_a_clock_that_was_set_back_holds_up_no_bot(local: LocalNode) -> None:
    room = await a_bot_is_to_act(local)
    local.watch(room, 1)
    version = room.table.version
    local.time.now -= 600_000
    await local.table_supervisor.serve(room)

    assert room.table.version > version


async def test_a_clock_that_was_set_back_keeps_no_seat_no_room_and_no_bot_awake(local: LocalNode) -> None:
    await after(local, DAY)
    room = await local.a_game(2)
    local.watch(room, 1)
    await local.a_table(name="unused")
    unseen = await a_bot_is_to_act(local, name="unseen")
    await local.tend(room)
    local.time.now -= DAY
    await local.tend(room)
    await local.table_supervisor.serve(unseen)
    version = unseen.table.version
    await local.tend_later(room, GRACE)
    await local.tend(unseen)

    assert room.table.places[0].why == "away"
    assert unseen.table.version == version
    assert await after(local, QUIET) == {"reef"}


async def test_a_game_for_days_is_unloaded_and_found_again_when_time_is_up(sqlite_url: str) -> None:
    async with local_node(sqlite_url, tended=True) as local:
        room = await local.a_game(2, pace="days", base=DAY)
        deadline = room.table.deadline()
        assert deadline is not None
        quiet = await after(local, QUIET)
        local.time.now = deadline - 10_000
        await local.table_supervisor.find_work()
        early = local.rooms.loaded()
        local.time.now = deadline
        await local.table_supervisor.find_work()
        [found] = local.rooms.loaded()
        await until(lambda: any(place.why == "clock" for place in found.table.places))

        assert (quiet, early) == (set(), [])


async def test_a_node_that_died_is_forgotten_and_one_that_closes_at_once(sqlite_url: str) -> None:
    async with two_nodes(sqlite_url) as (here, there):
        room = await here.a_game(2)
        here.watch(room, 0, 1)
        await here.tend(room)
        during = await nodes_of(sqlite_url)
        here.time.now += TIDY + LIFE + 1
        other = await there.a_game(2, name="lagoon")
        there.watch(other, 0, 1)
        await there.tend(other)
        await there.leases.forget_dead()
        later = await nodes_of(sqlite_url)
        await there.table_supervisor.close()

        assert during == {"here": {("reef", "guest-0"), ("reef", "guest-1")}}
        assert later == {"there": {("lagoon", "guest-0"), ("lagoon", "guest-1")}}
        assert await nodes_of(sqlite_url) == {}


async def test_a_room_that_was_dropped_and_loaded_again_is_looked_after(sqlite_url: str) -> None:
    async with two_nodes(sqlite_url, tended=True) as (here, there):
        room = await here.a_game()
        assert await here.leases.hold("reef")
        dropped = await there.room()
        [watcher] = there.watch(dropped, 0)
        dropped.leave(watcher, here.time())
        await pass_time(2 * GRACE, here, there)
        await here.act(room)
        await there.rooms._follow_all([dropped])
        again = await there.room()
        assert again is not dropped
        there.watch(again, 0)

        async def is_known() -> bool:
            await there.leases.heartbeat()
            return await here.leases.is_elsewhere("reef", "guest-0")

        async with asyncio.timeout(PATIENCE_S):
            while not await is_known():
                await asyncio.sleep(0.01)


async def test_a_person_who_leaves_another_node_has_as_long_to_come_back(sqlite_url: str) -> None:
    async with two_nodes(sqlite_url) as (here, there):
        room = await here.a_game()
        here.watch(room, 1)
        elsewhere = await there.room()
        [watcher] = there.watch(elsewhere, 0)

        async def after(quarters: int) -> str:
            for _ in range(quarters):
                await there.tend(elsewhere)
                await here.tend(room)
                await pass_time(GRACE // 4, here, there)
            await here.tend(room)
            return room.table.places[0].why

        assert await after(6) == ""
        elsewhere.leave(watcher, here.time())
        assert await after(2) == ""
        assert await after(3) == "away"


async def test_a_table_that_rests_on_one_node_goes_on_where_a_guest_has_just_come(sqlite_url: str) -> None:
    async with two_nodes(sqlite_url) as (here, there):
        room = await a_bot_is_to_act(here)
        assert await here.leases.hold("reef")
        await pass_time(2 * GRACE, here, there)
        elsewhere = await there.room()
        there.watch(elsewhere, 1)
        await there.table_supervisor.serve(elsewhere)  # the next heartbeat would publish it
        rests = await here.table_supervisor.serve(room) is None
        await there.leases.heartbeat()
        await there.table_supervisor.serve(elsewhere)

        assert rests
        assert elsewhere.table.version > room.table.version
