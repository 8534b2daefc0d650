"""How fast does a server answer a thousand people, what do more nodes add, and is a move lost in a crash?

One run: people with real sockets, four at a table, play whole games against `seasalt serve` processes on this
machine, by default one node on a new SQLite file. The server is killed before its log is read, so only what
survives a crash counts. Exits with 1 if a move was lost or doubled.

With --keep all runs of docs/benchmarks.md. Three each, of which the median by ack p99 counts: one node on
SQLite; two nodes on PostgreSQL and Valkey, one of which is killed half-way. Then one each: 500 tables on one
node; the highest pace with p99 within the bar on one, two and three nodes, with each table's people at one
node; and bots at every table, with its people at any node. The bar is ack p99 < 50 ms on one node, with the
load on the same cores, and nothing lost anywhere.
"""

import argparse
import asyncio
import gc
import json
import subprocess
import sys
import tempfile
from collections import deque
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from random import Random
from time import perf_counter, process_time, time_ns
from typing import Any, NamedTuple

import uvloop

from bench._report import progress, report
from bench.load.crowd import Crowd, percentile
from bench.load.log_check import Acks, check
from bench.load.players import PATIENCE_SECONDS, Do, Player, State
from bench.load.server_process import ServerProcess, allow_files, machine_cpu_seconds
from bench.load.transactions import TransactionCounter
from seasalt.bots import ROSTER
from seasalt.server.interfaces.stored_facts import LogLine
from seasalt.table.entry import Acted, parse_entry
from tests.servers import running_postgres, running_valkey

SEATS = 4
SEATS_FOR_BOTS = 2
OPENED_AT_ONCE = 16
CONNECTED_AT_ONCE = 50  # since the queue of the listening socket is short
CATCH_UP = 0.25  # seconds of missed moves that are made up for; more would be a burst
WARM_UP_SECONDS = 3.0
SETTLE_SECONDS = 15.0
IDLE_SECONDS = 4.0
QUIET_SECONDS = 2.0  # longer than a bot waits between two moves
BAR_MS = 50
TRIAL_SECONDS = 5.0
FASTER = 1.5
NARROWER = 3  # bisections between a pace that was kept and one that was not
BOTS_PACE = 100.0  # of people; two seats of each table have bots, which move by themselves


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="./dev bench server", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", type=int, default=250, metavar="N", help="four sockets each (250)")
    parser.add_argument("--moves-per-s", type=float, default=250, metavar="N", help="at all tables together")
    parser.add_argument("--seconds", type=float, default=15, metavar="N", help="to measure, after warming up")
    parser.add_argument("--nodes", type=int, default=1, metavar="N", help="server processes (1)")
    parser.add_argument("--kill", action="store_true", help="kill one node half-way; its clients move over")
    parser.add_argument("--bots", choices=ROSTER, metavar="NAME", help="bots on two seats of each table")
    parser.add_argument("--together", action="store_true", help="the people of a table at the same node")
    parser.add_argument("--find-most", action="store_true", help="measure at the highest pace within the bar")
    parser.add_argument("--database", metavar="URL", help="an empty one, by default a new SQLite file")
    parser.add_argument("--bus", metavar="URL", help="redis://... or valkey://..., between several nodes")
    parser.add_argument("--seed", default="sea", metavar="TEXT", help="seed of the moves")
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument("--keep", action="store_true", help="all runs; write bench/results/server.json")
    parser.add_argument("--repeat", type=int, default=3, help="with --keep: runs whose median counts (3)")
    parser.add_argument("--one-node", action="store_true", help="with --keep: no runs on PostgreSQL")
    options = parser.parse_args(arguments)
    if options.keep:
        _all_runs(options)
        return 0
    with _database(options.database) as database:
        found = measure(options, database)
    print(json.dumps(found) if options.json else "\n".join(f"{key:24} {found[key]}" for key in found))
    return 1 if found["lost"] or found["duplicates"] else 0


@contextmanager
def _database(asked: str | None) -> Iterator[str]:
    """The given database, or a new SQLite file."""
    if asked is not None:
        yield asked
        return
    with tempfile.TemporaryDirectory(prefix="seasalt-bench-") as folder:
        yield f"sqlite:///{Path(folder) / 'tables.sqlite3'}"


# --- the load


class PacedCrowd(Crowd):
    """People who move at a given pace, answered or not, and ask for a rematch after each game.

    Only one command per table is in flight. Readiness, summaries and rematches are sent at once, and do not
    count as moves.
    """

    def __init__(self, nodes: Sequence[ServerProcess], rng: Random) -> None:
        super().__init__(nodes, rng)
        self.missed = 0  # moves that were due while no table was ready for one
        self.games = 0
        self.stall = 0.0  # the longest delay of the load itself, in seconds
        self._ready: deque[tuple[Player, int, Do]] = deque()

    async def sit_down(self, tables: int, bots: Sequence[str]) -> list[tuple[str, list[Any]]]:
        """Open the tables and fill them, over HTTP."""
        gate = asyncio.Semaphore(OPENED_AT_ONCE)

        async def opened() -> tuple[str, list[Any]]:
            async with gate:
                return await self.open_table(SEATS - len(bots), bots, {})

        return await asyncio.gather(*(opened() for _ in range(tables)))

    async def connect(self, opened: list[tuple[str, list[Any]]], *, together: bool) -> None:
        """Connect everybody, some at a time."""
        for number, (table, guests) in enumerate(opened):
            for seat, guest in enumerate(guests):
                first = (number if together else number + seat) % len(self.nodes)
                addresses = [node.address for node in self.nodes]
                self.bring(guest, table, addresses[first:] + addresses[:first])
            async with asyncio.timeout(PATIENCE_SECONDS):
                while sum(not player.is_watching for player in self.players) > CONNECTED_AT_ONCE:
                    await asyncio.sleep(0.01)
        async with asyncio.timeout(PATIENCE_SECONDS):
            while not all(player.is_watching for player in self.players):
                await asyncio.sleep(0.05)

    async def plan(self, player: Player, state: State, do: Do) -> None:
        if do["type"] == "act":
            self._ready.append((player, state.version, do))
        elif state.you == (state.waits_for() or [0])[0]:
            self.games += do["type"] == "rematch"
            await player.do(do, state.version)

    async def play(self, moves_per_second: float, seconds: float) -> None:
        """Move at that pace for so long."""
        began = last = perf_counter()
        due, moves = 0.0, 0
        while (passed := perf_counter() - began) < seconds:
            self.stall = max(self.stall, began + passed - last)
            due = passed * moves_per_second
            if (skipped := int(due - moves - CATCH_UP * moves_per_second)) > 0:
                self.missed += skipped
                moves += skipped
            while moves < due and self._ready:
                player, version, do = self._ready.popleft()
                moves += await player.do(do, version)
            last = perf_counter()
            await asyncio.sleep(max(0.001, (moves + 1 - due) / moves_per_second))

    async def be_quiet(self, quiet: float, most: float) -> None:
        """Wait until no table has changed for `quiet` seconds, since bots wait for people; at most `most`."""
        began = changed = perf_counter()
        before = -1
        while (now := perf_counter()) - changed < quiet and now - began < most:
            versions = sum(player.version for player in self.players)
            before, changed = versions, changed if versions == before else now
            await asyncio.sleep(0.1)

    def answers(self, began: float, ended: float) -> tuple[list[float], int]:
        """The sorted answer times of commands sent in that period, and how many of them were moves."""
        acks = [(ack.seconds, ack.is_move) for ack in self.tally.acks if began <= ack.sent_at < ended]
        return sorted(seconds for seconds, _ in acks), sum(is_move for _, is_move in acks)


# --- one run


def measure(options: argparse.Namespace, database: str) -> dict[str, Any]:
    """Put the load on new server processes."""
    allow_files(options.tables * SEATS + OPENED_AT_ONCE)
    gc.freeze()
    gc.disable()  # a pause here would cause a burst of moves, and count as the server's delay
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        return runner.run(_measure(options, database))


async def _measure(options: argparse.Namespace, database: str) -> dict[str, Any]:
    nodes: list[ServerProcess] = []
    crowd = PacedCrowd(nodes, Random(options.seed))
    bots = [options.bots] * SEATS_FOR_BOTS if options.bots else []
    pace, trials = options.moves_per_s, list[Trial]()
    try:
        for _ in range(options.nodes):
            nodes.append(ServerProcess(database, options.bus, bot_processes=1 if bots else 0))
            await nodes[-1].answers()
        empty = _memory(nodes)
        opened = await crowd.sit_down(options.tables, bots)
        with_tables = _memory(nodes)
        await crowd.connect(opened, together=options.together)
        crowd.in_background(crowd.keep_alive())
        with_sockets = _memory(nodes)
        async with TransactionCounter(database, nodes) as transactions:
            await crowd.be_quiet(QUIET_SECONDS, SETTLE_SECONDS)
            commits = await transactions.commits()
            await asyncio.sleep(IDLE_SECONDS)
            idle = (await transactions.commits()).since(commits)
            await crowd.play(pace, WARM_UP_SECONDS)
            if options.find_most:
                pace, trials = await _highest_pace(crowd, pace)

            commits, began_at = await transactions.commits(), time_ns()
            before, killed = Spent.now(nodes), 0.0
            await crowd.play(pace, options.seconds / 2)
            if options.kill:
                killed = nodes[0].cpu_seconds()
                nodes[0].kill()
            await crowd.play(pace, options.seconds / 2)
            spent = Spent.now(nodes, killed).since(before)
            commits, ended_at = (await transactions.commits()).since(commits), time_ns()
        await crowd.settle(SETTLE_SECONDS)
        await crowd.be_quiet(QUIET_SECONDS if bots else 0.5, SETTLE_SECONDS)
        full = _memory(nodes)
        counted = [await node.metrics() for node in nodes if node.is_alive]
    finally:
        await crowd.close()
        for node in nodes:
            node.clear_away()

    heads, bot_moves = dict[str, int](), 0

    def look(table: str, line: LogLine) -> None:
        nonlocal bot_moves
        heads[table] = line.version
        bot_moves += began_at <= line.at * 1_000_000 < ended_at and _is_bot_move(line.body)

    players, tally = crowd.players, crowd.tally
    kept = await check([Acks(player.table, player.id, player.acked) for player in players], database, look)
    acks, moves = crowd.answers(before.at, before.at + spent.at)
    all_moves = max(1, moves + bot_moves)
    return {
        "tables": options.tables,
        "sockets": len(players),
        "nodes": options.nodes,
        "seconds": round(spent.at, 2),
        "moves_per_s": round(moves / spent.at, 1),
        "commands_per_s": round(len(acks) / spent.at, 1),  # moves, readiness, summaries, rematches
        "ack_p50_ms": percentile(acks, 0.50),  # from sending a command to its ack, in the measured seconds
        "ack_p99_ms": percentile(acks, 0.99),
        "ack_max_ms": percentile(acks, 1.0),
        "acked": kept.acknowledged,  # commands, in the whole run
        "lost": kept.lost,
        "duplicates": kept.doubled,
        "unanswered": sum(player.waiting for player in players),
        "behind": sum(player.version != heads[player.table] for player in players),  # of the newest version
        "games_over": crowd.games,
        "naks": dict(tally.naks),
        "problems": dict(tally.problems),
        "lines_lost": tally.lines_lost,
        "moves_missed": crowd.missed,
        "client_stall_ms": round(crowd.stall * 1000, 1),
        "server_rss_mb": round(full, 1),
        "kb_per_table": round((with_tables - empty) * 1024 / options.tables, 1),
        "kb_per_socket": round((with_sockets - with_tables) * 1024 / len(players), 1),
        "server_cpu_ms_per_move": round(spent.server * 1000 / max(1, moves), 3),
        "server_cores": round(spent.server / spent.at, 2),
        "client_cores": round(spent.client / spent.at, 2),
        "other_cores": round((spent.machine - spent.server - spent.client) / spent.at, 2),
        "bot_moves_per_s": round(bot_moves / spent.at, 1),
        "commits_per_move": _per(commits.written, all_moves),  # those that wrote; bots' moves count too
        "transactions_per_move": _per(commits.all, all_moves),  # PostgreSQL only
        "commits_per_s_idle": _per(idle.written, IDLE_SECONDS),  # all are connected, and none moves
        "transactions_per_s_idle": _per(idle.all, IDLE_SECONDS),
        "rooms_by_node": [int(metrics.get("seasalt_rooms", 0)) for metrics in counted],  # at the end
        "held_by_node": [int(metrics.get("seasalt_tables_held", 0)) for metrics in counted],
        "pace_trials": trials,
    }


class Trial(NamedTuple):
    """A short run at one pace."""

    asked: float
    reached: float
    p99_ms: float

    @property
    def is_kept(self) -> bool:
        """Whether the server answered in time, and the load reached its pace."""
        return self.p99_ms < BAR_MS and self.reached > 0.95 * self.asked


async def _highest_pace(crowd: PacedCrowd, first: float) -> tuple[float, list[Trial]]:
    """The highest pace at which answers come in time, and all trials."""
    trials: list[Trial] = []

    async def is_kept(pace: float) -> bool:
        began = perf_counter()
        await crowd.play(pace, TRIAL_SECONDS)
        seconds = perf_counter() - began
        await crowd.settle(SETTLE_SECONDS)  # late answers count too
        acks, moves = crowd.answers(began, began + seconds)
        trials.append(Trial(round(pace, 1), round(moves / seconds, 1), percentile(acks, 0.99)))
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


class Spent(NamedTuple):
    """Readings of the wall clock and of CPU clocks, in seconds."""

    at: float
    server: float
    client: float
    machine: float

    @classmethod
    def now(cls, nodes: Sequence[ServerProcess], killed: float = 0.0) -> "Spent":
        server = killed + sum(node.cpu_seconds() for node in nodes)
        return cls(perf_counter(), server, process_time(), machine_cpu_seconds())

    def since(self, before: "Spent") -> "Spent":
        return Spent(*(after - then for after, then in zip(self, before, strict=True)))


def _is_bot_move(body: str) -> bool:
    entry = parse_entry(body)
    return isinstance(entry, Acted) and entry.by_bot


def _per(count: int | None, what: float) -> float | None:
    return None if count is None else round(count / what, 3)


def _memory(nodes: Sequence[ServerProcess]) -> float:
    return sum(node.rss_mb() for node in nodes)


# --- all runs


def _all_runs(options: argparse.Namespace) -> None:
    load = [
        f"--{key}={getattr(options, key.replace('-', '_'))}" for key in ("tables", "moves-per-s", "seconds")
    ]
    runs = [_median("one node", [_run(*load) for _ in range(options.repeat)])]
    runs += [_median("one node, 500 tables", [_run(*load, "--tables=500", "--moves-per-s=500")])]
    if not options.one_node:
        with running_postgres() as postgres, running_valkey() as valkey:
            new = ([f"--database={postgres.empty(f'bench{n}')}", f"--bus={valkey.url}"] for n in count())
            pairs = [_run(*load, *next(new), "--nodes=2", "--kill") for _ in range(options.repeat)]
            runs.append(_median("two nodes, one killed", pairs))
            for nodes in (1, 2, 3):
                most = _run(*load, *next(new), f"--nodes={nodes}", "--find-most", "--together")
                runs.append(_median(f"the most with p99 under {BAR_MS} ms, nodes: {nodes}", [most]))
            for nodes in (1, 2, 3):
                bots = _run(
                    *load, *next(new), f"--nodes={nodes}", "--bots=greedy", f"--moves-per-s={BOTS_PACE}"
                )
                runs.append(_median(f"with bots, nodes: {nodes}", [bots]))
    lost = sum(run["lost_in_all"] for run in runs)
    reached = runs[0]["ack_p99_ms"] < BAR_MS and not lost
    report("server", {"runs": runs, "bar_ack_p99_ms": BAR_MS, "reached": reached}, keep=True)


def _run(*arguments: str) -> dict[str, Any]:
    """One run in a process of its own; of an option that is given twice, the last counts."""
    progress(" ".join(["./dev bench server", *arguments]))
    command = [sys.executable, "-m", "bench.server", "--json", *arguments]
    done = subprocess.run(command, stdout=subprocess.PIPE, text=True)
    found: dict[str, Any] = json.loads(done.stdout)  # it prints results even if it exits with 1
    progress(f"    {found['moves_per_s']} moves/s, ack p99 {found['ack_p99_ms']} ms, lost {found['lost']}")
    return found


def _median(name: str, runs: list[dict[str, Any]]) -> dict[str, Any]:
    middle = sorted(runs, key=lambda run: float(run["ack_p99_ms"]))[len(runs) // 2]
    lost = sum(run["lost"] + run["duplicates"] for run in runs)
    return {"run": name, **middle, "all_p99_ms": [run["ack_p99_ms"] for run in runs], "lost_in_all": lost}


if __name__ == "__main__":
    sys.exit(main())
