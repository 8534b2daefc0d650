"""A network of OpenSpiel's own learns the mini game from its information-state tensors."""

import numpy as np
import torch
from open_spiel.python import rl_environment
from open_spiel.python.pytorch import policy_gradient

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
