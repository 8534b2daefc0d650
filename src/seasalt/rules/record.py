"""Records: a game as text, with a header and every action, chance included. docs/notation.md has the grammar.

Parsing a record plays it: a line that the rules do not allow, or a check line that is wrong, is a RecordError
with the number of the line. An unfinished game is a record too, so a file that is written during the game can
be read at any time.
"""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import NamedTuple, ParamSpec, TypeVar

from seasalt.rules.action import Action, Seat
from seasalt.rules.edition import Edition, edition_named
from seasalt.rules.errors import Fault, IllegalAction, OptionError, RecordError, Unreadable
from seasalt.rules.event import Event
from seasalt.rules.fairness import MAX_NONCE_BYTES, SECRET_BYTES, Fairness, is_nonce, is_secret
from seasalt.rules.game import Game, seats
from seasalt.rules.notation import format_seat, parse_action, parse_seat
from seasalt.rules.play import apply
from seasalt.rules.ruleset import OPTIONS, RULES_VERSION, Ruleset, format_option, with_options
from seasalt.rules.shuffle import seeded_chance, seeded_starter
from seasalt.rules.turns import Step, new_game

FIRST_LINE = "seasalt record 1"
CHANCE = "*"
MAX_NAME = 40
FIRST_RULES = 1  # of a record that does not name a version of the rules


@dataclass(frozen=True, slots=True)
class Record:
    """A game that can be replayed. With a seed, chance must follow from it.

    With fairness, the seed and the starter must follow from the secret and the nonces.
    """

    edition: Edition
    ruleset: Ruleset
    names: tuple[str, ...]
    starter: Seat = Seat(0)
    seed: bytes | None = None
    actions: tuple[Action, ...] = ()
    fairness: Fairness | None = None

    def __post_init__(self) -> None:
        for name in self.names:
            _check_name(name)
        if self.seed == b"":
            raise OptionError(Fault.RECORD_SEED_TEXT, "")
        if self.fairness:
            _check_fairness(self, self.fairness)


def is_name(text: str) -> bool:
    """Whether a text can be the name of a seat: printable, one line, no blank at either end."""
    return text.isprintable() and text == text.strip() and 1 <= len(text) <= MAX_NAME


def _check_name(name: str) -> None:
    if not is_name(name):
        raise OptionError(Fault.SEAT_NAME, name, str(MAX_NAME))


def _check_fairness(record: Record, fairness: Fairness) -> None:
    """Refuse a seed that does not follow from the committed secret and the nonces of all seats."""
    _check_bytes("commitment", fairness.commitment)
    _check_bytes("secret", fairness.secret)
    for nonce in fairness.nonces:
        _check_bytes("nonce", nonce)
    if len(fairness.nonces) < len(record.names):
        raise OptionError(Fault.RECORD_HEADER, f"nonce {len(fairness.nonces) + 1}")
    if len(fairness.nonces) > len(record.names):
        known = " ".join(map(format_seat, seats(len(record.names))))
        raise OptionError(Fault.UNKNOWN_SEAT, str(len(fairness.nonces)), known)
    if record.seed is None:
        raise OptionError(Fault.RECORD_HEADER, "seed")
    if not fairness.holds():
        raise OptionError(Fault.RECORD_SECRET, fairness.secret, fairness.commitment)
    if record.seed != fairness.seed:
        raise OptionError(Fault.RECORD_SHARED_SEED, record.seed.hex(), fairness.seed.hex())
    if record.starter != (starter := seeded_starter(record.seed, len(record.names))):
        raise OptionError(Fault.RECORD_STARTER, format_seat(record.starter), format_seat(starter))


def _check_bytes(key: str, text: str) -> None:
    if not (is_nonce(text) if key.startswith("nonce") else is_secret(text)):
        pairs = f"1-{MAX_NONCE_BYTES}" if key.startswith("nonce") else str(SECRET_BYTES)
        raise OptionError(Fault.RECORD_HEX, text, pairs)


class PlayedStep(NamedTuple):
    """A step of a game with its action; the first, which starts the game, has none."""

    action: Action | None
    step: Step


def replay(record: Record) -> Iterator[PlayedStep]:
    """The steps of a recorded game."""
    step = new_game(record.ruleset, len(record.names), starter=record.starter)
    yield PlayedStep(None, step)
    for action in record.actions:
        step = apply(step.game, action)
        yield PlayedStep(action, step)


class Decision(NamedTuple):
    """An action of a seat, all events until the next decision, and the game at that point."""

    seat: Seat | None
    action: Action | None
    events: tuple[Event, ...]
    game: Game


def decisions(record: Record) -> Iterator[Decision]:
    """The decisions of a recorded game; the first, which starts the game, has no seat and no action."""
    (_, (game, events)), *rest = replay(record)
    seat: Seat | None = None
    action: Action | None = None
    for next_action, step in rest:
        if game.to_act is not None:
            yield Decision(seat, action, events, game)
            seat, action, events = game.to_act, next_action, ()
        game, events = step.game, events + step.events
    yield Decision(seat, action, events, game)


# --- writing


def format_record(record: Record) -> str:
    """The whole record as text."""
    lines = header_lines(record)
    before: Game | None = None
    for action, step in replay(record):
        if before is not None and action is not None:
            lines += step_lines(before, action, step.game)
        before = step.game
    return "\n".join(lines) + "\n"


def header_lines(record: Record) -> list[str]:
    """The lines before the first action."""
    lines = [FIRST_LINE, f"edition {record.edition}"]
    if record.ruleset.version != FIRST_RULES:
        lines.append(f"rules {record.ruleset.version}")
    lines += [f"option {name} {format_option(record.ruleset, name)}" for name in OPTIONS]
    lines += [f"seat {format_seat(seat)} {record.names[seat]}" for seat in seats(len(record.names))]
    lines.append(f"starter {format_seat(record.starter)}")
    if record.seed is not None:
        lines.append(f"seed {record.seed.hex()}")
    if record.fairness:
        lines += [f"commitment {record.fairness.commitment}", f"secret {record.fairness.secret}"]
        nonces = enumerate(record.fairness.nonces)
        lines += [f"nonce {format_seat(Seat(seat))} {nonce}" for seat, nonce in nonces]
    return [*lines, "", "round 1"]


def step_lines(before: Game, action: Action, after: Game) -> list[str]:
    """The lines of one action: the action, and points and winner if it ended a round or the game."""
    actor = CHANCE if before.chance_acts else format_seat(before.round.turn)
    lines = [f"{actor} {action}"]
    if len(after.results) > len(before.results):
        lines.append(_points_line(after))
        lines += [_winner_line(after)] if after.outcome else ["", _round_line(after)]
    return lines


def _round_line(game: Game) -> str:
    return f"round {game.round.number}"


def _points_line(game: Game) -> str:
    return "points " + " ".join(map(str, game.results[-1].points)) if game.results else "points"


def _winner_line(game: Game) -> str:
    winners = game.outcome.winners if game.outcome else ()
    return " ".join(["winner", *map(format_seat, winners)])


_CHECKS = {"round": _round_line, "points": _points_line, "winner": _winner_line}


# --- reading

Lines = list[tuple[int, str]]


def parse_record(text: str) -> Record:
    """Parse a record and verify it by playing it."""
    numbered = [(number, line.strip()) for number, line in enumerate(text.split("\n"), start=1)]
    lines = [(number, line) for number, line in numbered if line and not line.startswith("#")]
    first, opening = lines[0] if lines else (1, "")
    if not opening.startswith("seasalt record"):
        raise RecordError(first, Fault.NOT_A_RECORD, opening)
    if opening != FIRST_LINE:
        raise RecordError(first, Fault.RECORD_VERSION, opening, FIRST_LINE)
    actions_from = next((place for place, (_, line) in enumerate(lines) if line == "round 1"), len(lines))
    record = _parse_header(lines[:actions_from])
    return replace(record, actions=_parse_actions(record, lines[actions_from:]))


def _parse_header(lines: Lines) -> Record:
    fields: dict[str, str] = {}
    where: dict[str, int] = {}
    for number, line in lines[1:]:
        field = _HEADER.fullmatch(line)
        if not field:
            raise RecordError(number, Fault.RECORD_LINE, line, _KEYS)
        key, value = field.groups()
        if key in fields:
            raise RecordError(number, Fault.RECORD_TWICE, key)
        fields[key], where[key] = value, number
        _read_at(number, _check_field, key, value)
    last_line = lines[-1][0]
    record = _read_at(last_line, _record_of, fields)
    starter_line = where.get("starter", last_line)
    _read_at(starter_line, new_game, record.ruleset, len(record.names), starter=record.starter)
    fairness = _read_at(last_line, _fairness_of, fields)
    try:
        return replace(record, fairness=fairness)
    except Unreadable as error:
        blamed = _BLAMED.get(error.fault, "").format(error.about)
        at = where.get(blamed, last_line)
        raise RecordError(at, error.fault, error.about, error.expected) from None


def _record_of(fields: dict[str, str]) -> Record:
    if "edition" not in fields:
        raise Unreadable(Fault.RECORD_HEADER, "edition")
    edition = edition_named(fields["edition"])
    options = {key.removeprefix("option "): fields[key] for key in fields if key.startswith("option ")}
    names = tuple(fields[key] for key in sorted(fields) if key.startswith("seat "))
    for number in range(1, len(names) + 1):
        if f"seat {number}" not in fields:
            raise Unreadable(Fault.RECORD_HEADER, f"seat {number}")
    version = int(fields.get("rules", FIRST_RULES))
    ruleset = replace(with_options(edition.ruleset, options), version=version)
    starter = parse_seat(fields.get("starter", "1"))
    new_game(ruleset, len(names))  # refuses too few or too many seats
    seed = bytes.fromhex(fields["seed"]) if "seed" in fields else None
    return Record(edition, ruleset, names, starter, seed)


def _fairness_of(fields: dict[str, str]) -> Fairness | None:
    nonces = sorted(key for key in fields if key.startswith("nonce "))
    if not nonces and "commitment" not in fields and "secret" not in fields:
        return None
    for key in ("commitment", "secret", *(f"nonce {number}" for number in range(1, len(nonces) + 1))):
        if key not in fields:
            raise Unreadable(Fault.RECORD_HEADER, key)
    return Fairness(fields["commitment"], fields["secret"], tuple(fields[key] for key in nonces))


_KEYS = "edition rules option seat starter seed commitment secret nonce round"
_BLAMED = {  # the line at fault; a missing line counts for the last one
    Fault.RECORD_SECRET: "secret",
    Fault.RECORD_SHARED_SEED: "seed",
    Fault.RECORD_STARTER: "starter",
    Fault.UNKNOWN_SEAT: "nonce {}",
}
_HEADER = re.compile(
    r"(edition|rules|option \w+|seat [1-4]|starter|seed|commitment|secret|nonce [1-4]) (\S.*)"
)
_SEED = re.compile(r"([0-9a-f]{2})+")


def _check_field(key: str, value: str) -> None:
    if key == "edition":
        edition_named(value)
    elif key == "rules":
        if value not in map(str, range(1, RULES_VERSION + 1)):
            raise Unreadable(Fault.RECORD_VERSION, f"rules {value}", f"rules {RULES_VERSION}")
    elif key.startswith("option "):
        with_options(Ruleset(), {key.removeprefix("option "): value})
    elif key.startswith("seat "):
        _check_name(value)
    elif key == "starter":
        parse_seat(value)
    elif key == "seed" and not _SEED.fullmatch(value):
        raise Unreadable(Fault.RECORD_SEED_TEXT, value)
    elif key in ("commitment", "secret") or key.startswith("nonce "):
        _check_bytes(key, value)


def _parse_actions(record: Record, lines: Lines) -> tuple[Action, ...]:
    game = new_game(record.ruleset, len(record.names), starter=record.starter).game
    actions: list[Action] = []
    for number, line in lines:
        word, _, rest = line.partition(" ")
        if word in _CHECKS:
            if line != (true := _CHECKS[word](game)):
                raise RecordError(number, Fault.RECORD_CHECK, line, true)
            continue
        if game.outcome:
            raise RecordError(number, Fault.RECORD_AFTER_END, line)
        action = _read_at(number, parse_action, rest)
        actor = CHANCE if game.chance_acts else format_seat(game.round.turn)
        if word != actor:
            raise RecordError(number, Fault.RECORD_ACTOR, line, actor)
        if record.seed and game.chance_acts and action != (dealt := seeded_chance(game, record.seed)):
            raise RecordError(number, Fault.RECORD_SEED, line, str(dealt))
        try:
            game = apply(game, action).game
        except IllegalAction as refusal:
            raise RecordError(number, Fault.RECORD_ILLEGAL, line, refusal.reason) from None
        actions.append(action)
    return tuple(actions)


P = ParamSpec("P")
R = TypeVar("R")


def _read_at(line: int, read: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
    """Call `read`; what it cannot read becomes a RecordError of that line."""
    try:
        return read(*args, **kwargs)
    except Unreadable as error:
        raise RecordError(line, error.fault, error.about, error.expected) from None
