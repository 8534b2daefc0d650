"""A game for whoever walks its tree: a position never changes, so a copy costs nothing.

The rules play it, and say what each seat is told. A record of the kernel goes along for the numbers of
actions and the row of an observation, which rules do not have. A position is its start and the numbers that
led to it, those of chance among them: a card's own number. That is all that a pickle holds.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from seasalt.env.errors import IllegalMove, NotRunning
from seasalt.env.games.information_state import entry
from seasalt.env.observation import Row
from seasalt.kernel.actions import Numbers, follow, numbers_of
from seasalt.kernel.bridge import set_rules
from seasalt.kernel.game.card_tables import ALL_CARDS, NUMBER
from seasalt.kernel.game.layout import ACTION_NAMES, ACTIONS, CARD, ROUND_OVER, State, copy_into
from seasalt.kernel.game.play import apply as apply_number
from seasalt.kernel.game.turns import next_round, start_game
from seasalt.kernel.observation.row import OBSERVATION, observe_one
from seasalt.rules.action import Deal, Lose, Seat, SeatAction
from seasalt.rules.cards import Cards
from seasalt.rules.chance import chance_action, chance_pool
from seasalt.rules.game import Game, seats
from seasalt.rules.legal import legal_actions
from seasalt.rules.notation import format_cards
from seasalt.rules.play import apply
from seasalt.rules.ruleset import CALL_POINTS, Ruleset
from seasalt.rules.turns import Events, Step, new_game
from seasalt.rules.view import redact


@dataclass(frozen=True, slots=True)
class Start:
    """How a game begins, and after how many rounds it is over whatever has happened."""

    ruleset: Ruleset
    players: int
    max_rounds: int
    cards: Cards | None = None  # the whole box, where there is a smaller one
    call_at: int = CALL_POINTS
    remembers: bool = False  # what follows a position is kept, for a game that is walked again and again


class _Page:
    """One step of a history: its number, and what happened. A seat's text is made when it is asked for."""

    __slots__ = ("before", "events", "number", "texts")

    def __init__(self, before: "_Page | None", number: int | None, events: Events) -> None:
        self.before = before
        self.number = number
        self.events = events
        self.texts: dict[Seat, str] = {}

    def tell(self, seat: Seat) -> str:
        """What the seat was told."""
        text = self.texts[seat] = "; ".join([entry(redact(event, seat)) for event in self.events])
        return text


class Position:
    """A game in the middle, with all that is hidden. Seats get its `row` and its `diary`."""

    __slots__ = ("_after", "_legal", "_page", "_rows", "_sequences", "_state", "chosen", "game", "start")

    def __init__(self, start: Start, game: Game, record: State, page: _Page, chosen: Numbers = ()) -> None:
        self.start = start
        self.game = game
        self.chosen = chosen  # numbers of a duo that is being laid
        self._state: State | None = record
        self._page = page
        self._sequences: dict[Numbers, SeatAction] | None = None
        self._legal: Numbers = ()
        self._rows: dict[int, Row] = {}
        self._after: dict[int, Position] = {}

    @property
    def over(self) -> bool:
        """Whether the game is over, or has gone on for as many rounds as it may."""
        return self.game.outcome is not None or len(self.game.results) >= self.start.max_rounds

    @property
    def to_act(self) -> Seat | None:
        """The seat that decides next; `None` while chance does, and at the end."""
        return None if self.over else self.game.to_act

    @property
    def numbers(self) -> Numbers:
        """All that was played, chance included."""
        return tuple(page.number for page in self._pages() if page.number is not None)[::-1]

    def _pages(self) -> Iterator[_Page]:
        """The steps of the history, the latest first."""
        page: _Page | None = self._page
        while page:
            yield page
            page = page.before

    def chances(self) -> list[tuple[int, float]]:
        """What chance may do: a card's number, and how likely it is."""
        pool = chance_pool(self.game)
        counted = Counter(NUMBER[card] for card in pool)
        return [(card, counted[card] / len(pool)) for card in sorted(counted)]

    def legal(self) -> Numbers:
        """The numbers that the seat to act may play, in order."""
        if not self._legal:
            place = len(self.chosen)
            self._legal = tuple(sorted({numbers[place] for numbers in self.actions()}))
        return self._legal

    def actions(self) -> dict[Numbers, SeatAction]:
        """Every sequence of numbers that goes on from what is chosen, with the action that it is."""
        if self._sequences is None:
            self._sequences = _sequences(self.game, self._record)
        return self._sequences

    def name(self, number: int) -> str:
        """What a number means here: the text of its action.

        A number that begins a duo with a choice of cards, or means nothing here, is named as it is anywhere.
        """
        if self.game.chance_acts:
            return str(chance_action(self.game, ALL_CARDS[number]))
        action = None if self.over else self.actions().get((*self.chosen, number))
        if action is not None:
            return str(action)
        return ACTION_NAMES[number] if number < CARD else str(ALL_CARDS[number - CARD])

    def after(self, number: int) -> "Position":
        """The position after that number, of a seat or of chance."""
        if number in self._after:
            return self._after[number]
        if self.over:
            raise NotRunning
        onward = self._after_chance(number) if self.game.chance_acts else self._after_seat(number)
        if self.start.remembers:
            self._after[number] = onward
            if len(self._after) == len(self.chances() if self.game.chance_acts else self.legal()):
                self._forget()
            if onward.over:
                onward._forget()
        return onward

    def _forget(self) -> None:
        """Let go of the record: it is large, seldom wanted again, and can be made anew."""
        self._state = None

    @property
    def _record(self) -> State:
        if self._state is None:
            self._state = _again(replace(self.start, remembers=False), self.numbers)._record
        return self._state

    def _after_seat(self, number: int) -> "Position":
        numbers = (*self.chosen, number)
        action = self.actions().get(numbers)
        if action is None:
            return self._choosing(numbers)
        record = _copied(self._record)
        for each in numbers:
            apply_number(record, each)
        return self._onward(apply(self.game, action), record, number)

    def _choosing(self, numbers: Numbers) -> "Position":
        """The same game, with one more number of a duo that is being laid."""
        onward = Position(self.start, self.game, self._record, _Page(self._page, numbers[-1], ()), numbers)
        onward._sequences = {
            sequence: action
            for sequence, action in self.actions().items()
            if sequence[: len(numbers)] == numbers
        }
        if not onward._sequences:
            raise IllegalMove(numbers[-1], self.legal())
        return onward

    def _after_chance(self, number: int) -> "Position":
        card = ALL_CARDS[number] if 0 <= number < len(ALL_CARDS) else None
        if card not in chance_pool(self.game):
            raise IllegalMove(number, (each for each, _ in self.chances()))
        assert card is not None
        action = chance_action(self.game, card)
        record = _copied(self._record)
        follow(record, action)
        return self._onward(apply(self.game, action), record, number)

    def _onward(self, step: Step, record: State, number: int) -> "Position":
        onward = Position(self.start, step.game, record, _Page(self._page, number, step.events))
        if record.phase == ROUND_OVER and not onward.over:
            next_round(record)
        return onward

    def row(self, seat: int) -> Row:
        """What a seat sees, as numbers; not to be written to, for it is kept."""
        if seat not in self._rows:
            self._rows[seat] = self._seen_by(seat)
        return self._rows[seat]

    def _seen_by(self, seat: int) -> Row:
        record = self._record
        if self.chosen:
            record = _copied(record)
            for number in self.chosen:
                apply_number(record, number)
        row, mask = [0] * OBSERVATION, [0] * ACTIONS
        observe_one([record], 0, seat, [row], [mask])
        seen = np.array(row, np.int8)
        seen.setflags(write=False)
        return seen

    def diary(self, seat: int) -> str:
        """All that a seat has seen and done since the game began."""
        who = Seat(seat)
        told = [page.texts.get(who) or page.tell(who) for page in self._pages() if page.events][::-1]
        if self.chosen and seat == self.game.to_act:
            told += map(str, self.chosen)
        return "; ".join(told)

    @property
    def events(self) -> Events:
        """What the latest number brought about, with all that is hidden."""
        return self._page.events

    def __str__(self) -> str:
        game, now = self.game, self.game.round
        lines = [
            "over" if self.over else f"round {now.number} {now.phase}, turn of {now.turn + 1}",
            f"totals: {' '.join(map(str, game.totals))}",
            f"deck: {format_cards(now.deck)}",
            *(f"{pile}: {format_cards(cards)}" for pile, cards in zip("AB", now.piles, strict=True)),
        ]
        for seat in seats(game.players):
            laid = " / ".join(map(format_cards, now.tableaus[seat]))
            lines += [f"{seat + 1}: {format_cards(now.hands[seat])}" + f" | {laid}" * bool(laid)]
        if now.drawn:
            lines += [f"drawn: {format_cards(now.drawn)}"]
        if self.chosen:
            lines += [f"laying: {' '.join(map(str, self.chosen))}"]
        return "\n".join(lines)

    def __deepcopy__(self, memo: dict[int, Any]) -> "Position":
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return _again, (self.start, self.numbers)


def first_position(start: Start) -> Position:
    """A game before its first deal; the first seat begins."""
    step = new_game(start.ruleset, start.players, cards=start.cards, call_at=start.call_at)
    record = State()
    set_rules(record, start.ruleset, start.players, start.cards)
    start_game(record, 0)
    return Position(start, step.game, record, _Page(None, None, step.events))


def _again(start: Start, numbers: Numbers) -> Position:
    position = first_position(start)
    for number in numbers:
        position = position.after(number)
    return position


def _copied(record: State) -> State:
    copy = State.__new__(State)  # without dice: whoever walks the tree plays chance
    copy_into(record, copy)
    return copy


def _sequences(game: Game, record: State) -> dict[Numbers, SeatAction]:
    """All that the seat may do by the rules, with the kernel's numbers for it."""
    found = {}
    for action in legal_actions(game):
        assert not isinstance(action, Deal | Lose)
        found[numbers_of(record, action)] = action
    return found
