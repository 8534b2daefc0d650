"""Statistics about calls and cards over many rounds."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from seasalt.kernel.convert import cards_of, lay_group, new_state, set_rules
from seasalt.kernel.engines import plain
from seasalt.kernel.engines.engine import Engine, engine
from seasalt.kernel.evaluation.statistics import CALL_SIZE
from seasalt.kernel.game.card_moves import gain_card
from seasalt.kernel.game.card_tables import ALL_CARDS, NUMBER
from seasalt.kernel.game.layout import BET_LOST, BET_WON, CARDS, VOID, State
from seasalt.kernel.game.turns import start_game
from seasalt.kernel.players.policy import BEGINNER, KEEN
from seasalt.kernel.thinking.equity_tables import read_equity
from seasalt.rules import Ruleset
from seasalt.rules.cards import EXTRA_SALT_BOX
from seasalt.rules.scoring import score

ROUNDS = 60


def calls(
    of: Engine, *, players: int = 2, own_least: int = 7, least: int = 7, policy: int = KEEN
) -> list[Any]:
    records = of.states(2, 5)
    of.put(new_state(Ruleset(extra_salt=True), players, Random(0)), records)
    found = of.reals([0.0] * (ROUNDS * CALL_SIZE))
    of.job("calls_many")(
        records, ROUNDS, policy, own_least, least, of.reals(list(read_equity(players, True))), found
    )
    numbers = of.read(found)
    return [numbers[begin : begin + CALL_SIZE] for begin in range(0, len(numbers), CALL_SIZE)]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_calls_are_the_same_plain_and_compiled(players: int) -> None:
    assert calls(plain, players=players) == calls(engine(), players=players)


def test_stop_brings_the_points_held_and_a_bet_that_is_won_the_color_bonus_too() -> None:
    for points, bonus, _, _, ending, stop_points, _, last_points, _ in calls(engine()):
        assert stop_points == points >= 7
        if ending in (BET_WON, BET_LOST):
            assert last_points == (points + bonus if ending == BET_WON else bonus)


def test_no_seat_calls_below_its_threshold_and_one_seat_has_its_own() -> None:
    found = calls(engine(), players=3, own_least=7, least=11)

    assert all(points >= (7 if own else 11) for points, _, _, own, *_ in found if points)
    assert {own for points, _, _, own, *_ in found if points} == {0, 1}


def test_a_round_without_a_call_has_no_points() -> None:
    found = calls(engine(), players=4, own_least=40, least=40, policy=BEGINNER)

    assert all(points == 0 for points, *_ in found)
    assert VOID in {call[4] for call in found}


# --- cards


def worths(s: State) -> list[int]:
    sums = [0] * (2 * CARDS)
    plain.job("card_worths_many")([s], 0, 1, sums)
    return sums


@pytest.mark.parametrize("seed", range(20))
def test_a_card_is_worth_what_its_hand_would_miss(seed: int) -> None:
    ruleset = Ruleset(extra_salt=True)
    hand = cards_of(NUMBER[card] for card in Random(seed).sample(EXTRA_SALT_BOX, 9))
    s = State()
    set_rules(s, ruleset, 2)
    start_game(s, 0)
    for card in hand:
        gain_card(s, 1, NUMBER[card])

    sums = worths(s)

    for card, copies in Counter(hand).items():
        without = list(hand)
        without.remove(card)
        missing = score(hand, (), ruleset).total - score(tuple(without), (), ruleset).total
        assert sums[2 * NUMBER[card] : 2 * NUMBER[card] + 2] == [copies, copies * missing]
    assert sum(sums[::2]) == len(hand)


def test_a_duo_on_the_table_is_worth_its_point_to_each_of_its_cards() -> None:
    crabs = tuple(card for card in ALL_CARDS if card.kind == "crab")[:2]
    s = State()
    set_rules(s, Ruleset(), 2)
    start_game(s, 0)
    lay_group(s, 0, crabs)

    sums = worths(s)

    assert [sums[2 * NUMBER[card] : 2 * NUMBER[card] + 2] for card in crabs] == [[1, 1], [1, 1]]


def test_worths_are_the_same_plain_and_compiled() -> None:
    found = []
    for of in (plain, engine()):
        records = of.states(20, 3)
        of.put(new_state(Ruleset(extra_salt=True), 4, Random(0)), records)
        of.job("play_rounds_many")(records, 0, 20, KEEN)
        sums = of.numbers([0] * (2 * CARDS))
        of.job("card_worths_many")(records, 0, 20, sums)
        found.append(of.read(sums))

    assert found[0] == found[1]
