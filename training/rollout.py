"""Decisions of networks in many games, and how much better than expected each of them turned out."""

from typing import NamedTuple

import torch
from torch import Tensor

from seasalt.env.gpu.device import Device
from seasalt.kernel.game.layout import ACTIONS, SEATS
from training.games import Games, Steps
from training.network import Network

IMPOSSIBLE = -1e9


def allowed(answers: Tensor, masks: Tensor) -> Tensor:
    """The logits of legal actions."""
    return torch.where(masks > 0, answers[:, :ACTIONS], IMPOSSIBLE)


def in_short(device: Device) -> torch.autocast:
    """Computes in bfloat16 on a GPU."""
    return torch.autocast(device.torch.type, torch.bfloat16, enabled=device.is_gpu)


@torch.no_grad()
def act(network: Network, rows: Tensor, masks: Tensor) -> tuple[Tensor, Tensor]:
    """An action by its chance, and the logarithm of that chance."""
    logits = allowed(network(rows), masks)
    noise = -torch.log(-torch.log(torch.rand_like(logits).clamp_(1e-9, 1 - 1e-7)))
    actions = (logits + noise).argmax(1)
    return actions, torch.log_softmax(logits, 1).gather(1, actions[:, None])[:, 0]


@torch.no_grad()
def best(network: Network, rows: Tensor, masks: Tensor) -> Tensor:
    """The most likely action, which is what a network plays at a table."""
    return allowed(network(rows), masks).argmax(1)


class Lessons(NamedTuple):
    """What is learned from the steps: a number for each step and game."""

    advantages: Tensor
    returns: Tensor
    points: Tensor  # of the seat in this round
    counts: Tensor  # 1 if the decision is the learner's and its future is known
    has_points: Tensor  # 1 if the round ended in these steps


class Rollout:
    """Plays `steps` decisions in every game."""

    def __init__(self, device: Device, games: Games, steps: int, against_others: slice) -> None:
        self._device = device
        self._games = games
        self._count = steps
        self._others = against_others  # games in which another network plays all seats but the learner's
        self.steps = Steps(device, games.count, steps + 1)
        self.actions = device.zeros(steps, games.count, dtype=torch.int64)
        self.chances = device.zeros(steps, games.count, dtype=torch.float32)
        self._values = device.zeros(steps + 1, games.count, dtype=torch.float32)
        games.step(self.steps, 0)

    @torch.no_grad()
    def play(self, own, other) -> None:
        """Play with `own`, which answers actions and chances, and with `other` where other networks play."""
        steps, part = self.steps, self._others
        for t in range(self._count):
            actions, chances = own(steps.rows[t], steps.masks[t])
            if part.stop > part.start:
                theirs = other(steps.rows[t, part], steps.masks[t, part])
                is_own = steps.turns[t, part] == steps.learners[t, part]
                actions[part] = torch.where(is_own, actions[part], theirs)
            self.actions[t] = actions
            self.chances[t] = chances
            self._games.actions.copy_(actions)
            self._games.step(steps, t + 1)

    @torch.no_grad()
    def lessons(self, critic, trace: float) -> Lessons:
        """Advantages by GAE, seat by seat: what follows a decision of a seat is its own next decision."""
        steps, count, games = self.steps, self._count, self._games.count
        for t in range(count + 1):
            self._values[t] = critic(steps.rows[t])[:, 0]
        zeros = self._device.zeros
        advantages, returns, points, counts, has_points = (
            zeros(count, games, dtype=torch.float32) for _ in range(5)
        )
        next_value, next_advantage, reward, known, scored, is_scored = (
            zeros(games, SEATS, dtype=torch.float32) for _ in range(6)
        )
        last = steps.turns[count].long()[:, None]
        next_value.scatter_(1, last, self._values[count][:, None])
        known.scatter_(1, last, 1.0)
        for t in reversed(range(count)):
            ended = steps.ended[t + 1][:, None]
            goes_on = (ended < 2).float()
            next_value *= goes_on
            next_advantage *= goes_on
            reward *= goes_on
            known = torch.where(ended < 2, known, 1.0)
            scored = torch.where(ended > 0, steps.points[t + 1].view(games, SEATS).float(), scored)
            is_scored = torch.where(ended > 0, 1.0, is_scored)
            reward += steps.rewards[t + 1].view(games, SEATS)
            seat = steps.turns[t].long()[:, None]
            value = self._values[t][:, None]
            is_known = known.gather(1, seat)
            surprise = reward.gather(1, seat) + next_value.gather(1, seat) - value
            advantage = (surprise + trace * next_advantage.gather(1, seat)) * is_known
            advantages[t], counts[t] = advantage[:, 0], is_known[:, 0]
            points[t], has_points[t] = scored.gather(1, seat)[:, 0], is_scored.gather(1, seat)[:, 0]
            next_value.scatter_(1, seat, value)
            next_advantage.scatter_(1, seat, advantage)
            reward.scatter_(1, seat, 0.0)
            known.scatter_(1, seat, 1.0)
        returns.copy_(advantages + self._values[:count])
        part = self._others
        counts[:, part] *= (steps.turns[:count, part] == steps.learners[:count, part]).float()
        return Lessons(advantages, returns, points, counts, has_points)
