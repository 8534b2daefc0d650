"""Do people at other tables wait longer while games are reviewed on the same node?

People play at many tables of a node with one bot process, first alone, then while a guest asks for the review
of one finished game after another. The bar is ack p99 < 50 ms meanwhile, with the load on the same cores.
"""

import argparse
import asyncio
import hashlib
import secrets
import tempfile
import time
from pathlib import Path
from random import Random
from typing import Any

import httpx

from bench._report import progress, report
from seasalt.bots import ROSTER
from seasalt.measurement.crowd import Crowd
from seasalt.measurement.server import _answers, _percentile
from seasalt.measurement.server_process import ServerProcess, allow_files
from seasalt.rules import legal_actions
from seasalt.rules.action import Seat
from seasalt.rules.knowledge import no_knowledge
from seasalt.rules.view import view
from seasalt.server.storage.store import Store
from seasalt.server.tables.new_table import TableSpec, opening_entry
from seasalt.server.tables.rooms import summary
from seasalt.table.entry import Acted, BecameReady, BotSat, Entry, PersonSat, format_entry
from seasalt.table.table import Stage, Table, fold

BAR_MS = 50
PLAYER = "greedy"
ASK_S = 1.2  # as the page does
GUEST, TOKEN = "reader", secrets.token_urlsafe(32)


async def main() -> None:
    parser = argparse.ArgumentParser(prog="./dev bench reviews", description=__doc__)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--moves-per-s", type=float, default=100)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--games", type=int, default=8, help="finished games to review")
    parser.add_argument("--keep", action="store_true", help="write bench/results/reviews.json")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="seasalt-bench-") as folder:
        database = f"sqlite:///{Path(folder) / 'tables.sqlite3'}"
        games = await _finished_games(database, options.games)
        allow_files(options.tables * 4 + 64)
        node = ServerProcess(database, None, bot_processes=1)
        crowd = Crowd([node], Random(1))
        try:
            await node.answers()
            await crowd.sit_down(options.tables)
            await crowd.connect()
            keeping_alive = asyncio.create_task(crowd.keep_alive())
            async with httpx.AsyncClient(
                base_url=node.address, headers={"authorization": f"Bearer {TOKEN}"}, timeout=60
            ) as client:
                progress("the kernel is loaded")
                await _review(client, games[0])
                await crowd.play(options.moves_per_s, 5)
                alone = await _played(crowd, options)
                progress(f"alone: {alone}")
                reading = asyncio.create_task(_read(client, games[1:]))
                meanwhile = await _played(crowd, options)
                reading.cancel()
            keeping_alive.cancel()
        finally:
            crowd.close()
            node.clear_away()
    report(
        "reviews",
        {
            "tables": options.tables,
            "alone": alone,
            "while_games_are_reviewed": meanwhile,
            "games": len(games),
            "bar_ack_p99_ms": BAR_MS,
            "reached": meanwhile["ack_p99_ms"] < BAR_MS,
        },
        keep=options.keep,
    )


async def _played(crowd: Crowd, options: argparse.Namespace) -> dict[str, float]:
    began = time.perf_counter()
    await crowd.play(options.moves_per_s, options.seconds)
    ended = time.perf_counter()
    acks, moves = _answers(crowd, began, ended)
    return {
        "moves_per_s": round(moves / (ended - began), 1),
        "ack_p50_ms": _percentile(acks, 0.5),
        "ack_p99_ms": _percentile(acks, 0.99),
        "ack_max_ms": _percentile(acks, 1.0),
    }


async def _read(client: httpx.AsyncClient, games: list[str]) -> None:
    """Have one game after another reviewed."""
    for table in games:
        await _review(client, table)


async def _review(client: httpx.AsyncClient, table: str) -> None:
    began = time.perf_counter()
    while True:
        answer = await client.get(f"/api/tables/{table}/review")
        told: dict[str, Any] = answer.json()
        if told.get("done", 0) and told["done"] == told["of"]:
            progress(f"    a game of {told['of'] - 1} decisions in {time.perf_counter() - began:.1f} s")
            return
        await asyncio.sleep(ASK_S)


async def _finished_games(database: str, count: int) -> list[str]:
    """Games of two quick bots in the store, at tables of the guest who reads their reviews."""
    now = time.time_ns() // 1_000_000
    tables = []
    async with await Store.open(database) as store:
        await store.add_guest(GUEST, hashlib.sha256(TOKEN.encode()).hexdigest(), "Reader", "person", now)
        for number in range(count):
            entries, table = _finished_game(Random(number))
            tables.append(f"game-{number}")
            bodies = [format_entry(entry) for entry in entries]
            seats = (GUEST, None)
            await store.create(
                tables[-1], bodies, summary(table), False, now, status=table.stage, seats=seats
            )
    return tables


def _finished_game(rng: Random) -> tuple[list[Entry], Table]:
    entries: list[Entry] = [
        opening_entry(TableSpec(), rng.randbytes(32)),
        PersonSat(Seat(0), GUEST, "Reader"),
        BotSat(Seat(1), PLAYER, "Bo"),
        BecameReady(Seat(0), f"{rng.getrandbits(64):016x}"),
    ]
    table: Table | None = None
    for entry in entries:
        table = fold(table, entry, 0).table
    assert table is not None
    bot = ROSTER[PLAYER](rng)
    while table.stage is not Stage.OVER:
        game, seat = table.game, table.to_act
        assert game is not None
        assert seat is not None
        known = no_knowledge(seat, game.players, game.box)  # this bot does not remember
        action = bot.decide(view(game, seat), known, legal_actions(game))
        entries.append(Acted(seat, str(action)))
        table = fold(table, entries[-1], 0).table
    return entries, table


if __name__ == "__main__":
    asyncio.run(main())
