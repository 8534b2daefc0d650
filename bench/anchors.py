"""How strong is each bot on one scale, and how much less does it count with more players?

Bots of the roster play at random tables of two to four, base box. `--keep` writes the games to
bench/results/bot_games.txt, and what follows from them to src/seasalt/server/ratings/anchors.json, where
they are the anchors of people's ratings. Intervals are over games, at 95 %.
"""

import argparse
import json
import platform
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import combinations
from math import exp, log
from pathlib import Path
from random import Random
from typing import Any

from bench._report import RESULTS, commit
from seasalt.arena.runner import usable_cores
from seasalt.bots.roster import ROSTER
from seasalt.rules import Ruleset, new_game
from seasalt.rules.shuffle import seeded_chance, seeded_starter
from seasalt.table import play_match

GAMES = RESULTS / "bot_games.txt"
ANCHORS = Path(__file__).parents[1] / "src" / "seasalt" / "server" / "ratings" / "anchors.json"
ZERO = "beginner"
RESAMPLES = 200
STEPS = 60
POINT = log(10) / 400

Game = tuple[tuple[str, ...], tuple[int, ...]]
"""The bots at a table, and their places."""


def main() -> None:
    parser = argparse.ArgumentParser(prog="./dev bench anchors", description=__doc__)
    parser.add_argument(
        "--games", type=int, help="play so many; without it, those that are kept are fitted again"
    )
    parser.add_argument("--workers", type=int, default=usable_cores(), help="processes that play")
    parser.add_argument("--keep", action="store_true", help="write both files")
    options = parser.parse_args()
    text = GAMES.read_text("utf-8")
    if options.games:
        with ProcessPoolExecutor(options.workers) as pool:
            played = pool.map(play, range(options.games), chunksize=8)
            text = as_text(list(played), f"commit {commit()}, {platform.machine()}")
    fitted = anchors(text)
    print(json.dumps(fitted, indent=2))
    if options.keep:
        GAMES.write_text(text, "utf-8")
        ANCHORS.write_text(json.dumps(fitted, indent=2) + "\n", "utf-8")


def play(number: int) -> Game:
    """One game between bots drawn at random."""
    rng = Random(f"anchors {number}")
    bots = tuple(rng.sample(sorted(ROSTER), rng.choice((2, 3, 4))))
    seed = f"anchors {number}".encode()
    start = new_game(Ruleset(), len(bots), starter=seeded_starter(seed, len(bots)))
    seated = [ROSTER[bot](Random(f"anchors {number} {seat}")) for seat, bot in enumerate(bots)]
    for played in play_match(start, seated, lambda game: seeded_chance(game, seed)):
        if played.step.game.outcome:
            return bots, played.step.game.outcome.ranks
    raise AssertionError("every game ends")


def as_text(games: Sequence[Game], source: str) -> str:
    """Games as they are kept: where they were played, a letter for each bot, then a line for each game."""
    names = sorted({bot for bots, _ in games for bot in bots})
    letters = {bot: chr(ord("a") + number) for number, bot in enumerate(names)}
    lines = [
        "".join(map(letters.__getitem__, bots)) + " " + "".join(map(str, ranks)) for bots, ranks in games
    ]
    return "\n".join([source, " ".join(names), *lines, ""])


def games_in(text: str) -> Iterator[Game]:
    """The games of such a text."""
    _, names, *lines = text.splitlines()
    known = names.split()
    for line in lines:
        bots, ranks = line.split()
        yield tuple(known[ord(letter) - ord("a")] for letter in bots), tuple(map(int, ranks))


def anchors(text: str) -> dict[str, Any]:
    """The strengths of the bots and the steepness for each number of players, as `ratings` reads them."""
    games = list(games_in(text))
    rates, steepness = fit(games)
    rng = Random("anchors")
    again = [fit(rng.choices(games, k=len(games)), rates, steepness) for _ in range(RESAMPLES)]

    def interval(
        mean: float, of: Callable[[tuple[dict[str, float], dict[int, float]]], float], digits: int
    ) -> Any:
        found = sorted(map(of, again))
        low, high = found[RESAMPLES // 40], found[-1 - RESAMPLES // 40]
        return {"mean": round(mean, digits), "low": round(low, digits), "high": round(high, digits)}

    ratings = {
        bot: interval(mean, lambda one, bot=bot: one[0][bot], 1)  # type: ignore[misc]
        for bot, mean in sorted(rates.items(), key=lambda item: item[1])
    }
    return {
        "made by": "./dev bench anchors --keep",
        "games": len(games),
        "played": text.partition("\n")[0],
        "steepness": {str(players): round(by, 3) for players, by in steepness.items()},
        "ratings": ratings,
    }


def fit(
    games: Sequence[Game], rates: dict[str, float] | None = None, steepness: dict[int, float] | None = None
) -> tuple[dict[str, float], dict[int, float]]:
    """The strengths that make the order of all pairs likeliest, by Newton's steps one number at a time."""
    pairs: dict[tuple[int, str, str], list[float]] = {}
    for bots, ranks in games:
        for seat, next_seat in combinations(range(len(bots)), 2):
            here = pairs.setdefault((len(bots), bots[seat], bots[next_seat]), [0.0, 0.0])
            here[0] += 0.5 + 0.5 * ((ranks[seat] < ranks[next_seat]) - (ranks[seat] > ranks[next_seat]))
            here[1] += 1
    rate = dict(rates or dict.fromkeys((bot for bots, _ in games for bot in bots), 0.0))
    steep = dict(steepness or dict.fromkeys((2, 3, 4), 1.0))
    for _ in range(STEPS):
        slope, bend = dict.fromkeys(rate, 0.0), dict.fromkeys(rate, 1e-9)
        slope_of, bend_of = dict.fromkeys(steep, 0.0), dict.fromkeys(steep, 1e-9)
        for (players, one, other), (won, played) in pairs.items():
            ahead = POINT * (rate[one] - rate[other])
            expected = 1 / (1 + exp(-steep[players] * ahead))
            surprise, spread = won - played * expected, played * expected * (1 - expected)
            for bot, sign in ((one, 1), (other, -1)):
                slope[bot] += sign * steep[players] * POINT * surprise
                bend[bot] += (steep[players] * POINT) ** 2 * spread
            slope_of[players] += ahead * surprise
            bend_of[players] += ahead**2 * spread
        rate = {bot: mean + 0.7 * slope[bot] / bend[bot] for bot, mean in rate.items()}
        steep = {players: by + slope_of[players] / bend_of[players] for players, by in steep.items()}
        scale, zero = steep[2], rate[ZERO]  # two players are the scale
        rate = {bot: (mean - zero) * scale for bot, mean in rate.items()}
        steep = {players: by / scale for players, by in steep.items()}
    return rate, steep


if __name__ == "__main__":
    main()
