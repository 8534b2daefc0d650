"""The summary of a contest as text: a row for each opponent, and one for the whole field."""

from rich.console import Console
from rich.table import Table

from seasalt.arena.field.summary import BOT, FieldSummary
from seasalt.arena.report.text import between, percent, show_forfeits
from seasalt.arena.statistics.interval import Interval
from seasalt.bots.field.opponents import VERSION
from seasalt.bots.roster import FIELD
from seasalt.texts import Texts


def show_field(summary: FieldSummary, screen: Console, texts: Texts) -> None:
    """Print the summary."""
    say, contest = texts.say, summary.contested.contest
    heading = say(
        "field-heading",
        name=contest.bot,
        version=str(VERSION),
        players=contest.players,
        deals=summary.deals,
        games=summary.games,
        par=percent(1 / contest.players),
    )
    screen.print(heading, style="bold", highlight=False)
    screen.print(_table(summary, texts))
    screen.print()
    facts = [say("field-by-deal")]
    if summary.contested.interrupted:
        facts.append(say("arena-interrupted"))
    for fact in facts:
        screen.print(fact, style="quiet", highlight=False)
    show_forfeits(
        [forfeit for forfeit in summary.forfeits if forfeit.bot == BOT], (contest.bot, FIELD), screen, texts
    )


def _table(summary: FieldSummary, texts: Texts) -> Table:
    say, boxes = texts.say, summary.contested.contest.boxes
    table = Table(box=None, pad_edge=False)
    table.add_column(say("field-opponent"), overflow="fold")
    names = {False: say("field-base"), True: say("field-extra-salt")}
    split = [names[box] for box in boxes] if len(boxes) > 1 else []
    for heading in (say("arena-wins"), say("arena-between"), *split, say("arena-cpu")):
        table.add_column(heading, justify="right", no_wrap=True)
    for one in summary.opponents:
        shares = [percent(one.by_box[box].mean) if box in one.by_box else "–" for box in boxes if split]
        table.add_row(one.name, *_share(one.win_share), *shares, _cpu(one.cpu_ms_per_decision))
    shares = [percent(summary.box_means[box]) if box in summary.box_means else "–" for box in boxes if split]
    table.add_section()
    table.add_row(
        say("field-mean"), *_share(summary.mean), *shares, _cpu(summary.cpu_ms_per_decision), style="bold"
    )
    return table


def _share(share: Interval | None) -> tuple[str, str]:
    return (percent(share.mean), between(share)) if share else ("–", "–")


def _cpu(milliseconds: float | None) -> str:
    return "–" if milliseconds is None else f"{milliseconds:.3g} ms"
