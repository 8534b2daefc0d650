"""PPO: one pass over the decisions of a rollout."""

import copy
from typing import NamedTuple

import torch
import torch.nn.functional as F  # noqa: N812 # its usual name
from torch import Tensor

from seasalt.bots.network.network import ANSWERS, BELIEF, POINTS, POINTS_SCALE, VALUE
from seasalt.env.gpu.device import Device
from seasalt.kernel.game.layout import ACTIONS, CARDS, SEATS
from seasalt.kernel.observation.hidden_cards import DECK_BLOCK, FULL_STATE, HANDS_BLOCK
from seasalt.kernel.observation.row import SEATS_BLOCK
from training.network import Network
from training.rollout import Lessons, Rollout, allowed, in_short
from training.settings import Settings

MOST_NORM = 1.0
STATISTICS = ("policy", "entropy", "value", "critic", "points", "belief", "kl", "clipped", "student", "reach")


class Decisions(NamedTuple):
    """A minibatch."""

    rows: Tensor
    masks: Tensor
    actions: Tensor
    chances: Tensor
    advantages: Tensor
    returns: Tensor
    points: Tensor
    counts: Tensor
    has_points: Tensor


class Learner:
    """The networks that learn, their optimizer, and the moving averages that play."""

    def __init__(self, device: Device, settings: Settings, actor: Network, critic: Network, student: Network):
        self._device = device
        self._settings = settings
        self.actor, self.critic, self.student = actor, critic, student
        self.average, self.student_average = (
            copy.deepcopy(network).requires_grad_(False) for network in (actor, student)
        )
        self._parts = [list(network.parameters()) for network in (actor, critic, student)]
        self._averages = [*self.average.parameters(), *self.student_average.parameters()]
        self.optimizer = torch.optim.AdamW(
            [{"params": part} for part in self._parts], eps=1e-5, weight_decay=0.0, fused=device.is_gpu
        )
        self.updates = 0
        self.losses = self._losses

    def learn(
        self, rollout: Rollout, lessons: Lessons, rate: float, bonuses: tuple[float, float], teacher=None
    ) -> Tensor:
        """Update the networks; the bonuses weigh entropy and reach. Returns the mean of the STATISTICS."""
        for group in self.optimizer.param_groups:
            group["lr"] = rate
        total = lessons.counts.sum().clamp_min(1)
        mean = (lessons.advantages * lessons.counts).sum() / total
        deviation = ((lessons.advantages - mean).square() * lessons.counts).sum().div(total).sqrt()
        steps, count = rollout.steps, lessons.counts.numel()
        whole = Decisions(
            steps.rows[:-1].view(-1, FULL_STATE),
            steps.masks[:-1].view(-1, ACTIONS),
            rollout.actions.view(-1),
            rollout.chances.view(-1),
            ((lessons.advantages - mean) / (deviation + 1e-8)).view(-1),
            *(part.view(-1) for part in lessons[1:]),
        )
        weights = torch.tensor(bonuses, device=self._device.torch)
        sums = self._device.zeros(len(STATISTICS), dtype=torch.float32)
        order = torch.randperm(count, device=self._device.torch)
        batches = order.split(self._settings.minibatch)
        for batch in batches:
            decisions = Decisions(*(part[batch] for part in whole))
            if teacher is None:
                loss, statistics = self.losses(decisions, weights)
            else:
                loss, statistics = self._imitation(decisions, weights, teacher)
            self.optimizer.zero_grad(set_to_none=True)
            loss.backward()
            for part in self._parts:
                torch.nn.utils.clip_grad_norm_(part, MOST_NORM)
            self.optimizer.step()
            self.updates += 1
            with torch.no_grad():
                keep = min(self._settings.average, 1 - 1 / (self.updates + 1))
                torch._foreach_lerp_(self._averages, self._parts[0] + self._parts[2], 1 - keep)
            sums += statistics
        return sums / len(batches)

    def _losses(self, decisions: Decisions, bonuses: Tensor, of_policy: float = 1.0):
        settings = self._settings
        with in_short(self._device):
            answers = self.actor(decisions.rows)
            value = self.critic(decisions.rows)[:, 0]
            followed = self.student(decisions.rows)
        chances = torch.log_softmax(allowed(answers, decisions.masks), 1)
        chosen = chances.gather(1, decisions.actions[:, None])[:, 0]
        ratio = torch.exp(chosen - decisions.chances)
        clipped = ratio.clamp(1 - settings.clip, 1 + settings.clip)
        gain = torch.minimum(ratio * decisions.advantages, clipped * decisions.advantages)
        counts = decisions.counts
        total = counts.sum().clamp_min(1)

        def mean(numbers: Tensor) -> Tensor:
            return (numbers * counts).sum() / total

        policy = -mean(gain)
        entropy = mean(-(chances.exp() * chances).sum(1))
        is_legal = decisions.masks > 0
        reach = mean(-torch.where(is_legal, chances, 0.0).sum(1) / is_legal.sum(1).clamp_min(1))
        own_value = mean((answers[:, VALUE] - decisions.returns).square())
        critic = mean((value - decisions.returns).square())
        points = mean((answers[:, POINTS] - decisions.points / POINTS_SCALE).square() * decisions.has_points)
        hands = (decisions.rows[:, HANDS_BLOCK:DECK_BLOCK] > 0).float()
        logits = answers[:, BELIEF:ANSWERS]
        missed = F.binary_cross_entropy_with_logits(logits, hands, reduction="none")
        seats = decisions.rows[:, SEATS_BLOCK + 1 : SEATS_BLOCK + SEATS].float()
        belief = mean((missed.view(-1, SEATS - 1, CARDS).mean(2) * seats).sum(1) / seats.sum(1))
        aims = chances.detach()
        missed_aims = aims - torch.log_softmax(allowed(followed, decisions.masks), 1)
        student = mean((aims.exp() * missed_aims).sum(1))
        students_value = mean((followed[:, VALUE] - decisions.returns).square())
        students_points = mean(
            (followed[:, POINTS] - decisions.points / POINTS_SCALE).square() * decisions.has_points
        )
        loss = (
            of_policy * (policy - bonuses[0] * entropy + bonuses[1] * reach)
            + settings.value_weight * own_value
            + settings.critic_weight * critic
            + settings.points_weight * points
            + settings.belief_weight * belief
            + student
            + settings.value_weight * students_value
            + settings.points_weight * students_points
        )
        with torch.no_grad():
            kl = mean(ratio - 1 - (chosen - decisions.chances))
            share = mean(((ratio - 1).abs() > settings.clip).float())
        statistics = [policy, entropy, own_value, critic, points, belief, kl, share, student, reach]
        return loss, torch.stack(statistics).detach()

    def _imitation(self, decisions: Decisions, bonuses: Tensor, teacher: Network):
        """The losses without the policy's own, and the distance from the teacher's chances instead."""
        loss, statistics = self._losses(decisions, bonuses, of_policy=0.0)
        with in_short(self._device):
            own = self.actor(decisions.rows)
            with torch.no_grad():
                theirs = teacher(decisions.rows)
        wanted = torch.log_softmax(allowed(theirs, decisions.masks), 1)
        chances = torch.log_softmax(allowed(own, decisions.masks), 1)
        distance = (wanted.exp() * (wanted - chances)).sum(1).mean()
        statistics[0] = distance.detach()
        return loss + distance, statistics
