"""One part of the mine: its games, the puzzles found so far, and where to go on after an interruption."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from time import monotonic

from bench.puzzle_mine.checks import checked
from bench.puzzle_mine.games import decisions
from seasalt.coach.puzzle import Puzzle, PuzzlePosition, Theme
from seasalt.coach.puzzle_file import format_puzzles, parse_puzzles
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
MOST_OF_A_GAME = 3  # puzzles of one theme


class Vein:
    """A file of puzzles, numbered by their game, and beside it the number of the next game."""

    def __init__(self, folder: Path, part: int, parts: int, enough: int) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self._file = folder / f"part-{part}-of-{parts}.txt"
        self._next = folder / f"part-{part}-of-{parts}.next"
        self._parts = parts
        self._enough = enough // parts
        self._game = int(self._next.read_text()) if self._next.exists() else part
        found = read(self._file)
        # a game that was interrupted is played again
        self.found = [puzzle for puzzle in found if puzzle.number < self._game]
        self.write()

    def write(self) -> None:
        """Write the whole file, for a later reader and a later start."""
        self._file.write_text(format_puzzles(self.found), "utf-8")
        self._next.write_text(f"{self._game}\n")

    def games(self) -> Iterator[int]:
        """Mine game by game; after each the file is whole."""
        while len(self._full()) < len(Theme):
            self._mine(self._game)
            self._game += self._parts
            self.write()
            yield self._game

    def _mine(self, game: int) -> None:
        here = Counter[Theme]()
        for position in decisions(game):
            full = self._full() | {theme for theme, count in here.items() if count >= MOST_OF_A_GAME}
            if (puzzle := _puzzle(position, full)) is not None:
                here[puzzle.theme] += 1
                self.found.append(replace(puzzle, number=game))

    def _full(self) -> set[Theme]:
        counted = Counter(puzzle.theme for puzzle in self.found)
        return {theme for theme in Theme if counted[theme] >= self._enough}


def _puzzle(position: PuzzlePosition, full: set[Theme]) -> Puzzle | None:
    if THEMES[position.phase] <= full:
        return None
    puzzle = checked(position)
    return None if puzzle is None or puzzle.theme in full else puzzle


def read(file: Path) -> tuple[Puzzle, ...]:
    """The puzzles of a part, none if there is no file yet."""
    return parse_puzzles(file.read_text("utf-8")) if file.exists() else ()


def mine(folder: Path, part: int, parts: int, enough: int, until: float) -> None:
    """Mine a part of the games until then, in a process of its own."""
    vein = Vein(folder, part, parts, enough)
    try:
        for game in vein.games():
            print(f"game {game}: {len(vein.found)} puzzles, {told(vein.found)}", flush=True)
            if monotonic() > until:
                return
    except KeyboardInterrupt:
        pass  # the file is whole after every game


def told(found: Sequence[Puzzle]) -> str:
    """How many there are of each theme."""
    counted = Counter(one.theme for one in found)
    return ", ".join(f"{counted[theme]} {theme}" for theme in Theme)
