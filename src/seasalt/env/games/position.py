"""Immutable positions, for algorithms that walk the game tree.

The rules play the game and give each seat its events; a kernel record follows, for action numbers and
observations. A pickle of a position holds its start and the numbers that led to it. Chance's numbers, which
are card numbers, are among them.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import accumulate
from operator import index
from typing import Any

import numpy as np

from seasalt.env.errors import IllegalMove, NotRunning
from seasalt.env.games.information_state import event_text
from seasalt.env.observation import Row
from seasalt.env.settings import check_number
from seasalt.kernel.actions import Numbers, numbers_of
from seasalt.kernel.game.card_tables import ALL_CARDS, NUMBER
from seasalt.kernel.game.layout import ACTION_NAMES, ACTIONS, CARD, CARDS
from seasalt.kernel.game_record import GameRecord
from seasalt.kernel.observation.row import OBSERVATION, observe_one
from seasalt.rules.action import Action, Deal, Lose, Seat, SeatAction
from seasalt.rules.cards import Cards
from seasalt.rules.chance import chance_action, chance_pool
from seasalt.rules.event import RoundStarted
from seasalt.rules.game import Game, seats
from seasalt.rules.knowledge import Knowledge, learn, no_knowledge
from seasalt.rules.legal import legal_actions
from seasalt.rules.notation import format_cards
from seasalt.rules.play import apply
from seasalt.rules.ruleset import CALL_POINTS, Ruleset
from seasalt.rules.turns import Events, new_game
from seasalt.rules.view import redact


@dataclass(frozen=True, slots=True)
class Start:
    """How a game starts, and after how many rounds it is cut off."""

    ruleset: Ruleset
    players: int
    max_rounds: int
    cards: Cards | None = None  # a smaller box
    call_at: int = CALL_POINTS
    remembers: bool = False  # keep the successors of positions, for a game that is walked many times
    common_memory: bool = False  # rows remember only what every seat saw


class HistoryStep:
    """One step of a history: its number, and its action and events if the number completes an action.

    What a seat saw of it, and what it knows then, is computed when it is first needed.
    """

    __slots__ = ("action", "before", "events", "known", "number", "texts")

    def __init__(
        self,
        before: "HistoryStep | None",
        number: int | None,
        events: Events,
        action: Action | None = None,
    ) -> None:
        self.before = before
        self.number = number
        self.events = events
        self.action = action
        self.texts: dict[Seat, str] = {}
        self.known: dict[Seat, tuple[Knowledge, ...]] = {}
        """The knowledge of a seat before the first event, and after each."""

    def back(self) -> "Iterator[HistoryStep]":
        """This step and all before it, the last first."""
        step: HistoryStep | None = self
        while step:
            yield step
            step = step.before

    def seen_by(self, seat: Seat) -> str:
        """All events up to here as the seat may know them."""
        texts = [
            step.texts.get(seat) or step._text_for(seat) for step in self.back() if step.events or step.texts
        ]
        return "; ".join(texts[::-1])

    def _text_for(self, seat: Seat) -> str:
        text = self.texts[seat] = "; ".join([event_text(redact(event, seat)) for event in self.events])
        return text


class Position:
    """A position of a game, hidden cards included. Seats get its `row` and its `information_state`."""

    __slots__ = ("_after", "_last", "_legal", "_record", "_rows", "_sequences", "chosen", "game", "start")

    def __init__(
        self, start: Start, game: Game, record: GameRecord | None, last: HistoryStep, chosen: Numbers = ()
    ) -> None:
        self.start = start
        self.game = game
        self.chosen = chosen  # numbers of a duo that is being laid
        self._record = record
        self._last = last
        self._sequences: dict[Numbers, SeatAction] | None = None
        self._legal: Numbers = ()
        self._rows: dict[int, Row] = {}
        self._after: dict[int, Position] = {}

    @property
    def over(self) -> bool:
        """Whether the game is over or cut off."""
        return self.game.outcome is not None or len(self.game.results) >= self.start.max_rounds

    @property
    def to_act(self) -> Seat | None:
        """The seat to act; `None` if chance is to act, and at the end."""
        return None if self.over else self.game.to_act

    @property
    def numbers(self) -> Numbers:
        """All numbers played so far, chance included."""
        return tuple(step.number for step in self.steps_back() if step.number is not None)[::-1]

    def steps_back(self) -> Iterator[HistoryStep]:
        """The steps of the history, the last first."""
        return self._last.back()

    def chances(self) -> list[tuple[int, float]]:
        """The outcomes of chance: card numbers with their probabilities."""
        pool = chance_pool(self.game)
        counted = Counter(NUMBER[card] for card in pool)
        return [(card, counted[card] / len(pool)) for card in sorted(counted)]

    def legal(self) -> Numbers:
        """The legal action numbers of the seat to act, in order."""
        if not self._legal:
            place = len(self.chosen)
            self._legal = tuple(sorted({numbers[place] for numbers in self.actions()}))
        return self._legal

    def actions(self) -> dict[Numbers, SeatAction]:
        """Every legal sequence of numbers that starts with those chosen so far, with its action."""
        if self._sequences is None:
            self._sequences = _sequences(self.game, self._current_record())
        return self._sequences

    def name(self, number: int) -> str:
        """The text of a number's action in this position, or of a card for chance.

        A number that starts a duo with a choice of cards, or is not legal here, has its general name.
        """
        chance_acts = self.game.chance_acts
        number = check_number("number", number, 0, (CARDS if chance_acts else ACTIONS) - 1)
        if chance_acts:
            return str(chance_action(self.game, ALL_CARDS[number]))
        action = None if self.over else self.actions().get((*self.chosen, number))
        if action is not None:
            return str(action)
        return ACTION_NAMES[number] if number < CARD else str(ALL_CARDS[number - CARD])

    def after(self, number: int) -> "Position":
        """The position after a number, of a seat or of chance."""
        try:
            number = int(index(number))
        except TypeError:  # 1.5 is no number, and neither is 1.0
            raise self._illegal(number) from None
        if number in self._after:
            return self._after[number]
        if self.over:
            raise NotRunning
        successor = self._after_chance(number) if self.game.chance_acts else self._after_seat(number)
        if self.start.remembers:
            self._after[number] = successor
            if len(self._after) == len(self.chances() if self.game.chance_acts else self.legal()):
                self._record = None  # it is large, rarely needed again, and can be rebuilt
        return successor

    def _illegal(self, number: object) -> IllegalMove:
        chance_acts = self.game.chance_acts
        return IllegalMove(number, (card for card, _ in self.chances()) if chance_acts else self.legal())

    def _current_record(self) -> GameRecord:
        if self._record is None:
            self._record = _replayed(replace(self.start, remembers=False), self.numbers)._current_record()
        return self._record

    def _after_seat(self, number: int) -> "Position":
        numbers = (*self.chosen, number)
        action = self.actions().get(numbers)
        if action is None:
            return self._choosing(numbers)
        return self._after_action(action, number)

    def _choosing(self, numbers: Numbers) -> "Position":
        """The same game, with one more number of a duo that is being laid."""
        step = HistoryStep(self._last, numbers[-1], ())
        successor = Position(self.start, self.game, self._current_record(), step, numbers)
        successor._sequences = {
            sequence: action
            for sequence, action in self.actions().items()
            if sequence[: len(numbers)] == numbers
        }
        if not successor._sequences:
            raise self._illegal(numbers[-1])
        return successor

    def _after_chance(self, number: int) -> "Position":
        card = ALL_CARDS[number] if 0 <= number < len(ALL_CARDS) else None
        if card not in chance_pool(self.game):
            raise self._illegal(number)
        assert card is not None
        return self._after_action(chance_action(self.game, card), number)

    def _after_action(self, action: Action, number: int) -> "Position":
        step = apply(self.game, action)
        successor = Position(
            self.start, step.game, None, HistoryStep(self._last, number, step.events, action)
        )
        if not (successor.over and self.start.remembers):
            successor._record = self._current_record().copy()
            successor._record.follow(action)
        return successor

    def row(self, seat: int) -> Row:
        """The observation of a seat. It is cached, so the array is read-only."""
        seat = self._checked(seat)
        if seat not in self._rows:
            self._rows[seat] = self._observed(seat)
        return self._rows[seat]

    def _checked(self, seat: int) -> Seat:
        return Seat(check_number("seat", seat, 0, self.game.players - 1))

    def _observed(self, seat: int) -> Row:
        record = self._current_record()
        s = record.after(self.chosen) if self.chosen else record.state
        numbers, mask = [0] * OBSERVATION, [0] * ACTIONS
        observe_one([s], 0, seat, [numbers], [mask])
        row = np.array(numbers, np.int8)
        row.setflags(write=False)
        return row

    def information_state(self, seat: int) -> str:
        """Everything that a seat has seen and done since the game started."""
        text = self._last.seen_by(seat := self._checked(seat))
        if self.chosen and seat == self.game.to_act:
            text = "; ".join((text, *map(str, self.chosen)))
        return text

    def knowledge(self, seat: Seat) -> Knowledge:
        """What a seat can know, from all that it has seen."""
        seat, new = self._checked(seat), []
        for step in self.steps_back():
            if seat in step.known:
                break
            new.append(step)
        for step in reversed(new):
            first = no_knowledge(seat, self.game.players, self.game.box)
            before = step.before.known[seat][-1] if step.before else first
            step.known[seat] = tuple(
                accumulate((redact(event, seat) for event in step.events), learn, initial=before)
            )
        return self._last.known[seat][-1]

    def history(self) -> Events:
        """All events since the game started, hidden cards included."""
        return tuple(event for step in list(self.steps_back())[::-1] for event in step.events)

    def rounds(self) -> list[list[HistoryStep]]:
        """The history round by round. The step that ends a round also starts the next one."""
        found: list[list[HistoryStep]] = [[]]
        for step in list(self.steps_back())[::-1]:
            if step.before is not None:
                found[-1].append(step)
                if any(isinstance(event, RoundStarted) for event in step.events):
                    found.append([])
        return found

    def numbers_for(self, action: Action) -> Numbers:
        """The numbers that play an action here, if it is legal; of chance too."""
        if isinstance(action, Deal | Lose):
            return (NUMBER[action.card],)
        numbers = numbers_of(self._current_record().state, action)
        if self.actions().get(numbers) != action:
            raise self._illegal(numbers[-1])
        return numbers

    @property
    def events(self) -> Events:
        """The events of the last number, hidden cards included."""
        return self._last.events

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
        return _replayed, (self.start, self.numbers)


def first_position(start: Start) -> Position:
    """A game before its first deal; the first seat starts."""
    step = new_game(start.ruleset, start.players, cards=start.cards, call_at=start.call_at)
    record = GameRecord(
        start.ruleset,
        start.players,
        cards=start.cards,
        max_rounds=start.max_rounds,
        common_memory=start.common_memory,
    )
    return Position(start, step.game, record, HistoryStep(None, None, step.events))


def _replayed(start: Start, numbers: Numbers) -> Position:
    position = first_position(start)
    for number in numbers:
        position = position.after(number)
    return position


def _sequences(game: Game, record: GameRecord) -> dict[Numbers, SeatAction]:
    """The legal actions by the rules, by their numbers in the kernel."""
    found = {}
    for action in legal_actions(game):
        assert not isinstance(action, Deal | Lose)
        found[numbers_of(record.state, action)] = action
    return found
