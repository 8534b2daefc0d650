"""The summary of a contest: shares of games won by opponent and over the field, with intervals, and CPU."""

from dataclasses import dataclass
from statistics import fmean
from typing import Any

from seasalt import __version__
from seasalt.arena.deals.deal import DealResult, Forfeited
from seasalt.arena.field.contest import Contested, Pairing
from seasalt.arena.report.export import interval_facts
from seasalt.arena.report.summary import cpu_ms
from seasalt.arena.runner import win_share
from seasalt.arena.statistics.interval import Interval, share_interval
from seasalt.bots.field.opponents import OPPONENTS, SEED, VERSION

BOT, OPPONENT = 0, 1  # places in a series


@dataclass(frozen=True, slots=True)
class OpponentSummary:
    """What the bot won against one opponent. `by_box` is without and with Extra Salt."""

    name: str
    games: int
    win_share: Interval
    by_box: dict[bool, Interval]
    cpu_ms_per_decision: float | None  # of the bot
    opponent_cpu_ms_per_decision: float | None


@dataclass(frozen=True, slots=True)
class FieldSummary:
    """The summary of a contest. Until one deal was played against everybody there is no mean."""

    contested: Contested
    deals: int  # that were played against everybody
    games: int
    opponents: tuple[OpponentSummary, ...]  # of those that were met
    mean: Interval | None
    box_means: dict[bool, float]
    cpu_ms_per_decision: float | None
    decisions: int
    forfeits: tuple[Forfeited, ...]


def summarize_field(contested: Contested) -> FieldSummary:
    """Summarize a contest."""
    boxes = contested.contest.boxes
    everything = [deal for deals in contested.deals.values() for deal in deals]
    complete = min(map(len, contested.deals.values()))
    by_deal = [
        fmean(win_share(deals[number], BOT) for deals in contested.deals.values())
        for number in range(complete)
    ]
    return FieldSummary(
        contested=contested,
        deals=complete,
        games=sum(len(deal.games) for deal in everything),
        opponents=tuple(
            _opponent(name, {box: contested.deals[Pairing(name, box)] for box in boxes})
            for name in OPPONENTS
            if contested.deals[Pairing(name, boxes[0])]
        ),
        mean=share_interval(by_deal, len(contested.deals)) if by_deal else None,
        box_means={box: _box_mean(contested, box, complete) for box in boxes if complete},
        cpu_ms_per_decision=cpu_ms(everything, BOT),
        decisions=sum(deal.decisions[BOT] for deal in everything),
        forfeits=tuple(game.forfeit for deal in everything for game in deal.games if game.forfeit),
    )


def _box_mean(contested: Contested, box: bool, deals: int) -> float:
    return fmean(
        win_share(deal, BOT)
        for pairing, played in contested.deals.items()
        if pairing.extra_salt == box
        for deal in played[:deals]
    )


def _opponent(name: str, by_box: dict[bool, list[DealResult]]) -> OpponentSummary:
    deals = [deal for played in by_box.values() for deal in played]
    numbers = range(max(map(len, by_box.values())))
    by_deal = [
        fmean(win_share(played[number], BOT) for played in by_box.values() if number < len(played))
        for number in numbers
    ]
    return OpponentSummary(
        name=name,
        games=sum(len(deal.games) for deal in deals),
        win_share=share_interval(by_deal, len(by_box)),
        by_box={
            box: share_interval([win_share(deal, BOT) for deal in played])
            for box, played in by_box.items()
            if played
        },
        cpu_ms_per_decision=cpu_ms(deals, BOT),
        opponent_cpu_ms_per_decision=cpu_ms(deals, OPPONENT),
    )


def field_as_json(summary: FieldSummary) -> dict[str, Any]:
    """The summary as JSON. Shares are fractions, intervals have a level of 95 %."""
    contest = summary.contested.contest
    return {
        "version": __version__,
        "field": VERSION,
        "bot": contest.bot,
        "players": contest.players,
        "boxes": [_BOXES[box] for box in contest.boxes],
        "deals": summary.deals,
        "games": summary.games,
        "seed": SEED,
        "par": 1 / contest.players,
        "interrupted": summary.contested.interrupted,
        "win_share": interval_facts(summary.mean) if summary.mean else None,
        "decisions": summary.decisions,
        "cpu_ms_per_decision": summary.cpu_ms_per_decision,
        "forfeits": sum(forfeit.bot == BOT for forfeit in summary.forfeits),
        "opponents": [
            {
                "name": one.name,
                "games": one.games,
                "win_share": interval_facts(one.win_share),
                **{_BOXES[box]: interval_facts(share) for box, share in one.by_box.items()},
                "cpu_ms_per_decision": one.cpu_ms_per_decision,
                "opponent_cpu_ms_per_decision": one.opponent_cpu_ms_per_decision,
            }
            for one in summary.opponents
        ],
    }


_BOXES = {False: "base", True: "extra_salt"}
