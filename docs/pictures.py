"""Draws the picture in the README and the one of the environment: real moments of real games.

.venv/bin/python docs/pictures.py
"""

from collections.abc import Iterator
from contextlib import suppress
from io import StringIO
from pathlib import Path
from random import Random

from resvg_py import svg_to_bytes
from rich.terminal_theme import TerminalTheme

from seasalt.bots import GreedyBot
from seasalt.console.colors import console
from seasalt.console.narrator import Narrator
from seasalt.console.terminal import Person, Quit
from seasalt.env.games.match import Match
from seasalt.env.games.table_view import view_of
from seasalt.env.render.drawing import render_svg
from seasalt.env.settings import settings
from seasalt.kernel.players.policy import KEEN, decide
from seasalt.rules import Action, Knowledge, Ruleset, Seat, View, new_game, seeded_chance
from seasalt.table import play_match
from seasalt.texts import texts

IMAGES = Path(__file__).parent / "images"
SEED = b"picture 223"
NAMES = ("You", "Ada", "Bo")
STEPS_BEFORE = 103  # played by a bot
TOLD_FROM = 90
ANSWERS = ("2",)
WATER = TerminalTheme(
    (36, 56, 74),
    (232, 236, 240),
    [
        (36, 56, 74),
        (240, 130, 110),
        (140, 210, 120),
        (230, 190, 90),
        (130, 180, 240),
        (190, 150, 230),
        (120, 200, 210),
        (170, 180, 190),
    ],
)
FRAME = """<svg viewBox="0 0 {width} {height}" xmlns="http://www.w3.org/2000/svg">
<style>
.{unique_id}-matrix {{
font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace;
font-size: {char_height}px; line-height: {line_height}px; font-variant-east-asian: full-width; }}
{styles}
</style>
<defs><clipPath id="{unique_id}-clip-terminal">
<rect x="0" y="0" width="{terminal_width}" height="{terminal_height}"/></clipPath>{lines}</defs>
<rect width="100%" height="100%" rx="12" fill="#24384a"/>
<g transform="translate({terminal_x}, {terminal_y})" clip-path="url(#{unique_id}-clip-terminal)">
{backgrounds}<g class="{unique_id}-matrix">{matrix}</g></g></svg>
"""


class Guest:
    """A bot until the moment of the picture, then a person with prepared answers."""

    def __init__(self, person: Person) -> None:
        self.person: Person | None = None
        self._later = person
        self._bot = GreedyBot(Random(1))

    def sit_down(self) -> None:
        self.person = self._later

    def decide(self, view: View, knowledge: Knowledge, options: tuple[Action, ...]) -> Action:
        return (self.person or self._bot).decide(view, knowledge, options)


def main() -> None:
    draw_terminal()
    draw_environment()


def draw_environment() -> None:
    """Four players of the `keen` policy; the seat below has drawn two cards."""
    match, dice = Match(settings(4, extra_salt=True), 45, 0), Random(45).random
    while len(match.numbers) < 349:
        s = match.state()
        s.random = dice
        match.act(decide(s, KEEN))
    names = tuple(f"player_{seat}" for seat in range(4))
    picture = render_svg(view_of(match.state(), match.settings.ruleset, 0), names, 0)
    (IMAGES / "env.png").write_bytes(svg_to_bytes(svg_string=picture, skip_system_fonts=True))


def draw_terminal() -> None:
    screen = console(no_color=False, texts=texts())
    screen.record, screen.width, screen.file = True, 88, StringIO()
    answers: Iterator[str] = iter(ANSWERS)

    def ask(prompt: str) -> str:
        answer = next(answers, None)
        screen.print(f"{prompt}{answer or ''}", style="bold")
        if answer is None:
            raise EOFError
        return answer

    guest = Guest(Person(screen, texts(), NAMES, ask=ask))
    narrator = Narrator(screen, texts(), NAMES, Seat(0), at_the_table=True)
    bots = [guest, GreedyBot(Random(2)), GreedyBot(Random(3))]
    start = new_game(Ruleset(extra_salt=True), len(NAMES))
    with suppress(Quit):
        for count, played in enumerate(play_match(start, bots, lambda game: seeded_chance(game, SEED))):
            if count == STEPS_BEFORE:
                guest.sit_down()
            if count > TOLD_FROM:
                narrator.tell(played.step)
    svg = screen.export_svg(title="", theme=WATER, code_format=FRAME, unique_id="table")
    (IMAGES / "terminal.svg").write_text(svg, "utf-8")


if __name__ == "__main__":
    main()
