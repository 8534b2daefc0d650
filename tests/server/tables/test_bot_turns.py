"""When bots move: the clock tells nobody what they hold."""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace

import pytest

from seasalt.rules.action import Action
from seasalt.rules.knowledge import Knowledge
from seasalt.rules.view import View
from seasalt.server.tables.room import Room
from seasalt.server.workers.bot_pool import BotPool
from seasalt.table import Emote, SeeSummary
from seasalt.table.limits import SUMMARY_TIME
from tests.server.parlor import Parlor, a_parlor

pytestmark = pytest.mark.anyio
DELAY = 700


class Ponderer(BotPool):
    """Thinks until it is told to stop; whoever has one option stops at once."""

    def __init__(self) -> None:
        super().__init__(0, 10.0)
        self.options: list[int] = []
        self.may_stop = asyncio.Event()
        self.fails = False

    async def decide(
        self, bot: str, view: View, knowledge: Knowledge, options: tuple[Action, ...], seed: str, table: str
    ) -> Action:
        self.options.append(len(options))
        if self.fails:
            raise LookupError
        if len(options) > 1:
            await self.may_stop.wait()
        return options[0]


@pytest.fixture
async def parlor(sqlite_url: str, bot_pool: Ponderer) -> AsyncIterator[Parlor]:
    async with a_parlor(sqlite_url, bot_pool=bot_pool, bot_delay=DELAY) as opened:
        yield opened


@pytest.fixture
async def bot_pool() -> Ponderer:
    return Ponderer()


async def the_bots_turn(parlor: Parlor) -> Room:
    """A game in which the bot has just begun to think."""
    room = await parlor.a_game(1, 1)
    while room.table.to_act == 0:
        await parlor.act(room)
    await look(parlor, room)
    return room


async def look(parlor: Parlor, room: Room, after: int = 0) -> bool:
    """The caretaker looks, some milliseconds after the turn began; whether the bot has moved."""
    before = room.table.position
    assert room.table.thinking_since is not None
    parlor.time.now = room.table.thinking_since + after
    await parlor.caretaker.serve(room)
    await asyncio.sleep(0)  # a thought that can end does
    return room.table.position != before


async def test_a_bot_begins_to_think_when_its_turn_begins(parlor: Parlor, bot_pool: Ponderer) -> None:
    room = await the_bots_turn(parlor)
    await look(parlor, room, DELAY // 2)

    assert len(bot_pool.options) == 1
    assert room.table.to_act == 1


async def test_a_bot_with_one_option_moves_no_sooner_than_one_that_has_to_choose(
    parlor: Parlor, bot_pool: Ponderer
) -> None:
    bot_pool.may_stop.set()
    room = await the_bots_turn(parlor)
    moved: dict[bool, set[tuple[bool, bool]]] = {True: set(), False: set()}
    while room.table.to_act == 1 or len(bot_pool.options) < 30:
        if room.table.stage != "playing":
            break
        if room.table.to_act == 0:
            await parlor.act(room)
            continue
        early = await look(parlor, room) or await look(parlor, room, DELAY - 1)
        moved[bot_pool.options[-1] == 1].add((early, await look(parlor, room, DELAY)))

    assert moved == {True: {(False, True)}, False: {(False, True)}}


async def test_a_thought_that_takes_longer_is_released_at_the_next_multiple_of_the_delay(
    parlor: Parlor, bot_pool: Ponderer
) -> None:
    room = await the_bots_turn(parlor)
    assert not await look(parlor, room, DELAY)
    parlor.time.now += 10
    bot_pool.may_stop.set()
    await asyncio.sleep(0)
    await parlor.do(room, 0, Emote("hurry"))  # whoever talks does not see the thought end

    assert not await look(parlor, room, DELAY + 20)
    assert not await look(parlor, room, 2 * DELAY - 1)
    assert await look(parlor, room, 2 * DELAY)


async def test_the_steward_comes_back_when_the_move_is_due(parlor: Parlor, bot_pool: Ponderer) -> None:
    room = await the_bots_turn(parlor)
    soon = await parlor.caretaker.serve(room)
    parlor.time.now += DELAY
    later = await parlor.caretaker.serve(room)

    assert soon == pytest.approx(DELAY / 1000, abs=0.01)
    assert later == pytest.approx(DELAY / 1000, abs=0.01)


async def test_bots_think_while_people_read_the_summary_and_move_after_it(
    parlor: Parlor, bot_pool: Ponderer
) -> None:
    bot_pool.may_stop.set()
    room = await the_bots_turn(parlor)
    parlor.time.now -= 5_000  # the turn begins in five seconds

    wait = await parlor.caretaker.serve(room)

    assert wait == pytest.approx((5_000 + DELAY) / 1000, abs=0.01)


async def test_a_clock_that_is_set_back_stops_no_bot(parlor: Parlor, bot_pool: Ponderer) -> None:
    bot_pool.may_stop.set()
    room = await the_bots_turn(parlor)
    position = room.table.position
    parlor.time.now -= 10 * 60_000
    wait = await parlor.caretaker.serve(room)
    parlor.time.now += DELAY
    await parlor.caretaker.serve(room)

    assert wait == pytest.approx(DELAY / 1000, abs=0.01)
    assert room.table.position == position + 1


async def test_a_thought_that_fails_is_thought_again(parlor: Parlor, bot_pool: Ponderer) -> None:
    bot_pool.fails = True
    room = await the_bots_turn(parlor)
    with pytest.raises(LookupError):
        await look(parlor, room, DELAY)
    bot_pool.fails = False
    bot_pool.may_stop.set()
    await look(parlor, room, DELAY)

    assert await look(parlor, room, 2 * DELAY)


async def test_bots_move_soon_when_nobody_reads_the_summary_any_more(
    parlor: Parlor, bot_pool: Ponderer
) -> None:
    bot_pool.may_stop.set()
    room = await the_bots_turn(parlor)
    assert room.table.clock is not None
    until = parlor.time.now + SUMMARY_TIME
    room.table = replace(room.table, summary_until=until, clock=room.table.clock.started(until))
    early = await parlor.caretaker.serve(room)
    await parlor.do(room, 0, SeeSummary())
    soon = await parlor.caretaker.serve(room)

    assert early == pytest.approx((SUMMARY_TIME + DELAY) / 1000, abs=0.01)
    assert soon == pytest.approx(DELAY / 1000, abs=0.01)
