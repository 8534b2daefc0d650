"""Summaries as text: a table for each contest on the terminal, and a card as Markdown."""

from collections.abc import Sequence
from statistics import fmean

from rich.console import Console
from rich.table import Table

from seasalt.arena.benchmark.contest import Contested
from seasalt.arena.benchmark.protocol import HELD_OUT, PUBLIC
from seasalt.arena.benchmark.summary import Facts, forfeits
from seasalt.arena.report.text import between, percent, show_forfeits
from seasalt.arena.statistics.interval import Interval
from seasalt.bots.roster import FIELD
from seasalt.texts import Texts


def show_field(summary: Facts, contested: Contested, screen: Console, texts: Texts) -> None:
    """Print the summary of a contest."""
    say = texts.say
    heading = say(
        "field-heading",
        name=summary["bot"],
        version=str(summary["field"]),
        players=summary["players"],
        deals=summary["deals"],
        games=summary["games"],
        par=percent(summary["par"]),
    )
    screen.print(heading, style="bold", highlight=False)
    screen.print(_table(summary, texts))
    screen.print()
    facts = [say("field-by-deal")]
    if summary["interrupted"]:
        facts.append(say("arena-interrupted"))
    for fact in facts:
        screen.print(fact, style="quiet", highlight=False)
    show_forfeits(forfeits([contested]), (summary["bot"], FIELD), screen, texts)


def _table(summary: Facts, texts: Texts) -> Table:
    say, boxes = texts.say, summary["boxes"] if len(summary["boxes"]) > 1 else []
    table = Table(box=None, pad_edge=False)
    table.add_column(say("field-opponent"), overflow="fold")
    names = {"base": say("field-base"), "extra_salt": say("field-extra-salt")}
    for heading in (
        say("arena-wins"),
        say("arena-between"),
        *(names[box] for box in boxes),
        say("arena-cpu"),
    ):
        table.add_column(heading, justify="right", no_wrap=True)
    for one in summary["opponents"]:
        table.add_row(one["name"], *_share(one["win_share"]), *_boxes(one, boxes), _cpu(one))
    met = summary["opponents"] if summary["deals"] else []
    shares = [percent(fmean(one[box]["mean"] for one in met)) if met else "–" for box in boxes]
    table.add_section()
    table.add_row(say("field-mean"), *_share(summary["win_share"]), *shares, _cpu(summary), style="bold")
    if one := summary["mixed"]:
        table.add_row(say("field-mixed"), *_share(one["win_share"]), *_boxes(one, boxes), _cpu(one))
    return table


def result_card_as_markdown(made: Facts, texts: Texts) -> str:
    """The card as a page: shares by opponent and number of players, the response, and how it was made."""
    say, by_players = texts.say, made["summary"]["players"]
    heads = [f"{say('field-players')}: {players}" for players in by_players]
    groups = {
        "field": say("field-mean"),
        "public": say("field-public"),
        "held_out": say("field-held-out"),
        "mixed": say("field-mixed"),
    }
    rows = {
        f"**{label}**": [one.get(group) for one in by_players.values()] for group, label in groups.items()
    } | {
        f"`{name}`": [one["opponents"][name] for one in by_players.values()] for name in (*PUBLIC, *HELD_OUT)
    }
    response = made["summary"]["response"]
    share, limits = _share(response)
    lines = [
        f"# {made['title'] or made['bot']}",
        "",
        *([made["about"], ""] if made["about"] else []),
        f"| {say('field-opponent')} | {' | '.join(heads)} |",
        "|---|" + "---|" * len(heads),
        *(
            f"| {label} | {' | '.join('{} ({})'.format(*_share(one)) for one in shares)} |"
            for label, shares in rows.items()
        ),
        "",
        say("field-response", opponent=response["opponent"], share=share, between=limits),
        "",
        say(
            "field-card-facts",
            protocol=str(made["protocol"]),
            version=str(made["field"]),
            games=made["games"],
            command=made["command"],
            commit=made["commit"] or made["version"],
            hours=f"{made['hours']:.2f}",
            cpu=f"{made['cpu']}, {_cpu(made)}",
            digest=made["digest"],
        ),
        "",
    ]
    return "\n".join(lines)


def _boxes(facts: Facts, boxes: Sequence[str]) -> list[str]:
    return [percent(facts[box]["mean"]) if box in facts else "–" for box in boxes]


def _share(facts: Facts | None) -> tuple[str, str]:
    if facts is None:
        return "–", "–"
    share = Interval(facts["mean"], facts["low"], facts["high"])
    return percent(share.mean), between(share)


def _cpu(facts: Facts) -> str:
    milliseconds = facts["cpu_ms_per_decision"]
    return "–" if milliseconds is None else f"{milliseconds:.3g} ms"
