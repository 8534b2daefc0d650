"""A match is a game of the rules, and copies of it continue in the same way."""

import pickle
from copy import deepcopy
from random import Random

import numpy as np
import pytest

from seasalt.env.errors import IllegalMove, NotRunning
from seasalt.env.games.match import Match
from seasalt.env.settings import settings
from seasalt.kernel.engines import plain
from tests.env.random_games import TABLES, Followed, a_match, positions, some_number
from tests.kernel.observation.test_row import reshuffle_hidden


@pytest.mark.parametrize(("players", "extra_salt"), TABLES)
def test_the_game_of_a_match_is_won_by_whom_the_rules_say(players: int, extra_salt: bool) -> None:
    for seed in range(3):
        rng = Random(seed)
        match = a_match(seed, players=players, extra_salt=extra_salt, target=15)
        followed, paid = Followed(match), None
        while match.running:
            number = some_number(match.legal, rng)
            paid = match.act(number)
            followed.act(number)
            assert tuple(match.state().totals[:players]) == followed.game.totals

        assert followed.game.outcome is not None
        assert paid is not None
        winners = followed.game.outcome.winners
        assert tuple(np.flatnonzero(paid > paid.mean())) == (winners if len(winners) < players else ())
        assert tuple(match.state().ranks[:players]) == followed.game.outcome.ranks


def test_what_is_paid_is_zero_together() -> None:
    for reward in ("game", "round"):
        match, rng, times = a_match(4, players=3, reward=reward, target=60), Random(4), 0
        while match.running:
            paid = match.act(rng.choice(match.legal))
            if paid is not None:
                times += 1
                assert abs(paid.sum()) < 1e-12

        assert times == (1 if reward == "game" else match.round_number)


def test_after_so_many_rounds_a_match_is_truncated_without_a_winner() -> None:
    match, rng = a_match(1, max_rounds=2, target=1000), Random(1)
    paid = None
    while match.running:
        paid = match.act(rng.choice(match.legal))

    assert match.truncated
    assert not match.over
    assert match.round_number == 2
    assert paid is None


def test_an_illegal_move_is_refused_and_changes_nothing() -> None:
    match = a_match(2)
    before = match.row.tolist()

    with pytest.raises(IllegalMove) as refused:
        match.act(12)
    assert refused.value.number == 12
    assert refused.value.legal == match.legal
    assert match.row.tolist() == before
    assert match.numbers == []


@pytest.mark.parametrize("number", [-1, 82, 10**9])
def test_a_number_that_is_no_action_is_illegal(number: int) -> None:
    with pytest.raises(IllegalMove):
        a_match(2).act(number)


def test_after_the_end_no_move_is_possible() -> None:
    match = a_match(3)
    match.give_up()

    with pytest.raises(NotRunning):
        match.act(0)


@pytest.mark.parametrize("copied", [deepcopy, lambda match: pickle.loads(pickle.dumps(match))])
def test_a_copy_goes_on_alike(copied) -> None:
    rng = Random(5)
    skipping = settings(3, target=500, skip_forced=True)
    kinds = a_match(6, players=4, extra_salt=True), Match(skipping, 6, 0, seat=2)
    for match in (*kinds, Match(settings(3), 6, 0, by=plain)):
        for _ in range(60):
            match.act(rng.choice(match.legal))
        other = copied(match)
        for _ in range(20):
            number = rng.choice(match.legal)
            match.act(number)
            other.act(number)

            assert other.row.tolist() == match.row.tolist()
            assert other.turn == match.turn


@pytest.mark.parametrize("seat", [None, 1])
def test_plain_python_and_the_library_play_the_same(seat: int | None) -> None:
    rng, chosen = Random(7), settings(3, extra_salt=True)
    fast, slow = Match(chosen, 8, 0, seat), Match(chosen, 8, 0, seat, by=plain)
    for _ in range(150):
        if not fast.running:
            break
        assert slow.row.tolist() == fast.row.tolist()
        assert slow.mask.tolist() == fast.mask.tolist()
        number = rng.choice(fast.legal)
        fast.act(number)
        slow.act(number)


def test_no_seat_sees_what_it_cannot_know() -> None:
    rng = Random(8)
    for match in positions(9, 150):
        here = match.state()
        for seat in range(match.settings.players):
            row = match.seen_by(seat)
            other = match.state()
            reshuffle_hidden(other, rng, seat)
            match._engine.put(other, match._records)

            assert match._observed(seat)[0].tolist() == row.tolist()
            match._engine.put(here, match._records)
