"""The library where it runs, under Pyodide: every job gives the same answers as plain Python.

Its name keeps it out of the other tests; `./dev test` runs it in node.
"""

import pytest

from seasalt.kernel.engines import library, plain
from seasalt.kernel.engines.engine import engine
from seasalt.kernel.players.policy import BEGINNER, KEEN, SHY, UNIFORM
from tests.kernel.jobs import answers, positions, records


def test_it_is_the_engine_here() -> None:
    assert engine() is library


def test_every_job_does_the_same_as_plain_python() -> None:
    assert answers(library) == answers(plain)


@pytest.mark.parametrize("policy", [UNIFORM, SHY, BEGINNER, KEEN])
@pytest.mark.parametrize("extra_salt", [False, True])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_seed_gives_the_same_games(players: int, extra_salt: bool, policy: int) -> None:
    found = []
    for of in (plain, library):
        made = records(of, 3, players, extra_salt)
        decisions = of.job("play_games_many")(made, 0, 3, policy, 3)
        found.append((decisions, positions(of, made)))

    assert found[0] == found[1]
