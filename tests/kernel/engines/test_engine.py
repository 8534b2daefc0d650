"""Engines: the library and plain Python give the same results from the same seeds."""

import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from seasalt.kernel.convert import new_state
from seasalt.kernel.engines import library, plain
from seasalt.kernel.engines.engine import engine, engines
from seasalt.kernel.game.layout import State
from seasalt.kernel.players.policy import BEGINNER, SHY, UNIFORM
from seasalt.rules import Ruleset
from tests.kernel.jobs import answers, played_games

POLICIES = (UNIFORM, SHY, BEGINNER)


def test_the_library_is_the_engine_here() -> None:
    assert engine() is library
    assert engines()[:2] == [plain, library]


@pytest.mark.parametrize("policy", POLICIES)
@pytest.mark.parametrize("extra_salt", [False, True])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_seed_gives_the_same_games_plain_and_compiled(players: int, extra_salt: bool, policy: int) -> None:
    slow, fast = (played_games(of, 10, players, extra_salt, policy, 5) for of in (plain, library))

    assert slow == fast


def test_every_job_does_the_same_plain_and_compiled() -> None:
    assert answers(plain) == answers(library)


def test_two_records_of_one_seed_play_differently_and_a_seed_repeats_itself() -> None:
    start = new_state(Ruleset(), 2, Random(1))

    def decisions(seed: int) -> list[int]:
        made = library.states(8, seed)
        library.put(start, made)
        play = library.job("play_rounds_many")
        return [play(made, place, place + 1, UNIFORM) for place in range(8)]

    assert len(set(decisions(1))) > 1
    assert decisions(1) == decisions(1)
    assert decisions(1) != decisions(2)


PLAYS = """
import sys
sys.modules["numpy"] = None
from pathlib import Path
from random import Random
from seasalt.kernel.convert import new_state
from seasalt.kernel.engines import library
from seasalt.kernel.engines.engine import engine
from seasalt.kernel.game.layout import State
from seasalt.rules import Ruleset
{change}
chosen = engine()
records = chosen.states(3, 7)
chosen.put(new_state(Ruleset(extra_salt=True), 4, Random(0)), records)
decisions = chosen.job("play_games_many")(records, 0, 3, 2, 30)
s = State()
chosen.get(records, 2, s)
print(chosen.NAME, decisions, s.totals, s.ranks)
"""


@pytest.mark.parametrize("name", ["library", "python"])
def test_without_numpy_and_without_a_library_the_same_lines_give_the_same_results(
    name: str, tmp_path: Path
) -> None:
    s = State()
    made = library.states(3, 7)
    library.put(new_state(Ruleset(extra_salt=True), 4, Random(0)), made)
    decisions = library.job("play_games_many")(made, 0, 3, BEGINNER, 30)
    library.get(made, 2, s)
    broken = tmp_path / "broken.so"
    broken.write_bytes(b"not a library")

    change = f"library.file = lambda: Path({str(broken)!r}); library.CHECKOUT = library.file().parent"
    change = "" if name == "library" else change
    done = subprocess.run(
        [sys.executable, "-c", PLAYS.format(change=change)], capture_output=True, text=True, check=False
    )

    assert done.stderr == ""
    assert done.stdout == f"{name} {decisions} {s.totals} {s.ranks}\n"
