"""Whoever has no numba notices nothing but speed."""

import subprocess
import sys
from random import Random
from time import sleep
from typing import Any

import pytest

from seasalt.kernel import plain
from seasalt.kernel.bridge import new_state
from seasalt.kernel.determinize import belief, guess_into
from seasalt.kernel.engine import Engine, at_hand, engine, ready, warm_up
from seasalt.kernel.layout import ACTIONS, FIELDS, State
from seasalt.kernel.observe import OBSERVATION
from seasalt.kernel.playout import SUMS
from seasalt.kernel.policy import GREEDY, SHY, UNIFORM
from seasalt.rules import Ruleset, Seat, apply, legal_actions, new_game, no_knowledge, sample, view
from tests.kernel.lockstep import shy
from tests.properties.belief import learn_all

pytest.importorskip("numba")

POLICIES = (UNIFORM, SHY, GREEDY)


def records(of: Engine, count: int, players: int, extra_salt: bool) -> Any:
    made = of.states(count, seed=players)
    of.put(new_state(Ruleset(extra_salt=extra_salt), players, Random(0)), made)
    return made


def positions(of: Engine, made: Any) -> list[dict[str, Any]]:
    """Every fact of every record."""
    s, found = State(), []
    for place in range(len(made)):
        of.get(made, place, s)
        found.append({field.name: getattr(s, field.name) for field in FIELDS if field.name != "rng"})
    return found


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


def answers(of: Engine) -> list[Any]:
    """What comes of each job, one after another on the same records."""
    made, found = records(of, 20, 3, True), []
    sums, actions = of.numbers([0] * SUMS), of.numbers([0] * 20)
    rows, masks = of.rows(20, OBSERVATION), of.rows(20, ACTIONS)
    of.job("new_rounds_many")(made, 0, 20, UNIFORM, 3, sums)
    found.append(of.job("observed_rounds_many")(made, 0, 20, SHY, 1, rows, masks))
    found += [of.job("step_one")(made, place, 0) for place in range(20)]
    of.job("apply_many")(made, 0, 20, actions)
    of.job("apply_many")(made, 0, 20, actions)
    of.job("observe_many")(made, 0, 20, rows, masks)
    found += [list(sums), [list(row) for row in rows], [list(mask) for mask in masks], positions(of, made)]
    found.append(of.job("play_rounds_many")(made, 0, 20, GREEDY))
    guess_into(made, 0, 20, some_belief(), of)
    found.append(positions(of, made))
    return found


def some_belief() -> Any:
    """What a seat holds possible in the middle of a game."""
    rng, viewer = Random(4), Seat(1)
    step = new_game(Ruleset(extra_salt=True, target_score=200), 3)
    knowledge = learn_all(no_knowledge(viewer, 3, step.game.box), step)
    while len(knowledge.worlds) < 3 or step.game.to_act != viewer:
        game = step.game
        step = apply(game, sample(game, rng) if game.chance_acts else shy(legal_actions(game), rng))
        knowledge = learn_all(knowledge, step)
    return belief(view(step.game, viewer), knowledge)


def test_an_array_that_a_job_was_not_compiled_for_is_refused() -> None:
    fast = engine()
    made = records(fast, 1, 2, False)

    with pytest.raises(TypeError, match="No matching definition"):
        fast.job("new_rounds_many")(made, 0, 1, UNIFORM, 1, [0.5] * SUMS)


def test_the_engine_at_hand_is_the_fastest_once_it_is_warm() -> None:
    warm_up()
    assert at_hand().NAME in ("python", "numba")
    while not ready():
        sleep(0.05)

    assert at_hand() is engine()


WITHOUT_NUMBA = """
import sys
sys.modules["numpy"] = sys.modules["numba"] = None
from random import Random
from time import sleep
from seasalt.kernel.bridge import new_state
from seasalt.kernel.engine import at_hand, engine, ready
from seasalt.kernel.layout import State
from seasalt.rules import Ruleset
chosen = engine()
while not ready():
    assert at_hand() is chosen
    sleep(0.01)
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
    decisions = fast.job("play_games_many")(made, 0, 3, GREEDY, 30)
    fast.get(made, 2, s)

    assert done.stderr == ""
    assert done.stdout == f"python {decisions} {s.totals} {s.ranks}\n"
