"""A game printed line by line, with the points after each round."""

import io
from random import Random

from seasalt.bots import GreedyBot
from seasalt.coach.win_curve import WinChances
from seasalt.console.colors import console
from seasalt.console.narrator import Narrator
from seasalt.rules import Game, Ruleset, Seat, Step, new_game, seeded_chance
from seasalt.rules.event import CardLifted, RoundStarted
from seasalt.table import play_match
from seasalt.texts import texts
from tests.games import a_game, play


class Page:
    """The output of a narrator."""

    def __init__(
        self, reader: int | None = None, *, everything: bool = False, at_the_table: bool = False
    ) -> None:
        self._shown = io.StringIO()
        screen = console(no_color=True, texts=texts())
        screen.file, screen.width = self._shown, 100
        self.narrator = Narrator(
            screen,
            texts(),
            ("Ada", "Bo"),
            None if reader is None else Seat(reader),
            everything=everything,
            at_the_table=at_the_table,
        )

    @property
    def lines(self) -> list[str]:
        return [line.rstrip() for line in self._shown.getvalue().split("\n") if line.strip()]


def test_a_stopped_round_shows_points_by_rule_and_totals() -> None:
    game = a_game("octopus-LB octopus-YE octopus-GR | crab-DB crab-LB", "boat-DB boat-LB |", totals=(10, 20))
    page = Page()
    page.narrator.tell(play(game, "stop"))

    assert [
        " ".join(line.split()) for line in page.lines if line.startswith(("Player", "Ada  ", "Bo  "))
    ] == [
        "Player Duos Stars Sets Times Mermaids Cards Bonus Round Total",
        "Ada 1 0 6 0 0 7 2 7 17",
        "Bo 1 0 0 0 0 1 1 1 21",
    ]


def test_a_void_round_shows_no_points_and_no_hidden_hand() -> None:
    game = a_game("octopus-LB | crab-DB crab-LB", deck="", totals=(10, 20))
    page = Page()
    page.narrator.tell(play(game, "end"))

    assert page.lines[1:5] == [
        "The deck has run out: nobody scores.",
        "Player  Round  Total",
        "Ada         0     10",
        "Bo          0     20",
    ]
    assert page.lines[5].startswith("Round 2: Bo starts. ──")
    assert not any("octopus" in line or "crab" in line for line in page.lines)


def test_the_reader_at_the_table_is_not_told_what_the_prompt_shows() -> None:
    game = a_game()
    lifted = Step(game, (CardLifted(Seat(0), game.box[0]), RoundStarted(2, Seat(0), 58)))
    told, at_the_table = Page(0), Page(0, at_the_table=True)
    told.narrator.tell(lifted)
    at_the_table.narrator.tell(lifted)

    assert told.lines[0] == "You look at the black boat."
    assert at_the_table.lines[0].startswith("Round 2: you start.")


def test_the_places_are_told_after_the_game_and_not_before() -> None:
    game = a_game("octopus-LB octopus-YE octopus-GR crab-DB crab-LB | ", totals=(39, 12))
    before, after = Page(), Page()
    before.narrator.show_places(game)
    after.narrator.show_places(play(game, "stop").game)

    assert before.lines == []
    assert after.lines == ["Place  Player  Total", "    1  Ada        46", "    2  Bo         12"]


def test_a_whole_game_is_told_to_a_spectator_without_a_single_hidden_card() -> None:
    page, openly = Page(), Page(everything=True)
    start = new_game(Ruleset(target_score=15), 2)
    bots = [GreedyBot(Random(seat)) for seat in range(2)]
    game: Game = start.game
    for played in play_match(start, bots, lambda game: seeded_chance(game, b"narrator")):
        page.narrator.tell(played.step)
        openly.narrator.tell(played.step)
        game = played.step.game

    assert game.outcome is not None
    assert not any(" looks at " in line or " keeps the " in line for line in page.lines)
    assert any(" keeps the " in line for line in openly.lines)


def test_the_chances_are_drawn_with_percents_where_rounds_begin_and_at_the_end() -> None:
    points = [(0, 1, 0.5), (4, 1, 0.1), (9, 2, 0.7), (14, 2, 0.9), (18, 2, 1.0)]
    page = Page()
    page.narrator.show_curve(
        [WinChances(step, number, (chance, 1 - chance)) for step, number, chance in points]
    )

    assert page.lines == [
        "Chances           1    2   End",
        "Ada      ▅▁▆██  50%  70%  100%",
        "Bo       ▅█▃▁▁  50%  30%    0%",
    ]


def test_a_long_game_is_drawn_as_broad_as_the_screen_allows() -> None:
    points = [WinChances(step, 1 + step // 40, (0.5, 0.5)) for step in range(400)]
    page = Page()
    page.narrator.show_curve(points)

    assert {len(line) for line in page.lines} == {max(map(len, page.lines))}
    assert max(map(len, page.lines)) <= 100
