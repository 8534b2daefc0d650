"""The distilled network: it answers as the same network in numpy, in plain Python and compiled."""

from importlib import resources

import numpy as np
import pytest

from seasalt.bots.network.champion import distilled_weights
from seasalt.bots.network.inputs import COLUMNS, INPUTS, SIZES, STARTS
from seasalt.bots.network.network import POINTS, VALUE, observed, read_network
from seasalt.kernel.actions import legal_sequences
from seasalt.kernel.engines import engine as engines
from seasalt.kernel.engines import plain
from seasalt.kernel.evaluation.distilled_network import (
    EXPECTED_CHANGE,
    EXPECTED_POINTS,
    HOT_PLACES,
    HOT_SIZES,
    HOT_STARTS,
    NETWORK_INPUTS,
    distilled_answer,
    distilled_choice,
    study,
)
from seasalt.kernel.game.layout import ACTIONS
from seasalt.kernel.observation.row import OBSERVATION
from seasalt.kernel.players.policy import DISTILLED
from seasalt.kernel.thinking.belief import belief, known_state
from seasalt.kernel.thinking.option_trials import Advice, OptionTrials, Question, new_trials
from tests.bots.network.test_net_bot import KINDS, greedy, played

NETWORK = read_network(str(resources.files("seasalt.bots.network").joinpath("distilled.npz")))


def test_its_inputs_are_those_of_the_network() -> None:
    assert list(COLUMNS) == HOT_PLACES
    assert list(SIZES) == HOT_SIZES
    assert list(STARTS + OBSERVATION) == HOT_STARTS
    assert INPUTS == NETWORK_INPUTS


@pytest.mark.parametrize(("players", "extra_salt"), KINDS)
def test_it_answers_as_in_numpy(players: int, extra_salt: bool) -> None:
    for seen, knowledge, record in played(players, extra_salt, greedy(players), "distilled", 12):
        s = known_state(seen, knowledge)
        options = list(legal_sequences(record.state))
        if len({option[0] for option in options}) < 2:
            continue
        question = Question(belief(seen, knowledge), options, extra_salt, 1, _advice(len(options), plain))
        distilled = new_trials(question, plain).distilled
        study(s, distilled)
        row, mask = observed(s)
        expected = NETWORK.answers(row)[0]

        legal = np.flatnonzero(mask[0])
        answers = [distilled_answer(distilled.weights, distilled.room, int(action)) for action in legal]
        assert answers == pytest.approx(list(expected[legal]), abs=2e-3)
        assert distilled_choice(s, distilled) == legal[int(np.argmax(answers))]
        for own, other in ((EXPECTED_CHANGE, VALUE), (EXPECTED_POINTS, POINTS)):
            answer = distilled_answer(distilled.weights, distilled.room, own)
            assert answer == pytest.approx(float(expected[other]), abs=2e-3)


def test_its_answers_come_after_those_for_the_actions() -> None:
    assert (EXPECTED_CHANGE, EXPECTED_POINTS) == (ACTIONS, ACTIONS + 1) == (VALUE, POINTS)


@pytest.mark.parametrize(("players", "extra_salt"), [(2, False), (3, True)])
def test_tries_are_the_same_compiled_and_in_plain_python(players: int, extra_salt: bool) -> None:
    steps = played(players, extra_salt, greedy(players), "distilled", 60)
    seen, knowledge, record = next(step for step in steps if 2 < len(legal_sequences(step[2].state)) < 5)
    options = list(legal_sequences(record.state))
    results = []
    for engine in (plain, engines.engine()):
        question = Question(belief(seen, knowledge), options, extra_salt, 7, _advice(len(options), engine))
        trials = OptionTrials(question, engine)
        trials.run(range(len(options)), 0, 2, DISTILLED)
        results.append([trials.tally(option) for option in range(len(options))])

    assert engines.engine() is not plain
    for slow, fast in zip(*results, strict=True):
        assert fast == pytest.approx(slow, abs=1e-4)
        assert 0 < fast.chance < 1


def _advice(count: int, engine: engines.Engine) -> Advice:
    return Advice(0, (0.0,) * count, distilled=distilled_weights(engine))
