"""Guesses of hidden cards: players choose what they hold, so the best of several candidates fits better."""

from collections.abc import Iterator
from functools import cache, partial
from random import Random
from statistics import fmean

import pytest

from seasalt.bots import LEVELS, Level
from seasalt.kernel.convert import deck_of, hand_of, state_of
from seasalt.kernel.evaluation.guess import Belief, guess_at
from seasalt.kernel.evaluation.race import BEST_OF
from seasalt.kernel.evaluation.trials import could_have_called
from seasalt.kernel.game.layout import State
from seasalt.kernel.game.legal import base_duos
from seasalt.kernel.game.points import card_points
from seasalt.kernel.thinking.belief import belief
from seasalt.rules import Kind, Ruleset, Seat, new_game, no_knowledge, seeded_chance, view
from seasalt.table import play_match
from tests.properties.fitting_games import learn_all
from tests.thorough import THOROUGH

ME, OTHER = Seat(0), Seat(1)
POSITIONS = 600


def points(s: State) -> int:
    return card_points(s, s.counts[OTHER], s.colors[OTHER])


def guesses(known: Belief, best_of: int, many: int = 15) -> Iterator[State]:
    """One record, with a new guess each time."""
    s = State(Random(7))
    for _ in range(many):
        guess_at([s], 0, known, best_of)
        yield s


@cache
def met_by_skilled_players(extra_salt: bool) -> list[tuple[State, Belief]]:
    """Positions of matches in which the first seat is to act and something is hidden, with its belief."""
    found = []
    for seed in range(100):
        step = new_game(Ruleset(extra_salt=extra_salt), players=2)
        bots = [LEVELS[Level.SKILLED](Random(f"{seed}/{seat}")) for seat in range(2)]
        knowledge = learn_all(no_knowledge(ME, 2, step.game.box), step)
        for played in play_match(step, bots, partial(seeded_chance, seed=b"%d" % seed)):
            game = played.step.game
            knowledge = learn_all(knowledge, played.step)
            if game.to_act == ME:
                known = belief(view(game, ME), knowledge)
                if any(known.missing):
                    found.append((state_of(game), known))
                if len(found) == POSITIONS:
                    return found
    raise AssertionError("too few positions")


def miss(truth: State, known: Belief, best_of: int) -> float:
    """The mean error of the other's guessed points, without worlds in which they could have called."""
    guessed = [points(s) for s in guesses(known, best_of) if not could_have_called(s)]
    return fmean(guessed) - points(truth) if guessed else 0.0


@pytest.mark.parametrize("extra_salt", [False, True] if THOROUGH else [False])
def test_the_best_of_several_candidates_estimates_hands_better_than_chance(extra_salt: bool) -> None:
    met = met_by_skilled_players(extra_salt)
    chance = [miss(truth, known, 1) for truth, known in met]
    chosen = [miss(truth, known, BEST_OF) for truth, known in met]

    assert fmean(chance) < -0.3, "chance alone underestimates the others' hands"
    assert abs(fmean(chosen)) < abs(fmean(chance))
    assert fmean(error**2 for error in chosen) < 0.9 * fmean(error**2 for error in chance)


def mermaids(s: State) -> int:
    return sum(card.kind is Kind.MERMAID for card in hand_of(s, OTHER))


def with_a_duo(s: State) -> int:
    return 1 if base_duos(s.flags[OTHER]) else 0


def test_a_hidden_card_is_a_mermaid_more_often_than_chance_says_and_seldom_makes_a_duo() -> None:
    met = met_by_skilled_players(extra_salt=False)
    found = {
        best_of: [(mermaids(s), with_a_duo(s)) for _, known in met for s in guesses(known, best_of)]
        for best_of in (1, BEST_OF)
    }
    held = {best_of: fmean(mermaids for mermaids, _ in pairs) for best_of, pairs in found.items()}
    duos = {best_of: fmean(duo for _, duo in pairs) for best_of, pairs in found.items()}

    assert held[BEST_OF] > 1.5 * held[1]
    assert 0 < 2 * duos[BEST_OF] < duos[1]


def test_the_best_of_several_leaves_alone_what_is_known() -> None:
    for _, known in met_by_skilled_players(extra_salt=True)[::50]:
        chance = next(guesses(known, 1))
        chosen = next(guesses(known, BEST_OF))

        for s in (chance, chosen):
            for seat in (ME, OTHER):
                assert s.open[seat] & ~s.held[seat] == 0
        assert hand_of(chosen, ME) == hand_of(chance, ME)
        assert chosen.hand_count == chance.hand_count
        assert chosen.deck_count == chance.deck_count
        assert sorted((*hand_of(chosen, OTHER), *deck_of(chosen))) == sorted(
            (*hand_of(chance, OTHER), *deck_of(chance))
        )
