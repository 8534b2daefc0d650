"""Engines: with and without numba the results are the same."""

import os
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from seasalt.kernel.bridge import new_state
from seasalt.kernel.engines import plain
from seasalt.kernel.engines.engine import engine, is_ready, ready_engine, wait_until_ready, warm_up
from seasalt.kernel.game.layout import State
from seasalt.kernel.players.playout import SUMS
from seasalt.kernel.players.policy import BEGINNER, SHY, UNIFORM
from seasalt.rules import Ruleset
from tests.kernel.jobs import answers, positions, records
from tests.processes import children, has_ended, wait_until

POLICIES = (UNIFORM, SHY, BEGINNER)


@pytest.mark.parametrize("policy", POLICIES)
@pytest.mark.parametrize("extra_salt", [False, True])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_seed_gives_the_same_games_plain_and_compiled(players: int, extra_salt: bool, policy: int) -> None:
    found = []
    for of in (plain, engine()):
        made = records(of, 10, players, extra_salt)
        decisions = of.job("play_games_many")(made, 0, 10, policy, 5)
        found.append((decisions, positions(of, made)))

    assert engine().NAME == "numba"
    assert found[0] == found[1]


def test_every_job_does_the_same_plain_and_compiled() -> None:
    assert answers(plain) == answers(engine())


def test_an_array_that_a_job_was_not_compiled_for_is_refused() -> None:
    fast = engine()
    made = records(fast, 1, 2, False)

    with pytest.raises(TypeError, match="No matching definition"):
        fast.job("new_rounds_many")(made, 0, 1, UNIFORM, 1, [0.5] * SUMS)


def test_the_engine_at_hand_is_the_fastest_once_it_is_warm() -> None:
    warm_up()
    assert ready_engine().NAME in ("python", "numba")
    wait_until_ready()

    assert is_ready()
    assert ready_engine() is engine()


def test_who_compiles_in_the_background_ends_with_who_wanted_it(tmp_path: Path) -> None:
    waiting = "import signal; from seasalt.kernel.engines.engine import warm_up; warm_up(); signal.pause()"
    one = subprocess.Popen(
        [sys.executable, "-c", waiting], env={**os.environ, "NUMBA_CACHE_DIR": str(tmp_path)}
    )
    try:
        wait_until(lambda: children(one.pid))
        compilers = children(one.pid)
    finally:
        one.kill()
        one.wait()

    wait_until(lambda: all(map(has_ended, compilers)))


WITHOUT_NUMBA = """
import sys
sys.modules["numpy"] = sys.modules["numba"] = None
from random import Random
from seasalt.kernel.bridge import new_state
from seasalt.kernel.engines.engine import engine, ready_engine, wait_until_ready
from seasalt.kernel.game.layout import State
from seasalt.rules import Ruleset
chosen = engine()
assert ready_engine() is chosen
wait_until_ready()
assert ready_engine() is chosen
records = chosen.states(3, 7)
chosen.put(new_state(Ruleset(extra_salt=True), 4, Random(0)), records)
decisions = chosen.job("play_games_many")(records, 0, 3, 2, 30)
s = State()
chosen.get(records, 2, s)
print(chosen.NAME, decisions, s.totals, s.ranks)
"""


def test_without_numba_the_same_lines_give_the_same_results() -> None:
    done = subprocess.run([sys.executable, "-c", WITHOUT_NUMBA], capture_output=True, text=True, check=False)
    fast, s = engine(), State()
    made = fast.states(3, 7)
    fast.put(new_state(Ruleset(extra_salt=True), 4, Random(0)), made)
    decisions = fast.job("play_games_many")(made, 0, 3, BEGINNER, 30)
    fast.get(made, 2, s)

    assert done.stderr == ""
    assert done.stdout == f"python {decisions} {s.totals} {s.ranks}\n"


WITHOUT_THREADS = """
import sys, threading
sys.modules["numpy"] = sys.modules["numba"] = None
def refuse(thread):
    raise RuntimeError("can't start new thread")
threading.Thread.start = refuse
from seasalt.kernel.engines import plain
from seasalt.kernel.engines.engine import is_ready, ready_engine, wait_until_ready
assert ready_engine() is plain
wait_until_ready()
print(is_ready())
"""


def test_where_no_thread_can_start_plain_python_is_ready_at_once() -> None:
    done = subprocess.run(
        [sys.executable, "-c", WITHOUT_THREADS], capture_output=True, text=True, check=False
    )

    assert done.stderr == ""
    assert done.stdout == "True\n"
