"""Random games and small trees of positions, for tests."""

from collections.abc import Iterator
from random import Random

from seasalt.env.games.position import Position, Start, first_position
from seasalt.env.spiel_tree import choices
from seasalt.rules import Edition, Ruleset, parse_cards
from seasalt.rules.action import CallLastChance, CallStop, Deal, EndTurn, Lose

SHUNNED = (CallLastChance, CallStop, EndTurn)


def a_start(players: int = 2, *, extra_salt: bool = False, max_rounds: int = 3) -> Start:
    """A short game."""
    return Start(Ruleset(extra_salt=extra_salt), players, max_rounds)


def small(cards: str) -> Position:
    """One round with these cards only, and a call from two points."""
    rules = Edition.BGA.ruleset
    return first_position(Start(rules, 2, 1, parse_cards(cards), call_at=2, remembers=True))


def walk(first: Position, rng: Random) -> Iterator[Position]:
    """A random game, in which players rarely call or end a turn when they could lay something."""
    position = first
    yield position
    while not position.over:
        numbers = choices(position)
        if not position.game.chance_acts and len(numbers) > 1 and rng.random() < 0.7:
            shy = [n for n, action in position.actions().items() if isinstance(action, SHUNNED)]
            numbers = tuple(number for number in numbers if (number,) not in shy) or numbers
        if position.game.chance_acts:
            cards, weights = zip(*position.chances(), strict=True)
            number = rng.choices(cards, weights)[0]
        else:
            number = rng.choice(numbers)
        position = position.after(number)
        yield position


def texts(position: Position) -> list[str]:
    """The actions that led to a position, in the notation; a duo is one action."""
    found, at = [], first_position(position.start)
    for number in position.numbers:
        name, at = at.name(number), at.after(number)
        if not at.chosen:
            found.append(name)
    return found


def play(position: Position, text: str) -> Position | None:
    """The position after an action, by all its numbers; None if it is not legal."""
    if position.over:
        return None
    if position.game.chance_acts:
        return next((position.after(n) for n in choices(position) if position.name(n) == text), None)
    for numbers, action in position.actions().items():
        assert not isinstance(action, Deal | Lose)
        if str(action) == text:
            for number in numbers[len(position.chosen) :]:
                position = position.after(number)
            return position
    return None
