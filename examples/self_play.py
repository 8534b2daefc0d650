#!/usr/bin/env python3
"""Learn by self-play, in torch: one network plays every seat of many games, and learns from all of them.

    pip install "seasalt[env]" torch
    python examples/self_play.py --minutes 30 --out self-play

writes self-play/policy.pt after every test, and prints how many games the network wins against policies of
the kernel that it never trains with. Ctrl-C stops it; `--resume self-play/policy.pt` goes on.

What is special about self-play with several seats is in `collect` and `advantages`: seats do not take turns
step by step (a duo is laid in stages, an effect lets a seat act again), and a round pays all seats at the
moment when one of them ends it. `examples/league.py` plays against older selves instead.
"""

import argparse
import sys
import time
from pathlib import Path

import numpy as np
import torch
from torch import nn

from seasalt.env.observation import named
from seasalt.env.vector import SeasaltVectorEnv
from seasalt.kernel.game.layout import ACTIONS
from seasalt.kernel.observation.row import OBSERVATION

GAMMA, LAMBDA = 0.997, 0.95  # discount, and the lambda of GAE
CLIP, EPOCHS, MINIBATCH = 0.2, 2, 4096
ENTROPY, VALUE = 0.01, 0.5  # weights of the entropy bonus and the value loss
RATE, MAX_NORM = 5e-4, 0.5
SCALES = {"hand_count": 1 / 8, "totals": 1 / 32, "counts": 1 / 32}  # so that all inputs have a similar size


class Network(nn.Module):
    """Rows to a logit for every action and a value."""

    def __init__(self, width=256):
        super().__init__()
        scales = np.ones(OBSERVATION, np.float32)
        for name, scale in SCALES.items():
            named(scales)[name][:] = scale
        self.register_buffer("scales", torch.from_numpy(scales))
        self.body = nn.Sequential(
            nn.Linear(OBSERVATION, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU()
        )
        self.policy, self.value = nn.Linear(width, ACTIONS), nn.Linear(width, 1)
        nn.init.normal_(self.policy.weight, std=0.01)

    def forward(self, rows, masks):
        """Log-probabilities of the actions, and values."""
        inner = self.body(rows.float() * self.scales)
        logits = self.policy(inner).masked_fill(masks == 0, -1e9)
        return logits.log_softmax(1), self.value(inner)[:, 0]

    @torch.no_grad()
    def choose(self, rows, masks, *, best=False):
        """Actions for numpy rows and masks, with their log-probabilities and the values of the rows."""
        chances, values = self(torch.from_numpy(rows), torch.from_numpy(masks))
        actions = chances.argmax(1) if best else torch.multinomial(chances.exp(), 1)[:, 0]
        return actions.numpy(), chances.gather(1, actions[:, None])[:, 0].numpy(), values.numpy()


def collect(env, choose, now, steps):
    """Play `steps` decisions in every game; returns them and where to go on.

    `choose` gives actions, log-probabilities and values for all games.
    """
    rows, info = now
    names = ("row", "mask", "turn", "action", "chance", "value", "rewards", "done")
    batch = {name: [] for name in names}
    for _ in range(steps):
        masks, turns = info["action_mask"], info["turn"]
        actions, chances, values = choose(rows, masks)
        seen = rows, masks, turns, actions, chances, values
        rows, _, terminated, truncated, info = env.step(actions)
        for name, value in zip(names, (*seen, info["rewards"], terminated | truncated), strict=True):
            batch[name].append(value)
    return {name: np.array(values) for name, values in batch.items()}, (rows, info)


def advantages(batch):
    """Generalized advantage estimates for each decision, and which of them have one.

    Goes backwards and keeps for every seat of every game what came after: what it was paid since, the value
    and the advantage of its next decision. A decision whose seat neither acts again nor sees the game end
    before the batch does has no estimate.
    """
    steps, games = batch["value"].shape
    every, seats = np.arange(games), batch["rewards"].shape[2]
    paid, value, ahead = (np.zeros((games, seats), np.float32) for _ in range(3))
    is_known = np.zeros((games, seats), np.bool_)
    found, has_one = np.zeros((steps, games), np.float32), np.zeros((steps, games), np.bool_)
    for step in reversed(range(steps)):
        over = batch["done"][step]
        paid[over], value[over], ahead[over], is_known[over] = 0, 0, 0, True
        paid += batch["rewards"][step]
        turn = batch["turn"][step]
        surprise = paid[every, turn] + GAMMA * value[every, turn] - batch["value"][step]
        found[step] = surprise + GAMMA * LAMBDA * ahead[every, turn]
        has_one[step] = is_known[every, turn]
        paid[every, turn], value[every, turn], ahead[every, turn] = 0, batch["value"][step], found[step]
        is_known[every, turn] = True
    return found, has_one


def update(net, optimizer, batch, learns=None):
    """PPO on the decisions of a batch, or on those that `learns` marks."""
    gain, has_one = advantages(batch)
    picked = has_one if learns is None else has_one & learns
    if not picked.any():
        return
    target = torch.from_numpy((gain + batch["value"])[picked])
    gain = gain[picked]
    gain = torch.from_numpy((gain - gain.mean()) / (gain.std() + 1e-6))
    rows, masks, actions, old = (
        torch.from_numpy(batch[name][picked]) for name in ("row", "mask", "action", "chance")
    )
    for _ in range(EPOCHS):
        for part in torch.randperm(len(rows)).split(MINIBATCH):
            chances, values = net(rows[part], masks[part])
            ratio = (chances.gather(1, actions[part, None])[:, 0] - old[part]).exp()
            clipped = torch.min(ratio * gain[part], ratio.clamp(1 - CLIP, 1 + CLIP) * gain[part]).mean()
            entropy = -(chances.exp() * chances.clamp(min=-30)).sum(1).mean()
            loss = VALUE * (values - target[part]).square().mean() - clipped - ENTROPY * entropy
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(net.parameters(), MAX_NORM)
            optimizer.step()


def won_against(net, opponents, players, games):
    """The share of games that the best actions of a network win against a policy of the kernel."""
    env = SeasaltVectorEnv(games, players, opponents=opponents, autoreset_mode="NextStep")
    rows, info = env.reset(seed=10**9)
    result = np.full(games, np.nan)
    while np.isnan(result).any():
        actions, _, _ = net.choose(rows, info["action_mask"], best=True)
        rows, rewards, terminated, truncated, info = env.step(actions)
        first = (terminated | truncated) & np.isnan(result)  # later games in the same place do not count
        result[first] = (rewards[first] * (players - 1) + 1) / players
    return float(result.mean())


def options_of(arguments, description, out):
    """The command line that both examples share."""
    parser = argparse.ArgumentParser(
        description=description, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--minutes", type=float, default=30, help="CPU minutes to learn for (30)")
    parser.add_argument("--every", type=float, default=3, help="CPU minutes between tests (3)")
    parser.add_argument("--games", type=int, default=512, help="at once (512)")
    parser.add_argument("--steps", type=int, default=64, help="decisions in each before an update (64)")
    parser.add_argument("--players", type=int, default=2, choices=(2, 3, 4), help="in each game (2)")
    parser.add_argument("--against", nargs="+", default=["random", "greedy"], help="in tests (random greedy)")
    parser.add_argument("--test", type=int, default=400, help="games in a test (400)")
    parser.add_argument("--seed", type=int, default=1, help="of games and network (1)")
    parser.add_argument("--out", type=Path, default=Path(out), help=f"folder for the policy ({out})")
    parser.add_argument("--resume", type=Path, help="a policy.pt to go on from")
    return parser.parse_args(arguments)


def begin(options):
    """A network, its optimizer and the games."""
    torch.manual_seed(options.seed)
    net = Network()
    if options.resume:
        net.load_state_dict(torch.load(options.resume, weights_only=True))
    env = SeasaltVectorEnv(options.games, options.players, reward="round", autoreset_mode="SameStep")
    return net, torch.optim.Adam(net.parameters(), RATE), env, env.reset(seed=options.seed * 10**6)


def learn(options, net, one_round, more=str):
    """Call `one_round` until time is up, and test and keep the network every few minutes."""
    options.out.mkdir(parents=True, exist_ok=True)
    print("CPU min  " + "".join(f"{name:>12}" for name in options.against), flush=True)
    spent, tested = 0.0, 0
    try:
        while True:
            if spent >= min(tested * options.every, options.minutes):
                won = [won_against(net, name, options.players, options.test) for name in options.against]
                print(f"{spent:7.1f}  " + "".join(f"{share:12.1%}" for share in won) + more(), flush=True)
                torch.save(net.state_dict(), options.out / "policy.pt")
                tested += 1
            if spent >= options.minutes:
                break
            clock = time.process_time()
            one_round()
            spent += (time.process_time() - clock) / 60
    except KeyboardInterrupt:
        torch.save(net.state_dict(), options.out / "policy.pt")
        print("Stopped; the policy is saved.", file=sys.stderr)


def main(arguments=None):
    options = options_of(arguments, __doc__, "self-play")
    net, optimizer, env, now = begin(options)

    def one_round():
        nonlocal now
        batch, now = collect(env, net.choose, now, options.steps)
        update(net, optimizer, batch)

    learn(options, net, one_round)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
