"""How many moves per second does the store make durable, and how long does one take?

SQLite with synchronous=FULL and PostgreSQL with fsync, both on this machine's disk. Once with moves at a
fixed pace, whether earlier ones are answered or not (times count from when a move was due), and once at full
speed, with tables that move again at each answer. The bar of the whole server is 250 moves/s with a p99 under
50 ms, so the store may only take a small part of that.
"""

import argparse
import asyncio
import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from time import perf_counter, process_time

import uvloop

from bench._report import report
from seasalt.server.storage.store import Append, Appended, Store
from tests.servers import running_postgres

PACE = 250
TABLES = 250
BODY = '{"type": "Acted", "seat": 0, "action": "keep crab-DB > B", "by_bot": false}'
SUMMARY = '{"players": 4, "round": 3, "totals": [12, 31, 25, 8]}'


def main() -> None:
    parser = argparse.ArgumentParser(prog="./dev bench store", description=__doc__)
    parser.add_argument("--seconds", type=float, default=10, help="for each of the four runs")
    parser.add_argument("--at-once", type=int, default=64, help="tables that move at full speed")
    parser.add_argument("--keep", action="store_true", help="write bench/results/store.json")
    options = parser.parse_args()
    runs: list[dict[str, float | str]] = []
    for name, place in (("sqlite", _sqlite), ("postgresql", _postgres)):
        with place() as url:
            runs += uvloop.run(_measure(name, url, options.seconds, options.at_once))
    worst = max(float(run["p99_ms"]) for run in runs if run["offered_per_s"] == PACE)
    results = {"runs": runs, "p99_ms_at_250_per_s": worst, "fsync_ms": _fsync_ms(), "cores": os.cpu_count()}
    report("store", results, keep=options.keep)


@contextmanager
def _sqlite() -> Iterator[str]:
    with tempfile.TemporaryDirectory() as folder:
        yield f"sqlite:///{folder}/games.db"


@contextmanager
def _postgres() -> Iterator[str]:
    with running_postgres() as server:
        yield server.empty()


async def _measure(database: str, url: str, seconds: float, at_once: int) -> list[dict[str, float | str]]:
    async with await Store.open(url) as store:
        for number in range(TABLES):
            await store.create(f"table-{number}", ["{}"], SUMMARY, True, 0, status="playing")
        versions, waits = [1] * TABLES, list[float]()

        async def move(table: int, due: float) -> None:
            version = versions[table]
            wish = Append(f"table-{table}", version, f"c{version}", 0, BODY, version, summary=SUMMARY)
            answer = await store.append(wish)
            assert answer == Appended(version + 1), answer
            versions[table] += 1
            waits.append(perf_counter() - due)

        async def offer() -> None:
            began, moves = perf_counter(), []
            for number in range(int(seconds * PACE)):
                due = began + number / PACE
                if (ahead := due - perf_counter()) > 0:
                    await asyncio.sleep(ahead)
                moves.append(asyncio.create_task(move(number % TABLES, due)))
            await asyncio.gather(*moves)

        async def rush(table: int) -> None:
            end = perf_counter() + seconds
            while (now := perf_counter()) < end:
                await move(table, now)

        results: list[dict[str, float | str]] = []
        for pace in (PACE, None):
            waits.clear()
            wall, cpu = perf_counter(), process_time()
            await (offer() if pace else asyncio.gather(*map(rush, range(at_once))))
            wall, cpu = perf_counter() - wall, process_time() - cpu
            waits.sort()
            results.append(
                {
                    "database": database,
                    "offered_per_s": pace or "full speed",
                    "appends_per_s": round(len(waits) / wall),
                    "p50_ms": _ms(waits[len(waits) // 2]),
                    "p99_ms": _ms(waits[len(waits) * 99 // 100]),
                    "worst_ms": _ms(waits[-1]),
                    "cpu_ms_per_append": _ms(cpu / len(waits)),
                }
            )
        return results


def _fsync_ms() -> float:
    """The median time of a small write with fsync."""
    with tempfile.NamedTemporaryFile() as file:
        times = []
        for _ in range(100):
            began = perf_counter()
            file.write(bytes(4096))
            file.flush()
            os.fsync(file.fileno())
            times.append(perf_counter() - began)
    return _ms(sorted(times)[50])


def _ms(seconds: float) -> float:
    return round(seconds * 1000, 2)


if __name__ == "__main__":
    main()
