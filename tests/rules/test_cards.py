"""The box: docs/rules-reference.md 1.1 and 1.2, whose tables test_reference compares with it."""

from collections import Counter

import pytest

from seasalt.rules import Card, Color, Kind, Ruleset, box, scoring
from seasalt.rules.cards import EXTRA_SALT_KINDS
from seasalt.rules.scoring import COLLECTOR_POINTS, DUOS


def test_the_base_box_is_the_whole_box_without_the_kinds_of_extra_salt() -> None:
    base = tuple(card for card in box(extra_salt=True) if card.kind not in EXTRA_SALT_KINDS)

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
    categories |= dict.fromkeys(COLLECTOR_POINTS, "collector")
    categories |= dict.fromkeys(scoring.multipliers(Ruleset()), "multiplier")
    categories[Kind.MERMAID] = "mermaid"

    counts = Counter(categories[card.kind] for card in box(extra_salt=extra_salt))

    expected = {"duo": duos, "mermaid": mermaids, "collector": collectors, "multiplier": multipliers}
    assert counts == Counter(expected | {"special": specials})


def test_two_copies_of_a_card_are_the_same_card_twice() -> None:
    crab = Card(Kind.CRAB, Color.DARK_BLUE)

    assert box(extra_salt=False).count(crab) == 2
    assert crab._fields == ("kind", "color")
