"""The kernel compiled by numba has its own random generator; its statistics are those of plain Python."""

from random import Random

import numpy as np
import pytest

from seasalt.kernel.bridge import new_state
from seasalt.kernel.engines import compiled
from seasalt.kernel.engines.build import LINE
from seasalt.kernel.players.playout import SUMS, new_rounds_many
from seasalt.kernel.players.policy import BEGINNER, SHY, UNIFORM
from seasalt.rules import Ruleset


@pytest.mark.parametrize("policy", [UNIFORM, SHY, BEGINNER])
@pytest.mark.parametrize("extra_salt", [False, True])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_compiled_and_plain_rounds_come_out_alike(players: int, extra_salt: bool, policy: int) -> None:
    start = new_state(Ruleset(extra_salt=extra_salt), players, Random(players))
    few, many = 150, 25_000
    plain = [0] * SUMS
    new_rounds_many([start], 0, 1, policy, few, plain)
    records = compiled.states(1, seed=17)
    compiled.put(start, records)
    sums = np.zeros(SUMS, np.int64)
    compiled.job("new_rounds_many")(records, 0, 1, policy, many, sums)

    assert plain[0] == few
    assert sums[0] == many
    for ending in range(2, 7):
        share = sums[ending] / many
        assert abs(plain[ending] / few - share) < 4.5 * (share * (1 - share) / few) ** 0.5 + 0.01
    mean = sums[7:11].sum() / many
    spread = (sums[11] / many - mean**2) ** 0.5
    assert abs(sum(plain[7:11]) / few - mean) < 4.5 * spread / few**0.5


def test_two_records_of_one_seed_play_differently_and_a_seed_repeats_itself() -> None:
    start = new_state(Ruleset(), 2, Random(1))

    def decisions(seed: int) -> list[int]:
        records = compiled.states(8, seed)
        compiled.put(start, records)
        play = compiled.job("play_rounds_many")
        return [play(records, place, place + 1, UNIFORM) for place in range(8)]

    assert len(set(decisions(1))) > 1
    assert decisions(1) == decisions(1)
    assert decisions(1) != decisions(2)


@pytest.mark.parametrize("count", [1, 7, 1000])
def test_no_two_records_share_what_a_processor_writes_at_once(count: int):
    made = compiled.states(count, seed=1)

    assert made.itemsize % LINE == 0
    assert made.ctypes.data % LINE == 0
