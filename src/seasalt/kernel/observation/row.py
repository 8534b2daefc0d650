"""Observations: a position as the seat to act may see it, as one row of numbers in named blocks.

Cards are indexed by card number, seats clockwise from the viewer; the blocks of absent seats are zero. The
row remembers what the viewer saw, which the record keeps: a card that it saw going into a hand stays known
there until it is laid or a thief may have it, and a pile is known down to where another seat's crabs picked a
card unseen. `unseen` are the cards that no other block shows. `rules.memory` is the same memory made of the
events that a seat sees. A perfect memory that also concludes (`rules.knowledge`) knows more.

With the record's `common_memory` all seats remember the same: what every seat saw.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from seasalt.kernel.game.bits import States
from seasalt.kernel.game.card_counts import (
    Row,
    Tally,
    minus,
    one_more,
    plus,
    tally_of_box,
    tally_of_hand,
    write_tally,
)
from seasalt.kernel.game.chance import roll
from seasalt.kernel.game.layout import (
    BOX,
    CARDS,
    DUOS,
    FIRST,
    PICK,
    ROUND_OVER,
    SEATS,
    SETUP,
    STAR,
    State,
)
from seasalt.kernel.game.play import apply
from seasalt.kernel.game.points import card_points, color_bonus
from seasalt.kernel.game.turns import start_game
from seasalt.kernel.observation.action_mask import write_mask
from seasalt.kernel.players.policy import decide


class Block(NamedTuple):
    """A block of the observation: `size` consecutive numbers."""

    name: str
    size: int
    meaning: str


ROW_VERSION: Final = 2
"""Changes when a row shows something else at the same place (docs/env.md, "Versions")."""

OPTION_PLACES: Final = 9
"""Numbers of the block `options`. `rules.ruleset.OPTION_TABLE` says which option has which; all are taken.

Networks learned what each number means, and a tenth would make rows longer: it comes with a new version of
the environments (docs/env.md). Until then the table says of a new option that it is not observed.
"""

BLOCKS: Final = (
    Block("hand", CARDS, "own hand, copies of each card"),
    Block("laid", SEATS * CARDS, "what each seat has laid, copies of each card"),
    Block("open", (SEATS - 1) * CARDS, "what is known of each other hand; all of it, once revealed"),
    Block("top", 2 * CARDS, "the top of each pile, 1 at its card"),
    Block("below", 2 * CARDS, "what is known to lie below it, copies of each card"),
    Block("drawn", 2 * CARDS, "own drawn cards: the lower of two; the higher, or all of a lobster's"),
    Block("searched", CARDS, "cards of the pile that own crabs look through"),
    Block("laying", CARDS, "cards chosen so far for the duo being laid"),
    Block("unseen", CARDS, "cards that may be anywhere else, copies of each card"),
    Block("phase", STAR + 1, "1 at the phase"),
    Block("duo", DUOS + 1, "1 at the duo being laid; then 1 for a trio"),
    Block("seats", SEATS, "1 for each seat that plays"),
    Block("hand_count", SEATS, "cards in each hand"),
    Block("totals", SEATS, "points of the game of each seat"),
    Block("caller", SEATS, "1 at the seat that called"),
    Block("restricted", SEATS, "1 for each seat that a jellyfish restricts"),
    Block("revealed", SEATS, "1 for each seat that has revealed its hand"),
    Block("counts", 6, "deck, pile A, pile B, target, own card points, own color bonus"),
    Block(
        "options",
        OPTION_PLACES,
        "tie_break round_ender, last_to_play; then the options of the record in order",
    ),
)


def _offset(name: str) -> int:
    offset = 0
    for block in BLOCKS:
        if block.name == name:
            return offset
        offset += block.size
    raise KeyError(name)


OBSERVATION: Final = sum(block.size for block in BLOCKS)
HAND_BLOCK: Final = _offset("hand")
LAID_BLOCK: Final = _offset("laid")
OPEN_BLOCK: Final = _offset("open")
TOP_BLOCK: Final = _offset("top")
BELOW_BLOCK: Final = _offset("below")
DRAWN_BLOCK: Final = _offset("drawn")
SEARCHED_BLOCK: Final = _offset("searched")
LAYING_BLOCK: Final = _offset("laying")
UNSEEN_BLOCK: Final = _offset("unseen")
PHASE_BLOCK: Final = _offset("phase")
DUO_BLOCK: Final = _offset("duo")
SEATS_BLOCK: Final = _offset("seats")
HAND_COUNT_BLOCK: Final = _offset("hand_count")
TOTALS_BLOCK: Final = _offset("totals")
CALLER_BLOCK: Final = _offset("caller")
RESTRICTED_BLOCK: Final = _offset("restricted")
REVEALED_BLOCK: Final = _offset("revealed")
COUNTS_BLOCK: Final = _offset("counts")
OPTIONS_BLOCK: Final = _offset("options")


def observe(s: State, row: Row) -> None:
    """Write what the seat to act sees to a row of OBSERVATION numbers."""
    for place in range(OBSERVATION):
        row[place] = 0
    seen = observe_seats(s, row)
    seen = observe_pile(s, row, 0, seen)
    seen = observe_pile(s, row, 1, seen)
    seen = observe_drawn(s, row, seen)
    write_tally(row, UNSEEN_BLOCK, minus(tally_of_box(s), seen))
    observe_turn(s, row)
    seat = s.turn
    row[COUNTS_BLOCK] = s.deck_count
    row[COUNTS_BLOCK + 1] = s.pile_count[0]
    row[COUNTS_BLOCK + 2] = s.pile_count[1]
    row[COUNTS_BLOCK + 3] = min(s.target, 127)
    row[COUNTS_BLOCK + 4] = card_points(s, s.counts[seat], s.colors[seat])
    row[COUNTS_BLOCK + 5] = color_bonus(s, s.counts[seat], s.colors[seat])
    if s.tie_break:
        row[OPTIONS_BLOCK + s.tie_break - 1] = 1
    row[OPTIONS_BLOCK + 2] = s.left_of_last_turn
    row[OPTIONS_BLOCK + 3] = s.goes_on
    row[OPTIONS_BLOCK + 4] = s.colorless
    row[OPTIONS_BLOCK + 5] = s.instant
    row[OPTIONS_BLOCK + 6] = s.table_only
    row[OPTIONS_BLOCK + 7] = s.feeds
    row[OPTIONS_BLOCK + 8] = s.free_discard


def observe_seats(s: State, row: Row) -> Tally:
    """Write hands and tables, the viewer's first; returns the cards that they show."""
    seen = (0, 0, 0)
    seat = s.turn
    for step in range(s.players):
        laid = (s.laid[seat] ^ s.laid_twice[seat], s.laid_twice[seat], 0)
        write_tally(row, LAID_BLOCK + step * CARDS, laid)
        seen = plus(seen, laid)
        if step == 0:
            hand = tally_of_hand(s, seat)
            write_tally(row, HAND_BLOCK, hand)
        else:
            hand = (s.open[SEATS * s.turn + seat], 0, 0)
            if s.revealed >> seat & 1:
                hand = tally_of_hand(s, seat)
            write_tally(row, OPEN_BLOCK + (step - 1) * CARDS, hand)
        seen = plus(seen, hand)
        row[SEATS_BLOCK + step] = 1
        row[HAND_COUNT_BLOCK + step] = s.hand_count[seat]
        row[TOTALS_BLOCK + step] = min(s.totals[seat], 127)
        row[RESTRICTED_BLOCK + step] = s.restricted >> seat & 1
        row[REVEALED_BLOCK + step] = s.revealed >> seat & 1
        row[CALLER_BLOCK + step] = 1 if s.caller == seat else 0
        seat += 1
        if seat == s.players:
            seat = 0
    return seen


def observe_pile(s: State, row: Row, pile: int, seen: Tally) -> Tally:
    """Write the top of a pile and what is known below it, or the whole pile for a seat that looks through it.

    Returns `seen` with these cards added.
    """
    count = s.pile_count[pile]
    if count == 0:
        return seen
    first = pile * BOX
    row[TOP_BLOCK + pile * CARDS + s.pile[first + count - 1]] = 1
    top = 1 << s.pile[first + count - 1]
    known = (0, 0, 0)
    for place in range(first + s.doubt[2 * s.turn + pile], first + count - 1):
        known = one_more(known, 1 << s.pile[place])
    write_tally(row, BELOW_BLOCK + pile * CARDS, known)
    if s.phase == PICK and s.looking == pile:
        known = (0, 0, 0)
        for place in range(first, first + count - 1):
            known = one_more(known, 1 << s.pile[place])
        write_tally(row, SEARCHED_BLOCK, one_more(known, top))
    return one_more(plus(seen, known), top)


def observe_drawn(s: State, row: Row, seen: Tally) -> Tally:
    """Write the drawn cards, which only the viewer sees; returns `seen` with these cards added."""
    if s.drawn_count == 2 and s.phase < PICK:
        low = s.drawn[0]
        high = s.drawn[1]
        row[DRAWN_BLOCK + low] = 1
        row[DRAWN_BLOCK + CARDS + high] = 1
        return one_more(one_more(seen, 1 << low), 1 << high)
    for place in range(s.drawn_count):
        row[DRAWN_BLOCK + CARDS + s.drawn[place]] += 1
        seen = one_more(seen, 1 << s.drawn[place])
    return seen


def observe_turn(s: State, row: Row) -> None:
    """Write the phase, and the duo that is being laid."""
    phase = s.phase
    if phase < SETUP:
        row[PHASE_BLOCK + phase] = 1
    if FIRST <= phase <= STAR:
        row[DUO_BLOCK + s.duo] = 1
        row[DUO_BLOCK + DUOS] = s.trio
        if phase > FIRST:
            row[LAYING_BLOCK + s.first] = 1
        if phase == STAR:
            row[LAYING_BLOCK + s.second] += 1


def observe_many(
    states: States, first: int, last: int, observations: Sequence[Row], masks: Sequence[Row]
) -> None:
    """Write an observation and a mask for the seat to act of every record."""
    for place in range(first, last):
        observe(states[place], observations[place])
        write_mask(states[place], masks[place])


def observe_one(
    states: States, place: int, seat: int, observations: Sequence[Row], masks: Sequence[Row]
) -> None:
    """Write what any seat sees of one record to the first observation and mask.

    A seat that is not to act sees no phase, no legal action, and nothing of what another seat draws, looks
    through or is about to lay.
    """
    s = states[place]
    turn = s.turn
    phase = s.phase
    drawn = s.drawn_count
    if seat != turn or phase >= SETUP:
        s.turn = seat
        s.phase = SETUP
        s.drawn_count = 0
    observe(s, observations[0])
    write_mask(s, masks[0])
    s.turn = turn
    s.phase = phase
    s.drawn_count = drawn


def observed_rounds_many(
    states: States,
    first: int,
    last: int,
    policy: int,
    rounds: int,
    observations: Sequence[Row],
    masks: Sequence[Row],
) -> int:
    """Play `rounds` new rounds in every record, and write observation and mask before each decision."""
    decisions = 0
    for place in range(first, last):
        s = states[place]
        for played in range(rounds):
            start_game(s, played % s.players)
            while s.phase < ROUND_OVER:
                if s.phase >= SETUP:
                    roll(s)
                else:
                    if s.phase < FIRST:
                        decisions += 1
                    observe(s, observations[place])
                    write_mask(s, masks[place])
                    apply(s, decide(s, policy))
    return decisions
