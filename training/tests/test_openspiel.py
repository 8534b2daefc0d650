"""Networks of OpenSpiel's own learn the mini game from its information-state tensors."""

import numpy as np
import pyspiel
import pytest
import torch
from open_spiel.python import rl_environment
from open_spiel.python.pytorch import deep_cfr, policy_gradient

from seasalt.env.mini import MiniGame


def test_policy_gradients_train_on_what_a_seat_remembers() -> None:
    torch.manual_seed(1)
    np.random.seed(1)
    game = MiniGame()
    environment = rl_environment.Environment(game, chance_event_sampler=None)
    environment.seed(1)
    size = environment.observation_spec()["info_state"][0]
    agents = [
        policy_gradient.PolicyGradient(
            seat,
            size,
            game.num_distinct_actions(),
            hidden_layers_sizes=(16,),
            batch_size=4,
            num_critic_before_pi=1,
        )
        for seat in range(2)
    ]
    for _ in range(8):
        step = environment.reset()
        while not step.last():
            action = agents[step.observations["current_player"]].step(step).action
            step = environment.step([action])
        for agent in agents:
            agent.step(step)

    assert size == game.information_state_tensor_size() > 1000
    first = next(iter(agents[0]._net_torso.parameters()))
    assert first.shape == (16, size)
    assert all(agent.loss[0] is not None for agent in agents)


SMALL = {
    "policy_network_layers": (16,),
    "advantage_network_layers": (16,),
    "num_iterations": 2,
    "num_traversals": 2,
    "batch_size_advantage": 8,
    "batch_size_strategy": 8,
    "policy_network_train_steps": 5,
    "advantage_network_train_steps": 5,
    "memory_capacity": 10_000,
}


def test_deep_cfr_trains_on_the_mini_game() -> None:
    game = MiniGame()
    solver = deep_cfr.DeepCFRSolver(game, **SMALL)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    before = solver.action_probabilities(state)

    _, losses, _ = solver.solve()

    learned = solver.action_probabilities(state)
    # They do not add up to 1: OpenSpiel masks nothing here.
    assert learned.keys() == set(state.legal_actions())
    assert learned != before
    assert all(np.isfinite(loss) for seat in losses.values() for loss in seat if loss is not None)


def test_deep_cfr_is_refused_where_there_is_no_tensor() -> None:
    with pytest.raises(Exception, match="information-state tensor"):
        deep_cfr.DeepCFRSolver(pyspiel.load_game("python_seasalt"), **SMALL).solve()
