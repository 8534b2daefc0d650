"""Would other numbers make the keen policy stronger? It plays copies of itself with one number changed.

Two players, with each box, all games in pairs with the seats swapped. A changed number is better if the whole
interval of its win share lies above 50 %. Each change is compiled anew, so a full run takes a while;
`--number` tries some of them. The numbers are in `kernel/players/keen.py`.
"""

import argparse
from collections.abc import Callable, Iterator
from math import sqrt
from random import Random
from typing import Any, NamedTuple
from unittest.mock import patch

import numpy as np
from numba import njit

from bench._report import cpu, progress, report
from seasalt.kernel.bridge import new_state
from seasalt.kernel.engines import arrays, library
from seasalt.kernel.engines.numba_kernel import FLAGS, kernel
from seasalt.kernel.game.card_tables import ALL_CARDS
from seasalt.kernel.game.layout import OVER, ROUND_OVER, SETUP
from seasalt.kernel.players import keen
from seasalt.kernel.players.policy import KEEN
from seasalt.rules import Kind, Ruleset

SCALARS = {  # and the steps by which they are changed
    "COLOR_WORTH": 1,
    "DRAW_BRINGS": 4,
    "HIDDEN_CARD": 1,
    "BET_LEAD": 3,
    "END_LEAD": 4,
    "COVER_OWN": 3,
    "COVER_NEXT": 3,
    "DECK_FOR_BET": 1,
}
PROMISES = {"alone": "PROMISE_ALONE", "beside": "PROMISE_BESIDE"}
PROMISE_STEP = 4
MOST_ROUNDS = 100


class Change(NamedTuple):
    """A number of the keen policy with another value."""

    name: str
    value: int
    constant: str
    replacement: Any


def changes() -> Iterator[Change]:
    """Every number, lower and higher by a step."""
    for name, step in SCALARS.items():
        for value in (getattr(keen, name) - step, getattr(keen, name) + step):
            yield Change(name, value, name, value)
    for kind in Kind:
        cards = [number for number, card in enumerate(ALL_CARDS) if card.kind is kind]
        for word, constant in PROMISES.items():
            table = getattr(keen, constant)
            for value in (table[cards[0]] - PROMISE_STEP, table[cards[0]] + PROMISE_STEP):
                replacement = [value if n in cards else old for n, old in enumerate(table)]
                yield Change(f"{kind} {word}", value, constant, replacement)


def main() -> None:
    parser = argparse.ArgumentParser(prog="./dev bench keen", description=__doc__)
    parser.add_argument("--number", default="", metavar="TEXT", help="only numbers whose name contains this")
    parser.add_argument("--games", type=int, default=20_000, help="with each box (20000)")
    parser.add_argument("--keep", action="store_true", help="write bench/results/keen.json")
    options = parser.parse_args()
    rows = []
    for change in changes():
        if options.number in change.name:
            rows.append(_row(change, options.games))
            progress(f"{change.name} = {change.value}: {rows[-1]['win_share']:.1%}")
    better = [f"{row['number']} = {row['value']}" for row in rows if row["low"] > 0.5]
    facts = {"games_with_each_box": options.games, "cpu": cpu(), "better": better}
    report("keen", {**facts, "runs": rows}, keep=options.keep)


def _row(change: Change, games: int) -> dict[str, Any]:
    play = duel(change)
    pairs, won, squares = games // 2, 0.0, 0.0
    for extra_salt in (False, True):
        records = arrays.states(1, seed=1)
        library.put(new_state(Ruleset(extra_salt=extra_salt), 2, Random(1)), records)
        sums = np.zeros(2)
        play(records, pairs, sums)
        won, squares = won + float(sums[0]), squares + float(sums[1])
    count = 2 * pairs
    share = won / count
    half = 1.96 * sqrt((squares / count - share * share) / count)
    return {
        "number": change.name,
        "value": change.value,
        "win_share": round(share, 4),
        "low": round(share - half, 4),
        "high": round(share + half, 4),
    }


def duel(change: Change) -> Callable[[Any, int, Any], None]:
    """A compiled function that plays pairs of games between the keen policy and its changed copy.

    It adds the copy's win share of each pair, and the squares of these.
    """
    with patch.object(keen, change.constant, change.replacement):
        changed = kernel()["decide"]
    ours = kernel()
    start_game, next_round, roll, apply, decide = (
        ours[name] for name in ("start_game", "next_round", "roll", "apply", "decide")
    )

    def play(states: Any, pairs: int, sums: Any) -> None:
        s = states[0]
        for pair in range(pairs):
            share = 0.0
            for seat in range(2):
                start_game(s, pair % 2)
                while s.phase != OVER and s.round_number < MOST_ROUNDS:
                    if s.phase == ROUND_OVER:
                        next_round(s)
                    elif s.phase >= SETUP:
                        roll(s)
                    elif s.turn == seat:
                        apply(s, changed(s, KEEN))
                    else:
                        apply(s, decide(s, KEEN))
                if s.ranks[seat] == 1:
                    share += 0.5 if s.ranks[1 - seat] != 1 else 0.25
            sums[0] += share
            sums[1] += share * share

    return njit(**FLAGS)(play)  # type: ignore[no-any-return]


if __name__ == "__main__":
    main()
