"""The equity tables of the package, and how they are made: `./dev equity` makes them again.

The keen policy plays rounds, whose outcomes are assumed to be the same at all totals. The chances to win
follow from them cell by cell (`equity.improve_many`). There is a table for each number of players and each
box, for the usual target and tie-break. The file has two bytes for each seat of each cell except the last
seat, whose chance is the rest.
"""

import sys
import zlib
from array import array
from collections import Counter
from functools import cache
from importlib import resources
from itertools import product

from seasalt.kernel.convert import new_state
from seasalt.kernel.engines.engine import engine
from seasalt.kernel.evaluation.equity import OUTCOME_SIZE, SIDE
from seasalt.kernel.players.policy import KEEN
from seasalt.rules.ruleset import Ruleset

FILE = "equity.bin"
KINDS = tuple(product((2, 3, 4), (False, True)))  # players, Extra Salt
SEED = 1
CERTAIN = 65535  # a chance of 1 in the file
CONVERGED = 2e-5  # iteration stops when no cell changes by more
ROUNDS = {2: 40_000, 3: 4_000, 4: 1_500}  # fewer with more seats, since each round has an outcome per seat


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
            chances = [number / CERTAIN for number in stored[place : place + players - 1]]
            table += [*chances, max(0.0, 1.0 - sum(chances))]
            place += players - 1
        tables[players, extra_salt] = tuple(table)
    return tables


def pack(tables: dict[tuple[int, bool], list[float]]) -> bytes:
    """The tables in the format of the file."""
    numbers = array(
        "H",
        (
            round(chance * CERTAIN)
            for players, extra_salt in KINDS
            for place, chance in enumerate(tables[players, extra_salt])
            if place % players < players - 1
        ),
    )
    if sys.byteorder == "big":
        numbers.byteswap()
    return zlib.compress(numbers.tobytes(), 9)


def make_equity(players: int, extra_salt: bool, rounds: int) -> list[float]:
    """A table from `rounds` played rounds."""
    jobs = engine()
    records = jobs.states(1, SEED)
    jobs.put(new_state(Ruleset(extra_salt=extra_salt), players), records)
    outcomes = jobs.numbers([0] * (rounds * OUTCOME_SIZE))
    jobs.job("outcomes_many")(records, 0, 1, KEEN, rounds, outcomes)
    counted = Counter(
        tuple(int(number) for number in outcomes[begin : begin + OUTCOME_SIZE - 1])
        for begin in range(0, len(outcomes), OUTCOME_SIZE)
    )
    distinct = jobs.numbers(
        [number for outcome, count in sorted(counted.items()) for number in (*outcome, count)]
    )
    table = jobs.reals([1 / players] * (SIDE[players] ** players * players))
    while jobs.job("improve_many")(records, distinct, table) > CONVERGED:
        pass
    return [float(chance) for chance in table]


def main() -> None:
    """Make every table and write the file."""
    tables = {(players, salt): make_equity(players, salt, ROUNDS[players]) for players, salt in KINDS}
    packed = pack(tables)
    with resources.as_file(resources.files("seasalt.kernel.thinking").joinpath(FILE)) as path:
        path.write_bytes(packed)
    print(f"{FILE}: {len(packed)} bytes")


if __name__ == "__main__":
    main()
