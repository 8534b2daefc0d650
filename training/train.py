"""Train the network: `python -m training.train RUN --device cuda`.

RUN is a folder with the checkpoint and a log. A call makes one step of the run, of so many iterations or
seconds, and the next call goes on where it ended. Games start anew with every step, so a step depends on the
checkpoint and nothing else. Ctrl-C ends the step early and keeps what was learned.
"""

import argparse
import copy
import json
import signal
import time
from dataclasses import asdict
from pathlib import Path
from typing import Any

import numpy as np
import torch

from seasalt.env.gpu.device import Device
from seasalt.kernel.players.policy import EAGER, KEEN
from seasalt.kernel.thinking.equity_tables import KINDS
from training import checkpoint
from training.contest import contest
from training.games import NETWORKS, Games
from training.learner import STATISTICS, Learner
from training.network import Network, actor, critic, read_network
from training.rollout import Rollout, act, best, in_short
from training.settings import Settings, between, settings_of

TESTED = {"keen": KEEN, "eager": EAGER}
MOST_PAST = 4


class Run:
    """One run: networks, games and log."""

    def __init__(self, folder: Path, device: Device, settings: Settings, compiled: bool) -> None:
        self.folder, self.device, self.settings = folder, device, settings
        self.began = time.monotonic()
        self.iterations, self.decisions, self.seconds, self.step = 0, 0, 0.0, 0
        torch.manual_seed(settings.seed)
        self.learner = Learner(
            device,
            settings,
            actor(settings.width, settings.blocks).to(device.torch),
            critic(settings.critic_width, settings.critic_blocks).to(device.torch),
            actor(settings.student_width, settings.student_blocks).to(device.torch),
        )
        self.past: checkpoint.Past = []
        if (folder / "run.json").exists():
            facts = checkpoint.load(folder, self.learner, self.past)
            self.iterations, self.decisions = facts["iterations"], facts["decisions"]
            self.seconds, self.step = facts["seconds"], facts["step"] + 1
            if facts["missing"]:
                self.say(event="resumed", without=facts["missing"])
        self._act, self._best, self._value = act, best, self.learner.critic
        if compiled:
            self._act, self._best = torch.compile(act), torch.compile(best)
            self._value = torch.compile(self.learner.critic)
            self.learner.losses = torch.compile(self.learner.losses)
        self._past_network = copy.deepcopy(self.learner.average)
        if settings.fixed:
            self._past_network = read_network(settings.fixed).to(device.torch)

    def say(self, **facts: Any) -> None:
        """Print a line and add it to the log."""
        facts = {"second": round(time.monotonic() - self.began, 1), **facts}
        line = json.dumps({k: round(v, 5) if isinstance(v, float) else v for k, v in facts.items()})
        print(line, flush=True)
        self.folder.mkdir(parents=True, exist_ok=True)
        with (self.folder / "log.jsonl").open("a") as log:
            log.write(line + "\n")

    def begin(self) -> Rollout:
        """New games for this step."""
        settings, count = self.settings, self.settings.games
        torch.manual_seed(hash_of(settings.seed, self.step))
        self._chooser = np.random.default_rng([settings.seed, self.step])
        kinds = self._chooser.choice(len(KINDS), count, p=np.array(settings.kinds) / sum(settings.kinds))
        opponents = np.full(count, NETWORKS)
        others = count if settings.fixed else round(settings.past * count) if self.past else 0
        place = others
        if not settings.fixed:
            for policy, share in settings.policies:
                opponents[place : place + round(share * count)] = policy
                place += round(share * count)
        games = Games(self.device, kinds, opponents, hash_of(settings.seed, self.step) % 2**40)
        return Rollout(self.device, games, settings.steps, slice(0, others))

    def iterate(self, rollout: Rollout, own_teacher: Network | None) -> tuple[torch.Tensor, list[float]]:
        """One rollout and what is learned from it."""
        settings = self.settings
        progress = self.iterations / settings.iterations
        if self.past and not settings.fixed:
            self._past_network.load_state_dict(self.past[self._chooser.integers(len(self.past))])
        started = time.monotonic()

        def own(rows, masks):
            with in_short(self.device):
                return self._act(self.learner.actor, rows, masks)

        def other(rows, masks):
            with in_short(self.device):
                if settings.fixed:  # as it plays at a table: the response is to that
                    return self._best(self._past_network, rows, masks)
                return self._act(self._past_network, rows, masks)[0]

        def value(rows):
            with in_short(self.device):
                return self._value(rows)

        rollout.play(own, other)
        self.device.wait()
        played = time.monotonic()
        lessons = rollout.lessons(value, settings.trace)
        self.device.wait()
        judged = time.monotonic()
        rate = between(settings.rate, progress) * min(1.0, (self.iterations + 1) / 10)
        is_taught = own_teacher is not None and self.iterations < settings.taught
        bonuses = between(settings.entropy, progress), between(settings.reach, progress)
        statistics = self.learner.learn(rollout, lessons, rate, bonuses, own_teacher if is_taught else None)
        rollout.steps.roll_over()
        self.device.wait()
        learned = time.monotonic()
        self.iterations += 1
        self.decisions += settings.games * settings.steps
        self.seconds += learned - started
        return statistics, [played - started, judged - played, learned - judged]

    def test(self, kinds: list[int], games: int) -> dict[str, Any]:
        """Shares of games won by the moving average, by kind and policy."""
        network = self.learner.average
        if self.settings.fixed:
            return {
                f"fixed {kind}": contest(self.device, kind, network, self._past_network, 4 * games)
                for kind in kinds
            }
        shares = {
            f"{name} {kind}": round(contest(self.device, kind, network, policy, games), 4)
            for kind in kinds
            for name, policy in TESTED.items()
        }
        student = self.learner.student_average
        return shares | {"student 0": round(contest(self.device, 0, student, TESTED["keen"], games), 4)}

    def save(self) -> None:
        """Write the checkpoint, and the network that plays."""
        facts = {
            "settings": asdict(self.settings),
            "iterations": self.iterations,
            "decisions": self.decisions,
            "seconds": self.seconds,
            "step": self.step,
        }
        checkpoint.save(self.folder, self.learner, self.past, facts)


def hash_of(seed: int, step: int) -> int:
    """A seed for one step."""
    return int(np.random.SeedSequence([seed, step]).generate_state(1, np.uint64)[0] >> np.uint64(2))


def parse(arguments: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("run", type=Path, help="the folder of the run")
    parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    parser.add_argument("--steps", type=int, default=1, help="steps of this call")
    parser.add_argument("--step-iterations", type=int, default=10**9, help="of a step")
    parser.add_argument("--step-seconds", type=float, default=540, help="of a step")
    parser.add_argument("--test-every", type=float, default=60, help="seconds")
    parser.add_argument("--test-games", type=int, default=2048)
    parser.add_argument("--no-compile", action="store_true", help="start at once, and learn slower")
    parser.add_argument("--teacher", default="", help="a network to imitate in the first iterations")
    parser.add_argument("--start", default="", help="a network to start a new run from")
    parser.add_argument("--set", nargs="*", default=[], metavar="NAME=JSON", help="change settings")
    return parser.parse_args(arguments)


def main(arguments: list[str] | None = None) -> None:
    given = parse(arguments)
    settings = settings_of(given.run / "run.json", given.set)
    torch.set_float32_matmul_precision("high")
    device = Device(given.device)
    run = Run(given.run, device, settings, compiled=device.is_gpu and not given.no_compile)
    if given.start and not run.iterations:
        start = read_network(given.start)
        run.learner.actor.load_state_dict(start.state_dict())
        run.learner.average.load_state_dict(start.state_dict())
    own_teacher = read_network(given.teacher).to(device.torch) if given.teacher else None
    stopped: list[int] = []
    usual = signal.signal(signal.SIGINT, lambda *_: stopped.append(1))
    try:
        for _ in range(given.steps):
            if not stopped and run.iterations < run.settings.iterations:
                make_step(run, given, own_teacher, stopped)
                run.step += 1
    finally:
        signal.signal(signal.SIGINT, usual)


def make_step(run: Run, given: argparse.Namespace, own_teacher: Network | None, stopped: list[int]) -> None:
    """One step, from a checkpoint to the next."""
    began = time.monotonic()
    run.say(event="start", step=run.step, iterations=run.iterations, settings=asdict(run.settings))
    rollout = run.begin()
    run.device.wait()
    run.say(event="ready")
    every = [kind for kind, share in enumerate(run.settings.kinds) if share > 0]
    sums, times, count, next_test, done = None, [0.0, 0.0, 0.0], 0, 0.0, 0
    while True:
        elapsed = time.monotonic() - began
        is_last = (
            stopped
            or done >= given.step_iterations
            or elapsed > given.step_seconds
            or run.iterations >= run.settings.iterations
        )
        if elapsed >= next_test or is_last:
            facts: dict[str, Any] = {"iterations": run.iterations, "decisions": run.decisions}
            if count:
                facts |= dict(zip(STATISTICS, (round(x, 5) for x in (sums / count).tolist()), strict=True))
                facts["play_judge_learn"] = [round(x / count, 4) for x in times]
            sums, times, count = None, [0.0, 0.0, 0.0], 0
            if not stopped:
                facts |= run.test(every if is_last else every[:1], given.test_games)
            run.say(event="test", trained=round(run.seconds, 1), **facts)
            next_test = time.monotonic() - began + given.test_every
        if is_last:
            break
        statistics, parts = run.iterate(rollout, own_teacher)
        if done < 3:
            run.say(event="iteration", play_judge_learn=[round(x, 3) for x in parts])
        sums = statistics if sums is None else sums + statistics
        times = [a + b for a, b in zip(times, parts, strict=True)]
        count += 1
        done += 1
    if not done:  # a checkpoint of the same iterations would be written over
        return
    run.past.append({name: tensor.clone() for name, tensor in run.learner.average.state_dict().items()})
    del run.past[:-MOST_PAST]
    run.save()
    run.say(event="saved", iterations=run.iterations)


if __name__ == "__main__":
    main()
