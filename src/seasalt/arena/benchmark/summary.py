"""What a bot won: shares of games by opponent and over the field, with intervals, and CPU time.

A contest's summary is what `--json` prints. A card has the whole protocol, deal by deal; every number of its
summary is computed from the results in the same file, so that a reader can check it.
"""

import json
import platform
from collections.abc import Iterable, Mapping, Sequence
from hashlib import sha256
from itertools import zip_longest
from statistics import fmean
from typing import Any, Final

from seasalt import __version__
from seasalt.arena.benchmark.contest import MIXED, Contested
from seasalt.arena.benchmark.protocol import HELD_OUT, PROTOCOL, PUBLIC
from seasalt.arena.deals.deal import DealResult, Forfeited
from seasalt.arena.report.export import interval_facts
from seasalt.arena.report.summary import cpu_ms
from seasalt.arena.runner import win_share
from seasalt.arena.statistics.interval import share_interval
from seasalt.bots.benchmark_opponents.opponents import OPPONENTS, SEED, VERSION

BOT, OPPONENT = 0, 1  # places in a series
BOXES: Final = {False: "base", True: "extra_salt"}

Facts = dict[str, Any]
Won = Mapping[str, Mapping[str, Sequence[float]]]
"""The share of games won in each deal, by opponent and box."""
Results = Mapping[str, Mapping[str, Mapping[str, Mapping[str, Sequence[float]]]]]
"""By players, opponent (or `mixed`) and box, for each deal: `won`, the share of games, and `points`."""


def summarize_field(contested: Contested) -> Facts:
    """The summary of a contest so far. Shares are fractions, intervals have a level of 95 %."""
    contest, by_name, everything = contested.contest, _by_name(contested), _all_deals([contested])
    won: Won = {
        name: {box: [win_share(deal, BOT) for deal in deals] for box, deals in boxes.items()}
        for name, boxes in by_name.items()
    }
    complete = min(map(len, contested.deals.values()))
    return {
        "version": __version__,
        "field": VERSION,
        "bot": contest.bot,
        "players": contest.players,
        "boxes": [BOXES[box] for box in contest.boxes],
        "deals": complete,
        "games": sum(len(deal.games) for deal in everything),
        "seed": SEED,
        "par": 1 / contest.players,
        "interrupted": contested.interrupted,
        "win_share": _share(won, OPPONENTS, complete) if complete else None,
        "mixed": _against(MIXED, by_name[MIXED], won) if any(won.get(MIXED, {}).values()) else None,
        **_own_work(everything),
        "forfeits": len(forfeits([contested])),
        "opponents": [_against(name, by_name[name], won) for name in OPPONENTS if any(won[name].values())],
    }


def _against(name: str, by_box: Mapping[str, Sequence[DealResult]], won: Won) -> Facts:
    deals = [deal for played in by_box.values() for deal in played]
    return {
        "name": name,
        "games": sum(len(deal.games) for deal in deals),
        "win_share": _share(won, [name]),
        **{box: interval_facts(share_interval(shares)) for box, shares in won[name].items() if shares},
        "cpu_ms_per_decision": cpu_ms(deals, BOT),
        "opponent_cpu_ms_per_decision": cpu_ms(deals, OPPONENT) if name != MIXED else None,
    }


def result_card(
    played: Sequence[Contested], *, command: str, commit: str, hours: float, workers: int
) -> Facts:
    """The result card of a bot that has played all contests."""
    everything = _all_deals(played)
    results = {
        str(one.contest.players): {
            name: {box: deals_of(deals) for box, deals in boxes.items()}
            for name, boxes in _by_name(one).items()
        }
        for one in played
    }
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
        "forfeits": len(forfeits(played)),
        **_own_work(everything),
        "summary": summary_of(results),
        "digest": digest(results),
        "results": results,
    }


def deals_of(deals: Sequence[DealResult]) -> dict[str, list[float]]:
    """The share and the points of each deal, as a card keeps them."""
    return {
        "won": [round(win_share(deal, BOT), 6) for deal in deals],
        "points": [sum(game.points[game.seating.index(BOT)] for game in deal.games) for deal in deals],
    }


def digest(results: Results) -> str:
    """A hash of the results, the same for the same results on any machine and with any number of workers."""
    return sha256(json.dumps(results, sort_keys=True).encode()).hexdigest()[:16]


def summary_of(results: Results) -> Facts:
    """Shares over the field with intervals, over those held out, and what the best opponent wins."""
    won = {
        players: {
            name: {box: deals["won"] for box, deals in boxes.items()} for name, boxes in by_name.items()
        }
        for players, by_name in results.items()
    }
    return {
        "players": {
            players: {
                "field": _share(by_name, OPPONENTS),
                "public": _share(by_name, PUBLIC),
                "held_out": _share(by_name, HELD_OUT),
                **({"mixed": _share(by_name, [MIXED])} if MIXED in by_name else {}),
                "opponents": {name: _share(by_name, [name]) for name in OPPONENTS},
            }
            for players, by_name in won.items()
        },
        "response": response(won["2"]),
    }


def response(won: Won) -> Facts:
    """The share that the strongest opponent wins against the bot, with two players.

    It is an estimate of the best response: chosen on the deals with even numbers, measured on the others.

    Measured on the deals on which it was chosen, the best of ten would look better than it is.
    """
    chosen = min(won, key=lambda name: fmean(_by_deal(won, [name])[::2]))
    lost = [1 - share for share in _by_deal(won, [chosen])[1::2]]
    return {"opponent": chosen, **interval_facts(share_interval(lost, len(won[chosen])))}


def forfeits(played: Iterable[Contested]) -> list[Forfeited]:
    """The games that the bot forfeited."""
    found = [game.forfeit for deal in _all_deals(played) for game in deal.games if game.forfeit]
    return [forfeit for forfeit in found if forfeit.bot == BOT]


def _by_name(contested: Contested) -> dict[str, dict[str, list[DealResult]]]:
    found: dict[str, dict[str, list[DealResult]]] = {}
    for pairing, deals in contested.deals.items():
        found.setdefault(pairing.opponent, {})[BOXES[pairing.extra_salt]] = deals
    return found


def _all_deals(played: Iterable[Contested]) -> list[DealResult]:
    return [deal for one in played for deals in one.deals.values() for deal in deals]


def _own_work(deals: Sequence[DealResult]) -> Facts:
    return {
        "decisions": sum(deal.decisions[BOT] for deal in deals),
        "cpu_ms_per_decision": cpu_ms(deals, BOT),
    }


def _share(won: Won, names: Iterable[str], deals: int | None = None) -> Facts:
    """The mean share over these opponents and their boxes, in the first `deals`."""
    chosen = list(names)
    parts = sum(len(won[name]) for name in chosen)
    return dict(interval_facts(share_interval(_by_deal(won, chosen)[:deals], parts)))


def _by_deal(won: Won, names: Iterable[str]) -> list[float]:
    """The mean share of each deal over these opponents and their boxes, where it was played."""
    shares = [deals for name in names for deals in won[name].values()]
    return [
        fmean(share for share in deal if share is not None) for deal in zip_longest(*shares, fillvalue=None)
    ]


def cpu_name() -> str:
    """The name of the CPU, if the system knows it."""
    try:
        with open("/proc/cpuinfo", encoding="utf-8") as lines:
            names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    except OSError:
        names = []
    return (names or [platform.processor()])[0] or platform.machine()
