"""The posterior is what the bots' guesses give, and its score prefers what is nearer to the truth."""

from collections import Counter
from math import sqrt
from random import Random

import pytest

from seasalt.arena.statistics.posterior import belief_log_loss, posterior, uniform_posterior
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
                    belief_log_loss(posterior(seen, knowledge), truth),
                    belief_log_loss(uniform_posterior(seen), truth),
                )
            )
    recalled, forgot = (sum(loss) / len(losses) for loss in zip(*losses, strict=True))

    assert recalled < 0.9 * forgot


def test_a_card_that_is_taken_for_impossible_costs_much_but_not_infinitely() -> None:
    assert 10 < belief_log_loss([[0.0]], [[1]]) < 20


def test_two_copies_count_as_one_that_is_held() -> None:
    assert belief_log_loss([[0.8]], [[2]]) == belief_log_loss([[0.8]], [[1]])
