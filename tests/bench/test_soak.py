"""The verdict of `./dev bench soak`; the test itself takes too long to run here."""

from array import array
from pathlib import Path
from typing import Any

import pytest

from bench.endurance.samples import Sample
from bench.endurance.verdict import Minute, growth, minutes, quiet
from bench.load.log_check import Acks, check
from bench.load.players import Ack
from seasalt.server.storage.store import Store
from tests.server.store_builders import an_append, open_table


@pytest.fixture(scope="module")
def anyio_backend() -> str:
    return "asyncio"


def samples(*, minutes: int = 30, mb_a_minute: float = 0.0, handles_a_minute: float = 0.0) -> list[Sample]:
    """Samples of one node that was killed after a third of the time."""
    return [a_sample(minute, minutes, mb_a_minute, handles_a_minute) for minute in range(minutes)]


def a_sample(minute: int, minutes: int, mb_a_minute: float, handles_a_minute: float) -> Sample:
    return Sample(
        at=60.0 * minute,
        lives=[1 if minute < minutes // 3 else 2],
        rss_mb=[100 + mb_a_minute * minute],
        thinkers_mb=40.0,
        files=[int(1000 + 40 + 7 * minute + handles_a_minute * minute)],
        database_mb=1.0 * minute,
        answers=500,
        moves_per_s=100.0,
        ack_p50_ms=10.0,
        ack_p99_ms=900.0 if minute == minutes // 3 else 40.0,
        ack_max_ms=1000.0,
        here=1000,
        sockets=[1000 + 7 * minute],
        rooms=[250],
        server_cores=0.4,
        machine_cores=1.0,
        waited_s=0.1,
        late_ms=3.0,
    )


def test_a_node_that_stays_as_it_is_is_flat_however_many_people_come():
    found = growth(samples(), 0)

    assert found.is_flat
    assert (found.rss_grew_mb, found.handles_grew) == (0, 0)


@pytest.mark.parametrize("grows", [{"mb_a_minute": 1.0}, {"handles_a_minute": 1.0}])
def test_a_node_whose_memory_or_handles_grow_is_not_flat(grows: dict[str, Any]):
    assert growth(samples(**grows), 0).is_flat is False


def test_a_run_that_was_too_short_says_nothing_of_growth():
    assert growth(samples(minutes=6, mb_a_minute=50), 0).is_flat is None


def test_answers_after_a_kill_are_told_apart():
    run = samples()

    assert max(sample.ack_p99_ms for sample in quiet(run, [595.0])) == 40.0


@pytest.mark.anyio
async def test_an_acknowledged_command_that_is_not_in_the_log_is_lost(tmp_path: Path):
    url = f"sqlite:///{tmp_path / 'games.db'}"
    async with await Store.open(url) as store:
        await open_table(store, "reef")
        await store.append(an_append(1, "anna:1"))

    kept = await check(
        [Acks("reef", "anna", array("i", [0, 2])), Acks("reef", "ben", array("i", [0, 3]))], url
    )

    assert (kept.acknowledged, kept.lost, kept.doubled) == (2, 1, 0)


def test_a_minute_counts_answers_that_nobody_disturbed_and_no_kill_delayed():
    acks = [
        Ack(100.0, 0.010, is_move=True, is_direct=True),
        Ack(110.0, 9.0, is_move=True, is_direct=False),  # its phone had vanished
        Ack(165.0, 0.030, is_move=True, is_direct=True),
        Ack(175.0, 3.0, is_move=True, is_direct=True),  # the node restarted
    ]

    assert minutes(acks, began=100.0, kills=[70.0]) == [
        Minute(0, 1, 10.0, 10.0, 10.0),
        Minute(1, 1, 30.0, 30.0, 30.0),
    ]
