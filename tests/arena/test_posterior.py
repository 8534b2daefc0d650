"""The posterior is what the bots' guesses give, and its score prefers what is nearer to the truth."""

from collections import Counter
from math import sqrt
from random import Random

import pytest

from seasalt.arena.statistics.posterior import (
    NotAChance,
    WrongShape,
    belief_log_loss,
    posterior,
    row_posterior,
    uniform_posterior,
)
from seasalt.bots.network.policy_bot import row_of
from seasalt.kernel.convert import hand_of
from seasalt.kernel.game.card_tables import ALL_CARDS
from seasalt.kernel.thinking.belief import determinize
from seasalt.rules import Game, Knowledge, Ruleset, Seat, View, no_knowledge, view
from tests.properties.fitting_games import learn_all
from tests.properties.strategies import Policy, Table


def seen_games(seed: int, players: int, steps: int) -> list[tuple[Game, View, Knowledge]]:
    """The decisions of a random game, each with what its seat knows."""
    table = Table(Ruleset(extra_salt=True), players, Seat(0), Policy.UNIFORM, seed)
    start = table.start()
    known = [learn_all(no_knowledge(Seat(seat), players, start.game.box), start) for seat in range(players)]
    found = []
    for move in table.moves(steps):
        known = [learn_all(knowledge, move.step) for knowledge in known]
        game = move.step.game
        if game.to_act is not None:
            found.append((game, view(game, game.to_act), known[game.to_act]))
    return found


def test_the_posterior_is_the_share_of_guesses_that_have_the_card() -> None:
    _, seen, knowledge = seen_games(3, 3, 90)[-1]
    rng, count = Random(1), 500
    held = [Counter[int](), Counter[int]()]
    assert seen.seat is not None
    for _ in range(count):
        guess = determinize(seen, knowledge, rng)
        for step, hand in enumerate(held):
            cards = set(hand_of(guess, (seen.seat + 1 + step) % 3))
            hand.update(number for number, card in enumerate(ALL_CARDS) if card in cards)

    assert sum(seen.hand_sizes) > 6
    for chances, hand in zip(posterior(seen, knowledge), held, strict=True):
        for number, chance in enumerate(chances):
            error = sqrt(max(chance * (1 - chance), 1 / count) / count)
            assert hand[number] / count == pytest.approx(chance, abs=5 * error)


def test_a_memory_is_worth_something() -> None:
    losses: list[tuple[float, float]] = []
    for seed in range(4):
        for game, seen, knowledge in seen_games(seed, 2, 200):
            assert seen.seat is not None
            truth = [[game.round.hands[1 - seen.seat].count(card) for card in ALL_CARDS]]
            losses.append(
                (
                    belief_log_loss(posterior(seen, knowledge), truth, players=2),
                    belief_log_loss(uniform_posterior(seen), truth, players=2),
                )
            )
    recalled, forgot = (sum(loss) / len(losses) for loss in zip(*losses, strict=True))

    assert recalled < 0.9 * forgot


EMPTY = [0] * 54
ONE_CRAB, TWO_CRABS = [1, *[0] * 53], [2, *[0] * 53]


def test_a_card_that_is_taken_for_impossible_costs_much_but_not_infinitely() -> None:
    assert 10 < belief_log_loss(EMPTY, ONE_CRAB, players=2) < 20


def test_two_copies_count_as_one_that_is_held() -> None:
    even = [0.8] * 54

    assert belief_log_loss(even, TWO_CRABS, players=2) == belief_log_loss(even, ONE_CRAB, players=2)


def test_seats_that_nobody_plays_are_not_scored() -> None:
    even, flat = [0.5] * 54, [*ONE_CRAB, *EMPTY, *EMPTY]  # as `hidden_hands` of a row with two players
    rows = [flat[:54], flat[54:108], flat[108:]]
    losses = {belief_log_loss(chances, flat, players=2) for chances in (even, [even], [even, EMPTY, EMPTY])}

    losses.add(belief_log_loss([even], rows, players=2))

    assert [*losses] == [pytest.approx(37.43, abs=0.01)]


@pytest.mark.parametrize("chances", [[0.5], [[0.5] * 53], [[0.5] * 54] * 2, [[0.5] * 27] * 2])
def test_other_shapes_are_refused_with_a_sentence(chances: list[float]) -> None:
    with pytest.raises(WrongShape, match="it can have"):
        belief_log_loss(chances, EMPTY, players=2)
    with pytest.raises(WrongShape, match="it can have"):
        belief_log_loss(EMPTY, EMPTY, players=5)


@pytest.mark.parametrize("wrong", [float("nan"), -0.1, 1.1])
def test_what_is_no_chance_is_refused(wrong: float) -> None:
    with pytest.raises(NotAChance):
        belief_log_loss([wrong] * 54, EMPTY, players=2)


def test_a_row_has_the_posterior_of_its_memory() -> None:
    compared = 0
    for _, seen, knowledge in seen_games(5, 3, 200):
        [world, *others] = knowledge.worlds
        chances, remembered = row_posterior(row_of(seen, knowledge).tolist()), knowledge.memory
        assert remembered is not None
        assert len(chances) == 2
        hands = [world.zones[seat] for seat in range(3) if seat != seen.seat]
        shown = [sorted(remembered.hands[seat]) for seat in range(3) if seat != seen.seat]
        certain = None not in (*remembered.piles[0], *remembered.piles[1]) and not world.zones[-1]
        if not others and certain and [*map(list, hands)] == shown:  # nothing to conclude
            compared += 1
            for one, other in zip(chances, posterior(seen, knowledge), strict=True):
                assert one == pytest.approx(other)
    assert compared > 20
