"""How far from optimal are players in games from five to seven cards? `./dev bench ladder --keep` keeps it.

Up to six cards all numbers are exact, by the tree in C++. With seven there are too many histories for a tree.
There a search plays against the player: what it wins is a lower bound of what the best opponent would win.
"""

import argparse
from collections.abc import Callable
from random import Random
from statistics import fmean
from typing import Any, TypedDict

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from bench._report import progress, report
from bench.mini import best, uniform
from seasalt.arena.statistics.interval import mean_interval
from seasalt.bots import UniformBot
from seasalt.bots.bot import Bot
from seasalt.bots.greedy import GreedyBot
from seasalt.env.mini import LADDER, MiniGame
from seasalt.env.spiel_bots import SpielBot
from seasalt.env.spiel_tree import Tree, Visit, tree_of, visits
from seasalt.rules import Knowledge, Seat, format_cards, learn, no_knowledge, redact, view
from seasalt.rules.game import seats

MOST_CARDS_OF_A_TREE = 6
ITERATIONS = 100
SIMULATIONS = 30
GAMES = 40

PLAYERS: dict[str, Callable[[Random], Bot]] = {"any legal action": UniformBot, "the greedy bot": GreedyBot}


class Rung(TypedDict):
    """The results of one game."""

    cards: str
    players: int
    histories: int | None
    information_states: int | None
    start: float | None
    exploitability: dict[str, float]
    at_least: dict[str, list[float]]


Policy = dict[str, list[tuple[int, float]]]


def policies(game: MiniGame, tree: Tree) -> dict[str, Policy]:
    """The players as policies for the tree. Ties of the greedy bot are equally likely."""
    players = {"any legal action": dict[str, Any](), "the greedy bot": dict[str, Any]()}
    bot = GreedyBot(Random(0))
    known: dict[tuple[Seat, str], Knowledge] = {}  # the same information state means the same knowledge
    for visit in visits(game.first):
        position, seat = visit.position, visit.position.to_act
        for each in seats(game.num_players()):
            if (each, visit.texts[each]) not in known:
                known[each, visit.texts[each]] = _learned(visit, each, known)
        if seat is None or (key := tree.keys[visit.texts[seat]]) in players["the greedy bot"]:
            continue
        seen, knowledge = view(position.game, seat), known[seat, visit.texts[seat]]
        worth = {
            number: bot.worth(action, seen, knowledge) for (number,), action in position.actions().items()
        }
        for name, chosen in (("any legal action", uniform(position)), ("the greedy bot", best(worth))):
            players[name][key] = [(tree.actions[n], chosen.get(n, 0.0)) for n in position.legal()]
    return players


def _learned(visit: Visit, seat: Seat, known: dict[tuple[Seat, str], Knowledge]) -> Knowledge:
    game = visit.position.game
    if visit.before is None:
        knowledge = no_knowledge(seat, game.players, game.box)
    else:
        knowledge = known[seat, visit.before.texts[seat]]
    for event in visit.events:
        knowledge = learn(knowledge, redact(event, seat))
    return knowledge


def solved(game: MiniGame) -> Rung:
    """Everything exactly, by the tree."""
    tree = tree_of(game)
    progress(f"{tree}")
    players = game.num_players()

    def beaten(policy: Any) -> float:
        return float(pyspiel.nash_conv(tree.game, policy) / players)

    solver = pyspiel.CFRPlusSolver(tree.game)
    for _ in range(ITERATIONS):
        solver.evaluate_and_update_policy()
    average = solver.average_policy()
    start = pyspiel.expected_returns(tree.game.new_initial_state(), average, -1, True)
    return {
        "cards": format_cards(LADDER[len(game.first.game.box), players].cards),
        "players": players,
        "histories": tree.histories,
        "information_states": len(tree.keys),
        "start": float(start[0]),
        "exploitability": {
            **{name: beaten(policy) for name, policy in policies(game, tree).items()},
            f"CFR+, {ITERATIONS} iterations": beaten(average),
        },
        "at_least": {},
    }


def bounded(game: MiniGame) -> Rung:
    """Lower bounds, by a search that plays against each player from every seat."""
    players = game.num_players()
    return {
        "cards": format_cards(LADDER[len(game.first.game.box), players].cards),
        "players": players,
        "histories": None,
        "information_states": None,
        "start": None,
        "exploitability": {},
        "at_least": {name: list(won_by_search(game, make)) for name, make in PLAYERS.items()},
    }


def won_by_search(game: MiniGame, make: Callable[[Random], Bot]) -> tuple[float, float, float]:
    """The mean over deals of what the search wins per game, each deal from every seat, and its interval."""
    players, won = game.num_players(), []
    for deal in range(GAMES // players):
        returns = []
        for seat in range(players):
            numbers = np.random.RandomState(deal * players + seat)
            bots = [SpielBot(other, make(Random(f"{deal}/{other}"))) for other in range(players)]
            bots[seat] = search(game, numbers)
            returns.append(play(game, bots, np.random.RandomState(deal))[seat])
        won.append(fmean(returns))
        if deal % 10 == 9:
            progress(f"{deal + 1} deals: {fmean(won):.2f}")
    return tuple(mean_interval(won))  # type: ignore[return-value]


def search(game: MiniGame, numbers: Any) -> Any:
    """OpenSpiel's ISMCTS with random rollouts."""
    return ismcts.ISMCTSBot(
        game,
        mcts.RandomRolloutEvaluator(1, numbers),
        uct_c=2.0,
        max_simulations=SIMULATIONS,
        random_state=numbers,
    )


def play(game: MiniGame, bots: list[Any], chance: Any) -> list[float]:
    """The returns of one game."""
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            cards, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(chance.choice(cards, p=chances)))
        else:
            state.apply_action(int(bots[state.current_player()].step(state)))
    return list(state.returns())


def main() -> None:
    """Measure every game of the ladder."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--keep", action="store_true", help="write the results to bench/results")
    parser.add_argument("--cards", type=int, nargs="+", default=[5, 6, 7], help="the sizes to measure")
    options = parser.parse_args()
    rungs = []
    for cards, players in [size for size in LADDER if size[0] in options.cards]:
        game = MiniGame({"cards": cards, "players": players})
        rungs.append(solved(game) if cards <= MOST_CARDS_OF_A_TREE else bounded(game))
        progress(str(rungs[-1]))
    report(
        "ladder",
        {"iterations": ITERATIONS, "simulations": SIMULATIONS, "games": GAMES, "rungs": rungs},
        keep=options.keep,
    )


if __name__ == "__main__":
    main()
