"""A seat remembers what it saw, and forgets what may no longer be so."""

import pytest

from seasalt.rules import Card, Pile, Seat, parse_card
from seasalt.rules.event import (
    CardKept,
    CardPicked,
    CardsLaid,
    CardStolen,
    CardTaken,
    Event,
    PileSearched,
    PileStarted,
    RoundStarted,
)
from seasalt.rules.memory import Memory, no_memory, remember
from seasalt.rules.view import redact

CRAB, BOAT, FISH, SHELL = map(parse_card, ("crab-DB", "boat-LB", "fish-YE", "shell-GR"))
FIRST, SECOND, THIRD = map(Seat, range(3))


def after(*events: Event, viewer: Seat | None, players: int = 3) -> Memory:
    memory = no_memory(players)
    for event in events:
        memory = remember(memory, redact(event, viewer), viewer)
    return memory


TAKEN = (PileStarted(Pile.A, CRAB), CardTaken(SECOND, Pile.A, CRAB, None))


def test_a_card_taken_from_a_pile_is_remembered_until_it_is_laid() -> None:
    assert after(*TAKEN, viewer=FIRST).hands[SECOND] == {CRAB}
    assert not after(*TAKEN, CardsLaid(SECOND, (CRAB, CRAB)), viewer=FIRST).hands[SECOND]


@pytest.mark.parametrize(
    ("viewer", "victim", "thief"), [(FIRST, set(), {CRAB}), (SECOND, set(), {CRAB}), (THIRD, set(), set())]
)
def test_only_thief_and_victim_remember_where_a_stolen_card_is(
    viewer: Seat, victim: set[Card], thief: set[Card]
) -> None:
    memory = after(*TAKEN, CardStolen(FIRST, SECOND, CRAB), viewer=viewer)

    assert {*memory.hands[SECOND]} == victim
    assert {*memory.hands[FIRST]} == thief


def test_together_two_players_remember_a_theft_and_three_do_not() -> None:
    theft = CardStolen(FIRST, SECOND, CRAB)
    both, three = (remember(no_memory(players), theft, None) for players in (2, 3))

    assert both.hands[FIRST] == {CRAB}
    assert three.hands == no_memory(3).hands


PILE = (
    PileStarted(Pile.A, CRAB),
    CardKept(FIRST, None, BOAT, Pile.A),
    CardKept(FIRST, None, FISH, Pile.A),
    CardKept(FIRST, None, SHELL, Pile.A),
)
PICKED = (PileSearched(SECOND, Pile.A, (CRAB, BOAT, FISH, SHELL)), CardPicked(SECOND, Pile.A, BOAT, SHELL))


def test_who_picks_from_a_pile_knows_what_is_left_and_the_others_only_the_top() -> None:
    assert after(*PILE, *PICKED, viewer=SECOND).piles[Pile.A] == (CRAB, FISH, SHELL)
    assert after(*PILE, *PICKED, viewer=FIRST).piles[Pile.A] == (None, None, SHELL)
    assert after(*PILE, *PICKED, viewer=FIRST) != after(*PILE, *PICKED, viewer=SECOND)


def test_everybody_sees_it_when_crabs_pick_the_top() -> None:
    memory = after(*PILE, CardPicked(SECOND, Pile.A, SHELL, FISH), viewer=FIRST)

    assert memory.piles[Pile.A] == (CRAB, BOAT, FISH)
    assert memory.hands[SECOND] == {SHELL}


def test_a_new_round_is_remembered_from_its_beginning() -> None:
    assert after(*TAKEN, RoundStarted(2, FIRST, 58), viewer=FIRST) == no_memory(3)
