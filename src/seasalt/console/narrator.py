"""Prints a game line by line for one reader, with a table of points after each round."""

from collections.abc import Sequence

from rich.cells import cell_len
from rich.console import Console
from rich.table import Table

from seasalt.coach.win_curve import WinChances
from seasalt.console.colors import sparkline
from seasalt.rules.action import Seat
from seasalt.rules.event import CardLifted, Event, RoundEnded, RoundStarted
from seasalt.rules.game import Game
from seasalt.rules.result import RoundResult
from seasalt.rules.scoring import Rule
from seasalt.rules.turns import Step
from seasalt.rules.view import redact
from seasalt.texts import Story, Texts, percent


class Narrator:
    """Prints events as the reader may know them, or with all cards open (`everything`).

    A reader who is `at_the_table` is prompted too: what the prompt shows is left out.
    """

    def __init__(
        self,
        screen: Console,
        texts: Texts,
        names: tuple[str, ...],
        reader: Seat | None = None,
        *,
        everything: bool = False,
        at_the_table: bool = False,
    ) -> None:
        self._screen = screen
        self._texts = texts
        self._names = names
        self._reader = reader
        self._everything = everything
        self._at_the_table = at_the_table
        self._story = Story(texts, names, reader)

    def tell(self, step: Step) -> None:
        """Print the events of a step."""
        for event in step.events:
            self._tell(event if self._everything else redact(event, self._reader))

    def _tell(self, event: Event) -> None:
        if self._at_the_table and isinstance(event, CardLifted):
            return  # the prompt shows what was drawn
        sentence = self._story.tell(event)
        if isinstance(event, RoundStarted):
            self._screen.print()
            self._screen.rule(sentence or "", align="left")
        elif sentence:
            self._screen.print(sentence)
        if isinstance(event, RoundEnded):
            self._screen.print(self._result_table(event.result, event.totals))

    def _result_table(self, result: RoundResult, totals: tuple[int, ...]) -> Table:
        """Points of a round by rule, one row for each seat."""
        say = self._texts.say
        table = Table(box=None, pad_edge=False, header_style="quiet")
        table.add_column(say("header-seat"))
        rules = [rule for rule in Rule if rule is not Rule.COLOR_BONUS] if result.scores else []
        heads = [say(f"header-{rule}") for rule in rules]
        if result.scores:
            heads += [say("header-cards"), say("header-bonus")]
        for head in (*heads, say("header-round-points"), say("header-total")):
            table.add_column(head, justify="right")
        for seat, name in enumerate(self._names):
            cells: list[str] = []
            if result.scores:
                points = result.scores[seat]
                cells = [str(points.points(rule)) for rule in rules]
                cells += [str(points.total), str(points.color_bonus)]
            table.add_row(name, *cells, str(result.points[seat]), str(totals[seat]))
        return table

    def show_curve(self, points: Sequence[WinChances]) -> None:
        """Print the chances to win: a line for each seat, percents at each round and at the end."""
        say, last = self._texts.say, points[-1]
        first = {point.round: point for point in reversed(points)}
        marks = [*sorted(first.values()), last]
        heads = [say("header-chances"), *map(str, sorted(first)), say("header-end")]
        names = max(map(cell_len, (heads[0], *self._names)))
        room = self._screen.width - names - 2 - sum(2 + max(5, cell_len(head)) for head in heads[1:])
        table = Table(box=None, pad_edge=False, header_style="quiet")
        table.add_column(heads[0])
        table.add_column("", no_wrap=True)
        for head in heads[1:]:
            table.add_column(head, justify="right", no_wrap=True)
        for seat, name in enumerate(self._names):
            line = sparkline([point.chances[seat] for point in points], max(8, min(40, room)))
            percents = (percent(self._texts, mark.chances[seat]) for mark in marks)
            table.add_row(name, line, *percents, style="good" if last.chances[seat] > 0.99 else None)
        self._screen.print()
        self._screen.print(table)

    def show_places(self, game: Game) -> None:
        """Print the final ranking."""
        if game.outcome is None:
            return
        table = Table(box=None, pad_edge=False, header_style="quiet")
        table.add_column(self._texts.say("header-rank"), justify="right")
        table.add_column(self._texts.say("header-seat"))
        table.add_column(self._texts.say("header-total"), justify="right")
        for rank, _, seat in sorted(
            (rank, -game.totals[seat], seat) for seat, rank in enumerate(game.outcome.ranks)
        ):
            style = "good" if rank == 1 else None
            table.add_row(str(rank), self._names[seat], str(game.totals[seat]), style=style)
        self._screen.print()
        self._screen.print(table)
