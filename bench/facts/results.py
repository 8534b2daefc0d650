"""The results file: every number that docs/facts.md and its pictures show, with its interval."""

import json
import platform
import re
from collections.abc import Callable, Iterator, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import numpy as np

from bench._report import commit, cpu
from bench.facts.estimate import Batches, difference, ratio, share, told
from bench.facts.play import Array, Calls, Counted, Setting, count_games, play_calls
from bench.facts.think import think
from seasalt.kernel.game.layout import BET_WON, VOID
from seasalt.kernel.players.policy import BEGINNER, KEEN
from seasalt.rules.result import Ending

KEPT = Path(__file__).parent / "results.json"
SEED = 6
BATCHES = 25
POLICIES = {"keen": KEEN, "greedy": BEGINNER}
GAMES = {"keen": 50_000, "greedy": 20_000}  # of each number of players and each box
CALLS = {"keen": 100_000, "greedy": 40_000}
PATIENT_CALLS = {"keen": 20_000, "greedy": 0}  # of each number of points that others may wait for
THINKER, THINKER_GAMES = "search:400", 50  # slow, but much stronger
ENDING_NAMES = tuple(str(ending) for ending in Ending)
LEAST_CALLS = 100  # rows with fewer calls are left out
PATIENT = range(7, 15)  # points for which others wait before they call
MOST_POINTS = 13  # and more share a row
HANDS = range(1, 11)

Facts = dict[str, Any]


def gather(scale: float = 1.0, seed: int = SEED, batches: int = BATCHES) -> Facts:
    """Play everything in independent batches, and count; a scale below 1 plays less."""
    return {
        "benchmark": "facts",
        "command": "./dev facts",
        "commit": commit(),
        "date": datetime.now(UTC).date().isoformat(),
        "cpu": cpu(),
        "python": platform.python_version(),
        "seed": seed,
        "batches": batches,
        "runs": [
            _run(Setting(players, extra_salt, policy), name, scale, range(seed, seed + batches))
            for name, policy in POLICIES.items()
            for players in (2, 3, 4)
            for extra_salt in (False, True)
        ],
        "thinker": think(THINKER, max(4, round(THINKER_GAMES * scale)), seed),
    }


def read() -> Facts:
    """The results that are kept."""
    kept: Facts = json.loads(KEPT.read_text("utf-8"))
    return kept


def write(facts: Facts) -> None:
    """Write the results, a row in a line."""
    text = json.dumps(facts, indent=1)
    for inner in (r"\[[^][{}]*\]", r"\{[^{}]*\}"):
        text = re.sub(inner, lambda found: " ".join(found[0].split()), text)
    KEPT.write_text(text + "\n", "utf-8")


def _run(setting: Setting, name: str, scale: float, seeds: Sequence[int]) -> Facts:
    games = max(8, round(GAMES[name] * scale) // len(seeds))
    calls = max(40, round(CALLS[name] * scale) // len(seeds))
    patient = PATIENT_CALLS[name] and max(40, round(PATIENT_CALLS[name] * scale) // len(seeds))
    batches = [count_games(setting, games, seed) for seed in seeds]
    counted = {key: np.array([batch[key] for batch in batches], float) for key in batches[0]}

    def rounds(count: int, own_least: int, least: int) -> list[Calls]:
        return [play_calls(setting, count, own_least, least, seed) for seed in seeds]

    at_once = rounds(calls, 7, 7)
    return {
        "policy": name,
        "players": setting.players,
        "extra_salt": setting.extra_salt,
        "games": games * len(seeds),
        "rounds": int(counted["rounds"].sum()),
        **_games(counted),
        **_rounds(counted),
        "cards": {str(kind): card for kind, card in zip(setting.kinds, _cards(counted), strict=True)},
        "at_a_call": _bets(at_once, [calls.points > 0 for calls in at_once]),
        "bets": list(_by_points(at_once)),
        "bets_by_hand": list(_by_hand(at_once)) if setting.players == 2 and patient else [],
        "patient": [
            {
                "least": least,
                **_own_seven(rounds(patient, 7, least)),
                "void": _void(rounds(patient, least, least)),
            }
            for least in PATIENT
            if patient
        ],
    }


def _games(counted: Counted) -> Facts:
    games = counted["games"]
    lengths = counted["lengths"]
    return {
        "win_share": [told(share(seat, games)) for seat in counted["wins"].T],
        "rounds_per_game": told(ratio(lengths @ np.arange(lengths.shape[1]), games)),
        "rounds_counted": _histogram(lengths),
        "void_games": told(share(counted["void games"], games)),
        "mermaid_games": told(share(counted["mermaid games"], games)),
    }


def _rounds(counted: Counted) -> Facts:
    rounds, first, turns = counted["rounds"], counted["first rounds"], counted["turns"]
    hands = counted["mermaids"]
    _, bets_won, bets_lost, *_ = counted["endings"].T
    return {
        "endings": {
            name: told(share(ending, rounds))
            for name, ending in zip(ENDING_NAMES, counted["endings"].T, strict=True)
        },
        "bets_won": told(share(bets_won, bets_won + bets_lost)),
        "turns": told(ratio(turns @ np.arange(turns.shape[1]), rounds)),
        "turns_counted": _histogram(turns),
        "decisions": told(ratio(counted["decisions"], rounds)),
        "first_points": [told(ratio(seat, first)) for seat in counted["first points"].T],
        "first_best": [told(share(seat, first)) for seat in counted["first best"].T],
        "points": told(ratio(counted["points"], counted["seats"])),
        "mermaids": [
            {
                "count": count,
                "share": told(share(hands[:, count, 0], counted["seats"])),
                "points": told(ratio(hands[:, count, 1], hands[:, count, 0])),
                "best": told(share(hands[:, count, 2], hands[:, count, 0])),
            }
            for count in range(hands.shape[1])
            if hands[:, count, 0].sum() >= LEAST_CALLS
        ],
    }


def _cards(counted: Counted) -> Iterator[Facts]:
    """Kind by kind: how often a seat has it, and what it brings."""
    for place in range(counted["with"].shape[1]):
        yes, no = counted["with"][:, place].T, counted["without"][:, place].T
        copies, worth = counted["worths"][:, place].T
        yield {
            "held": told(share(yes[0], counted["seats"])),
            "points_with": told(ratio(yes[1], yes[0])),
            "points_without": told(ratio(no[1], no[0])),
            "best_with": told(share(yes[2], yes[0])),
            "best_without": told(share(no[2], no[0])),
            "best_more": told(difference((yes[2], yes[0]), (no[2], no[0]))),
            "worth": told(ratio(worth, copies)),
        }


# --- bets: for each batch its calls, and which of them are asked about


def _own_seven(batches: list[Calls]) -> Facts:
    """Calls with seven points by the one seat that waits for no more."""
    bets = _bets(batches, [(calls.own == 1) & (calls.points == 7) for calls in batches])
    return {name: bets[name] for name in ("calls", "won", "gain")}


def _void(batches: list[Calls]) -> list[float]:
    """The share of rounds in which the deck ran out before a call."""
    void = np.array([((calls.points == 0) & (calls.ending == VOID)).sum() for calls in batches], float)
    return told(share(void, np.array([float(len(calls.points)) for calls in batches])))


def _by_points(batches: list[Calls]) -> Iterator[Facts]:
    for points in range(7, MOST_POINTS + 1):
        which = [
            calls.points >= points if points == MOST_POINTS else calls.points == points for calls in batches
        ]
        if sum(one.sum() for one in which) >= LEAST_CALLS:
            yield {"points": points, **_bets(batches, which)}


def _by_hand(batches: list[Calls]) -> Iterator[Facts]:
    """With two players: by the points held and by the cards that the other one has in hand."""
    for points in range(7, 11):
        for hand in HANDS:
            which = [
                ((calls.points >= points) if points == 10 else (calls.points == points))
                & ((calls.most_cards >= hand) if hand == HANDS[-1] else (calls.most_cards == hand))
                for calls in batches
            ]
            if sum(one.sum() for one in which) >= LEAST_CALLS:
                bets = _bets(batches, which)
                yield {
                    "points": points,
                    "hand": hand,
                    **{name: bets[name] for name in ("calls", "won", "gain")},
                }


def _bets(batches: list[Calls], which: Sequence[Array]) -> Facts:
    """What LAST CHANCE brings, and what STOP would have brought."""
    count = np.array([one.sum() for one in which], float)
    chosen = [Calls(*(column[one] for column in calls)) for calls, one in zip(batches, which, strict=True)]

    def sums(column: Callable[[Calls], Array]) -> Batches:
        return np.array([float(column(calls).sum()) for calls in chosen])

    def mean(column: Callable[[Calls], Array]) -> list[float]:
        return told(ratio(sums(column), count))

    return {
        "calls": int(count.sum()),
        "share": round(float(count.sum()) / sum(int((calls.points > 0).sum()) for calls in batches), 5),
        "bonus": mean(lambda calls: calls.bonus),
        "won": told(share(sums(lambda calls: calls.ending == BET_WON), count)),
        "void": told(share(sums(lambda calls: calls.ending == VOID), count)),
        "stop_points": mean(lambda calls: calls.stop_points),
        "last_points": mean(lambda calls: calls.last_points),
        "stop_chance": mean(lambda calls: calls.stop_chance),
        "last_chance": mean(lambda calls: calls.last_chance),
        "gain": mean(lambda calls: calls.last_chance - calls.stop_chance),
    }


def _histogram(counts: Any) -> list[int]:
    return np.trim_zeros(counts.sum(axis=0).astype(int), "b").tolist()  # type: ignore[no-any-return]
