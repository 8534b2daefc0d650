"""The chances to win over a game: a point for each turn and one for the end."""

import pytest

from seasalt.coach.win_curve import chances, turns, win_curve
from seasalt.rules import Outcome, Phase, Seat
from seasalt.rules.event import TurnStarted
from seasalt.rules.record import decisions
from tests.coach.records import a_record, first_part
from tests.games import a_game

RECORD = a_record(3, True, b"curve", "greedy")


def test_there_is_a_point_where_each_turn_begins_and_one_at_the_end() -> None:
    *points, end = turns(RECORD)
    begun = sum(isinstance(event, TurnStarted) for d in decisions(RECORD) for event in d.events)

    assert len(points) == begun
    assert all(point.game.round.phase is Phase.TAKE for point in points)
    assert end.step == len(list(decisions(RECORD))) - 1
    assert end.game.outcome is not None


def test_at_every_point_the_chances_add_up_to_one() -> None:
    for point in win_curve(RECORD, playouts=5):
        assert sum(point.chances) == pytest.approx(1)
        assert all(0 <= chance <= 1 for chance in point.chances)


def test_at_the_end_all_is_decided() -> None:
    *_, last = win_curve(RECORD, playouts=1)
    outcome = list(decisions(RECORD))[-1].game.outcome
    assert outcome is not None

    assert last.chances == tuple(float(seat in outcome.winners) for seat in range(3))


def test_a_win_that_is_shared_is_shared_in_the_curve() -> None:
    game = a_game("| |")._replace(
        outcome=Outcome(winners=(Seat(0), Seat(2)), ranks=(1, 3, 1), by_mermaids=False)
    )

    assert chances(game) == (0.5, 0, 0.5)


def test_points_know_their_rounds() -> None:
    rounds = [point.round for point in win_curve(RECORD, playouts=1)]

    assert rounds == sorted(rounds)
    assert rounds[0] == 1
    assert len(set(rounds)) > 1


def test_the_same_seed_makes_the_same_curve() -> None:
    assert list(win_curve(RECORD, 5, seed=2)) == list(win_curve(RECORD, 5, seed=2))
    assert list(win_curve(RECORD, 5, seed=2)) != list(win_curve(RECORD, 5, seed=3))


def test_a_game_that_is_not_over_has_a_curve_up_to_where_it_is() -> None:
    whole = list(turns(RECORD))
    points = list(win_curve(first_part(RECORD, 40), playouts=3))

    assert [point.step for point in points] == [point.step for point in whole[: len(points)]]
    assert 0 < max(points[-1].chances) < 1
