"""The number of histories from fixed small boxes; each card of chance counts once.

A number that changes says that the rules allow more or less than before, and where.
"""

from collections.abc import Iterable
from itertools import product
from typing import NamedTuple

import pytest

from seasalt.rules import (
    Action,
    Game,
    IllegalAction,
    Lay,
    Ruleset,
    apply,
    legal_actions,
    new_game,
    parse_cards,
)
from seasalt.rules.cards import distinct
from tests.properties.all_actions import without_trios
from tests.thorough import THOROUGH


class Small(NamedTuple):
    """A fixed box, and its number of histories by length, from 1 on."""

    players: int
    cards: str
    histories: tuple[int, ...]

    def start(self) -> Game:
        return new_game(Ruleset(), self.players, cards=parse_cards(self.cards)).game


# fmt: off
BOXES = {
    "crabs, boats and fish": Small(
        2,
        "crab-DB crab-DB fish-DB fish-LB boat-DB boat-DB",
        (4, 14, 42, 70, 158, 492, 612, 1604, 2016, 4472, 7764, 10716, 25264, 52200, 149052, 286204, 735232),
    ),
    "thieves": Small(
        3,
        "swimmer-DB shark-DB swimmer-LB shark-LB crab-DB crab-DB",
        (5, 21, 63, 114, 276, 930, 1170, 3120, 4008, 8832, 14760, 19968, 57160),
    ),
    "extra salt": Small(
        2,
        "crab-DB crab-DB lobster-BK swimmer-DB jellyfish-PU starfish-YE",
        (5, 21, 63, 114, 276, 930, 1170, 3120, 4008, 8832, 16102, 21952, 58598, 150432),
    ),
    "calls": Small(
        2,
        "sailor-PK sailor-OR captain-LO crab-DB crab-DB",
        (4, 13, 39, 59, 112, 320, 374, 978, 1032, 2508, 3348, 7068, 15252, 26160, 60816, 137520, 234912,
         571584, 769464, 1930272),
    ),
}
# fmt: on


def histories(game: Game, length: int, memory: dict[tuple[Game, int], int]) -> int:
    """The number of histories of that length from here; equal games are counted once."""
    if length == 0:
        return 1
    key = (game, length)
    if key not in memory:
        memory[key] = sum(
            histories(apply(game, action).game, length - 1, memory) for action in legal_actions(game)
        )
    return memory[key]


def tried_histories(game: Game, length: int, universe: tuple[Action, ...]) -> int:
    """The same without `legal_actions`: try every action."""
    if length == 0:
        return 1
    return sum(tried_histories(after, length - 1, universe) for after in _tried(game, universe))


def _tried(game: Game, universe: Iterable[Action]) -> Iterable[Game]:
    for action in universe:
        try:
            step = apply(game, action)
        except IllegalAction:
            continue
        yield step.game


@pytest.mark.parametrize("name", BOXES)
def test_the_number_of_histories_is_as_it_was(name: str) -> None:
    memory: dict[tuple[Game, int], int] = {}
    small = BOXES[name]
    lengths = len(small.histories) if THOROUGH else 11

    counted = tuple(histories(small.start(), length + 1, memory) for length in range(lengths))

    assert counted == small.histories[:lengths]


@pytest.mark.parametrize("name", BOXES)
def test_trying_every_action_there_is_finds_as_many_histories(name: str) -> None:
    small = BOXES[name]
    cards = distinct(parse_cards(small.cards))
    universe = (*without_trios(cards), *(Lay(trio) for trio in product(cards, repeat=3)))

    lengths = 6 if THOROUGH else 5
    counted = tuple(tried_histories(small.start(), length + 1, universe) for length in range(lengths))

    assert counted == small.histories[:lengths]
