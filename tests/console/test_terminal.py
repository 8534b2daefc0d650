"""Prompts at the terminal, and typed answers.

`UPDATE_SNAPSHOTS=1` rewrites tests/snapshots/terminal; review the diff.
"""

import io
import os
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st
from rich.console import Console

from seasalt.bots import Budget, GreedyBot, SearchBot
from seasalt.console.colors import console
from seasalt.console.narrator import Narrator
from seasalt.console.terminal import Person, Quit
from seasalt.rules import (
    Action,
    Game,
    Knowledge,
    Phase,
    Pile,
    Ruleset,
    Seat,
    View,
    apply,
    learn,
    legal_actions,
    new_game,
    no_knowledge,
    redact,
    sample,
    seeded_chance,
    view,
)
from seasalt.rules.cards import BASE_BOX
from seasalt.rules.phase import CHANCE_PHASES
from seasalt.table import Decider, play_match
from seasalt.texts import Texts, languages, texts
from tests.bots.test_thinking_bot import known
from tests.games import a_game
from tests.properties.secrets import twin
from tests.properties.strategies import positions
from tests.thorough import THOROUGH, matrix

SNAPSHOTS = Path(__file__).parents[1] / "snapshots" / "terminal"
NAMES = ("You", "Ada", "Bo", "Cleo")
SEAT_PHASES = set(Phase) - CHANCE_PHASES - {Phase.OVER}


def a_screen(width: int = 100, words: Texts | None = None) -> tuple[Console, io.StringIO]:
    """A screen of plain text, and its output."""
    screen, shown = console(no_color=True, texts=words or texts()), io.StringIO()
    screen.file = shown
    screen.width = width
    return screen, shown


class Sitting:
    """One decision of a person who types these answers."""

    def __init__(self, game: Game, *answers: str, memory: bool = False) -> None:
        self._answers: Iterator[str] = iter(answers)
        screen, shown = a_screen()
        seat = game.round.turn
        person = Person(screen, texts(), NAMES[: game.players], memory=memory, ask=self._ask)
        knowledge = no_knowledge(seat, game.players, game.box)
        self.action: Action | None = None
        self.left = False
        try:
            self.action = person.decide(view(game, seat), knowledge, legal_actions(game))
        except Quit:
            self.left = True
        self.text = "\n".join(line.rstrip() for line in shown.getvalue().split("\n"))
        self.unread = list(self._answers)

    def _ask(self, prompt: str) -> str:
        try:
            return next(self._answers)
        except StopIteration:
            raise EOFError from None

    @property
    def last_line(self) -> str:
        """The line before the last prompt."""
        return self.text.rstrip("\n").split("\n")[-2]


class Piloted:
    """A person who types every command, and then the choice of a greedy bot.

    In the usual run the commands are typed when a phase is new, and at every third decision.
    """

    def __init__(self, screen: Console, words: Texts, names: tuple[str, ...], phases: set[Phase]) -> None:
        self._bot = GreedyBot(Random(1))
        self._person = Person(screen, words, names, memory=True, ask=lambda prompt: self._answers.pop(0))
        self._answers: list[str] = []
        self._phases = phases
        self._decisions = 0

    def decide(self, view: View, knowledge: Knowledge, options: tuple[Action, ...]) -> Action:
        wanted = self._bot.decide(view, knowledge, options)
        curious = THOROUGH or view.phase not in self._phases or self._decisions % 3 == 0
        self._phases.add(view.phase)
        self._decisions += 1
        commands = ["?", "p", "t", "m", "nonsense"] if curious else []
        self._answers = [*commands, str(1 + options.index(wanted))]
        action = self._person.decide(view, knowledge, options)
        assert action == wanted
        assert self._answers == []
        return action


# --- whole games


@pytest.mark.parametrize(("players", "language"), matrix((3, 2, 4), languages()) if THOROUGH else [(3, "de")])
def test_a_person_plays_a_whole_game_and_asks_for_everything(players: int, language: str) -> None:
    words = texts(language)
    screen, shown = a_screen(words=words)
    phases: set[Phase] = set()
    names = NAMES[:players]
    seats: list[Decider] = [Piloted(screen, words, names, phases)]
    seats += [GreedyBot(Random(seat)) for seat in range(1, players)]
    narrator = Narrator(screen, words, names, Seat(0), at_the_table=True)
    start = new_game(Ruleset(extra_salt=True, target_score=20), players)
    game = start.game
    for played in play_match(start, seats, lambda game: seeded_chance(game, b"terminal 7")):
        game = played.step.game
        narrator.tell(played.step)
    narrator.show_places(game)

    assert game.outcome is not None
    assert {Phase.TAKE, Phase.KEEP, Phase.PLAY, Phase.LOOK, Phase.PICK} <= phases
    last_round = words.say("terminal-round", number=len(game.results), turn=words.say("terminal-your-turn"))
    assert last_round in shown.getvalue()
    assert max(map(len, shown.getvalue().split("\n"))) <= 100


# --- the table in each phase

PHASES = {
    Phase.TAKE: a_game(
        "octopus-LB octopus-YE crab-DB | fish-DB fish-LB shell-GY",
        " | boat-DB boat-LB",
        a="crab-LB octopus-GR",
        b="mermaid-WH",
        phase=Phase.TAKE,
        totals=(12, 31),
        number=3,
    ),
    Phase.KEEP: a_game(
        "sailor-OR crab-YE | fish-DB",
        a="shell-GY boat-YE",
        drawn="sailor-PK crab-DB",
        phase=Phase.KEEP,
        force_empty_pile=False,
    ),
    Phase.PLAY: a_game(
        "crab-DB crab-LB boat-YE boat-BK fish-DB fish-GR swimmer-LO shark-PU octopus-LB octopus-YE octopus-GR"
        " jellyfish-PK lobster-BK starfish-YE | fish-LB",
        "boat-DB boat-DB starfish-DB |",
        a="shell-GY",
        extra_salt=True,
    ),
    Phase.LOOK: a_game(
        "shell-DB | fish-DB", "crab-DB crab-LB |", a="shell-GY boat-YE", b="crab-YE", phase=Phase.LOOK
    ),
    Phase.PICK: a_game(
        "shell-DB | fish-DB",
        "crab-DB crab-LB |",
        a="shell-GY boat-YE shell-LB",
        b="crab-YE",
        phase=Phase.PICK,
        looking=Pile.A,
    ),
    Phase.STEAL: a_game(
        "shell-DB | fish-DB | crab-DB crab-LB boat-DB", "shark-DB swimmer-DB | |", phase=Phase.STEAL
    ),
    Phase.CHOOSE: a_game(
        "shell-DB | fish-DB",
        "crab-DB lobster-BK |",
        drawn="shell-LB shell-GY boat-DB boat-LB mermaid-WH",
        phase=Phase.CHOOSE,
        extra_salt=True,
    ),
}
OTHERS = {
    "empty": a_game(phase=Phase.TAKE, deck="crab-DB", a="crab-LB"),
    "restricted": a_game("crab-DB | ", a="fish-DB", phase=Phase.TAKE, restricted=(0,), extra_salt=True),
    "last_chance": a_game(
        "crab-DB crab-LB | octopus-LB octopus-YE octopus-GR fish-DB fish-LB | shell-DB",
        " | | boat-DB boat-LB",
        a="fish-BK",
        caller=1,
        phase=Phase.TAKE,
        totals=(5, 20, 34),
    ),
    "last_card": a_game("octopus-LB octopus-YE octopus-GR crab-DB crab-LB |", deck="", a="fish-BK"),
    "mermaids": a_game("mermaid-WH mermaid-WH mermaid-WH mermaid-WH | fish-DB", a="fish-BK"),
}
GAMES = {str(phase): game for phase, game in PHASES.items()} | OTHERS


def test_there_is_a_game_for_each_phase() -> None:
    assert set(PHASES) == SEAT_PHASES


@pytest.mark.parametrize("name", GAMES)
def test_table_help_points_and_memory_are_shown_as_in_their_snapshot(name: str) -> None:
    text = Sitting(GAMES[name], "?", "p", "t", "m", "q", memory=True).text
    path = SNAPSHOTS / f"{name}.txt"
    if os.environ.get("UPDATE_SNAPSHOTS"):
        path.write_text(text, "utf-8")

    assert text == path.read_text("utf-8")


def test_every_snapshot_belongs_to_a_game() -> None:
    assert {path.stem for path in SNAPSHOTS.iterdir()} == set(GAMES)


@pytest.mark.parametrize("width", [40, 60, 80, 200])
def test_a_table_of_four_fits_every_width(width: int) -> None:
    game = a_game("crab-DB crab-LB | boat-DB | boat-LB | fish-DB", a="shell-DB", phase=Phase.TAKE)
    screen, shown = a_screen(width)
    person = Person(screen, texts(), NAMES, ask=lambda prompt: "1")
    person.decide(view(game, Seat(0)), no_knowledge(Seat(0), 4, game.box), legal_actions(game))

    assert max(map(len, shown.getvalue().split("\n"))) <= width


# --- secrets


@given(game=positions(), seed=st.integers(0, 999))
def test_a_prompt_is_the_same_whatever_the_cards_that_the_seat_cannot_see(game: Game, seed: int) -> None:
    rng = Random(seed)
    while game.chance_acts:
        game = apply(game, sample(game, rng)).game
    assume(game.to_act is not None)
    other = twin(game, game.to_act, rng)
    answers = ("?", "p", "t", "q")

    assert Sitting(game, *answers).text == Sitting(other, *answers).text


def test_memory_shows_what_the_seat_could_have_remembered() -> None:
    game, knowledge = new_game(Ruleset(target_score=9999), 2).game, no_knowledge(Seat(0), 2, BASE_BOX)
    rng = Random(4)
    while game.to_act != 0 or len(game.round.piles[Pile.A]) < 4:
        game, events = apply(game, sample(game, rng) if game.chance_acts else rng.choice(legal_actions(game)))
        for event in events:
            knowledge = learn(knowledge, redact(event, Seat(0)))
    screen, shown = a_screen(300)
    answers = iter(["m", "1"])
    person = Person(screen, texts(), NAMES[:2], memory=True, ask=lambda prompt: next(answers))
    person.decide(view(game, Seat(0)), knowledge, legal_actions(game))
    pile_a = shown.getvalue().split("What you could remember\n")[1].split("\n")[0]

    assert pile_a.split()[-len(game.round.piles[Pile.A]) :] == [
        str(card) if card else "?" for card in knowledge.pile(Pile.A)
    ]


def test_memory_is_not_shown_to_those_who_do_not_want_it() -> None:
    sitting = Sitting(PHASES[Phase.TAKE], "m", "q")

    assert "memory" not in sitting.text
    assert "What you could remember" not in sitting.text
    assert sitting.last_line.startswith("“m” is none of the choices")


# --- hints


def hinted(game: Game, *answers: str) -> str:
    """The output for a person with hints, by an adviser with a small budget."""
    screen, shown = a_screen()
    seat, typed = game.round.turn, iter(answers)
    adviser = SearchBot(Random(1), Budget(playouts=60)).explain
    person = Person(screen, texts(), NAMES[: game.players], adviser=adviser, ask=lambda prompt: next(typed))
    with pytest.raises(Quit):
        person.decide(view(game, seat), known(game, seat), legal_actions(game))
    return shown.getvalue()


@pytest.mark.parametrize("asked", ["i", "hint", "HINT"])
def test_a_hint_shows_every_option_with_its_chance_the_best_first(asked: str) -> None:
    game = a_game("sailor-OR | boat-DB", a="crab-DB", b="sailor-PK", phase=Phase.TAKE)
    text = hinted(game, asked, "q").split("What the strongest bot would do\n")[1]
    head, best, *_ = text.split("\n")

    assert head.split() == ["Wins", "Between", "Points"]
    assert re.fullmatch(r"  3 +\d+% +\d+–\d+% +\d+\.\d  take the pink sailor from pile B *", best)
    assert text.count("%") == 2 * len(legal_actions(game))
    assert "19 times in 20" in text


def test_a_hint_is_offered_to_those_who_have_an_adviser_only() -> None:
    game = a_game("sailor-OR | boat-DB", a="crab-DB", b="sailor-PK", phase=Phase.TAKE)
    without = Sitting(game, "?", "i", "q")

    assert "i hint" in hinted(game, "q")
    assert "what the strongest bot would do" in hinted(game, "?", "q")
    assert "hint" not in without.text
    assert without.last_line.startswith("“i” is none of the choices")


# --- answers


@pytest.mark.parametrize(
    ("answer", "action"),
    [
        ("1", "draw"),
        ("2", "take A"),
        (" 3 ", "take B"),
        ("03", "take B"),
        ("draw", "draw"),
        ("d", "draw"),
        ("DRAW", "draw"),
        ("take a", "take A"),
        ("  take   B ", "take B"),
    ],
)
def test_an_option_is_chosen_by_its_number_or_its_text(answer: str, action: str) -> None:
    assert str(Sitting(PHASES[Phase.TAKE], answer).action) == action


def test_cards_are_typed_as_they_are_shown() -> None:
    assert str(Sitting(PHASES[Phase.KEEP], "keep sailor-pk > b").action) == "keep sailor-PK > B"


@pytest.mark.parametrize(
    "answer", ["0", "4", "99", "1000", "-1", "1.0", "²", "１", "wombat", "take c", "[red]"]
)
def test_nonsense_is_explained_and_asked_again(answer: str) -> None:
    sitting = Sitting(PHASES[Phase.TAKE], answer, "1")

    assert sitting.last_line.startswith(f"“{answer}” is none of the choices: type a number from 1 to 3")
    assert str(sitting.action) == "draw"


def test_an_answer_that_fits_several_options_is_asked_again() -> None:
    sitting = Sitting(PHASES[Phase.TAKE], "take", "1")

    assert sitting.last_line == "“take” could mean several choices: please type the number."


def test_an_answer_of_a_thousand_letters_is_not_repeated_in_full() -> None:
    sitting = Sitting(PHASES[Phase.TAKE], "x" * 1000, "1")

    assert "x" * 41 not in sitting.text


def test_enter_does_what_is_left_where_there_is_one_choice() -> None:
    assert str(Sitting(OTHERS["restricted"], "").action) == "draw"


def test_enter_does_nothing_where_there_are_several() -> None:
    sitting = Sitting(PHASES[Phase.TAKE], "", "", "2")

    assert str(sitting.action) == "take A"
    assert sitting.text.count("Number?") == 3


@pytest.mark.parametrize("answer", ["q", "Q", "quit", "exit"])
def test_a_person_may_leave(answer: str) -> None:
    sitting = Sitting(PHASES[Phase.TAKE], answer, "1")

    assert sitting.left
    assert sitting.unread == ["1"]


def test_the_end_of_the_input_is_leaving() -> None:
    assert Sitting(PHASES[Phase.TAKE]).left


def test_an_interrupt_is_passed_on() -> None:
    def interrupt(prompt: str) -> str:
        raise KeyboardInterrupt

    game, (screen, _) = PHASES[Phase.TAKE], a_screen()
    person = Person(screen, texts(), NAMES[:2], ask=interrupt)

    with pytest.raises(KeyboardInterrupt):
        person.decide(view(game, Seat(0)), no_knowledge(Seat(0), 2, game.box), legal_actions(game))


def test_an_arrow_key_cannot_upset_the_screen() -> None:
    sitting = Sitting(PHASES[Phase.TAKE], "\x1b[A", "\x07", "1")

    assert "\x1b" not in sitting.text
    assert "\x07" not in sitting.text


def test_a_name_in_brackets_is_only_a_name() -> None:
    game = a_game("crab-DB | boat-DB", phase=Phase.TAKE)
    screen, shown = a_screen()
    person = Person(screen, texts(), ("[red]You[/nope]", "[bold]Ada"), ask=lambda prompt: "1")
    person.decide(view(game, Seat(0)), no_knowledge(Seat(0), 2, game.box), legal_actions(game))

    assert "[bold]Ada" in shown.getvalue()
