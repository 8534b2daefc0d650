"""`seasalt bench server`: how fast a server answers a thousand people, and whether it forgets a move.

The server is killed before its log is read: what counts is what a dead server leaves behind.
"""

import argparse
import asyncio
import gc
import json
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import asdict, dataclass
from pathlib import Path
from random import Random
from time import perf_counter, process_time

from seasalt.bench.crowd import Crowd
from seasalt.bench.node import Node, machine_cpu_seconds
from seasalt.server.store import Store

WARM_UP_SECONDS = 3.0
SETTLE_SECONDS = 15.0


@dataclass(frozen=True, slots=True)
class Load:
    """What is asked of a server."""

    tables: int = 250
    moves_per_s: float = 250.0
    seconds: float = 15.0
    nodes: int = 1
    kill: bool = False  # the first node, half-way
    bus: str | None = None


@dataclass(frozen=True, slots=True)
class Measured:
    """What came of it. Times of answers are from sending a command to its ack, in the measured seconds."""

    tables: int
    sockets: int
    nodes: int
    seconds: float
    moves_per_s: float
    commands_per_s: float  # moves, and readiness, summaries, rematches
    ack_p50_ms: float
    ack_p99_ms: float
    ack_max_ms: float
    acked: int  # commands, in the whole run
    lost: int  # acknowledged, and not in the log under that version
    duplicates: int  # commands that are in the log twice
    unanswered: int
    behind: int  # sockets that have not seen the newest version of their table
    games_over: int
    naks: dict[str, int]
    problems: dict[str, int]
    lines_lost: int
    moves_missed: int  # due while no table was ready
    client_stall_ms: float  # the longest that the load itself came late
    server_rss_mb: float
    kb_per_table: float
    kb_per_socket: float
    server_cpu_ms_per_move: float
    server_cores: float
    client_cores: float
    other_cores: float  # everything else on the machine, in the measured seconds


def bench_server_command(options: argparse.Namespace) -> int:
    """Measure, and print what was found."""
    load = Load(
        options.tables, options.moves_per_s, options.seconds, options.nodes, options.kill, options.bus
    )
    with _database(options.database) as database:
        measured = asdict(measure(load, database, Random(options.seed)))
    if options.json:
        print(json.dumps(measured))
    else:
        for name, value in measured.items():
            print(f"{name:24} {value}")
    return 1 if measured["lost"] or measured["duplicates"] else 0


def measure(load: Load, database: str, rng: Random) -> Measured:
    """Play against fresh server processes."""
    if sys.platform == "win32":
        return asyncio.run(_measure(load, database, rng))
    import uvloop  # lighter: the load shares the machine with the server

    gc.freeze()
    gc.disable()  # a pause of ours would be a burst of moves after it, and count as the server's delay
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        return runner.run(_measure(load, database, rng))


async def _measure(load: Load, database: str, rng: Random) -> Measured:
    nodes: list[Node] = []
    crowd = Crowd(nodes, rng)
    keeping_alive: asyncio.Task[None] | None = None
    try:
        for _ in range(load.nodes):
            nodes.append(Node(database, load.bus))
            await nodes[-1].answers()
        empty = _memory(nodes)
        await crowd.sit_down(load.tables)
        with_tables = _memory(nodes)
        await crowd.connect()
        keeping_alive = asyncio.create_task(crowd.keep_alive())
        with_sockets = _memory(nodes)
        await crowd.play(load.moves_per_s, WARM_UP_SECONDS)

        before = _Spent.now(nodes)
        if load.kill:
            await crowd.play(load.moves_per_s, load.seconds / 2)
            killed = nodes[0].cpu_seconds()
            nodes[0].kill()
            await crowd.play(load.moves_per_s, load.seconds / 2)
        else:
            killed = 0.0
            await crowd.play(load.moves_per_s, load.seconds)
        spent = _Spent.now(nodes, killed).since(before)
        await crowd.settle(SETTLE_SECONDS)
        await asyncio.sleep(0.5)
        full = _memory(nodes)
    finally:
        if keeping_alive is not None:
            keeping_alive.cancel()
            with suppress(asyncio.CancelledError):
                await keeping_alive
        crowd.close()
        for node in nodes:
            if node.is_alive:
                node.kill()
    lost, duplicates, behind = await _check(crowd, database)
    tally = crowd.tally
    window = (before.at, before.at + spent.at)
    acks = sorted(seconds for at, seconds, _ in tally.acks if window[0] <= at < window[1])
    moves = sum(is_move for at, _, is_move in tally.acks if window[0] <= at < window[1])
    return Measured(
        tables=load.tables,
        sockets=len(crowd.players),
        nodes=load.nodes,
        seconds=round(spent.at, 2),
        moves_per_s=round(moves / spent.at, 1),
        commands_per_s=round(len(acks) / spent.at, 1),
        ack_p50_ms=_percentile(acks, 0.50),
        ack_p99_ms=_percentile(acks, 0.99),
        ack_max_ms=_percentile(acks, 1.0),
        acked=len(tally.acked),
        lost=lost,
        duplicates=duplicates,
        unanswered=sum(player.waiting for player in crowd.players),
        behind=behind,
        games_over=tally.games,
        naks=dict(tally.naks),
        problems=dict(tally.problems),
        lines_lost=tally.lines_lost,
        moves_missed=tally.missed,
        client_stall_ms=round(tally.stall * 1000, 1),
        server_rss_mb=round(full, 1),
        kb_per_table=round((with_tables - empty) * 1024 / load.tables, 1),
        kb_per_socket=round((with_sockets - with_tables) * 1024 / len(crowd.players), 1),
        server_cpu_ms_per_move=round(spent.server * 1000 / max(1, moves), 3),
        server_cores=round(spent.server / spent.at, 2),
        client_cores=round(spent.client / spent.at, 2),
        other_cores=round((spent.machine - spent.server - spent.client) / spent.at, 2),
    )


@dataclass(frozen=True, slots=True)
class _Spent:
    """Readings of the wall clock and of CPU clocks, in seconds."""

    at: float
    server: float
    client: float
    machine: float

    @classmethod
    def now(cls, nodes: Sequence[Node], killed: float = 0.0) -> "_Spent":
        server = killed + sum(node.cpu_seconds() for node in nodes if node.is_alive)
        return cls(perf_counter(), server, process_time(), machine_cpu_seconds())

    def since(self, before: "_Spent") -> "_Spent":
        return _Spent(
            self.at - before.at,
            self.server - before.server,
            self.client - before.client,
            self.machine - before.machine,
        )


async def _check(crowd: Crowd, database: str) -> tuple[int, int, int]:
    """What is missing in the logs, what is there twice, and who does not know."""
    logged: dict[tuple[str, str], list[int]] = {}
    heads: dict[str, int] = {}
    async with await Store.open(database, migrate=False) as store:
        for table in {player.table for player in crowd.players}:
            for entry in await store.read(table):
                logged.setdefault((table, entry.command_id), []).append(entry.version)
                heads[table] = entry.version
    lost = sum(version not in logged.get((table, id), ()) for table, id, version in crowd.tally.acked)
    duplicates = sum(len(versions) - 1 for versions in logged.values())
    return lost, duplicates, sum(player.version != heads[player.table] for player in crowd.players)


def _memory(nodes: Sequence[Node]) -> float:
    return sum(node.rss_mb() for node in nodes if node.is_alive)


def _percentile(seconds: Sequence[float], part: float) -> float:
    """In milliseconds.

    >>> _percentile([0.001, 0.002, 0.003], 0.5)
    2.0
    """
    if not seconds:
        return 0.0
    return round(seconds[min(len(seconds) - 1, int(len(seconds) * part))] * 1000, 2)


@contextmanager
def _database(asked: str | None) -> Iterator[str]:
    """The database asked for, or a fresh SQLite file."""
    if asked is not None:
        yield asked
        return
    with tempfile.TemporaryDirectory(prefix="seasalt-bench-") as folder:
        yield f"sqlite:///{Path(folder) / 'tables.sqlite3'}"
