"""Games of one contest, for its summary and for its card."""

from unittest.mock import patch

import pytest

from seasalt.arena.benchmark.contest import Contest, Contested, play_field
from seasalt.bots.benchmark_opponents.opponents import OPPONENTS
from tests.thorough import THOROUGH

MET = tuple(OPPONENTS) if THOROUGH else ("keen", "young")


@pytest.fixture(scope="session")
def contested() -> Contested:
    with patch.dict(OPPONENTS, {name: OPPONENTS[name] for name in MET}, clear=True):
        return play_field(Contest("field:keen", deals=2))
