"""When bots move: the time of a move does not reveal their cards."""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace

import pytest

from seasalt.rules.action import Action
from seasalt.server.interfaces.bot_work import Question
from seasalt.server.tables.room import Room
from seasalt.server.workers.bot_pool import BotPool
from seasalt.table import Emote, SeeSummary
from seasalt.table.limits import SUMMARY_TIME
from tests.server.local_node import LocalNode, RecordingWatcher, local_node

pytestmark = pytest.mark.anyio
DELAY = 700


class Ponderer(BotPool):
    """A pool that thinks until the test ends it; with one option it decides at once."""

    def __init__(self) -> None:
        super().__init__(0, 10.0)
        self.options: list[int] = []
        self.may_stop = asyncio.Event()
        self.fails = False

    async def decide(self, bot: str, asked: Question, table: str) -> Action:
        self.options.append(len(asked.options))
        if self.fails:
            raise LookupError
        if len(asked.options) > 1:
            await self.may_stop.wait()
        return asked.options[0]


@pytest.fixture
async def local(sqlite_url: str, bot_pool: Ponderer) -> AsyncIterator[LocalNode]:
    async with local_node(sqlite_url, bot_pool=bot_pool, bot_delay=DELAY) as opened:
        yield opened


@pytest.fixture
async def bot_pool() -> Ponderer:
    return Ponderer()


async def the_bots_turn(local: LocalNode) -> Room:
    """A game at the start of a bot's turn."""
    room = await local.a_game(1, 1)
    while room.table.to_act == 0:
        await local.act(room)
    await look(local, room)
    return room


async def look(local: LocalNode, room: Room, after: int = 0) -> bool:
    """Let the supervisor look some milliseconds after the turn began; whether the bot has moved."""
    before = room.table.position
    assert room.table.thinking_since is not None
    local.time.now = room.table.thinking_since + after
    await local.table_supervisor.serve(room)
    await asyncio.sleep(0)  # let the decision end if it can
    return room.table.position != before


async def test_a_bot_begins_to_think_when_its_turn_begins(local: LocalNode, bot_pool: Ponderer) -> None:
    room = await the_bots_turn(local)
    await look(local, room, DELAY // 2)

    assert len(bot_pool.options) == 1
    assert room.table.to_act == 1


async def test_a_bot_with_one_option_moves_no_sooner_than_one_that_has_to_choose(
    local: LocalNode, bot_pool: Ponderer
) -> None:
    bot_pool.may_stop.set()
    room = await the_bots_turn(local)
    moved: dict[bool, set[tuple[bool, bool]]] = {True: set(), False: set()}
    while room.table.to_act == 1 or len(bot_pool.options) < 30:
        if room.table.stage != "playing":
            break
        if room.table.to_act == 0:
            await local.act(room)
            continue
        early = await look(local, room) or await look(local, room, DELAY - 1)
        moved[bot_pool.options[-1] == 1].add((early, await look(local, room, DELAY)))

    assert moved == {True: {(False, True)}, False: {(False, True)}}


async def test_a_thought_that_takes_longer_is_released_at_the_next_multiple_of_the_delay(
    local: LocalNode, bot_pool: Ponderer
) -> None:
    room = await the_bots_turn(local)
    assert not await look(local, room, DELAY)
    local.time.now += 10
    bot_pool.may_stop.set()
    await asyncio.sleep(0)
    await local.do(room, 0, Emote("hurry"))  # a phrase does not reveal that the bot has decided

    assert not await look(local, room, DELAY + 20)
    assert not await look(local, room, 2 * DELAY - 1)
    assert await look(local, room, 2 * DELAY)


@pytest.mark.parametrize(("people", "fast", "moves"), [(1, True, True), (1, False, False), (2, True, False)])
async def test_bots_hurry_for_a_person_who_plays_alone_and_wants_it(
    local: LocalNode, bot_pool: Ponderer, people: int, fast: bool, moves: bool
) -> None:
    bot_pool.may_stop.set()
    room = await local.a_game(people, 1)
    while room.table.to_act != people:
        await local.act(room)
    room.watch(RecordingWatcher(room.table.places[0].guest or ""), None, fast=fast)
    await look(local, room)

    assert not await look(local, room, 399)
    assert await look(local, room, 400) is moves


async def test_a_spectator_does_not_hurry_bots(local: LocalNode, bot_pool: Ponderer) -> None:
    bot_pool.may_stop.set()
    room = await the_bots_turn(local)
    room.watch(RecordingWatcher("a spectator"), None, fast=True)

    assert not await look(local, room, DELAY - 1)
    assert await look(local, room, DELAY)


async def test_the_supervisor_comes_back_when_the_move_is_due(local: LocalNode, bot_pool: Ponderer) -> None:
    room = await the_bots_turn(local)
    soon = await local.table_supervisor.serve(room)
    local.time.now += DELAY
    later = await local.table_supervisor.serve(room)

    assert soon == pytest.approx(DELAY / 1000, abs=0.01)
    assert later == pytest.approx(DELAY / 1000, abs=0.01)


async def test_bots_think_while_people_read_the_summary_and_move_after_it(
    local: LocalNode, bot_pool: Ponderer
) -> None:
    bot_pool.may_stop.set()
    room = await the_bots_turn(local)
    local.time.now -= 5_000  # the turn begins in five seconds

    wait = await local.table_supervisor.serve(room)

    assert wait == pytest.approx((5_000 + DELAY) / 1000, abs=0.01)


async def test_a_clock_that_is_set_back_stops_no_bot(local: LocalNode, bot_pool: Ponderer) -> None:
    bot_pool.may_stop.set()
    room = await the_bots_turn(local)
    position = room.table.position
    local.time.now -= 10 * 60_000
    wait = await local.table_supervisor.serve(room)
    local.time.now += DELAY
    await local.table_supervisor.serve(room)

    assert wait == pytest.approx(DELAY / 1000, abs=0.01)
    assert room.table.position == position + 1


async def test_a_thought_that_fails_is_thought_again(local: LocalNode, bot_pool: Ponderer) -> None:
    bot_pool.fails = True
    room = await the_bots_turn(local)
    with pytest.raises(LookupError):
        await look(local, room, DELAY)
    bot_pool.fails = False
    bot_pool.may_stop.set()
    await look(local, room, DELAY)

    assert await look(local, room, 2 * DELAY)


async def test_bots_move_soon_when_all_have_read_the_summary(local: LocalNode, bot_pool: Ponderer) -> None:
    bot_pool.may_stop.set()
    room = await the_bots_turn(local)
    assert room.table.clock is not None
    until = local.time.now + SUMMARY_TIME
    room.table = replace(room.table, summary_until=until, clock=room.table.clock.started(until))
    early = await local.table_supervisor.serve(room)
    await local.do(room, 0, SeeSummary())
    soon = await local.table_supervisor.serve(room)

    assert early == pytest.approx((SUMMARY_TIME + DELAY) / 1000, abs=0.01)
    assert soon == pytest.approx(DELAY / 1000, abs=0.01)
