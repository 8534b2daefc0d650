"""Games of the kernel's quick players against themselves, and what is counted in them, batch by batch."""

from random import Random
from typing import Any, NamedTuple

import numpy as np

from seasalt.kernel.convert import new_state
from seasalt.kernel.engines import arrays, library
from seasalt.kernel.evaluation.statistics import CALL_SIZE
from seasalt.kernel.game.card_tables import ALL_CARDS, COUNT_FIELDS
from seasalt.kernel.game.layout import (
    BET_LOST,
    BET_WON,
    CARDS,
    MERMAIDS_LAID,
    OVER,
    ROUND_OVER,
    STOPPED,
    VOID,
)
from seasalt.kernel.thinking.equity_tables import read_equity
from seasalt.rules import Ruleset
from seasalt.rules.cards import Kind

Array = np.ndarray[Any, Any]
Counted = dict[str, Array]
"""Sums by name, of one batch."""

ENDINGS = (STOPPED, BET_WON, BET_LOST, VOID, MERMAIDS_LAID)
MOST_TURNS, MOST_ROUNDS = 120, 60
ALL_KINDS = tuple(Kind)
BASE_KINDS = ALL_KINDS[: ALL_KINDS.index(Kind.JELLYFISH)]


class Setting(NamedTuple):
    """What is played, and by whom."""

    players: int
    extra_salt: bool
    policy: int

    @property
    def kinds(self) -> tuple[Kind, ...]:
        """The kinds of cards in the box."""
        return ALL_KINDS if self.extra_salt else BASE_KINDS


def records(setting: Setting, count: int, seed: int) -> Array:
    """So many games before their first deal; seat 0 starts."""
    made = arrays.states(count, seed)
    library.put(new_state(Ruleset(extra_salt=setting.extra_salt), setting.players, Random(0)), made)
    return made


# --- whole games


def count_games(setting: Setting, games: int, seed: int) -> Counted:
    """Play so many games to their end, round by round, and count."""
    playing, names = records(setting, games, seed), np.arange(games)
    wins, void = np.zeros(setting.players), np.zeros(games, bool)
    lengths, mermaids = np.zeros(MOST_ROUNDS), 0
    sums: Counted = {}
    while len(playing):
        play = library.job("play_rounds_many")
        decisions = [play(playing, place, place + 1, setting.policy) for place in range(len(playing))]
        for name, counted in count_rounds(setting, playing, np.array(decisions)).items():
            sums[name] = sums.get(name, 0) + counted
        void[names[playing["ending"] == VOID]] = True
        over = playing["phase"] == OVER
        first = playing["ranks"][over, : setting.players] == 1
        wins += (first / first.sum(axis=1, keepdims=True)).sum(axis=0)
        mermaids += (playing["ending"][over] == MERMAIDS_LAID).sum()
        lengths += np.bincount(
            np.minimum(playing["round_number"][over], MOST_ROUNDS - 1), minlength=MOST_ROUNDS
        )
        playing, names = playing[~over], names[~over]
        for place in range(len(playing)):
            library.job("step_one")(playing, place, 0)  # the next round
    return sums | {
        "games": np.array(float(games)),
        "wins": wins,
        "void games": np.array(float(void.sum())),
        "mermaid games": np.array(float(mermaids)),
        "lengths": lengths,
    }


def count_rounds(setting: Setting, played: Array, decisions: Array) -> Counted:
    """What is counted in rounds that are over."""
    assert (played["phase"] >= ROUND_OVER).all()
    players, ending = setting.players, played["ending"]
    scored = played[(ending != VOID) & (ending != MERMAIDS_LAID)]
    points = scored["points"][:, :players].astype(float)
    best = points == points.max(axis=1, keepdims=True)
    best = best / best.sum(axis=1, keepdims=True)
    first = scored["round_number"] == 1
    return {
        "rounds": np.array(float(len(played))),
        "endings": np.array([(ending == one).sum() for one in ENDINGS], float),
        "turns": np.bincount(np.minimum(played["turn_count"], MOST_TURNS - 1), minlength=MOST_TURNS),
        "decisions": np.array(float(decisions.sum())),
        "first rounds": np.array(float(first.sum())),
        "first points": points[first].sum(axis=0),
        "first best": best[first].sum(axis=0),
        "points": np.array(points.sum()),
        "seats": np.array(float(points.size)),
        **count_cards(setting, scored, points, best),
    }


def count_cards(setting: Setting, scored: Array, points: Array, best: Array) -> Counted:
    """The cards of each seat when points were counted, with its points and whether they were the most."""
    counts = scored["counts"][:, : setting.players]

    def told(which: Array) -> Array:
        return np.array([which.sum(), points[which].sum(), best[which].sum()])

    held = {kind: counts >> lowest & (1 << bits) - 1 for kind, (lowest, bits) in COUNT_FIELDS.items()}
    worths = np.zeros(2 * CARDS, np.int64)
    library.job("card_worths_many")(scored, 0, len(scored), worths)
    by_kind = np.zeros((len(setting.kinds), 2))
    for card, pair in zip(ALL_CARDS, worths.reshape(CARDS, 2), strict=True):
        if card.kind in setting.kinds:
            by_kind[setting.kinds.index(card.kind)] += pair
    return {
        "with": np.array([told(held[kind] > 0) for kind in setting.kinds]),
        "without": np.array([told(held[kind] == 0) for kind in setting.kinds]),
        "mermaids": np.array([told(held[Kind.MERMAID] == count) for count in range(4)]),
        "worths": by_kind,
    }


# --- calls


class Calls(NamedTuple):
    """The calls of rounds by column: see `statistics.CALL_SIZE`."""

    points: Array
    bonus: Array
    most_cards: Array
    own: Array
    ending: Array
    stop_points: Array
    stop_chance: Array
    last_points: Array
    last_chance: Array


def play_calls(setting: Setting, rounds: int, own_least: int, least: int, seed: int) -> Calls:
    """So many first rounds up to the call; one seat waits for `own_least` points, the others for `least`."""
    told = np.zeros(rounds * CALL_SIZE)
    equity = library.reals(list(read_equity(setting.players, setting.extra_salt)))
    library.job("calls_many")(
        records(setting, 2, seed), rounds, setting.policy, own_least, least, equity, told
    )
    return Calls(*told.reshape(rounds, CALL_SIZE).T)
