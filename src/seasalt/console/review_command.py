"""`seasalt review`: what a finished game says about everybody who played it."""

import argparse
import json
import sys
from collections import Counter
from collections.abc import Collection
from itertools import chain

from rich.padding import Padding
from rich.table import Table

from seasalt.coach.ledger import MILLION, ledger
from seasalt.coach.report import DecisionKind, Report, SeatReport, as_json, report
from seasalt.coach.review import Judged, Moment, Verdict, judge, moments, reviewers_chance
from seasalt.coach.reviewer import reviewer, reviewer_name
from seasalt.coach.win_curve import win_curve
from seasalt.console.colors import Shell
from seasalt.console.option_labels import OptionLabels
from seasalt.console.progress import progress_bar
from seasalt.console.record_file import check_writable, read_text, write_text
from seasalt.console.report_page import report_page
from seasalt.console.rule_options import read_seat
from seasalt.rules.action import Action, Seat
from seasalt.rules.game import seats
from seasalt.rules.record import Record, parse_record, replay
from seasalt.texts import Complaint, Story, Texts, percent, tenths

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
    if options.html:
        check_writable(options.html)
    told = _reviewed(record, whose, shell.texts)
    if options.html:
        write_text(options.html, report_page(told, list(win_curve(record)), shell.texts, whose))
    if options.json:
        json.dump(as_json(told), sys.stdout, ensure_ascii=False, indent=1)
        print()
    elif options.html:
        shell.screen.print(shell.texts.say("report-written", file=str(options.html)))
    else:
        _Printer(shell, told).show(whose, everything=options.all)
    return 0


def _is_finished(record: Record) -> bool:
    *_, (_, end) = replay(record)
    return end.game.outcome is not None


def _reviewed(record: Record, whose: Collection[Seat], texts: Texts) -> Report:
    """Judge and book the whole game, with a bar that says how far it is."""
    wanted = list(moments(record, whose))
    judged: list[Judged] = []
    with progress_bar() as bar:
        task = bar.add_task(texts.say("coach-getting-ready"), total=len(wanted))
        for moment in wanted:
            bad = sum(one.verdict in BAD for one in judged)
            so_far = texts.say("coach-so-far", round=moment.view.round_number, mistakes=bad)
            bar.update(task, description=so_far)
            judged.append(judge(moment, reviewer(reviewers_chance(moment))))
            bar.advance(task)
        return report(record, reviewer_name(), judged, ledger(record))


class _Printer:
    """Prints a report as tables."""

    def __init__(self, shell: Shell, told: Report) -> None:
        self._screen, self._texts = shell
        self._say = shell.texts.say
        self._told = told
        self._names = told.record.names
        self._labels = OptionLabels(shell.texts, self._names)
        self._moments = {moment.step: moment for moment in moments(told.record)}

    def show(self, whose: Collection[Seat], *, everything: bool) -> None:
        """Print everything about these seats, and the accounts of all."""
        self._show_totals(whose)
        self._show_accounts()
        for seat in whose:
            own = [judged for judged in self._told.decisions if judged.seat == seat]
            self._show_kinds(self._told.seats[seat])
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
            told = self._told.seats[seat]
            found = Counter(one.verdict for one in self._told.decisions if one.seat == seat)
            like = "–" if told.played_like is None else self._say(f"bot-{told.played_like}")
            table.add_row(
                told.name,
                self._say("coach-accuracy", number=tenths(told.totals.accuracy)),
                self._percent(told.totals.per_decision),
                like,
                *(str(found[verdict]) for verdict in Verdict),
            )
        self._print(self._say("coach-title-totals"), table)

    def _show_accounts(self) -> None:
        heads = ("start", "luck", "own", "others", "result")
        table = _table(self._say("coach-head-player"), *(self._say(f"coach-head-{head}") for head in heads))
        for told in self._told.seats:
            start, *changes = told.account
            table.add_row(
                told.name,
                self._percent(start / MILLION),
                *(self._change(change) for change in changes),
                self._percent(told.account.result / MILLION),
            )
        self._print(self._say("coach-title-ledger"), table)

    def _show_kinds(self, told: SeatReport) -> None:
        names = [kind for kind in DecisionKind if kind in told.by_kind]
        table = _table(told.name, *(self._say(f"coach-kind-{kind}") for kind in names))
        of_each = [told.by_kind[kind] for kind in names]
        table.add_row(self._say("coach-head-decisions"), *(str(totals.decisions) for totals in of_each))
        table.add_row(
            self._say("coach-head-loss"), *(self._percent(totals.per_decision) for totals in of_each)
        )
        self._print(self._say("coach-title-kinds"), table)

    def _show_costliest(self, seat: Seat, own: list[Judged]) -> None:
        costly = sorted(own, key=lambda judged: -judged.loss)[:COSTLIEST]
        costly = [judged for judged in costly if judged.loss >= WORTH_SHOWING]
        name = self._names[seat]
        self._screen.print()
        if not costly:
            self._screen.print(self._say("coach-nothing-lost", name=name), style="bold")
        else:
            self._screen.print(self._say("coach-title-costly", name=name), style="bold")
        for judged in costly:
            self._screen.print(Padding(self._heading(judged), (0, 2)))
            self._screen.print(Padding(self._choice(judged), (0, 4)))

    def _heading(self, judged: Judged) -> str:
        number, turn = self._told.places[judged.step]
        verdict = self._say(f"coach-verdict-{judged.verdict}")
        return self._say(
            "coach-decision", round=number, turn=turn, verdict=verdict, loss=self._percent(judged.loss)
        )

    def _choice(self, judged: Judged) -> Table:
        table = Table(box=None, pad_edge=False, show_header=False)
        table.add_column(style="quiet")
        table.add_column(justify="right", no_wrap=True)
        table.add_column(justify="right", no_wrap=True)
        table.add_column()
        moment = self._moments[judged.step]
        for prospect in judged.prospects:
            if prospect.action in (judged.action, judged.best):
                role = "coach-chose" if prospect.action == judged.action else "coach-better"
                table.add_row(
                    self._say(role),
                    percent(self._texts, prospect.win_chance),
                    self._say("terminal-hint-expected", points=tenths(prospect.points)),
                    self._label(moment, prospect.action),
                    style="good" if prospect.action == judged.best else None,
                )
        return table

    def _show_all(self, seat: Seat, own: list[Judged]) -> None:
        table = Table(box=None, pad_edge=False, header_style="quiet")
        for head in ("round", "turn", "loss-here"):
            table.add_column(self._say(f"coach-head-{head}"), justify="right")
        for head in ("verdict", "chose", "better"):
            table.add_column(self._say(f"coach-head-{head}"))
        for judged in own:
            number, turn = self._told.places[judged.step]
            moment = self._moments[judged.step]
            is_best = judged.action == judged.best
            table.add_row(
                str(number),
                str(turn),
                "" if is_best else self._percent(judged.loss),
                self._say(f"coach-verdict-{judged.verdict}"),
                self._label(moment, judged.action),
                "" if is_best else self._label(moment, judged.best),
                style=None if judged.verdict not in BAD else "bold",
            )
        self._print(self._say("coach-title-all", name=self._names[seat]), table)

    def _show_luck(self) -> None:
        strokes = self._told.strokes
        if not strokes:
            return
        table = Table(box=None, pad_edge=False, header_style="quiet")
        for head in ("round", "turn"):
            table.add_column(self._say(f"coach-head-{head}"), justify="right")
        for name in self._names:
            table.add_column(name, justify="right", no_wrap=True)
        table.add_column("")
        told = [step.events for _, step in replay(self._told.record)]
        story = Story(self._texts, self._names, None)
        for stroke in sorted(strokes, key=lambda change: change.step):
            number, turn = self._told.places[stroke.step]
            events = chain(*told[self._told.began(stroke) + 1 : stroke.step + 2])
            sentences = [said for event in events if (said := story.tell(event))]
            changes = [self._change(change) for change in stroke.changes]
            table.add_row(str(number), str(turn), *changes, " ".join(sentences[:2]))
        self._print(self._say("coach-title-luck"), table)

    def _label(self, moment: Moment, action: Action) -> str:
        return self._labels.label(moment.view, action)

    def _percent(self, share: float) -> str:
        return self._say("percent", number=tenths(100 * share))

    def _change(self, millionths: int) -> str:
        number = round(100 * millionths / MILLION)
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
