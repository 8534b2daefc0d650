"""Background work: one piece at a time, and a client that asks for too much is refused."""

import asyncio
import threading
from collections.abc import Iterator

import pytest

from seasalt.server.interfaces.asker import Asker
from seasalt.server.refusals import RequestRefused
from seasalt.server.workers.background import Background
from tests.servers import PATIENCE_S

pytestmark = pytest.mark.anyio

ANNA, BEN = Asker("Anna", "home"), Asker("Ben", "away")


class Work:
    """Work that lasts until the test ends it; counts how often it began, and how many ran at once."""

    def __init__(self) -> None:
        self.begun = self.now = self.most = 0
        self.go = threading.Event()

    def __call__(self) -> int:
        self.begun += 1
        self.now += 1
        self.most = max(self.most, self.now)
        self.go.wait(PATIENCE_S)
        self.now -= 1
        return self.begun


@pytest.fixture
def work() -> Iterator[Work]:
    work = Work()
    yield work
    work.go.set()


async def begun(
    background: Background, work: Work, asker: Asker = ANNA, count: int = 1
) -> list[asyncio.Task[int]]:
    """Several pieces of work, the first of which has begun."""
    asked = [asyncio.create_task(background.run(asker, work)) for _ in range(count)]
    async with asyncio.timeout(PATIENCE_S):
        while not work.begun:
            await asyncio.sleep(0.001)
    return asked


async def test_one_piece_is_worked_on_at_a_time(work: Work) -> None:
    asked = await begun(Background(), work, count=3)
    work.go.set()

    assert await asyncio.gather(*asked) == [1, 2, 3]
    assert work.most == 1


async def test_a_client_with_too_much_work_is_refused_and_others_are_served(work: Work) -> None:
    background = Background(most_of_one=1)
    asked = await begun(background, work)
    asked.append(asyncio.create_task(background.run(ANNA, work)))
    await asyncio.sleep(0)  # it waits

    with pytest.raises(RequestRefused, match="busy"):
        await background.run(ANNA, work)
    asked.append(asyncio.create_task(background.run(BEN, work)))
    await asyncio.sleep(0)
    work.go.set()
    assert await asyncio.gather(*asked) == [1, 3, 2], "the other one was worked for already"
    assert await background.run(ANNA, work) == 4


async def test_the_queue_of_work_is_bounded(work: Work) -> None:
    background = Background(most=2)
    await begun(background, work, count=3)

    with pytest.raises(RequestRefused, match="busy"):
        await background.run(BEN, work)


async def test_whoever_was_worked_for_the_most_makes_room_in_a_full_queue(work: Work) -> None:
    background = Background(most=2)
    work.go.set()
    await background.run(ANNA, work)
    work.begun = 0
    work.go.clear()
    first, second, third = await begun(background, work, count=3)
    other = asyncio.create_task(background.run(BEN, work))

    with pytest.raises(RequestRefused, match="busy"):
        await third
    work.go.set()
    assert (await first, await other, await second) == (1, 2, 3)


async def test_cancelled_work_is_never_begun(work: Work) -> None:
    background = Background()
    first, *others = await begun(background, work, count=3)
    for other in others:
        other.cancel()
    work.go.set()
    await first

    assert await background.run(ANNA, lambda: work.begun) == 1


async def test_hanging_up_while_it_is_worked_on_brings_no_second_piece_beside_it(work: Work) -> None:
    background = Background()
    [first] = await begun(background, work)
    first.cancel()
    second = asyncio.create_task(background.run(ANNA, work))
    for _ in range(100):
        await asyncio.sleep(0)  # it could begin now, if it were allowed to
    work.go.set()

    assert await second == 2
    assert work.most == 1


async def test_hanging_up_does_not_hide_what_was_worked_on(work: Work) -> None:
    background = Background()
    [first] = await begun(background, work)
    first.cancel()
    asked = [asyncio.create_task(background.run(asker, work)) for asker in (ANNA, BEN)]
    await asyncio.sleep(0)
    work.go.set()

    assert await asyncio.gather(*asked) == [3, 2]
