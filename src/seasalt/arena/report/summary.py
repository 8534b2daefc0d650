"""The summary of a series: win shares, points and ratings with intervals, and CPU time."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import combinations
from math import isnan
from statistics import fmean

from seasalt.arena.deals.deal import DealResult, Forfeited, GameResult
from seasalt.arena.runner import Measured, win_share
from seasalt.arena.statistics.control_variate import without
from seasalt.arena.statistics.interval import Interval, mean_interval, share_interval
from seasalt.arena.statistics.rating import Places, orders, ratings
from seasalt.arena.statistics.sequential_test import always_valid_interval


@dataclass(frozen=True, slots=True)
class BotSummary:
    """The summary of one bot."""

    name: str
    win_share: Interval
    points_per_game: float
    points_ahead: Interval  # lead over the mean of the others
    rating: Interval
    decisions: int
    cpu_ms_per_decision: float | None
    forfeits: int
    without_luck: Interval | None = None  # the win share less the luck of the cards, if that was measured


@dataclass(frozen=True, slots=True)
class Pairing:
    """Two bots: the share of games in which one finished ahead of the other; a shared place counts half."""

    one: str
    other: str
    ahead: Interval
    games: int


@dataclass(frozen=True, slots=True)
class Summary:
    """The summary of a whole series."""

    measured: Measured
    games: int
    rounds_per_game: float
    bots: tuple[BotSummary, ...]
    pairings: tuple[Pairing, ...]
    starter_wins: Interval
    forfeits: tuple[Forfeited, ...]


def summarize(measured: Measured) -> Summary:
    """Summarize a series of at least one deal."""
    deals, names = measured.deals, measured.series.names
    share = always_valid_interval if measured.sequential else share_interval
    rated = ratings([_orders_of(deal) for deal in deals], len(names))
    games = [game for deal in deals for game in deal.games]
    forfeits = tuple(game.forfeit for game in games if game.forfeit)
    bots = tuple(
        BotSummary(
            name=name,
            win_share=share([win_share(deal, bot) for deal in deals]),
            points_per_game=fmean(_each(deals, bot, lambda game, seat: game.points[seat])),
            points_ahead=mean_interval([fmean(_each([deal], bot, _points_ahead)) for deal in deals]),
            rating=rated[bot],
            decisions=sum(deal.decisions[bot] for deal in deals),
            cpu_ms_per_decision=cpu_ms(deals, bot),
            forfeits=sum(forfeit.bot == bot for forfeit in forfeits),
            without_luck=_without_luck(deals, bot) if measured.series.luck else None,
        )
        for bot, name in enumerate(names)
    )
    return Summary(
        measured=measured,
        games=len(games),
        rounds_per_game=fmean(game.rounds for game in games),
        bots=bots,
        pairings=tuple(
            _pairing(deals, names, one, other) for one, other in combinations(range(len(names)), 2)
        ),
        starter_wins=share_interval(
            [fmean(game.wins[game.starter] for game in deal.games) for deal in deals]
        ),
        forfeits=forfeits,
    )


def _without_luck(deals: Sequence[DealResult], bot: int) -> Interval:
    """The win share less luck: an unbounded mean, since the value of a single deal may exceed 1."""
    luck = [fmean(_each([deal], bot, _luck)) for deal in deals]
    return mean_interval(without([win_share(deal, bot) for deal in deals], luck))


def _luck(game: GameResult, seat: int) -> float:
    assert game.luck is not None, "measured in every game of the series"
    return game.luck[seat]


def _each(deals: Sequence[DealResult], bot: int, fact: Callable[[GameResult, int], float]) -> list[float]:
    """A fact for every seat of the bot."""
    return [
        fact(game, seat)
        for deal in deals
        for game in deal.games
        for seat, who in enumerate(game.seating)
        if who == bot
    ]


def _points_ahead(game: GameResult, seat: int) -> float:
    own = game.points[seat]
    return own - (sum(game.points) - own) / (len(game.points) - 1)


def cpu_ms(deals: Sequence[DealResult], bot: int) -> float | None:
    """The CPU time of a decision, where it could be measured."""
    decisions, cpu_s = (sum(deal.decisions[bot] for deal in deals), sum(deal.cpu_s[bot] for deal in deals))
    return None if isnan(cpu_s) or not decisions else 1000 * cpu_s / decisions


def _orders_of(deal: DealResult) -> dict[Places, float]:
    total: dict[Places, float] = {}
    for game in deal.games:
        for places, weight in orders(game.seating, game.ranks).items():
            total[places] = total.get(places, 0.0) + weight
    return total


def _pairing(deals: Sequence[DealResult], names: Sequence[str], one: int, other: int) -> Pairing:
    shares = [
        [_ahead(game, one, other) for game in deal.games if {one, other} <= set(game.seating)]
        for deal in deals
    ]
    return Pairing(
        names[one], names[other], share_interval([fmean(deal) for deal in shares]), sum(map(len, shares))
    )


def _ahead(game: GameResult, one: int, other: int) -> float:
    """The share of pairs of seats in which `one` finished ahead of `other`."""
    mine = [rank for who, rank in zip(game.seating, game.ranks, strict=True) if who == one]
    theirs = [rank for who, rank in zip(game.seating, game.ranks, strict=True) if who == other]
    return fmean((a < b) + (a == b) / 2 for a in mine for b in theirs)
