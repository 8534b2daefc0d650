"""Ratings of people on the Elo scale, with an uncertainty, from the places in which they finished.

The model is Bradley-Terry for each pair at a table: with two players, a difference of 400 is odds of ten to
one. With three or four a game is shorter and has more luck, so that the same difference counts for less
(`STEEPNESS`). The uncertainty is Glicko's (Glickman, "Parameter estimation in large dynamic paired comparison
experiments", 1999), after every game. The pairs of a table are not independent: together they weigh as much
as the order of finish tells about one player under Plackett-Luce.

Bots are anchors: the arena has measured them, and games with people do not move them. They are in
`anchors.json`, which `./dev bench anchors` makes. The scale begins at the bot `beginner`.

>>> beginner = anchor("beginner")
>>> round(beginner.mean)
1000
>>> won, lost = rate([NEWCOMER, beginner], (1, 2), 0)
>>> won.mean > NEWCOMER.mean, won.deviation < NEWCOMER.deviation, lost == beginner
(True, True, True)
"""

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from importlib.resources import files
from math import exp, log, pi, sqrt
from typing import Any, Final

DAY_MS: Final = 24 * 3600 * 1000
BEGINNER: Final = 1000.0
POINT: Final = log(10) / 400
DRIFT: Final = 20.0
"""The square of the uncertainty grows by this on a day without a game: from 50 points to 100 in a year."""


@dataclass(frozen=True, slots=True)
class Rating:
    """How strong somebody is at a time: a mean and its standard deviation. An anchor has no deviation."""

    mean: float
    deviation: float
    games: int = 0
    at: int = 0  # the last rated game


_TABLE: dict[str, Any] = json.loads((files("seasalt.server.ratings") / "anchors.json").read_text("utf-8"))
_BOTS: dict[str, dict[str, float]] = _TABLE["ratings"]
STEEPNESS: Final = {int(players): float(by) for players, by in _TABLE["steepness"].items()}


def anchor(bot: str) -> Rating | None:
    """The rating of a bot; None if the arena has not measured it."""
    return Rating(BEGINNER + _BOTS[bot]["mean"], 0.0) if bot in _BOTS else None


NEWCOMER: Final = Rating(BEGINNER + _BOTS["casual"]["mean"], 300.0)
"""What is assumed before the first game."""


def idle(rating: Rating, at: int) -> Rating:
    """The rating at a later time: less certain, not lower."""
    if not rating.deviation or not rating.games or at <= rating.at:
        return rating
    grown = rating.deviation**2 + DRIFT * (at - rating.at) / DAY_MS
    return replace(rating, deviation=max(rating.deviation, min(sqrt(grown), NEWCOMER.deviation)))


def chance(one: Rating, other: Rating, players: int) -> float:
    """The chance that one finishes before the other at a table of so many."""
    point = STEEPNESS[players] * POINT
    unsure = 1 / sqrt(1 + 3 * point**2 * (one.deviation**2 + other.deviation**2) / pi**2)
    return 1 / (1 + exp(-unsure * point * (one.mean - other.mean)))


def rate(
    before: Sequence[Rating],
    places: Sequence[int],
    at: int,
    weight: Callable[[int, int], float] = lambda one, other: 1.0,
) -> list[Rating]:
    """The ratings after a game; shared places are ties. `weight` is how much a pair counts, 0 to 1."""
    now = [idle(rating, at) for rating in before]
    point, share = STEEPNESS[len(now)] * POINT, _share(len(now))
    after = []
    for me, mine in enumerate(now):
        known, surprise = 0.0, 0.0
        for you, yours in enumerate(now):
            if me != you and (counts := share * weight(me, you)):
                unsure = 1 / sqrt(1 + 3 * point**2 * yours.deviation**2 / pi**2)
                expected = chance(replace(mine, deviation=0.0), yours, len(now))
                score = 0.5 + 0.5 * ((places[me] < places[you]) - (places[me] > places[you]))
                known += counts * (unsure * point) ** 2 * expected * (1 - expected)
                surprise += counts * unsure * point * (score - expected)
        if not mine.deviation or not known:
            after.append(before[me])
            continue
        variance = 1 / (1 / mine.deviation**2 + known)
        after.append(
            Rating(mine.mean + variance * surprise, sqrt(variance), mine.games + 1, max(at, mine.at))
        )
    return after


def _share(players: int) -> float:
    """What a pair tells at a table of so many, against a table of two: all pairs of a player together tell
    as much as the order of finish.

    >>> [round(_share(players), 2) for players in (2, 3, 4)]
    [1.0, 0.78, 0.64]
    """
    order = sum(1 - 1 / left for left in range(2, players + 1)) / players
    return order / ((players - 1) / 4)
