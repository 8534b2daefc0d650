"""`seasalt review`: every decision of a finished game judged, and luck and choices accounted for."""

import argparse
from collections import Counter
from collections.abc import Collection
from itertools import chain

import msgspec
from rich.padding import Padding
from rich.table import Table

from seasalt.coach.ledger import Ledger, ledger
from seasalt.coach.report import first_action, report
from seasalt.coach.review import COSTS, DecisionKind, Verdict, judge, moments, reviewers_chance
from seasalt.coach.reviewer import reviewer, reviewer_name
from seasalt.coach.win_curve import win_curve
from seasalt.console.colors import Shell
from seasalt.console.option_labels import OptionLabels
from seasalt.console.progress import progress_bar
from seasalt.console.reason_words import reason_words
from seasalt.console.record_file import check_writable, read_text, write_text
from seasalt.console.review_page import review_page, review_template
from seasalt.console.rule_options import read_seat
from seasalt.rules.action import Seat
from seasalt.rules.game import seats
from seasalt.rules.notation import parse_action
from seasalt.rules.record import Record, parse_record, replay
from seasalt.texts import Complaint, Story, Texts, percent, tenths
from seasalt.wire.review import Review, ReviewDecision, ReviewSeat

COSTLIEST = 3  # decisions of a seat that are shown
WORTH_SHOWING = 0.005  # a loss, in chance to win
BAD = (Verdict.MISTAKE, Verdict.BLUNDER)


def review_command(options: argparse.Namespace, shell: Shell) -> int:
    """Review a record and print what was found."""
    record = parse_record(read_text(options.file))
    seat = read_seat(options.seat, len(record.names))
    if not _is_finished(record):
        raise Complaint("coach-unfinished")
    whose = [*seats(len(record.names))] if seat is None else [seat]
    template = review_template() if options.html else ""
    if options.html:
        check_writable(options.html)
    decisions = _judged(record, whose, shell.texts)
    booked = ledger(record)
    review = report(record, reviewer_name(), decisions, booked)
    if options.html:
        language = shell.texts.language
        page = review_page(template, record, review, win_curve(record), whose, language)
        write_text(options.html, page)
    if options.json:
        print(msgspec.json.format(msgspec.json.encode(review), indent=1).decode())
    elif options.html:
        shell.screen.print(shell.texts.say("coach-written", file=str(options.html)))
    else:
        _Printer(shell, record, review, booked).show(whose, everything=options.all)
    return 0


def _is_finished(record: Record) -> bool:
    *_, (_, end) = replay(record)
    return end.game.outcome is not None


def _judged(record: Record, whose: Collection[Seat], texts: Texts) -> list[ReviewDecision]:
    """Judge all decisions, with a bar that says how far it is."""
    wanted = list(moments(record, whose))
    judged: list[ReviewDecision] = []
    with progress_bar() as bar:
        task = bar.add_task(texts.say("coach-getting-ready"), total=len(wanted))
        for moment in wanted:
            bad = sum(one.verdict in BAD for one in judged)
            so_far = texts.say("coach-so-far", round=moment.view.round_number, mistakes=bad)
            bar.update(task, description=so_far)
            judged.append(judge(moment, reviewer(reviewers_chance(moment))))
            bar.advance(task)
    return judged


class _Printer:
    """Prints a review as tables."""

    def __init__(self, shell: Shell, record: Record, review: Review, booked: Ledger) -> None:
        self._screen, self._texts = shell
        self._say = shell.texts.say
        self._record = record
        self._review = review
        self._ledger = booked
        self._labels = OptionLabels(shell.texts, record.names)
        self._views = {moment.step: moment.view for moment in moments(record)}

    def show(self, whose: Collection[Seat], *, everything: bool) -> None:
        """Print everything about these seats, and the accounts of all."""
        self._show_totals(whose)
        self._show_accounts()
        for seat in whose:
            own = [decision for decision in self._review.decisions if decision.seat == seat]
            self._show_kinds(self._review.seats[seat])
            if everything:
                self._show_all(seat, own)
            else:
                self._show_costliest(seat, own)
        self._show_luck()

    def _show_totals(self, whose: Collection[Seat]) -> None:
        heads = [self._say(f"coach-head-{head}") for head in ("player", "accuracy", "loss", "like")]
        table = _table(heads[0], *heads[1:3])
        table.add_column(heads[3])
        for verdict in Verdict:
            table.add_column(self._say(f"coach-heads-{verdict}"), justify="right")
        for seat in whose:
            told = self._review.seats[seat]
            found = Counter(one.verdict for one in self._review.decisions if one.seat == seat)
            table.add_row(
                told.name,
                "–" if told.accuracy is None else self._say("coach-accuracy", number=tenths(told.accuracy)),
                "–" if told.loss_per_decision is None else self._percent(told.loss_per_decision),
                "–" if told.played_like is None else self._say(f"bot-{told.played_like}"),
                *(str(found[verdict]) for verdict in Verdict),
            )
        self._print(self._say("coach-title-totals"), table)

    def _show_accounts(self) -> None:
        heads = ("start", "luck", "own", "others", "result")
        table = _table(self._say("coach-head-player"), *(self._say(f"coach-head-{head}") for head in heads))
        for told in self._review.seats:
            account = told.ledger
            table.add_row(
                told.name,
                self._percent(account.start),
                *(self._change(change) for change in (account.luck, account.own, account.others)),
                self._percent(account.result),
            )
        self._print(self._say("coach-title-ledger"), table)

    def _show_kinds(self, told: ReviewSeat) -> None:
        names = [kind for kind in DecisionKind if kind in told.by_kind]
        table = _table(told.name, *(self._say(f"coach-kind-{kind}") for kind in names))
        of_each = [told.by_kind[kind] for kind in names]
        table.add_row(self._say("coach-head-decisions"), *(str(totals.decisions) for totals in of_each))
        table.add_row(
            self._say("coach-head-loss"), *(self._percent(totals.loss_per_decision) for totals in of_each)
        )
        self._print(self._say("coach-title-kinds"), table)

    def _show_costliest(self, seat: Seat, own: list[ReviewDecision]) -> None:
        costly = sorted(own, key=lambda decision: -decision.loss)[:COSTLIEST]
        costly = [decision for decision in costly if decision.loss >= WORTH_SHOWING]
        name = self._record.names[seat]
        self._screen.print()
        if not costly:
            self._screen.print(self._say("coach-nothing-lost", name=name), style="bold")
        else:
            self._screen.print(self._say("coach-title-costly", name=name), style="bold")
        for decision in costly:
            self._screen.print(Padding(self._heading(decision), (0, 2)))
            self._screen.print(Padding(self._choice(decision), (0, 4)))
            if decision.verdict in COSTS:
                self._screen.print(Padding(self._reason(decision), (0, 4)))

    def _heading(self, decision: ReviewDecision) -> str:
        return self._say(
            "coach-decision",
            round=decision.round,
            turn=decision.turn,
            verdict=self._say(f"coach-verdict-{decision.verdict}"),
            loss=self._percent(decision.loss),
        )

    def _choice(self, decision: ReviewDecision) -> Table:
        table = Table(box=None, pad_edge=False, show_header=False)
        table.add_column(style="quiet")
        table.add_column(justify="right", no_wrap=True)
        table.add_column(justify="right", no_wrap=True)
        table.add_column()
        for option in decision.options:
            if option.action in (decision.action, decision.best):
                role = "coach-chose" if option.action == decision.action else "coach-better"
                table.add_row(
                    self._say(role),
                    percent(self._texts, option.win),
                    self._say("terminal-hint-expected", points=tenths(option.points)),
                    self._label(decision, option.action),
                    style="good" if option.action == decision.best else None,
                )
        return table

    def _reason(self, decision: ReviewDecision) -> str:
        if decision.reason is None:
            return self._say("coach-reason-none")
        return reason_words(self._texts, self._record.names, decision.reason)

    def _show_all(self, seat: Seat, own: list[ReviewDecision]) -> None:
        table = Table(box=None, pad_edge=False, header_style="quiet")
        for head in ("round", "turn", "loss-here"):
            table.add_column(self._say(f"coach-head-{head}"), justify="right")
        for head in ("verdict", "chose", "better"):
            table.add_column(self._say(f"coach-head-{head}"))
        for decision in own:
            is_best = decision.action == decision.best
            table.add_row(
                str(decision.round),
                str(decision.turn),
                "" if is_best else self._percent(decision.loss),
                self._say(f"coach-verdict-{decision.verdict}"),
                self._label(decision, decision.action),
                "" if is_best else self._label(decision, decision.best),
                style=None if decision.verdict not in BAD else "bold",
            )
        self._print(self._say("coach-title-all", name=self._record.names[seat]), table)

    def _show_luck(self) -> None:
        if not self._review.strokes:
            return
        table = Table(box=None, pad_edge=False, header_style="quiet")
        for head in ("round", "turn"):
            table.add_column(self._say(f"coach-head-{head}"), justify="right")
        for name in self._record.names:
            table.add_column(name, justify="right", no_wrap=True)
        table.add_column("")
        told = [step.events for _, step in replay(self._record)]
        story = Story(self._texts, self._record.names, None)
        for stroke in sorted(self._review.strokes, key=lambda stroke: stroke.step):
            events = chain(*told[first_action(self._ledger, stroke) + 1 : stroke.step + 2])
            sentences = [said for event in events if (said := story.tell(event))]
            changes = [self._change(change) for change in stroke.changes]
            table.add_row(str(stroke.round), str(stroke.turn), *changes, " ".join(sentences[:2]))
        self._print(self._say("coach-title-luck"), table)

    def _label(self, decision: ReviewDecision, action: str) -> str:
        return self._labels.label(self._views[decision.step], parse_action(action))

    def _percent(self, share: float) -> str:
        return self._say("percent", number=tenths(100 * share))

    def _change(self, share: float) -> str:
        number = round(100 * share)
        return self._say("coach-change", sign="minus" if number < 0 else "plus", number=abs(number))

    def _print(self, title: str, table: Table) -> None:
        self._screen.print()
        self._screen.print(title, style="bold")
        self._screen.print(Padding(table, (0, 2)))


def _table(first: str, *numbers: str) -> Table:
    """A table with a name in the first column and numbers in the rest."""
    table = Table(box=None, pad_edge=False, header_style="quiet")
    table.add_column(first, no_wrap=True)
    for head in numbers:
        table.add_column(head, justify="right")
    return table
