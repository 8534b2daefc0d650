"""How far from optimal are players in the mini game? `./dev bench mini --keep`, then `./dev bench tables`.

All numbers are exact, not estimates; only MCCFR depends on a seed. It takes about two minutes.
"""

import gc
import sys
from collections import defaultdict
from collections.abc import Callable, Iterator
from functools import cache
from math import log10
from pathlib import Path
from random import Random
from statistics import fmean
from typing import Any

import pyspiel

from bench._drawing import Drawing
from bench._report import report
from seasalt.arena.report.export import interval_facts
from seasalt.arena.statistics.interval import mean_interval
from seasalt.bots.greedy import GreedyBot
from seasalt.env.games.position import Position
from seasalt.env.mini import MINI_BOX, MINI_CALL, MiniGame
from seasalt.env.spiel_tree import Tree, choices, tree_of
from seasalt.rules import Knowledge, Seat, format_cards, learn, no_knowledge, redact, view
from seasalt.rules.game import seats

PICTURE = Path(__file__).parents[1] / "docs" / "images" / "mini-cfr.svg"
ITERATIONS = (1, 2, 5, 10, 20, 50, 100)
SHOWN = (10, 100)
SAMPLED, SEEDS = 100_000, 5


@cache
def mini() -> tuple[MiniGame, Tree]:
    """The game and its tree."""
    game = pyspiel.load_game("python_seasalt_mini")
    gc.disable()  # all of it stays, so that there is nothing to collect; to look takes as long as to make it
    try:
        return game, tree_of(game)
    finally:
        gc.freeze()
        gc.enable()


@cache
def cfr() -> tuple[dict[int, float], float]:
    """CFR+: the exploitability by iterations, and the value of the first seat at the end."""
    game = mini()[1].game
    solver, found = pyspiel.CFRPlusSolver(game), {}
    for iteration in range(1, max(ITERATIONS) + 1):
        solver.evaluate_and_update_policy()
        if iteration in ITERATIONS:
            found[iteration] = float(pyspiel.exploitability(game, solver.average_policy()))
    wins = pyspiel.expected_returns(game.new_initial_state(), solver.average_policy(), -1, True)
    return found, float(wins[0])


@cache
def mccfr() -> list[float]:
    """External-sampling MCCFR: the exploitability with each seed."""
    game, found = mini()[1].game, []
    for seed in range(1, SEEDS + 1):
        solver = pyspiel.ExternalSamplingMCCFRSolver(game, seed=seed)
        for _ in range(SAMPLED):
            solver.run_iteration()
        found.append(float(pyspiel.exploitability(game, solver.average_policy())))
    return found


# --- players


def uniform(position: Position) -> dict[int, float]:
    """Any legal number."""
    numbers = position.legal()
    return dict.fromkeys(numbers, 1 / len(numbers))


def greedy() -> dict[str, dict[int, float]]:
    """The greedy bot's choice in each information state; ties are equally likely."""
    bot, found = GreedyBot(Random(0)), {}
    for position, known in remembered():
        seen = view(position.game, position.to_act)
        worth = {number: bot.worth(action, seen, known) for (number,), action in position.actions().items()}
        found[_information_state(position)] = best(worth)
    return found


def remembered() -> Iterator[tuple[Position, Knowledge]]:
    """One history of each information state, with the knowledge of its seat."""
    known: dict[tuple[Seat, str], Knowledge] = {}  # the same information state means the same knowledge
    found: set[str] = set()
    start = tuple(no_knowledge(seat, 2, MINI_BOX) for seat in seats(2))
    waiting = [(mini()[0].first, start)]
    while waiting:
        position, before = waiting.pop()
        if position.over:
            continue
        states = [(seat, position.information_state(seat)) for seat in seats(2)]
        for seat, state in states:
            if (seat, state) not in known:
                known[seat, state] = _learned(before[seat], position)
        after = tuple(known[state] for state in states)
        if position.to_act is not None and states[position.to_act][1] not in found:
            found.add(states[position.to_act][1])
            yield position, after[position.to_act]
        waiting += [(position.after(number), after) for number in choices(position)]


def _learned(known: Knowledge, position: Position) -> Knowledge:
    for event in position.events:
        known = learn(known, redact(event, known.viewer))
    return known


def one_step() -> dict[str, dict[int, float]]:
    """The best choice in each information state if everybody plays at random before and after it.

    That is the limit of flat Monte Carlo with many playouts.
    """
    worth: defaultdict[str, defaultdict[int, float]] = defaultdict(lambda: defaultdict(float))

    def value(position: Position, reach: float) -> float:
        """The average return of the first seat."""
        if position.over:
            return mini()[0].returns(position)[0]
        if position.game.chance_acts:
            outcomes = position.chances()
            return sum(chance * value(position.after(card), reach * chance) for card, chance in outcomes)
        seat, numbers = position.game.round.turn, position.legal()
        values = {number: value(position.after(number), reach / len(numbers)) for number in numbers}
        for number, won in values.items():
            worth[position.information_state(seat)][number] += reach * (won if seat == 0 else -won)
        return sum(values.values()) / len(values)

    value(mini()[0].first, 1.0)
    return {state: best(numbers) for state, numbers in worth.items()}


def best(worth: dict[int, float]) -> dict[int, float]:
    """The numbers of the highest worth, all equally likely."""
    top = [number for number, value in worth.items() if value > max(worth.values()) - 1e-9]
    return dict.fromkeys(top, 1 / len(top))


# --- results


@cache
def exploitabilities() -> dict[str, float]:
    """By how many points per round the best opponent beats a player, averaged over seats; the worst first."""
    game, tree = mini()

    def beaten(chances: Callable[[Position], dict[int, float]]) -> float:
        return float(pyspiel.exploitability(tree.game, tree.policy(game.first, chances)))

    careful, hungry = one_step(), greedy()
    return {
        "any legal action": beaten(uniform),
        "the greedy bot": beaten(lambda position: hungry[_information_state(position)]),
        "one step, then random play": beaten(lambda position: careful[_information_state(position)]),
        **{f"CFR+, {count} iterations": cfr()[0][count] for count in SHOWN},
        f"MCCFR, {SAMPLED:,} iterations, mean of {SEEDS} seeds": fmean(mccfr()),
    }


def _information_state(position: Position) -> str:
    assert position.to_act is not None
    return position.information_state(position.to_act)


def results() -> dict[str, Any]:
    """The game in numbers, and its players."""
    game, tree = mini()
    return {
        "cards": format_cards(MINI_BOX),
        "points_to_call": MINI_CALL,
        "histories": tree.histories,
        "information_states": len(tree.keys),
        "actions_of_the_longest_game": longest(game.first),
        "worth_to_the_seat_that_begins": round(cfr()[1], 2),
        "players": [
            {"player": player, "exploitability": round(value, 4)}
            for player, value in exploitabilities().items()
        ],
        "mccfr": {
            "by_seed": [round(value, 4) for value in mccfr()],
            **interval_facts(mean_interval(mccfr())),
        },
    }


def longest(position: Position) -> int:
    """The length of the longest continuation, chance included."""
    return max((1 + longest(position.after(number)) for number in choices(position)), default=0)


def picture() -> str:
    """The exploitability of CFR+ by iterations, both on logarithmic scales."""
    drawing = Drawing(520, 320, "Exploitability of CFR+ in the mini game by iterations")
    left, top, right, bottom = 70, 46, 490, 262
    decades = (-4, 1)

    def place(iteration: float, value: float) -> tuple[float, float]:
        across = log10(iteration) / log10(max(ITERATIONS))
        up = (log10(value) - decades[0]) / (decades[1] - decades[0])
        return left + across * (right - left), bottom - up * (bottom - top)

    drawing.text(20, 28, "Exploitability, points a round", "head")
    for power in range(decades[0], decades[1] + 1):
        _, y = place(1, 10.0**power)
        drawing.line((left, y), (right, y), "grid")
        drawing.text(left - 8, y + 4, f"{10.0**power:g}", "small end")
    for tick in (1, 10, 100):
        x, _ = place(tick, 1)
        drawing.text(x, bottom + 20, str(tick), "small middle")
    drawing.text((left + right) / 2, bottom + 42, "iterations of CFR+", "small middle")
    labels = (-5, 12, 13)  # above the first line, below the others
    for (player, value), label in zip(exploitabilities().items(), labels, strict=False):
        _, y = place(1, value)
        drawing.line((left, y), (right, y), "par")
        drawing.text(right, y + label, player, "small end")
    drawing.path([place(count, found) for count, found in cfr()[0].items()], "stroke s3")
    return drawing.svg()


if __name__ == "__main__":
    report("mini", results(), keep="--keep" in sys.argv)
    PICTURE.write_text(picture(), "utf-8")
