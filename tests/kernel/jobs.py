"""Every job of an engine on the same records: the results are the same for all engines."""

from random import Random
from typing import Any

from seasalt.kernel.convert import new_state
from seasalt.kernel.engines.engine import Engine
from seasalt.kernel.evaluation.guess import Belief
from seasalt.kernel.game.layout import ACTIONS, State
from seasalt.kernel.observation.row import OBSERVATION
from seasalt.kernel.players.playout import SUMS
from seasalt.kernel.players.policy import BEGINNER, SHY, UNIFORM
from seasalt.kernel.thinking.belief import belief, to_engine
from seasalt.rules import Ruleset, Seat, apply, legal_actions, new_game, no_knowledge, sample, view
from tests.kernel.lockstep import facts, shy
from tests.properties.fitting_games import learn_all


def records(of: Engine, count: int, players: int, extra_salt: bool) -> Any:
    made = of.states(count, seed=players)
    of.put(new_state(Ruleset(extra_salt=extra_salt), players, Random(0)), made)
    return made


def played_games(of: Engine, count: int, players: int, extra_salt: bool, policy: int, rounds: int) -> Any:
    """The number of decisions of some games, and where they end."""
    made = records(of, count, players, extra_salt)
    decisions = of.job("play_games_many")(made, 0, count, policy, rounds)
    return decisions, positions(of, made)


def positions(of: Engine, made: Any) -> list[dict[str, Any]]:
    """All fields of all records."""
    s, found = State(), []
    for place in range(len(made)):
        of.get(made, place, s)
        found.append(facts(s))
    return found


def answers(of: Engine) -> list[Any]:
    """The results of the jobs, run one after another on the same records."""
    made, found = records(of, 20, 3, True), []
    sums, actions = of.numbers([0] * SUMS), of.numbers([0] * 20)
    rows, masks = of.rows(20, OBSERVATION), of.rows(20, ACTIONS)
    of.job("new_rounds_many")(made, 0, 20, UNIFORM, 3, sums)
    found.append(of.job("observed_rounds_many")(made, 0, 20, SHY, 1, rows, masks))
    found += [of.job("step_one")(made, place, 0) for place in range(20)]
    of.job("apply_many")(made, 0, 20, actions)
    of.job("apply_many")(made, 0, 20, actions)
    of.job("observe_many")(made, 0, 20, rows, masks)
    found += [of.read(sums), of.read(rows), of.read(masks), positions(of, made)]
    found.append(of.job("play_rounds_many")(made, 0, 20, BEGINNER))
    of.job("guess_many")(made, 0, 20, to_engine(some_belief(), of))
    found.append(positions(of, made))
    return found


def some_belief() -> Belief:
    """The belief of a seat in the middle of a game."""
    rng, viewer = Random(4), Seat(1)
    step = new_game(Ruleset(extra_salt=True, target_score=200), 3)
    knowledge = learn_all(no_knowledge(viewer, 3, step.game.box), step)
    while len(knowledge.worlds) < 3 or step.game.to_act != viewer:
        game = step.game
        step = apply(game, sample(game, rng) if game.chance_acts else shy(legal_actions(game), rng))
        knowledge = learn_all(knowledge, step)
    return belief(view(step.game, viewer), knowledge)
