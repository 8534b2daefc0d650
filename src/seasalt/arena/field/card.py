"""A model's card: the results of the protocol deal by deal, and what follows from them.

Every number of the summary is computed from the results in the same file, so that whoever reads a card can
check it; the digest is that of the results.
"""

import json
import platform
from collections.abc import Mapping, Sequence
from hashlib import sha256
from statistics import fmean
from typing import Any, Final

from seasalt import __version__
from seasalt.arena.deals.deal import DealResult
from seasalt.arena.field.contest import Contested, Pairing
from seasalt.arena.field.protocol import HELD_OUT, PROTOCOL, PUBLIC
from seasalt.arena.field.summary import BOT
from seasalt.arena.report.export import interval_facts
from seasalt.arena.report.summary import cpu_ms
from seasalt.arena.runner import win_share
from seasalt.arena.statistics.interval import share_interval
from seasalt.bots.field.opponents import OPPONENTS, SEED, VERSION

BOXES: Final = {"base": False, "extra_salt": True}

Facts = dict[str, Any]
Results = Mapping[str, Mapping[str, Mapping[str, Mapping[str, Sequence[float]]]]]
"""By players, opponent and box: `won`, the share of games for each deal, and `points`, the bot's in all."""


def card(played: Sequence[Contested], *, command: str, commit: str, hours: float, workers: int) -> Facts:
    """The card of a bot that has played all contests."""
    everything = [deal for one in played for deals in one.deals.values() for deal in deals]
    results = results_of(played)
    return {
        "protocol": PROTOCOL,
        "field": VERSION,
        "seed": SEED,
        "bot": played[0].contest.bot,
        "title": "",
        "about": "",
        "reproducible": True,
        "command": command,
        "version": __version__,
        "commit": commit,
        "cpu": cpu_name(),
        "workers": workers,
        "hours": round(hours, 4),
        "games": sum(len(deal.games) for deal in everything),
        "forfeits": sum(
            game.forfeit is not None and game.forfeit.bot == BOT for deal in everything for game in deal.games
        ),
        "decisions": sum(deal.decisions[BOT] for deal in everything),
        "cpu_ms_per_decision": cpu_ms(everything, BOT),
        "summary": summary_of(results),
        "digest": digest(results),
        "results": results,
    }


def results_of(played: Sequence[Contested]) -> Results:
    """What was won, deal by deal."""
    return {
        str(one.contest.players): {
            name: {box: deals_of(one.deals[Pairing(name, extra)]) for box, extra in BOXES.items()}
            for name in OPPONENTS
        }
        for one in played
    }


def deals_of(deals: Sequence[DealResult]) -> dict[str, list[float]]:
    """The share and the points of each deal."""
    return {
        "won": [round(win_share(deal, BOT), 6) for deal in deals],
        "points": [sum(game.points[game.seating.index(BOT)] for game in deal.games) for deal in deals],
    }


def digest(results: Results) -> str:
    """A hash of the results, the same for the same results on any machine and with any number of workers."""
    return sha256(json.dumps(results, sort_keys=True).encode()).hexdigest()[:16]


def summary_of(results: Results) -> Facts:
    """Shares over the field with intervals, over those held out, and what the best opponent wins."""
    return {
        "players": {
            players: {
                "field": _mean(by_name, OPPONENTS),
                "public": _mean(by_name, PUBLIC),
                "held_out": _mean(by_name, HELD_OUT),
                "opponents": {name: _mean(by_name, [name]) for name in by_name},
            }
            for players, by_name in results.items()
        },
        "response": response(results["2"]),
    }


def response(by_name: Mapping[str, Mapping[str, Mapping[str, Sequence[float]]]]) -> Facts:
    """What the strongest opponent wins with two players: chosen on every other deal, measured on the rest.

    Measured on the deals on which it was chosen, the best of ten would look better than it is.
    """
    chosen = min(by_name, key=lambda name: fmean(_by_deal(by_name, [name])[::2]))
    lost = [1 - share for share in _by_deal(by_name, [chosen])[1::2]]
    return {"opponent": chosen, **interval_facts(share_interval(lost, len(BOXES)))}


def _mean(by_name: Mapping[str, Any], names: Any) -> dict[str, float | None]:
    chosen = list(names)
    return interval_facts(share_interval(_by_deal(by_name, chosen), len(chosen) * len(BOXES)))


def _by_deal(by_name: Mapping[str, Any], names: Sequence[str]) -> list[float]:
    """The mean share of each deal over these opponents and both boxes."""
    shares = [by_name[name][box]["won"] for name in names for box in BOXES]
    return [fmean(deal) for deal in zip(*shares, strict=True)]


def cpu_name() -> str:
    """The name of the CPU, if the system knows it."""
    try:
        with open("/proc/cpuinfo", encoding="utf-8") as lines:
            names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    except OSError:
        names = []
    return (names or [platform.processor()])[0] or platform.machine()
