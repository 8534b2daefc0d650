"""Action numbers for the actions of `rules`: each action has exactly one number or sequence of numbers.

Only laying takes a sequence: the duo, then its first card, its second card and the starfish of a trio, each
where there is a choice. The choice depends on the hand, so a State is needed to translate.
"""

from collections.abc import Callable, Iterator

from seasalt.kernel.game.card_tables import ALL_CARDS, NUMBER, STARFISH
from seasalt.kernel.game.layout import (
    CARD,
    DRAW,
    END,
    FIRST,
    KEEP_HIGH_A,
    KEEP_LOW_A,
    LAST,
    LAY,
    LOBSTER,
    LOOK_A,
    MERMAIDS,
    SECOND,
    STAR,
    STEAL_1,
    STOP,
    TAKE_A,
    TRIO,
    State,
    copied,
)
from seasalt.kernel.game.legal import first_action, legal
from seasalt.kernel.game.play import apply
from seasalt.kernel.players.policy import decide
from seasalt.rules.action import (
    CallLastChance,
    CallStop,
    Draw,
    EndTurn,
    Keep,
    Lay,
    LayMermaids,
    Look,
    Pick,
    Pile,
    Seat,
    SeatAction,
    Steal,
    TakeTop,
)
from seasalt.rules.scoring import DUOS

Numbers = tuple[int, ...]

STAGES = (FIRST, SECOND, STAR)


def legal_numbers(s: State) -> Numbers:
    """The legal action numbers."""
    word, first = legal(s), first_action(s)
    return tuple(first + place for place in range(word.bit_length()) if word >> place & 1)


def legal_sequences(s: State) -> dict[Numbers, SeatAction]:
    """The legal actions as complete sequences of numbers, each with its action of `rules`."""
    return {numbers: action_of(s, numbers) for numbers in _sequences(s)}


def _sequences(s: State) -> Iterator[Numbers]:
    for number in legal_numbers(s):
        if number < LAY or number >= CARD:
            yield (number,)
        else:
            yield from _stages(s, (number,))


def _stages(s: State, numbers: Numbers) -> Iterator[Numbers]:
    after = copied(s)
    apply(after, numbers[-1])
    if after.phase not in STAGES:
        yield numbers
        return
    for number in legal_numbers(after):
        yield from _stages(after, (*numbers, number))


def chosen_by(s: State, policy: int) -> SeatAction:
    """The action that a kernel policy chooses in this position; a duo comes with all its cards."""
    return chosen_in_stages(s, lambda after: decide(after, policy))


def chosen_in_stages(s: State, choose: Callable[[State], int]) -> SeatAction:
    """The action of the numbers that `choose` returns one after the other."""
    after = copied(s)
    after.random = s.random
    numbers = [choose(after)]
    apply(after, numbers[-1])
    while after.phase in STAGES:
        numbers.append(choose(after))
        apply(after, numbers[-1])
    return action_of(s, tuple(numbers))


def position_after(s: State, numbers: Numbers) -> State:
    """A copy of the position after these numbers, without a generator."""
    after = copied(s)
    for number in numbers:
        apply(after, number)
    return after


def numbers_of(s: State, action: SeatAction) -> Numbers:
    """The action numbers of `action` in this position."""
    match action:
        case Draw():
            return (DRAW,)
        case TakeTop(pile):
            return (TAKE_A + pile,)
        case Keep(card, pile):
            return ((KEEP_LOW_A if NUMBER[card] == s.drawn[0] else KEEP_HIGH_A) + pile,)
        case Look(pile):
            return (LOOK_A + pile,)
        case Pick(card):
            return (CARD + NUMBER[card],)
        case Steal(victim):
            return (STEAL_1 + (victim - s.turn) % s.players - 1,)
        case EndTurn():
            return (END,)
        case CallStop():
            return (STOP,)
        case CallLastChance():
            return (LAST,)
        case LayMermaids():
            return (MERMAIDS,)
        case Lay():
            return _lay_numbers(s, action)


def _lay_numbers(s: State, action: Lay) -> Numbers:
    one, other, *star = action.cards
    duo = DUOS.index((one.kind, other.kind))
    first, second = NUMBER[one], NUMBER[other]
    if duo != LOBSTER:  # the swimmer comes first, and of two of a kind the higher
        first, second = second, first
    chosen = {FIRST: first, SECOND: second}
    if star:
        chosen[STAR] = NUMBER[star[0]]
    numbers = [(TRIO if star else LAY) + duo]
    after = copied(s)
    apply(after, numbers[-1])
    while after.phase in STAGES:
        numbers.append(CARD + chosen[after.phase])
        apply(after, numbers[-1])
    return tuple(numbers)


def action_of(s: State, numbers: Numbers) -> SeatAction:
    """The action of `rules` for these numbers in this position."""
    number = numbers[0]
    if number >= CARD:
        return Pick(ALL_CARDS[number - CARD])
    if number >= LAY:
        return _lay_of(s, numbers)
    if number >= STEAL_1 and number < END:
        return Steal(Seat((s.turn + number - STEAL_1 + 1) % s.players))
    if KEEP_LOW_A <= number < LOOK_A:
        high = number >= KEEP_HIGH_A
        return Keep(ALL_CARDS[s.drawn[high]], Pile((number - KEEP_LOW_A) % 2))
    return _PLAIN[number]


def _lay_of(s: State, numbers: Numbers) -> Lay:
    after = copied(s)
    stars = s.held[s.turn] & STARFISH
    star = stars.bit_length() - 1  # the only one, unless it is chosen below
    for number in numbers:
        if after.phase == STAR:
            star = number - CARD
        apply(after, number)
    cards = tuple(sorted((ALL_CARDS[after.first], ALL_CARDS[after.second])))
    return Lay((*cards, ALL_CARDS[star]) if after.trio else cards)


_PLAIN: dict[int, SeatAction] = {
    DRAW: Draw(),
    TAKE_A: TakeTop(Pile.A),
    TAKE_A + 1: TakeTop(Pile.B),
    LOOK_A: Look(Pile.A),
    LOOK_A + 1: Look(Pile.B),
    END: EndTurn(),
    STOP: CallStop(),
    LAST: CallLastChance(),
    MERMAIDS: LayMermaids(),
}
