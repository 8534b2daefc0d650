"""Card numbers, bit fields and point tables, computed from `rules` on import.

No point value is repeated here: the tables call `rules.scoring` for every count that a box can hold.
"""

from itertools import product
from typing import Final

from seasalt.kernel.game.layout import CARDS, DUO_KINDS
from seasalt.rules.cards import BASE_BOX, EXTRA_SALT_BOX, EXTRA_SALT_KINDS, Card, Cards, Color, Kind, distinct
from seasalt.rules.ruleset import Ruleset
from seasalt.rules.scoring import Rule, score

ALL_CARDS: Final[Cards] = (
    *distinct(BASE_BOX),
    *(card for card in distinct(EXTRA_SALT_BOX) if card.kind in EXTRA_SALT_KINDS),
)
"""The distinct cards, indexed by card number."""

NUMBER: Final = {card: number for number, card in enumerate(ALL_CARDS)}
MERMAID: Final = NUMBER[Card(Kind.MERMAID, Color.WHITE)]

assert len(ALL_CARDS) == CARDS


def _word(*kinds: Kind) -> int:
    return sum(1 << number for number, card in enumerate(ALL_CARDS) if card.kind in kinds)


def _boxes(digit: int) -> list[int]:
    """One binary digit of the number of copies of each card: for the base box, then with Extra Salt."""
    return [
        sum((box.count(card) >> digit & 1) << number for card, number in NUMBER.items())
        for box in (BASE_BOX, EXTRA_SALT_BOX)
    ]


BOX_ONES: Final = _boxes(0)
BOX_TWOS: Final = _boxes(1)
BOX_FOURS: Final = _boxes(2)
STARFISH: Final = _word(Kind.STARFISH)
DUO_FIRST: Final = [_word(first) for first, _ in DUO_KINDS]  # by duo: the cards that can be chosen first
DUO_SECOND: Final = [_word(second) for _, second in DUO_KINDS]  # and second

# --- packed counters: kind -> (lowest bit, bits)

COUNT_FIELDS: Final = {
    Kind.CRAB: (0, 4),
    Kind.LOBSTER: (4, 1),
    Kind.CRABCAST: (5, 1),
    Kind.BOAT: (6, 4),
    Kind.LIGHTHOUSE: (10, 1),
    # first table above, second below
    Kind.FISH: (11, 3),
    Kind.SHOAL: (14, 1),
    Kind.SWIMMER: (15, 3),
    Kind.SHARK: (18, 3),
    Kind.JELLYFISH: (21, 2),
    # third table
    Kind.SHELL: (23, 3),
    Kind.OCTOPUS: (26, 3),
    Kind.PENGUIN: (29, 2),
    Kind.SAILOR: (31, 2),
    Kind.COLONY: (33, 1),
    Kind.CAPTAIN: (34, 1),
    Kind.SEAHORSE: (35, 1),
    # in no table
    Kind.STARFISH: (36, 2),
    Kind.MERMAID: (38, 3),
}
SECOND_TABLE: Final = 11  # the lowest bit of its fields
THIRD_TABLE: Final = 23
STAR_COUNT: Final = 36
MERMAID_COUNT: Final = 38
DUO_COUNT: Final = 41  # laid duos and trios, five bits
TRIO_COUNT: Final = 46  # laid trios, two bits
FIRST_BITS: Final = (1 << 11) - 1
SECOND_BITS: Final = (1 << 12) - 1
THIRD_BITS: Final = (1 << 13) - 1

COUNT_UNIT: Final = [1 << COUNT_FIELDS[card.kind][0] for card in ALL_CARDS]

COLOR_BITS: Final = 5  # four for the count, one for the carry
COLOR_UNIT: Final = [1 << COLOR_BITS * list(Color).index(card.color) for card in ALL_CARDS]
COLOR_ONES: Final = sum(1 << COLOR_BITS * color for color in range(len(Color)))
COLOR_TOPS: Final = COLOR_ONES << (COLOR_BITS - 1)
WHITE: Final = COLOR_BITS * list(Color).index(Color.WHITE)

FLAG_FIELDS: Final = {  # kind -> (lowest bit, bits, cards needed to lay)
    Kind.CRAB: (0, 5, 2),
    Kind.BOAT: (5, 5, 2),
    Kind.FISH: (10, 4, 2),
    Kind.SWIMMER: (14, 4, 1),
    Kind.SHARK: (18, 4, 1),
    Kind.MERMAID: (22, 4, 4),
    Kind.JELLYFISH: (26, 3, 1),
    Kind.LOBSTER: (29, 2, 1),
    Kind.STARFISH: (31, 3, 1),
}
FLAG_UNIT: Final = [1 << FLAG_FIELDS[card.kind][0] if card.kind in FLAG_FIELDS else 0 for card in ALL_CARDS]
NO_FLAGS: Final = sum(((1 << bits - 1) - enough) << lowest for lowest, bits, enough in FLAG_FIELDS.values())


def _top(kind: Kind) -> int:
    lowest, bits, _ = FLAG_FIELDS[kind]
    return lowest + bits - 1


HAS_CRABS: Final = _top(Kind.CRAB)  # the bit of the flags that says the hand has enough
HAS_BOATS: Final = _top(Kind.BOAT)
HAS_FISH: Final = _top(Kind.FISH)
HAS_SWIMMER: Final = _top(Kind.SWIMMER)
HAS_SHARK: Final = _top(Kind.SHARK)
HAS_FOUR_MERMAIDS: Final = _top(Kind.MERMAID)
HAS_JELLYFISH: Final = _top(Kind.JELLYFISH)
HAS_LOBSTER: Final = _top(Kind.LOBSTER)
HAS_STARFISH: Final = _top(Kind.STARFISH)
HAS_EXTRA_SALT: Final = 1 << HAS_JELLYFISH | 1 << HAS_LOBSTER | 1 << HAS_STARFISH

# --- points by counts: the low eight bits are points, the bits above them count the duos

DUO_UNIT: Final = 256


_BY_THE_BOOKS = Ruleset()


def _some(kind: Kind, count: int) -> Cards:
    return tuple(card for card in EXTRA_SALT_BOX if card.kind is kind)[:count]


def _rows(kinds: tuple[Kind, ...], ruleset: Ruleset, lowest: int) -> list[tuple[int, int, int]]:
    """For all counts of these kinds: the index in a table whose fields start at bit `lowest`, the points, and
    what a seahorse adds to them."""
    rows = []
    for counts in product(*(range(len(_some(kind, 99)) + 1) for kind in kinds)):
        held = list(zip(kinds, counts, strict=True))
        cards = sum((_some(kind, count) for kind, count in held), ())
        place = sum(count << COUNT_FIELDS[kind][0] - lowest for kind, count in held)
        worth = score(cards, (), ruleset)
        with_seahorse = score((*cards, *_some(Kind.SEAHORSE, 1)), (), ruleset).total
        rows.append((place, worth.total + DUO_UNIT * worth.points(Rule.DUO), with_seahorse - worth.total))
    return rows


def _table(lowest: int, bits: int, *parts: tuple[Kind, ...], ruleset: Ruleset = _BY_THE_BOOKS) -> list[int]:
    """A table over groups of kinds whose points are independent.

    The exception is the seahorse, which joins the group where it adds most: it has the table's highest bit.
    """
    table = [0] * (1 << bits)
    for combined in product(*(_rows(part, ruleset, lowest) for part in parts)):
        place = sum([row[0] for row in combined])
        table[place] = worth = sum([row[1] for row in combined])
        if lowest == THIRD_TABLE:
            table[place | 1 << bits - 1] = worth + max([row[2] for row in combined])
    return table


_COLLECTIONS = (
    (Kind.SHELL,),
    (Kind.OCTOPUS,),
    (Kind.PENGUIN, Kind.COLONY),
    (Kind.SAILOR, Kind.CAPTAIN),
)

CRAB_AND_BOAT_POINTS: Final = _table(
    0, 11, (Kind.CRAB, Kind.LOBSTER, Kind.CRABCAST), (Kind.BOAT, Kind.LIGHTHOUSE)
)
FISH_AND_SWIMMER_POINTS: Final = _table(
    SECOND_TABLE, 12, (Kind.FISH, Kind.SHOAL), (Kind.SWIMMER, Kind.SHARK, Kind.JELLYFISH)
)
COLLECTION_POINTS: Final = [  # twice: by the rule books, and with `seahorse_feeds_multipliers`
    *_table(THIRD_TABLE, 13, *_COLLECTIONS),
    *_table(THIRD_TABLE, 13, *_COLLECTIONS, ruleset=Ruleset(seahorse_feeds_multipliers=True)),
]
