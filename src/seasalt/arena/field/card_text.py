"""A card as Markdown: shares by opponent and number of players, the response, and how it was made."""

from typing import Any

from seasalt.arena.field.protocol import HELD_OUT, PUBLIC
from seasalt.arena.report.text import between, percent
from seasalt.arena.statistics.interval import Interval
from seasalt.texts import Texts


def card_as_markdown(made: dict[str, Any], texts: Texts) -> str:
    """The card as a page."""
    say, summary = texts.say, made["summary"]
    by_players = summary["players"]
    heads = [f"{say('field-players')}: {players}" for players in by_players]
    lines = [f"# {made['title'] or made['bot']}", ""]
    lines += [made["about"], ""] if made["about"] else []
    lines += [f"| {say('field-opponent')} | {' | '.join(heads)} |", "|---|" + "---|" * len(heads)]
    means = {
        "field": say("field-mean"),
        "public": say("field-public"),
        "held_out": say("field-held-out"),
    }
    for group, label in means.items():
        cells = [_share(one[group]) for one in by_players.values()]
        lines.append(f"| **{label}** | {' | '.join(cells)} |")
    for name in (*PUBLIC, *HELD_OUT):
        cells = [_share(one["opponents"][name]) for one in by_players.values()]
        lines.append(f"| `{name}` | {' | '.join(cells)} |")
    response = _interval(summary["response"])
    lines += [
        "",
        say(
            "field-response",
            opponent=summary["response"]["opponent"],
            share=percent(response.mean),
            between=between(response),
        ),
        "",
        say(
            "field-card-facts",
            protocol=str(made["protocol"]),
            version=str(made["field"]),
            games=made["games"],
            command=made["command"],
            commit=made["commit"] or made["version"],
            hours=f"{made['hours']:.2f}",
            cpu=f"{made['cpu']}, {_milliseconds(made['cpu_ms_per_decision'])}",
            digest=made["digest"],
        ),
        "",
    ]
    return "\n".join(lines)


def _interval(facts: dict[str, Any]) -> Interval:
    return Interval(facts["mean"], facts["low"], facts["high"])


def _share(facts: dict[str, Any]) -> str:
    share = _interval(facts)
    return f"{percent(share.mean)} ({between(share)})"


def _milliseconds(value: float | None) -> str:
    return "–" if value is None else f"{value:.3g} ms"
