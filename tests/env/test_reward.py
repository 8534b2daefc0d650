"""Rewards sum to zero."""

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from seasalt.env.reward import forfeit_rewards, game_rewards, round_rewards

SEATS = st.integers(2, 4)


@given(SEATS.flatmap(lambda n: st.lists(st.integers(0, 60), min_size=n, max_size=n)))
def test_a_game_and_a_round_pay_zero_together(points: list[int]) -> None:
    ranks = np.array([1 + sum(other > own for other in points) for own in points])

    assert abs(game_rewards(ranks).sum()) < 1e-9
    assert abs(round_rewards(np.array(points)).sum()) < 1e-9
    assert np.all((game_rewards(ranks) > 0) <= (ranks == 1))


@given(SEATS, st.data())
def test_a_seat_that_forfeits_pays_the_others(players: int, data: st.DataObject) -> None:
    seat = data.draw(st.integers(0, players - 1))
    paid = forfeit_rewards(players, seat)

    assert paid[seat] == paid.min() == -1
    assert abs(paid.sum()) < 1e-9
