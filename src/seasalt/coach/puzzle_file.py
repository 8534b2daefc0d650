"""The file of puzzles: its lines, in the notation of records, and the puzzles that ship with the package.

docs/notation.md has the grammar. A world is a way in which the cards that the seat has seen can lie.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from importlib import resources
from typing import Final

from seasalt.bots import Level
from seasalt.coach.puzzle import Choice, Puzzle, PuzzlePosition
from seasalt.coach.suggestions import ReasonKind
from seasalt.rules.action import Pile, Seat
from seasalt.rules.cards import Cards
from seasalt.rules.errors import Fault, NotationError
from seasalt.rules.game import seats
from seasalt.rules.knowledge import DECK, DRAWN, World
from seasalt.rules.notation import (
    format_cards,
    format_seat,
    parse_action,
    parse_card,
    parse_cards,
    parse_pile,
    parse_seat,
)
from seasalt.rules.phase import Phase
from seasalt.rules.result import Call
from seasalt.rules.ruleset import OPTIONS, Ruleset, format_option, with_options
from seasalt.wire.review import ReviewReason

FILE: Final = "puzzles.txt"
FIRST_LINE: Final = "seasalt puzzles 2"
WORLDS: Final = 15_000
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
        is_other = first.startswith("seasalt puzzles")
        raise NotationError(Fault.RECORD_VERSION if is_other else Fault.NOT_A_RECORD, first[:80], FIRST_LINE)
    return tuple(map(parse_puzzle, blocks))


def format_puzzle(puzzle: Puzzle) -> str:
    """The lines of one puzzle."""
    return "\n".join(
        [
            f"puzzle {puzzle.number}",
            f"solved {' '.join(f'{100 * share:.0f}' for share in puzzle.solved)}",
            *_position_lines(puzzle.position),
            *(line for choice in puzzle.choices for line in _choice_lines(choice)),
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


def _choice_lines(choice: Choice) -> Iterator[str]:
    numbers = (100 * choice.chance, 100 * choice.margin, 100 * choice.behind, choice.points)
    yield f"choice {' '.join(f'{number:.1f}' for number in numbers)} {choice.action}"
    if (why := choice.reason) is not None:
        seat = None if why.seat is None else format_seat(Seat(why.seat))
        values = (seat, why.card, why.number, why.other, why.other_number)
        facts = [f" {fact} {value}" for fact, value in zip(_REASON, values, strict=True) if value is not None]
        yield f"reason {why.kind} {100 * why.share:.0f}{''.join(facts)}"


def _numbers(numbers: Iterable[int]) -> str:
    return " ".join(map(str, numbers))


# --- reading


def parse_puzzle(text: str) -> Puzzle:
    """The puzzle of these lines; what is not legal in its position is a NotationError."""
    facts: dict[str, str] = {}
    laid: list[tuple[Seat, Cards]] = []
    worlds: list[tuple[float, dict[str, Cards]]] = []
    choices: list[Choice] = []
    options: dict[str, str] = {}
    for line in text.split("\n"):
        word, _, rest = line.partition(" ")
        match word:
            case "option":
                name, _, options[name] = rest.partition(" ")
            case "laid":
                owner, _, group = rest.partition(" ")
                laid.append((parse_seat(owner), parse_cards(group)))
            case "world" if _SHARE.fullmatch(rest):
                worlds.append((float(rest), {}))
            case "pile" | "hand" | "drawn" | "deck" if worlds:
                zone, cards = _parse_zone(word, rest)
                worlds[-1][1][zone] = cards
            case "choice":
                choices.append(_parse_choice(line))
            case "reason" if choices and choices[-1].reason is None:
                choices[-1] = choices[-1]._replace(reason=_parse_reason(line))
            case _ if word in _FACTS and word not in facts:
                facts[word] = rest
            case _:
                raise NotationError(Fault.RECORD_LINE, line, _KEYS)
    for word in _NEEDED:
        if word not in facts:
            raise NotationError(Fault.RECORD_HEADER, word)
    position = _parse_position(facts, with_options(Ruleset(), options), laid, worlds)
    actions = [choice.action for choice in choices]
    if set(actions) != set(position.options) or not 1 < len(actions) == len(position.options):
        raise NotationError(Fault.RECORD_ILLEGAL, f"puzzle {facts['puzzle']}")
    if any(choice.reason and (choice.reason.seat or 0) >= len(position.totals) for choice in choices):
        raise NotationError(Fault.RECORD_ILLEGAL, f"puzzle {facts['puzzle']}")
    number, shares = _parse_number(facts["puzzle"]), _parse_numbers(facts["solved"])
    if len(shares) != len(Level) or max(shares) > 100:
        raise NotationError(Fault.RECORD_LINE, f"solved {facts['solved']}", _KEYS)
    return Puzzle(number, tuple(share / 100 for share in shares), position, tuple(choices))


_NEEDED: Final = ("puzzle", "solved", "seat", "totals", "round", "starter", "phase", "hands")
_FACTS: Final = (*_NEEDED, "restricted", "revealed", "called", "looking")
_KEYS: Final = f"{' '.join(_FACTS)} option laid world pile hand drawn deck choice reason"
_NUMBERS: Final = re.compile(r"[0-9]{1,4}( [0-9]{1,4}){0,7}")
_SHARE: Final = re.compile(r"0\.[0-9]{4}|1\.0000")
_CHOICE: Final = re.compile(r"choice (\d{1,3}\.\d) (\d{1,3}\.\d) (\d{1,3}\.\d) (\d{1,3}\.\d) (.+)", re.ASCII)
_REASON: Final = ("seat", "card", "number", "other", "other_number")
_REASON_LINE: Final = re.compile(
    r"reason ([a-z-]{1,20}) (\d{1,3})(?: seat ([1-4]))?(?: card (\S+))?(?: number (-?\d{1,3}))?"
    r"(?: other (\S+))?(?: other_number (-?\d{1,3}))?",
    re.ASCII,
)


def _parse_numbers(text: str) -> tuple[int, ...]:
    if not _NUMBERS.fullmatch(text):
        raise NotationError(Fault.RECORD_LINE, text, _KEYS)
    return tuple(map(int, text.split()))


def _parse_number(text: str) -> int:
    number, *more = _parse_numbers(text)
    if more:
        raise NotationError(Fault.RECORD_LINE, text, _KEYS)
    return number


def _parse_zone(word: str, rest: str) -> tuple[str, Cards]:
    where, _, cards = rest.partition(" ")
    match word:
        case "pile":
            return f"pile {parse_pile(where)}", parse_cards(cards)
        case "hand":
            return f"hand {format_seat(parse_seat(where))}", parse_cards(cards)
        case _:
            return word, parse_cards(rest)


def _parse_choice(line: str) -> Choice:
    found = _CHOICE.fullmatch(line)
    if not found:
        raise NotationError(Fault.RECORD_LINE, line, _KEYS)
    *numbers, action = found.groups()
    chance, margin, behind, points = map(float, numbers)
    return Choice(parse_action(action), chance / 100, margin / 100, behind / 100, points)


def _parse_reason(line: str) -> ReviewReason:
    found = _REASON_LINE.fullmatch(line)
    if not found or found[1] not in list(ReasonKind):
        raise NotationError(Fault.RECORD_LINE, line, _KEYS)
    kind, share, seat, card, number, other, other_number = found.groups()
    return ReviewReason(
        kind,
        int(share) / 100,
        parse_seat(seat) if seat else None,
        str(parse_card(card)) if card else None,
        int(number) if number else None,
        str(parse_card(other)) if other else None,
        int(other_number) if other_number else None,
    )


def _parse_position(
    facts: dict[str, str],
    ruleset: Ruleset,
    laid: list[tuple[Seat, Cards]],
    worlds: list[tuple[float, dict[str, Cards]]],
) -> PuzzlePosition:
    totals = _parse_numbers(facts["totals"])
    everyone = seats(len(totals))
    restricted, revealed = (
        tuple(format_seat(seat) in facts.get(word, "").split() for seat in everyone)
        for word in ("restricted", "revealed")
    )
    caller, _, call = facts.get("called", "").partition(" ")
    if (caller and call not in list(Call)) or facts["phase"] not in list(Phase):
        raise NotationError(Fault.RECORD_LINE, f"called {caller} {call} phase {facts['phase']}", _KEYS)
    position = PuzzlePosition(
        ruleset=ruleset,
        seat=parse_seat(facts["seat"]),
        totals=totals,
        round_number=_parse_number(facts["round"]),
        starter=parse_seat(facts["starter"]),
        phase=Phase(facts["phase"]),
        hand_sizes=_parse_numbers(facts["hands"]),
        tableaus=tuple(tuple(group for owner, group in laid if owner == seat) for seat in everyone),
        restricted=restricted,
        revealed=revealed,
        caller=parse_seat(caller) if caller else None,
        call=Call(call) if call else None,
        looking=parse_pile(facts["looking"]) if "looking" in facts else None,
        worlds=tuple((_world(lies, len(totals)), weight) for weight, lies in worlds),
    )
    if not position.is_possible:
        raise NotationError(Fault.RECORD_ILLEGAL, f"puzzle {facts['puzzle']}")
    return position


def _world(lies: dict[str, Cards], players: int) -> World:
    zones = [*(f"hand {format_seat(seat)}" for seat in seats(players)), "drawn", "deck"]
    return World(
        tuple(lies.get(zone, ()) for zone in zones), (lies.get("pile A", ()), lies.get("pile B", ()))
    )
