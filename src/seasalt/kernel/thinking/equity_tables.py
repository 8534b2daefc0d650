"""The equity tables of the package, and how they were made: `./dev equity` makes them again.

Rounds are played by the keen player; how they end is taken to be the same at every standing. From that, cell
by cell, follows the chance to win (`equity.improve_many`). There is a table for each number of players and
for each box, for the usual target and the usual tie-break. The file has two bytes for each seat of each cell
but the last seat, whose chance is what the others leave.
"""

import sys
import zlib
from array import array
from collections import Counter
from functools import cache
from importlib import resources
from itertools import product
from random import Random

from seasalt.kernel.bridge import new_state
from seasalt.kernel.engines.engine import engine
from seasalt.kernel.evaluation.equity import OUTCOME, SIDE
from seasalt.kernel.players.policy import KEEN
from seasalt.rules.ruleset import Ruleset

FILE = "equity.bin"
KINDS = tuple(product((2, 3, 4), (False, True)))  # players, Extra Salt
WHOLE = 65535
ENOUGH = 2e-5  # a sweep that changes no cell by more is the last
ROUNDS = {2: 40_000, 3: 4_000, 4: 1_500}  # the more seats, the more each round says


def read_equity(players: int, extra_salt: bool) -> tuple[float, ...]:
    """The chance of every seat in every cell."""
    return _read()[players, extra_salt]


@cache
def _read() -> dict[tuple[int, bool], tuple[float, ...]]:
    stored = array(
        "H", zlib.decompress(resources.files("seasalt.kernel.thinking").joinpath(FILE).read_bytes())
    )
    if sys.byteorder == "big":
        stored.byteswap()
    tables, place = {}, 0
    for players, extra_salt in KINDS:
        table: list[float] = []
        for _ in range(SIDE[players] ** players):
            chances = [number / WHOLE for number in stored[place : place + players - 1]]
            table += [*chances, max(0.0, 1.0 - sum(chances))]
            place += players - 1
        tables[players, extra_salt] = tuple(table)
    return tables


def pack(tables: dict[tuple[int, bool], list[float]]) -> bytes:
    """The tables as the file has them."""
    numbers = array(
        "H",
        (
            round(chance * WHOLE)
            for players, extra_salt in KINDS
            for place, chance in enumerate(tables[players, extra_salt])
            if place % players < players - 1
        ),
    )
    if sys.byteorder == "big":
        numbers.byteswap()
    return zlib.compress(numbers.tobytes(), 9)


def make_equity(players: int, extra_salt: bool, rounds: int, seed: int) -> list[float]:
    """A table from so many rounds."""
    start = new_state(Ruleset(extra_salt=extra_salt), players, Random(seed))
    jobs = engine()
    records = jobs.states(1, seed)
    jobs.put(start, records)
    outcomes = jobs.numbers([0] * (rounds * OUTCOME))
    jobs.job("outcomes_many")(records, 0, 1, KEEN, rounds, outcomes)
    told = Counter(
        tuple(int(number) for number in outcomes[begin : begin + OUTCOME - 1])
        for begin in range(0, len(outcomes), OUTCOME)
    )
    alike = jobs.numbers([number for outcome, often in sorted(told.items()) for number in (*outcome, often)])
    table = jobs.reals([1 / players] * (SIDE[players] ** players * players))
    while jobs.job("improve_many")(records, alike, table) > ENOUGH:
        pass
    return [float(chance) for chance in table]


def main(seed: int = 1) -> None:
    """Make every table and write the file."""
    tables = {(players, salt): make_equity(players, salt, ROUNDS[players], seed) for players, salt in KINDS}
    packed = pack(tables)
    with resources.as_file(resources.files("seasalt.kernel.thinking").joinpath(FILE)) as path:
        path.write_bytes(packed)
    print(f"{FILE}: {len(packed)} bytes")


if __name__ == "__main__":
    main()
