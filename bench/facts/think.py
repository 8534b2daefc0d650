"""A few games of a bot that thinks, by the rules themselves: does it share the habits of the quick ones?"""

from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np

from bench.facts.estimate import ratio, share, told
from seasalt.bots import parse_bot
from seasalt.rules import Ruleset, new_game, seeded_chance
from seasalt.rules.result import Ending
from seasalt.table import play_match

PLAYERS = 2


def think(bot: str, games: int, seed: int) -> dict[str, Any]:
    """So many games of two copies of a bot, with the base box. A game is a batch of its own."""
    counted = np.array([list(_count(bot, f"{seed}/{game}")) for game in range(games)])
    wins, rounds, turns, *endings = counted.T
    _, bets_won, bets_lost, *_ = endings
    return {
        "bot": bot,
        "players": PLAYERS,
        "games": games,
        "rounds": int(rounds.sum()),
        "win_share": [told(share(wins, np.ones(games)))],
        "rounds_per_game": told(ratio(rounds, np.ones(games))),
        "turns": told(ratio(turns, rounds)),
        "bets_won": told(share(bets_won, bets_won + bets_lost)),
        "endings": {
            str(ending): told(share(often, rounds)) for ending, often in zip(Ending, endings, strict=True)
        },
    }


def _count(bot: str, seed: str) -> Iterator[float]:
    """One game: what the starter won, rounds, turns, and the endings one after another."""
    bots = [parse_bot(bot)(Random(f"{seed}/{seat}")) for seat in range(PLAYERS)]
    game = new_game(Ruleset(), PLAYERS).game
    starter, turns = game.round.starter, 0
    for played in play_match(
        new_game(Ruleset(), PLAYERS), bots, lambda game: seeded_chance(game, f"facts/{seed}".encode())
    ):
        if len(played.step.game.results) > len(game.results):
            turns += game.round.turn_count
        game = played.step.game
    assert game.outcome is not None
    yield (starter in game.outcome.winners) / len(game.outcome.winners)
    yield len(game.results)
    yield turns
    for ending in Ending:
        yield sum(result.ending is ending for result in game.results)
