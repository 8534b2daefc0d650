"""Queues of jobs: kinds and guests take turns, and nobody fills a queue or keeps the workers from others."""

from collections import deque
from typing import NamedTuple

import pytest

from seasalt.server.interfaces.asker import Asker
from seasalt.server.tables.reviews import AHEAD, MOST_OF_A_GUEST
from seasalt.server.workers.fair_queue import HALF_LIFE, SAME, FairQueue, JobKind, KindQueue, Usage

ANNA, BEN, CORA = Asker("Anna", "home"), Asker("Ben", "home"), Asker("Cora", "away")


class FakeJob(NamedTuple):
    """A job in the queue."""

    asker: Asker
    number: int = 0
    kind: JobKind = JobKind.REVIEW


class Clock:
    """The time of a simulation."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def a_queue(most: int = 100, most_of_one: int = 100, usage: Usage | None = None) -> FairQueue[FakeJob]:
    return FairQueue(usage or Usage(), most, most_of_one)


def served(queue: FairQueue[FakeJob] | KindQueue[FakeJob]) -> list[FakeJob]:
    return [*iter(queue.take, None)]


def test_guests_take_turns_however_much_one_of_them_wants() -> None:
    queue = a_queue(2000, 1000)
    greedy = [FakeJob(ANNA, number) for number in range(1000)]
    for job in (*greedy, FakeJob(BEN), FakeJob(CORA)):
        assert queue.put(job) is None

    assert served(queue) == [greedy[0], FakeJob(BEN), FakeJob(CORA), *greedy[1:]]


def test_what_one_guest_asked_for_is_served_in_order() -> None:
    queue = a_queue()
    jobs = [FakeJob(ANNA, number) for number in range(3)]
    for job in jobs:
        queue.put(job)

    assert served(queue) == jobs


def test_hints_and_bots_take_turns_and_curves_come_last() -> None:
    queue = KindQueue[FakeJob](Usage())
    for asker in (ANNA, BEN, CORA):
        for kind in (JobKind.CURVE, JobKind.BOT, JobKind.HINT):
            queue.put(FakeJob(asker, kind=kind))

    kinds = [job.kind for job in served(queue)]

    assert kinds == [JobKind.HINT, JobKind.BOT] * 3 + [JobKind.CURVE] * 3


def test_a_guest_who_waits_for_much_is_refused_more_and_others_are_not() -> None:
    queue = a_queue(most=5, most_of_one=2)
    jobs = [FakeJob(ANNA, number) for number in range(4)]

    assert [queue.put(job) for job in jobs] == [None, None, *jobs[2:]]
    assert queue.put(FakeJob(BEN)) is None


def test_there_is_an_end_to_how_many_wait() -> None:
    queue = a_queue(most=3)
    jobs = [FakeJob(Asker(f"guest {number}")) for number in range(5)]

    assert [queue.put(job) for job in jobs] == [None, None, None, *jobs[3:]]
    assert len(queue) == 3


def test_a_dropped_job_is_not_served_and_leaves_room() -> None:
    queue = a_queue(most=2)
    for asker in (ANNA, BEN):
        queue.put(FakeJob(asker))
    queue.drop(FakeJob(ANNA))
    queue.drop(FakeJob(CORA))

    assert queue.put(FakeJob(CORA)) is None
    assert served(queue) == [FakeJob(BEN), FakeJob(CORA)]
    assert len(queue) == 0


# --- what was done lately


def test_the_guest_for_whom_the_least_was_done_comes_first() -> None:
    usage = Usage()
    queue = a_queue(usage=usage)
    for asker, seconds in ((ANNA, 9.0), (BEN, 3.0)):
        usage.add(asker, seconds)
        queue.put(FakeJob(asker))
    queue.put(FakeJob(CORA))

    assert [job.asker for job in served(queue)] == [CORA, BEN, ANNA]


def test_in_a_full_queue_the_guest_for_whom_the_most_was_done_makes_room() -> None:
    usage = Usage()
    queue = a_queue(most=3, usage=usage)
    usage.add(ANNA, 1.0)
    jobs = [FakeJob(ANNA, 1), FakeJob(ANNA, 2), FakeJob(CORA, 1)]
    for job in jobs:
        queue.put(job)

    assert queue.put(FakeJob(ANNA, 3)) == FakeJob(ANNA, 3), "nobody had more"
    assert queue.put(FakeJob(CORA, 2)) == FakeJob(ANNA, 2), "the last of whoever had the most"
    assert len(queue) == 3
    assert served(queue) == [FakeJob(CORA, 1), FakeJob(CORA, 2), FakeJob(ANNA, 1)]


def test_what_is_asked_for_first_is_finished_before_others_get_their_second() -> None:
    usage = Usage()
    queue = a_queue(usage=usage)
    first = ANNA._replace(about="her first game")
    usage.add(first, 9.0)
    usage.add(CORA._replace(about="her first game"), 1.0)
    for job in (FakeJob(CORA._replace(about="her second game")), FakeJob(first)):
        queue.put(job)

    assert [job.asker.guest for job in served(queue)] == ["Anna", "Cora"]


def test_what_was_done_is_forgotten_in_time() -> None:
    clock = Clock()
    usage = Usage(clock)
    usage.add(ANNA, 8.0)
    clock.now = 3 * HALF_LIFE

    assert usage.of(ANNA) == pytest.approx(1.0)


def test_new_guests_of_an_address_that_had_much_do_not_come_first() -> None:
    usage = Usage()
    queue = a_queue(usage=usage)
    for number in range(12):
        usage.add(Asker(f"guest {number}", "home"), 5.0)
    usage.add(CORA, 6.0)
    for job in (FakeJob(Asker("another", "home")), FakeJob(CORA)):
        queue.put(job)

    assert [job.asker.guest for job in served(queue)] == ["Cora", "another"]


# --- a worker under siege


JOB_SECONDS = 0.035  # of a decision, as measured
DECISIONS = 170


class Siege:
    """One worker, guests whose queues are never empty, and in the end a guest with one game to review."""

    def __init__(self, hostile: int) -> None:
        self.clock = Clock()
        self.usage = Usage(self.clock)
        self.queue = a_queue(1000, usage=self.usage)
        self.hostile = [
            Asker(f"hostile {number}", f"address {number}", about=f"game {game}")
            for number in range(hostile)
            for game in range(MOST_OF_A_GUEST)
        ]
        for asker in self.hostile:
            for _ in range(AHEAD):
                self.queue.put(FakeJob(asker))

    def work(self) -> FakeJob | None:
        if (job := self.queue.take()) is not None:
            self.clock.now += JOB_SECONDS
            self.usage.add(job.asker, JOB_SECONDS)
            if job.asker in self.hostile:
                self.queue.put(job)
        return job

    def review(self, asker: Asker) -> float:
        """How long the review of a game takes, of which a few jobs are in the queue at a time."""
        began, left = self.clock.now, deque(FakeJob(asker, number) for number in range(DECISIONS))
        for _ in range(AHEAD):
            self.queue.put(left.popleft())
        done = 0
        while done < DECISIONS:
            if (job := self.work()) and job.asker == asker:
                done += 1
                if left:
                    self.queue.put(left.popleft())
        return self.clock.now - began


def test_a_review_takes_as_long_as_alone_beside_ten_guests_who_keep_the_worker_busy() -> None:
    alone, siege = Siege(0).review(ANNA), Siege(10)
    while siege.clock.now < 3.0:
        siege.work()

    assert siege.review(ANNA._replace(about="her game")) <= 1.1 * alone


def test_of_guests_who_all_review_one_game_none_has_more_than_the_others() -> None:
    siege = Siege(0)
    siege.hostile = [Asker(f"guest {number}", about="their game") for number in range(10)]
    for asker in siege.hostile:
        siege.queue.put(FakeJob(asker))

    alone, together = Siege(0).review(ANNA), siege.review(ANNA._replace(about="her game"))
    assert together == pytest.approx(11 * alone, rel=0.05)


def test_a_game_without_an_end_counts_against_itself() -> None:
    usage = Usage(lambda: 0.0)
    endless = ANNA._replace(about="an endless game")
    usage.add(endless, SAME + 5.0)

    assert usage.of(endless) == 5.0
