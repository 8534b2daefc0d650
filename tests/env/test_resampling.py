"""A seat cannot tell a resampled state from the real one, and OpenSpiel's ISMCTS plays by it."""

from collections import Counter, defaultdict
from collections.abc import Iterator
from itertools import pairwise
from math import sqrt
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

from seasalt.env.games.position import Position
from seasalt.env.mini import MiniGame
from seasalt.env.spiel import SeasaltGame, SeasaltState
from seasalt.env.spiel_tree import histories
from seasalt.kernel.convert import hand_of
from seasalt.kernel.thinking.belief import determinize
from seasalt.rules import Seat, view
from seasalt.rules.cards import Card
from seasalt.rules.game import seats
from tests.env.walking import small, walk
from tests.thorough import THOROUGH, matrix

KINDS = matrix((2, 3, 4), (False, True))
EVERY = 2 if THOROUGH else 23  # of the positions of a game


def some_positions(game: SeasaltGame, seed: int) -> Iterator[Position]:
    for number, position in enumerate(walk(game.first, Random(seed))):
        if not position.over and number % EVERY == seed % EVERY:
            yield position


@pytest.mark.parametrize(("players", "extra_salt"), KINDS)
def test_a_seat_cannot_tell_a_resampled_state_from_the_real_one(players: int, extra_salt: bool) -> None:
    game = SeasaltGame({"players": players, "extra_salt": extra_salt, "max_rounds": 3})
    rng, others = Random(players), 0
    for position in some_positions(game, 7 * players + extra_salt):
        for seat in seats(players):
            state = game.resampled(position, seat, rng)

            assert state.information_state_string(seat) == position.information_state(seat)
            assert np.array_equal(state.position.row(seat), position.row(seat))
            assert state.current_player() == SeasaltState(game, position).current_player()
            assert Counter(state.position.game.box) == Counter(position.game.box)
            others += state.position.game.round.hands != position.game.round.hands
    assert others > 10  # it is not the real state again


def test_a_resampled_state_has_a_history_that_leads_to_it() -> None:
    game = SeasaltGame({"players": 3, "extra_salt": True, "max_rounds": 2})
    rng = Random(1)
    for position in some_positions(game, 3):
        state = game.resampled(position, Seat(0), rng)
        again = game.new_initial_state()
        for number in state.history():
            assert number in again.legal_actions()
            again.apply_action(number)

        assert str(again) == str(state)
        for seat in seats(3):
            assert again.information_state_string(seat) == state.information_state_string(seat)


def test_it_depends_on_nothing_but_the_information_state() -> None:
    game = MiniGame()
    game.first = small("crab-DB crab-DB mermaid-WH penguin-LO")
    alike: defaultdict[str, list[Position]] = defaultdict(list)
    for position in histories(game.first):
        if position.to_act == 1:
            alike[position.information_state(1)].append(position)
    pairs = [(one, other) for found in alike.values() for one, other in pairwise(found)]

    assert len(pairs) > 20
    for one, other in pairs:
        mine, theirs = (game.resampled(each, Seat(1), Random(5)) for each in (one, other))
        assert mine.history() == theirs.history()


def test_hidden_hands_are_distributed_as_the_belief_says() -> None:
    game = SeasaltGame({"players": 3})
    *_, position = (each for each, _ in zip(walk(game.first, Random(12)), range(70), strict=False))
    seat, rng, count = Seat(0), Random(3), 120
    seen, knowledge = view(position.game, seat), position.knowledge(seat)
    resampled, believed = Counter[tuple[int, Card]](), Counter[tuple[int, Card]]()
    for _ in range(count):
        hands = game.resampled(position, seat, rng).position.game.round.hands
        guess = determinize(seen, knowledge, rng)
        for other in (1, 2):
            resampled.update((other, card) for card in hands[other])
            believed.update((other, card) for card in hand_of(guess, other))

    assert sum(map(len, position.game.round.hands[1:])) > 4
    for place in resampled | believed:
        error = sqrt(resampled[place] + believed[place])
        assert abs(resampled[place] - believed[place]) < 5 * error


@pytest.mark.parametrize(("players", "extra_salt"), KINDS if THOROUGH else ((2, False), (3, True)))
def test_the_search_of_openspiel_plays_whole_games_of_the_full_box(players: int, extra_salt: bool) -> None:
    game = SeasaltGame({"players": players, "extra_salt": extra_salt, "target": 3})
    random = np.random.RandomState(players)
    bots = [_ismcts(game, random) for _ in range(players)]
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            cards, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(random.choice(cards, p=chances)))
        else:
            state.apply_action(int(bots[state.current_player()].step(state)))

    outcome = state.position.game.outcome  # another one each time: the sampler of OpenSpiel has no seed
    assert outcome is not None
    returns = state.returns()
    assert {seat for seat in range(players) if returns[seat] == max(returns)} == set(outcome.winners)


def _ismcts(game: SeasaltGame, random: Any) -> Any:
    return ismcts.ISMCTSBot(
        game, mcts.RandomRolloutEvaluator(1, random), uct_c=1.0, max_simulations=2, random_state=random
    )


def test_openspiel_samples_by_its_own_generator() -> None:
    game = SeasaltGame()
    *_, position = (each for each, _ in zip(walk(game.first, Random(1)), range(60), strict=False))
    state = SeasaltState(game, position)

    one = state.resample_from_infostate(0, pyspiel.UniformProbabilitySampler(0.0, 1.0))
    other = state.resample_from_infostate(0, lambda: 0.25)
    again = state.resample_from_infostate(0, lambda: 0.25)

    assert one.information_state_string(0) == position.information_state(0)
    assert other.history() == again.history()
