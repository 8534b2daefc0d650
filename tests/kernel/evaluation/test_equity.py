"""Match equity: the chance to win from the totals."""

import zlib
from importlib import resources
from itertools import pairwise
from random import Random

import pytest

from seasalt.kernel.convert import new_state
from seasalt.kernel.engines import plain
from seasalt.kernel.evaluation.equity import (
    OUTCOME_SIZE,
    SIDE,
    SPACING,
    TOP,
    game_value,
    improve_many,
    outcomes_many,
    standing_value,
)
from seasalt.kernel.game.layout import OVER, State
from seasalt.kernel.game.turns import add_up
from seasalt.kernel.players.policy import BEGINNER
from seasalt.kernel.thinking.equity_tables import FILE, KINDS, pack, read_equity
from seasalt.rules import Ruleset
from seasalt.rules.ruleset import TARGET_SCORES


def standing(*totals: int, target: int | None = None) -> State:
    s = new_state(Ruleset(target_score=target), len(totals), Random(1))
    for seat, total in enumerate(totals):
        s.totals[seat] = total
    return s


def chances(*totals: int, starter: int = 0, target: int | None = None) -> list[float]:
    s = standing(*totals, target=target)
    players = len(totals)
    table = read_equity(players, False)
    return [standing_value(s, starter, (seat - starter) % players, table) for seat in range(players)]


@pytest.mark.parametrize(("players", "extra_salt"), KINDS)
def test_the_chances_of_all_seats_add_up_to_1(players: int, extra_salt: bool) -> None:
    table = read_equity(players, extra_salt)

    assert len(table) == SIDE[players] ** players * players
    for cell in range(0, len(table), players):
        assert sum(table[cell : cell + players]) == pytest.approx(1, abs=1e-4)
        assert all(0 <= chance <= 1 for chance in table[cell : cell + players])


def test_a_table_reaches_from_one_point_needed_to_the_target_of_the_rules() -> None:
    assert [(SIDE[players], SPACING[players], TOP[players]) for players in (2, 3, 4)] == [
        (40, 1, 40),
        (10, 4, 37),
        (7, 5, 31),
    ]
    assert all(TOP[players] >= target for players, target in TARGET_SCORES.items())


@pytest.mark.parametrize("totals", [(0, 0), (20, 20), (0, 0, 0), (0, 0, 0, 0)])
def test_at_equal_totals_it_is_good_to_start(totals: tuple[int, ...]) -> None:
    first, *others = chances(*totals)

    assert first > max(others)
    assert first < 2 / len(totals)


@pytest.mark.parametrize("rest", [(20,), (10, 10), (10, 12, 8)])
def test_more_points_are_never_worse(rest: tuple[int, ...]) -> None:
    by_total = [chances(own, *rest)[0] for own in range(28)]

    assert all(later > earlier - 0.02 for earlier, later in pairwise(by_total))
    assert by_total[-1] > by_total[0] + 0.2


def test_between_two_cells_of_a_coarse_table_lies_what_is_between_them() -> None:
    low, middle, high = (chances(own, 10, 10)[0] for own in (10, 11, 14))

    assert low < middle < high


def test_a_game_to_another_target_is_scaled_by_the_points_needed() -> None:
    assert chances(20, 20, target=40) == chances(0, 0, target=20)
    assert chances(0, 40, target=80) == pytest.approx(chances(0, 20, target=40), abs=0.03)


def test_a_game_that_is_over_is_won_or_lost_and_a_shared_win_is_half_a_win() -> None:
    s = standing(38, 30)
    s.points[0], s.points[1] = 5, 13
    add_up(s)

    assert s.phase == OVER
    assert [game_value(s, seat, ()) for seat in (0, 1)] == [0.0, 1.0]

    s = standing(38, 38)
    s.points[0] = s.points[1] = 5
    add_up(s)

    assert [game_value(s, seat, ()) for seat in (0, 1)] == [0.5, 0.5]


def test_a_table_follows_from_how_rounds_end() -> None:
    s = new_state(Ruleset(), 2, Random(1))
    table = [0.5] * (40 * 40 * 2)
    starter_gets_eight = [8, 0, 0, 0, 1, -1, 1]
    while improve_many([s], starter_gets_eight, table) > 0:
        pass

    s.totals[0], s.totals[1] = 32, 39
    assert standing_value(s, 0, 0, table) == 1
    s.totals[0] = 31
    assert standing_value(s, 0, 0, table) == 0


def test_outcomes_are_written_from_the_starter_on() -> None:
    records = plain.states(1, seed=3)
    plain.put(new_state(Ruleset(), 3, Random(1)), records)
    outcomes = [0] * (6 * OUTCOME_SIZE)
    outcomes_many(records, 0, 1, BEGINNER, 6, outcomes)
    last = outcomes[-OUTCOME_SIZE:]

    assert last[:3] == [records[0].points[(records[0].starter + place) % 3] for place in range(3)]
    assert last[-1] == 1


def test_the_file_is_what_packing_the_tables_gives() -> None:
    tables = {kind: list(read_equity(*kind)) for kind in KINDS}
    kept = resources.files("seasalt.kernel.thinking").joinpath(FILE).read_bytes()

    assert zlib.decompress(pack(tables)) == zlib.decompress(kept)
