"""Rewards, and advantages against a computation that is slow and plain."""

import numpy as np
import pytest
import torch

from seasalt.env.gpu.device import Device
from seasalt.kernel.game.layout import ACTIONS, SEATS
from seasalt.kernel.players.policy import SHY
from seasalt.kernel.thinking.equity_tables import KINDS
from training.games import NETWORKS, Games
from training.rollout import Rollout, best

STEPS = 300
TRACE = 0.9
OTHERS = slice(0, 2)  # games against another network


def any_action(rows: torch.Tensor, masks: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
    chances = masks.float()
    return torch.multinomial(chances, 1)[:, 0], -chances.sum(1).log()


def guess(rows: torch.Tensor) -> torch.Tensor:
    """A critic whose values look random."""
    weights = torch.linspace(-1, 1, rows.shape[1])
    return torch.sin(rows.float() @ weights)[:, None]


@pytest.fixture(scope="module")
def rollout(device: Device) -> Rollout:
    """Uniform play in games of every kind, long enough that some of them end, and some against a policy."""
    torch.manual_seed(3)
    kinds = np.arange(3 * len(KINDS)) % len(KINDS)
    opponents = np.where(np.arange(len(kinds)) < 2 * len(KINDS), NETWORKS, SHY)
    rollout = Rollout(device, Games(device, kinds, opponents, seed=5), STEPS, OTHERS)
    rollout.play(any_action, lambda rows, masks: any_action(rows, masks)[0])
    return rollout


def test_at_a_table_a_network_plays_its_most_likely_legal_action():
    answers = torch.zeros(2, ACTIONS + 1)
    answers[:, 3], answers[:, 5], answers[:, ACTIONS] = 2.0, 1.0, 9.0  # the last is no action
    masks = torch.ones(2, ACTIONS)
    masks[1, 3] = 0

    assert best(lambda rows: answers, torch.zeros(2, 1), masks).tolist() == [3, 5]


def test_what_one_seat_wins_the_others_lose(rollout: Rollout):
    ended = rollout.steps.ended
    rewards = rollout.steps.rewards.view(STEPS + 1, -1, SEATS)

    assert (ended[1:] == 1).any()
    assert (ended[1:] == 2).any()
    assert rewards[ended > 0].abs().sum(1).max() > 0.1
    assert rewards[ended == 0].abs().max() == 0
    assert rewards.sum(2).abs().max() < 1e-4


def slow_lessons(rollout: Rollout, game: int) -> tuple[list[float], list[float]]:
    """The advantages of a game's decisions, and whether each has a known future: seat by seat."""
    turns, ended = rollout.steps.turns[:, game].tolist(), rollout.steps.ended[:, game].tolist()
    rewards = rollout.steps.rewards.view(STEPS + 1, -1, SEATS)[:, game].tolist()
    values = [float(guess(rollout.steps.rows[step])[game, 0]) for step in range(STEPS + 1)]
    advantages, known = [0.0] * STEPS, [0.0] * STEPS
    for step in reversed(range(STEPS)):
        reward = 0.0
        for later in range(step + 1, STEPS + 1):
            reward += rewards[later][turns[step]]
            is_over = ended[later] == 2
            if is_over or turns[later] == turns[step]:
                known[step] = 1.0
                next_value = 0.0 if is_over else values[later]
                next_advantage = 0.0 if is_over or later == STEPS else advantages[later]
                advantages[step] = reward + next_value - values[step] + TRACE * next_advantage
                break
    return advantages, known


def test_advantages_are_those_of_a_slow_computation(rollout: Rollout):
    lessons = rollout.lessons(guess, TRACE)

    for game in range(lessons.counts.shape[1]):
        advantages, known = slow_lessons(rollout, game)
        assert lessons.advantages[:, game].tolist() == pytest.approx(advantages, abs=1e-4)
        if game >= OTHERS.stop:
            assert lessons.counts[:, game].tolist() == known
    values = torch.stack([guess(rows)[:, 0] for rows in rollout.steps.rows[:STEPS]])
    assert torch.allclose(lessons.returns, lessons.advantages + values)


def test_nothing_is_learned_from_what_another_network_decides(rollout: Rollout):
    counts = rollout.lessons(guess, TRACE).counts[:, OTHERS]
    is_own = (rollout.steps.turns == rollout.steps.learners)[:STEPS, OTHERS]

    assert counts[is_own].sum() > 0
    assert counts[~is_own].sum() == 0


def test_against_a_policy_only_the_learner_decides(rollout: Rollout):
    against_policy = slice(2 * len(KINDS), 3 * len(KINDS))

    turns, learners = (part[:, against_policy] for part in (rollout.steps.turns, rollout.steps.learners))
    assert torch.equal(turns, learners)


def test_points_are_those_of_the_round_in_which_the_decision_was(rollout: Rollout):
    lessons = rollout.lessons(guess, TRACE)

    for game in range(lessons.points.shape[1]):
        ends = [step for step in range(1, STEPS + 1) if rollout.steps.ended[step, game]]
        for step in range(STEPS):
            later = [end for end in ends if end > step]
            assert bool(lessons.has_points[step, game]) is bool(later)
            if later:
                points = rollout.steps.points[later[0]].view(-1, SEATS)[game]
                assert lessons.points[step, game] == points[rollout.steps.turns[step, game].long()]


def test_only_legal_actions_are_played(rollout: Rollout):
    masks = rollout.steps.masks[:STEPS].view(-1, ACTIONS)

    assert masks.gather(1, rollout.actions.view(-1, 1)).min() == 1
