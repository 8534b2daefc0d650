"""A kernel record follows a game of `rules`, round after round."""

from random import Random

import pytest

from seasalt.kernel.convert import state_of
from seasalt.kernel.game.layout import ROUND_OVER
from seasalt.kernel.game_record import GameRecord
from seasalt.rules import Game, Ruleset, Seat, apply, legal_actions, new_game, sample
from tests.kernel.lockstep import position, shy

RULES = Ruleset(extra_salt=True)


def followed(
    seed: int, *, max_rounds: int | None = None, rounds: int = 3
) -> tuple[Game, GameRecord, list[int]]:
    """A random game after some rounds, its record, and the numbers that seats played."""
    rng, starter = Random(seed), Seat(seed % 3)
    game = new_game(RULES, 3, starter=starter).game
    record, numbers = GameRecord(RULES, 3, starter=starter, max_rounds=max_rounds), list[int]()
    while len(game.results) < rounds and game.outcome is None:
        action = sample(game, rng) if game.chance_acts else shy(legal_actions(game), rng)
        record.follow(action, lambda s, stage, number: numbers.append(number))
        game = apply(game, action).game
    return game, record, numbers


@pytest.mark.parametrize("seed", range(5))
def test_the_record_is_where_the_game_is_after_several_rounds(seed: int) -> None:
    game, record, numbers = followed(seed)

    assert position(record.state) == position(state_of(game))
    assert record.won == (game.outcome is not None)
    assert len(numbers) > 50


def test_after_the_last_round_the_record_stays_at_its_end() -> None:
    game, record, _ = followed(1, max_rounds=1, rounds=1)

    assert record.state.phase == ROUND_OVER
    assert tuple(record.state.points[:3]) == game.results[-1].points


def test_a_copy_follows_another_continuation() -> None:
    game, record, _ = followed(1, rounds=1)
    assert game.outcome is None
    before = position(record.state)

    copy = record.copy()
    copy.follow(sample(game, Random(1)))

    assert position(record.state) == before
    assert position(copy.state) != before


def test_numbers_of_an_unfinished_action_change_only_a_copy() -> None:
    rng, game, record = Random(4), new_game(RULES, 2).game, GameRecord(RULES, 2)
    while game.to_act is None:
        action = sample(game, rng)
        record.follow(action)
        game = apply(game, action).game
    before = position(record.state)

    assert position(record.after((0,))) != before
    assert position(record.state) == before
