"""Calibration: a map of chances that keeps their order, and the level that a loss is like."""

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from seasalt.bots.levels import LEVELS, Level
from seasalt.coach import calibration
from seasalt.coach.calibration import LEAST_DECISIONS, ChanceMap, chance_map, played_like
from seasalt.coach.review import lost_by

chances = st.floats(0, 1)
maps = st.builds(ChanceMap, st.floats(0.5, 2), st.floats(-1, 1))

LOSSES = dict(zip(LEVELS, (0.03, 0.02, 0.012, 0.008, 0.005, 0.0005), strict=True))


@pytest.fixture
def table(monkeypatch: pytest.MonkeyPatch) -> None:
    """A table of losses for two players and the base box."""
    monkeypatch.setattr(calibration, "_table", lambda: {"losses": {"2 base": LOSSES}})


@given(maps, chances, chances)
@example(ChanceMap(2.0, 0.0), 1e-300, 1e-200)
def test_a_map_keeps_the_order_of_chances_and_what_is_certain(
    change: ChanceMap, one: float, other: float
) -> None:
    low, high = sorted((one, other))

    assert 0 <= change(low) <= change(high) <= 1
    assert (change(0), change(1)) == (0, 1)


@given(maps, chances, st.floats(-0.5, 1))
def test_a_loss_is_at_most_the_chance_that_there_was(change: ChanceMap, best: float, lead: float) -> None:
    assert 0 <= lost_by(lead, best, change) <= change(best)


def test_without_a_map_a_loss_is_the_lead() -> None:
    assert lost_by(0.1, 0.6, ChanceMap()) == pytest.approx(0.1)
    assert lost_by(-0.1, 0.6, ChanceMap()) == 0


@pytest.mark.usefixtures("table")
def test_a_loss_is_like_the_level_that_is_nearest_by_ratio() -> None:
    for level, loss in LOSSES.items():
        assert played_like(2, False, 100, 1.05 * loss) == level
    assert played_like(2, False, 100, 0.0) == Level.CHAMPION
    assert played_like(2, False, 100, 0.5) == Level.BEGINNER


@pytest.mark.usefixtures("table")
def test_after_few_decisions_and_for_other_games_no_level_is_estimated() -> None:
    assert played_like(2, False, LEAST_DECISIONS - 1, 0.01) is None
    assert played_like(3, False, 100, 0.01) is None


def test_another_reviewer_has_no_table(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(calibration, "reviewer_name", lambda: "search:1")

    assert chance_map(2) == ChanceMap()
    assert played_like(2, False, 100, 0.01) is None


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("extra_salt", [False, True])
def test_the_table_is_for_todays_reviewer_and_higher_levels_lose_less(players: int, extra_salt: bool) -> None:
    losses = calibration._table()["losses"][calibration.kind_of_game(players, extra_salt)]

    assert chance_map(players) != ChanceMap()
    assert list(losses) == list(LEVELS)
    assert list(losses.values()) == sorted(losses.values(), reverse=True)
