"""Does a server lose or double a move when everything around it fails, again and again?

People and bots play at real `seasalt serve` processes, while every second or two something happens. One node
on SQLite: it is killed, stands still, or its file may not grow, as on a full disk. Two nodes on PostgreSQL
and Valkey: one is killed or stands still, the database crashes or stands still, the bus crashes. In the end
all is killed, and the log is compared with what was acknowledged. Ctrl-C ends it early, with the results so
far. Exits with 1 if a move was lost or doubled.
"""

import argparse
import asyncio
import os
import resource
import signal
import sys
import tempfile
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack, ExitStack
from dataclasses import asdict
from pathlib import Path
from random import Random
from typing import Any

import uvloop

from bench._report import progress, report
from bench.endurance.soak_crowd import SoakCrowd
from bench.load.log_check import check
from bench.load.relay import Relay
from bench.load.server_process import ServerProcess, allow_files
from tests.servers import Postgres, Server, running_postgres, running_valkey

BETWEEN = (0.3, 1.5)  # seconds between the end of a fault and the next one
STILL = (0.2, 4.0)  # seconds for which something stands still, or the disk is full
SETTLE_SECONDS = 20.0
SETTINGS = {"SEASALT_GRACE": "20000"}

Fault = Callable[[], Awaitable[None]]


def main() -> None:
    parser = argparse.ArgumentParser(prog="./dev bench faults", description=__doc__)
    parser.add_argument("--faults", type=int, default=150, metavar="N", help="how many (150)")
    parser.add_argument("--tables", type=int, default=20, metavar="N", help="in play at any time (20)")
    parser.add_argument("--nodes", type=int, choices=(1, 2), nargs="+", default=[1, 2], help="1, 2 or both")
    parser.add_argument("--seed", default="storm")
    parser.add_argument("--keep", action="store_true", help="write bench/results/faults.json")
    options = parser.parse_args()
    allow_files(options.tables * 4 * 3)
    runs = [_run(options, nodes) for nodes in options.nodes]
    report("faults", {"runs": runs}, keep=options.keep)
    if not all(run["sound"] for run in runs):
        sys.exit(1)


def _run(options: argparse.Namespace, nodes: int) -> dict[str, Any]:
    with ExitStack() as stack, asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="seasalt-faults-")))
        if nodes == 1:
            around: tuple[Server, ...] = ()
            database, bus = f"sqlite:///{folder / 'tables.sqlite3'}", None
        else:
            postgres, valkey = stack.enter_context(running_postgres()), stack.enter_context(running_valkey())
            database, bus, around = postgres.empty("faults"), valkey.url, (postgres, valkey)
        return runner.run(_play(options, nodes, database, bus, around))


async def _play(
    options: argparse.Namespace, count: int, database: str, bus: str | None, around: tuple[Server, ...]
) -> dict[str, Any]:
    stop = asyncio.Event()
    asyncio.get_running_loop().add_signal_handler(signal.SIGINT, stop.set)
    rng, done = Random(options.seed), Counter[str]()
    nodes: list[ServerProcess] = []
    tasks: list[asyncio.Task[None]] = []
    async with AsyncExitStack() as stack:
        try:
            for _ in range(count):
                nodes.append(ServerProcess(database, bus, bot_processes=1, settings=SETTINGS))
                await nodes[-1].answers()
            relays = [await stack.enter_async_context(Relay(node.address)) for node in nodes]
            crowd = SoakCrowd(nodes, relays, Random(options.seed), tables=options.tables)
            await crowd.fill()
            tasks.append(asyncio.create_task(crowd.keep_alive()))
            faults = _faults(nodes, around, rng)
            while done.total() < options.faults and not stop.is_set():
                name = rng.choice(list(faults))
                await faults[name]()
                done[name] += 1
                if done.total() % 10 == 0:
                    progress(f"{done.total():4} faults, {len(crowd.acks())} tables with acknowledged moves")
                await asyncio.sleep(rng.uniform(*BETWEEN))
            for node in nodes:
                await node.answers()
            await crowd.rest()
            await crowd.settle(SETTLE_SECONDS)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await crowd.close()
            for node in nodes:
                node.clear_away()
    kept = await check(crowd.acks(), database)
    sound = not kept.lost and not kept.doubled
    return {
        "nodes": count,
        "faults": done.total(),
        "done": dict(done),
        **asdict(kept),
        "sound": sound,
    }


def _faults(nodes: list[ServerProcess], around: tuple[Server, ...], rng: Random) -> dict[str, Fault]:
    async def kill() -> None:
        node = rng.choice(nodes)
        node.kill()
        node.start()
        await node.answers()

    async def stand_still() -> None:
        pid = rng.choice(nodes).pid
        os.kill(pid, signal.SIGSTOP)
        await asyncio.sleep(rng.uniform(*STILL))
        os.kill(pid, signal.SIGCONT)

    async def full_disk() -> None:
        _, hard = resource.prlimit(nodes[0].pid, resource.RLIMIT_FSIZE)
        resource.prlimit(nodes[0].pid, resource.RLIMIT_FSIZE, (0, hard))
        await asyncio.sleep(rng.uniform(*STILL))
        resource.prlimit(nodes[0].pid, resource.RLIMIT_FSIZE, (hard, hard))

    async def freeze() -> None:
        with around[0].frozen():
            await asyncio.sleep(rng.uniform(*STILL))

    async def crash(server: Server) -> None:
        server.stop(signal.SIGQUIT if isinstance(server, Postgres) else signal.SIGKILL)
        await asyncio.to_thread(server.start)

    faults: dict[str, Fault] = {"node killed": kill, "node stands still": stand_still}
    if not around:
        return faults | {"disk full": full_disk}
    database, bus = around
    return faults | {
        "database crashed": lambda: crash(database),
        "database stands still": freeze,
        "bus crashed": lambda: crash(bus),
    }


if __name__ == "__main__":
    main()
