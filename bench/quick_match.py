"""Does every stranger who looks for players find one who is there, on two nodes and among ghosts?

Strangers arrive at random times at two real nodes on PostgreSQL and Valkey and look for a game for two.
Half of the ghosts have opened public tables and are not there; the others look for players for up to a second
and close the connection, at random times. What counts is how long it takes from the arrival of the second of
two strangers until both have their table. The bar: two seconds; nobody has two seats, or is seated with a
ghost whose connection was closed; at most one stranger, the odd one out, is alone at the end.
"""

import argparse
import asyncio
import sys
from collections import defaultdict
from random import Random
from time import perf_counter
from typing import Any

import httpx

from bench._report import progress, report
from bench.load.crowd import percentile
from bench.load.server_process import ServerProcess, allow_files
from tests.servers import running_postgres, running_valkey

WISH: dict[str, object] = {"players": 2, "bot": None}
BAR_SECONDS = 2.0
TABLES_OF_A_GHOST = 3
LAST_SECONDS = 10.0  # for those who came last


def main() -> None:
    parser = argparse.ArgumentParser(prog="./dev bench quick_match", description=__doc__)
    parser.add_argument("--strangers", type=int, default=200, metavar="N")
    parser.add_argument("--ghosts", type=int, default=20, metavar="N")
    parser.add_argument("--seconds", type=float, default=60.0, metavar="N", help="in which all arrive (60)")
    parser.add_argument("--seed", default="strangers")
    parser.add_argument("--keep", action="store_true", help="write bench/results/quick_match.json")
    options = parser.parse_args()
    allow_files(4 * (options.strangers + options.ghosts))
    with running_postgres() as postgres, running_valkey() as valkey:
        results = asyncio.run(_measure(options, postgres.empty("quick"), valkey.url))
    report("quick_match", results, keep=options.keep)
    if not results["reached"]:
        sys.exit(1)


class Guest:
    """A guest with a connection of their own to one of the nodes."""

    def __init__(self, address: str) -> None:
        self.client = httpx.AsyncClient(base_url=address, timeout=None, trust_env=False)
        self.came = self.met = self.left = 0.0
        self.table: str | None = None

    async def sign_in(self) -> None:
        answer = (await self.client.post("/api/bots", json={"name": "Stranger"})).json()
        self.client.headers["authorization"] = f"Bearer {answer['token']}"

    async def look(self, after: float) -> None:
        """Arrive after some seconds and look for players."""
        await asyncio.sleep(after)
        self.came = perf_counter()
        while True:
            answer = await self.client.post("/api/quick", json=WISH)
            if answer.status_code != httpx.codes.NOT_FOUND:
                break
        self.met, self.table = perf_counter(), answer.raise_for_status().json()["table"]

    async def haunt(self, after: float, seconds: float) -> None:
        """Look for players as a stranger does, but close the connection after so many seconds."""
        looking = asyncio.create_task(self.look(after))
        await asyncio.wait([looking], timeout=after + seconds)
        looking.cancel()
        await self.client.aclose()
        self.left = perf_counter()


async def _measure(options: argparse.Namespace, database: str, bus: str) -> dict[str, Any]:
    nodes: list[ServerProcess] = []
    try:
        for _ in range(2):
            nodes.append(ServerProcess(database, bus))
            await nodes[-1].answers()
        return await _meet(options, [node.address for node in nodes])
    finally:
        for node in nodes:
            node.clear_away()


async def _meet(options: argparse.Namespace, addresses: list[str]) -> dict[str, Any]:
    rng = Random(options.seed)
    guests = [Guest(rng.choice(addresses)) for _ in range(options.strangers + options.ghosts)]
    for guest in guests:
        await guest.sign_in()
    strangers, ghosts = guests[: options.strangers], guests[options.strangers :]
    absent, fleeting = ghosts[::2], ghosts[1::2]
    for ghost in absent:
        for _ in range(TABLES_OF_A_GHOST):
            (await ghost.client.post("/api/tables", json={"public": True, "pace": "bank"})).raise_for_status()
    progress(f"{len(guests)} guests; now they come, for {options.seconds:.0f} seconds")
    arriving = [asyncio.create_task(one.look(rng.uniform(0, options.seconds))) for one in strangers]
    haunting = [one.haunt(rng.uniform(0, options.seconds), rng.uniform(0.05, 1)) for one in fleeting]
    await asyncio.gather(*haunting)
    await asyncio.wait(arriving, timeout=options.seconds + LAST_SECONDS)
    seats = [len((await one.client.get("/api/me/tables")).json()["tables"]) for one in strangers]
    together = defaultdict[str | None, list[Guest]](list)
    for one in strangers:
        together[one.table].append(one)
    alone = len(together.pop(None, []))
    pairs = [pair for pair in together.values() if len(pair) == 2]
    single = [people[0] for people in together.values() if len(people) == 1]  # their ghosts left
    left_later = sum(any(g.came < one.met and one.came < g.left for g in fleeting) for one in single)
    had_left = len(single) - left_later
    for task in arriving:
        task.cancel()
    for guest in guests:
        await guest.client.aclose()

    waits = sorted(max(one.met for one in pair) - max(one.came for one in pair) for pair in pairs)
    results = {
        "strangers": len(strangers),
        "ghosts": len(ghosts),
        "pairs": len(pairs),
        "with_one_who_left_later": left_later,
        "with_one_who_had_left": had_left,
        "alone": alone,
        "most_seats_of_one": max(seats),
        "ms_p50": percentile(waits, 0.5),
        "ms_p99": percentile(waits, 0.99),
        "ms_longest": percentile(waits, 1),
    }
    fair = alone <= 1 and not had_left and max(seats) == 1
    return {**results, "reached": fair and waits[-1] <= BAR_SECONDS}


if __name__ == "__main__":
    main()
