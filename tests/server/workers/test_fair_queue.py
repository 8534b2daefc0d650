"""Who is thought for next: kinds and tables take turns, and nobody fills the queue for others."""

from typing import NamedTuple

from seasalt.server.workers.fair_queue import FairQueue, Kind


class TableSpec(NamedTuple):
    """Somebody waits."""

    table: str
    kind: Kind = Kind.BOT
    number: int = 0


def served(queue: FairQueue[TableSpec]) -> list[TableSpec]:
    return [*iter(queue.take, None)]


def test_tables_take_turns_however_much_one_of_them_wants() -> None:
    queue = FairQueue[TableSpec](most=2000, most_of_a_table=1000)
    greedy = [TableSpec("greedy", number=number) for number in range(1000)]
    for wish in (*greedy, TableSpec("reef"), TableSpec("lagoon")):
        assert queue.put(wish)

    assert served(queue) == [greedy[0], TableSpec("reef"), TableSpec("lagoon"), *greedy[1:]]


def test_what_one_table_asked_for_is_served_in_order() -> None:
    queue = FairQueue[TableSpec]()
    wishes = [TableSpec("reef", number=number) for number in range(3)]
    for wish in wishes:
        queue.put(wish)

    assert served(queue) == wishes


def test_hints_and_bots_take_turns_and_curves_come_last() -> None:
    queue = FairQueue[TableSpec]()
    for table in ("reef", "lagoon", "cove"):
        for kind in (Kind.CURVE, Kind.BOT, Kind.HINT):
            queue.put(TableSpec(table, kind))

    kinds = [wish.kind for wish in served(queue)]

    assert kinds == [Kind.HINT, Kind.BOT] * 3 + [Kind.CURVE] * 3


def test_a_table_that_waits_for_much_is_refused_more_and_others_are_not() -> None:
    queue = FairQueue[TableSpec](most=5, most_of_a_table=2)
    accepted = [queue.put(TableSpec("greedy", number=number)) for number in range(4)]

    assert accepted == [True, True, False, False]
    assert queue.put(TableSpec("reef"))
    assert queue.put(TableSpec("greedy", Kind.HINT))


def test_there_is_an_end_to_how_many_wait() -> None:
    queue = FairQueue[TableSpec](most=3)
    accepted = [queue.put(TableSpec(f"table {number}")) for number in range(5)]

    assert accepted == [True, True, True, False, False]
    assert queue.put(TableSpec("reef", Kind.HINT))
    assert len(queue) == 4


def test_who_has_gone_is_not_served_and_leaves_room() -> None:
    queue = FairQueue[TableSpec](most=2)
    for table in ("reef", "lagoon"):
        queue.put(TableSpec(table))
    queue.drop(TableSpec("reef"))
    queue.drop(TableSpec("nowhere"))

    assert queue.put(TableSpec("cove"))
    assert served(queue) == [TableSpec("lagoon"), TableSpec("cove")]
    assert len(queue) == 0
