"""Work that is done once for all callers."""

import asyncio

import pytest

from seasalt.server.tables.shared_work import SharedWork

pytestmark = pytest.mark.anyio


class Work:
    """Work that takes until the test ends it, and counts its runs."""

    def __init__(self) -> None:
        self.done = 0
        self.go = asyncio.Event()

    async def __call__(self) -> int:
        await self.go.wait()
        self.done += 1
        if self.done == 1:
            raise LookupError
        return self.done


async def count() -> int:
    return 7


async def test_a_failure_is_raised_for_all_waiting_callers_and_the_next_one_tries_again() -> None:
    once, work = SharedWork[str, int](3), Work()
    waiting = [asyncio.create_task(once.get("a", work)) for _ in range(3)]
    await asyncio.sleep(0)
    work.go.set()
    answers = await asyncio.gather(*waiting, return_exceptions=True)

    assert [type(answer) for answer in answers] == [LookupError] * 3
    assert await once.get("a", work) == 2
    assert await once.get("a", work) == 2


async def test_a_cancelled_caller_leaves_the_work_to_the_others() -> None:
    once, work = SharedWork[str, int](3), Work()
    work.done = 1
    leaving, staying = (asyncio.create_task(once.get("a", work)) for _ in range(2))
    await asyncio.sleep(0)
    leaving.cancel()
    work.go.set()

    assert await staying == 2
    assert leaving.cancelled()


async def test_when_the_last_caller_is_cancelled_the_work_ends_and_the_next_begins_anew() -> None:
    once, work = SharedWork[str, int](3), Work()
    work.done = 1
    leaving = [asyncio.create_task(once.get("a", work)) for _ in range(2)]
    await asyncio.sleep(0)
    for one in leaving:
        one.cancel()
    await asyncio.wait(leaving)

    assert await once.get("a", count) == 7
    assert work.done == 1


async def test_the_least_recently_used_result_is_dropped_first() -> None:
    once, work = SharedWork[str, int](2), Work()
    work.done = 1
    work.go.set()
    assert [await once.get(key, work) for key in ("a", "b")] == [2, 3]
    assert await once.get("a", count) == 2
    assert await once.get("c", count) == 7

    assert await once.get("a", count) == 2
    assert await once.get("b", count) == 7
