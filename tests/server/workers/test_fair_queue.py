"""The queue of jobs: kinds and tables take turns, and no table fills the queue for others."""

from typing import NamedTuple

from seasalt.server.workers.fair_queue import FairQueue, JobKind


class FakeJob(NamedTuple):
    """A job in the queue."""

    table: str
    kind: JobKind = JobKind.BOT
    number: int = 0


def served(queue: FairQueue[FakeJob]) -> list[FakeJob]:
    return [*iter(queue.take, None)]


def test_tables_take_turns_however_much_one_of_them_wants() -> None:
    queue = FairQueue[FakeJob](most=2000, most_of_a_table=1000)
    greedy = [FakeJob("greedy", number=number) for number in range(1000)]
    for wish in (*greedy, FakeJob("reef"), FakeJob("lagoon")):
        assert queue.put(wish)

    assert served(queue) == [greedy[0], FakeJob("reef"), FakeJob("lagoon"), *greedy[1:]]


def test_what_one_table_asked_for_is_served_in_order() -> None:
    queue = FairQueue[FakeJob]()
    wishes = [FakeJob("reef", number=number) for number in range(3)]
    for wish in wishes:
        queue.put(wish)

    assert served(queue) == wishes


def test_hints_and_bots_take_turns_and_curves_come_last() -> None:
    queue = FairQueue[FakeJob]()
    for table in ("reef", "lagoon", "cove"):
        for kind in (JobKind.CURVE, JobKind.BOT, JobKind.HINT):
            queue.put(FakeJob(table, kind))

    kinds = [wish.kind for wish in served(queue)]

    assert kinds == [JobKind.HINT, JobKind.BOT] * 3 + [JobKind.CURVE] * 3


def test_a_table_that_waits_for_much_is_refused_more_and_others_are_not() -> None:
    queue = FairQueue[FakeJob](most=5, most_of_a_table=2)
    accepted = [queue.put(FakeJob("greedy", number=number)) for number in range(4)]

    assert accepted == [True, True, False, False]
    assert queue.put(FakeJob("reef"))
    assert queue.put(FakeJob("greedy", JobKind.HINT))


def test_there_is_an_end_to_how_many_wait() -> None:
    queue = FairQueue[FakeJob](most=3)
    accepted = [queue.put(FakeJob(f"table {number}")) for number in range(5)]

    assert accepted == [True, True, True, False, False]
    assert queue.put(FakeJob("reef", JobKind.HINT))
    assert len(queue) == 4


def test_a_dropped_job_is_not_served_and_leaves_room() -> None:
    queue = FairQueue[FakeJob](most=2)
    for table in ("reef", "lagoon"):
        queue.put(FakeJob(table))
    queue.drop(FakeJob("reef"))
    queue.drop(FakeJob("nowhere"))

    assert queue.put(FakeJob("cove"))
    assert served(queue) == [FakeJob("lagoon"), FakeJob("cove")]
    assert len(queue) == 0
