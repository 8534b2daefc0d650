"""One part of the mine: its rounds, the candidates found so far, and where to go on after an interruption.

Every candidate is a line of its own, written at once. All parts read each other's lines, so that they look
for what is still missing.
"""

import json
import os
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from time import monotonic
from typing import Any

from bench.puzzle_mine.candidates import Found, format_found, parse_found
from bench.puzzle_mine.checks import Costs, Wanted, checked
from bench.puzzle_mine.games import TABLES, TableKind, decisions, table_of
from seasalt.coach.puzzle import PuzzlePosition, Theme
from seasalt.rules.phase import Phase

THEMES = {  # what a decision in this phase can be about
    Phase.TAKE: {Theme.TAKE},
    Phase.KEEP: {Theme.KEEP, Theme.DISCARD},
    Phase.STEAL: {Theme.ROB},
    Phase.PLAY: {Theme.LAY, Theme.CALL},
    Phase.LOOK: {Theme.PICK},
    Phase.PICK: {Theme.PICK},
    Phase.CHOOSE: {Theme.PICK},
}
MOST_OF_A_ROUND = 2  # candidates of one theme
OFFERED = 0.35  # at most so many of a theme are what the main button plays
FEW = 0.4  # at most so many of a theme have two plausible options only
A_TABLE = 0.3  # at most so many of a theme have the same number of players and box


class Stock(Wanted):
    """What all parts have found, and what of a kind of table is still wanted."""

    def __init__(self, folder: Path, enough: int) -> None:
        self._folder = folder
        self._enough = enough
        self._read: dict[Path, int] = {}
        self._themes = Counter[Theme]()
        self._tables = Counter[tuple[Theme, TableKind]]()
        self._offered = Counter[Theme]()
        self._few = Counter[Theme]()
        self._table = TABLES[0]

    def look(self, table: TableKind) -> None:
        """Read what is new, and ask for this kind of table from now on."""
        self._table = table
        for file in self._folder.glob("part-*.jsonl"):
            with file.open("rb") as lines:
                lines.seek(self._read.get(file, 0))
                for line in lines:
                    if line.endswith(b"\n"):  # the last one may be being written
                        self._read[file] = self._read.get(file, 0) + len(line)
                        self._count(parse_found(line.decode()))

    def _count(self, found: Found) -> None:
        theme = found.candidate.theme
        totals = found.candidate.position.totals
        self._themes[theme] += 1
        self._tables[theme, TableKind(len(totals), found.candidate.position.ruleset.extra_salt)] += 1
        self._offered[theme] += found.candidate.is_offered
        self._few[theme] += found.candidate.plausible <= 2

    def theme(self, theme: Theme) -> bool:
        """Whether puzzles of a theme are wanted at this kind of table."""
        return (
            self._themes[theme] < self._enough and self._tables[theme, self._table] < A_TABLE * self._enough
        )

    def offered(self, theme: Theme) -> bool:
        """Whether puzzles whose answer is the main button's are."""
        return self._offered[theme] < OFFERED * self._enough

    def few(self, theme: Theme) -> bool:
        """Whether puzzles with only two plausible options are."""
        return theme is Theme.ROB or self._few[theme] < FEW * self._enough

    def wants(self, position: PuzzlePosition) -> bool:
        """Whether a decision of this phase may be about something that is wanted."""
        return any(map(self.theme, THEMES[position.phase]))

    @property
    def is_full(self) -> bool:
        """Whether nothing is wanted at this kind of table."""
        return not any(map(self.theme, Theme))


class Vein:
    """A file of candidates, and beside it the number of the next round and what the checks cost."""

    def __init__(self, folder: Path, seed: str, part: int, parts: int, enough: int) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self._file = folder / f"part-{part}-of-{parts}.jsonl"
        self._state = folder / f"part-{part}-of-{parts}.state"
        self._seed = seed
        self._parts = parts
        self._stock = Stock(folder, enough)
        self._round = part
        self._costs = Costs()
        if self._state.exists():
            state = json.loads(self._state.read_text())
            self._round = state["next"]
            costs = state["costs"]
            self._costs = Costs(Counter(costs["seen"]), Counter(costs["passed"]), costs["seconds"])
        if self._file.exists():  # a line may have been cut off
            whole = self._file.read_bytes()
            self._file.write_bytes(whole[: whole.rfind(b"\n") + 1])

    def mine(self, until: float) -> None:
        """Mine round by round until then, or until nothing is wanted any more."""
        idle = 0
        while monotonic() < until and idle < len(TABLES):
            table = table_of(self._round)
            self._stock.look(table)
            idle = idle + 1 if self._stock.is_full else 0
            if not idle:
                self._mine(until)
            self._round += self._parts
            self._write()

    def _mine(self, until: float) -> None:
        here = Counter[Theme]()
        found: PuzzlePosition | None = None
        for position in self._decisions():
            if monotonic() > until:
                return
            if all(here[theme] >= MOST_OF_A_ROUND for theme in THEMES[position.phase]):
                continue
            at_no_totals = replace(position, totals=(), round_number=0)
            if at_no_totals == found or not self._stock.wants(position):
                continue
            candidate = checked(position, self._stock, self._costs)
            if candidate is None or here[candidate.theme] >= MOST_OF_A_ROUND:
                continue
            here[candidate.theme] += 1
            found = at_no_totals
            with self._file.open("a", encoding="utf-8") as file:
                file.write(format_found(Found(f"{self._seed}/{self._round}", candidate)))

    def _decisions(self) -> Iterator[PuzzlePosition]:
        every = decisions(self._seed, self._round)
        while True:
            with self._costs.of("play"):
                position = next(every, None)
            if position is None:
                return
            yield position

    def _write(self) -> None:
        state: dict[str, Any] = {"next": self._round, "costs": vars(self._costs)}
        beside = self._state.with_suffix(".new")
        beside.write_text(json.dumps(state))
        os.replace(beside, self._state)


def mine(folder: Path, seed: str, part: int, parts: int, enough: int, until: float) -> None:
    """Mine a part of the rounds, in a process of its own."""
    with suppress(KeyboardInterrupt):  # every line is whole
        Vein(folder, seed, part, parts, enough).mine(until)
