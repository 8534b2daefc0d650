"""`seasalt bench server`: how fast a server answers a thousand people, and whether it loses a move.

The server is killed before its log is read, so only what survives a crash counts.
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
from time import perf_counter, process_time, time_ns
from typing import NamedTuple

from seasalt.measurement.crowd import DOORS, SEATS, Crowd
from seasalt.measurement.server_process import ServerProcess, allow_files, machine_cpu_seconds
from seasalt.measurement.transactions import TransactionCounter
from seasalt.server.storage.store import Store
from seasalt.table.entry import Acted, parse_entry

WARM_UP_SECONDS = 3.0
SETTLE_SECONDS = 15.0
IDLE_SECONDS = 4.0
QUIET_SECONDS = 2.0  # longer than a bot waits between two moves
BAR_SECONDS = 0.050  # p99 of the answers at the highest pace
TRIAL_SECONDS = 5.0
FASTER = 1.5
NARROWER = 3  # bisections between a pace that was kept and one that was not


@dataclass(frozen=True, slots=True)
class Load:
    """The load on a server."""

    tables: int = 250
    moves_per_s: float = 250.0
    seconds: float = 15.0
    nodes: int = 1
    kill: bool = False  # kill the first node half-way
    bus: str | None = None
    bot: str | None = None  # on two seats of each table
    together: bool = False  # connect the people of a table to one node, like a proxy that hashes by table
    find_most: bool = False  # measure at the highest pace within the bar, not at `moves_per_s`


@dataclass(frozen=True, slots=True)
class Measured:
    """The results. Answer times are from sending a command to its ack, in the measured seconds."""

    tables: int
    sockets: int
    nodes: int
    seconds: float
    moves_per_s: float
    commands_per_s: float  # moves, readiness, summaries, rematches
    ack_p50_ms: float
    ack_p99_ms: float
    ack_max_ms: float
    acked: int  # commands, in the whole run
    lost: int  # acknowledged, but not in the log under that version
    duplicates: int  # commands that are in the log twice
    unanswered: int
    behind: int  # sockets that have not received the newest version of their table
    games_over: int
    naks: dict[str, int]
    problems: dict[str, int]
    lines_lost: int
    moves_missed: int  # due while no table was ready
    client_stall_ms: float  # the longest delay of the load itself
    server_rss_mb: float
    kb_per_table: float
    kb_per_socket: float
    server_cpu_ms_per_move: float
    server_cores: float
    client_cores: float
    other_cores: float  # everything else on the machine, in the measured seconds
    bot_moves_per_s: float
    commits_per_move: float | None  # transactions that wrote; bots' moves count too
    transactions_per_move: float | None  # including those that only read; PostgreSQL only
    commits_per_s_idle: float | None  # games run and everybody is connected, but nobody moves
    transactions_per_s_idle: float | None
    rooms_by_node: list[int]  # tables in memory, at the end
    held_by_node: list[int]  # tables whose lease the node holds
    pace_trials: list[tuple[float, float, float]]  # target pace, reached pace, p99 in milliseconds


def bench_server_command(options: argparse.Namespace) -> int:
    """Measure, and print the results."""
    load = Load(
        options.tables,
        options.moves_per_s,
        options.seconds,
        options.nodes,
        options.kill,
        options.bus,
        options.bots,
        options.together,
        options.find_most,
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
    """Put the load on new server processes."""
    if sys.platform == "win32":
        return asyncio.run(_measure(load, database, rng))
    import uvloop  # faster: the load shares the machine with the server

    gc.freeze()
    gc.disable()  # a pause here would cause a burst of moves, and count as the server's delay
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        return runner.run(_measure(load, database, rng))


async def _measure(load: Load, database: str, rng: Random) -> Measured:
    allow_files(load.tables * SEATS + DOORS)
    nodes: list[ServerProcess] = []
    crowd = Crowd(nodes, rng, load.bot, together=load.together)
    keeping_alive: asyncio.Task[None] | None = None
    pace, trials = load.moves_per_s, list[_Trial]()
    try:
        for _ in range(load.nodes):
            nodes.append(ServerProcess(database, load.bus, bot_processes=1 if load.bot else 0))
            await nodes[-1].answers()
        empty = _memory(nodes)
        await crowd.sit_down(load.tables)
        with_tables = _memory(nodes)
        await crowd.connect()
        keeping_alive = asyncio.create_task(crowd.keep_alive())
        with_sockets = _memory(nodes)
        async with TransactionCounter(database, nodes) as transactions:
            await crowd.be_quiet(QUIET_SECONDS, SETTLE_SECONDS)
            commits = await transactions.commits()
            await asyncio.sleep(IDLE_SECONDS)
            idle = (await transactions.commits()).since(commits)
            await crowd.play(pace, WARM_UP_SECONDS)
            if load.find_most:
                pace, trials = await _highest_pace(crowd, pace)

            commits, began_at = await transactions.commits(), time_ns()
            before = _Spent.now(nodes)
            if load.kill:
                await crowd.play(pace, load.seconds / 2)
                killed = nodes[0].cpu_seconds()
                nodes[0].kill()
                await crowd.play(pace, load.seconds / 2)
            else:
                killed = 0.0
                await crowd.play(pace, load.seconds)
            spent = _Spent.now(nodes, killed).since(before)
            commits, ended_at = (await transactions.commits()).since(commits), time_ns()
        await crowd.settle(SETTLE_SECONDS)
        await crowd.be_quiet(QUIET_SECONDS if load.bot else 0.5, SETTLE_SECONDS)
        full = _memory(nodes)
        counted = [await node.metrics() for node in nodes if node.is_alive]
    finally:
        if keeping_alive is not None:
            keeping_alive.cancel()
            with suppress(asyncio.CancelledError):
                await keeping_alive
        crowd.close()
        for node in nodes:
            node.clear_away()
    lost, duplicates, behind, bot_moves = await _check(crowd, database, began_at, ended_at)
    tally = crowd.tally
    acks, moves = _answers(crowd, before.at, before.at + spent.at)
    all_moves = max(1, moves + bot_moves)
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
        bot_moves_per_s=round(bot_moves / spent.at, 1),
        commits_per_move=_per(commits.written, all_moves),
        transactions_per_move=_per(commits.all, all_moves),
        commits_per_s_idle=_per(idle.written, IDLE_SECONDS),
        transactions_per_s_idle=_per(idle.all, IDLE_SECONDS),
        rooms_by_node=[int(metrics.get("seasalt_rooms", 0)) for metrics in counted],
        held_by_node=[int(metrics.get("seasalt_tables_held", 0)) for metrics in counted],
        pace_trials=[(trial.asked, trial.reached, trial.p99_ms) for trial in trials],
    )


class _Trial(NamedTuple):
    """A short run at one pace."""

    asked: float
    reached: float
    p99_ms: float

    @property
    def is_kept(self) -> bool:
        """Whether the server answered in time, and the load reached its pace."""
        return self.p99_ms < BAR_SECONDS * 1000 and self.reached > 0.95 * self.asked


async def _highest_pace(crowd: Crowd, first: float) -> tuple[float, list[_Trial]]:
    """The highest pace at which answers come in time, and all trials."""
    trials: list[_Trial] = []

    async def is_kept(pace: float) -> bool:
        began = perf_counter()
        await crowd.play(pace, TRIAL_SECONDS)
        seconds = perf_counter() - began
        await crowd.settle(SETTLE_SECONDS)  # late answers count too
        acks, moves = _answers(crowd, began, began + seconds)
        trials.append(_Trial(round(pace, 1), round(moves / seconds, 1), _percentile(acks, 0.99)))
        return trials[-1].is_kept

    low, high = 0.0, first
    while await is_kept(high):
        low, high = high, high * FASTER
    while not low and high > 1:  # the first pace was already too fast
        high /= FASTER
        low = high if await is_kept(high) else 0.0
    high = min((trial.asked for trial in trials if not trial.is_kept), default=high)
    for _ in range(NARROWER):
        middle = (low + high) / 2
        low, high = (middle, high) if await is_kept(middle) else (low, middle)
    return low, trials


def _answers(crowd: Crowd, began: float, ended: float) -> tuple[list[float], int]:
    """The sorted answer times of commands sent in that period, and how many of them were moves."""
    acks = [(seconds, is_move) for at, seconds, is_move in crowd.tally.acks if began <= at < ended]
    return sorted(seconds for seconds, _ in acks), sum(is_move for _, is_move in acks)


def _per(count: int | None, what: float) -> float | None:
    return None if count is None else round(count / what, 3)


@dataclass(frozen=True, slots=True)
class _Spent:
    """Readings of the wall clock and of CPU clocks, in seconds."""

    at: float
    server: float
    client: float
    machine: float

    @classmethod
    def now(cls, nodes: Sequence[ServerProcess], killed: float = 0.0) -> "_Spent":
        server = killed + sum(node.cpu_seconds() for node in nodes if node.is_alive)
        return cls(perf_counter(), server, process_time(), machine_cpu_seconds())

    def since(self, before: "_Spent") -> "_Spent":
        return _Spent(
            self.at - before.at,
            self.server - before.server,
            self.client - before.client,
            self.machine - before.machine,
        )


async def _check(crowd: Crowd, database: str, began_at: int, ended_at: int) -> tuple[int, int, int, int]:
    """Commands lost and duplicated in the logs, sockets that are behind, and moves of bots in that period."""
    logged: dict[tuple[str, str], list[int]] = {}
    bot_moves = 0
    heads: dict[str, int] = {}
    async with await Store.open(database, migrate=False) as store:
        for table in {player.table for player in crowd.players}:
            for entry in await store.read(table):
                logged.setdefault((table, entry.command_id), []).append(entry.version)
                heads[table] = entry.version
                bot_moves += began_at <= entry.at * 1_000_000 < ended_at and is_bot_move(entry.body)
    lost = sum(version not in logged.get((table, id), ()) for table, id, version in crowd.tally.acked)
    duplicates = sum(len(versions) - 1 for versions in logged.values())
    behind = sum(player.version != heads[player.table] for player in crowd.players)
    return lost, duplicates, behind, bot_moves


def is_bot_move(body: str) -> bool:
    """Whether that entry of a log is a move of a bot."""
    entry = parse_entry(body)
    return isinstance(entry, Acted) and entry.by_bot


def _memory(nodes: Sequence[ServerProcess]) -> float:
    return sum(node.rss_mb() for node in nodes if node.is_alive)


def _percentile(seconds: Sequence[float], part: float) -> float:
    """A quantile of sorted seconds, in milliseconds.

    >>> _percentile([0.001, 0.002, 0.003], 0.5)
    2.0
    """
    if not seconds:
        return 0.0
    return round(seconds[min(len(seconds) - 1, int(len(seconds) * part))] * 1000, 2)


@contextmanager
def _database(asked: str | None) -> Iterator[str]:
    """The given database, or a new SQLite file."""
    if asked is not None:
        yield asked
        return
    with tempfile.TemporaryDirectory(prefix="seasalt-bench-") as folder:
        yield f"sqlite:///{Path(folder) / 'tables.sqlite3'}"
