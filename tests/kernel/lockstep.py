"""One game played twice, in `rules` and in the kernel, with the same chance and the same actions.

At every decision both must have the same legal actions and the same position, and at the end of every round
and game the same result. If not, the error shows the record of the game.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from itertools import product
from random import Random
from typing import Any, NamedTuple

from seasalt.kernel.actions import STAGES, Numbers, legal_sequences, numbers_of
from seasalt.kernel.convert import ENDINGS, set_rules, state_of
from seasalt.kernel.engines.engine import Engine
from seasalt.kernel.game.card_tables import NUMBER
from seasalt.kernel.game.chance import deal, lose
from seasalt.kernel.game.layout import FIELDS, OVER, ROUND_OVER, State
from seasalt.kernel.game.legal import legal
from seasalt.kernel.game.play import apply as kernel_apply
from seasalt.kernel.game.turns import next_round, start_game
from seasalt.rules import (
    Action,
    CallLastChance,
    CallStop,
    Cards,
    Deal,
    Edition,
    Game,
    Kind,
    Lose,
    Record,
    Ruleset,
    Seat,
    SeatAction,
    apply,
    box,
    format_record,
    legal_actions,
    new_game,
    sample,
)
from seasalt.rules.ruleset import OPTION_TABLE, format_option, unusual_values, with_options
from seasalt.rules.ruleset import OPTIONS as OPTION_NAMES

Policy = Callable[[tuple[Action, ...], Random], Action]

CURIOSITY = 0.5  # how often a number that was not yet played in a game is preferred

PASSING = {"random", "rng", "deck", "drawn", "pile", "looking", "victim", "duo", "trio", "first", "second"}
PASSING |= {"open", "doubt", "common_memory"}  # memory depends on the past, which a Game does not hold
"""Fields that mean nothing outside their phase, or whose order means nothing; compared separately."""


OPTIONS = (
    Ruleset(),
    *(
        with_options(Ruleset(), {name: value})
        for name in OPTION_NAMES
        if OPTION_TABLE[name].record
        for value in unusual_values(name)
    ),
    Ruleset(target_score=13),
)
"""Every value of every option, one at a time."""


def small_box(rng: Random, extra_salt: bool) -> Cards:
    """All mermaids and some other cards, so that decks run out and four mermaids come together."""
    cards = box(extra_salt=extra_salt)
    mermaids = [card for card in cards if card.kind is Kind.MERMAID]
    others = [card for card in cards if card.kind is not Kind.MERMAID]
    return (*mermaids, *rng.sample(others, rng.randrange(8, 30)))


class LockstepGame(NamedTuple):
    """What is played, and the generator of this game."""

    ruleset: Ruleset
    players: int
    starter: int
    cards: Cards | None
    policy: Policy
    rng: Random


def games(seed: int, boxes: tuple[bool, ...] = (False, True)) -> Iterator[LockstepGame]:
    """Every option with 2 to 4 players, with and without Extra Salt, and with both policies.

    What a game is seeds its generator, not its place in the list: another option changes no other game.
    """
    for option, extra_salt, players, policy in product(OPTIONS, boxes, (2, 3, 4), (uniform, shy)):
        ruleset = replace(option, extra_salt=extra_salt)
        rng = Random(f"{seed} {unusual(ruleset)} {players} {policy.__name__}")
        cards = small_box(rng, extra_salt) if rng.random() < 0.6 else None
        yield LockstepGame(ruleset, players, rng.randrange(players), cards, policy, rng)


def unusual(ruleset: Ruleset) -> str:
    """The options that are not as the rule books have them, so that a new option changes no text."""
    values = {name: (format_option(ruleset, name), format_option(Ruleset(), name)) for name in OPTION_NAMES}
    return " ".join(f"{name}={value}" for name, (value, usual) in values.items() if value != usual)


def uniform(options: tuple[Action, ...], rng: Random) -> Action:
    """A random legal action."""
    return rng.choice(options)


def shy(options: tuple[Action, ...], rng: Random) -> Action:
    """A random legal action, but rarely a call."""
    quiet = tuple(option for option in options if not isinstance(option, CallStop | CallLastChance))
    return rng.choice(quiet if rng.random() < 0.95 else options)


@dataclass
class Seen:
    """What came up in the games so far."""

    numbers: set[int] = field(default_factory=set)
    phases: set[int] = field(default_factory=set)
    endings: set[int] = field(default_factory=set)
    decisions: int = 0


class Double:
    """A game in `rules` and the same game in the kernel. Subclasses add other engines."""

    def __init__(self, ruleset: Ruleset, players: int, starter: int, cards: Cards | None) -> None:
        self.game = new_game(ruleset, players, starter=Seat(starter), cards=cards).game
        self.state = State()
        self.played: set[int] = set()
        set_rules(self.state, ruleset, players, self.game.box)
        start_game(self.state, starter)

    def go_to(self, game: Game) -> None:
        """Go on from another position."""
        self.game, self.state = game, state_of(game)

    def deal(self, card: int) -> None:
        deal(self.state, card)

    def lose(self, card: int) -> None:
        lose(self.state, card)

    def act(self, number: int) -> None:
        kernel_apply(self.state, number)

    def next_round(self) -> None:
        next_round(self.state)

    def complaints(self) -> list[str]:
        """The differences between the kernel's position and that of `rules`."""
        return differences(position(state_of(self.game)), position(self.state))


class EngineDouble(Double):
    """Also plays in a record of an engine, and compares it with the State field by field."""

    def __init__(
        self, ruleset: Ruleset, players: int, starter: int, cards: Cards | None, engine: Engine
    ) -> None:
        super().__init__(ruleset, players, starter, cards)
        self.engine = engine
        self.records = engine.states(1, seed=1)
        engine.put(self.state, self.records)
        self.read = State()
        self.legal = 0

    def go_to(self, game: Game) -> None:
        super().go_to(game)
        self.engine.put(self.state, self.records)

    def _step(self, number: int) -> None:
        self.legal = self.engine.job("step_one")(self.records, 0, number)

    def deal(self, card: int) -> None:
        super().deal(card)
        self._step(card)

    def lose(self, card: int) -> None:
        super().lose(card)
        self._step(card)

    def act(self, number: int) -> None:
        super().act(number)
        self._step(number)

    def next_round(self) -> None:
        super().next_round()
        self._step(0)

    def complaints(self) -> list[str]:
        self.engine.get(self.records, 0, self.read)
        found = differences(facts(self.state), facts(self.read))
        if self.legal != legal(self.state):
            found.append(f"legal: {legal(self.state):b} is {self.legal:b}")
        return super().complaints() + found


def facts(s: State) -> dict[str, Any]:
    """All fields except the generator."""
    return {field.name: getattr(s, field.name) for field in FIELDS if field.name != "rng"}


def position(s: State) -> dict[str, Any]:
    """The fields of a state that matter, in a comparable form."""
    found = {name: value for name, value in facts(s).items() if name not in PASSING}
    found["deck"] = sorted(s.deck[: s.deck_count])
    found["box"] = sorted(s.deck[: s.box_count])
    found["drawn"] = sorted(s.drawn[: s.drawn_count])
    found["A"] = s.pile[: s.pile_count[0]]
    found["B"] = s.pile[66 : 66 + s.pile_count[1]]
    return found


def differences(expected: dict[str, Any], found: dict[str, Any]) -> list[str]:
    """The fields that differ."""
    return [
        f"{name}: {expected[name]} is {found[name]}" for name in expected if expected[name] != found[name]
    ]


def play_doubly(
    double: Double, policy: Policy, rng: Random, seen: Seen, *, starter: int, rounds: int = 99
) -> None:
    """Play a game to its end, or for so many rounds, and compare after every action."""
    actions: list[Action] = []
    try:
        while double.game.outcome is None and double.game.round.number <= rounds:
            actions.append(_step(double, policy, rng, seen))
    except AssertionError as error:
        raise AssertionError(f"{error}\n\n{_record(double.game, starter, actions)}") from error


def _step(double: Double, policy: Policy, rng: Random, seen: Seen) -> Action:
    game, s = double.game, double.state
    seen.phases.add(s.phase)
    if game.chance_acts:
        chance = sample(game, rng)
        double.game = apply(game, chance).game
        match chance:
            case Deal(card):
                double.deal(NUMBER[card])
            case Lose(card):
                double.lose(NUMBER[card])
        _compare(double, game, chance, seen)
        return chance
    options, sequences = legal_actions(game), legal_numbers(double)
    fresh = [one for numbers, one in sequences.items() if not double.played.issuperset(numbers)]
    action: Action = rng.choice(fresh) if fresh and rng.random() < CURIOSITY else policy(options, rng)
    act_doubly(double, action, seen)
    return action


def legal_numbers(double: Double) -> dict[Numbers, SeatAction]:
    """The legal actions by their numbers, if the kernel and `rules` agree on them."""
    options, sequences = legal_actions(double.game), legal_sequences(double.state)
    assert len(set(sequences.values())) == len(sequences), "two sequences are one action"
    assert set(sequences.values()) == set(options), f"rules: {options}; kernel: {tuple(sequences.values())}"
    for numbers, action in sequences.items():
        assert numbers_of(double.state, action) == numbers, f"{action} has not the numbers {numbers}"
    return sequences


def act_doubly(double: Double, action: Action, seen: Seen) -> None:
    """Play an action of a seat in both, and compare."""
    game, s = double.game, double.state
    numbers: Numbers = numbers_of(s, action)  # type: ignore[arg-type]
    double.game = apply(game, action).game
    for place, number in enumerate(numbers, start=1):
        seen.numbers.add(number)
        double.played.add(number)
        seen.phases.add(s.phase)
        double.act(number)
        assert (s.phase in STAGES) == (place < len(numbers)), "a sequence ends too early or too late"
    seen.decisions += 1
    _compare(double, game, action, seen)


def _compare(double: Double, before: Game, action: Action, seen: Seen) -> None:
    game, s = double.game, double.state
    if len(game.results) > len(before.results):
        result = game.results[-1]
        seen.endings.add(s.ending)
        assert s.phase == (OVER if game.outcome else ROUND_OVER), f"phase {s.phase} after {action}"
        assert s.ending == ENDINGS[result.ending], f"ending {s.ending}, not {result.ending}"
        assert tuple(s.points[: s.players]) == result.points, f"points {s.points}, not {result.points}"
        if not game.outcome:
            double.next_round()
    if complaints := double.complaints():
        raise AssertionError(f"after {action}: " + "; ".join(complaints))


def _record(game: Game, starter: int, actions: list[Action]) -> str:
    names = tuple(f"seat {seat + 1}" for seat in range(game.players))
    record = Record(Edition.STANDARD, game.ruleset, names, Seat(starter), None, tuple(actions))
    if len(game.box) in (58, 66):
        return format_record(record)
    return f"box: {game.box}\n{replace(record, actions=())}\n" + "\n".join(map(str, actions))
