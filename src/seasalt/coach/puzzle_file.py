"""The file of puzzles: its lines, in the notation of records, and the puzzles that ship with the package.

docs/notation.md has the grammar. A world is a way in which the cards that the seat has seen can lie.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from importlib import resources
from typing import Final

from seasalt.bots import Level
from seasalt.coach.puzzle import Choice, Puzzle, PuzzlePosition, Theme
from seasalt.rules.action import Pile, Seat
from seasalt.rules.cards import Cards
from seasalt.rules.errors import Fault, NotationError
from seasalt.rules.game import seats
from seasalt.rules.knowledge import DECK, DRAWN, World
from seasalt.rules.notation import (
    format_cards,
    format_seat,
    parse_action,
    parse_cards,
    parse_pile,
    parse_seat,
)
from seasalt.rules.phase import Phase
from seasalt.rules.result import Call
from seasalt.rules.ruleset import OPTIONS, Ruleset, format_option, with_options

FILE: Final = "puzzles.txt"
FIRST_LINE: Final = "seasalt puzzles 1"
WORLDS: Final = 1500
"""The deals in which the options of each puzzle were tried for the numbers in the file."""


@cache
def puzzles() -> tuple[Puzzle, ...]:
    """The puzzles of the package, numbered from 1."""
    return parse_puzzles(resources.files("seasalt.coach").joinpath(FILE).read_text("utf-8"))


def puzzle_of_the_day(day: int, among: Sequence[Puzzle] | None = None) -> Puzzle:
    """The puzzle of a day, counted as `date.toordinal` does. All come by before one comes again."""
    every = among or puzzles()
    return every[day * _STRIDE % len(every)]


_STRIDE: Final = 1009  # a prime: days that follow each other have puzzles that lie far apart


def format_puzzles(found: Iterable[Puzzle]) -> str:
    """The text of a file."""
    return "\n\n".join([FIRST_LINE, *map(format_puzzle, found)]) + "\n"


def parse_puzzles(text: str) -> tuple[Puzzle, ...]:
    """The puzzles of a file."""
    first, *blocks = text.strip().split("\n\n")
    if first != FIRST_LINE:
        raise NotationError(Fault.NOT_A_RECORD, first[:80], FIRST_LINE)
    return tuple(map(parse_puzzle, blocks))


def format_puzzle(puzzle: Puzzle) -> str:
    """The lines of one puzzle."""
    return "\n".join(
        [
            f"puzzle {puzzle.number}",
            f"theme {puzzle.theme}",
            f"level {puzzle.level}",
            *_position_lines(puzzle.position),
            *map(_choice_line, puzzle.choices),
        ]
    )


def _position_lines(position: PuzzlePosition) -> Iterator[str]:
    standard = Ruleset()
    for name in OPTIONS:
        if (value := format_option(position.ruleset, name)) != format_option(standard, name):
            yield f"option {name} {value}"
    yield f"seat {format_seat(position.seat)}"
    yield f"totals {_numbers(position.totals)}"
    yield f"round {position.round_number}"
    yield f"starter {format_seat(position.starter)}"
    yield f"phase {position.phase}"
    yield f"hands {_numbers(position.hand_sizes)}"
    for seat, tableau in enumerate(position.tableaus):
        for group in tableau:
            yield f"laid {format_seat(Seat(seat))} {format_cards(group)}"
    for word, who in (("restricted", position.restricted), ("revealed", position.revealed)):
        if any(who):
            yield f"{word} {' '.join(format_seat(Seat(seat)) for seat, is_so in enumerate(who) if is_so)}"
    if position.caller is not None:
        yield f"called {format_seat(position.caller)} {position.call}"
    if position.looking is not None:
        yield f"looking {position.looking}"
    for world, weight in position.worlds:
        yield from _world_lines(world, weight)


def _world_lines(world: World, weight: float) -> Iterator[str]:
    yield f"world {weight:.4f}"
    for pile in Pile:
        if world.piles[pile]:
            yield f"pile {pile} {format_cards(world.piles[pile])}"
    for seat, hand in enumerate(world.zones[:DRAWN]):
        if hand:
            yield f"hand {format_seat(Seat(seat))} {format_cards(hand)}"
    for word, zone in (("drawn", DRAWN), ("deck", DECK)):
        if world.zones[zone]:
            yield f"{word} {format_cards(world.zones[zone])}"


def _choice_line(choice: Choice) -> str:
    numbers = (100 * choice.chance, 100 * choice.margin, 100 * choice.behind, choice.points)
    return f"choice {' '.join(f'{number:.1f}' for number in numbers)} {choice.action}"


def _numbers(numbers: Iterable[int]) -> str:
    return " ".join(map(str, numbers))


def parse_puzzle(text: str) -> Puzzle:
    """The puzzle of these lines; what is not legal in its position is a NotationError."""
    lines = text.split("\n")
    facts: dict[str, str] = {}
    laid: list[tuple[Seat, Cards]] = []
    worlds: list[tuple[float, list[str]]] = []
    choices: list[Choice] = []
    options: dict[str, str] = {}
    for line in lines:
        word, _, rest = line.partition(" ")
        match word:
            case "option":
                name, _, options[name] = rest.partition(" ")
            case "laid":
                seat, _, cards = rest.partition(" ")
                laid.append((parse_seat(seat), parse_cards(cards)))
            case "world":
                worlds.append((float(rest), []))
            case "pile" | "hand" | "drawn" | "deck" if worlds:
                worlds[-1][1].append(line)
            case "choice":
                choices.append(_parse_choice(line))
            case _ if word in _FACTS and word not in facts:
                facts[word] = rest
            case _:
                raise NotationError(Fault.RECORD_LINE, line, _KEYS)
    position = _parse_position(facts, with_options(Ruleset(), options), laid, worlds)
    if {choice.action for choice in choices} != set(position.options):
        raise NotationError(Fault.RECORD_ILLEGAL, f"puzzle {facts['puzzle']}")
    return Puzzle(
        int(facts["puzzle"]), Theme(facts["theme"]), Level(facts["level"]), position, tuple(choices)
    )


_FACTS: Final = (
    *("puzzle", "theme", "level", "seat", "totals", "round", "starter", "phase", "hands"),
    *("restricted", "revealed", "called", "looking"),
)
_KEYS: Final = f"{' '.join(_FACTS)} option laid world pile hand drawn deck choice"
_CHOICE: Final = re.compile(r"choice (\d+\.\d) (\d+\.\d) (\d+\.\d) (-?\d+\.\d) (.+)")


def _parse_choice(line: str) -> Choice:
    found = _CHOICE.fullmatch(line)
    if not found:
        raise NotationError(Fault.RECORD_LINE, line, _KEYS)
    *numbers, action = found.groups()
    chance, margin, behind, points = map(float, numbers)
    return Choice(parse_action(action), chance / 100, margin / 100, behind / 100, points)


def _parse_position(
    facts: dict[str, str],
    ruleset: Ruleset,
    laid: list[tuple[Seat, Cards]],
    worlds: list[tuple[float, list[str]]],
) -> PuzzlePosition:
    totals = tuple(map(int, facts["totals"].split()))
    everyone = seats(len(totals))
    restricted, revealed = (
        tuple(format_seat(seat) in facts.get(word, "").split() for seat in everyone)
        for word in ("restricted", "revealed")
    )
    caller, _, call = facts.get("called", "").partition(" ")
    return PuzzlePosition(
        ruleset=ruleset,
        seat=parse_seat(facts["seat"]),
        totals=totals,
        round_number=int(facts["round"]),
        starter=parse_seat(facts["starter"]),
        phase=Phase(facts["phase"]),
        hand_sizes=tuple(map(int, facts["hands"].split())),
        tableaus=tuple(tuple(group for owner, group in laid if owner == seat) for seat in everyone),
        restricted=restricted,
        revealed=revealed,
        caller=parse_seat(caller) if caller else None,
        call=Call(call) if call else None,
        looking=parse_pile(facts["looking"]) if "looking" in facts else None,
        worlds=tuple((_parse_world(lines, len(totals)), weight) for weight, lines in worlds),
    )


def _parse_world(lines: list[str], players: int) -> World:
    found: dict[str, Cards] = {}
    for line in lines:
        word, _, rest = line.partition(" ")
        if word in ("pile", "hand"):
            where, _, rest = rest.partition(" ")
            word = f"{word} {where}"
        found[word] = parse_cards(rest)
    zones = [*(f"hand {format_seat(seat)}" for seat in seats(players)), "drawn", "deck"]
    return World(
        tuple(found.get(zone, ()) for zone in zones), (found.get("pile A", ()), found.get("pile B", ()))
    )
