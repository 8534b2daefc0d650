"""The page of a report: its parts in their order, style sheet and drawings in the file itself."""

from collections.abc import Collection, Iterable, Sequence
from importlib.resources import files
from itertools import accumulate, chain

from seasalt.coach.ledger import Change
from seasalt.coach.report import LEAST_STROKE, Report
from seasalt.coach.review import COSTS, Judged, Verdict
from seasalt.coach.win_curve import WinChances
from seasalt.console.report_page.charts import Mark, curve_chart, ring, swatch, waterfall
from seasalt.console.report_page.decisions import (
    anchor,
    costliest,
    decision,
    done_well,
    well_done,
)
from seasalt.console.report_page.markup import Markup, element, joined
from seasalt.console.report_page.scene import card
from seasalt.console.report_page.tables import bets_table, kinds_table, table
from seasalt.console.report_page.wording import Wording, in_tenths
from seasalt.drawings.card_svg import definitions
from seasalt.rules.action import Deal, Lose, Seat
from seasalt.rules.cards import Card
from seasalt.rules.event import Event, GameEnded
from seasalt.rules.game import seats
from seasalt.rules.record import PlayedStep, replay
from seasalt.rules.view import View, view
from seasalt.texts import Story, Texts, listed

SIGNS = "abcdefgh"  # of the strokes of luck; decisions have numbers


def report_page(report: Report, curve: Sequence[WinChances], texts: Texts, whose: Collection[Seat]) -> str:
    """A review of these seats as one HTML file."""
    page = _Page(report, curve, Wording(texts, report.record.names), sorted(whose))
    body = joined(*page.sections())
    style = Markup((files(__package__) / "page.css").read_text("utf-8"))
    drawings = Markup(definitions(body, texts))
    title = texts.say("report-title", names=listed(texts, report.record.names))
    head = element(
        "head",
        element("meta", charset="utf-8"),
        element("meta", name="viewport", content="width=device-width, initial-scale=1"),
        element("meta", name="color-scheme", content="light dark"),
        element("title", title),
        element("style", style),
    )
    sprite = element("svg", drawings, class_="sprite", width=0, height=0, aria_hidden="true")
    page_body = element("body", sprite, _sea(), element("main", body))
    return f"<!doctype html>\n{element('html', head, page_body, lang=texts.language)}\n"


def _sea() -> Markup:
    """Sheets of water behind the title."""
    shores = (
        "M0 0H1200V150C1010 196 850 116 640 168 420 222 210 132 0 196Z",
        "M0 0H1200V104C1030 150 880 92 690 124 460 164 250 84 0 148Z",
        "M0 0H1200V58C1060 96 900 52 720 80 500 112 260 44 0 98Z",
    )
    sheets = [element("path", d=shore, class_=f"sea{depth}") for depth, shore in enumerate(shores)]
    return element(
        "svg", *sheets, class_="sea", viewBox="0 0 1200 220", preserveAspectRatio="none", aria_hidden="true"
    )


class _Page:
    """The parts of one report."""

    def __init__(
        self, report: Report, curve: Sequence[WinChances], words: Wording, whose: Sequence[Seat]
    ) -> None:
        self.report = report
        self.curve = curve
        self.words = words
        self.whose = whose
        self.steps: list[PlayedStep] = list(replay(report.record))
        chosen = [change.seat is not None for change in report.ledger.changes]
        self.decided = [0, *accumulate(chosen)]  # before each action, as the curve counts

    def sections(self) -> Iterable[Markup]:
        """Everything, from the title to the small print."""
        say, players = self.words.say, [self._player(seat) for seat in self.whose]
        yield self._top()
        yield _section(say("report-curve"), say("report-curve-about"), self._curve())
        yield _section(say("report-players"), "", element("div", *players, class_="players"))
        yield _section(say("report-ledger"), say("report-ledger-about"), self._ledger())
        yield _section(say("report-costly"), say("report-costly-about"), *map(self._costly, self.whose))
        yield _section(say("report-well"), say("report-well-about"), *map(self._well, self.whose))
        yield _section(say("report-strokes"), say("report-strokes-about"), self._strokes())
        yield _section(
            say("report-bets"), say("report-bets-about"), bets_table(self.words, self.report, self.whose)
        )
        yield _section(
            say("report-kinds"), say("report-kinds-about"), kinds_table(self.words, self.report, self.whose)
        )
        yield self._small_print()

    def _view(self, judged: Judged) -> View:
        """What the seat saw when it decided; the parts about decisions get no more of the game."""
        return view(self.steps[judged.step].step.game, judged.seat)

    # --- the title

    def _top(self) -> Markup:
        words, game = self.words, self.steps[-1].step.game
        story = Story(words.texts, words.names)
        facts = [words.say("report-rounds", count=game.round.number)]
        if game.ruleset.extra_salt:
            facts.append(words.say("option-extra-salt"))
        target = game.ruleset.target(game.players)
        winners = game.outcome.winners if game.outcome else ()
        totals = [
            element(
                "li",
                swatch(seat),
                element("bdi", words.names[seat]),
                element("b", str(game.totals[seat])),
                element("span", f"/{target}"),
                class_="won" if seat in winners else None,
            )
            for seat in seats(game.players)
        ]
        names = [element("bdi", name) for name in words.names]
        return element(
            "header",
            element("p", words.say("report-kicker"), class_="kicker"),
            element("h1", *_between(names, " · ")),
            element("p", story.tell(GameEnded(game.outcome)) or "" if game.outcome else "", class_="winner"),
            element("ul", *totals, class_="totals"),
            element("p", " · ".join(facts), class_="said"),
            class_="top",
        )

    # --- the curve

    def _curve(self) -> Markup:
        words = self.words
        costly = costliest(self.report.decisions, self.whose)
        strokes = self.report.strokes
        marks = [
            Mark(self.decided[change.step], sign, None, f"stroke-{change.step}", self._stroke_label(change))
            for sign, change in zip(SIGNS, strokes, strict=False)
        ]
        marks += [
            Mark(self.decided[one.step], str(number), one.seat, anchor(one), self._costly_label(one))
            for number, one in enumerate(costly, 1)
        ]
        key = [
            element("li", swatch(seat), element("bdi", name), class_="key")
            for seat, name in enumerate(words.names)
        ]
        notes = [
            element(
                "li",
                element(
                    "span",
                    element("b", mark.sign),
                    class_="mark luck" if mark.seat is None else f"mark s{mark.seat}",
                ),
                element("a", mark.label, href=f"#{mark.target}"),
            )
            for mark in sorted(marks, key=lambda mark: mark.seat is None)
        ]
        return element(
            "div",
            element("ul", *key, class_="keys"),
            curve_chart(words, self.curve, marks),
            element("ul", *notes, class_="notes"),
            self._rounds(),
            class_="sheet",
        )

    def _costly_label(self, judged: Judged) -> str:
        return self.words.say(
            "report-mark-costly",
            name=self.words.name(judged.seat),
            place=self.words.place(self.report.places[judged.step]),
            loss=self.words.loss(judged.loss),
        )

    def _stroke_label(self, change: Change) -> str:
        tenths = in_tenths(change.changes)
        most = max(seats(len(tenths)), key=lambda seat: abs(change.changes[seat]))
        return self.words.say(
            "report-mark-stroke",
            name=self.words.name(most),
            place=self.words.place(self.report.places[change.step]),
            change=self.words.change(tenths[most]),
        )

    def _rounds(self) -> Markup:
        """The chances when each round began, and in the end: the curve in numbers."""
        words = self.words
        first = {point.round: point for point in reversed(self.curve)}
        points = [*sorted(first.values()), self.curve[-1]]
        heads = [words.say("header-chances"), *map(str, sorted(first)), words.say("header-end")]
        rows = [
            [name, *(words.chance(point.chances[seat]) for point in points)]
            for seat, name in enumerate(words.names)
        ]
        return element("div", table(heads, rows), class_="scroll")

    # --- the players

    def _player(self, seat: Seat) -> Markup:
        words, own = self.words, self.report.seats[seat]
        if not own.totals.decisions:
            return element("div", element("h3", own.name), class_="sheet player")
        judged = [one.verdict for one in self.report.decisions if one.seat == seat]
        counts = [
            element(
                "li",
                element("b", str(judged.count(one))),
                element("span", words.say(f"report-verdict-{one}", count=judged.count(one))),
                class_=one if judged.count(one) else f"{one} none",
            )
            for one in Verdict
        ]
        like = words.say("report-no-level")
        if own.played_like:
            like = words.say("report-played-like", level=words.say(f"bot-{own.played_like}"))
        lost = words.say("report-loss-per-decision", loss=words.small_loss(own.totals.per_decision))
        return element(
            "div",
            element("h3", element("bdi", own.name), class_=f"who s{seat}"),
            element(
                "div",
                ring(words, own.totals.accuracy, seat),
                element("div", element("p", like, class_="like"), element("p", lost, class_="said")),
                class_="row",
            ),
            element("ul", *counts, class_="verdicts"),
            class_="sheet player",
        )

    # --- luck and choices

    def _ledger(self) -> Markup:
        accounts = [
            element(
                "div",
                element("h3", element("bdi", own.name), class_=f"who s{seat}"),
                waterfall(self.words, own.account),
                class_="sheet account",
            )
            for seat, own in enumerate(self.report.seats)
        ]
        return element("div", *accounts, class_="players")

    def _strokes(self) -> Markup:
        words = self.words
        if not self.report.strokes:
            least = words.loss(LEAST_STROKE / 1e6)
            return element("p", words.say("report-strokes-none", least=least), class_="sheet")
        story = Story(words.texts, words.names)
        rows = []
        for sign, change in zip(SIGNS, self.report.strokes, strict=False):
            told = [sentence for event in self._events(change) if (sentence := story.tell(event))]
            moved = [
                element("span", element("bdi", name), " ", element("b", words.change(tenths)), class_="moved")
                for name, tenths in zip(words.names, in_tenths(change.changes), strict=True)
            ]
            sentence = element(
                "div",
                element("span", words.place(self.report.places[change.step]), class_="kicker"),
                element("b", " ".join(told)),
                element("span", *_between(moved, " "), class_="said"),
            )
            dealt = element("span", *(card(words, one) for one in self._dealt(change)), class_="duo")
            mark = element("span", element("b", sign), class_="mark luck")
            rows += [element("li", mark, dealt, sentence, id=f"stroke-{change.step}")]
        return element("ul", *rows, class_="sheet lines strokes")

    def _events(self, stroke: Change) -> Iterable[Event]:
        first = self.report.began(stroke)
        return chain.from_iterable(played.step.events for played in self.steps[first + 1 : stroke.step + 2])

    def _dealt(self, stroke: Change) -> Iterable[Card]:
        """The cards that chance dealt or took away: two, if they were drawn together."""
        for change in self.report.ledger.changes[self.report.began(stroke) : stroke.step + 1]:
            assert isinstance(change.action, Deal | Lose), "chance does nothing else"
            yield change.action.card

    # --- decisions

    def _costly(self, seat: Seat) -> Markup:
        shown = costliest(self.report.decisions, [seat])
        name = element("h3", element("bdi", self.words.name(seat)), class_=f"who s{seat}")
        none = element("p", self.words.say("report-costly-none"), class_="sheet")
        parts = [decision(self.words, self._view(one), one, self.report.places[one.step]) for one in shown]
        return joined(name, *(parts or [none]))

    def _well(self, seat: Seat) -> Markup:
        shown = done_well(self.report.decisions, seat)
        name = element("h3", element("bdi", self.words.name(seat)), class_=f"who s{seat}")
        if not shown:
            return joined(name, element("p", self.words.say("report-well-none"), class_="sheet"))
        lines = [well_done(self.words, self._view(one), one, self.report.places[one.step]) for one in shown]
        return joined(name, element("ul", *lines, class_="sheet lines"))

    def _small_print(self) -> Markup:
        words = self.words
        costs = {str(one): words.chance(cost) for one, cost in COSTS.items()}
        return element(
            "footer",
            element("p", words.say("report-method")),
            element("p", words.say("report-costs", **costs)),
            element("p", words.say("report-reviewer", reviewer=self.report.reviewer)),
        )


def _section(title: str, about: str, *inside: str) -> Markup:
    said = element("p", about, class_="about") if about else ""
    return element("section", element("h2", title), said, *inside)


def _between(parts: Sequence[Markup], sign: str) -> list[str]:
    """The parts with a sign between them."""
    return [part for at, one in enumerate(parts) for part in ([sign] if at else []) + [one]]
