"""Can ten guests hold the reviewer? How long a review takes alone, and while ten others ask for all they may.

One node with default settings on a new SQLite file; each guest has an address of their own, as behind a
proxy. First one guest after another reviews a game alone. Then each of ten hostile guests asks for reviews of
long games, goes on from the last decision of a game and finishes it with a move, asks for the reviews of all
these in turn, and loops over lesson and puzzles, all as fast as the limits of a guest allow. When they have
kept the node busy for a while, another guest reviews a game, and asks for puzzles, replays and hints. Exits
with 1 if that review takes more than twice the time of one alone, or anything else is refused.
"""

import argparse
import asyncio
import os
import secrets
import sys
import tempfile
from collections import Counter
from contextlib import suppress
from itertools import count
from pathlib import Path
from statistics import mean
from time import perf_counter
from typing import Any

import httpx
import uvloop

from bench._report import progress, report
from bench.load.crowd import percentile
from bench.load.server_process import PATIENCE_SECONDS, ServerProcess, machine_cpu_seconds
from seasalt.rules.record import parse_record
from seasalt.server.jobs.review_jobs import decisions_of

LONG_GAMES = 3  # of each hostile guest: more work than is done in the measured time
BREAK_SECONDS = 0.5  # between two lessons or puzzles of an address: the load shares the cores
POLL_SECONDS = 1.0  # as the page does
TIMES_ALONE = 2.0  # the bar
PROBES = 10
SETTINGS = {  # the defaults of what is generous for other loads
    "SEASALT_TRUSTED_PROXIES": "127.0.0.1",
    "SEASALT_BOT_DELAY": "0",  # so that games are over soon
    "SEASALT_MAX_TABLES_PER_MINUTE": "30",
    "SEASALT_REQUESTS_PER_SECOND": "50",
    "SEASALT_REQUESTS_AT_ONCE": "300",
    "SEASALT_FRAMES_PER_SECOND": "10",
    "SEASALT_FRAMES_AT_ONCE": "30",
}


def main() -> None:
    parser = argparse.ArgumentParser(prog="./dev bench siege", description=__doc__)
    parser.add_argument("--hostile", type=int, default=10, metavar="N", help="guests (10)")
    parser.add_argument("--warm-up", type=float, default=30.0, metavar="SECONDS", help="of the siege (30)")
    parser.add_argument("--bot-processes", type=int, default=1, metavar="N", help="of the node (1)")
    parser.add_argument("--keep", action="store_true", help="write bench/results/siege.json")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="seasalt-siege-") as folder:
        database = f"sqlite:///{Path(folder) / 'tables.sqlite3'}"
        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            results = runner.run(_measure(options, database))
    report("siege", results, keep=options.keep)
    if not results["reached"]:
        sys.exit(1)


class Visitor:
    """A guest at an address of their own, who plays by HTTP."""

    _numbers = count(1)

    def __init__(self, server: str) -> None:
        number = next(self._numbers)
        self.http = httpx.AsyncClient(
            base_url=server,
            timeout=PATIENCE_SECONDS,
            headers={"x-forwarded-for": f"10.1.{number >> 8}.{number & 255}"},
        )
        self.refusals: Counter[str] = Counter()
        self._commands = count()

    async def arrive(self) -> "Visitor":
        guest = await self.ask("POST", "/api/bots", {"name": "Visitor"})
        self.http.headers["authorization"] = f"Bearer {guest['token']}"
        return self

    async def send(self, method: str, path: str, body: object = None) -> httpx.Response:
        """The answer, after as many tries as limits make necessary."""
        while (answer := await self.http.request(method, path, json=body)).status_code == 429:
            self.refusals[answer.json()["code"]] += 1
            await asyncio.sleep(float(answer.headers["retry-after"]))
        return answer

    async def ask(self, method: str, path: str, body: object = None) -> Any:
        return (await self.send(method, path, body)).raise_for_status().json()

    async def do(self, table: str, **do: str) -> None:
        """A command, whatever the answer: the game may be over."""
        state = (await self.ask("GET", f"/api/tables/{table}"))["state"]
        command = {"type": "cmd", "id": str(next(self._commands)), "table": table, "do": do}
        await self.send("POST", f"/api/tables/{table}/commands", {**command, "expect": state["version"]})

    async def finished_game(self, table: str) -> str:
        """The table, when bots have played the game on it to its end."""
        await self.do(table, type="leave")
        while (await self.ask("GET", f"/api/tables/{table}"))["state"]["stage"] != "over":
            await asyncio.sleep(0.2)
        return table

    async def table(self, **wish: object) -> str:
        opened = await self.ask("POST", "/api/quick", {"bot": "greedy", **wish})
        await self.do(opened["table"], type="ready", nonce=secrets.token_hex(16))
        return str(opened["table"])

    async def review(self, table: str) -> tuple[float, int]:
        """The seconds until all is found, and how many pieces that were."""
        began = perf_counter()
        while True:
            answer = await self.send("GET", f"/api/tables/{table}/review")
            told = answer.json()
            if not answer.is_success:
                self.refusals[f"review: {told['code']}"] += 1
            elif told["done"] == told["of"]:
                return perf_counter() - began, told["of"]
            await asyncio.sleep(POLL_SECONDS)

    async def probe(self, method: str, path: str) -> float:
        """The seconds of an answer that is no refusal."""
        began = perf_counter()
        answer = await self.http.request(method, path)
        if not answer.is_success:
            self.refusals[f"{path.rpartition('/')[2]}: {answer.json()['code']}"] += 1
        return perf_counter() - began


# --- the siege


class Hostile(Visitor):
    """A guest who asks for everything as fast as it is allowed."""

    async def prepare(self) -> "Hostile":
        await self.arrive()
        self.games = [await self.finished_game(await self.table()) for _ in range(LONG_GAMES)]
        record = parse_record((await self.send("GET", f"/api/tables/{self.games[0]}/record")).text)
        self.last = decisions_of(record)[-1][0]
        return self

    async def attack(self) -> None:
        loops = [self._ask_for_reviews(), self._fork()]
        await asyncio.gather(*loops, self._loop("/api/lesson"), self._loop("/api/puzzles"))

    async def _ask_for_reviews(self) -> None:
        while True:
            for table in tuple(self.games):
                answer = await self.send("GET", f"/api/tables/{table}/review")
                self.refusals["busy"] += answer.status_code == 503

    async def _fork(self) -> None:
        parent = self.games[0]
        while True:
            with suppress(httpx.HTTPStatusError):  # busy
                forked = await self.ask("POST", f"/api/tables/{parent}/again", {"step": self.last})
                await self.do(forked["table"], type="act", action=forked["state"]["legal"][-1])
                self.games.append(await self.finished_game(forked["table"]))

    async def _loop(self, path: str) -> None:
        while True:
            await self.send("GET", path)
            await asyncio.sleep(BREAK_SECONDS)


async def _measure(options: argparse.Namespace, database: str) -> dict[str, Any]:
    log = Path(os.devnull)  # slow requests of hostile guests
    node = ServerProcess(database, bot_processes=options.bot_processes, settings=SETTINGS, log=log)
    siege: list[asyncio.Task[None]] = []
    try:
        await node.answers()
        alone = [await Visitor(node.address).arrive() for _ in range(2)]
        victims = [await Visitor(node.address).arrive() for _ in range(2)]
        games = [await guest.finished_game(await guest.table()) for guest in (*alone, *victims)]
        hostile = await asyncio.gather(*(Hostile(node.address).prepare() for _ in range(options.hostile)))
        progress("alone")
        quiet = [await guest.review(game) for guest, game in zip(alone, games, strict=False)]
        probes = {"alone": await _probe(alone[0], games[0])}

        progress("siege")
        siege = [asyncio.create_task(guest.attack()) for guest in hostile]
        await asyncio.wait(siege, timeout=options.warm_up)
        before, began = machine_cpu_seconds(), perf_counter()
        beside = [await guest.review(game) for guest, game in zip(victims, games[2:], strict=True)]
        cores = (machine_cpu_seconds() - before) / (perf_counter() - began)
        probes["beside"] = await _probe(victims[0], games[2])
    finally:
        for task in siege:
            task.cancel()
        failed = [error for error in await asyncio.gather(*siege, return_exceptions=True) if error]
        node.clear_away()
    for error in failed:
        if not isinstance(error, asyncio.CancelledError):
            raise error
    each = {
        name: sum(s for s, _ in some) / sum(n for _, n in some)
        for name, some in (("alone", quiet), ("beside", beside))
    }
    ratio = each["beside"] / each["alone"]
    refused = {name: number for guest in victims for name, number in guest.refusals.items()}
    return {
        "hostile": options.hostile,
        "bot_processes": options.bot_processes,
        "review_alone_s": [round(seconds, 1) for seconds, _ in quiet],
        "review_beside_s": [round(seconds, 1) for seconds, _ in beside],
        "pieces": [pieces for _, pieces in (*quiet, *beside)],
        "times_alone": round(ratio, 2),  # by piece: games differ in length
        "latency_ms": probes,
        "refused": refused,
        "hostile_forks": mean(len(guest.games) - LONG_GAMES for guest in hostile),
        "hostile_refusals": dict(sum((guest.refusals for guest in hostile), Counter())),
        "machine_cores": round(cores, 2),
        "reached": ratio <= TIMES_ALONE and not refused,
    }


async def _probe(guest: Visitor, game: str) -> dict[str, list[float]]:
    """The median and the longest answer time of each, in milliseconds."""
    tables = [await guest.table(hints=True) for _ in range(PROBES)]
    for table in tables:
        while not (await guest.ask("GET", f"/api/tables/{table}"))["state"]["legal"]:
            await asyncio.sleep(0.1)
    asked = {
        "puzzle": [("GET", f"/api/puzzles/{number}") for number in range(1, PROBES + 1)],
        "replay": [("GET", f"/api/tables/{game}/replay")] * PROBES,
        "hint": [("POST", f"/api/tables/{table}/hint") for table in tables],
    }
    times = {name: sorted([await guest.probe(*one) for one in some]) for name, some in asked.items()}
    return {name: [percentile(some, 0.5), percentile(some, 1.0)] for name, some in times.items()}


if __name__ == "__main__":
    main()
