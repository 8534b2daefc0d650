"""The box: docs/rules-reference.md 1.1 and 1.2."""

from collections import Counter

import pytest

from seasalt.rules import Card, Color, Kind, box, parse_card
from seasalt.rules.scoring import COLLECTOR_POINTS, DUOS, MULTIPLIERS

BASE_ROWS = {
    Kind.CRAB: "DB 2, LB 2, YE 2, BK 1, GR 1, GY 1",
    Kind.BOAT: "DB 2, LB 2, BK 2, YE 2",
    Kind.FISH: "DB 2, BK 2, LB 1, YE 1, GR 1",
    Kind.SWIMMER: "DB 1, LB 1, BK 1, YE 1, LO 1",
    Kind.SHARK: "DB 1, LB 1, BK 1, GR 1, PU 1",
    Kind.MERMAID: "WH 4",
    Kind.SHELL: "DB 1, LB 1, BK 1, YE 1, GR 1, GY 1",
    Kind.OCTOPUS: "LB 1, YE 1, GR 1, PU 1, GY 1",
    Kind.PENGUIN: "PU 1, LO 1, PK 1",
    Kind.SAILOR: "PK 1, OR 1",
    Kind.LIGHTHOUSE: "PU 1",
    Kind.SHOAL: "GY 1",
    Kind.COLONY: "GR 1",
    Kind.CAPTAIN: "LO 1",
}
EXTRA_SALT_ROWS = {
    Kind.JELLYFISH: "PU 1, PK 1",
    Kind.LOBSTER: "BK 1",
    Kind.CRABCAST: "GR 1",
    Kind.STARFISH: "DB 1, LB 1, YE 1",
    Kind.SEAHORSE: "WH 1",
}
COPIES = (  # kind by kind, in the order of the rows above
    *(9, 8, 7, 5, 5, 4),  # crab, boat, fish, swimmer, shark, mermaid
    *(6, 5, 3, 2),  # collectors
    *(1, 1, 1, 1),  # multipliers
    *(2, 1, 1, 3, 1),  # Extra Salt
)


def printed(row: str) -> dict[str, int]:
    """The colors of one row of the table, with their copies."""
    return {color: int(copies) for color, copies in (entry.split() for entry in row.split(", "))}


@pytest.mark.parametrize(("kind", "row"), (BASE_ROWS | EXTRA_SALT_ROWS).items())
def test_each_kind_has_its_printed_colors(kind: Kind, row: str) -> None:
    copies = Counter(str(card.color) for card in box(extra_salt=True) if card.kind is kind)

    assert copies == printed(row)


def test_each_kind_has_its_printed_number_of_copies() -> None:
    copies = Counter(card.kind for card in box(extra_salt=True))

    assert copies == dict(zip(BASE_ROWS | EXTRA_SALT_ROWS, COPIES, strict=True))


def test_the_base_box_is_the_whole_box_without_the_kinds_of_extra_salt() -> None:
    base = tuple(card for card in box(extra_salt=True) if card.kind not in EXTRA_SALT_ROWS)

    assert box(extra_salt=False) == base


@pytest.mark.parametrize(("extra_salt", "cards", "distinct"), [(False, 58, 46), (True, 66, 54)])
def test_the_box_has_58_cards_and_66_with_extra_salt(extra_salt: bool, cards: int, distinct: int) -> None:
    whole = box(extra_salt=extra_salt)

    assert (len(whole), len(set(whole))) == (cards, distinct)


@pytest.mark.parametrize(
    ("extra_salt", "duos", "mermaids", "collectors", "multipliers", "specials"),
    [(False, 34, 4, 16, 4, 0), (True, 37, 4, 16, 5, 4)],
)
def test_each_category_has_its_number_of_cards(
    extra_salt: bool, duos: int, mermaids: int, collectors: int, multipliers: int, specials: int
) -> None:
    categories = dict.fromkeys(Kind, "special")
    categories |= dict.fromkeys((kind for duo in DUOS for kind in duo), "duo")
    categories |= dict.fromkeys(COLLECTOR_POINTS, "collector") | dict.fromkeys(MULTIPLIERS, "multiplier")
    categories[Kind.MERMAID] = "mermaid"

    counts = Counter(categories[card.kind] for card in box(extra_salt=extra_salt))

    expected = {"duo": duos, "mermaid": mermaids, "collector": collectors, "multiplier": multipliers}
    assert counts == Counter(expected | {"special": specials})


@pytest.mark.parametrize(
    ("extra_salt", "row"),
    [
        (False, "DB 9, LB 9, BK 8, YE 8, GR 6, WH 4, PU 4, GY 4, LO 3, PK 2, OR 1"),
        (True, "DB 10, LB 10, BK 9, YE 9, GR 7, WH 5, PU 5, GY 4, LO 3, PK 3, OR 1"),
    ],
)
def test_each_color_has_its_total(extra_salt: bool, row: str) -> None:
    assert Counter(str(card.color) for card in box(extra_salt=extra_salt)) == printed(row)


def test_extra_salt_adds_one_card_to_each_of_eight_colors() -> None:
    added = Counter(box(extra_salt=True)) - Counter(box(extra_salt=False))

    colors = Counter(str(card.color) for card in added.elements())
    assert colors == printed("DB 1, LB 1, BK 1, YE 1, GR 1, WH 1, PU 1, PK 1")


def test_two_copies_of_a_card_are_the_same_card_twice() -> None:
    crab = Card(Kind.CRAB, Color.DARK_BLUE)

    assert box(extra_salt=False).count(crab) == 2
    assert crab._fields == ("kind", "color")


@pytest.mark.parametrize("card", sorted(set(box(extra_salt=True))), ids=str)
def test_every_card_is_named_by_its_kind_and_color(card: Card) -> None:
    assert str(card) == f"{card.kind.value}-{card.color.value}"
    assert parse_card(str(card)) == card
