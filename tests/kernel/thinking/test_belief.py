"""Guesses are consistent with what the seat knows, and have the right probabilities."""

from collections import Counter
from random import Random

import pytest

from seasalt.kernel.convert import deck_of, drawn_of, hand_of, pile_of, state_of
from seasalt.kernel.evaluation.guess import guess_many
from seasalt.kernel.game.layout import ROUND_OVER, State
from seasalt.kernel.players.playout import play_round
from seasalt.kernel.players.policy import UNIFORM
from seasalt.kernel.thinking.belief import belief, determinize
from seasalt.rules import Ruleset, Seat, apply, legal_actions, new_game, no_knowledge, sample, view
from tests.kernel.enumeration import BOXES, Layout, believed, some_game
from tests.kernel.lockstep import position
from tests.properties.fitting_games import learn_all
from tests.thorough import THOROUGH

OF_SEATS = ("held", "twice", "flags", "counts", "colors")


def layout_of(s: State) -> Layout:
    hands = tuple(hand_of(s, seat) for seat in range(s.players))
    return hands, deck_of(s), drawn_of(s), (pile_of(s, 0), pile_of(s, 1))


@pytest.mark.parametrize("box", BOXES if THOROUGH else BOXES[1:3])
def test_knowledge_weighs_its_worlds_as_chance_does(box: str) -> None:
    doubts = 0
    for seed in range(300):
        if doubts > 40:
            return
        for _, knowledge, truth in some_game(box, seed, steps=40):
            if len(knowledge.worlds) > 1:
                assert believed(knowledge) == pytest.approx(truth)
                doubts += 1
    raise AssertionError(f"too few doubts: {doubts}")


def test_guesses_come_up_as_often_as_they_are_likely() -> None:
    checked = 0
    for seed in range(400):
        for game, knowledge, truth in some_game(BOXES[seed % len(BOXES)], seed, steps=40):
            if len(knowledge.worlds) > 1 and 4 < len(truth) < 60 and game.to_act == 0:
                break
        else:
            continue
        many, rng, s = 4000, Random(seed), State()
        s.random = rng.random
        known = belief(view(game, Seat(0)), knowledge)
        found: Counter[Layout] = Counter()
        for _ in range(many):
            guess_many([s], 0, 1, known)
            found[layout_of(s)] += 1

        assert set(found) <= set(truth)
        for layout, chance in truth.items():
            assert abs(found[layout] - many * chance) < 5 * (many * chance) ** 0.5 + 1
        checked += 1
        if checked == 4:
            return
    raise AssertionError("no position was worth a guess")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_guess_shows_the_viewer_what_the_viewer_sees_and_can_be_played_on(players: int) -> None:
    rng, viewer = Random(players), Seat(1)
    step = new_game(Ruleset(extra_salt=True), players)
    knowledge = learn_all(no_knowledge(viewer, players, step.game.box), step)
    guessed = 0
    while step.game.outcome is None and guessed < 60:
        game = step.game
        action = sample(game, rng) if game.chance_acts else rng.choice(legal_actions(game))
        step = apply(game, action)
        knowledge = learn_all(knowledge, step)
        if step.game.to_act is None:
            continue
        guess = determinize(view(step.game, viewer), knowledge, rng)
        true, found = position(state_of(step.game)), position(guess)
        public = set(true) - {*OF_SEATS, "deck", "drawn", "turn_count", "A", "B"}
        assert {name: found[name] for name in public} == {name: true[name] for name in public}
        for name in OF_SEATS:
            assert found[name][viewer] == true[name][viewer]
        for seat in range(players):
            assert guess.open[seat] & ~state_of(step.game).held[seat] == 0
        assert found["drawn"] == true["drawn"] or step.game.to_act != viewer
        play_round(guess, UNIFORM)
        assert guess.phase >= ROUND_OVER
        guessed += 1
    assert guessed == 60
