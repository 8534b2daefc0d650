"""The tables of a report: what calls were worth, and what each kind of decision cost."""

from collections.abc import Iterable, Sequence

from seasalt.coach.report import DecisionKind, Report, Totals, bet
from seasalt.coach.review import Judged
from seasalt.console.report_page.decisions import verdict
from seasalt.console.report_page.markup import Markup, element, joined
from seasalt.console.report_page.wording import Wording
from seasalt.rules.action import CallLastChance, CallStop, Seat


def table(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> Markup:
    """A table whose first column names its rows."""
    return element(
        "table",
        element("thead", element("tr", *(element("th", head, scope="col") for head in heads))),
        element(
            "tbody",
            *(
                element("tr", element("th", first, scope="row"), *(element("td", cell) for cell in cells))
                for first, *cells in rows
            ),
        ),
    )


def bets_table(words: Wording, report: Report, whose: Sequence[Seat]) -> Markup:
    """Every moment when a call was possible."""
    rows = [
        [
            element("bdi", words.name(one.seat), class_=f"who s{one.seat}"),
            words.place(report.places[one.step]),
            *_ways(words, one),
            verdict(words, one.verdict),
        ]
        for one in report.decisions
        if one.seat in whose and bet(one)
    ]
    say = words.say
    if not rows:
        return element("p", say("report-bets-none"), class_="sheet")
    calls = [say("report-bet-stop"), say("report-bet-last-chance"), say("report-bet-play-on")]
    heads = [say("header-seat"), say("report-when"), *calls, ""]
    return element("div", table(heads, rows), class_="sheet scroll bets")


def _ways(words: Wording, judged: Judged) -> list[Markup]:
    """What the three ways to go on were worth; the one that was chosen is marked."""
    worth = bet(judged)
    assert worth is not None, "a call was possible"
    match judged.action:
        case CallStop():
            chosen = 0
        case CallLastChance():
            chosen = 1
        case _:
            chosen = 2
    best = worth.index(max(worth))
    return [
        element(
            "span", words.chance(share), class_="way" + " chosen" * (at == chosen) + " best" * (at == best)
        )
        for at, share in enumerate(worth)
    ]


def kinds_table(words: Wording, report: Report, whose: Sequence[Seat]) -> Markup:
    """What the decisions of each kind cost."""
    judged = [report.seats[seat] for seat in whose]
    rows = [
        [words.say(f"coach-kind-{kind}"), *(_lost(words, own.by_kind.get(kind)) for own in judged)]
        for kind in DecisionKind
        if any(kind in own.by_kind for own in judged)
    ]
    rows += [[words.say("header-total"), *(_lost(words, own.totals) for own in judged)]]
    return element("div", table(["", *(own.name for own in judged)], rows), class_="sheet scroll kinds")


def _lost(words: Wording, totals: Totals | None) -> Markup:
    """What some decisions lost, and how many they were."""
    if totals is None:
        return joined("–")
    counted = words.say("report-decisions", count=totals.decisions)
    return joined(element("b", words.loss(totals.loss)), " ", element("span", counted, class_="said"))
