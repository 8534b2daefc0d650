"""The library where it runs, under Pyodide: every job gives the same answers as plain Python.

Its name keeps it out of the other tests; `./dev test` runs it in node.
"""

import pytest

from seasalt.kernel.engines import library, plain
from seasalt.kernel.engines.engine import engine
from seasalt.kernel.players.policy import BEGINNER, KEEN, SHY, UNIFORM
from tests.kernel.jobs import answers, played_games


def test_it_is_the_engine_here() -> None:
    assert engine() is library


def test_every_job_does_the_same_as_plain_python() -> None:
    assert answers(library) == answers(plain)


@pytest.mark.parametrize("policy", [UNIFORM, SHY, BEGINNER, KEEN])
@pytest.mark.parametrize("extra_salt", [False, True])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_seed_gives_the_same_games(players: int, extra_salt: bool, policy: int) -> None:
    slow, fast = (played_games(of, 3, players, extra_salt, policy, 3) for of in (plain, library))

    assert slow == fast
