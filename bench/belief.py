"""How well are hidden hands known? `./dev bench belief --keep` scores three beliefs.

At every decision of games between networks: the loss of a belief without a memory, of the bots' posterior,
and of the network, which also reads the others' choices.
"""

import argparse
from random import Random

import numpy as np

from bench._report import progress, report
from seasalt.arena.statistics.interval import mean_interval
from seasalt.arena.statistics.posterior import belief_log_loss, posterior, uniform_posterior
from seasalt.bots import parse_bot
from seasalt.bots.network.network import observed, own_network
from seasalt.kernel.game.card_tables import ALL_CARDS
from seasalt.kernel.thinking.belief import known_state
from seasalt.rules import Action, Knowledge, Ruleset, View, new_game
from seasalt.rules.shuffle import seeded_chance
from seasalt.table import play_match

GAMES = 60
FIRST_ANSWER = 84  # of the belief, see docs/env.md
MODELS = ("every card not in sight", "the bots' posterior", "the network")


class Scored:
    """A bot that scores the beliefs of its seat before it decides."""

    def __init__(self, name: str, rng: Random) -> None:
        self._bot = parse_bot(name)(rng)
        self.asked: list[tuple[View, Knowledge]] = []

    def decide(self, view: View, knowledge: Knowledge, options: tuple[Action, ...]) -> Action:
        """The bot's choice."""
        self.asked.append((view, knowledge))
        return self._bot.decide(view, knowledge, options)


def losses_of(players: int, bot: str, seed: int) -> list[float]:
    """The mean losses of the models in one game."""
    start = new_game(Ruleset(), players)
    seated = [Scored(bot, Random(f"{seed}/{seat}")) for seat in range(players)]
    found = []
    before = start.game
    for played in play_match(start, seated, lambda game: seeded_chance(game, f"belief/{seed}".encode())):
        for scored in seated:
            for view, knowledge in scored.asked:
                assert view.seat is not None
                truth = [
                    [before.round.hands[(view.seat + step) % players].count(card) for card in ALL_CARDS]
                    for step in range(1, players)
                ]
                row, _ = observed(known_state(view, knowledge))
                answers = own_network().answers(row)[0, FIRST_ANSWER:]
                logits = answers.reshape(-1, len(ALL_CARDS))[: players - 1]
                read = (1 / (1 + np.exp(-logits.astype(float)))).tolist()
                models = (uniform_posterior(view), posterior(view, knowledge), read)
                found.append([belief_log_loss(model, truth) for model in models])
            scored.asked.clear()
        before = played.step.game
    return [float(loss) for loss in np.mean(found, axis=0)]


def main() -> None:
    """Score all beliefs for two to four players."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--keep", action="store_true", help="write the results to bench/results")
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--players", type=int, nargs="+", default=[2, 3, 4])
    options = parser.parse_args()
    rows = []
    for players in options.players:
        games = [losses_of(players, "net", seed) for seed in range(options.games)]
        means = [mean_interval(losses) for losses in zip(*games, strict=True)]
        rows.append({"players": players, **dict(zip(MODELS, means, strict=True))})
        progress(str(rows[-1]))
    report("belief", {"games": options.games, "rows": rows}, keep=options.keep)


if __name__ == "__main__":
    main()
