"""Is a server stable for hours, with people, bots, hints, broken connections, slow clients, floods and kills?

Real `seasalt serve` processes on a new SQLite file (with --nodes on PostgreSQL and Valkey), with 250 tables
in play. A sample is taken every few seconds and appended to a file in bench/results, so a crash loses none.
Kills come in the first third; after that the server stays up, to show whether its memory or handles grow. At
the end it is killed, and its log is compared with what it acknowledged. Ctrl-C ends the test early, with the
results so far.
"""

import argparse
import asyncio
import signal
import sys
import tempfile
from collections.abc import Iterator
from contextlib import AsyncExitStack, contextmanager, suppress
from dataclasses import asdict
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter
from typing import Any

import uvloop

from bench._report import RESULTS, progress, report
from bench.endurance.disturbances import Disturbances
from bench.endurance.picture import SLOW_MS, drawn
from bench.endurance.samples import Sample, Sampler
from bench.endurance.soak_crowd import SoakCrowd
from bench.endurance.verdict import growth, minutes, quiet
from bench.load.crowd import percentile
from bench.load.log_check import check
from bench.load.relay import Relay
from bench.load.server_process import ServerProcess, allow_files
from bench.load.transactions import TransactionCounter
from tests.servers import running_postgres, running_valkey

IMAGES = Path(__file__).parent.parent / "docs/images"
SETTLE_SECONDS = 15.0
SETTINGS = {
    "SEASALT_GRACE": "20000",  # shorter than the default, so that bots stand in often
    "SEASALT_MAX_TABLES_PER_MINUTE": "30",  # the default: each guest is one person
    "SEASALT_FRAMES_PER_SECOND": "10",
    "SEASALT_FRAMES_AT_ONCE": "30",
}
KILLS_UNTIL = 1 / 3  # of the run


def main() -> None:
    parser = argparse.ArgumentParser(prog="./dev bench soak", description=__doc__)
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--tables", type=int, default=250)
    parser.add_argument("--nodes", type=int, default=1, help="more than one: on PostgreSQL and Valkey")
    parser.add_argument("--kills", type=int, default=4, help="in the first third of the time")
    parser.add_argument("--every", type=float, default=5.0, metavar="SECONDS", help="between two samples")
    parser.add_argument("--seed", default="salt")
    parser.add_argument("--keep", action="store_true", help="write results and a picture")
    options = parser.parse_args()
    allow_files(options.tables * 4 * 3)  # a connection through the relay takes three sockets here
    with (
        _places(options.nodes) as (folder, database, bus),
        asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner,
    ):
        results = runner.run(_soak(options, folder, database, bus))
    picture = results.pop("picture")
    report(_name(options), results, keep=options.keep)
    if options.keep:  # after the report, in which it would be an uncommitted change
        IMAGES.joinpath(f"{_name(options)}.svg").write_text(picture, "utf-8")
    if not results["sound"]:
        sys.exit(1)


def _name(options: argparse.Namespace) -> str:
    return "soak" if options.nodes == 1 else "soak_nodes"


@contextmanager
def _places(nodes: int) -> Iterator[tuple[Path, str, str | None]]:
    """A folder, a database and a bus."""
    with tempfile.TemporaryDirectory(prefix="seasalt-soak-") as name:
        folder = Path(name)
        if nodes == 1:
            yield folder, f"sqlite:///{folder / 'tables.sqlite3'}", None
        else:
            with running_postgres() as postgres, running_valkey() as valkey:
                yield folder, postgres.empty("soak"), valkey.url


async def _soak(options: argparse.Namespace, folder: Path, database: str, bus: str | None) -> dict[str, Any]:
    stop = asyncio.Event()
    for sign in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(sign, stop.set)
    nodes: list[ServerProcess] = []
    async with AsyncExitStack() as stack:
        try:
            for number in range(options.nodes):
                log = folder / f"node-{number}.log"
                nodes.append(ServerProcess(database, bus, bot_processes=1, settings=SETTINGS, log=log))
                await nodes[-1].answers()
            relays = [await stack.enter_async_context(Relay(node.address)) for node in nodes]
            transactions = await stack.enter_async_context(TransactionCounter(database, nodes))
            crowd = SoakCrowd(nodes, relays, Random(options.seed), tables=options.tables)
            found = await _live(options, crowd, transactions, stop)
        finally:
            for node in nodes:
                node.clear_away()
    progress("The servers are killed; reading their logs ...")
    kept = await check(crowd.acks(), database)
    said = "".join(path.read_text(errors="replace") for path in folder.glob("node-*.log"))
    facts = asdict(kept) | {"tracebacks": said.count("Traceback")}
    if facts["tracebacks"]:
        progress(said[-4000:])
    sound = not kept.lost and not kept.doubled and not facts["tracebacks"] and found["flat"] is not False
    return found | facts | {"sound": sound}


async def _live(
    options: argparse.Namespace, crowd: SoakCrowd, transactions: TransactionCounter, stop: asyncio.Event
) -> dict[str, Any]:
    """Run the test; returns what was measured."""
    began, seconds = perf_counter(), options.minutes * 60
    RESULTS.mkdir(exist_ok=True)
    sampler = Sampler(crowd, transactions, RESULTS / f"{_name(options)}-running.jsonl", began)
    disturbances = Disturbances(crowd, options.tables, began)
    kills = [seconds * KILLS_UNTIL * (n + 1) / options.kills for n in range(options.kills)]
    tasks: list[asyncio.Task[None]] = []
    try:
        filling = asyncio.create_task(crowd.fill())
        tasks.append(filling)
        while not crowd.players and not stop.is_set():
            await asyncio.sleep(0.1)
        tasks += [asyncio.create_task(work) for work in (crowd.keep_alive(), sampler.notice_delays())]
        tasks += [asyncio.create_task(disturbance) for disturbance in disturbances.all(kills)]
        while perf_counter() - began < seconds and not stop.is_set():
            with suppress(TimeoutError):
                async with asyncio.timeout(options.every):
                    await stop.wait()
            _tell(await sampler.take(), crowd)
            for task in tasks:
                if task.done() and not task.cancelled() and (error := task.exception()):
                    raise error
        await crowd.rest()
        await crowd.settle(SETTLE_SECONDS)
        await sampler.take()
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await crowd.close()
        sampler.close()
    return _found(options, crowd, sampler, disturbances.kills, began)


def _tell(sample: Sample, crowd: SoakCrowd) -> None:
    nodes = " + ".join(f"{mb:.0f}" for mb in sample.rss_mb)
    progress(
        f"{sample.at / 60:6.1f} min  {len(crowd.tables)} tables  {sample.here} here"
        f"  {sample.moves_per_s:.0f} moves/s"
        f"  p50 {sample.ack_p50_ms:.0f}  p99 {sample.ack_p99_ms:.0f}  max {sample.ack_max_ms:.0f} ms"
        f"  {nodes} MB (+{sample.thinkers_mb:.0f})  {sum(sample.files)} handles"
        f"  rooms {sum(sample.rooms)}  {sample.database_mb:.1f} MB on disk"
    )


def _found(
    options: argparse.Namespace, crowd: SoakCrowd, sampler: Sampler, kills: list[float], began: float
) -> dict[str, Any]:
    samples = sampler.samples
    calm = quiet(samples, kills)
    by_minute = minutes(sampler.acks, began, kills)
    grown = [growth(samples, node) for node in range(options.nodes)]
    known = [one.is_flat for one in grown if one.is_flat is not None]
    hints = sorted(crowd.hint_seconds)
    return {
        "minutes": round((perf_counter() - began) / 60, 1),
        "tables": options.tables,
        "nodes": options.nodes,
        "database": "SQLite" if options.nodes == 1 else "PostgreSQL",
        "moves_per_s": round(sum(s.moves_per_s for s in samples) / max(1, len(samples)), 1),
        "server_cores": round(sum(s.server_cores for s in samples) / max(1, len(samples)), 2),
        "machine_cores": round(sum(s.machine_cores for s in samples) / max(1, len(samples)), 2),
        "highest_machine_cores": max((s.machine_cores for s in samples), default=0.0),
        "nodes_waited_for_a_cpu_s": round(sum(s.waited_s for s in samples), 1),
        "load_was_late_ms": max((s.late_ms for s in calm), default=0.0),
        "direct_answers": sum(one.answers for one in by_minute),
        "ack_p50_ms": median(one.p50_ms for one in by_minute) if by_minute else 0.0,
        "ack_p99_ms": median(one.p99_ms for one in by_minute) if by_minute else 0.0,
        "worst_minute_p99_ms": max((one.p99_ms for one in by_minute), default=0.0),
        "slow_minutes": [one.number for one in by_minute if one.p99_ms > SLOW_MS],
        "worst_ack_ms_away_from_kills": max((one.max_ms for one in by_minute), default=0.0),
        "hint_p50_ms": percentile(hints, 0.5),
        "hint_p99_ms": percentile(hints, 0.99),
        "killed_at": kills,
        "database_mb": samples[-1].database_mb if samples else 0.0,
        "done": dict(sorted(crowd.done.items())),
        "refused": dict(crowd.tally.naks + crowd.tally.problems),
        "counted_by_nodes": sampler.counters(),
        "growth": [asdict(one) for one in grown],
        "flat": all(known) if known else None,  # None: no life was long enough to say
        "picture": drawn(by_minute, kills),
    }


if __name__ == "__main__":
    main()
