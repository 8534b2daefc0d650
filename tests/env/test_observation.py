"""Rows as named arrays and as text."""

import numpy as np

from seasalt.env.observation import SLICES, action_space, describe, named, observation_space
from seasalt.kernel.game.layout import ACTIONS
from seasalt.kernel.observation.row import BLOCKS, OBSERVATION
from tests.env.random_games import a_match, positions


def test_the_blocks_fill_the_row() -> None:
    covered = [place for where in SLICES.values() for place in range(where.start, where.stop)]

    assert covered == list(range(OBSERVATION))
    assert list(SLICES) == [block.name for block in BLOCKS]


def test_every_row_is_in_the_space() -> None:
    space = observation_space()
    for match in positions(1, 300):
        for seat in range(match.settings.players):
            row = match.seen_by(seat)
            assert space.contains(row)
            assert row.any()

    assert action_space().n == ACTIONS


def test_named_arrays_are_the_row_itself() -> None:
    row = a_match(1).row
    named(row)["laid"][2, 7] = 5

    assert row[SLICES["laid"]][2 * 54 + 7] == 5


def test_many_rows_have_names_too() -> None:
    rows = np.stack([match.row.copy() for match in positions(2, 6)]).reshape(2, 3, OBSERVATION)

    assert named(rows)["open"].shape == (2, 3, 3, 54)
    assert np.array_equal(named(rows)["hand"][1, 2], named(rows[1, 2])["hand"])


def test_a_description_names_what_is_there() -> None:
    match = a_match(3, players=3)
    told = describe(match.row).splitlines()

    assert "hand_count: 0 0 0 0" not in told
    assert "seats: 1 1 1 0" in told
    assert any(line.startswith("top: ") and "|" in line for line in told)
    assert not any(line.startswith("laid") for line in told)
