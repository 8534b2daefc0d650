"""The kernel's points are those of `rules.scoring`."""

from itertools import product
from random import Random

import pytest

from seasalt.kernel.convert import lay_group, set_rules
from seasalt.kernel.game.card_moves import clear_cards, gain_card
from seasalt.kernel.game.card_tables import COLLECTION_POINTS, COUNT_FIELDS, NUMBER, THIRD_TABLE
from seasalt.kernel.game.layout import State
from seasalt.kernel.game.points import card_points, color_bonus
from seasalt.rules import Cards, Kind, Ruleset, box, score
from seasalt.rules.cards import removed
from seasalt.rules.legal import layable
from seasalt.rules.ruleset import MermaidColor, StarfishInHand
from seasalt.rules.scoring import Tableau

RULESETS = [
    Ruleset(extra_salt=True, mermaid_color=color, starfish_in_hand=stars, seahorse_feeds_multipliers=feeds)
    for color, stars, feeds in product(MermaidColor, StarfishInHand, (False, True))
]
COLLECTIONS = {
    Kind.SHELL: 6,
    Kind.OCTOPUS: 5,
    Kind.PENGUIN: 3,
    Kind.SAILOR: 2,
    Kind.COLONY: 1,
    Kind.CAPTAIN: 1,
    Kind.SEAHORSE: 1,
}


@pytest.mark.parametrize("feeds", [False, True])
def test_every_collection_is_worth_what_the_rules_say(feeds: bool) -> None:
    ruleset = Ruleset(seahorse_feeds_multipliers=feeds)
    whole = {kind: [card for card in box(extra_salt=True) if card.kind is kind] for kind in COLLECTIONS}
    wrong = []
    for counts in product(*(range(most + 1) for most in COLLECTIONS.values())):
        chosen = list(zip(COLLECTIONS, counts, strict=True))
        cards = tuple(card for kind, count in chosen for card in whole[kind][:count])
        place = sum(count << COUNT_FIELDS[kind][0] - THIRD_TABLE for kind, count in chosen)
        if COLLECTION_POINTS[place | feeds << 13] != score(cards, (), ruleset).total:
            wrong.append(cards)

    assert wrong == []


def a_state(hand: Cards, tableau: Tableau, ruleset: Ruleset) -> State:
    s = State()
    set_rules(s, ruleset, 2)
    clear_cards(s)
    for group in tableau:
        lay_group(s, 0, group)
    for card in hand:
        gain_card(s, 0, NUMBER[card])
    return s


@pytest.mark.parametrize("ruleset", RULESETS, ids=str)
def test_any_cards_in_hand_and_on_the_table_are_worth_what_the_rules_say(ruleset: Ruleset) -> None:
    rng = Random(2)
    wrong = []
    for _ in range(300):
        hand = tuple(sorted(rng.sample(box(extra_salt=True), rng.randrange(40))))
        tableau: Tableau = ()
        while (duos := layable(hand)) and rng.random() < 0.8:
            group = rng.choice(duos)
            hand, tableau = removed(hand, *group), (*tableau, group)
        s = a_state(hand, tableau, ruleset)
        worth = score(hand, tableau, ruleset)
        found = (card_points(s, s.counts[0], s.colors[0]), color_bonus(s, s.counts[0], s.colors[0]))
        if found != (worth.total, worth.color_bonus):
            wrong.append((hand, tableau, worth, found))

    assert wrong == []
