"""How much does the race between options give away, with its constants and with changed ones?

Positions come from games of two skilled bots. In each, every option is tried in many worlds; its mean chance
to win stands for the truth. Then the race decides the position with a budget of playouts, in other worlds.
Its regret is the chance to win that its choice gives away. Each constant of `kernel/evaluation/race.py` is
halved and doubled, and compared with the race as it is, position by position.
"""

import argparse
from collections.abc import Iterator, Sequence
from functools import partial
from random import Random
from statistics import fmean
from typing import Any, NamedTuple
from unittest.mock import patch

from bench._report import cpu, progress, report
from seasalt.arena.statistics.interval import mean_interval
from seasalt.bots import LEVELS, Level
from seasalt.kernel.actions import Numbers, numbers_of
from seasalt.kernel.engines import library
from seasalt.kernel.evaluation import race
from seasalt.kernel.evaluation.guess import Belief
from seasalt.kernel.players.policy import KEEN
from seasalt.kernel.thinking.belief import belief
from seasalt.kernel.thinking.option_trials import OptionTrials, Question, new_trials
from seasalt.rules import (
    Deal,
    Lose,
    Ruleset,
    Seat,
    learn,
    legal_actions,
    new_game,
    no_knowledge,
    redact,
    seeded_chance,
    view,
)
from seasalt.table import play_match

EVERY = 7  # decisions of a game between two positions
SEATS = (Seat(0), Seat(1))
CONSTANTS = ("PLAYOUT_COST", "HABIT_LEAD", "HABIT_LEAD_SD", "LEAST_VARIANCE", "WORLDS_PER_CHECK")


class Position(NamedTuple):
    """A decision with at least two options, and the chance to win of each."""

    believed: Belief
    options: tuple[Numbers, ...]
    extra_salt: bool
    chances: list[float]


def main() -> None:
    parser = argparse.ArgumentParser(prog="./dev bench race", description=__doc__)
    parser.add_argument("--positions", type=int, default=500, help="with each box (500)")
    parser.add_argument("--worlds", type=int, default=2000, help="for the true chances (2000)")
    parser.add_argument("--budget", type=int, default=400, help="playouts of a race (400)")
    parser.add_argument("--keep", action="store_true", help="write bench/results/race.json")
    options = parser.parse_args()
    found = [
        position
        for extra_salt in (False, True)
        for position in _positions(options.positions, options.worlds, extra_salt)
    ]
    progress(f"{len(found)} positions")
    now = [_regret(position, options.budget, {}) for position in found]
    rows = [_row("as it is", now, now)]
    for name in CONSTANTS:
        for factor in (0.5, 2.0):
            value = getattr(race, name) * factor
            changes = {name: round(value) if name == "WORLDS_PER_CHECK" else value}
            changed = [_regret(position, options.budget, changes) for position in found]
            rows.append(_row(f"{name} = {changes[name]:g}", changed, now))
            progress(f"{rows[-1]['race']}: {rows[-1]['regret']}")
    facts = {"positions": len(found), "worlds": options.worlds, "budget": options.budget, "cpu": cpu()}
    report("race", {**facts, "runs": rows}, keep=options.keep)


def _row(name: str, regrets: Sequence[tuple[float, int]], now: Sequence[tuple[float, int]]) -> dict[str, Any]:
    """Regrets in percent of games, and the difference to the race as it is with its 95 % interval."""
    worse = mean_interval([100 * (one[0] - other[0]) for one, other in zip(regrets, now, strict=True)])
    return {
        "race": name,
        "regret": round(100 * fmean(regret for regret, _ in regrets), 3),
        "worse_by": round(worse.mean, 3),
        "low": round(worse.low, 3),
        "high": round(worse.high, 3),
        "playouts": round(fmean(playouts for _, playouts in regrets)),
    }


def _regret(position: Position, budget: int, changes: dict[str, float]) -> tuple[float, int]:
    """The chance to win that the race gives away, and the playouts that it took.

    The race runs in plain Python, so that its constants can be changed; only the playouts are compiled.
    """
    remaining = library.numbers(list(range(len(position.options))))
    done = library.numbers([0, 0, len(position.options)])
    patched: dict[str, Any] = {"try_options_many": library.job("try_options_many"), **changes}
    with patch.multiple(race, **patched):
        question = Question(position.believed, position.options, position.extra_salt, seed=10**9)
        trials = new_trials(question, library)
        race.race_many(trials, remaining, done, budget, budget, KEEN)
    return max(position.chances) - position.chances[remaining[0]], int(done[race.PLAYOUTS_DONE])


def _positions(count: int, worlds: int, extra_salt: bool) -> Iterator[Position]:
    seed = 0
    while count > 0:
        for position in _game(seed, worlds, extra_salt):
            yield position
            count -= 1
            if count == 0:
                return
        seed += 1


def _game(seed: int, worlds: int, extra_salt: bool) -> Iterator[Position]:
    """Some decisions of one game."""
    bots = [LEVELS[Level.SKILLED](Random(f"race/{seed}/{seat}")) for seat in SEATS]
    start = new_game(Ruleset(extra_salt=extra_salt), len(SEATS))
    known = {seat: no_knowledge(seat, len(SEATS), start.game.box) for seat in SEATS}
    decisions = 0
    for played in play_match(start, bots, partial(seeded_chance, seed=f"race/{seed}".encode())):
        for seat in SEATS:
            for event in played.step.events:
                known[seat] = learn(known[seat], redact(event, seat))
        game = played.step.game
        if game.to_act is None:
            continue
        decisions += 1
        actions = [action for action in legal_actions(game) if not isinstance(action, Deal | Lose)]
        if decisions % EVERY == 0 and len(actions) > 1:
            believed = belief(view(game, game.to_act), known[game.to_act])
            options = tuple(numbers_of(believed.templates[0], action) for action in actions)
            yield Position(believed, options, extra_salt, _chances(believed, options, extra_salt, worlds))


def _chances(believed: Belief, options: tuple[Numbers, ...], extra_salt: bool, worlds: int) -> list[float]:
    trials = OptionTrials(Question(believed, options, extra_salt, seed=1), library)
    trials.run(range(len(options)), 0, worlds, KEEN, race.BEST_OF)
    return [trials.tally(option).chance for option in range(len(options))]


if __name__ == "__main__":
    main()
