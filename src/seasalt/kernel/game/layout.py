"""The kernel's record: its fields, phases and action numbers. Read this module first.

The kernel is the game of `rules` as flat functions over one record. A function takes the record `s`, reads
and writes its fields, and returns a number or nothing. In plain Python the record is a `State`, an object
whose fields are numbers and lists; in compiled code it is one element of a numpy array with the same field
names. Nothing else differs, so there is one source for both.

1. Every number is a signed integer that fits its field; a word (see below) has 64 bits and is never negative.
2. Nothing is allocated: a game is played in the record it was started in.
3. Chance is a player. `play.apply` stops where chance has to act; then `chance.deal` and `chance.lose` take a
   given card, and `chance.roll` asks the record's own generator.

Cards are numbered 0 to 53, one number for each distinct card: the 46 of the base box in the order of their
codes, then the 8 of Extra Salt. A set of cards is a word with bit `card` set. A hand is two words: `held`,
the cards it has at least once, and `twice`, those it has at least twice (the third and the fourth mermaid are
only in the counters). The cards that a seat has laid are two words of the same kind.

Counters are packed into words too, so that one addition moves a card: `counts` and `colors` count a seat's
cards by kind and by color, hand and table together, for the points; `flags` counts the cards in hand, for
what may be laid, each field biased so that its highest bit says "enough".

`deck` holds the whole box: the first `deck_count` cards are the deck, in no particular order, and the others
have left it. A pile is a slice of `pile`, bottom first.
"""

from collections.abc import Callable
from random import Random
from typing import Any, Final, NamedTuple

from seasalt.rules import scoring
from seasalt.rules.cards import Kind
from seasalt.rules.ruleset import OPTION_TABLE, unusual_values

SEATS: Final = 4
BOX: Final = 66  # cards in the largest box
CARDS: Final = 54  # distinct cards
LOOKS_AT: Final = 5  # cards that a lobster looks at

# --- phases: first those in which a seat acts, then those of chance, then those without an action

TAKE: Final = 0
KEEP: Final = 1
PLAY: Final = 2
LOOK: Final = 3
STEAL: Final = 4
PICK: Final = 5  # from here to STAR the actions are cards
CHOOSE: Final = 6
FIRST: Final = 7  # stages of laying, each only where there is a choice: the first card of the duo,
SECOND: Final = 8  # the second card,
STAR: Final = 9  # and for a trio the starfish
SETUP: Final = 10
DRAWING: Final = 11
FISHING: Final = 12
HAULING: Final = 13
LOSING: Final = 14
ROUND_OVER: Final = 15  # all cards still lie where they were; `turns.next_round` starts the next round
OVER: Final = 16

# --- actions

DRAW: Final = 0
TAKE_A: Final = 1
TAKE_B: Final = 2
KEEP_LOW_A: Final = 3  # keep the drawn card of the lower number, discard the other on A
KEEP_LOW_B: Final = 4
KEEP_HIGH_A: Final = 5
KEEP_HIGH_B: Final = 6
LOOK_A: Final = 7
LOOK_B: Final = 8
STEAL_1: Final = 9  # from the first, second or third seat to the left
STEAL_2: Final = 10
STEAL_3: Final = 11
END: Final = 12
STOP: Final = 13
LAST: Final = 14
MERMAIDS: Final = 15
LAY: Final = 16  # + duo; the cards follow in stages, where there is a choice
TRIO: Final = 22  # + duo: the same with a starfish, and without the effect
CARD: Final = 28  # + card: pick it, or choose it for the duo being laid
ACTIONS: Final = CARD + CARDS

DUO_KINDS: Final = tuple((two, one) if two is Kind.SWIMMER else (one, two) for one, two in scoring.DUOS)
"""The kinds of each duo, in the order in which its cards are chosen: the swimmer first."""

CRABS: Final = 0
BOATS: Final = 1
FISH: Final = 2
SHARK: Final = 3
JELLYFISH: Final = 4
LOBSTER: Final = 5
DUOS: Final = len(DUO_KINDS)

ACTION_NAMES: Final = (
    "draw",
    "take A",
    "take B",
    "keep the lower card, discard the higher on A",
    "keep the lower card, discard the higher on B",
    "keep the higher card, discard the lower on A",
    "keep the higher card, discard the lower on B",
    "look A",
    "look B",
    "steal from the first seat to the left",
    "steal from the second seat to the left",
    "steal from the third seat to the left",
    "end",
    "stop",
    "last",
    "mermaids",
    *(f"lay {first} and {second}" for first, second in DUO_KINDS),
    *(f"lay {first} and {second} with a starfish" for first, second in DUO_KINDS),
)

# --- endings of a round

RUNNING: Final = 0
STOPPED: Final = 1
BET_WON: Final = 2
BET_LOST: Final = 3
VOID: Final = 4
MERMAIDS_LAID: Final = 5

# --- values of the options that have more than two: `rules.ruleset.numbered`

LAST_ROUND_POINTS: Final = 0
ROUND_ENDER: Final = 1
LAST_TO_PLAY: Final = 2


class Field(NamedTuple):
    """A field of the record: its numpy type, how long a list it is (0: a single number), and its meaning."""

    name: str
    type: str
    length: int
    meaning: str


def _option_fields() -> tuple[Field, ...]:
    """The options, which hold 0 for the standard value."""
    fields = []
    for name, option in OPTION_TABLE.items():
        if option.record:
            values = [f"{number}: {value}" for number, value in enumerate(unusual_values(name), 1)]
            fields.append(Field(option.record, "i1", 0, f"option {name}, {', '.join(values)}"))
    return tuple(fields)


FIELDS: Final = (
    Field("held", "i8", SEATS, "word: cards in that hand"),
    Field("twice", "i8", SEATS, "word: cards that are at least twice in that hand"),
    Field("flags", "i8", SEATS, "packed: what the hand has for laying"),
    Field("counts", "i8", SEATS, "packed: the seat's cards by kind, laid duos and trios"),
    Field("colors", "i8", SEATS, "packed: the seat's cards by color"),
    Field("laid", "i8", SEATS, "word: cards that the seat has laid"),
    Field("laid_twice", "i8", SEATS, "word: cards that the seat has laid at least twice"),
    Field("open", "i8", SEATS * SEATS, "words: for each viewer, cards that it remembers to be in each hand"),
    Field("rng", "u8", 2, "the generator in compiled code; plain Python uses `random`"),
    Field("totals", "i4", SEATS, "points of the game so far"),
    Field("points", "i2", SEATS, "points of the last finished round"),
    Field("target", "i4", 0, "the total that ends the game"),
    Field("round_number", "i4", 0, "from 1"),
    Field("turn_count", "i2", 0, "turns begun in this round, extra turns by boats not counted"),
    Field("deck", "i1", BOX, "the whole box: first the deck, then what has left it"),
    Field("pile", "i1", 2 * BOX, "pile A from 0, pile B from 66, bottom first"),
    Field("drawn", "i1", LOOKS_AT, "cards off the deck, not yet in a hand; two drawn cards are in order"),
    Field("pile_count", "i1", 2, "cards on the piles"),
    Field(
        "doubt",
        "i1",
        2 * SEATS,
        "for each viewer, how many cards at the bottom of each pile it is not sure of",
    ),
    Field("hand_count", "i1", SEATS, "cards in the hands"),
    Field("ranks", "i1", SEATS, "places at the end of the game, 1 for the winner; 0 before"),
    Field("deck_count", "i1", 0, "cards in the deck"),
    Field("drawn_count", "i1", 0, "cards drawn"),
    Field("phase", "i1", 0, "which decision comes next"),
    Field("turn", "i1", 0, "whose turn it is"),
    Field("starter", "i1", 0, "who started the round"),
    Field("looking", "i1", 0, "the pile that crabs look through"),
    Field("victim", "i1", 0, "who loses a card"),
    Field("caller", "i1", 0, "who called; -1: nobody"),
    Field("restricted", "i1", 0, "set of seats that a jellyfish restricts"),
    Field("revealed", "i1", 0, "set of seats that have revealed their hand"),
    Field("duo", "i1", 0, "which duo is being laid"),
    Field("trio", "i1", 0, "1: with a starfish"),
    Field("first", "i1", 0, "its first card, once chosen"),
    Field("second", "i1", 0, "its second card, once chosen"),
    Field("ending", "i1", 0, "how the last finished round ended"),
    Field("players", "i1", 0, "2 to 4"),
    Field("box_count", "i1", 0, "cards in the box"),
    Field("whole_box", "i1", 0, "1: the base box, 2: with Extra Salt, 0: some other cards"),
    Field("common_memory", "i1", 0, "1: all viewers remember the same, what every seat saw"),
    *_option_fields(),
)


class State:
    """The record in plain Python. For compiled code `library.states` makes an array of records."""

    __slots__ = (*(field.name for field in FIELDS), "random")

    held: list[int]
    twice: list[int]
    flags: list[int]
    counts: list[int]
    colors: list[int]
    laid: list[int]
    laid_twice: list[int]
    open: list[int]
    rng: list[int]
    totals: list[int]
    points: list[int]
    target: int
    round_number: int
    turn_count: int
    deck: list[int]
    pile: list[int]
    drawn: list[int]
    pile_count: list[int]
    doubt: list[int]
    hand_count: list[int]
    ranks: list[int]
    deck_count: int
    drawn_count: int
    phase: int
    turn: int
    starter: int
    looking: int
    victim: int
    caller: int
    restricted: int
    revealed: int
    duo: int
    trio: int
    first: int
    second: int
    ending: int
    players: int
    box_count: int
    whole_box: int
    common_memory: int
    tie_break: int
    left_of_last_turn: int
    goes_on: int
    colorless: int
    instant: int
    table_only: int
    feeds: int
    free_discard: int
    random: Callable[[], float]

    def __init__(self, rng: Random | None = None) -> None:
        for field in FIELDS:
            setattr(self, field.name, [0] * field.length if field.length else 0)
        self.random = (rng or Random(0)).random


def _copier() -> Callable[[State, State], None]:
    """Code with one statement for each field: a loop over the fields takes several times as long."""
    lines = [
        f"    target.{field.name} = source.{field.name}{'[:]' * bool(field.length)}"
        for field in FIELDS
        if field.name != "rng"
    ]
    made: dict[str, Any] = {}
    exec("\n".join(("def copy(source, target):", *lines)), made)
    copy: Callable[[State, State], None] = made["copy"]
    return copy


_copy: Final = _copier()


def copy_into(source: State, target: State) -> None:
    """Copy the position of `source` to `target`; each keeps its generator."""
    _copy(source, target)


def copied(s: State) -> State:
    """A copy of the position, without a generator."""
    copy = State.__new__(State)
    _copy(s, copy)
    return copy
